import { add, type BigComplex, C_ONE, C_ZERO, integerValue, mul, timesPower, topOf } from '../big/complex.ts';
import { NoValue } from '../big/real.ts';
import { ofFraction, relative } from './precision.ts';

/** A fraction of integers, under > 0, in lowest terms or not. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** Bernoulli numbers beyond this index are not computed. */
export const MAX_BERNOULLI = 1200;

const evenBernoulli: Fraction[] = [{ over: 1n, under: 1n }];

/** Tangent numbers T_1, T_2, … (1, 2, 16, 272, …) by Brent and Harvey, Fast computation of Bernoulli, Tangent and Secant numbers (2011), algorithm TangentNumbers. */
function tangentNumbers(count: number): readonly bigint[] {
  const t: bigint[] = [0n, 1n];
  for (let k = 2; k <= count; k += 1) t[k] = BigInt(k - 1) * (t[k - 1] ?? 0n);
  for (let k = 2; k <= count; k += 1) {
    for (let j = k; j <= count; j += 1)
      t[j] = BigInt(j - k) * (t[j - 1] ?? 0n) + BigInt(j - k + 2) * (t[j] ?? 0n);
  }
  return t;
}

function extend(to: number): void {
  const count = Math.min(MAX_BERNOULLI / 2, Math.max(64, 2 ** Math.ceil(Math.log2(to + 1))));
  const tangents = tangentNumbers(count);
  for (let n = evenBernoulli.length; n <= count; n += 1) {
    // B_2n = (−1)^(n−1) 2n T_n / (4^n (4^n − 1)) (DLMF 24.15.4).
    const four = 1n << BigInt(2 * n);
    const over = BigInt(2 * n) * (tangents[n] ?? 0n);
    evenBernoulli.push(lowest({ over: n % 2 === 0 ? -over : over, under: four * (four - 1n) }));
  }
}

/** Greatest common divisor of |a| and |b|. */
export function gcdOf(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function lowest({ over, under }: Fraction): Fraction {
  const common = gcdOf(over, under);
  return common === 0n ? { over, under } : { over: over / common, under: under / common };
}

/** B_n, with B_1 = −1/2 (DLMF 24.2.1); throws {@link NoValue} for n beyond {@link MAX_BERNOULLI}. */
export function bernoulliNumber(n: number): Fraction {
  if (n === 1) return { over: -1n, under: 2n };
  if (n % 2 === 1) return { over: 0n, under: 1n };
  if (n < 0 || n > MAX_BERNOULLI) throw new NoValue('Bernoulli number out of range');
  if (evenBernoulli.length <= n / 2) extend(n / 2);
  const found = evenBernoulli[n / 2];
  if (found === undefined) throw new NoValue('Bernoulli number out of range');
  return found;
}

const MAX_POLYNOMIAL = 200;

/** B_n(1/2) = 0 for odd n, and B_n(0) = B_n(1) = 0 for odd n ≥ 3 (DLMF 24.4.27, 24.4.25). */
function isTrivialZero(n: number, x: BigComplex): boolean {
  const doubled = n % 2 === 1 ? integerValue(timesPower(x, 1)) : undefined;
  return doubled === 1 || (n > 1 && (doubled === 0 || doubled === 2));
}

/** B_n(x) = Σ C(n,k) B_k x^(n−k) (DLMF 24.2.5). */
export function bernoulliPolynomial(n: number, x: BigComplex, bits: number): BigComplex {
  if (n < 0 || n > MAX_POLYNOMIAL) throw new NoValue('Bernoulli polynomial out of range');
  if (n === 0) return C_ONE;
  if (isTrivialZero(n, x)) return C_ZERO;
  const growth = n * Math.max(2, topOf(x) + 1) + 2 * n;
  return relative(bits, (places) => {
    const work = places + growth;
    let sum = C_ONE;
    let binomial = 1n;
    for (let k = 1; k <= n; k += 1) {
      binomial = (binomial * BigInt(n - k + 1)) / BigInt(k);
      const b = bernoulliNumber(k);
      sum = mul(sum, x, work);
      if (b.over !== 0n) sum = add(sum, ofFraction(binomial * b.over, b.under, work), work);
    }
    return sum;
  });
}
