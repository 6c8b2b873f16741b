import { describe, expect, it } from '@jest/globals';
import { seededPoints, type Value, type Values } from './evaluate-reference.ts';
import { type ComplexMatrix, matrixOf, product, scaled, sum } from './numerics/complex-matrix.ts';
import { symmetricEigenvalues } from './numerics/symmetric-eigenvalues.ts';
import { proveReference } from './prove.ts';

/**
 * Second route: the mass matrix from commutators of 24 explicit generators; the global minimum over the eigenvalues of Φ
 * by descent from many starting points; the Hessian of Tr W(M²) in all 24 directions by the perturbation theory of
 * matrix functions (divided differences of W'). No classification of vacua and no decomposition of the adjoint is used.
 */
const SIZE = 5;
const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

const W1 = (x: number) => (x === 0 ? 0 : 2 * x * Math.log(x) - (2 / 3) * x);
const W = (x: number) => (x === 0 ? 0 : x * x * (Math.log(x) - 5 / 6));

const PAIRS = range(SIZE).flatMap((i) => range(i).map((j) => [i, j] as const));

/** The potential at g = μ = 1 for the eigenvalues of Φ, in units of 3/32π². */
function potential(eigenvalues: readonly number[]): number {
  let total = 0;
  for (const [i, j] of PAIRS) total += W(((eigenvalues[i] ?? 0) - (eigenvalues[j] ?? 0)) ** 2);
  return total;
}

function gradient(eigenvalues: readonly number[]): readonly number[] {
  const slope = eigenvalues.map(() => 0);
  for (const [i, j] of PAIRS) {
    const difference = (eigenvalues[i] ?? 0) - (eigenvalues[j] ?? 0);
    const push = 2 * difference * W1(difference ** 2);
    slope[i] = (slope[i] ?? 0) + push;
    slope[j] = (slope[j] ?? 0) - push;
  }
  return slope;
}

/** Steepest descent with a step that adapts to success, until the slope is small. */
function descend(start: readonly number[]): readonly number[] {
  let [at, step] = [start, 0.02];
  for (let round = 0; round < 1500; round += 1) {
    const slope = gradient(at);
    if (Math.hypot(...slope) < 1e-7) break;
    const next = at.map((a, i) => a - step * (slope[i] ?? 0));
    const succeeds = potential(next) <= potential(at);
    if (succeeds) at = next;
    step *= succeeds ? 1.2 : 0.5;
  }
  const mean = at.reduce((total, a) => total + a / SIZE, 0);
  return at.map((a) => a - mean).sort((a, b) => b - a);
}

const STARTS = seededPoints(
  30,
  Object.fromEntries(range(SIZE).map((i) => [String(i), [-1.5, 1.5] as const])),
);

/** The lowest of the minima that descent finds. */
const LOWEST = STARTS.map((start) => descend(Object.values(start))).reduce((best, other) =>
  potential(other) < potential(best) - 1e-9 ? other : best,
);

/** Eigenvalues that agree to four digits made equal, and the common scale fixed by the slope along the ray. */
const VACUUM: readonly number[] = (() => {
  const shape = LOWEST.map((a) => {
    const block = LOWEST.filter((b) => Math.abs(a - b) < 1e-4);
    return block.reduce((total, b) => total + b / block.length, 0);
  });
  const squares = PAIRS.map(([i, j]) => ((shape[i] ?? 0) - (shape[j] ?? 0)) ** 2);
  let [low, high] = [0.9, 1.1];
  for (let round = 0; round < 60; round += 1) {
    const scale = (low + high) / 2;
    if (squares.reduce((total, x) => total + x * W1(scale ** 2 * x), 0) < 0) low = scale;
    else high = scale;
  }
  return shape.map((a) => low * a);
})();

/** Hermitian matrices with tr T^a T^b = δ/2: off-diagonal pairs, then diagonal ones orthogonal to each other. */
const GENERATORS: readonly ComplexMatrix[] = [
  ...PAIRS.flatMap(([i, j]) => [
    build((r, c) => ((r === i && c === j) || (r === j && c === i) ? 0.5 : 0)),
    build((r, c) => (r === i && c === j ? [0, 0.5] : r === j && c === i ? [0, -0.5] : 0)),
  ]),
  ...range(SIZE - 1).map((l) =>
    build((r, c) => (r !== c || r > l + 1 ? 0 : (r <= l ? 1 : -l - 1) / Math.sqrt(2 * (l + 1) * (l + 2)))),
  ),
];

function build(entry: (row: number, column: number) => number | readonly [number, number]): ComplexMatrix {
  return matrixOf(range(SIZE).map((r) => range(SIZE).map((c) => entry(r, c))));
}

/** The commutator of hermitian matrices as a list of real and imaginary parts. */
function commutator(a: ComplexMatrix, b: ComplexMatrix): readonly number[] {
  return sum(product(a, b), scaled(product(b, a), -1)).flatMap((row) =>
    row.flatMap(({ re, im }) => [re, im]),
  );
}

type RealMatrix = readonly (readonly number[])[];

/** −2 tr of the product of two commutators, which are antihermitian. */
function massForm(a: readonly number[], b: readonly number[]): number {
  let total = 0;
  for (let k = 0; k < a.length; k += 1) total += 2 * (a[k] ?? 0) * (b[k] ?? 0);
  return total;
}

/** The Hessian of Tr W(M²) in the fields φ^a at the vacuum, in the basis of the generators (where M² is diagonal). */
function hessian(): RealMatrix {
  const vacuum = build((r, c) => (r === c ? (VACUUM[r] ?? 0) : 0));
  const at = GENERATORS.map((t) => commutator(t, vacuum));
  const moved = GENERATORS.map((direction) => GENERATORS.map((t) => commutator(t, direction)));
  const masses = at.map((c) => massForm(c, c)).map((x) => (x < 1e-9 ? 0 : x));
  // first-order change of M² along each direction, weighted with the divided differences
  const first = moved.map((m) =>
    m.flatMap((x, a) => m.map((y, b) => massForm(x, at[b] ?? []) + massForm(at[a] ?? [], y))),
  );
  const weights = masses.flatMap((x) => masses.map((y) => dividedDifference(x, y)));
  return moved.map((c, i) =>
    moved.map((d, j) => {
      const linear = weights.reduce(
        (total, weight, k) => total + weight * (first[i]?.[k] ?? 0) * (first[j]?.[k] ?? 0),
        0,
      );
      return masses.reduce((total, x, a) => total + 2 * W1(x) * massForm(c[a] ?? [], d[a] ?? []), linear);
    }),
  );
}

/** (W'(x) − W'(y))/(x − y); between two massless vectors, which no first-order change of M² connects, nothing. */
function dividedDifference(x: number, y: number): number {
  if (x === 0 && y === 0) return 0;
  if (Math.abs(x - y) < 1e-6) return 2 * Math.log((x + y) / 2) + 4 / 3;
  return (W1(x) - W1(y)) / (x - y);
}

/** The Hessian's eigenvalues that are not zero, each once, in units of g²μ². */
const MASSES: readonly number[] = symmetricEigenvalues(hessian())
  .map((value) => (3 * value) / (64 * Math.PI ** 2))
  .filter((value) => Math.abs(value) > 1e-9);
const DISTINCT = MASSES.filter((value, i) => i === 0 || value - (MASSES[i - 1] ?? 0) > 1e-7);

describe('the vacuum', () => {
  it('has a block of two and a block of three', () => {
    const larger = VACUUM.filter((a) => a > 0).length;
    expect([2, 3]).toContain(larger);
    expect(LOWEST.every((a) => VACUUM.some((b) => Math.abs(a - b) < 1e-4))).toBe(true);
    expect(new Set(VACUUM.map((a) => a.toFixed(8))).size).toBe(2);
  });

  it('leaves twelve scalars with positive squared mass', () => {
    expect(MASSES.filter((value) => value > 0)).toHaveLength(12);
    expect(MASSES).toHaveLength(12);
  });
});

proveReference({
  id: 'renormalization-adjoint-transmutation',
  route: 'descent to the global minimum, Hessian in all 24 directions from explicit generators',
  points: seededPoints(3, { g: [0.3, 1], '\\mu': [0.5, 2] }),
  value: ({ g = 0, '\\mu': mu = 0 }: Values): Value => DISTINCT.map((value) => value * g * g * mu * mu),
  bends: [
    ['15', '12'],
    ['\\frac{9 g', '\\frac{12 g'],
    ['4\\pi^2', '8\\pi^2'],
  ],
});
