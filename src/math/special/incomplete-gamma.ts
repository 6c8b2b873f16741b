import {
  type BigComplex,
  C_ONE,
  C_ZERO,
  integerValue,
  inverse,
  isReal,
  isZero,
  mul,
  neg,
  sub,
  toPair,
  topOf,
} from '../big/complex.ts';
import { exp, pow } from '../big/elementary.ts';
import { NoValue } from '../big/real.ts';
import { asymptoticSum, isFarOut } from './asymptotic.ts';
import { exponentialFraction } from './exponential-fraction.ts';
import { enInteger } from './exponential-integrals.ts';
import { type FixedComplex, fixedProduct, fromFixed, isSpent, toFixed } from './fixed.ts';
import { gammaOf, isPole, reciprocalGamma } from './gamma.ts';
import { ofInteger, relative, requireSize, sizeOf } from './precision.ts';
import { binary, type SpecialFunction } from './special-function.ts';

/** Larger arguments of the series are refused. */
const MAX_SIZE = 2000;
const MAX_TERMS = 20_000;

/** a / b in fixed point. */
function fixedQuotient(a: FixedComplex, b: FixedComplex, up: bigint): FixedComplex {
  if (b.im === 0n) return { re: (a.re << up) / b.re, im: a.im === 0n ? 0n : (a.im << up) / b.re };
  const size = b.re * b.re + b.im * b.im;
  return {
    re: ((a.re * b.re + a.im * b.im) << up) / size,
    im: ((a.im * b.re - a.re * b.im) << up) / size,
  };
}

/** Σ z^n / (s)_{n+1} (DLMF 8.7.1 with 8.5.1), for Re z ≥ 0, where its terms do not cancel. */
function risingSeries(s: BigComplex, z: BigComplex, work: number): BigComplex {
  const up = BigInt(work);
  const at = toFixed(z, work);
  let shift = toFixed(s, work);
  let term = fixedQuotient({ re: 1n << up, im: 0n }, shift, up);
  let [re, im] = [term.re, term.im];
  for (let n = 1; n < MAX_TERMS; n += 1) {
    shift = { re: shift.re + (1n << up), im: shift.im };
    term = fixedQuotient(fixedProduct(term, at, up), shift, up);
    if (isSpent(term)) return fromFixed({ re, im }, work, work);
    re += term.re;
    im += term.im;
  }
  throw new NoValue('series too long');
}

/** Σ (−z)^n / (n! (s+n)) (DLMF 8.7.1), for Re z < 0. */
function fallingSeries(s: BigComplex, z: BigComplex, work: number): BigComplex {
  const up = BigInt(work);
  const at = toFixed(neg(z), work);
  let shift = toFixed(s, work);
  let term: FixedComplex = { re: 1n << up, im: 0n };
  let { re, im } = fixedQuotient(term, shift, up);
  for (let n = 1; n < MAX_TERMS; n += 1) {
    shift = { re: shift.re + (1n << up), im: shift.im };
    const product = fixedProduct(term, at, up);
    term = { re: product.re / BigInt(n), im: product.im / BigInt(n) };
    if (isSpent(term)) return fromFixed({ re, im }, work, work);
    const part = fixedQuotient(term, shift, up);
    re += part.re;
    im += part.im;
  }
  throw new NoValue('series too long');
}

/** γ(s, z) by its series, right to `places` relative to the largest factor. */
function lowerSeries(s: BigComplex, z: BigComplex, places: number): BigComplex {
  requireSize(z, MAX_SIZE);
  requireSize(s, MAX_SIZE);
  // Terms that are all positive cancel nowhere; a rounding is never larger in the sum than its own term was.
  const cancelled = arePositive(s, z) ? 24 : Math.ceil(3 * sizeOf(z));
  const work = places + cancelled + 2 * Math.max(0, -topOf(s)) + 24;
  // The terms of the rising series grow where s + n passes 0.
  const passing = Math.max(0, -2 * toPair(s).re) * Math.max(1, topOf(z) + 2);
  const wide = work + Math.ceil(passing);
  const power = pow(z, s, wide);
  if (z.re.m < 0n) return mul(power, fallingSeries(s, z, wide), wide);
  return mul(mul(power, exp(neg(z), wide), wide), risingSeries(s, z, wide), wide);
}

/** Γ(s, z) far out: z^(s−1) e^−z Σ (s−1)…(s−k)/z^k (DLMF 8.11.2); undefined where the series is too short. */
function upperFar(s: BigComplex, z: BigComplex, bits: number): BigComplex | undefined {
  if (!isFarOut(sizeOf(z), bits)) return undefined;
  const work = bits + 16;
  const step = inverse(z, work);
  const sum = asymptoticSum((k) => mul(sub(s, ofInteger(k), work), step, work), work);
  const front = sum && pow(z, sub(s, C_ONE, 4 * work), work);
  return front && mul(mul(front, exp(neg(z), work), work), sum, bits);
}

/** Γ(s, z) with principal z^s (DLMF 8.2.2); z^−n E_{n+1}(z) at s = −n, Γ(s) at z = 0. */
export function upperGamma(s: BigComplex, z: BigComplex, bits: number): BigComplex {
  if (isZero(z)) {
    if (s.re.m <= 0n) throw new NoValue('diverges');
    return gammaOf(s, bits);
  }
  const far = upperFar(s, z, bits);
  if (far !== undefined) return far;
  const scaled = exponentialFraction(sub(C_ONE, s, 4 * bits), z, bits + 8);
  if (scaled !== undefined)
    return mul(mul(pow(z, s, bits + 8), exp(neg(z), bits + 8), bits + 8), scaled, bits);
  const n = integerValue(s);
  if (n !== undefined && n <= 0) return mul(pow(z, s, bits + 8), enInteger(1 - n, z, bits + 8), bits);
  const near = arePositive(s, z) ? mostOfGamma(s, z, bits) : undefined;
  if (near !== undefined) return near;
  return relative(bits, (places) => {
    const whole = gammaOf(s, places + 16 + gammaTop(s));
    return sub(whole, lowerSeries(s, z, places + gammaTop(s)), places + 16 + gammaTop(s));
  });
}

function arePositive(s: BigComplex, z: BigComplex): boolean {
  return isReal(s) && isReal(z) && s.re.m > 0n && z.re.m > 0n;
}

/** Bits that Γ(s) − γ(s, z) may cancel before its digits are counted from below the decimal point. */
const FEW_BITS = 20;

/** Γ(s, z) where it is a good part of Γ(s), which may be so large that its places behind the point cost thousands of bits. */
function mostOfGamma(s: BigComplex, z: BigComplex, bits: number): BigComplex | undefined {
  const work = bits + FEW_BITS + 16;
  const whole = gammaOf(s, work);
  const rest = sub(whole, lowerSeries(s, z, work), work);
  return topOf(rest) > topOf(whole) - FEW_BITS ? rest : undefined;
}

/** About log2 |Γ(s)| where that is large, also next to its poles. */
function gammaTop(s: BigComplex): number {
  return Math.max(0, topOf(gammaOf(s, 64)));
}

/** γ(s, z) = Γ(s) − Γ(s, z) with principal z^s (DLMF 8.2.1); poles at s = 0, −1, −2, …. */
export function lowerGamma(s: BigComplex, z: BigComplex, bits: number): BigComplex {
  if (isPole(s)) throw new NoValue('pole');
  if (isZero(z)) {
    if (s.re.m <= 0n) throw new NoValue('diverges');
    return C_ZERO;
  }
  if (upperFar(s, z, 64) === undefined || !isFarOut(sizeOf(z), bits)) {
    return relative(bits, (places) => lowerSeries(s, z, places));
  }
  return relative(bits, (places) => {
    const wide = places + gammaTop(s);
    return sub(gammaOf(s, wide), upperGamma(s, z, wide), wide);
  });
}

/** Q(s, z) = Γ(s, z)/Γ(s) (DLMF 8.2.4), 0 at the poles of Γ. */
function gammaQ(s: BigComplex, z: BigComplex, bits: number): BigComplex {
  if (isPole(s)) return C_ZERO;
  return mul(upperGamma(s, z, bits + 8), reciprocalGamma(s, bits + 8), bits);
}

/** P(s, z) = γ(s, z)/Γ(s) (DLMF 8.2.4), 1 at the poles of Γ. */
function gammaP(s: BigComplex, z: BigComplex, bits: number): BigComplex {
  if (isPole(s)) return C_ONE;
  return mul(lowerGamma(s, z, bits + 8), reciprocalGamma(s, bits + 8), bits);
}

/** Incomplete gamma functions, by the reader's names. */
export const INCOMPLETE_GAMMA: Readonly<Record<string, SpecialFunction>> = {
  uppergamma: binary(upperGamma, 1000),
  lowergamma: binary(lowerGamma, 600),
  gammaq: binary(gammaQ, 1200),
  gammap: binary(gammaP, 800),
};
