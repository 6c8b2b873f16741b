import {
  add,
  type BigComplex,
  C_ONE,
  C_ZERO,
  conj,
  div,
  integerValue,
  inverse,
  isReal,
  mul,
  ofReal,
  sub,
  timesI,
  timesPower,
  timesReal,
  toPair,
  topOf,
} from '../big/complex.ts';
import { pi } from '../big/constants.ts';
import { exp, log, sinPi } from '../big/elementary.ts';
import { logReal } from '../big/kernels.ts';
import { addReal, BIG_ZERO, type Big, compareReal, NoValue, rounded, scaled, subReal } from '../big/real.ts';
import { bernoulliNumber } from './bernoulli.ts';
import { fixedProduct, fromFixed, isSpent, toFixed } from './fixed.ts';
import { ofInteger, relative } from './precision.ts';

/** Integers up to this have their factorial computed as such. */
const MAX_FACTORIAL = 3000;
/** Rising products of more factors than this are quotients of gamma functions. */
const MAX_PRODUCT = 600;

const factorials: bigint[] = [1n];

/** n! for 0 ≤ n ≤ 3000, kept. */
export function factorialOf(n: number): bigint {
  if (n > MAX_FACTORIAL) throw new NoValue('factorial out of range');
  for (let k = factorials.length; k <= n; k += 1) factorials.push((factorials[k - 1] ?? 1n) * BigInt(k));
  return factorials[n] ?? 1n;
}

/** z (z+1) … (z+n−1) as a product. */
export function risingProduct(z: BigComplex, n: number, bits: number): BigComplex {
  const work = bits + 16;
  let product = C_ONE;
  for (let k = 0; k < n; k += 1) {
    const shift: BigComplex = { re: addReal(z.re, { m: BigInt(k), e: 0 }, 2 * work), im: z.im };
    product = mul(product, shift, work);
  }
  return product;
}

/** Re z from which Stirling's series serves for so many bits: its smallest term is e^(−2π|z|). */
function stirlingStart(bits: number): number {
  return Math.ceil(0.17 * bits) + 3;
}

/** How many steps to the right bring z (Re z ≥ 0) to where Stirling's series serves. */
function stepsRight(z: BigComplex, bits: number): number {
  const { re, im } = toPair(z);
  const start = stirlingStart(bits);
  return Math.abs(im) > 2 * start ? 0 : Math.max(0, Math.ceil(start - re));
}

/** Σ B_2k / (2k (2k−1) z^(2k−1)) (DLMF 5.11.1), |z| large enough for the precision. */
function stirlingSum(z: BigComplex, places: number): BigComplex {
  const down = BigInt(places);
  // Powers of 2^scale / z, of modulus near 1, keep their digits however large the Bernoulli numbers become.
  const scale = topOf(z);
  const reciprocal = timesPower(inverse(z, places + 8), scale);
  const square = toFixed(mul(reciprocal, reciprocal, places + 8), places);
  let power = toFixed(reciprocal, places);
  let [re, im] = [0n, 0n];
  for (let k = 1; ; k += 1) {
    const { over, under } = bernoulliNumber(2 * k);
    const by = (under * BigInt(2 * k * (2 * k - 1))) << BigInt(Math.max(0, scale) * (2 * k - 1));
    const term = { re: (power.re * over) / by, im: (power.im * over) / by };
    if (isSpent(term)) return fromFixed({ re, im }, places, places + 16);
    re += term.re;
    im += term.im;
    power = fixedProduct(power, square, down);
  }
}

/** ln Γ(z) by Stirling's series, z far enough to the right; analytic there. */
function stirling(z: BigComplex, bits: number): BigComplex {
  const places = bits + 8 + Math.max(0, topOf(z)) + 8;
  const half: Big = { m: 1n, e: -1 };
  const main = sub(mul({ re: subReal(z.re, half, places), im: z.im }, log(z, places), places), z, places);
  const constant = scaled(logReal(scaled(pi(places), 1), places), -1);
  return add(add(main, ofReal(constant), places), stirlingSum(z, places), places);
}

/** Γ(z) for Re z ≥ 1/2. */
function gammaRight(z: BigComplex, bits: number): BigComplex {
  const work = bits + 12;
  const steps = stepsRight(z, work);
  const far = add(z, ofInteger(steps), 2 * work);
  const wide = work + Math.max(0, topOf(far)) + 8;
  const top = exp(stirling(far, wide), work);
  return steps === 0 ? top : div(top, risingProduct(z, steps, work), bits);
}

function isLeft(z: BigComplex): boolean {
  return compareReal(z.re, { m: 1n, e: -1 }) < 0;
}

/** Whether z is 0, −1, −2, …, the poles of Γ. */
export function isPole(z: BigComplex): boolean {
  return isReal(z) && z.re.m <= 0n && integerPart(z) !== undefined;
}

function integerPart(z: BigComplex): bigint | undefined {
  if (!isReal(z) || topOf(z) > 4000) return undefined;
  const { m, e } = z.re;
  if (e >= 0) return m << BigInt(e);
  const whole = m >> BigInt(Math.min(-e, 100_000));
  return whole << BigInt(Math.min(-e, 100_000)) === m ? whole : undefined;
}

/** 1/Γ(z), entire; by reflection left of 1/2 (DLMF 5.5.3). */
export function reciprocalGamma(z: BigComplex, bits: number): BigComplex {
  if (isPole(z)) return C_ZERO;
  if (!isLeft(z)) return inverse(gammaOf(z, bits + 4), bits);
  const work = bits + 12;
  const mirrored = gammaRight(sub(C_ONE, z, 4 * work), work);
  return div(mul(mirrored, sinPi(z, work), work), ofReal(pi(work)), bits);
}

/** Γ(z); throws {@link NoValue} at its poles (DLMF 5.2.1, Stirling's series 5.11.1, reflection 5.5.3). */
export function gammaOf(z: BigComplex, bits: number): BigComplex {
  const n = integerValue(z);
  if (n !== undefined && n > 0 && n <= MAX_FACTORIAL) return ofReal(rounded(factorialOf(n - 1), 0, bits));
  if (isPole(z)) throw new NoValue('pole');
  return isLeft(z) ? inverse(reciprocalGamma(z, bits + 4), bits) : gammaRight(z, bits);
}

/**
 * ln Γ(z), the analytic continuation from z > 0 with the cut (−∞, 0], seen from above on it; not ln of Γ(z)
 * (Hare, Computing the principal branch of log-Gamma, 1997).
 */
export function logGamma(z: BigComplex, bits: number): BigComplex {
  if (isPole(z)) throw new NoValue('pole');
  const n = integerValue(z);
  if (n === 1 || n === 2) return C_ZERO;
  if (z.im.m < 0n) return conj(logGamma(conj(z), bits));
  const closeness = Math.max(0, topOf(z));
  return relative(bits, (places) => logGammaAbove(z, places + closeness + 8));
}

function logGammaAbove(z: BigComplex, work: number): BigComplex {
  if (!isLeft(z)) return logGammaRight(z, work);
  // ln sin πz = −iπz + iπ/2 − ln 2 + ln(1 − e^(2πiz)) is analytic above the axis and real on (0, 1).
  const turn = timesI(timesReal(z, pi(work + 8), work));
  const inner = log(sub(C_ONE, exp(timesPower(turn, 1), work), work), work);
  const logTwoPi = ofReal(logReal(scaled(pi(work), 1), work));
  const quarter = ofReal(BIG_ZERO, scaled(pi(work), -1));
  const logSine = add(sub(quarter, turn, work), inner, work);
  return sub(sub(logTwoPi, logSine, work), logGammaRight(sub(C_ONE, z, 4 * work), work), work);
}

/** ln Γ right of 1/2: Stirling's series less the logarithm of the product of the steps, on the branch the arguments add to. */
function logGammaRight(z: BigComplex, work: number): BigComplex {
  const steps = stepsRight(z, work);
  const far = add(z, ofInteger(steps), 2 * work);
  const top = stirling(far, work);
  if (steps === 0) return top;
  const product = log(risingProduct(z, steps, work), work);
  const { re, im } = toPair(z);
  let angle = 0;
  for (let k = 0; k < steps; k += 1) angle += Math.atan2(im, re + k);
  const turns = Math.round((angle - toPair(product).im) / (2 * Math.PI));
  const whole = timesReal(ofReal(BIG_ZERO, scaled(pi(work), 1)), { m: BigInt(turns), e: 0 }, work);
  return sub(sub(top, product, work), whole, work);
}

/** (z)_n = Γ(z+n)/Γ(z), a product for integers n (DLMF 5.2.4, 5.2.5). */
export function pochhammer(z: BigComplex, n: BigComplex, bits: number): BigComplex {
  const count = integerValue(n);
  if (count !== undefined && Math.abs(count) <= MAX_PRODUCT) {
    if (count >= 0) return risingProduct(z, count, bits);
    return inverse(risingProduct(add(z, n, 4 * bits), -count, bits + 4), bits);
  }
  const work = bits + 8;
  if (isPole(z)) throw new NoValue('quotient of poles');
  return mul(gammaOf(add(z, n, 4 * work), work), reciprocalGamma(z, work), bits);
}
