import {
  add,
  type BigComplex,
  C_ONE,
  C_ZERO,
  div,
  integerPower,
  integerValue,
  inverse,
  isZero,
  mul,
  neg,
  ofReal,
  sub,
  timesPower,
  timesReal,
  topOf,
} from '../big/complex.ts';
import { pi } from '../big/constants.ts';
import { toNumber } from '../big/convert.ts';
import { exp, log, log1p, pow } from '../big/elementary.ts';
import { BIG_ZERO, compareReal, NoValue, scaled } from '../big/real.ts';
import { bernoulliPolynomial } from './bernoulli.ts';
import { fixedProduct, fromFixed, toFixed } from './fixed.ts';
import { factorialOf, gammaOf, isPole } from './gamma.ts';
import { inversePowers } from './integer-powers.ts';
import { ofFraction, ofInteger, relative, requireSize, sizeOf } from './precision.ts';
import { binary, type SpecialFunction, ternary } from './special-function.ts';
import { stirlingRow } from './stirling-numbers.ts';
import { hurwitz, zeta, zetaInteger } from './zeta.ts';

/** Up to this modulus the power series is summed. */
const SERIES_RADIUS = 0.6;
/** Orders beyond this are refused. */
const MAX_ORDER = 60;

/**
 * Li_s(z) for all z, with the cut [1, ∞) on which the value is that from below, as −ln(1 − z) at s = 1 has it
 * (DLMF 25.12.10; Wood, The computation of polylogarithms, 1992).
 */
export function polylog(s: BigComplex, z: BigComplex, bits: number): BigComplex {
  if (isZero(z)) return C_ZERO;
  const n = integerValue(s);
  if (integerValue(z) === 1) return zetaAtOne(s, bits);
  if (n === 1) return neg(log1p(neg(z), bits));
  if (sizeOf(s) > MAX_ORDER) throw new NoValue('order too large');
  if (n !== undefined && n <= 0) return rational(-n, z, bits);
  if (sizeOf(z) <= SERIES_RADIUS) return relativeTo(z, bits, (places) => series(s, z, places));
  if (n !== undefined) return relative(bits, (places) => ofIntegerOrder(n, z, places));
  return relative(bits, (places) => byHurwitz(s, z, places));
}

/** A power series beginning with z has z's size. */
function relativeTo(z: BigComplex, bits: number, compute: (places: number) => BigComplex): BigComplex {
  return compute(bits + 16 + Math.max(0, -topOf(z)));
}

function zetaAtOne(s: BigComplex, bits: number): BigComplex {
  if (compareReal(s.re, { m: 1n, e: 0 }) <= 0) throw new NoValue('diverges');
  return zeta(s, bits);
}

/** Σ z^k k^−s. */
function series(s: BigComplex, z: BigComplex, places: number): BigComplex {
  const shrink = -Math.log2(sizeOf(z)) || places;
  const growth = Math.max(0, -toNumber(s.re)) * 10;
  const count = Math.ceil((places + growth) / Math.max(0.3, shrink)) + 2;
  const work = places + Math.ceil(growth) + 8;
  const down = BigInt(work);
  const at = toFixed(z, work);
  let power = at;
  let [re, im] = [0n, 0n];
  for (const weight of inversePowers(s, count, work)) {
    const term = fixedProduct(power, toFixed(weight, work), down);
    re += term.re;
    im += term.im;
    power = fixedProduct(power, at, down);
  }
  return fromFixed({ re, im }, work, work);
}

/** Li_{−n}(z) = Σ k! S(n+1, k+1) (z/(1−z))^(k+1) (Wood 1992, 6.3). */
function rational(n: number, z: BigComplex, bits: number): BigComplex {
  // η(−2k) = 0, the trivial zeros of ζ.
  if (n > 0 && n % 2 === 0 && integerValue(z) === -1) return C_ZERO;
  const strips = stirlingRow(n + 1);
  return relative(bits, (places) => {
    const work = places + 6 * n + 16;
    const ratio = div(z, sub(C_ONE, z, 4 * work), work);
    const grown = work + Math.max(0, topOf(ratio)) * (n + 1);
    let sum = C_ZERO;
    let power = C_ONE;
    for (let k = 0; k <= n; k += 1) {
      power = mul(power, ratio, grown);
      const weight = (strips[k + 1] ?? 0n) * factorialOf(k);
      sum = add(sum, timesReal(power, { m: weight, e: 0 }, grown), grown);
    }
    return sum;
  });
}

/** Orders 2, 3, …: about z = 1 in ln z, farther out by inversion. */
function ofIntegerOrder(n: number, z: BigComplex, places: number): BigComplex {
  const work = places + 16;
  return sizeOf(z) > 2 ? inverted(n, z, work) : aboutOne(n, z, work);
}

/** Σ' ζ(n−k) ln^k z / k! + (ln z)^(n−1)/(n−1)! (H_{n−1} − ln(−ln z)), |ln z| < 2π (Wood 1992, 9.5). */
function aboutOne(n: number, z: BigComplex, work: number): BigComplex {
  const w = log(z, work);
  let sum = C_ZERO;
  let power = C_ONE;
  for (let k = 0; ; k += 1) {
    if (k > 0) power = div(mul(power, w, work), ofInteger(k), work);
    const weight = k === n - 1 ? singular(n, w, work) : zetaInteger(n - k, work);
    const term = mul(power, weight, work);
    sum = add(sum, term, work);
    if (k > n + 1 && topOf(term) < -work && (n - k) % 2 !== 0) return sum;
    if (k > 4 * work) throw new NoValue('series does not end');
  }
}

function singular(n: number, w: BigComplex, work: number): BigComplex {
  let harmonic = C_ZERO;
  for (let k = 1; k < n; k += 1) harmonic = add(harmonic, ofFraction(1n, BigInt(k), work), work);
  return sub(harmonic, log(neg(w), work), work);
}

/** Li_n(z) = −(−1)^n Li_n(1/z) − (2πi)^n/n! B_n(1/2 + ln(−z)/2πi), z not in (0, 1) (Wood 1992, 10.2). */
function inverted(n: number, z: BigComplex, work: number): BigComplex {
  const small = polylog(ofInteger(n), inverse(z, work + 8), work);
  const turn = ofReal(BIG_ZERO, scaled(pi(work), 1));
  const at = add(div(log(neg(z), work), turn, work), ofReal({ m: 1n, e: -1 }), work);
  const factor = div(integerPower(turn, n, work), ofInteger(factorialOf(n)), work);
  const jump = mul(factor, bernoulliPolynomial(n, at, work), work);
  return sub(n % 2 === 0 ? neg(small) : small, jump, work);
}

/** Γ(v)/(2π)^v (i^v ζ(v, 1/2 + u) + i^−v ζ(v, 1/2 − u)), v = 1 − s, u = ln(−z)/2πi (Jonquière; Wood 1992, 13.1). */
function byHurwitz(s: BigComplex, z: BigComplex, places: number): BigComplex {
  const work = places + 24;
  const v = sub(C_ONE, s, 4 * work);
  const turn = ofReal(BIG_ZERO, scaled(pi(work), 1));
  const u = div(log(neg(z), work), turn, work);
  const half = ofReal({ m: 1n, e: -1 });
  const quarter = timesPower(mul(v, ofReal(BIG_ZERO, pi(work)), work), -1);
  const up = mul(exp(quarter, work), hurwitz(v, add(half, u, work), work), work);
  const down = mul(exp(neg(quarter), work), hurwitz(v, sub(half, u, work), work), work);
  const scale = mul(gammaOf(v, work), pow(ofReal(scaled(pi(work), 1)), neg(v), work), work);
  return mul(scale, add(up, down, work), work);
}

/** The series of {@link lerch} is summed up to this modulus. */
const LERCH_RADIUS = 0.85;

/** Φ(z, s, a) = Σ z^k (a+k)^−s (DLMF 25.14.1) within {@link LERCH_RADIUS}. */
function lerch(z: BigComplex, s: BigComplex, a: BigComplex, bits: number): BigComplex {
  if (sizeOf(z) > LERCH_RADIUS) throw new NoValue('outside the disc of the series');
  if (isPole(a)) throw new NoValue('pole');
  requireSize(a, 1000);
  requireSize(s, MAX_ORDER);
  const growth = Math.max(0, -toNumber(s.re)) * 12;
  return relative(bits, (places) => {
    const work = places + 12 + Math.ceil(growth);
    const count = isZero(z) ? 1 : Math.ceil((work + growth) / -Math.log2(sizeOf(z))) + 2;
    let sum = C_ZERO;
    let power = C_ONE;
    for (let k = 0; k < count; k += 1) {
      sum = add(sum, mul(power, pow(add(a, ofInteger(k), 2 * work), neg(s), work), work), work);
      power = mul(power, z, work);
    }
    return sum;
  });
}

/** Polylogarithms, by the reader's names. */
export const POLYLOG_FUNCTIONS: Readonly<Record<string, SpecialFunction>> = {
  polylog: binary(polylog, 4000),
  lerch: ternary(lerch, 8000),
};
