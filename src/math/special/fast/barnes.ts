import { add, B_ONE, type Ball, ball, div, exp, integerOf, log, mul, sub, times, UNKNOWN } from './ball.ts';
import { gamma } from './gamma.ts';

/** Re z from which six terms of the asymptotic series give 15 digits. */
const FAR = 9;
/** ζ′(−1) = 1/12 − ln A (DLMF 5.17.7; Glaisher's constant A of OEIS A074962). */
const ZETA_SLOPE = ball(-0.1654211437004509, 0, 1e-16);
const LOG_TWO_PI = ball(1.8378770664093453, 0, 2.3e-16);
/** B_{2k+2}/(4k(k+1)) for k = 1 … 7 (DLMF 5.17.5, table 24.2.1). */
const WEIGHTS: readonly number[] = [
  -1 / 240,
  1 / 1008,
  -1 / 1440,
  1 / 1056,
  -691 / 327600,
  1 / 144,
  -3617 / 114240,
];

/** G(z) = G(z+n) / Π Γ(z+k) (DLMF 5.17.1), far to the right by 5.17.5. */
export function barnesG(z: Ball): Ball {
  const n = integerOf(z);
  if (n !== undefined && n <= 0) return ball(0);
  if (z.re < 0.1 || Math.abs(z.im) > 10 || z.re > 20) return UNKNOWN;
  let [product, at] = [B_ONE, z];
  for (; at.re < FAR + 1; at = add(at, B_ONE)) product = mul(product, gamma(at));
  return div(exp(asymptotic(sub(at, B_ONE))), product);
}

/** ln G(1+z) (DLMF 5.17.5); the term after the last bounds the rest. */
function asymptotic(z: Ball): Ball {
  const [square, logZ] = [mul(z, z), log(z)];
  let value = sub(times(mul(square, logZ), 0.5), times(square, 0.75));
  value = add(add(value, times(mul(z, LOG_TWO_PI), 0.5)), sub(ZETA_SLOPE, div(logZ, ball(12))));
  let power = div(B_ONE, square);
  const over = power;
  for (const weight of WEIGHTS) {
    value = add(value, times(power, weight));
    power = mul(power, over);
  }
  return { ...value, error: value.error + 1e-15 };
}
