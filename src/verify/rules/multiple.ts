import { type Complex, divide, modulus } from '../../math/complex.ts';
import { evaluate, type Point } from '../../math/evaluate.ts';
import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { domainsOf, pointAt } from '../points.ts';
import type { Question } from '../rule.ts';
import { freeNames } from './constant.ts';
import { sampleQuestion } from './identity.ts';

/** f_reference = constant · Π name^exponent · f_candidate, at every test point. */
export interface Multiple {
  readonly constant: number;
  readonly exponents: ReadonlyMap<string, number>;
}

/** Powers beyond this are no factor anybody multiplied an equation with. */
const MAX_EXPONENT = 6;
const TRIES = 3;

/**
 * The constant times powers of names by which the difference of one relation is the other's. Read off at one point and its
 * neighbours, then tested like any identity; undefined when there is none.
 */
export function multipleOf(
  question: Question,
  reference: MathNode,
  candidate: MathNode,
): Multiple | undefined {
  const names = [...new Set([...freeNames(reference, question), ...freeNames(candidate, question)])];
  const domains = domainsOf(question.symbols);
  const range = { names: new Set(names), domains, assumption: 'positive', budget: question.budget } as const;
  for (let index = 0; index < TRIES; index += 1) {
    const point = pointAt(range, index);
    const found = readOff(reference, candidate, names, point);
    if (found === 'no value') continue;
    return found !== undefined && holds(question, reference, candidate, found) ? found : undefined;
  }
  return undefined;
}

function readOff(
  reference: MathNode,
  candidate: MathNode,
  names: readonly string[],
  point: Point,
): Multiple | 'no value' | undefined {
  const here = ratioAt(reference, candidate, point);
  if (here === undefined) return 'no value';
  const shared = namesOfBoth(reference, candidate);
  const exponents = new Map<string, number>();
  let constant = here.ratio;
  for (const name of names) {
    const z = point.symbols.get(name);
    if (z === undefined) return undefined;
    const symbols = new Map(point.symbols).set(name, { re: 2 * z.re, im: 2 * z.im });
    const there = ratioAt(reference, candidate, { ...point, symbols });
    if (there === undefined || there.ratio / here.ratio <= 0) return undefined;
    if (shared.has(name) && isUnmoved(here, there)) return undefined;
    const exponent = Math.log2(there.ratio / here.ratio);
    const rounded = Math.round(2 * exponent) / 2;
    if (Math.abs(exponent - rounded) > 1e-9 || Math.abs(rounded) > MAX_EXPONENT) return undefined;
    if (rounded === 0) continue;
    if (z.im !== 0 || (z.re < 0 && !Number.isInteger(rounded))) return undefined;
    exponents.set(name, rounded);
    constant /= z.re ** rounded;
  }
  return { constant: tidy(constant), exponents };
}

/** Two differences at one point, and the first divided by the second. */
interface Quotient {
  readonly values: readonly [Complex, Complex];
  readonly ratio: number;
}

/** Names that both sides write and neither depends on: something around them vanishes, and what is left of the sides says too little. */
function isUnmoved(here: Quotient, there: Quotient): boolean {
  return here.values.every((value, at) => {
    const other = there.values[at];
    return other !== undefined && value.re === other.re && value.im === other.im;
  });
}

function namesOfBoth(reference: MathNode, candidate: MathNode): ReadonlySet<string> {
  const given = namesIn(candidate);
  return new Set([...namesIn(reference)].filter((name) => given.has(name)));
}

function ratioAt(reference: MathNode, candidate: MathNode, point: Point): Quotient | undefined {
  const [a, b] = [evaluate(reference, point), evaluate(candidate, point)];
  if (a === undefined || b === undefined) return undefined;
  if (modulus(a.value) <= 1e3 * a.error || modulus(b.value) <= 1e3 * b.error) return undefined;
  const ratio = divide(a.value, b.value);
  if (Math.abs(ratio.im) > 1e-9 * Math.abs(ratio.re)) return undefined;
  return { values: [a.value, b.value], ratio: ratio.re };
}

/** A fraction with a small denominator where the number is one within rounding. */
function tidy(value: number): number {
  for (let under = 1; under <= 60; under += 1) {
    const over = Math.round(value * under);
    if (over !== 0 && Math.abs(over / under - value) <= 1e-11 * Math.abs(value)) return over / under;
  }
  return value;
}

function holds(question: Question, reference: MathNode, candidate: MathNode, found: Multiple): boolean {
  const factors = [...found.exponents].map(
    ([name, exponent]): MathNode => ({
      kind: 'power',
      base: { kind: 'symbol', name },
      exponent: signed(exponent),
    }),
  );
  const scaled: MathNode = { kind: 'product', factors: [signed(found.constant), ...factors, candidate] };
  return sampleQuestion({ ...question, reference, candidate: scaled }).outcome === 'equivalent';
}

/** A number of the tree; decimals with all digits of the double, a fraction where there is one. */
function signed(value: number): MathNode {
  const size = Math.abs(value);
  const node = positive(size);
  return value < 0 ? { kind: 'negate', of: node } : node;
}

function positive(size: number): MathNode {
  for (let under = 1; under <= 60; under += 1) {
    const over = size * under;
    if (Number.isInteger(over) && over < 1e15)
      return {
        kind: 'quotient',
        over: { kind: 'number', text: String(over) },
        under: { kind: 'number', text: String(under) },
      };
  }
  return { kind: 'number', text: decimal(size) };
}

function decimal(size: number): string {
  return size >= 1e-7 && size < 1e15 ? size.toPrecision(17) : size.toFixed(40);
}
