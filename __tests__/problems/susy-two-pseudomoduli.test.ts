import { seededPoints, type Values } from './evaluate-reference.ts';
import { symmetricEigenvalues } from './numerics/symmetric-eigenvalues.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

// Second route: no effective Kähler potential and no logarithm of a matrix. The part of the scalar loop with two
// insertions of F is integrated over the Euclidean momentum with explicit four-by-four propagators, and its
// curvature along three directions of field space comes from extrapolated differences.

type Matrix = readonly (readonly number[])[];
const SITES = [0, 1, 2, 3];
const at = (matrix: Matrix, i: number, j: number) => matrix[i]?.[j] ?? Number.NaN;
const product = (a: Matrix, b: Matrix): Matrix =>
  SITES.map((i) => SITES.map((j) => SITES.reduce((sum, k) => sum + at(a, i, k) * at(b, k, j), 0)));

/** Gauss-Jordan; the matrices are positive, so no pivots are sought. */
function inverse(matrix: Matrix): Matrix {
  const rows = matrix.map((row, i) => [...row, ...SITES.map((j) => (i === j ? 1 : 0))]);
  for (const k of SITES) {
    const head = rows[k]?.[k] ?? Number.NaN;
    const pivot = (rows[k] ?? []).map((value) => value / head);
    rows.forEach((row, i) => {
      const factor = row[k] ?? 0;
      rows[i] = i === k ? pivot : row.map((value, j) => value - factor * (pivot[j] ?? 0));
    });
  }
  return rows.map((row) => row.slice(4));
}

interface Model {
  readonly f: number;
  readonly h: number;
  readonly k: number;
  readonly m: number;
}

/** Second derivatives of W by the phi at real X, Y. */
function mass({ h, k, m }: Model, X: number, Y: number): Matrix {
  return [
    [0, h * X, m, 0],
    [h * X, 0, 0, m],
    [m, 0, 0, k * Y],
    [0, m, k * Y, 0],
  ];
}

/** -1/2 Tr D F D F at Euclidean p^2 = s, where F mixes phi_1 and phi_2 by h f. */
function integrand(model: Model, s: number, X: number, Y: number): number {
  const M = mass(model, X, Y);
  const D = inverse(product(M, M).map((row, i) => row.map((value, j) => value + (i === j ? s : 0))));
  const F = SITES.map((i) => SITES.map((j) => (i + j === 1 ? model.h * model.f : 0)));
  const loop = product(product(D, F), product(D, F));
  return -SITES.reduce((sum, i) => sum + at(loop, i, i), 0) / 2;
}

const NODES = gaussLegendre(40).map(({ node, weight }) => ({ t: (1 + node) / 2, weight: weight / 2 }));

/** V(X, Y) - V(0, 0) of second order in f; p^2 = m^2 (1 - t)/t and d^4p / (2 pi)^4 = p^2 dp^2 / (16 pi^2). */
function rise(model: Model, X: number, Y: number): number {
  const m2 = model.m ** 2;
  return NODES.reduce((sum, { t, weight }) => {
    const s = (m2 * (1 - t)) / t;
    const measure = (weight * s * m2) / (t * t) / (16 * Math.PI ** 2);
    return sum + measure * (integrand(model, s, X, Y) - integrand(model, s, 0, 0));
  }, 0);
}

/** The coefficient of epsilon^2 of the rise along (X, Y) = epsilon (a, b), which is even in epsilon. */
function quadratic(model: Model, a: number, b: number): number {
  const unit = (0.4 * model.m) / Math.max(model.h, model.k);
  let row = [0, 1, 2, 3, 4, 5].map((n) => {
    const epsilon = unit / 2 ** (n / 2);
    return rise(model, epsilon * a, epsilon * b) / epsilon ** 2;
  });
  for (let order = 1; row.length > 1; order += 1)
    row = row.slice(1).map((finer, n) => (2 ** order * finer - (row[n] ?? 0)) / (2 ** order - 1));
  return row[0] ?? Number.NaN;
}

function lowest(point: Values): number {
  const [f, h, k, m] = ['f', 'h', 'k', 'm'].map((name) => point[name] ?? Number.NaN) as [
    number,
    number,
    number,
    number,
  ];
  const model = { f, h, k, m };
  const [xx, yy, both] = [quadratic(model, 1, 0), quadratic(model, 0, 1), quadratic(model, 1, 1)];
  const xy = (both - xx - yy) / 2;
  return (
    symmetricEigenvalues([
      [xx, xy],
      [xy, yy],
    ])[0] ?? Number.NaN
  );
}

proveReference({
  id: 'susy-two-pseudomoduli',
  route: 'scalar loop with two F insertions and explicit propagators, integrated over the momentum',
  points: seededPoints(3, { f: [0.5, 1], h: [0.6, 1.2], k: [0.6, 1.2], m: [1, 2] }),
  value: lowest,
  bends: [
    ['-k^2', '+k^2'],
    ['-\\sqrt', '+\\sqrt'],
    ['8h^2', '4h^2'],
    ['f^2h^2', 'f^2k^2'],
    ['m^2', 'm^4'],
  ],
});
