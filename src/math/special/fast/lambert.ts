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

/** W_0 by its own name, `lambertw(z)` or `lambertw(0, z)`. */
export function lambert(...args: Ball[]): Ball {
  const [first = UNKNOWN, second] = args;
  if (second === undefined) return principal(first);
  return integerOf(first) === 0 ? principal(second) : UNKNOWN;
}

/** W′ = W/(z(1 + W)) (DLMF 4.13.4). */
export function lambertSlope(r: Ball, k: Ball, z: Ball): Ball {
  const w = lambert(k, z);
  return integerOf(r) === 1 ? div(w, mul(z, add(B_ONE, w))) : UNKNOWN;
}
