import { printLatex } from '../../math/print.ts';
import type { MathNode } from '../../math/tree.ts';
import type { Question } from '../rule.ts';
import { isTrivial } from './answer-name.ts';
import { freeNames } from './constant.ts';
import { type Definition, sameSide, transitionLetter } from './definition.ts';
import { ratiosContrast } from './left-sides.ts';

/** `L_a/L_b = f` and `L_1/L_2 = f` before a formula: the letters are the quantity, another person's indices do not matter. */
export function areRatiosOfOneLetter(question: Question, a: Definition, b: Definition): boolean {
  const names = freeNames(a.value, question);
  const areRatios = a.left === 'quantity' && b.left === 'quantity' && names.length > 0 && !isTrivial(a.value);
  return areRatios && !ratiosContrast(a.side, b.side, names);
}

/** A quotient of quantities that one value defines, and a name that the other defines. */
export function isRatioBesideName(a: Definition, b: Definition): boolean {
  const [name, ratio] = a.left === 'name' ? [a, b] : [b, a];
  return name.left === 'name' && ratio.left === 'quantity' && ratio.side.kind === 'quotient';
}

/**
 * `\sigma(a \to b) = f` and `\sigma = f`, or `\sigma_{a \to b} = f`: the process in brackets, or in the index, says of what the same
 * letter is the rate or cross section.
 */
export function nameOneProcess(a: Definition, b: Definition): boolean {
  return namesProcess(a.side, b.side) || namesProcess(b.side, a.side);
}

function namesProcess(side: MathNode, name: MathNode): boolean {
  const letter = transitionLetter(side);
  if (name.kind !== 'symbol' || letter === undefined) return false;
  const inside =
    side.kind === 'product' ? side.factors[1] : side.kind === 'function' ? side.args[0] : undefined;
  if (inside?.kind !== 'relation' || !inside.rest.every(({ sign }) => sign === '\\to')) return false;
  return name.name === letter || indexOf(name.name, letter) === spelled(printLatex(inside));
}

/** The index of the letter as text; undefined where the name is another one. */
function indexOf(name: string, letter: string): string | undefined {
  const index = name.startsWith(`${letter}_`) ? name.slice(letter.length + 1) : undefined;
  return index === undefined ? undefined : spelled(index);
}

function spelled(text: string): string {
  return text
    .replace(/[{}\s]|\\(?:mathrm|text|rm|[,;:! ])(?![A-Za-z])/g, '')
    .replaceAll('\\rightarrow', '\\to');
}

/**
 * `E = \frac{3}{2}kT = 0.04\,\mathrm{eV}` beside `\frac{3}{2}kT = 6.4e-21 J`: the numbers that two chains give for a formula
 * with which one begins and which the other has on its way.
 */
export function numbersBehindFormula(
  question: Question,
  a: Definition,
  b: Definition,
): { readonly reference: MathNode; readonly candidate: MathNode } | undefined {
  if (a.members.length < 2 && b.members.length < 2) return undefined;
  const [reference, candidate] = [a.members.at(-1) ?? a.value, b.members.at(-1) ?? b.value];
  if ([reference, candidate].some((end) => freeNames(end, question).length > 0)) return undefined;
  const begins = (one: Definition, other: Definition): boolean =>
    one.members.slice(0, -1).some((member) => isFormula(question, member) && sameSide(member, other.side));
  return begins(a, b) || begins(b, a) ? { reference, candidate } : undefined;
}

function isFormula(question: Question, node: MathNode): boolean {
  return node.kind !== 'symbol' && freeNames(node, question).length > 0;
}
