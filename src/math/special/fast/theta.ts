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
  mul,
  neg,
  product,
  sizeOf,
  sub,
  times,
  timesI,
  UNKNOWN,
  whole,
} from './ball.ts';

const MAX_TERMS = 60;

/** (iπ m)^r, what the r-th derivative of e^{iπmz} is multiplied by. */
function weight(m: number, order: number): Ball {
  return order === 0 ? B_ONE : whole(product(B_PI, B_I, ball(m)), order);
}

/** The r-th derivative in z of θ_n(z, τ), period 1 in z, as Σ e^{iπ(τk² + 2kz)} (DLMF 20.2; Fungrim). */
function theta(n: number, z: Ball, tau: Ball, order = 0): Ball {
  if (!(tau.im > 0) || ![1, 2, 3, 4].includes(n)) return UNKNOWN;
  const isHalf = n <= 2;
  let sum = B_ZERO;
  let [largest, small] = [0, 0];
  for (let j = 0; j < MAX_TERMS; j += 1) {
    const m = isHalf ? 2 * j + 1 : 2 * j;
    const part = pairOf({ n, m, z, order }, times(tau, (m * m) / 4));
    const term = j % 2 === 1 && (n === 1 || n === 4) ? neg(part) : part;
    sum = add(sum, term);
    // The larger of the two exponentials bounds the term and, past its peak, all that follow.
    const size =
      Math.exp(-Math.PI * ((m * m * tau.im) / 4 - m * Math.abs(z.im))) * (Math.PI * m + 1) ** order;
    largest = Math.max(largest, size);
    small = size < 1e-18 * Math.max(sizeOf(sum), 1e-3 * largest) ? small + 1 : 0;
    if (small > 1) return { ...sum, error: sum.error + 4 * size };
  }
  return UNKNOWN;
}

interface Term {
  readonly n: number;
  readonly m: number;
  readonly z: Ball;
  readonly order: number;
}

/** The terms of k = m/2 and −m/2 together; θ₁ has −i(w^m − w^{−m}). */
function pairOf({ n, m, z, order }: Term, square: Ball): Ball {
  if (m === 0) return order === 0 ? B_ONE : B_ZERO;
  const turn = (sign: number) => exp(product(B_PI, B_I, add(square, times(z, sign * m))));
  const [rising, falling] = [mul(weight(m, order), turn(1)), mul(weight(-m, order), turn(-1))];
  return n === 1 ? neg(timesI(sub(rising, falling))) : add(rising, falling);
}

/** η(τ) = e^{iπτ/12} Σ (−1)^n e^{iπτ n(3n−1)} (DLMF 27.14.12 with 26.9). */
function eta(tau: Ball): Ball {
  if (!(tau.im > 0.02)) return UNKNOWN;
  let sum = B_ONE;
  for (let n = 1; n < MAX_TERMS; n += 1) {
    const part = (k: number) => exp(product(B_PI, B_I, times(tau, k * (3 * k - 1))));
    const both = add(part(n), part(-n));
    sum = add(sum, n % 2 === 0 ? both : neg(both));
    if (sizeOf(both) < 1e-18) return mul(exp(times(product(B_PI, B_I, tau), 1 / 12)), sum);
  }
  return UNKNOWN;
}

function nullValues(tau: Ball): readonly [Ball, Ball, Ball] {
  return [theta(2, B_ZERO, tau), theta(3, B_ZERO, tau), theta(4, B_ZERO, tau)];
}

/** λ = (θ₂/θ₃)⁴ (DLMF 23.15.6). */
function lambda(tau: Ball): Ball {
  const [two, three] = nullValues(tau);
  return whole(div(two, three), 4);
}

/** j = 32 (θ₂⁸ + θ₃⁸ + θ₄⁸)³/(θ₂θ₃θ₄)⁸ (DLMF 23.15.7). */
function modularJ(tau: Ball): Ball {
  const [a, b, c] = nullValues(tau).map((value) => whole(value, 8));
  if (!a || !b || !c) return UNKNOWN;
  return times(div(whole(add(add(a, b), c), 3), product(a, b, c)), 32);
}

/** −2k/B_k of the even weights (DLMF 24.2.1). */
const EISENSTEIN: ReadonlyMap<number, number> = new Map([
  [2, -24],
  [4, 240],
  [6, -504],
  [8, 480],
  [10, -264],
  [12, 65520 / 691],
  [14, -24],
]);

/** E_k = 1 − (2k/B_k) Σ n^{k−1} q^n/(1 − q^n), q = e^{2πiτ} (Apostol, Modular functions, 1.11). */
function eisenstein(k: number, tau: Ball): Ball {
  const size = EISENSTEIN.get(k);
  if (size === undefined || !(tau.im > 0.05)) return UNKNOWN;
  let sum = B_ZERO;
  for (let n = 1; n < 200; n += 1) {
    const power = exp(times(product(B_PI, B_I, tau), 2 * n));
    const term = times(div(power, sub(B_ONE, power)), n ** (k - 1));
    sum = add(sum, term);
    if (n > k && sizeOf(term) < 1e-19) return add(B_ONE, times(sum, size));
  }
  return UNKNOWN;
}

/** 2ζ(k) of the even weights from 4 on: |B_k| (2π)^k/k! (DLMF 25.6.2). */
function eisensteinSum(k: number, tau: Ball): Ball {
  const size = EISENSTEIN.get(k);
  if (size === undefined) return UNKNOWN;
  let factorial = 1;
  for (let n = 2; n < k; n += 1) factorial *= n;
  const zeta = times(whole(times(B_PI, 2), k), 2 / (Math.abs(size) * factorial));
  return mul(eisenstein(k, tau), zeta);
}

/** ℘(z, τ) = (π θ₂θ₃ θ₄(z)/θ₁(z))² − π²/3 (θ₂⁴ + θ₃⁴) (DLMF 23.6.5 to 23.6.7; Fungrim). */
function weierstrassP(z: Ball, tau: Ball): Ball {
  const [two, three] = nullValues(tau);
  const ratio = div(product(B_PI, two, three, theta(4, z, tau)), theta(1, z, tau));
  const rest = product(B_PI, B_PI, add(whole(two, 4), whole(three, 4)));
  return sub(mul(ratio, ratio), div(rest, ball(3)));
}

/** ζ(z, τ) = −z/3 θ₁‴/θ₁′ + θ₁′(z)/θ₁(z) (DLMF 23.6.13). */
function weierstrassZeta(z: Ball, tau: Ball): Ball {
  const slope = div(theta(1, B_ZERO, tau, 3), theta(1, B_ZERO, tau, 1));
  return sub(div(theta(1, z, tau, 1), theta(1, z, tau)), div(mul(z, slope), ball(3)));
}

/** σ(z, τ) = exp(−z²/6 θ₁‴/θ₁′) θ₁(z)/θ₁′ (DLMF 23.6.9). */
function weierstrassSigma(z: Ball, tau: Ball): Ball {
  const slope = theta(1, B_ZERO, tau, 1);
  const bend = div(product(z, z, theta(1, B_ZERO, tau, 3)), times(slope, -6));
  return div(mul(exp(bend), theta(1, z, tau)), slope);
}

const wholeOr = (z: Ball): number => integerOf(z) ?? Number.NaN;

/** Theta, modular and Weierstrass functions on doubles, by the names of the table of special functions. */
export const FAST_THETA = {
  theta: (n: Ball, z: Ball, tau: Ball) => theta(wholeOr(n), z, tau),
  thetaderiv: (r: Ball, n: Ball, z: Ball, tau: Ball) =>
    wholeOr(r) >= 0 && wholeOr(r) <= 6 ? theta(wholeOr(n), z, tau, wholeOr(r)) : UNKNOWN,
  dedekindeta: eta,
  modularlambda: lambda,
  modularj: modularJ,
  kleinj: (tau: Ball) => div(modularJ(tau), ball(1728)),
  modulardelta: (tau: Ball) => whole(eta(tau), 24),
  eisensteine: (k: Ball, tau: Ball) => eisenstein(wholeOr(k), tau),
  eisensteing: (k: Ball, tau: Ball) => eisensteinSum(wholeOr(k), tau),
  weierstrassp: weierstrassP,
  weierstrasszeta: weierstrassZeta,
  weierstrasssigma: weierstrassSigma,
};
