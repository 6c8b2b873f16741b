import { type Complex, complexOf, divide, log, modulus, ONE } from '../../complex.ts';
import { add, B_ONE, B_ZERO, type Ball, ball, div, integerOf, mul, UNKNOWN } from './ball.ts';

/** W_0(z) of real z > −0.35 by Newton's iteration (DLMF 4.13.1). */
function principal(z: Ball): Ball {
  if (z.re === 0 && z.im === 0) return B_ZERO;
  if (z.im !== 0 || z.re <= -0.35) return UNKNOWN;
  let w = z.re < 3 ? Math.log1p(z.re) : Math.log(z.re) - Math.log(Math.log(z.re));
  for (let round = 0; round < 30; round += 1) {
    const grown = Math.exp(w);
    w -= (w * grown - z.re) / (grown * (w + 1));
  }
  // The residual w + ln(w/z) over its slope 1 + 1/w (DLMF 4.13.1) bounds the error.
  const off = Math.abs(w * Math.exp(w) - z.re) + 4e-16 * Math.abs(z.re) * (1 + Math.abs(w));
  return ball(w, 0, (2 * off) / (Math.exp(w) * Math.abs(w + 1)));
}

/** W_k(z) of real z > 0 for k ≠ 0: w + ln w = ln z + 2πik (Corless et al. 1996, 4.18) by Newton's iteration from L − ln L. */
function branch(k: number, z: Ball): Ball {
  if (z.im !== 0 || !(z.re > 0) || Math.abs(k) > MAX_FAST_BRANCH) return UNKNOWN;
  const target = complexOf(Math.log(z.re), 2 * Math.PI * k);
  let w = subtract(target, log(target));
  for (let round = 0; round < 12; round += 1) w = subtract(w, divide(offOf(w, target), slopeOf(w)));
  const noise = 1e-15 * (modulus(target) + modulus(w));
  const error = (2 * (modulus(offOf(w, target)) + noise)) / modulus(slopeOf(w));
  return ball(w.re, w.im, error);
}

/** Beyond this the 16 digits of 2πk leave too few for the fraction of a turn. */
const MAX_FAST_BRANCH = 1000;

const subtract = (a: Complex, b: Complex): Complex => complexOf(a.re - b.re, a.im - b.im);
const offOf = (w: Complex, target: Complex): Complex =>
  complexOf(w.re + log(w).re - target.re, w.im + log(w).im - target.im);
const slopeOf = (w: Complex): Complex => {
  const inverse = divide(ONE, w);
  return complexOf(1 + inverse.re, inverse.im);
};

/** W_k by its own name, `lambertw(z)` for W_0 or `lambertw(k, z)`. */
export function lambert(...args: Ball[]): Ball {
  const [first = UNKNOWN, second] = args;
  if (second === undefined) return principal(first);
  const k = integerOf(first);
  if (k === undefined) return UNKNOWN;
  return k === 0 ? principal(second) : branch(k, second);
}

/** W′ = W/(z(1 + W)) (DLMF 4.13.4). */
export function lambertSlope(r: Ball, k: Ball, z: Ball): Ball {
  const w = lambert(k, z);
  return integerOf(r) === 1 ? div(w, mul(z, add(B_ONE, w))) : UNKNOWN;
}
