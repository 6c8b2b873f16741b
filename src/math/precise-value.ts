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

/** A value of any precision; `absorbed` and `branched` as for a {@link Value} on doubles. */
export interface PreciseValue {
  readonly value: BigComplex;
  readonly absorbed: boolean;
  readonly branched: boolean;
}

/** Bits that must be left of whatever was added or moved: twelve digits. */
export const KEPT_BITS = 40;

/** Whether something of the size 2^small is lost in something of the size 2^large. */
export function drowns(small: number, large: number, bits: number): boolean {
  return small > Number.NEGATIVE_INFINITY && small < large - (bits - KEPT_BITS);
}

/** A value without any doubt: a number, a coordinate, a constant. */
export function exactly(value: BigComplex): PreciseValue {
  return { value, absorbed: false, branched: false };
}

/** A result with the doubts of what it came from. */
export function derived(value: BigComplex, from: readonly PreciseValue[]): PreciseValue {
  return {
    value,
    absorbed: from.some((part) => part.absorbed),
    branched: from.some((part) => part.branched),
  };
}

/** The sum; absorbed where the smallest term that is not zero drowns in the largest or in the total. */
export function preciseSum(terms: readonly PreciseValue[], bits: number): PreciseValue {
  let total = C_ZERO;
  let [largest, smallest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { value } of terms) {
    const top = topOf(value);
    largest = Math.max(largest, top);
    if (!isZero(value)) smallest = Math.min(smallest, top);
    total = add(total, value, bits);
  }
  const result = derived(total, terms);
  return drowns(smallest, largest, bits) ? { ...result, absorbed: true } : result;
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
 * The principal power; absorbed where a positive number other than one is moved so close to one that no digits of it are
 * left. Throws `NoValue` next to a cut.
 */
export function precisePower(base: PreciseValue, exponent: PreciseValue, bits: number): PreciseValue {
  if (integerValue(exponent.value) === undefined && isNextToAxis(base.value, bits))
    throw new NoValue('next to a cut');
  const value = pow(base.value, exponent.value, bits);
  const branched = isReal(base.value) && isReal(exponent.value) && !isReal(value);
  const result = derived(value, [base, exponent]);
  const isPositive = isReal(base.value) && base.value.re.m > 0n;
  const isMoved = isPositive && !isZero(exponent.value) && distanceToOne(base.value, bits) > ONE_BITS - bits;
  const absorbed = isMoved && distanceToOne(value, bits) < KEPT_BITS - bits;
  return { ...result, branched: result.branched || branched, absorbed: result.absorbed || absorbed };
}

/** A number this many bits above the last place away from one is one with rounding errors. */
const ONE_BITS = 24;

function distanceToOne(z: BigComplex, bits: number): number {
  return topOf(sub(z, C_ONE, bits));
}
