import {
  add,
  type BigComplex,
  C_ZERO,
  div,
  integerValue,
  inverse,
  mul,
  ofReal,
  sub,
  timesPower,
  topOf,
} from '../big/complex.ts';
import { cosPi, pow } from '../big/elementary.ts';
import { addReal, BIG_ONE, NoValue, nearestInteger, scaled, sqrtReal } from '../big/real.ts';
import { bernoulliNumber, bernoulliPolynomial } from './bernoulli.ts';
import { ofFraction, ofInteger, relative } from './precision.ts';
import { binary, type SpecialFunction, unary } from './special-function.ts';
import { cycleRow, stirlingRow } from './stirling-numbers.ts';

/** Indices of whole sequences beyond this are refused. */
const MAX_INDEX = 2000;

const partitions: bigint[] = [1n];
let secants: readonly bigint[] = [];
const MAX_EULER = 400;

/** The integer an argument is; throws {@link NoValue} when it is none or lies outside the range. */
export function requireInteger(z: BigComplex, from: number, to: number): number {
  const n = integerValue(z);
  if (n === undefined || n < from || n > to) throw new NoValue('no integer in range');
  return n;
}

/** p(n) by Euler's pentagonal recurrence (DLMF 26.9.2, 27.14.6); 0 for n < 0. */
function partitionCount(n: number): bigint {
  if (n < 0) return 0n;
  for (let m = partitions.length; m <= n; m += 1) {
    let sum = 0n;
    for (let k = 1; (k * (3 * k - 1)) / 2 <= m; k += 1) {
      const pair =
        (partitions[m - (k * (3 * k - 1)) / 2] ?? 0n) + (partitions[m - (k * (3 * k + 1)) / 2] ?? 0n);
      sum += k % 2 === 1 ? pair : -pair;
    }
    partitions.push(sum);
  }
  return partitions[n] ?? 0n;
}

/** Secant numbers by Brent and Harvey 2011, algorithm SecantNumbers. */
function secantNumbers(count: number): readonly bigint[] {
  const s: bigint[] = [1n];
  for (let k = 1; k <= count; k += 1) s[k] = BigInt(k) * (s[k - 1] ?? 0n);
  for (let k = 1; k <= count; k += 1) {
    for (let j = k + 1; j <= count; j += 1)
      s[j] = BigInt(j - k) * (s[j - 1] ?? 0n) + BigInt(j - k + 1) * (s[j] ?? 0n);
  }
  return s;
}

/** E_n, zero for odd n, E_2k = (−1)^k S_k (DLMF 24.2.6). */
function eulerNumberOf(n: number): bigint {
  if (n % 2 === 1) return 0n;
  if (secants.length <= n / 2) secants = secantNumbers(Math.max(32, n / 2));
  const size = secants[n / 2] ?? 0n;
  return n % 4 === 0 ? size : -size;
}

/** E_n(1/2) = 0 for odd n, E_n(0) = E_n(1) = 0 for even n ≥ 2 (DLMF 24.4.28, 24.4.26). */
function isEulerZero(n: number, x: BigComplex): boolean {
  const doubled = integerValue(timesPower(x, 1));
  return n % 2 === 1 ? doubled === 1 : n > 0 && (doubled === 0 || doubled === 2);
}

/** E_n(x) = 2/(n+1) (B_{n+1}(x) − 2^(n+1) B_{n+1}(x/2)) (DLMF 24.4.22). */
function eulerPolynomial(n: BigComplex, x: BigComplex, bits: number): BigComplex {
  const degree = requireInteger(n, 0, 150);
  if (isEulerZero(degree, x)) return C_ZERO;
  const half = timesPower(x, -1);
  return relative(bits, (places) => {
    const work = places + degree + 8 + (degree + 1) * Math.max(2, topOf(x) + 1);
    const whole = bernoulliPolynomial(degree + 1, x, work);
    const halved = timesPower(bernoulliPolynomial(degree + 1, half, work), degree + 1);
    return div(timesPower(sub(whole, halved, work), 1), ofInteger(degree + 1), work);
  });
}

/** F_z = (φ^z − cos(πz) φ^−z)/√5, or the sum of both for L_z: the integers at integers. */
function fibonacciLike(z: BigComplex, sign: 1 | -1, bits: number): BigComplex {
  const n = integerValue(z);
  const work = bits + 16 + Math.max(0, topOf(z)) + (n === undefined ? 0 : Math.abs(n));
  if (n !== undefined && Math.abs(n) > 20 * MAX_INDEX) throw new NoValue('index out of range');
  const root = sqrtReal({ m: 5n, e: 0 }, work);
  const golden = ofReal(scaled(addReal(BIG_ONE, root, work), -1));
  const up = pow(golden, z, work);
  const down = mul(cosPi(z, work), inverse(up, work), work);
  if (sign === 1) return rounding(add(up, down, work), n);
  return rounding(div(sub(up, down, work), ofReal(root), work), n);
}

function rounding(value: BigComplex, n: number | undefined): BigComplex {
  return n === undefined ? value : ofReal({ m: nearestInteger(value.re), e: 0 });
}

function whole(of: (n: number) => bigint, to: number, from = 0): (z: BigComplex) => BigComplex {
  return (z) => ofInteger(of(requireInteger(z, from, to)));
}

/** t(n, k) of a triangle of numbers, 0 outside it. */
function triangle(row: (n: number) => readonly bigint[], isSigned = false): SpecialFunction {
  return binary((n, k) => {
    const [i, j] = [requireInteger(n, 0, 400), requireInteger(k, -MAX_INDEX, MAX_INDEX)];
    const value = row(i)[j] ?? 0n;
    return ofInteger(isSigned && (i - j) % 2 !== 0 ? -value : value);
  }, 500);
}

function bernoulli(n: BigComplex, bits: number): BigComplex {
  const { over, under } = bernoulliNumber(requireInteger(n, 0, 600));
  return ofFraction(over, under, bits);
}

/** C_n = C(2n, n)/(n+1) (DLMF 26.5.1), by C_{m+1} = C_m (4m+2)/(m+2) (26.5.6 telescoped). */
function catalanNumber(n: number): bigint {
  let value = 1n;
  for (let m = 0n; m < n; m += 1n) value = (value * (4n * m + 2n)) / (m + 2n);
  return value;
}

/** Sequences of numbers and their polynomials, by the reader's names. */
export const NUMBER_SEQUENCES: Readonly<Record<string, SpecialFunction>> = {
  bernoulli: unary(bernoulli, 20),
  eulernumber: unary(whole(eulerNumberOf, MAX_EULER), 20),
  bernoullipoly: binary((n, x, bits) => bernoulliPolynomial(requireInteger(n, 0, 150), x, bits), 200),
  eulerpoly: binary(eulerPolynomial, 400),
  fibonacci: unary((z, bits) => fibonacciLike(z, -1, bits), 200),
  lucas: unary((z, bits) => fibonacciLike(z, 1, bits), 200),
  partitions: unary(whole(partitionCount, MAX_INDEX, -MAX_INDEX), 300),
  catalannumber: unary(whole(catalanNumber, MAX_INDEX), 100),
  bell: unary(
    whole((n) => stirlingRow(n).reduce((sum, s) => sum + s, 0n), 300),
    500,
  ),
  stirling1: triangle(cycleRow, true),
  stirlingcycle: triangle(cycleRow),
  stirling2: triangle(stirlingRow),
};
