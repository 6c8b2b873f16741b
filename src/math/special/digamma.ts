import {
  add,
  type BigComplex,
  C_ONE,
  C_ZERO,
  div,
  integerValue,
  inverse,
  isZero,
  mul,
  ofReal,
  sub,
  timesPower,
  timesReal,
  toPair,
  topOf,
} from '../big/complex.ts';
import { euler, pi } from '../big/constants.ts';
import { fromRational } from '../big/convert.ts';
import { cosPi, log, sinPi } from '../big/elementary.ts';
import { bitLength, compareReal, NoValue } from '../big/real.ts';
import { bernoulliNumber } from './bernoulli.ts';
import { factorialOf, isPole } from './gamma.ts';
import { ofInteger, relative } from './precision.ts';
import { binary, type SpecialFunction, unary } from './special-function.ts';
import { hurwitz } from './zeta.ts';

/** Steps to the right beyond this are refused. */
const MAX_STEPS = 3000;
/** Orders of polygamma functions beyond this are refused. */
const MAX_ORDER = 300;

/** ψ(z) by its asymptotic series (DLMF 5.11.2) after steps to the right (5.5.2), by reflection (5.5.4) left of 1/2. */
export function digamma(z: BigComplex, bits: number): BigComplex {
  if (isPole(z)) throw new NoValue('pole');
  if (compareReal(z.re, { m: 1n, e: -1 }) >= 0) return relative(bits, (places) => digammaRight(z, places));
  // ψ(z) = ψ(1−z) − π cot πz
  return relative(bits, (places) => {
    const cot = div(cosPi(z, places), sinPi(z, places), places);
    const right = digammaRight(sub(C_ONE, z, 4 * places), places);
    return sub(right, timesReal(cot, pi(places), places), places + Math.max(0, topOf(cot)));
  });
}

function digammaRight(z: BigComplex, places: number): BigComplex {
  const work = places + 8;
  const { re, im } = toPair(z);
  const start = 0.17 * work + 3;
  const steps = Math.abs(im) > 2 * start ? 0 : Math.max(0, Math.ceil(start - re));
  let sum = C_ZERO;
  for (let k = 0; k < steps; k += 1) sum = add(sum, inverse(add(z, ofInteger(k), 2 * work), work), work);
  return sub(asymptotic(add(z, ofInteger(steps), 2 * work), work), sum, work);
}

/** ln z − 1/2z − Σ B_2k / (2k z^2k). */
function asymptotic(z: BigComplex, work: number): BigComplex {
  const reciprocal = inverse(z, work);
  const square = mul(reciprocal, reciprocal, work);
  let value = sub(log(z, work), timesPower(reciprocal, -1), work);
  let power = square;
  for (let k = 1; topOf(power) + topOfBernoulli(k) > -work; k += 1) {
    const { over, under } = bernoulliNumber(2 * k);
    value = sub(value, timesReal(power, fromRational(over, under * BigInt(2 * k), work), work), work);
    power = mul(power, square, work);
  }
  return value;
}

function topOfBernoulli(k: number): number {
  const { over, under } = bernoulliNumber(2 * k);
  return bitLength(over) - bitLength(under) + 1;
}

/** ψ^(m)(z) = (−1)^(m+1) m! ζ(m+1, z) (DLMF 25.11.12), ψ for m = 0. */
export function polygamma(m: BigComplex, z: BigComplex, bits: number): BigComplex {
  const order = integerValue(m);
  if (order === undefined || order < 0 || order > MAX_ORDER) throw new NoValue('no such order');
  if (order === 0) return digamma(z, bits);
  if (isPole(z)) throw new NoValue('pole');
  if (toPair(z).re < -MAX_STEPS) throw new NoValue('too many steps');
  const size = factorialOf(order);
  const value = hurwitz(ofInteger(order + 1), z, bits + 4);
  return mul(value, ofInteger(order % 2 === 1 ? size : -size), bits);
}

/** H_z = ψ(z+1) + γ (DLMF 5.4.14 for integers), 0 at 0. */
export function harmonic(z: BigComplex, bits: number): BigComplex {
  if (isZero(z)) return C_ZERO;
  return relative(bits, (places) =>
    add(digamma(add(z, C_ONE, 4 * places), places), ofReal(euler(places)), places),
  );
}

/** The logarithmic derivatives of Γ, by the reader's names. */
export const DIGAMMA_FUNCTIONS: Readonly<Record<string, SpecialFunction>> = {
  digamma: unary(digamma, 300),
  polygamma: binary(polygamma, 1000),
  harmonic: unary(harmonic, 300),
};
