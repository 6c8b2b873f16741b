import {
  add,
  type BigComplex,
  C_ONE,
  C_ZERO,
  div,
  integerValue,
  mul,
  neg,
  ofReal,
  sub,
  timesPower,
  toPair,
  topOf,
} from '../big/complex.ts';
import { pi } from '../big/constants.ts';
import { toNumber } from '../big/convert.ts';
import { pow, sinPi } from '../big/elementary.ts';
import { logReal } from '../big/kernels.ts';
import { NoValue, scaled } from '../big/real.ts';
import { bernoulliNumber, bernoulliPolynomial } from './bernoulli.ts';
import { summedTerms, tail } from './euler-maclaurin.ts';
import { gammaOf } from './gamma.ts';
import { inversePowers } from './integer-powers.ts';
import { ofFraction, ofInteger, relative, sizeOf } from './precision.ts';
import { binary, type SpecialFunction, unary } from './special-function.ts';

/** Right of this the Dirichlet series is summed as it stands: its terms fall by that many bits a doubling. */
const DIRECT_TERMS = 40;

/** ζ(n) at integers, kept for the largest precision asked for. */
const integers = new Map<number, { readonly bits: number; readonly value: BigComplex }>();

/** ζ(n) for an integer n ≠ 1. */
export function zetaInteger(n: number, bits: number): BigComplex {
  const known = integers.get(n);
  if (known !== undefined && known.bits >= bits) return known.value;
  const value = n < 0 || n === 0 ? zetaLeftInteger(-n, bits) : zetaRight(ofInteger(n), bits);
  integers.set(n, { bits, value });
  return value;
}

/** ζ(−n) = (−1)^n B_{n+1} / (n+1) (DLMF 25.6.3). */
function zetaLeftInteger(n: number, bits: number): BigComplex {
  if (n === 0) return ofFraction(-1n, 2n, bits);
  const { over, under } = bernoulliNumber(n + 1);
  return over === 0n ? C_ZERO : ofFraction(-over, under * BigInt(n + 1), bits);
}

/** ζ for Re s ≥ 0, s ≠ 1: the series where it is short, else Euler and Maclaurin. */
function zetaRight(s: BigComplex, bits: number): BigComplex {
  const work = bits + 12;
  const direct = Math.ceil(2 ** Math.min(30, work / Math.max(1e-9, toNumber(s.re)))) + 1;
  if (direct <= DIRECT_TERMS) return sumOf(inversePowers(s, direct, work), work);
  return relative(bits, (places) => {
    const count = summedTerms(s, places);
    const powers = inversePowers(s, count, places + 8);
    const last = powers[count - 1] ?? C_ZERO;
    const rest = tail(s, ofInteger(count), last, places + 8);
    return add(sumOf(powers.slice(0, -1), places + 8), rest, places + 8);
  });
}

/** The sum of numbers. */
export function sumOf(terms: readonly BigComplex[], bits: number): BigComplex {
  return terms.reduce((sum, term) => add(sum, term, bits), C_ZERO);
}

/** ζ(s) in the whole plane, by 25.4.1 of the DLMF left of 0; throws {@link NoValue} at the pole 1. */
export function zeta(s: BigComplex, bits: number): BigComplex {
  const n = integerValue(s);
  if (n === 1) throw new NoValue('pole');
  if (n !== undefined && n > -1000) return zetaInteger(n, bits);
  if (s.re.m >= 0n) return zetaRight(s, bits);
  if (n !== undefined && n % 2 === 0) return C_ZERO;
  // ζ(s) = 2 (2π)^(s−1) sin(πs/2) Γ(1−s) ζ(1−s)
  const work = bits + 16 + Math.max(0, topOf(s));
  const mirror = sub(C_ONE, s, 4 * work);
  const scale = timesPower(pow(ofReal(scaled(pi(work), 1)), neg(mirror), work), 1);
  const sine = sinPi(timesPower(s, -1), work);
  const rest = mul(gammaOf(mirror, work), zetaRight(mirror, work), work);
  return mul(mul(scale, sine, work), rest, bits);
}

/** η(s) = Σ (−1)^(n−1) n^−s = (1 − 2^(1−s)) ζ(s), ln 2 at s = 1 (DLMF 25.2.3). */
export function dirichletEta(s: BigComplex, bits: number): BigComplex {
  if (integerValue(s) === 1) return ofReal(logReal({ m: 2n, e: 0 }, bits));
  const mirror = sub(C_ONE, s, 4 * bits);
  const work = bits + 8 + Math.max(0, -topOf(mirror));
  const factor = sub(C_ONE, pow(ofInteger(2), mirror, work), work);
  return mul(factor, zeta(s, work), bits);
}

/** Steps to the right beyond this are refused. */
const MAX_STEPS = 2000;

/**
 * ζ(s, a) = Σ (a+k)^−s and its continuation in s (DLMF 25.11.1), principal powers; poles at s = 1 and, for Re s > 0, at
 * a = 0, −1, −2, …. B_{n+1}(a) at s = −n (DLMF 25.11.14).
 */
export function hurwitz(s: BigComplex, a: BigComplex, bits: number): BigComplex {
  const n = integerValue(s);
  if (n === 1) throw new NoValue('pole');
  if (n !== undefined && n <= 0 && n > -150) {
    const value = bernoulliPolynomial(1 - n, a, bits + 4);
    return neg(div(value, ofInteger(1 - n), bits));
  }
  if (integerValue(a) === 1) return zeta(s, bits);
  if (n !== undefined && n > 1 && n * Math.log2(Math.max(1.01, sizeOf(a) + 1)) > 4 * bits)
    throw new NoValue('too small');
  return relative(bits, (places) => hurwitzAt(s, a, places));
}

function hurwitzAt(s: BigComplex, a: BigComplex, places: number): BigComplex {
  const start = summedTerms(s, places);
  const { re, im } = toPair(a);
  const steps = Math.max(0, Math.ceil(Math.abs(im) > 2 * start ? -re : start - re));
  if (!(steps <= MAX_STEPS)) throw new NoValue('too many steps');
  const growth = Math.max(0, -toNumber(s.re)) * Math.log2(Math.hypot(re + steps, im) + 2);
  const work = places + 12 + Math.ceil(growth) + Math.max(0, topOf(s)) * 2;
  let sum = C_ZERO;
  for (let k = 0; k < steps; k += 1) {
    const at = add(a, ofInteger(k), 2 * work);
    sum = add(sum, pow(at, neg(s), work), work);
  }
  const far = add(a, ofInteger(steps), 2 * work);
  return add(sum, tail(s, far, pow(far, neg(s), work), work), work);
}

/** The zeta functions, by the reader's names. */
export const ZETA_FUNCTIONS: Readonly<Record<string, SpecialFunction>> = {
  zeta: unary(zeta, 700),
  dirichleteta: unary(dirichletEta, 750),
  hurwitz: binary(hurwitz, 2500),
};
