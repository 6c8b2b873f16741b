import { exp } from '../../complex.ts';
import { type Ball, ball, integerOf, sizeOf, UNIT } from './ball.ts';

/** Step of the trapezoidal rule: its error is e^(−π²/h), 1e-34, for an integrand analytic in |Im t| < π/2 (DLMF 3.5(i)). */
const LARGEST_STEP = 1 / 8;
/** Times √(|z| + |ν|): of a peak of the form e^(−zt²/2), z² + ν² instead of z² for other orders, the rule misses e^(−2π²/(zh²)), 1e-23. */
const SHARE = 0.6;
const MAX_STEPS = 400;
/** Terms below e^−45 of the first one end the sum. */
const SPENT = 45;

/** Where {@link macdonald} serves: away from 0 and from the imaginary axis, orders that do not oscillate. */
export function isInSector(order: Ball, z: Ball): boolean {
  return z.re > 0.5 && Math.abs(z.im) <= z.re && order.im === 0 && Math.abs(order.re) <= 60;
}

/** K_ν(z) = ∫_0^∞ e^{−z cosh t} cosh νt dt (DLMF 10.32.9), all of whose terms add up. */
export function macdonald(order: Ball, z: Ball): Ball {
  const step = Math.min(LARGEST_STEP, SHARE / Math.sqrt(sizeOf(z) + Math.abs(order.re)));
  let [re, im, error] = [0, 0, 0];
  for (let k = 0; k < MAX_STEPS; k += 1) {
    const t = k * step;
    const grown = Math.cosh(t);
    const { re: x, im: y } = exp({ re: -z.re * (grown - 1), im: -z.im * (grown - 1) });
    const weight = (k === 0 ? 0.5 : 1) * Math.cosh(order.re * t);
    re += weight * x;
    im += weight * y;
    const angle = sizeOf(z) * grown + Math.abs(order.re) * t;
    const spread = z.error * grown + order.error * t;
    error += weight * Math.hypot(x, y) * ((angle + 4) * UNIT + spread);
    if (z.re * (grown - 1) - Math.abs(order.re) * t > SPENT && k > 8) break;
  }
  const front = exp({ re: -z.re, im: -z.im });
  const size = Math.hypot(front.re, front.im) * step;
  const value = { re: step * (re * front.re - im * front.im), im: step * (re * front.im + im * front.re) };
  const own = UNIT * (4 + sizeOf(z)) * sizeOf(value);
  return ball(value.re, z.im === 0 ? 0 : value.im, size * error + own + z.error * sizeOf(value));
}

/** Where Miller's algorithm serves: whole orders and real arguments between the power series and Hankel's expansion. */
export function mayMiller(order: Ball, z: Ball): boolean {
  const n = integerOf(order);
  return n !== undefined && Math.abs(n) <= 20 && z.im === 0 && z.error === 0 && z.re > 3 && z.re < 40;
}

/** J_n(x) by backward recurrence, normalised by J_0 + 2 Σ J_2k = 1 (DLMF 3.6(v), 10.12.4). */
export function miller(order: number, x: number): Ball {
  const n = Math.abs(order);
  const start = 2 * Math.ceil((n + x + 40) / 2);
  let [after, value, sum, wanted] = [0, 1e-280, 0, 0];
  for (let k = start; k > 0; k -= 1) {
    if (k === n) wanted = value;
    if (k % 2 === 0) sum += 2 * value;
    [after, value] = [value, (2 * k * value) / x - after];
  }
  if (n === 0) wanted = value;
  const result = wanted / (sum + value);
  // Backward the recurrence is stable below the turning point; beyond it errors stay of the size of the largest J.
  return ball(
    order < 0 && n % 2 !== 0 ? -result : result,
    0,
    40 * UNIT * Math.max(Math.abs(result), 1 / Math.sqrt(x)),
  );
}
