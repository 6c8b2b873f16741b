import { type BigComplex, isReal, topOf } from '../big/complex.ts';
import { type Big, NoValue, rounded, shifted, toFixedPoint } from '../big/real.ts';
import { isNonPositive, whole } from './field.ts';
import { planSeries, type SeriesPlan } from './series-plan.ts';

/** The parameters of a generalised hypergeometric function pFq(a; b; z). */
export interface Parameters {
  readonly above: readonly BigComplex[];
  readonly below: readonly BigComplex[];
}

const GUARD = 24;
/** Passes with more and more bits before a sum that stays at its rounding error counts as 0. */
const MAX_PASSES = 5;

/**
 * pFq(a; b; z) by its series (DLMF 16.2.1), right to `bits` bits: for every z when p ≤ q or when the series ends, inside
 * the unit circle when p = q + 1. Throws {@link NoValue} at a pole or where the series does not converge.
 */
export function hypergeometricSeries(parameters: Parameters, z: BigComplex, bits: number): BigComplex {
  const end = lastTerm(parameters.above);
  if (parameters.below.some((b) => isNonPositive(b) && -(whole(b) ?? 0) < end))
    throw new NoValue('a pole of the series');
  let places = bits + GUARD;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const plan = planSeries(parameters, z, places, end);
    if (plan === undefined) throw new NoValue('a series without an end in sight');
    const value = summed(parameters, z, places, plan);
    const lost = places - bits + topOf(value);
    if (lost > GUARD / 2) return value;
    places += Number.isFinite(lost) ? GUARD - lost : 2 * bits;
  }
  return { re: { m: 0n, e: 0 }, im: { m: 0n, e: 0 } };
}

/**
 * The divergent series of an asymptotic expansion up to its smallest term; undefined when that term is not below 2^−bits.
 */
export function asymptoticSeries(
  parameters: Parameters,
  z: BigComplex,
  bits: number,
): BigComplex | undefined {
  const plan = planSeries(parameters, z, bits, lastTerm(parameters.above));
  return plan && plan.top < MAX_GROWTH ? summed(parameters, z, bits + GUARD, plan) : undefined;
}

/** Bits by which the first terms of an asymptotic expansion may rise before it is given up. */
const MAX_GROWTH = 60;

/** Whether the series is a polynomial. */
export function isPolynomial(above: readonly BigComplex[]): boolean {
  return above.some(isNonPositive);
}

/** The index of the last term of a series that ends, Infinity for one that does not. */
function lastTerm(above: readonly BigComplex[]): number {
  const ends = above.filter(isNonPositive).map((a) => -(whole(a) ?? 0));
  return Math.min(Number.POSITIVE_INFINITY, ...ends);
}

/** The sum of the planned terms in fixed point, right to about 2^−places. */
function summed({ above, below }: Parameters, z: BigComplex, places: number, plan: SeriesPlan): BigComplex {
  const work = Math.ceil(places + plan.rise + Math.log2(plan.terms + 1)) + 4;
  const size = work + Math.ceil(plan.top);
  const all = [...above, ...below, z];
  const sum = all.every(isReal)
    ? realSum(above, below, z, work, plan.terms)
    : complexSum(above, below, z, work, plan.terms);
  return { re: rounded(sum[0], -work, size), im: rounded(sum[1], -work, size) };
}

type Pair = readonly [re: bigint, im: bigint];

function fixedPairs(values: readonly BigComplex[], places: number): readonly Pair[] {
  return values.map((z): Pair => [toFixedPoint(z.re, places), toFixedPoint(z.im, places)]);
}

function realSum(
  above: readonly BigComplex[],
  below: readonly BigComplex[],
  z: BigComplex,
  places: number,
  terms: number,
): Pair {
  const tops = above.map((a) => binaryFraction(a.re, places));
  const bottoms = below.map((b) => binaryFraction(b.re, places));
  const argument = binaryFraction(z.re, places);
  const one = 1n << BigInt(places);
  let [term, sum] = [one, one];
  for (let n = 1n; n < BigInt(terms); n += 1n) {
    const over = risen(argument, tops, n - 1n, places);
    const under = risen({ over: n, places: 0 }, bottoms, n - 1n, places);
    if (under.over === 0n) throw new NoValue('a pole of the series');
    term = shifted(term * over.over, under.places - over.places) / under.over;
    sum += term;
  }
  return [sum, 0n];
}

/** over / 2^places, both small where a double is held: a product with it costs as little as one with a machine word. */
interface BinaryFraction {
  readonly over: bigint;
  readonly places: number;
}

const WORD = 32;

/** x in lowest terms, cut to `most` places. */
function binaryFraction(x: Big, most: number): BinaryFraction {
  let { m, e } = x;
  while (e <= -WORD && m !== 0n && BigInt.asUintN(WORD, m) === 0n) {
    m >>= BigInt(WORD);
    e += WORD;
  }
  const places = Math.min(most, Math.max(0, -e));
  return { over: shifted(m, e + places), places };
}

/** first · Π (parameter + n), cut to `most` places. */
function risen(
  first: BinaryFraction,
  parameters: readonly BinaryFraction[],
  n: bigint,
  most: number,
): BinaryFraction {
  let { over, places } = first;
  for (const parameter of parameters) {
    over *= parameter.over + (n << BigInt(parameter.places));
    places += parameter.places;
    if (places > most) {
      over = shifted(over, most - places);
      places = most;
    }
  }
  return { over, places };
}

function complexSum(
  above: readonly BigComplex[],
  below: readonly BigComplex[],
  z: BigComplex,
  places: number,
  terms: number,
): Pair {
  const down = BigInt(places);
  const one = 1n << down;
  const [tops, bottoms] = [fixedPairs(above, places), fixedPairs(below, places)];
  const [argument = [0n, 0n] as Pair] = fixedPairs([z], places);
  const times = (a: Pair, b: Pair): Pair => [
    (a[0] * b[0] - a[1] * b[1]) >> down,
    (a[0] * b[1] + a[1] * b[0]) >> down,
  ];
  let term: Pair = [one, 0n];
  let [re, im, shift] = [one, 0n, 0n];
  for (let n = 1n; n < BigInt(terms); n += 1n) {
    let over = times(term, argument);
    for (const [a, b] of tops) over = times(over, [a + shift, b]);
    let under: Pair = [n << down, 0n];
    for (const [a, b] of bottoms) under = times(under, [a + shift, b]);
    term = quotient(over, under, down);
    re += term[0];
    im += term[1];
    shift += one;
  }
  return [re, im];
}

function quotient([a, b]: Pair, [c, d]: Pair, down: bigint): Pair {
  if (d === 0n) {
    if (c === 0n) throw new NoValue('a pole of the series');
    return [(a << down) / c, (b << down) / c];
  }
  const norm = c * c + d * d;
  return [((a * c + b * d) << down) / norm, ((b * c - a * d) << down) / norm];
}
