import { expect, it } from '@jest/globals';
import { seededPoints, type Values } from './evaluate-reference.ts';
import { besselI, besselK } from './numerics/modified-bessel.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

// Second route, in position space: the momentum density is integrated as it stands. Its symmetric form is bilinear in
// the fields of the two charges; around the first charge those of the second are averaged over the angle (Graf's
// addition theorem), and the radial integrals are done numerically. No Fourier transform of the product and no
// integration by parts occurs.

/** A radial field Σ c K_0(Mr), by its terms [c, M]. */
type Field = readonly (readonly [coefficient: number, mass: number])[];

interface Fields {
  /** potential A^0 */
  readonly potential: Field;
  /** A^i = ε^{ij} ∂_j stream */
  readonly stream: Field;
  /** ∂_1 A^2 - ∂_2 A^1 */
  readonly magnetic: Field;
}

/** The field of a unit charge. Each mass M solves (m² - M²)² = κ²M², and V = (m² - M²)/(-κ) a for each. */
function unitCharge(kappa: number, m: number): Fields {
  const root = Math.hypot(kappa, 2 * m);
  const masses = [(root + kappa) / 2, (root - kappa) / 2];
  const [heavy = 0, light = 0] = masses;
  // K_0 behaves as -ln r: a must be free of it, and V must have the strength 1/2π
  const strength = -kappa / (2 * Math.PI * (heavy ** 2 - light ** 2));
  const signs = [-1, 1];
  const stream = masses.map((mass, i) => [strength * (signs[i] ?? 0), mass] as const);
  return {
    stream,
    potential: stream.map(([c, mass]) => [(-c * (m ** 2 - mass ** 2)) / kappa, mass] as const),
    magnetic: stream.map(([c, mass]) => [-c * mass ** 2, mass] as const),
  };
}

const sum = (field: Field, term: (mass: number) => number) =>
  field.reduce((total, [c, mass]) => total + c * term(mass), 0);

/** Value and r d/dr of a field at distance r from its charge. */
const near = (field: Field, r: number) => ({
  value: sum(field, (mass) => besselK(0, mass * r)),
  stretch: sum(field, (mass) => -mass * r * besselK(1, mass * r)),
});

/** The same of its average over the circle of radius r around a point at distance d from the charge. */
const averaged = (field: Field, r: number, d: number) => ({
  value: sum(field, (mass) =>
    r < d ? besselI(0, mass * r) * besselK(0, mass * d) : besselI(0, mass * d) * besselK(0, mass * r),
  ),
  stretch: sum(field, (mass) =>
    r < d
      ? mass * r * besselI(1, mass * r) * besselK(0, mass * d)
      : -mass * r * besselI(0, mass * d) * besselK(1, mass * r),
  ),
});

const NODES = gaussLegendre(16);

/** ∫ f(r) r dr over [0, d] and [d, ∞), the first one in ln r because of the logarithm at the charge. */
function radialIntegral(f: (r: number) => number, d: number, decay: number): number {
  const panels = Array.from(
    { length: 7 },
    (_, k) => [Math.log(d) - 2 * (k + 1), Math.log(d) - 2 * k] as const,
  );
  const inner = panels.map(([low, high]) => quadrature((x) => Math.exp(2 * x) * f(Math.exp(x)), low, high));
  const outer = [0, 1, 2, 3].map((k) =>
    quadrature((x) => f(x) * x, d + (k ** 2 * 4) / decay, d + ((k + 1) ** 2 * 4) / decay),
  );
  return [...inner, ...outer].reduce((total, part) => total + part, 0);
}

function quadrature(f: (x: number) => number, low: number, high: number): number {
  const half = (high - low) / 2;
  return half * NODES.reduce((total, { node, weight }) => total + weight * f(low + half * (1 + node)), 0);
}

type Local = (field: Field, r: number) => { readonly value: number; readonly stretch: number };

/** Angular momentum x·∇V B - m² V x·∇a of the fields of one charge with those of another one, which is `other`. */
function angularMomentum(point: Values, other: Local, d: number): number {
  const { '\\kappa': kappa = 0, m = 0 } = point;
  const { potential, stream, magnetic } = unitCharge(kappa, m);
  const density = (one: Local, two: Local, r: number) =>
    one(potential, r).stretch * two(magnetic, r).value -
    m ** 2 * one(potential, r).value * two(stream, r).stretch;
  const lightest = (Math.hypot(kappa, 2 * m) - kappa) / 2;
  const both = (r: number) => density(near, other, r) + density(other, near, r);
  return 2 * Math.PI * radialIntegral(both, d, lightest);
}

const points = seededPoints(3, {
  q_1: [0.5, 1.5],
  q_2: [0.5, 1.5],
  d: [0.7, 1.5],
  '\\kappa': [0.4, 0.9],
  m: [0.8, 1.5],
});

proveReference({
  id: 'classical-chern-simons-proca-spin',
  route: 'momentum density integrated in position space, with the addition theorem of Bessel functions',
  points,
  value: (point) => {
    const { q_1: first = 0, q_2: second = 0, d = 0 } = point;
    return first * second * angularMomentum(point, (field, r) => averaged(field, r, d), d);
  },
  bends: [
    ['\\frac{q_1', '-\\frac{q_1'],
    ['- \\left(\\sqrt', '+ \\left(\\sqrt'],
    ['d}{4\\pi', 'd^2}{4\\pi'],
  ],
});

it.each(points.slice(0, 1))('a single charge has none, at %j', (point) => {
  expect(Math.abs(angularMomentum(point, near, 1))).toBeLessThan(1e-11);
});
