import { describe, expect, it } from '@jest/globals';
import {
  add,
  type Complex,
  complexOf,
  divide,
  modulus,
  multiply,
  negate,
  sqrt,
} from '../../src/math/complex.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

// Second route: no potential is written down. Kinks are found by following the BPS equation numerically from every
// vacuum in both of its directions, the wall by where the period integrals of W' line up.

const subtract = (a: Complex, b: Complex) => add(a, negate(b));
const scale = (a: Complex, factor: number) => complexOf(factor * a.re, factor * a.im);

const vacua = (t: number): readonly Complex[] => [complexOf(1), complexOf(-1), complexOf(0, t)];
const slope = (phi: Complex, t: number) =>
  vacua(t).reduce((product, vacuum) => multiply(product, subtract(phi, vacuum)), complexOf(1));
/** W'' at a vacuum. */
const curvature = (vacuum: Complex, t: number) =>
  vacua(t)
    .filter((other) => other !== vacuum && modulus(subtract(other, vacuum)) > 0)
    .reduce((product, other) => multiply(product, subtract(vacuum, other)), complexOf(1));

const NODES = gaussLegendre(6);
/** W(b) - W(a) as the integral of W' along the straight way. */
function difference(a: Complex, b: Complex, t: number): Complex {
  const half = scale(subtract(b, a), 0.5);
  return NODES.reduce((sum, { node, weight }) => {
    const phi = add(scale(add(a, b), 0.5), scale(half, node));
    return add(sum, scale(multiply(half, slope(phi, t)), weight));
  }, complexOf(0));
}

/** By how much the two halves of the way through W(it) differ in phase. */
function bend(t: number): number {
  const [plus, minus, middle] = vacua(t) as [Complex, Complex, Complex];
  return divide(difference(minus, middle, t), difference(middle, plus, t)).im;
}

/** Where the three critical values line up, by bisection. */
function wall(): number {
  let [low, high] = [0.3, 1.5];
  for (let step = 0; step < 100; step += 1) {
    const t = (low + high) / 2;
    if (bend(t) * bend(low) > 0) low = t;
    else high = t;
  }
  return low;
}

/**
 * Follows dphi/dx = e^{i alpha} conj(W') from vacuum a, with alpha the phase of W(b) - W(a), in both directions that lead
 * out, and says whether b is reached.
 */
function joined(a: Complex, b: Complex, t: number): boolean {
  const gap = difference(a, b, t);
  const phase = scale(gap, 1 / modulus(gap));
  const flow = (phi: Complex) => {
    const w = slope(phi, t);
    return multiply(phase, complexOf(w.re, -w.im));
  };
  // near a the flow is e^{i alpha} conj(W'' delta): it grows along delta with delta^2 W'' e^{-i alpha} > 0
  const w2 = curvature(a, t);
  const out = sqrt(divide(phase, w2));
  return [1, -1].some((sign) => {
    let phi = add(a, scale(out, (sign * 1e-5) / modulus(out)));
    const step = 0.004;
    let closest = Number.POSITIVE_INFINITY;
    for (let count = 0; count < 12_000 && modulus(phi) < 5; count += 1) {
      const k1 = flow(phi);
      const k2 = flow(add(phi, scale(k1, step / 2)));
      const k3 = flow(add(phi, scale(k2, step / 2)));
      const k4 = flow(add(phi, scale(k3, step)));
      phi = add(phi, scale(add(add(k1, scale(add(k2, k3), 2)), k4), step / 6));
      closest = Math.min(closest, modulus(subtract(phi, b)));
    }
    return closest < 1e-3;
  });
}

function kinks(t: number): number {
  const [plus, minus, middle] = vacua(t) as [Complex, Complex, Complex];
  const pairs = [
    [plus, minus],
    [plus, middle],
    [minus, middle],
  ] as const;
  return pairs.filter(([a, b]) => joined(a, b, t)).length;
}

describe('the wall', () => {
  it('separates two kinks from three', () => {
    expect([kinks(0.95 * wall()), kinks(1.05 * wall())]).toEqual([2, 3]);
  });
});

const id = 'susy-kink-wall';
const route =
  "the BPS equation followed numerically from each vacuum; the wall by bisection on integrals of W'";
proveReference({
  id,
  route,
  points: [{}],
  value: () => 2 * modulus(difference(complexOf(-1), complexOf(1), wall())),
  bends: [
    ['8', '4'],
    ['-3}', '+3}'],
  ],
});
proveReference({ id, part: 1, route, points: [{}], value: () => kinks(1 / 2), bends: [['2', '3']] });
proveReference({ id, part: 2, route, points: [{}], value: () => kinks(1), bends: [['3', '2']] });
