import {
  type Complex,
  distance,
  divide,
  hasValue,
  modulus,
  modulusOf,
  multiply,
  ONE,
  power,
} from './complex.ts';

/**
 * A value with a bound of its rounding error (absolute). `absorbed` when somewhere a summand vanished against a larger
 * one, so that agreement says nothing about it; `branched` when a real argument left the real axis (a root or logarithm
 * of something negative), where a difference may be one of branches only.
 */
export interface Value {
  readonly value: Complex;
  readonly error: number;
  readonly absorbed: boolean;
  readonly branched: boolean;
}

/** Relative rounding error of one operation: two units of 2^-52, as both parts of a complex number round. */
export const ROUNDING = 4.5e-16;
/** Below this ratio a summand has fewer than seven digits left in the sum. */
export const ABSORBED = 1e-9;
/** Rounding may explain this many times the estimated error. */
export const NOISE = 32;
/** The smallest positive double with all its digits, 2^-1022. */
export const SMALLEST = 2.2250738585072014e-308;

/** A value without rounding error: a whole number, or a coordinate of the test point. */
export function exact(value: Complex): Value {
  return { value, error: 0, absorbed: false, branched: false };
}

/** A value that was rounded once more than what it came from. */
export function rounded(value: Complex, error: number, a?: Value, b?: Value): Value {
  return {
    value,
    error: error + ROUNDING * modulus(value),
    absorbed: a?.absorbed === true || b?.absorbed === true,
    branched: a?.branched === true || b?.branched === true,
  };
}

/** Whether a result that cannot be zero lost its digits below the smallest number that has all of them. */
export function isLost(value: Complex): boolean {
  return modulus(value) < SMALLEST;
}

const isZero = (part: Value): boolean => part.value.re === 0 && part.value.im === 0;

/**
 * The sum of all; absorbed where the smallest term that is not zero drowns in the largest or in the total. A term that its
 * own rounding may have made, as sin(3π), is zero and its error is in the sum.
 */
export function sumOf(terms: readonly Value[]): Value {
  let re = 0;
  let im = 0;
  let error = 0;
  let rest = 0;
  let absorbed = false;
  let branched = false;
  let largest = 0;
  let smallest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at];
    if (term === undefined) continue;
    const size = modulus(term.value);
    largest = Math.max(largest, size);
    if (size > NOISE * term.error) smallest = Math.min(smallest, size);
    const isExactSum = isExact(re, term.value.re) && isExact(im, term.value.im);
    re += term.value.re;
    im += term.value.im;
    rest = modulusOf(re, im);
    error += term.error + (isExactSum ? 0 : ROUNDING * rest);
    absorbed ||= term.absorbed;
    branched ||= term.branched;
  }
  const lost = rest > 0 && smallest < ABSORBED * Math.max(rest, largest);
  return { value: { re, im }, error, absorbed: absorbed || lost, branched };
}

/** Whether the sum of two doubles needs no rounding (Knuth's two-sum; Higham 2002, 4.3). */
function isExact(a: number, b: number): boolean {
  const sum = a + b;
  const other = sum - a;
  return a - (sum - other) === 0 && b - other === 0;
}

/** ± 2^k for 0 ≤ k ≤ 30. */
function isPowerOfTwo({ re, im }: Complex): boolean {
  const size = Math.abs(re);
  return im === 0 && size >= 1 && size <= 2 ** 30 && Number.isInteger(size) && (size & (size - 1)) === 0;
}

function isWhole({ re, im }: Complex): boolean {
  return im === 0 && Number.isSafeInteger(re);
}

/** Whether a product needs no rounding: a change of the exponent alone, or of whole numbers. */
function isExactProduct(a: Complex, b: Complex, product: Complex): boolean {
  return isPowerOfTwo(a) || isPowerOfTwo(b) || (isWhole(product) && isWhole(a) && isWhole(b));
}

/** Whether a quotient needs no rounding, as far as it does not underflow. */
function isExactQuotient(over: Complex, under: Complex, quotient: Complex): boolean {
  if (isPowerOfTwo(under)) return true;
  return isWhole(quotient) && isWhole(over) && isWhole(under) && over.re % under.re === 0;
}

/** The product of all; undefined where it underflows. */
export function productOf(factors: readonly Value[]): Value | undefined {
  let value = ONE;
  let size = 1;
  let error = 0;
  let absorbed = false;
  let branched = false;
  for (let at = 0; at < factors.length; at += 1) {
    const factor = factors[at];
    if (factor === undefined) continue;
    const other = modulus(factor.value);
    const spread = size * factor.error + other * error + error * factor.error;
    const next = multiply(value, factor.value);
    const nextSize = modulus(next);
    if (nextSize < SMALLEST && size > 0 && other > 0) return undefined;
    error = spread + (isExactProduct(value, factor.value, next) ? 0 : ROUNDING * nextSize);
    value = next;
    size = nextSize;
    absorbed ||= factor.absorbed;
    branched ||= factor.branched;
  }
  return { value, error, absorbed, branched };
}

/** The quotient; undefined where the divisor may be zero or the result underflows. */
export function quotientOf(over: Value, under: Value): Value | undefined {
  const below = modulus(under.value);
  if (below <= 4 * under.error) return undefined;
  const value = divide(over.value, under.value);
  if (isLost(value) && !isZero(over)) return undefined;
  const error = (over.error + modulus(value) * under.error) / below;
  const absorbed = over.absorbed || under.absorbed;
  const branched = over.branched || under.branched;
  const rounding = isExactQuotient(over.value, under.value, value) ? 0 : ROUNDING * modulus(value);
  return { value, error: error + rounding, absorbed, branched };
}

/** Up to here an error is carried through a power by its first-order term. */
const SMALL_ERROR = 1e-3;

/**
 * A power; undefined where it underflows, and absorbed where a positive number other than one is moved so close to one that
 * no digits of it are left.
 */
export function powerOf(base: Value, exponent: Value, valueOnly = false): Value | undefined {
  const result = wholePower(base, exponent) ?? sensitive([base, exponent], { value: powerOfAll }, valueOnly);
  if (isLost(result.value) && !isZero(base)) return undefined;
  const { re, im } = result.value;
  const isNearOne = im === 0 && Math.abs(re - 1) < ABSORBED && base.value.im === 0 && base.value.re > 0;
  if (!isNearOne || isZero(exponent) || isOne(base)) return result;
  return { value: result.value, error: result.error, absorbed: true, branched: result.branched };
}

/** One, as far as its rounding error tells. */
function isOne({ value, error }: Value): boolean {
  return Math.abs(value.re - 1) <= NOISE * error;
}

const powerOfAll = ([a = ONE, b = ONE]: readonly Complex[]): Complex => power(a, b);

/** A whole power of a number that is known well: d(b^n) = n b^n db/b to first order, doubled for the rest. */
function wholePower(base: Value, exponent: Value): Value | undefined {
  const n = exponent.value.re;
  if (exponent.error !== 0 || exponent.value.im !== 0 || !Number.isInteger(n)) return undefined;
  const size = modulus(base.value);
  const relative = size === 0 ? Number.POSITIVE_INFINITY : Math.abs(n) * (base.error / size);
  if (base.error !== 0 && relative > SMALL_ERROR) return undefined;
  const value = power(base.value, exponent.value);
  const spread = base.error === 0 ? 0 : 2 * relative;
  return rounded(value, (spread + (4 + Math.log2(1 + Math.abs(n))) * ROUNDING) * modulus(value), base);
}

/** A function of complex numbers and the relative rounding error of one call; 4 roundings where not stated. */
export interface Sensitive {
  readonly value: (args: readonly Complex[]) => Complex;
  readonly error?: number;
  /** The same at given arguments, where it is known better. */
  readonly errorAt?: (args: readonly Complex[]) => number;
  /** How far the value moves when the argument of this index moves by so much; evaluated there where undefined. */
  readonly shiftAt?: (
    args: readonly Complex[],
    value: Complex,
    index: number,
    by: number,
  ) => number | undefined;
}

/**
 * A function of values that carry errors: the error of the result is how far it moves when they move. With `valueOnly` that is
 * not looked at, and the error is that of the call alone.
 */
export function sensitive(args: readonly Value[], fn: Sensitive, valueOnly = false): Value {
  const at: Complex[] = [];
  let absorbed = false;
  let isReal = true;
  let branched = false;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index];
    if (arg === undefined) continue;
    at.push(arg.value);
    absorbed ||= arg.absorbed;
    branched ||= arg.branched;
    isReal &&= arg.value.im === 0;
  }
  const value = fn.value(at);
  const error =
    (ROUNDING + (fn.errorAt?.(at) ?? fn.error ?? 4 * ROUNDING)) * modulus(value) +
    (valueOnly || !hasValue(value) ? 0 : shiftsOf(args, at, value, fn));
  return { value, error, absorbed, branched: branched || (isReal && value.im !== 0) };
}

/** How far the value moves when each argument moves by its error, together; infinite where that leaves the doubles. */
function shiftsOf(args: readonly Value[], at: readonly Complex[], value: Complex, fn: Sensitive): number {
  let total = 0;
  for (let index = 0; index < args.length; index += 1) {
    const by = args[index]?.error ?? 0;
    if (by === 0) continue;
    const shift = fn.shiftAt?.(at, value, index, by) ?? distance(fn.value(moved(at, index, by)), value);
    if (!Number.isNaN(shift)) total += shift;
  }
  return total;
}

function moved(at: readonly Complex[], index: number, by: number): readonly Complex[] {
  const there = at.slice();
  const z = at[index];
  if (z !== undefined) there[index] = { re: z.re + by, im: z.im === 0 ? 0 : z.im + by };
  return there;
}
