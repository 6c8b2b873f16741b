import { add, B_ONE, type Ball, ball, exp, log, mul, neg, sizeOf, UNKNOWN } from './ball.ts';

/** The power series serves up to this modulus, in this many terms. */
const RADIUS = 0.85;
const MAX_TERMS = 500;

/** Φ(z, s, a) = Σ z^k (a+k)^−s (DLMF 25.14.1), inside the disc of the series and right of its poles. */
export function lerch(z: Ball, s: Ball, a: Ball): Ball {
  if (sizeOf(z) > RADIUS || sizeOf(s) > 20 || a.re <= 0) return UNKNOWN;
  let sum = exp(mul(neg(s), log(a)));
  let power = B_ONE;
  for (let k = 1; k < MAX_TERMS; k += 1) {
    power = mul(power, z);
    const term = mul(power, exp(mul(neg(s), log(add(a, ball(k))))));
    sum = add(sum, term);
    // The terms behind it are below a geometric series of ratio 0.95 once k is beyond twenty times the order.
    const isPast = k > 20 + 20 * Math.max(0, -s.re);
    if (isPast && sizeOf(term) < 1e-18 * sizeOf(sum)) return { ...sum, error: sum.error + 20 * sizeOf(term) };
  }
  return UNKNOWN;
}
