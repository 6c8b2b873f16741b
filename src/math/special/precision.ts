import { type BigComplex, ofReal, toPair, topOf } from '../big/complex.ts';
import { fromRational } from '../big/convert.ts';
import { NoValue } from '../big/real.ts';

/** Precisions beyond this are not tried: a value that still has lost its digits has none we can give. */
const MAX_WORK = 6000;
/** Attempts of {@link relative}. */
const ATTEMPTS = 4;

/**
 * A value to `bits` bits of its own from a computation that is right to `places` binary places (absolutely): repeated with
 * more places when the value turns out small. Throws {@link NoValue} when it stays small, as at a zero.
 */
export function relative(bits: number, compute: (places: number) => BigComplex): BigComplex {
  let places = bits + 16;
  for (let attempt = 0; attempt < ATTEMPTS && places <= MAX_WORK; attempt += 1) {
    const value = compute(places);
    const top = topOf(value);
    if (places + top >= bits) return value;
    places = Number.isFinite(top) ? bits + 20 - top : 2 * places;
  }
  throw new NoValue('no digits left');
}

/** The modulus as a double, for choosing numbers of terms; Infinity beyond its range. */
export function sizeOf(z: BigComplex): number {
  const { re, im } = toPair(z);
  return Math.hypot(re, im);
}

/** Throws {@link NoValue} unless the modulus is at most `limit`: the amount of work grows with it. */
export function requireSize(z: BigComplex, limit: number): void {
  if (!(sizeOf(z) <= limit)) throw new NoValue('argument too large');
}

/** The real integer n as a complex number. */
export function ofInteger(n: number | bigint): BigComplex {
  return ofReal({ m: BigInt(n), e: 0 });
}

/** p / q. */
export function ofFraction(p: bigint, q: bigint, bits: number): BigComplex {
  return ofReal(fromRational(p, q, bits));
}
