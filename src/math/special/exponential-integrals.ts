import {
  add,
  type BigComplex,
  C_ONE,
  C_ZERO,
  div,
  inverse,
  isReal,
  isZero,
  mul,
  neg,
  ofReal,
  sub,
  topOf,
} from '../big/complex.ts';
import { euler, pi } from '../big/constants.ts';
import { exp, log } from '../big/elementary.ts';
import { BIG_ZERO, NoValue, negReal } from '../big/real.ts';
import { asymptoticSum, isFarOut } from './asymptotic.ts';
import { rationalSeries } from './fixed.ts';
import { ofInteger, relative, requireSize, sizeOf } from './precision.ts';
import { type SpecialFunction, unary } from './special-function.ts';

/** Larger arguments of the entire series are refused. */
const MAX_SIZE = 2500;
/** Integer orders up to this are reached by recurrence. */
const MAX_ORDER = 300;

/** Ein z = Σ (−1)^(k+1) z^k / (k k!), entire (DLMF 6.6.2). */
function ein(z: BigComplex, places: number): BigComplex {
  requireSize(z, MAX_SIZE);
  const work = places + Math.ceil(1.45 * sizeOf(z)) + 12;
  const sum = rationalSeries(
    neg(z),
    work,
    (n) => [1n, n],
    (n) => (n === 0n ? 1n : n),
  );
  return sub(C_ONE, sum, work);
}

function eulerGamma(places: number): BigComplex {
  return ofReal(euler(places));
}

/** E_s far out: e^(−z)/z Σ (−1)^k (s)_k / z^k (DLMF 8.20.2); undefined where the series is too short. */
export function enFar(s: BigComplex, z: BigComplex, bits: number): BigComplex | undefined {
  const work = bits + 16;
  const step = neg(inverse(z, work));
  const sum = asymptoticSum((k) => mul(add(s, ofInteger(k - 1), work), step, work), work);
  return sum && mul(div(exp(neg(z), work), z, work), sum, bits);
}

/** E1(z), cut (−∞, 0], seen from above on it (DLMF 6.2.1). */
export function e1(z: BigComplex, bits: number): BigComplex {
  const far = isFarOut(sizeOf(z), bits) ? enFar(C_ONE, z, bits) : undefined;
  if (far !== undefined) return far;
  return relative(bits, (places) =>
    sub(ein(z, places), add(log(z, places), eulerGamma(places), places), places + Math.max(0, topOf(z)) * 2),
  );
}

/** Ei(z): real on the whole real axis (DLMF 6.2.5), elsewhere γ + ln z − Ein(−z), cut (−∞, 0]. */
export function ei(z: BigComplex, bits: number): BigComplex {
  if (isReal(z) && z.re.m < 0n) return neg(e1(neg(z), bits));
  if (isFarOut(sizeOf(z), bits)) return eiFar(z, bits);
  return relative(bits, (places) =>
    sub(add(log(z, places), eulerGamma(places), places), ein(neg(z), places), places),
  );
}

/** Ei z = −E1(−z) ± iπ off the real axis (DLMF 6.2.10 and its mirror); on it the mean of both sides. */
function eiFar(z: BigComplex, bits: number): BigComplex {
  const outer = neg(e1(neg(z), bits));
  if (isReal(z)) return ofReal(outer.re);
  const turn = pi(bits);
  return add(outer, ofReal(BIG_ZERO, z.im.m > 0n ? turn : negReal(turn)), bits);
}

/** n E_{n+1} = e^(−z) − z E_n (DLMF 8.19.12) from E_1; its rounding grows like z^n/n!. */
export function enInteger(n: number, z: BigComplex, bits: number): BigComplex {
  if (n > MAX_ORDER) throw new NoValue('order too large');
  requireSize(z, MAX_SIZE);
  return relative(bits, (places) => {
    const work = places + Math.ceil(3 * sizeOf(z)) + 16;
    const decay = exp(neg(z), work);
    let value = e1(z, work);
    for (let k = 1; k < n; k += 1) {
      value = div(sub(decay, mul(z, value, work), work), ofInteger(k), work);
    }
    return value;
  });
}

/** li z = Ei ln z (DLMF 6.2.8), 0 at 0. */
function li(z: BigComplex, bits: number): BigComplex {
  if (isZero(z)) return C_ZERO;
  const near = sub(z, C_ONE, 64);
  const work = 2 * bits + Math.max(0, -topOf(near));
  return ei(log(z, work), bits);
}

/** Exponential and logarithmic integrals, by the reader's names. */
export const EXPONENTIAL_INTEGRALS: Readonly<Record<string, SpecialFunction>> = {
  ei: unary(ei, 300),
  e1: unary(e1, 400),
  li: unary(li, 400),
};
