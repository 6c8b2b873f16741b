import { dimensionOf, sameDimension } from '../../math/dimension.ts';
import { someOfKind } from '../../math/kinds-in.ts';
import { parseLatex } from '../../math/parse.ts';
import { type MathNode, mapTree } from '../../math/tree.ts';
import { equivalent, type Question, type Rule } from '../rule.ts';
import { freeNames, isReader } from './constant.ts';
import { hasUnits } from './measure.ts';

/** Constants of nature in SI (CODATA 2022, Rev. Mod. Phys. 97, 025002). An m among the others is that of the electron. */
const VALUES: ReadonlyMap<string, string> = new Map([
  ['c', '2.99792458 \\times 10^8 \\text{ m/s}'],
  ['h', '6.62607015 \\times 10^{-34} \\text{ J s}'],
  ['\\hbar', '1.054571817 \\times 10^{-34} \\text{ J s}'],
  ['e', '1.602176634 \\times 10^{-19} \\text{ C}'],
  ['k_{B}', '1.380649 \\times 10^{-23} \\text{ J/K}'],
  ['\\epsilon_{0}', '8.8541878188 \\times 10^{-12} \\text{ F/m}'],
  ['\\varepsilon_{0}', '8.8541878188 \\times 10^{-12} \\text{ F/m}'],
  ['\\mu_{0}', '1.25663706127 \\times 10^{-6} \\text{ H/m}'],
  ['m_{e}', '9.1093837139 \\times 10^{-31} \\text{ kg}'],
  ['m', '9.1093837139 \\times 10^{-31} \\text{ kg}'],
  ['m_{p}', '1.67262192595 \\times 10^{-27} \\text{ kg}'],
  ['\\alpha', '7.2973525643 \\times 10^{-3}'],
  ['a_{0}', '5.29177210544 \\times 10^{-11} \\text{ m}'],
  ['\\mu_{B}', '9.2740100657 \\times 10^{-24} \\text{ J/T}'],
]);
/** Constants that show that the other letters are constants too. */
const SURE: ReadonlySet<string> = new Set(['\\hbar', '\\epsilon_{0}', '\\varepsilon_{0}', 'm_{e}', 'a_{0}']);

/**
 * For a reader, a formula of constants of nature beside a number with a unit: equal where the value agrees to the digits
 * stated. A value that does not agree says nothing here: a letter may not be the constant.
 */
export const knownValues: Rule = {
  name: 'known-values',
  apply: (question) => {
    const { reference, candidate } = question;
    if (!isReader(question) || hasUnits(reference) === hasUnits(candidate)) return { pass: 'no constants' };
    const [formula, measured] = hasUnits(reference) ? [candidate, reference] : [reference, candidate];
    const shared = new Set(freeNames(measured, question));
    const names = freeNames(formula, question).filter((name) => !shared.has(name));
    const areKnown = areConstants(formula, names) || isSpeedOfLight(formula, names, measured);
    if (!areKnown || measured.kind === 'relation') return { pass: 'no constants' };
    const value = (node: MathNode): MathNode => (node === formula ? withValues(node, shared) : node);
    const ruling = question.decide({ ...question, reference: value(reference), candidate: value(candidate) });
    return ruling.outcome === 'equivalent'
      ? equivalent('numeric_identity', `with the values of ${names.join(', ')}`)
      : { pass: 'no value of constants' };
  },
};

/** `0.8c` beside a speed: a multiple of c and of nothing else. */
function isSpeedOfLight(formula: MathNode, names: readonly string[], measured: MathNode): boolean {
  if (names.length !== 1 || names[0] !== 'c' || formula.kind === 'relation') return false;
  const [own, other] = [dimensionOf(withValues(formula, new Set())), dimensionOf(measured)];
  return other !== undefined && sameDimension(other, SPEED) && own !== undefined && sameDimension(own, SPEED);
}

const SPEED = { m: 1, s: -1 };

/** Whether a formula of constants of nature has another value than the measured one, in the same units. */
export function contradictsConstants(question: Question, formula: MathNode, measured: MathNode): boolean {
  if (!hasUnits(measured) || !areConstants(formula, freeNames(formula, question))) return false;
  const reference = withValues(formula, new Set());
  const [own, other] = [dimensionOf(reference), dimensionOf(measured)];
  if (own === undefined || other === undefined || !sameDimension(own, other)) return false;
  return question.decide({ ...question, reference, candidate: measured }).outcome === 'different';
}

/** Whether every name of a formula is a constant, and one of them nothing else. */
function areConstants(formula: MathNode, names: readonly string[]): boolean {
  const isSure = names.some((name) => SURE.has(name)) && names.every((name) => VALUES.has(name));
  return isSure && formula.kind !== 'relation' && !isExponential(formula);
}

/** An exponential, whose e is 2.718. */
function isExponential(node: MathNode): boolean {
  return someOfKind(
    node,
    'power',
    (part) => part.base.kind === 'symbol' && part.base.name === 'e' && part.exponent.kind !== 'number',
  );
}

function withValues(node: MathNode, shared: ReadonlySet<string>): MathNode {
  return mapTree(node, (part) => {
    const latex = part.kind === 'symbol' && !shared.has(part.name) ? VALUES.get(part.name) : undefined;
    const value = latex === undefined ? undefined : parseLatex(latex);
    return value?.ok ? value.node : part;
  });
}
