import { add, B_ONE, type Ball, ball, div, exp, log, mul, neg, sub, times, UNIT, UNKNOWN } from './ball.ts';
import { gamma } from './gamma.ts';

/** Below this the continued fraction needs too many terms. */
const SMALLEST_FRACTION = 0.1;
/** Its n-th convergent is right to about e^(−4√(nz)); twice the numbers of 16 digits, 86/z, for the start (DLMF 8.19.17). */
const PAIRS = 20;
const PAIRS_OVER_Z = 90;
/** Steps of a recurrence and terms of a series; longer ones are left to more bits. */
const MAX_STEPS = 2500;

/**
 * e^z E_p(z) = 1/(z + p/(1 + 1/(z + (p+1)/(1 + 2/(z + …))))) for real p ≥ 0 and z > 0 (DLMF 8.19.17). All its parts are
 * positive, so that rounding errors do not grow and the value lies between any two convergents that follow each other
 * (Jones and Thron 1980, 4.4).
 */
function fraction(p: Ball, z: number): Ball {
  if (!(p.re >= 0 && z >= SMALLEST_FRACTION)) return UNKNOWN;
  const pairs = PAIRS + Math.ceil(PAIRS_OVER_Z / z);
  let [one, two] = [z, z + p.re + pairs];
  for (let n = pairs; n >= 1; n -= 1) {
    one = z + (p.re + n - 1) / (1 + n / one);
    two = z + (p.re + n - 1) / (1 + n / two);
  }
  const value = 1 / one;
  // E_p'/E_p is a mean of ln t over t > 1 with a weight that falls at least as e^(−zt).
  const moved = p.error * Math.log1p(1 / z) * value;
  return ball(value, 0, Math.abs(value - 1 / two) + moved + 4 * pairs * UNIT * value);
}

/** Γ(a, z) z^−a e^z for real a and z > 0: the fraction at 0 < a ≤ 1 and below, a G(a) + 1 = z G(a+1) from there (DLMF 8.8.2). */
function scaledUpper(a: number, z: number): Ball {
  const steps = Math.max(0, Math.ceil(a) - 1);
  if (steps > MAX_STEPS) return UNKNOWN;
  let at = a - steps;
  let value = fraction(sub(B_ONE, ball(at)), z);
  for (let n = 0; n < steps; n += 1) {
    value = div(add(times(value, at), B_ONE), ball(z));
    at += 1;
  }
  return value;
}

/** z^a e^−z. */
function front(a: Ball, z: Ball): Ball {
  return exp(sub(mul(a, log(z)), z));
}

/** γ(a, z) = z^a e^−z Σ z^n / (a)_{n+1} (DLMF 8.7.1, 8.5.1) for real a > 0 and z > 0, all of whose terms are positive. */
export function lowerGamma(a: Ball, z: Ball): Ball {
  if (!(isReal(a, z) && a.re > 0 && z.re > 0)) return UNKNOWN;
  let term = 1 / a.re;
  let sum = term;
  for (let n = 1; n < MAX_STEPS; n += 1) {
    const ratio = z.re / (a.re + n);
    term *= ratio;
    sum += term;
    if (ratio < 0.5 && term < UNIT * sum)
      return mul(front(a, z), ball(sum, 0, term + 4 * (n + 1) * UNIT * sum));
  }
  return UNKNOWN;
}

/** Γ(a, z) for real a and z > 0 (DLMF 8.2.2). */
export function upperGamma(a: Ball, z: Ball): Ball {
  if (!(isReal(a, z) && z.re > 0)) return UNKNOWN;
  if (z.re >= SMALLEST_FRACTION) return mul(front(a, z), scaledUpper(a.re, z.re));
  return a.re > 0 ? sub(gamma(a), lowerGamma(a, z)) : UNKNOWN;
}

/** E_s(z) for real s and z > 0 (DLMF 8.19.1). */
export function generalExponential(s: Ball, z: Ball): Ball {
  if (!(isReal(s, z) && z.re > 0)) return UNKNOWN;
  const scaled = s.re >= 0 ? fraction(s, z.re) : upperOfRest(s, z.re);
  return mul(exp(neg(z)), scaled);
}

/** The same without e^−z for s < 0, where 1 − s has to be exact. */
function upperOfRest(s: Ball, z: number): Ball {
  const order = sub(B_ONE, s);
  return order.error === 0 ? scaledUpper(order.re, z) : UNKNOWN;
}

/** Q(a, z) = Γ(a, z)/Γ(a) (DLMF 8.2.4). */
export function gammaQ(a: Ball, z: Ball): Ball {
  return div(upperGamma(a, z), gamma(a));
}

/** P(a, z) = γ(a, z)/Γ(a) (DLMF 8.2.4). */
export function gammaP(a: Ball, z: Ball): Ball {
  return div(lowerGamma(a, z), gamma(a));
}

function isReal(a: Ball, z: Ball): boolean {
  return a.im === 0 && z.im === 0 && a.error === 0 && z.error === 0;
}

/** Incomplete gamma functions on doubles, by the reader's names. */
export const FAST_INCOMPLETE_GAMMA = {
  uppergamma: upperGamma,
  lowergamma: lowerGamma,
  gammaq: gammaQ,
  gammap: gammaP,
  en: generalExponential,
};
