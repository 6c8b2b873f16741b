import * as complex from '../big/complex.ts';
import { type BigComplex, C_ONE, C_ZERO, isZero, ofNumber, ofReal, topOf } from '../big/complex.ts';
import { pi } from '../big/constants.ts';
import { fromRational } from '../big/convert.ts';
import * as elementary from '../big/elementary.ts';

/** The arithmetic of one precision, so that formulas need not repeat it. */
export interface Field {
  readonly bits: number;
  readonly add: (...terms: readonly BigComplex[]) => BigComplex;
  readonly sub: (a: BigComplex, b: BigComplex) => BigComplex;
  readonly mul: (...factors: readonly BigComplex[]) => BigComplex;
  readonly div: (a: BigComplex, b: BigComplex) => BigComplex;
  readonly sqrt: (z: BigComplex) => BigComplex;
  readonly pow: (a: BigComplex, b: BigComplex) => BigComplex;
  readonly exp: (z: BigComplex) => BigComplex;
  readonly log: (z: BigComplex) => BigComplex;
  readonly sin: (z: BigComplex) => BigComplex;
  readonly cos: (z: BigComplex) => BigComplex;
  /** p/q for whole numbers. */
  readonly ratio: (p: number, q: number) => BigComplex;
  /** z · p/q. */
  readonly times: (z: BigComplex, p: number, q?: number) => BigComplex;
  readonly pi: BigComplex;
}

/** The field of numbers of `bits` bits. */
export function field(bits: number): Field {
  const mul = (a: BigComplex, b: BigComplex) => complex.mul(a, b, bits);
  const div = (a: BigComplex, b: BigComplex) => complex.div(a, b, bits);
  const ratio = (p: number, q: number) => ofReal(fromRational(BigInt(p), BigInt(q), bits));
  return {
    bits,
    add: (...terms) => terms.reduce((total, term) => complex.add(total, term, bits), C_ZERO),
    sub: (a, b) => complex.sub(a, b, bits),
    mul: (first = C_ONE, ...factors) => factors.reduce(mul, first),
    div,
    sqrt: (z) => complex.sqrt(z, bits),
    pow: (a, b) => elementary.pow(a, b, bits),
    exp: (z) => elementary.exp(z, bits),
    log: (z) => elementary.log(z, bits),
    sin: (z) => elementary.sin(z, bits),
    cos: (z) => elementary.cos(z, bits),
    ratio,
    times: (z, p, q = 1) => {
      const scaled = complex.timesInteger(z, p, bits);
      return q === 1 ? scaled : div(scaled, ofNumber(q));
    },
    pi: ofReal(pi(bits)),
  };
}

/** Bits by which a sum may fall short of its largest term before it counts as 0, in multiples of the precision. */
const MAX_CANCELLATION = 6;
const GUARD = 24;

/**
 * A sum of terms, right to `bits` bits of its own size: computed again with more bits while its terms cancel. A sum that
 * is nothing but rounding at several times the precision is 0.
 */
export function sumOf(bits: number, terms: (f: Field) => readonly BigComplex[]): BigComplex {
  return settled(bits, (f) => {
    const parts = terms(f);
    return { value: f.add(...parts), top: Math.max(...parts.map(topOf)) };
  });
}

/** A value and the place of the leading bit of the largest number it was summed from. */
export interface Summed {
  readonly value: BigComplex;
  readonly top: number;
}

/** {@link sumOf} for a computation that tells its largest term itself. */
export function settled(bits: number, compute: (f: Field) => Summed): BigComplex {
  const limit = MAX_CANCELLATION * bits + 2000;
  let zeros = 0;
  for (let extra = GUARD; ; ) {
    const { value, top } = compute(field(bits + extra));
    zeros += isZero(value) ? 1 : 0;
    // K_ν(300) is 10^−130 of the two terms it is the difference of, which agree to all digits at first.
    if (zeros > 1 && extra > limit) return C_ZERO;
    const lost = top === Number.NEGATIVE_INFINITY ? 0 : top - topOf(value);
    if (lost <= extra - GUARD / 2) return value;
    if (extra > limit) return C_ZERO;
    extra = Number.isFinite(lost) ? Math.max(2 * extra, lost + GUARD) : 2 * extra + bits;
  }
}

/** z as a whole number when it is one; undefined for all others. */
export const whole = complex.integerValue;

/** Whether z is 0, −1, −2, … */
export function isNonPositive(z: BigComplex): boolean {
  const n = whole(z);
  return n !== undefined && n <= 0;
}
