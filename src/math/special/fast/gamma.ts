import { gamma as lanczos } from '../../double-gamma.ts';
import {
  add,
  B_ONE,
  B_PI,
  B_ZERO,
  type Ball,
  ball,
  cosPi,
  div,
  integerOf,
  log,
  mul,
  neg,
  sinPi,
  sizeOf,
  sub,
  times,
  UNIT,
  UNKNOWN,
} from './ball.ts';

/** What Lanczos' formula loses within |z| = 10, |z| = 60 and beyond: the latter from `double-gamma.ts`; a test holds both to more bits. */
const LANCZOS_NEAR = 3e-14;
const LANCZOS_FAR = 1e-13;
const LANCZOS_END = 1e-12;
const NEAR = 10;
const FAR_OUT = 60;
const MAX_SIZE = 160;

/** How steep ln Γ can be: |ψ(z)| is below ln(|z|+2) + 2/distance to the poles + π (DLMF 5.7.6, 5.5.4, 5.11.2). */
function steepness(z: Ball): number {
  const nearest = Math.min(0, Math.round(z.re));
  const distance = Math.hypot(z.re - nearest, z.im);
  return Math.log(sizeOf(z) + 2) + 2 / distance + Math.PI;
}

function isPole(z: Ball): boolean {
  const n = integerOf(z);
  return n !== undefined && n <= 0;
}

/** Γ(z), unknown at the poles and beyond |z| = 60. */
export function gamma(z: Ball): Ball {
  if (sizeOf(z) > MAX_SIZE || isPole(z)) return UNKNOWN;
  const { re, im } = lanczos(z);
  if (integerOf(z) !== undefined) return ball(re, im, re * z.re * UNIT);
  const own = sizeOf(z) < NEAR ? LANCZOS_NEAR : sizeOf(z) < FAR_OUT ? LANCZOS_FAR : LANCZOS_END;
  return ball(re, im, sizeOf({ re, im }) * (own + 2 * z.error * steepness(z)));
}

/** 1/Γ(z), 0 at the poles. */
export function rgamma(z: Ball): Ball {
  return isPole(z) ? B_ZERO : div(B_ONE, gamma(z));
}

/** From this Re z on twelve terms of the asymptotic series give 17 digits: B_24/(24 · 12^24) < 1e-21. */
const FAR = 12;
/** B_2k / 2k (DLMF 24.2.1, table 24.2.1). */
const DIGAMMA: readonly number[] = [
  1 / 12,
  -1 / 120,
  1 / 252,
  -1 / 240,
  1 / 132,
  -691 / 32760,
  1 / 12,
  -3617 / 8160,
  43867 / 14364,
  -174611 / 6600,
];

/** ψ(z): steps to the right (DLMF 5.5.2), the asymptotic series (5.11.2), reflection (5.5.4). */
export function digamma(z: Ball): Ball {
  if (isPole(z) || sizeOf(z) > 1e8) return UNKNOWN;
  if (z.re < 0.5) {
    const cot = div(cosPi(z), sinPi(z));
    return sub(digamma(sub(B_ONE, z)), mul(B_PI, cot));
  }
  let [sum, at] = [B_ZERO, z];
  while (at.re < FAR) {
    sum = add(sum, div(B_ONE, at));
    at = add(at, B_ONE);
  }
  const over = div(B_ONE, at);
  const square = mul(over, over);
  let [value, power] = [sub(log(at), times(over, 0.5)), square];
  for (const weight of DIGAMMA) {
    value = sub(value, times(power, weight));
    power = mul(power, square);
  }
  return sub(value, sum);
}

/** B(a, b) (DLMF 5.12.1). */
export function beta(a: Ball, b: Ball): Ball {
  return mul(mul(gamma(a), gamma(b)), rgamma(add(a, b)));
}

/** H_z = ψ(z+1) + γ (DLMF 5.4.14). */
export function harmonic(z: Ball): Ball {
  return add(digamma(add(z, B_ONE)), ball(0.5772156649015329, 0, 1e-16));
}

/** (z)_n = Γ(z+n)/Γ(z), a product for small whole n (DLMF 5.2.4, 5.2.5). */
export function pochhammer(z: Ball, n: Ball): Ball {
  const count = integerOf(n);
  if (count === undefined || count < 0 || count > MAX_SIZE)
    return isPole(z) ? UNKNOWN : mul(gamma(add(z, n)), rgamma(z));
  let value = B_ONE;
  for (let k = 0; k < count; k += 1) value = mul(value, add(z, ball(k)));
  return value;
}

/** n!! by parity of whole n; unknown for other numbers. */
export function doubleFactorial(z: Ball): Ball {
  const n = integerOf(z);
  if (n === undefined || n < -1 || n > 150) return UNKNOWN;
  let value = B_ONE;
  for (let k = n; k > 1; k -= 2) value = times(value, k);
  return value;
}

/** x (x−1) … (x−n+1). */
export function fallingFactorial(x: Ball, n: Ball): Ball {
  return pochhammer(add(add(x, neg(n)), B_ONE), n);
}
