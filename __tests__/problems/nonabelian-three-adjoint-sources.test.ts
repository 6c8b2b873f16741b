import { describe, expect, it } from '@jest/globals';
import { proveReference } from './prove.ts';

// Second route: no fusion rules. The modular S matrix is built from sums over the permutations of three colours, and the
// number of states is Verlinde's sum over the weights, in floating point. The level comes from the weights of the fermions.

type Vector = readonly [number, number, number];
interface Complex {
  readonly re: number;
  readonly im: number;
}

const FUNDAMENTAL: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const plus = (a: Vector, b: Vector, sign = 1): Vector => [
  a[0] + sign * b[0],
  a[1] + sign * b[1],
  a[2] + sign * b[2],
];
const SEXTET = FUNDAMENTAL.flatMap((a, i) => FUNDAMENTAL.slice(i).map((b) => plus(a, b)));
const ADJOINT = FUNDAMENTAL.flatMap((a) => FUNDAMENTAL.map((b) => plus(a, b, -1)));

/** tr (T^3)^2 of the first two colours. */
const index = (weights: readonly Vector[]) => weights.reduce((sum, w) => sum + ((w[0] - w[1]) / 2) ** 2, 0);
/** One half per Majorana fermion, one per Dirac fermion. */
const infraredLevel = (k: number) => k - index(ADJOINT) / 2 + index(SEXTET);

/** Dynkin labels shifted by the Weyl vector, as three numbers of sum zero. */
function shifted(p: number, q: number): Vector {
  const [x, y] = [p + q + 2, q + 1];
  const mean = (x + y) / 3;
  return [x - mean, y - mean, -mean];
}

const PERMUTATIONS: readonly (readonly [order: Vector, sign: number])[] = [
  [[0, 1, 2], 1],
  [[1, 2, 0], 1],
  [[2, 0, 1], 1],
  [[1, 0, 2], -1],
  [[0, 2, 1], -1],
  [[2, 1, 0], -1],
];

/** i^3 times the entry of the modular S matrix; S is real only up to conjugation of representations. */
function modular(a: Vector, b: Vector, level: number): Complex {
  let re = 0;
  let im = 0;
  for (const [order, sign] of PERMUTATIONS) {
    const product = order.reduce((sum, from, k) => sum + (a[from] ?? 0) * (b[k] ?? 0), 0);
    const angle = (-2 * Math.PI * product) / (level + 3);
    re += (sign * Math.cos(angle)) / (Math.sqrt(3) * (level + 3));
    im += (sign * Math.sin(angle)) / (Math.sqrt(3) * (level + 3));
  }
  return { re: -im, im: re };
}

function weights(level: number): readonly Vector[] {
  return Array.from({ length: level + 1 }, (_, p) =>
    Array.from({ length: level + 1 - p }, (_entry, q) => shifted(p, q)),
  ).flat();
}

/** Sum over weights of the ratios S_{adj}/S_0, multiplied; the ratio is real for the adjoint. */
function verlinde(level: number, sources: number): number {
  return weights(level).reduce((sum, weight) => {
    const vacuum = modular(shifted(0, 0), weight, level);
    const adjoint = modular(shifted(1, 1), weight, level);
    const ratio =
      (adjoint.re * vacuum.re + adjoint.im * vacuum.im) / (vacuum.re * vacuum.re + vacuum.im * vacuum.im);
    return sum + ratio ** sources;
  }, 0);
}

describe('the modular S matrix', () => {
  it('is unitary and counts the states without sources', () => {
    const level = 4;
    const all = weights(level);
    const norm = all.reduce((sum, w) => {
      const { re, im } = modular(shifted(1, 0), w, level);
      return sum + re * re + im * im;
    }, 0);
    expect(norm).toBeCloseTo(1, 12);
    expect(verlinde(level, 0)).toBe(15);
    // the zero weights that survive: two at the three inner weights, one at the nine on an edge
    expect(verlinde(level, 1)).toBeCloseTo(2 * 3 + 9, 10);
  });
});

proveReference({
  id: 'nonabelian-three-adjoint-sources',
  route:
    'Verlinde sum over a modular S matrix built from permutations of colours; level from fermion weights',
  points: [2, 3, 4, 5, 6].map((k) => ({ k })),
  value: ({ k = Number.NaN }) => verlinde(infraredLevel(k), 3),
  bends: [
    ['- 4', '+ 4'],
    ['7 k', '6 k'],
    ['4 k (', '4 (k - 1) ('],
  ],
});
