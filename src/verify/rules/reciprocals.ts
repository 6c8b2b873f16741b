import { dimensionOf, sameDimension } from '../../math/dimension.ts';
import type { MathNode } from '../../math/tree.ts';
import type { Dimension } from '../../math/unit-table.ts';
import { relativeDifference } from '../compare-values.ts';
import { type Question, type Ruling, undecided } from '../rule.ts';
import { ROUNDED_ON_THE_WAY } from './rounding.ts';
import { numberAt } from './values.ts';

/** What turns a frequency or a wave number into an energy: h and hc (SI Brochure, 9th edition, table 1). */
const SPECTRAL: readonly (readonly [Dimension, MathNode])[] = [
  [{ s: -1 }, quantity('6.62607015', 34, ['J', 's'])],
  [{ m: -1 }, quantity('1.98644586', 25, ['J', 'm'])],
];

/**
 * Two dimensions that spectroscopists take for one: a wave number and a wavelength or its width, whose relation depends on
 * the line; a lifetime and a rate, or an energy and its frequency or wave number, where the numbers agree. Undefined for
 * others.
 */
export function otherMeasure(question: Question): Ruling | undefined {
  const [one, two] = [dimensionOf(question.reference), dimensionOf(question.candidate)];
  if (one === undefined || two === undefined) return undefined;
  if (areReciprocal(one, two)) {
    if (one['m'] !== undefined) return undecided('borderline', 'a wave number, and a length');
    const candidate: MathNode = { kind: 'quotient', over: number('1'), under: question.candidate };
    return agrees({ ...question, candidate }, 'a rate, and the time it may be the inverse of');
  }
  const [reference, candidate] = [asEnergy(question.reference), asEnergy(question.candidate)];
  const [first, second] = [dimensionOf(reference), dimensionOf(candidate)];
  return first !== undefined && second !== undefined && sameDimension(first, second)
    ? agrees({ ...question, reference, candidate }, 'an energy, and its frequency or wave number')
    : undefined;
}

function agrees(question: Question, note: string): Ruling | undefined {
  const [a, b] = [numberAt(question, question.reference), numberAt(question, question.candidate)];
  const isNear = a === undefined || b === undefined || relativeDifference(a, b) <= ROUNDED_ON_THE_WAY;
  return isNear ? undecided('borderline', note) : undefined;
}

/** Of a length or of a time. */
function areReciprocal(one: Dimension, two: Dimension): boolean {
  return ['m', 's'].some((unit) =>
    [1, -1].some((sign) => sameDimension(one, { [unit]: sign }) && sameDimension(two, { [unit]: -sign })),
  );
}

function asEnergy(node: MathNode): MathNode {
  const own = dimensionOf(node) ?? {};
  const found = SPECTRAL.find(([dimension]) => sameDimension(own, dimension));
  return found === undefined ? node : { kind: 'product', factors: [node, found[1]] };
}

/** digits · 10^−power in units. */
function quantity(digits: string, power: number, units: readonly string[]): MathNode {
  const exponent: MathNode = { kind: 'negate', of: number(String(power)) };
  const ten: MathNode = { kind: 'power', base: number('10'), exponent };
  return {
    kind: 'product',
    factors: [number(digits), ten, ...units.map((name): MathNode => ({ kind: 'unit', name }))],
  };
}

function number(text: string): MathNode {
  return { kind: 'number', text };
}
