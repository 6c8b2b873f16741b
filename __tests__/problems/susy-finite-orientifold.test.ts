import { describe, expect, it } from '@jest/globals';
import type { Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: no Casimir invariants and no averages over a representation. All matrices of orthonormal bases are
// written out, the third derivatives of W are summed one by one, the gauge side is the sum of squared matrix elements of
// the generators, and the conditions are solved as linear equations.

type Matrix = readonly (readonly number[])[];
const range = (size: number) => Array.from({ length: size }, (_, k) => k);
const build = (size: number, entry: (i: number, j: number) => number): Matrix =>
  range(size).map((i) => range(size).map((j) => entry(i, j)));
const at = (matrix: Matrix, i: number, j: number) => matrix[i]?.[j] ?? 0;
const product = (a: Matrix, b: Matrix): Matrix =>
  build(a.length, (i, j) => range(a.length).reduce((sum, k) => sum + at(a, i, k) * at(b, k, j), 0));
const trace = (a: Matrix) => range(a.length).reduce((sum, i) => sum + at(a, i, i), 0);
/** Tr a^T b. */
const dot = (a: Matrix, b: Matrix) =>
  range(a.length).reduce(
    (sum, i) => sum + range(a.length).reduce((s, j) => s + at(a, i, j) * at(b, i, j), 0),
    0,
  );

const pairs = (N: number) => range(N).flatMap((p) => range(p).map((q) => [p, q] as const));
const elementary = (N: number, p: number, q: number, sign: number): Matrix =>
  build(N, (i, j) => ((i === p && j === q ? 1 : 0) + sign * (i === q && j === p ? 1 : 0)) * Math.SQRT1_2);

const symmetric = (N: number): readonly Matrix[] => [
  ...pairs(N).map(([p, q]) => elementary(N, p, q, 1)),
  ...range(N).map((p) => build(N, (i, j) => (i === p && j === p ? 1 : 0))),
];
const antisymmetric = (N: number): readonly Matrix[] => pairs(N).map(([p, q]) => elementary(N, p, q, -1));
/** A real orthonormal basis of the complex traceless matrices; sums of squares do not depend on the basis. */
const adjoint = (N: number): readonly Matrix[] => [
  ...range(N).flatMap((p) =>
    range(N).flatMap((q) => (p === q ? [] : [build(N, (i, j) => (i === p && j === q ? 1 : 0))])),
  ),
  ...range(N - 1).map((d) =>
    build(N, (i, j) => (i !== j || i > d + 1 ? 0 : (i <= d ? 1 : -(d + 1)) / Math.sqrt((d + 1) * (d + 2)))),
  ),
];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Squares of Tr(left phi right) over two bases, for one given component of the third field. */
const forRight = (one: Matrix, lefts: readonly Matrix[], phis: readonly Matrix[]) =>
  sum(lefts.flatMap((left) => phis.map((phi) => trace(product(left, product(phi, one))) ** 2)));
const forPhi = (one: Matrix, lefts: readonly Matrix[], rights: readonly Matrix[]) =>
  sum(lefts.flatMap((left) => rights.map((right) => trace(product(left, product(one, right))) ** 2)));

/** T^a T^a on a component: squared norm of the generators' action, with Tr TT = 1/2 for generators phi / sqrt 2. */
const casimir = (one: Matrix, phis: readonly Matrix[], act: (phi: Matrix, field: Matrix) => Matrix) =>
  sum(phis.map((phi) => dot(act(phi, one), act(phi, one)))) / 2;
const twice = (phi: Matrix, field: Matrix): Matrix =>
  build(phi.length, (i, j) =>
    sum(range(phi.length).map((k) => at(phi, i, k) * at(field, k, j) + at(phi, j, k) * at(field, i, k))),
  );
const commutator = (phi: Matrix, field: Matrix): Matrix => {
  const [left, right] = [product(phi, field), product(field, phi)];
  return build(phi.length, (i, j) => at(left, i, j) - at(right, i, j));
};

/** Everything that depends on N alone: sums for one component of S, of A and of Phi. */
function sums(N: number) {
  const [S, A, phis] = [symmetric(N), antisymmetric(N), adjoint(N)];
  const [s, a, phi] = [S[0], A[0], phis[0]];
  if (!(s && a && phi)) throw new Error('an empty basis');
  const anticommutator = (x: Matrix, y: Matrix) =>
    trace(product(phi, product(x, y))) + trace(product(phi, product(y, x)));
  return {
    S: { gauge: casimir(s, phis, twice), own: forRight(s, S, phis), mixed: forRight(s, A, phis) },
    A: { gauge: casimir(a, phis, twice), own: forRight(a, A, phis), mixed: forRight(a, S, phis) },
    phi: {
      gauge: casimir(phi, phis, commutator),
      S: forPhi(phi, S, S),
      A: forPhi(phi, A, A),
      mixed: forPhi(phi, S, A) + forPhi(phi, A, S),
      cubic: sum(phis.flatMap((x) => phis.map((y) => anticommutator(x, y) ** 2))) / 2,
    },
  };
}
const COLOURS = [3, 4, 5] as const;
const SUMS = new Map(COLOURS.map((N) => [N as number, sums(N)]));

/** |h1|^2, |h2|^2 and |c|^2 at which the anomalous dimensions of S, A and Phi vanish. */
function solve(N: number, g: number, b: number): readonly [number, number, number] {
  const of = SUMS.get(N);
  if (of === undefined) throw new Error(`no sums for ${N} colours`);
  const h1 = (2 * g * g * of.S.gauge - b * b * of.S.mixed) / of.S.own;
  const h2 = (2 * g * g * of.A.gauge - b * b * of.A.mixed) / of.A.own;
  const rest = 2 * g * g * of.phi.gauge - h1 * of.phi.S - h2 * of.phi.A - b * b * of.phi.mixed;
  return [h1, h2, rest / of.phi.cubic];
}

/** The zero of |h2|^2 or |h1|^2, whichever comes first: both are linear in |b|^2. */
function largest(N: number, g: number): number {
  const [start, end] = [solve(N, g, 0), solve(N, g, 1)];
  return Math.min(...[0, 1].map((k) => (start[k] ?? 0) / ((start[k] ?? 0) - (end[k] ?? 0))));
}

const points: readonly Values[] = [
  { N: 3, g: 0.8, '\\beta': 0.7 },
  { N: 4, g: 1.1, '\\beta': 0.4 },
  { N: 5, g: 0.6, '\\beta': 0.9 },
];
const read = (point: Values) =>
  [point['N'] ?? Number.NaN, point['g'] ?? Number.NaN, point['\\beta'] ?? Number.NaN] as const;

describe('the cubic coupling', () => {
  it.each(points)('vanishes at %p', (point) => {
    expect(solve(...read(point))[2]).toBeCloseTo(0, 10);
  });
});

const id = 'susy-finite-orientifold';
const route =
  'third derivatives of W summed over all components of explicit bases, and the conditions solved';
proveReference({
  id,
  route,
  points,
  value: (point) => solve(...read(point))[0],
  bends: [
    ['N+2', 'N-2'],
    ['-', '+'],
  ],
});
proveReference({
  id,
  part: 1,
  route,
  points,
  value: (point) => solve(...read(point))[1],
  bends: [
    ['N-2', 'N+2'],
    ['4g', '2g'],
  ],
});
proveReference({
  id,
  part: 2,
  route,
  points,
  value: (point) => largest(...(read(point).slice(0, 2) as [number, number])),
  bends: [
    ['N-2', 'N+2'],
    ['{N}', '{N+1}'],
  ],
});
