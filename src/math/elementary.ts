import {
  add,
  type Complex,
  complexOf,
  divide,
  log,
  modulus,
  multiply,
  negate,
  ONE,
  sqrt,
} from './complex.ts';

/** i·z and −i·z, without the rounding of a product; a zero part stays +0. */
const turn = (z: Complex): Complex => ({ re: z.im === 0 ? 0 : -z.im, im: z.re });
const turnBack = (z: Complex): Complex => ({ re: z.im, im: z.re === 0 ? 0 : -z.re });

/** sin(x + iy) = sin x cosh y + i cos x sinh y (DLMF 4.21.37). */
export function sin(z: Complex): Complex {
  if (z.im === 0) return complexOf(Math.sin(z.re));
  return { re: Math.sin(z.re) * Math.cosh(z.im), im: Math.cos(z.re) * Math.sinh(z.im) };
}

/** e^z − 1 without cancellation near 0: e^x cos y − 1 = (e^x − 1) cos y − 2 sin²(y/2). */
export function expm1({ re, im }: Complex): Complex {
  if (im === 0) return complexOf(Math.expm1(re));
  const half = Math.sin(im / 2);
  return { re: Math.expm1(re) * Math.cos(im) - 2 * half * half, im: Math.exp(re) * Math.sin(im) };
}

/** cos(x + iy) = cos x cosh y − i sin x sinh y (DLMF 4.21.38). */
export function cos(z: Complex): Complex {
  if (z.im === 0) return complexOf(Math.cos(z.re));
  return { re: Math.cos(z.re) * Math.cosh(z.im), im: -Math.sin(z.re) * Math.sinh(z.im) };
}

/** Beyond this height e^(−2y) is below half a unit in the last place of 1: 2 · 19 > 53 ln 2. */
const HIGH = 19;

/** tan z = −i tanh(iz) (DLMF 4.28.10). */
export function tan(z: Complex): Complex {
  return z.im === 0 ? complexOf(Math.tan(z.re)) : turnBack(tanh(turn(z)));
}

/** sinh z = −i sin(iz) (DLMF 4.28.8). */
export function sinh(z: Complex): Complex {
  return z.im === 0 ? complexOf(Math.sinh(z.re)) : turnBack(sin(turn(z)));
}

/** cosh z = cos(iz) (DLMF 4.28.9). */
export function cosh(z: Complex): Complex {
  return z.im === 0 ? complexOf(Math.cosh(z.re)) : cos(turn(z));
}

/** Kahan (1987), CTANH: with t = tan y, β = 1 + t², s = sinh x, ρ = cosh x: (βρs + it) / (1 + βs²). */
export function tanh(z: Complex): Complex {
  if (z.im === 0) return complexOf(Math.tanh(z.re));
  if (Math.abs(z.re) > HIGH)
    return complexOf(Math.sign(z.re), 4 * Math.sin(z.im) * Math.cos(z.im) * Math.exp(-2 * Math.abs(z.re)));
  const t = Math.tan(z.im);
  const beta = 1 + t * t;
  const s = Math.sinh(z.re);
  const below = 1 + beta * s * s;
  return { re: (beta * Math.cosh(z.re) * s) / below, im: t / below };
}

const inverse =
  (of: (z: Complex) => Complex) =>
  (z: Complex): Complex =>
    divide(ONE, of(z));

/** 1 / tan z. */
export const cot = inverse(tan);
/** 1 / cos z. */
export const sec = inverse(cos);
/** 1 / sin z. */
export const csc = inverse(sin);
/** 1 / tanh z. */
export const coth = inverse(tanh);
/** 1 / cosh z. */
export const sech = inverse(cosh);
/** 1 / sinh z. */
export const csch = inverse(sinh);

const minusOne = (z: Complex): Complex => ({ re: z.re - 1, im: z.im });
const plusOne = (z: Complex): Complex => ({ re: 1 + z.re, im: z.im });
const oneMinus = (z: Complex): Complex => ({ re: 1 - z.re, im: z.im === 0 ? 0 : -z.im });
const conj = (z: Complex): Complex => ({ re: z.re, im: z.im === 0 ? 0 : -z.im });

/**
 * −i log(iz + √(1−z)√(1+z)) (DLMF 4.23.19) in the form of Kahan (1987), CASIN. On the cuts |x| > 1 a root of a negative
 * number is above the axis, so that arcsin 2 = π/2 − 1.317i.
 */
export function asin(z: Complex): Complex {
  if (z.im === 0 && Math.abs(z.re) <= 1) return complexOf(Math.asin(z.re));
  const [less, more] = [sqrt(oneMinus(z)), sqrt(plusOne(z))];
  return {
    re: Math.atan2(z.re, multiply(less, more).re),
    im: Math.asinh(multiply(conj(less), more).im),
  };
}

/** π/2 − arcsin z (DLMF 4.23.16) in the form of Kahan (1987), CACOS. */
export function acos(z: Complex): Complex {
  if (z.im === 0 && Math.abs(z.re) <= 1) return complexOf(Math.acos(z.re));
  const [less, more] = [sqrt(oneMinus(z)), sqrt(plusOne(z))];
  return { re: 2 * Math.atan2(less.re, more.re), im: Math.asinh(multiply(conj(more), less).im) };
}

/** arctan z = −i artanh(iz): the inverse of tan z = −i tanh(iz). */
export function atan(z: Complex): Complex {
  return z.im === 0 ? complexOf(Math.atan(z.re)) : turnBack(atanh(turn(z)));
}

/** arsinh z = i arcsin(−iz): the inverse of sinh z = −i sin(iz). */
export function asinh(z: Complex): Complex {
  return z.im === 0 ? complexOf(Math.asinh(z.re)) : turn(asin(turnBack(z)));
}

/** Kahan (1987), CACOSH. */
export function acosh(z: Complex): Complex {
  if (z.im === 0 && z.re >= 1) return complexOf(Math.acosh(z.re));
  const [less, more] = [sqrt(minusOne(z)), sqrt(plusOne(z))];
  return { re: Math.asinh(multiply(conj(less), more).re), im: 2 * Math.atan2(less.im, more.re) };
}

/**
 * (log(1+z) − log(1−z)) / 2 (DLMF 4.37.24) in the form of Kahan (1987), CATANH; both logarithms of negative numbers lie
 * above the axis.
 */
export function atanh(z: Complex): Complex {
  if (z.im === 0 && Math.abs(z.re) < 1) return complexOf(Math.atanh(z.re));
  if (z.im === 0) return multiply(complexOf(0.5), add(log(plusOne(z)), negate(log(oneMinus(z)))));
  const far = (1 - z.re) ** 2 + z.im ** 2;
  const angle = Math.atan2(2 * z.im, (1 - z.re) * (1 + z.re) - z.im ** 2);
  return { re: Math.log1p((4 * z.re) / far) / 4, im: angle / 2 };
}

/** arctan(1/z), with π/2 at zero (DLMF 4.23.9). */
export function acot(z: Complex): Complex {
  return modulus(z) === 0 ? complexOf(Math.PI / 2) : atan(divide(ONE, z));
}

/** sin z / z, and 1 at zero. */
export function sinc(z: Complex): Complex {
  return modulus(z) === 0 ? ONE : divide(sin(z), z);
}
