import {
  add,
  type BigComplex,
  C_ONE,
  C_ZERO,
  div,
  inverse,
  mul,
  ofReal,
  sub,
  timesInteger,
  timesPower,
  timesReal,
  toPair,
  topOf,
} from '../big/complex.ts';
import { pi } from '../big/constants.ts';
import { fromRational } from '../big/convert.ts';
import { exp, log } from '../big/elementary.ts';
import { logReal } from '../big/kernels.ts';
import { scaled } from '../big/real.ts';
import { bernoulliNumber } from './bernoulli.ts';
import { factorialOf, isPole, logGamma } from './gamma.ts';
import { ofInteger, requireSize } from './precision.ts';
import { type SpecialFunction, unary } from './special-function.ts';

/** Larger arguments need too many steps or bits. */
const MAX_SIZE = 300;

/** ln G(1+z) − ζ′(−1) far to the right: DLMF 5.17.5. */
function asymptotic(z: BigComplex, work: number): BigComplex {
  const logZ = log(z, work);
  const square = mul(z, z, work);
  const three = timesPower(timesInteger(square, 3, work), -2);
  const twoPi = ofReal(logReal(scaled(pi(work), 1), work));
  let value = sub(timesPower(mul(square, logZ, work), -1), three, work);
  value = add(value, timesPower(mul(z, twoPi, work), -1), work);
  value = sub(value, div(logZ, ofInteger(12), work), work);
  const reciprocal = inverse(square, work);
  let power = reciprocal;
  for (let k = 1; ; k += 1) {
    const { over, under } = bernoulliNumber(2 * k + 2);
    const term = timesReal(power, fromRational(over, under * BigInt(4 * k * (k + 1)), work), work);
    value = add(value, term, work);
    if (topOf(term) < -work) return value;
    power = mul(power, reciprocal, work);
  }
}

function startFor(work: number): number {
  return Math.ceil(0.17 * work) + 4;
}

/** ζ′(−1) = 1/12 − ln A, from ln G at an integer, where G is the product of factorials (DLMF 5.17.3, 5.17.7). */
export function zetaPrimeMinusOne(bits: number): BigComplex {
  const work = bits + 24;
  const n = startFor(work);
  let superfactorial = 1n;
  for (let k = 1; k < n; k += 1) superfactorial *= factorialOf(k);
  const exact = ofReal(logReal({ m: superfactorial, e: 0 }, work));
  return sub(exact, asymptotic(ofInteger(n), work), bits);
}

/** Barnes' G(z), entire, by DLMF 5.17.5 after steps to the right with G(z+1) = Γ(z) G(z). */
export function barnesG(z: BigComplex, bits: number): BigComplex {
  requireSize(z, MAX_SIZE);
  if (isPole(z)) return C_ZERO;
  const work = bits + 48;
  const steps = Math.max(0, Math.ceil(startFor(work) + 1 - toPair(z).re));
  const far = add(z, ofInteger(steps), 2 * work);
  const logG = add(asymptotic(sub(far, C_ONE, 2 * work), work), zetaPrimeMinusOne(work), work);
  // G(z) = G(z+N) Π (z+j)^(j+1) / Γ(z+N)^N; the powers build up from the right.
  let rising = C_ONE;
  let product = C_ONE;
  for (let j = steps - 1; j >= 0; j -= 1) {
    rising = mul(rising, add(z, ofInteger(j), 2 * work), work);
    product = mul(product, rising, work);
  }
  const logGammas = timesInteger(logGamma(far, work), steps, work);
  return mul(exp(sub(logG, logGammas, work), work), product, bits);
}

/** Barnes' G, by the reader's name. */
export const BARNES: Readonly<Record<string, SpecialFunction>> = { barnesg: unary(barnesG, 3000) };
