import { isNumber, over, substitute, symbol, times } from '../math/calculus/build.ts';
import { namesIn } from '../math/names-in.ts';
import { normalText } from '../math/normal.ts';
import type { MathNode } from '../math/tree.ts';
import type { RefutedPair } from './refuted.ts';
import { type Ruling, undecided } from './rule.ts';
import { sidesOf } from './rules/sides.ts';

const TURN = times({ kind: 'number', text: '2' }, symbol('\\pi'));

/** ω = 2πf = 2πν = 2π/T, k = 2π/λ (ISO 80000-3), and β = v/c. */
const MEASURES: readonly (readonly [letter: string, of: string, value: (of: MathNode) => MathNode])[] = [
  ['f', '\\omega', (omega) => over(omega, TURN)],
  ['\\nu', '\\omega', (omega) => over(omega, TURN)],
  ['T', '\\omega', (omega) => over(TURN, omega)],
  ['\\lambda', 'k', (k) => over(TURN, k)],
  ['\\beta', 'v', (v) => over(v, symbol('c'))],
];

/**
 * `\omega = a` beside `2\pi f = a`, `v = cb` beside `\beta = b`: one quantity and a multiple of it on the left, by a relation every
 * textbook has. A product that is the other quantity states it; a speed and its part of that of light are one statement, of
 * other plain names the question asked for one of them. Undefined where the values do not agree with the relation.
 */
export function leftMultiples({ reference, candidate, decide }: RefutedPair): Ruling | undefined {
  const [known, given] = [sidesOf(reference), sidesOf(candidate)];
  if (known === undefined || given === undefined) return undefined;
  if ([known, given].some(({ value }) => isNumber(value, 0))) return undefined;
  const [one, two] = [namesIn(known.left), namesIn(given.left)];
  for (const [letter, of, value] of MEASURES) {
    const [name, root] = [named(letter, one, two), named(of, one, two)];
    if (name === undefined || root === undefined || one.has(name) === two.has(name)) continue;
    if (!sameIndex(name, root)) continue;
    if (one.has(name) === one.has(root) || [known, given].some((side) => namesIn(side.value).has(name)))
      continue;
    const written = value(symbol(root));
    const [a, b] = [known.left, given.left].map((left) => substitute(left, name, written));
    if (a === undefined || b === undefined) continue;
    const ruling = decide(times(known.value, b), times(given.value, a));
    if (ruling.outcome !== 'equivalent') continue;
    const isStated = decide(a, b).outcome === 'equivalent' || letter === '\\beta';
    return isStated
      ? { ...ruling, note: `the same with ${name} as ${normalText(written)}` }
      : undecided('borderline', 'a quantity, and a multiple of it under its own name');
  }
  return undefined;
}

/** The name of a letter on one of the two left sides, also with an index. */
function named(letter: string, ...sides: readonly ReadonlySet<string>[]): string | undefined {
  return sides
    .flatMap((names) => [...names])
    .find((name) => name === letter || name.startsWith(`${letter}_`));
}

/** An index on one name only says nothing; two of them must agree. */
function sameIndex(one: string, two: string): boolean {
  const [first, second] = [one, two].map((name) => name.replace(/^[^_]*_?/, ''));
  return first === '' || second === '' || first === second;
}
