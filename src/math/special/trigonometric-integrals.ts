import {
  add,
  type BigComplex,
  C_ONE,
  C_ZERO,
  isReal,
  isZero,
  mul,
  neg,
  ofReal,
  sub,
  timesI,
  timesPower,
} from '../big/complex.ts';
import { euler, pi } from '../big/constants.ts';
import { log } from '../big/elementary.ts';
import { BIG_ZERO, negReal, scaled } from '../big/real.ts';
import { isFarOut } from './asymptotic.ts';
import { e1, ei } from './exponential-integrals.ts';
import { rationalSeries } from './fixed.ts';
import { relative, requireSize, sizeOf } from './precision.ts';
import { type SpecialFunction, unary } from './special-function.ts';

/** Larger arguments of the entire series are refused. */
const MAX_SIZE = 2500;

function workFor(z: BigComplex, places: number): number {
  requireSize(z, MAX_SIZE);
  return places + Math.ceil(1.45 * sizeOf(z)) + 12;
}

/** Σ (−s)^k z^(2k+1)/((2k+1)(2k+1)!): Si for sign −1 of the squares, Shi for 1 (DLMF 6.6.5). */
function oddSeries(z: BigComplex, sign: 1 | -1, places: number): BigComplex {
  const work = workFor(z, places);
  const square = mul(z, z, 2 * work);
  const at = sign === 1 ? square : neg(square);
  const sum = rationalSeries(
    at,
    work,
    (n) => [1n, 2n * n * (2n * n + 1n)],
    (n) => 2n * n + 1n,
  );
  return mul(z, sum, work);
}

/** γ + ln z + Σ (−s)^k z^(2k)/(2k (2k)!): Ci for sign −1, Chi for 1 (DLMF 6.6.6). */
function evenSeries(z: BigComplex, sign: 1 | -1, places: number): BigComplex {
  const work = workFor(z, places);
  const square = mul(z, z, 2 * work);
  const at = sign === 1 ? square : neg(square);
  const weight = (n: bigint): bigint => (n === 0n ? 1n : 2n * n);
  const sum = rationalSeries(at, work, (n) => [1n, 2n * n * (2n * n - 1n)], weight);
  const start = sub(add(ofReal(euler(work)), log(z, work), work), C_ONE, work);
  return add(start, sum, work);
}

/** [E1(iz), E1(−iz)]. */
function turnedIntegrals(z: BigComplex, bits: number): readonly [BigComplex, BigComplex] {
  return [e1(timesI(z), bits), e1(neg(timesI(z)), bits)];
}

/** Si z = π/2 + (i/2)(E1(−iz) − E1(iz)) for Re z > 0 (DLMF 6.5.5). */
function siFar(z: BigComplex, bits: number): BigComplex {
  if (z.re.m < 0n) return neg(siFar(neg(z), bits));
  if (z.re.m === 0n) return timesI(shi(ofReal(z.im), bits));
  const [plus, minus] = turnedIntegrals(z, bits + 8);
  const difference = timesPower(timesI(sub(minus, plus, bits + 8)), -1);
  return add(ofReal(scaled(pi(bits + 8), -1)), difference, bits);
}

/** Ci z = −½ (E1(iz) + E1(−iz)) for Re z > 0 (DLMF 6.5.6); Ci(−z) = Ci z ± iπ (6.4.4). */
function ciFar(z: BigComplex, bits: number): BigComplex {
  const quarter = scaled(pi(bits + 8), -1);
  if (z.re.m === 0n) {
    const size = z.im.m < 0n ? negReal(z.im) : z.im;
    const value = chi(ofReal(size), bits);
    return add(value, ofReal(BIG_ZERO, z.im.m < 0n ? negReal(quarter) : quarter), bits);
  }
  if (z.re.m < 0n) {
    const turn = scaled(z.im.m < 0n ? negReal(quarter) : quarter, 1);
    return add(ciFar(neg(z), bits), ofReal(BIG_ZERO, turn), bits);
  }
  const [plus, minus] = turnedIntegrals(z, bits + 8);
  return neg(timesPower(add(plus, minus, bits), -1));
}

/** Si z, entire (DLMF 6.2.9). */
export function si(z: BigComplex, bits: number): BigComplex {
  if (isZero(z)) return C_ZERO;
  if (isFarOut(sizeOf(z), bits)) return siFar(z, bits);
  return relative(bits, (places) => oddSeries(z, -1, places));
}

/** Ci z, cut (−∞, 0], seen from above on it (DLMF 6.2.11). */
export function ci(z: BigComplex, bits: number): BigComplex {
  if (isFarOut(sizeOf(z), bits)) return ciFar(z, bits);
  return relative(bits, (places) => evenSeries(z, -1, places));
}

/** Shi z = −i Si iz, entire (DLMF 6.2.15). */
export function shi(z: BigComplex, bits: number): BigComplex {
  if (isZero(z)) return C_ZERO;
  if (!isFarOut(sizeOf(z), bits)) return relative(bits, (places) => oddSeries(z, 1, places));
  if (z.re.m < 0n) return neg(shi(neg(z), bits));
  if (isReal(z)) return timesPower(add(ei(z, bits + 4), e1(z, bits + 4), bits), -1);
  return neg(timesI(siFar(timesI(z), bits)));
}

/** Chi z, cut (−∞, 0], seen from above on it (DLMF 6.2.16). */
export function chi(z: BigComplex, bits: number): BigComplex {
  if (!isFarOut(sizeOf(z), bits)) return relative(bits, (places) => evenSeries(z, 1, places));
  if (isReal(z) && z.re.m > 0n) return timesPower(sub(ei(z, bits + 4), e1(z, bits + 4), bits), -1);
  // Chi z = Ci iz − ln iz + ln z
  const turned = timesI(z);
  const logs = sub(log(z, bits + 8), log(turned, bits + 8), bits + 8);
  return add(ciFar(turned, bits + 8), logs, bits);
}

/** Sine and cosine integrals, by the reader's names. */
export const TRIGONOMETRIC_INTEGRALS: Readonly<Record<string, SpecialFunction>> = {
  si: unary(si, 300),
  ci: unary(ci, 400),
  shi: unary(shi, 300),
  chi: unary(chi, 400),
};
