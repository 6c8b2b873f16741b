import { describe, expect, it } from '@jest/globals';
import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

// Second route: nothing is solved in closed form. The scalar's equation is integrated numerically with the strength of the
// background taken from explicit spin matrices and 't Hooft symbols; the powers of rho are measured by doubling rho in norms
// of zero modes that are integrated numerically; the beta function is summed over weights; the mean is a quadrature.

type Matrix = readonly (readonly number[])[];

const STEPS = 6000;
const START = -16;
const END = 13;

/** Runge-Kutta of fourth order for one equation y' = f(s, y) over [START, END]. */
function integrate(f: (s: number, y: number) => number, initial: number): number {
  const h = (END - START) / STEPS;
  let y = initial;
  for (let step = 0; step < STEPS; step += 1) {
    const s = START + step * h;
    const a = f(s, y);
    const b = f(s + h / 2, y + (h / 2) * a);
    const c = f(s + h / 2, y + (h / 2) * b);
    const d = f(s + h, y + h * c);
    y += (h / 6) * (a + 2 * b + 2 * c + d);
  }
  return y;
}

/** The 't Hooft symbol of the singular gauge: epsilon_{a mu nu} in space, -delta in time. */
function symbol(a: number, mu: number, nu: number): number {
  if (mu === 3 && nu < 3) return a === nu ? -1 : 0;
  if (nu === 3 && mu < 3) return a === mu ? 1 : 0;
  if (mu === 3 || nu === 3) return 0;
  return ((a - mu) * (mu - nu) * (nu - a)) / 2;
}

/** The mean of A^a_mu A^b_mu T^a T^b over the weights, times r^2 (r^2 + rho^2)^2 / rho^4: the trace over the dimension. */
function strength(t: number): number {
  const x = [0.3, -0.5, 0.7, 0.4];
  const r2 = x.reduce((sum, y) => sum + y * y, 0);
  const field = (a: number, mu: number) => 2 * x.reduce((sum, y, nu) => sum + symbol(a, mu, nu) * y, 0);
  const product: Matrix = [0, 1, 2].map((a) =>
    [0, 1, 2].map((b) => [0, 1, 2, 3].reduce((sum, mu) => sum + field(a, mu) * field(b, mu), 0) / r2),
  );
  const isDiagonal = product.every((row, a) =>
    row.every((value, b) => Math.abs(value - (a === b ? (product[0]?.[0] ?? 0) : 0)) < 1e-12),
  );
  if (!isDiagonal) throw new Error('the background is not isotropic in isospin');
  // tr T^a T^b = delta^{ab} tr (T^3)^2, and the sum over a is a multiple of one
  return ((product[0]?.[0] ?? 0) * 3 * index(t)) / (2 * t + 1);
}

const index = (t: number) =>
  Array.from({ length: Math.round(2 * t) + 1 }, (_, k) => (k - t) ** 2).reduce((sum, x) => sum + x, 0);

/** The action of the scalar over v^2: with w = r f'/f and z = w r^2, 2 pi^2 lim z; rho enters by the scale of r. */
function scalarAction(t: number, rho: number): number {
  const V = strength(t);
  const z = integrate(
    (s, y) => (V * Math.exp(2 * s)) / (1 + Math.exp(2 * s)) ** 2 - y * y * Math.exp(-2 * s),
    2 * t * Math.exp(2 * START),
  );
  return 2 * Math.PI ** 2 * z * rho ** 2;
}

const NODES = gaussLegendre(60);
/** Integral over all r > 0 by r = scale u/(1-u). */
function radial(f: (r: number) => number, scale = 1): number {
  return NODES.reduce((sum, { node, weight }) => {
    const u = (1 + node) / 2;
    return sum + ((weight / 2) * scale * f((scale * u) / (1 - u))) / (1 - u) ** 2;
  }, 0);
}

/** Measured power of rho of a quantity. */
const powerOf = (f: (rho: number) => number) => Math.log2(f(2) / f(1));

/** Norm of the zero mode of gauge orientation: the gradient of an adjoint gauge function that is one at infinity. */
const orientationNorm = (rho: number) => Math.sqrt(scalarAction(1, rho));

/**
 * Residue of the tail r^-3 of the normalised zero mode. Its radial function obeys psi' = -3 r/(r^2 + rho^2) psi, from the
 * singlet of spin and isospin in regular gauge.
 */
function amputated(rho: number): number {
  const far = 200;
  const slope = (r: number) => (-3 * r) / (r * r + rho * rho);
  const logarithm = (r: number) =>
    NODES.reduce((sum, { node, weight }) => sum + ((weight * r) / 2) * slope(((1 + node) * r) / 2), 0);
  const shape = (r: number) => {
    // the logarithm of the tail is integrated piece by piece where r is large
    if (r <= far) return Math.exp(logarithm(r));
    return Math.exp(logarithm(far)) * (far / r) ** 3;
  };
  const norm = Math.sqrt(radial((r) => 2 * Math.PI ** 2 * r ** 3 * shape(r) ** 2, rho));
  const tail = [20, 40, 80].map((r) => r ** 3 * shape(r));
  // corrections are a series in 1/r^2
  const [a = 0, b = 0, c = 0] = tail;
  const first = [b + (b - a) / 3, c + (c - b) / 3] as const;
  return (first[1] + (first[1] - first[0]) / 15) / norm;
}

function betaCoefficient(n: number, t: number): number {
  return (11 / 3) * index(1) - (2 / 3) * n * index(1 / 2) - (1 / 3) * index(t);
}

function meanSquare({ n = 0, t = 0, v = 0 }: Values): number {
  const zeroModes = 8 - (n * 2 * index(1 / 2)) / 2;
  const power =
    3 * Math.round(powerOf(orientationNorm)) +
    (betaCoefficient(n, t) - zeroModes) +
    n * Math.round(powerOf(amputated));
  const c = scalarAction(t, 1) * v * v;
  return moment(power + 2, c) / moment(power, c);
}

/** Integral of rho^power exp(-c rho^2) by the trapezoidal rule in the logarithm of rho, which converges exponentially. */
function moment(power: number, c: number): number {
  let sum = 0;
  for (let s = -18; s < 4; s += 0.02) sum += Math.exp((power + 1) * s - c * Math.exp(2 * s));
  return sum;
}

describe('the powers of rho', () => {
  it('are one for the orientations and one for the amputated zero modes', () => {
    expect(powerOf(orientationNorm)).toBeCloseTo(1, 6);
    expect(powerOf(amputated)).toBeCloseTo(1, 3);
  });
});

const POINTS = seededPoints(4, { v: [0.5, 1.5] }).map((point, k) => ({
  ...point,
  n: [2, 4, 6, 2][k] ?? 0,
  t: [1 / 2, 3 / 2, 2, 3 / 2][k] ?? 0,
}));

proveReference({
  id: 'nonabelian-instanton-mean-size',
  route:
    "scalar equation integrated numerically with 't Hooft symbols, powers of rho measured, beta function from weights",
  points: POINTS,
  value: meanSquare,
  bends: [
    ['21 n', '9 n'],
    ['- 2 t', '- t'],
    ['144', '72'],
    ['60', '-12'],
    ['\\pi^2 t v^2', '\\pi^2 v^2'],
  ],
});
