import * as complex from '../../complex.ts';
import { type Complex, modulus } from '../../complex.ts';

/** A complex double with a bound of its distance from the true number: running error analysis (Higham 2002, 3.3). */
export interface Ball {
  readonly re: number;
  readonly im: number;
  /** Absolute; NaN or infinite where nothing is known of the number. */
  readonly error: number;
}

/** What one rounded operation on complex numbers loses of the modulus: √5 units of 2^−53 (Brent, Percival and Zimmermann 2007). */
export const UNIT = 2.5e-16;
/** Exponentials, logarithms and circular functions are right to an ulp or so in each part. */
const ELEMENTARY = 6e-16;

/** A number held exactly. */
export function ball(re: number, im = 0, error = 0): Ball {
  return { re, im, error };
}

/** What underflow may have swallowed: a number below this is not told from 0. */
const UNDERFLOW = 1e-280;

/** 0. */
export const B_ZERO = ball(0);
/** 1. */
export const B_ONE = ball(1);
/** The imaginary unit. */
export const B_I = ball(0, 1);
/** π, rounded. */
export const B_PI = ball(Math.PI, 0, 1.3e-16);

/** Nothing is known: the way out of a computation, which no later step turns into a value. */
export const UNKNOWN = ball(Number.NaN, 0, Number.NaN);

/** The modulus up to a factor √2, from above. */
export function sizeOf(z: Complex): number {
  return Math.abs(z.re) + Math.abs(z.im);
}

function rounded({ re, im }: Complex, error: number, unit = UNIT): Ball {
  const size = Math.abs(re) + Math.abs(im);
  return { re, im, error: error + unit * size + (size < UNDERFLOW ? UNDERFLOW : 0) };
}

const isZero = ({ re, im, error }: Ball): boolean => re === 0 && im === 0 && error === 0;

/** What the rounded sum of two doubles leaves out, exactly (Knuth's two-sum; Higham 2002, 4.3). */
function leftOut(a: number, b: number, sum: number): number {
  const other = sum - a;
  return Math.abs(a - (sum - other) + (b - other));
}

/** a + b; sums that need no rounding stay exact, as orders moved by whole numbers do. */
export function add(a: Ball, b: Ball): Ball {
  const [re, im] = [a.re + b.re, a.im + b.im];
  const rounding = leftOut(a.re, b.re, re) + (im === 0 ? 0 : leftOut(a.im, b.im, im));
  return { re, im, error: a.error + b.error + rounding };
}

/** −z; a real number stays real. */
export function neg({ re, im, error }: Ball): Ball {
  return { re: -re, im: im === 0 ? 0 : -im, error };
}

/** a − b. */
export function sub(a: Ball, b: Ball): Ball {
  return add(a, neg(b));
}

/** a · b. */
export function mul(a: Ball, b: Ball): Ball {
  if (isZero(a) || isZero(b)) return Number.isFinite(a.error + b.error) ? B_ZERO : UNKNOWN;
  const error = sizeOf(a) * b.error + sizeOf(b) * a.error + a.error * b.error;
  return rounded(complex.multiply(a, b), error);
}

/** The product of all. */
export function product(...factors: readonly Ball[]): Ball {
  return factors.reduce(mul, B_ONE);
}

/** z times a double that is exact. */
export function times(z: Ball, by: number): Ball {
  if (isZero(z) || by === 0) return B_ZERO;
  return rounded({ re: z.re * by, im: z.im === 0 ? 0 : z.im * by }, z.error * Math.abs(by));
}

/** i · z. */
export function timesI({ re, im, error }: Ball): Ball {
  return { re: im === 0 ? 0 : -im, im: re, error };
}

/** a / b; unknown where b may be 0. */
export function div(a: Ball, b: Ball): Ball {
  const below = modulus(b) - b.error;
  if (!(below > 0)) return UNKNOWN;
  if (isZero(a)) return B_ZERO;
  const value = complex.divide(a, b);
  return rounded(value, (a.error + sizeOf(value) * b.error) / below, 2 * UNIT);
}

/** e^z. */
export function exp(z: Ball): Ball {
  const value = complex.exp(z);
  return rounded(value, sizeOf(value) * Math.expm1(z.error), ELEMENTARY);
}

/** ln z, principal, seen from above on its cut; unknown where z may be 0. */
export function log(z: Ball): Ball {
  const below = modulus(z) - z.error;
  if (!(below > 0) || mayCross(z)) return UNKNOWN;
  return rounded(complex.log(z), z.error / below + UNIT, ELEMENTARY);
}

/** Whether a number that is not exactly real may lie on either side of the negative axis. */
function mayCross(z: Ball): boolean {
  return z.re < 0 && z.im !== 0 && Math.abs(z.im) <= z.error;
}

/** √z, principal. */
export function sqrt(z: Ball): Ball {
  if (isZero(z)) return B_ZERO;
  const below = modulus(z) - z.error;
  if (!(below > 0) || mayCross(z)) return UNKNOWN;
  const value = complex.sqrt(z);
  return rounded(value, z.error / Math.sqrt(below), ELEMENTARY);
}

/** z^n for a whole n. */
export function whole(z: Ball, n: number): Ball {
  let result = B_ONE;
  let square = z;
  for (let rest = Math.abs(n); rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = mul(result, square);
    if (rest > 1) square = mul(square, square);
  }
  return n < 0 ? div(B_ONE, result) : result;
}

/** Whole exponents up to this are products. */
const MAX_WHOLE = 64;

/** a^b, principal. */
export function pow(a: Ball, b: Ball): Ball {
  if (b.im === 0 && b.error === 0 && Number.isInteger(b.re) && Math.abs(b.re) <= MAX_WHOLE)
    return whole(a, b.re);
  return exp(mul(b, log(a)));
}

/** sin z and cos z. */
export function circle(z: Ball): { readonly sin: Ball; readonly cos: Ball } {
  if (z.im === 0) {
    const [sin, cos] = [Math.sin(z.re), Math.cos(z.re)];
    return { sin: ball(sin, 0, z.error + UNIT), cos: ball(cos, 0, z.error + UNIT) };
  }
  const [up, down] = [exp(timesI(z)), exp(neg(timesI(z)))];
  return { sin: times(neg(timesI(sub(up, down))), 0.5), cos: times(add(up, down), 0.5) };
}

/** sin πz for an exact z, with its own digits next to its zeros. */
export function sinPi(z: Ball): Ball {
  const nearest = Math.round(z.re);
  const { sin } = circle(mul(B_PI, ball(z.re - nearest, z.im, z.error)));
  const close = z.im === 0 ? ball(sin.re, 0, Math.abs(sin.re) * 2 * ELEMENTARY + Math.PI * z.error) : sin;
  return nearest % 2 === 0 ? close : neg(close);
}

/** cos πz = sin π(z + 1/2), a shift that is exact for the halves of whole numbers. */
export function cosPi(z: Ball): Ball {
  return sinPi(add(z, ball(0.5)));
}

/** The real part alone, of a number known to be real. */
export function real(z: Ball): Ball {
  return { re: z.re, im: 0, error: z.error };
}

/** z as a whole number when it is one. */
export function integerOf({ re, im, error }: Ball): number | undefined {
  return im === 0 && error === 0 && Number.isInteger(re) ? re : undefined;
}
