/** A complex number; real numbers have `im` exactly 0. */
export interface Complex {
  readonly re: number;
  readonly im: number;
}

/** Neutral in sums. */
export const ZERO: Complex = { re: 0, im: 0 };
/** Neutral in products. */
export const ONE: Complex = { re: 1, im: 0 };
/** The imaginary unit, the root of −1 above the real axis. */
export const I: Complex = { re: 0, im: 1 };

/** The number re + i·im; real unless an imaginary part is given. */
export function complexOf(re: number, im = 0): Complex {
  return { re, im };
}

/** Whether both parts are finite. */
export function hasValue({ re, im }: Complex): boolean {
  return Number.isFinite(re) && Number.isFinite(im);
}

/** The distance from zero, computed without overflow on the way. */
export function modulus(z: Complex): number {
  return z.im === 0 ? Math.abs(z.re) : Math.hypot(z.re, z.im);
}

/** The modulus of re + i·im, for loops that keep the parts of a total apart. */
export function modulusOf(re: number, im: number): number {
  return im === 0 ? Math.abs(re) : Math.hypot(re, im);
}

/** The sum, part by part. */
export function add(a: Complex, b: Complex): Complex {
  return { re: a.re + b.re, im: a.im + b.im };
}

/** |a − b|. */
export function distance(a: Complex, b: Complex): number {
  return modulusOf(a.re - b.re, a.im - b.im);
}

/** The opposite number; of a real one the imaginary part stays 0 and does not become −0. */
export function negate(z: Complex): Complex {
  return { re: -z.re, im: z.im === 0 ? 0 : -z.im };
}

/** The product; of two real numbers it is real even when one is infinite. */
export function multiply(a: Complex, b: Complex): Complex {
  if (a.im === 0 && b.im === 0) return { re: a.re * b.re, im: 0 };
  return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
}

/** Smith's algorithm (R. L. Smith, CACM 5, 435, 1962), which does not overflow early. */
export function divide(a: Complex, b: Complex): Complex {
  if (b.im === 0) return { re: a.re / b.re, im: a.im === 0 ? 0 : a.im / b.re };
  if (Math.abs(b.re) >= Math.abs(b.im)) {
    const ratio = b.im / b.re;
    const scale = b.re + b.im * ratio;
    return { re: (a.re + a.im * ratio) / scale, im: (a.im - a.re * ratio) / scale };
  }
  const ratio = b.re / b.im;
  const scale = b.re * ratio + b.im;
  return { re: (a.re * ratio + a.im) / scale, im: (a.im * ratio - a.re) / scale };
}

/** e to the power z; real on the real axis. */
export function exp(z: Complex): Complex {
  const size = Math.exp(z.re);
  return z.im === 0 ? { re: size, im: 0 } : { re: size * Math.cos(z.im), im: size * Math.sin(z.im) };
}

/** Principal branch, cut along the negative real axis; −0 in the imaginary part counts as above the cut. */
export function log(z: Complex): Complex {
  if (z.im === 0) return { re: Math.log(Math.abs(z.re)), im: z.re < 0 ? Math.PI : 0 };
  return { re: Math.log(modulus(z)), im: Math.atan2(z.im, z.re) };
}

/** Principal root, in the right half-plane; computed without the cancellation that loses digits next to the cut. */
export function sqrt(z: Complex): Complex {
  if (z.im === 0) return z.re >= 0 ? { re: Math.sqrt(z.re), im: 0 } : { re: 0, im: Math.sqrt(-z.re) };
  const size = modulus(z);
  const re = Math.sqrt((size + Math.abs(z.re)) / 2);
  const other = Math.abs(z.im) / (2 * re);
  return z.re >= 0 ? { re, im: Math.sign(z.im) * other } : { re: other, im: Math.sign(z.im) * re };
}

/** Principal power; integer exponents of real numbers stay real, half-integer ones go through the root. */
export function power(base: Complex, exponent: Complex): Complex {
  if (exponent.im === 0) {
    if (base.im === 0 && (base.re >= 0 || Number.isInteger(exponent.re)))
      return { re: base.re ** exponent.re, im: 0 };
    if (exponent.re === 0.5) return sqrt(base);
    if (exponent.re === -0.5) return divide(ONE, sqrt(base));
    if (Number.isInteger(exponent.re) && Math.abs(exponent.re) <= 64) return integerPower(base, exponent.re);
  }
  if (base.re === 0 && base.im === 0) return exponent.re > 0 ? ZERO : { re: Number.NaN, im: 0 };
  return exp(multiply(exponent, log(base)));
}

function integerPower(base: Complex, exponent: number): Complex {
  let result = ONE;
  let square = base;
  for (let rest = Math.abs(exponent); rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(result, square);
    square = multiply(square, square);
  }
  return exponent < 0 ? divide(ONE, result) : result;
}
