import {
  add,
  type BigComplex,
  C_ONE,
  C_ZERO,
  div,
  integerValue,
  isReal,
  isZero,
  mul,
  sub,
  topOf,
} from './big/complex.ts';
import { pow } from './big/elementary.ts';
import { NoValue } from './big/real.ts';
import { isNextToAxis } from './precise-functions.ts';

/** A value of any precision; `branched` as for a value on doubles. */
export interface PreciseValue {
  readonly value: BigComplex;
  /**
   * How many bits smaller the least of what was added, or of what moved a function, was than the result it went into: what
   * it changes lies that far behind the first bit, and its square and cube two and three times as far.
   */
  readonly spread: number;
  readonly branched: boolean;
}

/** Bits that must be left of whatever was added or moved: twelve digits. */
export const KEPT_BITS = 40;

/** Whether so much was lost that agreement says nothing. */
export function isAbsorbed({ spread }: PreciseValue, bits: number): boolean {
  return spread > bits - KEPT_BITS;
}

/** A value without any doubt: a number, a coordinate, a constant. */
export function exactly(value: BigComplex): PreciseValue {
  return { value, spread: 0, branched: false };
}

/** A result with the doubts of what it came from. */
export function derived(value: BigComplex, from: readonly PreciseValue[], spread = 0): PreciseValue {
  return {
    value,
    spread: Math.max(spread, ...from.map((part) => part.spread)),
    branched: from.some((part) => part.branched),
  };
}

/** The sum, with the distance of its smallest term that is not zero from the largest. */
export function preciseSum(terms: readonly PreciseValue[], bits: number): PreciseValue {
  let total = C_ZERO;
  let [largest, smallest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { value } of terms) {
    const top = topOf(value);
    largest = Math.max(largest, top);
    if (!isZero(value)) smallest = Math.min(smallest, top);
    total = add(total, value, bits);
  }
  return derived(total, terms, Math.max(0, largest - smallest));
}

/** The product of all. */
export function preciseProduct(factors: readonly PreciseValue[], bits: number): PreciseValue {
  const total = factors.reduce((product, { value }) => mul(product, value, bits), C_ONE);
  return derived(total, factors);
}

/** The quotient; throws `NoValue` for a divisor of zero. */
export function preciseQuotient(over: PreciseValue, under: PreciseValue, bits: number): PreciseValue {
  return derived(div(over.value, under.value, bits), [over, under]);
}

/**
 * The principal power, with the distance to one of a positive number that was moved close to it. Throws `NoValue` next to a
 * cut.
 */
export function precisePower(base: PreciseValue, exponent: PreciseValue, bits: number): PreciseValue {
  if (integerValue(exponent.value) === undefined && isNextToAxis(base.value, bits))
    throw new NoValue('next to a cut');
  const value = pow(base.value, exponent.value, bits);
  const branched = isReal(base.value) && isReal(exponent.value) && !isReal(value);
  const isPositive = isReal(base.value) && base.value.re.m > 0n;
  const isMoved = isPositive && !isZero(exponent.value) && distanceToOne(base.value, bits) > ONE_BITS - bits;
  const spread = isMoved ? Math.min(bits, -distanceToOne(value, bits)) : 0;
  const result = derived(value, [base, exponent], spread);
  return { ...result, branched: result.branched || branched };
}

/** A number this many bits above the last place away from one is one with rounding errors. */
const ONE_BITS = 24;

function distanceToOne(z: BigComplex, bits: number): number {
  return topOf(sub(z, C_ONE, bits));
}
