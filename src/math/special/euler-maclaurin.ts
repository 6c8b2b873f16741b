import {
  add,
  type BigComplex,
  C_ONE,
  div,
  inverse,
  mul,
  sub,
  timesPower,
  timesReal,
  topOf,
} from '../big/complex.ts';
import { fromRational } from '../big/convert.ts';
import { NoValue } from '../big/real.ts';
import { bernoulliNumber } from './bernoulli.ts';
import { ofInteger, requireSize, sizeOf } from './precision.ts';

/** Heights beyond this cost too many terms. */
const MAX_HEIGHT = 600;
/** Correction terms tried before giving up. */
const MAX_CORRECTIONS = 500;

/** How many terms to sum before the corrections: they fall like (2j / 2πe N)^2j, and |s| costs as much as 2j. */
export function summedTerms(s: BigComplex, places: number): number {
  requireSize(s, MAX_HEIGHT);
  return Math.ceil(0.14 * places + 0.4 * sizeOf(s)) + 4;
}

/**
 * Σ_{k ≥ 0} (x+k)^−s without its first terms, x being far enough to the right: x^(1−s)/(s−1) + x^−s/2 +
 * Σ B_2j/(2j)! (s)_{2j−1} x^(1−s−2j) (Euler and Maclaurin, DLMF 25.11.28), given x^−s. s ≠ 1.
 */
export function tail(s: BigComplex, x: BigComplex, power: BigComplex, places: number): BigComplex {
  const reciprocal = inverse(x, places);
  const square = mul(reciprocal, reciprocal, places);
  const main = div(mul(power, x, places), sub(s, C_ONE, 4 * places), places);
  let sum = add(main, timesPower(power, -1), places);
  // (s)_{2j−1} x^(1−s−2j) / (2j)!
  let factor = timesPower(mul(mul(power, s, places), reciprocal, places), -1);
  for (let j = 1; j <= MAX_CORRECTIONS; j += 1) {
    const { over, under } = bernoulliNumber(2 * j);
    const term = timesReal(factor, fromRational(over, under, places), places);
    sum = add(sum, term, places);
    if (topOf(term) < Math.max(topOf(sum), 0) - places) return sum;
    const next = mul(add(s, ofInteger(2 * j - 1), places), add(s, ofInteger(2 * j), places), places);
    factor = mul(factor, mul(next, square, places), places);
    factor = div(factor, ofInteger((2 * j + 1) * (2 * j + 2)), places);
  }
  throw new NoValue('corrections do not end');
}
