import {
  add,
  B_I,
  B_ONE,
  B_PI,
  B_ZERO,
  type Ball,
  ball,
  div,
  exp,
  integerOf,
  log,
  mul,
  neg,
  pow,
  product,
  real,
  sinPi,
  sizeOf,
  sub,
  times,
  UNKNOWN,
  whole,
} from './ball.ts';
import { digamma, gamma } from './gamma.ts';

/** B_2k/(2k)! for k = 1 … 12: (−1)^(k+1) 2ζ(2k)/(2π)^(2k) (DLMF 25.6.2). */
const WEIGHTS: readonly number[] = [
  1 / 12,
  -1 / 720,
  1 / 30240,
  -1 / 1209600,
  1 / 47900160,
  -691 / 1307674368000,
  1 / 74724249600,
  -3617 / 10670622842880000,
  43867 / 5109094217170944000,
  -174611 / 802857662698291200000,
  5.504747192e-18,
  -1.394384 / 1e19,
];
/** |a + N| from which the first ten corrections reach 17 digits for small s; it grows with |s|. */
const FAR = 9;
const MAX_ORDER = 600;

/** ζ(s, a) by Euler and Maclaurin (DLMF 25.11.5 with 2.10.1); the first correction left out bounds the rest. */
export function hurwitz(s: Ball, a: Ball): Ball {
  if (integerOf(s) === 1 || sizeOf(s) > MAX_ORDER || a.re < -50 || sizeOf(a) > 1e6) return UNKNOWN;
  const start = FAR + sizeOf(s);
  let [sum, at] = [B_ZERO, a];
  while (at.re < start) {
    if (sizeOf(at) === 0) return UNKNOWN;
    const term = pow(at, neg(s));
    sum = add(sum, term);
    // The rest of a fast series is below its integral, term · |at| / (Re s − 1).
    const rest = (sizeOf(term) * sizeOf(at)) / (s.re - 2);
    if (s.re > 20 && at.re > 1 && rest < 1e-17 * sizeOf(sum)) return { ...sum, error: sum.error + 2 * rest };
    at = add(at, B_ONE);
  }
  const last = pow(at, neg(s));
  sum = add(add(sum, div(mul(last, at), sub(s, B_ONE))), times(last, 0.5));
  const square = mul(at, at);
  let factor = div(mul(last, s), at);
  for (let k = 0; k < 10; k += 1) {
    sum = add(sum, times(factor, WEIGHTS[k] ?? 0));
    const rising = mul(add(s, ball(2 * k + 1)), add(s, ball(2 * k + 2)));
    factor = div(mul(factor, rising), square);
  }
  // DLMF 2.10.1: the remainder is below the first omitted term times |s + 2m|/(Re s + 2m).
  return { ...sum, error: sum.error + 4 * sizeOf(factor) * Math.abs(WEIGHTS[10] ?? 0) };
}

/** ζ(s): right of 0 as ζ(s, 1), left of it by DLMF 25.4.1; exact zeros at −2, −4, …. */
export function zeta(s: Ball): Ball {
  const n = integerOf(s);
  if (n !== undefined && n <= 0 && n % 2 === 0) return n === 0 ? ball(-0.5) : B_ZERO;
  if (s.re >= 0) return hurwitz(s, B_ONE);
  const mirror = sub(B_ONE, s);
  const scale = times(pow(times(B_PI, 2), neg(mirror)), 2);
  return product(scale, sinPi(times(s, 0.5)), gamma(mirror), hurwitz(mirror, B_ONE));
}

/** η(s) = (1 − 2^(1−s)) ζ(s) (DLMF 25.2.3). */
export function dirichletEta(s: Ball): Ball {
  if (integerOf(s) === 1) return ball(Math.LN2, 0, 1e-16);
  return mul(sub(B_ONE, pow(ball(2), sub(B_ONE, s))), zeta(s));
}

/** ψ^(m)(z) = (−1)^(m+1) m! ζ(m+1, z) (DLMF 25.11.12). */
export function polygamma(m: Ball, z: Ball): Ball {
  const order = integerOf(m);
  if (order === undefined || order < 0 || order > 30) return UNKNOWN;
  if (order === 0) return digamma(z);
  if (z.im === 0 && z.re <= 0 && Number.isInteger(z.re)) return UNKNOWN;
  const value = mul(gamma(ball(order + 1)), hurwitz(ball(order + 1), z));
  return order % 2 === 1 ? value : neg(value);
}

/** The power series serves up to this modulus. */
const SERIES_RADIUS = 0.8;

/** Li_s(z) (DLMF 25.12.10): its series, for whole s about 1 in ln z or by inversion, otherwise by ζ(s, a). */
export function polylog(s: Ball, z: Ball): Ball {
  const n = integerOf(s);
  if (sizeOf(z) === 0 || sizeOf(s) > 20) return UNKNOWN;
  if (integerOf(z) === 1) return s.re > 1 ? zeta(s) : UNKNOWN;
  if (n === 1) return neg(log(sub(B_ONE, z)));
  const value =
    n !== undefined && n <= 0 ? rational(-n, z) : sizeOf(z) <= SERIES_RADIUS ? small(s, z) : large(s, n, z);
  return z.im === 0 && s.im === 0 && z.re < 1 ? real(value) : value;
}

function small(s: Ball, z: Ball): Ball {
  let [sum, power] = [z, z];
  for (let k = 2; k < 400; k += 1) {
    power = mul(power, z);
    const term = mul(power, exp(mul(neg(s), ball(Math.log(k), 0, 1e-15))));
    sum = add(sum, term);
    if (sizeOf(term) < 1e-18 * sizeOf(sum) && k > 20) return { ...sum, error: sum.error + 20 * sizeOf(term) };
  }
  return UNKNOWN;
}

function large(s: Ball, n: number | undefined, z: Ball): Ball {
  if (n === undefined) return sizeOf(z) < 20 ? aboutOneOf(s, z) : byHurwitz(s, z);
  const isInvertible = (n === 2 || n === 3) && !(z.re > 0.5 && z.re < 2 && Math.abs(z.im) < 1);
  return isInvertible && sizeOf(z) > 1.25 ? inverted(n, z) : aboutOne(n, z);
}

/** Γ(1−s) (−ln z)^(s−1) + Σ ζ(s−k) ln^k z/k!, |ln z| < 2π, s no whole number (DLMF 25.12.12). */
function aboutOneOf(s: Ball, z: Ball): Ball {
  const w = log(z);
  const mirror = sub(B_ONE, s);
  let sum = mul(gamma(mirror), pow(neg(w), neg(mirror)));
  let power = B_ONE;
  for (let k = 0; k < 60; k += 1) {
    if (k > 0) power = div(mul(power, w), ball(k));
    const term = mul(power, zetaOf(sub(s, ball(k))));
    sum = add(sum, term);
    if (k > 8 && sizeOf(term) < 1e-17 * sizeOf(sum)) return { ...sum, error: sum.error + 8 * sizeOf(term) };
  }
  return UNKNOWN;
}

const REMEMBERED = new Map<string, Ball>();
const MAX_REMEMBERED = 500;

/** ζ, remembered for a while: the same orders come back with every argument. */
function zetaOf(s: Ball): Ball {
  const key = `${s.re} ${s.im} ${s.error}`;
  const known = REMEMBERED.get(key);
  if (known !== undefined) return known;
  if (REMEMBERED.size >= MAX_REMEMBERED) REMEMBERED.clear();
  const value = zeta(s);
  REMEMBERED.set(key, value);
  return value;
}

/** Li_{−n}(z) = Σ A(n, k) z^{n−k} / (1−z)^{n+1} with Eulerian numbers (DLMF 26.14.6; Wood 1992, 6.3). */
function rational(n: number, z: Ball): Ball {
  if (n > 12) return UNKNOWN;
  if (n === 0) return div(z, sub(B_ONE, z));
  let row: readonly number[] = [1];
  for (let m = 2; m <= n; m += 1)
    row = Array.from({ length: m }, (_, k) => (k + 1) * (row[k] ?? 0) + (m - k) * (row[k - 1] ?? 0));
  const top = row.reduce((sum, weight) => mul(add(sum, ball(weight)), z), B_ZERO);
  return div(top, whole(sub(B_ONE, z), n + 1));
}

/** ζ(n−k) for the expansion about 1, kept: whole arguments only. */
const INTEGERS = new Map<number, Ball>();

function zetaAt(n: number): Ball {
  const known = INTEGERS.get(n) ?? zeta(ball(n));
  INTEGERS.set(n, known);
  return known;
}

/** Σ' ζ(n−k) ln^k z/k! + (ln z)^(n−1)/(n−1)! (H_{n−1} − ln(−ln z)) for |ln z| < 2π (Wood 1992, 9.5; DLMF 25.12.12). */
function aboutOne(n: number, z: Ball): Ball {
  const w = log(z);
  let [sum, power, harmonic] = [B_ZERO, B_ONE, 0];
  for (let k = 1; k < n; k += 1) harmonic += 1 / k;
  for (let k = 0; k < 80; k += 1) {
    if (k > 0) power = div(mul(power, w), ball(k));
    const isSingular = k === n - 1;
    const weight = isSingular
      ? sub(ball(harmonic, 0, 1e-15), log(neg(w)))
      : k > 60 + n
        ? UNKNOWN
        : zetaAt(n - k);
    const term = mul(power, weight);
    sum = add(sum, term);
    const isOdd = (n - k) % 2 !== 0;
    if (k > n + 1 && isOdd && sizeOf(term) < 1e-17 * sizeOf(sum))
      return { ...sum, error: sum.error + 8 * sizeOf(term) };
  }
  return UNKNOWN;
}

/** Li_n(z) = −(−1)^n Li_n(1/z) − (2πi)^n/n! B_n(1/2 + ln(−z)/2πi) (Wood 1992, 10.2), orders 2 and 3 written out. */
function inverted(n: number, z: Ball): Ball {
  const near = polylog(ball(n), div(B_ONE, z));
  const l = log(neg(z));
  const square = mul(l, l);
  const six = times(mul(B_PI, B_PI), 1 / 6);
  if (n === 2) return neg(add(near, add(six, times(square, 0.5))));
  if (n === 3) return sub(near, mul(l, add(six, times(square, 1 / 6))));
  return UNKNOWN;
}

/** Γ(v)/(2π)^v (i^v ζ(v, 1/2 + u) + i^−v ζ(v, 1/2 − u)), v = 1 − s, u = ln(−z)/2πi (Jonquière; Wood 1992, 13.1). */
function byHurwitz(s: Ball, z: Ball): Ball {
  const v = sub(B_ONE, s);
  const u = div(log(neg(z)), mul(times(B_PI, 2), B_I));
  const quarter = times(product(v, B_PI, B_I), 0.5);
  const up = mul(exp(quarter), hurwitz(v, add(ball(0.5), u)));
  const down = mul(exp(neg(quarter)), hurwitz(v, sub(ball(0.5), u)));
  return product(gamma(v), pow(times(B_PI, 2), neg(v)), add(up, down));
}
