import {
  add,
  type BigComplex,
  C_ONE,
  C_ZERO,
  div,
  integerPower,
  integerValue,
  inverse,
  isReal,
  isZero,
  mul,
  neg,
  norm,
  ofReal,
  sqrt,
  sub,
  timesI,
  timesPower,
  timesReal,
  topOf,
} from './complex.ts';
import { pi } from './constants.ts';
import { angleReal, circleReal, expReal, logNearOne, logReal } from './kernels.ts';
import {
  addReal,
  BIG_ONE,
  BIG_ZERO,
  type Big,
  mulReal,
  NoValue,
  negReal,
  scaled,
  subReal,
  topBit,
} from './real.ts';

/** Exponents up to this are powers by repeated squaring. */
const SQUARING = 1024;

/** e^z = e^x (cos y + i sin y); throws {@link NoValue} for |Re z| ≥ 2^40 or |Im z| ≥ 2^1000. */
export function exp(z: BigComplex, bits: number): BigComplex {
  const size = expReal(z.re, bits + 4);
  if (isReal(z)) return ofReal(size);
  const [cos, sin] = circleReal(z.im, bits + 4);
  return ofReal(mulReal(size, cos, bits), mulReal(size, sin, bits));
}

/** ln |z| with all its digits also next to |z| = 1. */
function logModulus(z: BigComplex, bits: number): Big {
  const close = addReal(norm(z, 64), negReal(BIG_ONE), 64);
  if (topBit(close) > -8) return scaled(logReal(norm(z, bits + 8), bits), -1);
  // |z|² − 1 = (|a| − 1)(|a| + 1) + b², a the larger part.
  const [a, b] = topBit(z.re) >= topBit(z.im) ? [z.re, z.im] : [z.im, z.re];
  const exact = 4 * bits + 64;
  const size = a.m < 0n ? negReal(a) : a;
  const outer = mulReal(subReal(size, BIG_ONE, exact), addReal(size, BIG_ONE, exact), exact);
  return scaled(logNearOne(addReal(outer, mulReal(b, b, exact), exact), bits), -1);
}

/** The principal logarithm, −π < Im ≤ π (DLMF 4.2.2); throws {@link NoValue} for 0. */
export function log(z: BigComplex, bits: number): BigComplex {
  if (isZero(z)) throw new NoValue('logarithm of zero');
  if (isReal(z)) {
    return z.re.m > 0n ? ofReal(logReal(z.re, bits)) : ofReal(logReal(negReal(z.re), bits), pi(bits));
  }
  return ofReal(logModulus(z, bits), angleReal(z.im, z.re, bits));
}

/** The principal argument in (−π, π]; 0 for 0. */
export function arg(z: BigComplex, bits: number): Big {
  return angleReal(z.im, z.re, bits);
}

/** The principal power a^b = exp(b ln a) (DLMF 4.2.26); 0^b is 1 for b = 0, 0 for Re b > 0, else {@link NoValue}. */
export function pow(a: BigComplex, b: BigComplex, bits: number): BigComplex {
  const n = integerValue(b);
  if (n === 0) return C_ONE;
  if (isZero(a)) {
    if (b.re.m <= 0n) throw new NoValue('power of zero');
    return C_ZERO;
  }
  if (n !== undefined && Math.abs(n) <= SQUARING) return integerPower(a, n, bits);
  const work = bits + 4 + Math.max(0, topOf(b) + 8);
  return exp(mul(b, log(a, work), work), bits);
}

/** [e^z, e^−z] with enough bits for their difference next to z = 0. */
function exponentials(z: BigComplex, bits: number): readonly [BigComplex, BigComplex, number] {
  const work = bits + 8 + Math.max(0, -topOf(z));
  if (!(work < 20 * bits + 2000)) throw new NoValue('argument too small');
  const up = exp(z, work);
  return [up, inverse(up, work), work];
}

/** sinh x and cosh x of a real number. */
function hyperbolicReal(x: Big, bits: number): readonly [Big, Big] {
  if (topBit(x) < -bits) return [x, BIG_ONE];
  const [up, down, work] = exponentials(ofReal(x), bits);
  return [scaled(subReal(up.re, down.re, work), -1), scaled(addReal(up.re, down.re, work), -1)];
}

/** sin (x + iy) = sin x cosh y + i cos x sinh y (DLMF 4.21.37). */
export function sin(z: BigComplex, bits: number): BigComplex {
  const [c, s] = circleReal(z.re, bits + 4);
  if (isReal(z)) return ofReal(s);
  const [sh, ch] = hyperbolicReal(z.im, bits + 4);
  return ofReal(mulReal(s, ch, bits), mulReal(c, sh, bits));
}

/** cos (x + iy) = cos x cosh y − i sin x sinh y (DLMF 4.21.38). */
export function cos(z: BigComplex, bits: number): BigComplex {
  const [c, s] = circleReal(z.re, bits + 4);
  if (isReal(z)) return ofReal(c);
  const [sh, ch] = hyperbolicReal(z.im, bits + 4);
  return ofReal(mulReal(c, ch, bits), negReal(mulReal(s, sh, bits)));
}

/** tan z; throws {@link NoValue} at a pole. */
export function tan(z: BigComplex, bits: number): BigComplex {
  return div(sin(z, bits + 4), cos(z, bits + 4), bits);
}

/** sinh z = −i sin iz. */
export function sinh(z: BigComplex, bits: number): BigComplex {
  return neg(timesI(sin(timesI(z), bits)));
}

/** cosh z = cos iz. */
export function cosh(z: BigComplex, bits: number): BigComplex {
  return cos(timesI(z), bits);
}

/** tanh z = −i tan iz. */
export function tanh(z: BigComplex, bits: number): BigComplex {
  return neg(timesI(tan(timesI(z), bits)));
}

/** sin πz, with the multiples of π taken off exactly. */
export function sinPi(z: BigComplex, bits: number): BigComplex {
  const [rest, odd] = reduced(z);
  const value = sin(timesReal(rest, pi(bits + 8), bits + 8), bits);
  return odd ? neg(value) : value;
}

/** cos πz = sin π(1/2 − z), so that it keeps its digits next to a zero. */
export function cosPi(z: BigComplex, bits: number): BigComplex {
  const exact = 4 * bits + 64 + Math.max(0, topOf(z));
  return sinPi(sub(ofReal({ m: 1n, e: -1 }), z, exact), bits);
}

/** z less the integer n nearest to its real part, and whether n is odd. */
function reduced(z: BigComplex): readonly [BigComplex, boolean] {
  if (topBit(z.re) < 0) return [z, false];
  if (topBit(z.re) > 4096) throw new NoValue('angle out of range');
  const n = z.re.e >= 0 ? z.re.m << BigInt(z.re.e) : ((z.re.m >> BigInt(-z.re.e - 1)) + 1n) >> 1n;
  const rest = z.re.e >= 0 ? BIG_ZERO : { m: z.re.m - (n << BigInt(-z.re.e)), e: z.re.e };
  return [{ re: rest, im: z.im }, (n & 1n) === 1n];
}

/** ln(1 + z), with the digits of a small z. */
export function log1p(z: BigComplex, bits: number): BigComplex {
  const wide = bits + 8 + Math.min(4 * bits, Math.max(0, -topOf(z)));
  return log(add(C_ONE, z, wide), bits);
}

/** artanh z = ½ (ln(1+z) − ln(1−z)), cuts (−∞,−1] and [1,∞) (DLMF 4.37.24); on the cuts as the formula gives it. */
export function atanh(z: BigComplex, bits: number): BigComplex {
  const work = bits + 8 + Math.min(4 * bits, Math.max(0, -topOf(z)));
  return timesPower(sub(log1p(z, work), log1p(neg(z), work), work), -1);
}

/** arctan z = −i artanh iz, cuts on the imaginary axis outside ±i (DLMF 4.23.26). */
export function atan(z: BigComplex, bits: number): BigComplex {
  if (isReal(z)) return ofReal(angleReal(z.re, BIG_ONE, bits));
  return neg(timesI(atanh(timesI(z), bits)));
}

/** arsinh z = ln(z + √(z²+1)), odd; cuts on the imaginary axis outside ±i (DLMF 4.37.16). */
export function asinh(z: BigComplex, bits: number): BigComplex {
  if (z.re.m < 0n || (z.re.m === 0n && z.im.m < 0n)) return neg(asinh(neg(z), bits));
  const work = 2 * bits + 8 + Math.min(4 * bits, Math.max(0, -topOf(z)));
  const root = sqrt(add(mul(z, z, work), C_ONE, work), work);
  return log(add(z, root, work), bits);
}

/**
 * arcsin z = −i arsinh iz, cuts (−∞,−1) and (1,∞) (DLMF 4.23.19); on them from above left of −1 and from below
 * right of 1, so that it stays odd.
 */
export function asin(z: BigComplex, bits: number): BigComplex {
  return neg(timesI(asinh(timesI(z), bits)));
}

/** arccos z = π/2 − arcsin z (DLMF 4.23.22). */
export function acos(z: BigComplex, bits: number): BigComplex {
  const work = 2 * bits;
  return sub(ofReal(scaled(pi(work), -1)), asin(z, work), bits);
}

/** arcosh z = 2 ln(√((z+1)/2) + √((z−1)/2)), cut (−∞, 1) (DLMF 4.37.21, Kahan 1987). */
export function acosh(z: BigComplex, bits: number): BigComplex {
  const work = 2 * bits + 8;
  const plus = sqrt(timesPower(add(z, C_ONE, work), -1), work);
  const minus = sqrt(timesPower(sub(z, C_ONE, work), -1), work);
  return timesPower(log(add(plus, minus, work), bits), 1);
}
