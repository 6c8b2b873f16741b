import { fromNumber, toNumber } from './convert.ts';
import {
  addReal,
  BIG_ONE,
  BIG_ZERO,
  type Big,
  divReal,
  integerOf,
  mulReal,
  NoValue,
  negReal,
  rounded,
  scaled,
  sqrtReal,
  subReal,
  topBit,
} from './real.ts';

/** A complex number of any precision. There is no signed zero: an imaginary part of 0 counts as approached from above. */
export interface BigComplex {
  readonly re: Big;
  readonly im: Big;
}

/** 0. */
export const C_ZERO: BigComplex = { re: BIG_ZERO, im: BIG_ZERO };

/** 1. */
export const C_ONE: BigComplex = { re: BIG_ONE, im: BIG_ZERO };

/** The imaginary unit. */
export const C_I: BigComplex = { re: BIG_ZERO, im: BIG_ONE };

/** re + i im. */
export function ofReal(re: Big, im: Big = BIG_ZERO): BigComplex {
  return { re, im };
}

/** A complex number of doubles, exactly. */
export function ofNumber(re: number, im = 0): BigComplex {
  return { re: fromNumber(re), im: im === 0 ? BIG_ZERO : fromNumber(im) };
}

/** The nearest pair of doubles. */
export function toPair(z: BigComplex): { readonly re: number; readonly im: number } {
  return { re: toNumber(z.re), im: toNumber(z.im) };
}

/** Whether the imaginary part is exactly 0. */
export function isReal(z: BigComplex): boolean {
  return z.im.m === 0n;
}

/** Whether z is exactly 0. */
export function isZero(z: BigComplex): boolean {
  return z.re.m === 0n && z.im.m === 0n;
}

/** z when it is a real integer that a double holds exactly. */
export function integerValue(z: BigComplex): number | undefined {
  return z.im.m === 0n ? integerOf(z.re) : undefined;
}

/** a + b, each part to `bits` bits. */
export function add(a: BigComplex, b: BigComplex, bits: number): BigComplex {
  return { re: addReal(a.re, b.re, bits), im: addReal(a.im, b.im, bits) };
}

/** a − b, each part to `bits` bits. */
export function sub(a: BigComplex, b: BigComplex, bits: number): BigComplex {
  return { re: subReal(a.re, b.re, bits), im: subReal(a.im, b.im, bits) };
}

/** −z, exactly. */
export function neg(z: BigComplex): BigComplex {
  return { re: negReal(z.re), im: negReal(z.im) };
}

/** The complex conjugate, exactly. */
export function conj(z: BigComplex): BigComplex {
  return { re: z.re, im: negReal(z.im) };
}

/** i · z. */
export function timesI(z: BigComplex): BigComplex {
  return { re: negReal(z.im), im: z.re };
}

/** z · 2^power. */
export function timesPower(z: BigComplex, power: number): BigComplex {
  return { re: scaled(z.re, power), im: scaled(z.im, power) };
}

/** a · b; each part is rounded once. */
export function mul(a: BigComplex, b: BigComplex, bits: number): BigComplex {
  if (a.im.m === 0n) return timesReal(b, a.re, bits);
  if (b.im.m === 0n) return timesReal(a, b.re, bits);
  const re = addReal(exactProduct(a.re, b.re), exactProduct(negReal(a.im), b.im), bits);
  const im = addReal(exactProduct(a.re, b.im), exactProduct(a.im, b.re), bits);
  return { re, im };
}

function exactProduct(a: Big, b: Big): Big {
  return { m: a.m * b.m, e: a.e + b.e };
}

/** z · x for a real x. */
export function timesReal(z: BigComplex, x: Big, bits: number): BigComplex {
  return { re: mulReal(z.re, x, bits), im: z.im.m === 0n ? BIG_ZERO : mulReal(z.im, x, bits) };
}

/** z · n for an integer n. */
export function timesInteger(z: BigComplex, n: number, bits: number): BigComplex {
  return timesReal(z, { m: BigInt(n), e: 0 }, bits);
}

/** |z|². */
export function norm(z: BigComplex, bits: number): Big {
  const square = mulReal(z.re, z.re, bits);
  return z.im.m === 0n ? square : addReal(square, mulReal(z.im, z.im, bits), bits);
}

/** |z|. */
export function modulus(z: BigComplex, bits: number): Big {
  if (z.im.m === 0n) return rounded(z.re.m < 0n ? -z.re.m : z.re.m, z.re.e, bits);
  return sqrtReal(norm(z, bits + 4), bits);
}

/** a / b; throws {@link NoValue} for b = 0. */
export function div(a: BigComplex, b: BigComplex, bits: number): BigComplex {
  if (b.im.m === 0n) {
    if (b.re.m === 0n) throw new NoValue('division by zero');
    return { re: divReal(a.re, b.re, bits), im: divReal(a.im, b.re, bits) };
  }
  const below = norm(b, bits + 4);
  const above = mul(a, conj(b), bits + 4);
  return { re: divReal(above.re, below, bits), im: divReal(above.im, below, bits) };
}

/** 1 / z; throws {@link NoValue} for 0. */
export function inverse(z: BigComplex, bits: number): BigComplex {
  return div(C_ONE, z, bits);
}

/** The principal root, with Re ≥ 0 and, on the cut (−∞, 0), Im > 0 (DLMF 4.2.31 with the cut seen from above). */
export function sqrt(z: BigComplex, bits: number): BigComplex {
  if (z.im.m === 0n) {
    return z.re.m < 0n ? ofReal(BIG_ZERO, sqrtReal(negReal(z.re), bits)) : ofReal(sqrtReal(z.re, bits));
  }
  const size = modulus(z, bits + 8);
  const outer = z.re.m < 0n ? subReal(size, z.re, bits + 8) : addReal(size, z.re, bits + 8);
  const large = sqrtReal(scaled(outer, -1), bits + 4);
  const small = divReal(scaled(z.im, -1), large, bits);
  if (z.re.m >= 0n) return ofReal(large, small);
  return z.im.m < 0n ? ofReal(negReal(small), negReal(large)) : ofReal(small, large);
}

/** Place of the leading bit of the larger part; -Infinity for 0. */
export function topOf(z: BigComplex): number {
  return Math.max(topBit(z.re), topBit(z.im));
}

/** z^n for an integer |n| by repeated squaring; throws {@link NoValue} for 0 to a negative power. */
export function integerPower(z: BigComplex, n: number, bits: number): BigComplex {
  const work = bits + 2 * Math.ceil(Math.log2(Math.abs(n) + 2));
  let result = C_ONE;
  let square = z;
  for (let rest = Math.abs(n); rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = mul(result, square, work);
    if (rest > 1) square = mul(square, square, work);
  }
  return n < 0 ? inverse(result, bits) : result;
}
