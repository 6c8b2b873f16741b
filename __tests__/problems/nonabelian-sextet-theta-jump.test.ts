import { describe, expect, it } from '@jest/globals';
import { seededPoints } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: no stationarity condition is solved by hand and no envelope theorem is used. The energy is minimised
// numerically, globally first and then along the branch, at values of theta on both sides of pi, and E(theta) itself is
// differentiated by extrapolated differences. The anomaly comes from the weights of the two representations.

type Weight = readonly [number, number, number];
const FUNDAMENTAL: readonly Weight[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const SEXTET: readonly Weight[] = FUNDAMENTAL.flatMap((u, i) =>
  FUNDAMENTAL.slice(i).map((w): Weight => [u[0] + w[0], u[1] + w[1], u[2] + w[2]]),
);

/** Zero modes in the instanton of the first two colours: 2 T = 2 tr (T^3)^2. */
const zeroModes = (weights: readonly Weight[]) =>
  weights.reduce((sum, w) => sum + 2 * ((w[0] - w[1]) / 2) ** 2, 0);
const N1 = zeroModes(FUNDAMENTAL);
const N2 = zeroModes(SEXTET);

interface Model {
  readonly a: number;
  readonly b: number;
}

/** phi_1 is fixed by N1 phi_1 + N2 phi_2 = theta (N1 = 1, so that the branches modulo 2 pi are the same point). */
const energy = ({ a, b }: Model, theta: number, phi: number) =>
  -a * Math.cos((theta - N2 * phi) / N1) - b * Math.cos(phi);

/** The deepest of a fine grid of the circle. */
function deepest(model: Model, theta: number): number {
  const grid = Array.from({ length: 4000 }, (_, k) => -Math.PI + (2 * Math.PI * k) / 4000);
  return grid.reduce((best, phi) => (energy(model, theta, phi) < energy(model, theta, best) ? phi : best));
}

/** The energy at the minimum next to `start`, by Newton's method on the slope. */
function valley({ a, b }: Model, theta: number, start: number): number {
  let phi = start;
  for (let step = 0; step < 30; step += 1) {
    const slope = (-a * N2 * Math.sin((theta - N2 * phi) / N1)) / N1 + b * Math.sin(phi);
    const curvature = a * (N2 / N1) ** 2 * Math.cos((theta - N2 * phi) / N1) + b * Math.cos(phi);
    phi -= slope / curvature;
  }
  return energy({ a, b }, theta, phi);
}

/** dE/dtheta at pi on the branch that is the vacuum on the given side, continued through pi. */
function slopeAtPi(model: Model, side: number): number {
  const start = deepest(model, Math.PI + side * 1e-4);
  const at = (offset: number) => valley(model, Math.PI + offset, start);
  let row = [0.16, 0.08, 0.04, 0.02, 0.01].map((h) => (at(h) - at(-h)) / (2 * h));
  for (let order = 1; row.length > 1; order += 1) {
    const coarser = row;
    row = coarser.slice(1).map((finer, k) => finer + (finer - (coarser[k] ?? 0)) / (4 ** order - 1));
  }
  return row[0] ?? Number.NaN;
}

describe('the two representations', () => {
  it('have six and three states, and one and five zero modes', () => {
    expect([FUNDAMENTAL.length, SEXTET.length, N1, N2]).toEqual([3, 6, 1, 5]);
  });
});

proveReference({
  id: 'nonabelian-sextet-theta-jump',
  route:
    'vacuum energy minimised numerically on both sides of pi and differentiated; zero modes from weights',
  points: seededPoints(4, { a: [0.7, 1.4], b: [0.5, 9] }),
  value: ({ a = Number.NaN, b = Number.NaN }) => Math.abs(slopeAtPi({ a, b }, 1) - slopeAtPi({ a, b }, -1)),
  bends: [
    ['{5 - \\sqrt', '{3 + \\sqrt'],
    ['2 b}{5}', '2 b}{3}'],
    ['{5 a}', '{25 a}'],
    ['}{8}', '}{16}'],
  ],
});
