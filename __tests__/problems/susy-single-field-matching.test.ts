import { describe, expect, it } from '@jest/globals';
import { proveChoice } from './prove.ts';

// Second route: no tables of indices. The roots of each group and the weights of its representation are generated (the
// weights as what is found next to each other inside E7 and E8 when the roots are sorted by the height along a long root),
// the mixed gauge anomaly and the traces are sums over weights.

type Weight = readonly number[];
const range = (size: number) => Array.from({ length: size }, (_, k) => k);
const dot = (a: Weight, b: Weight) => a.reduce((sum, value, k) => sum + value * (b[k] ?? 0), 0);

/** The 240 roots of E8. */
const E8: readonly Weight[] = [
  ...range(8).flatMap((i) =>
    range(i).flatMap((j) =>
      [1, -1].flatMap((a) => [1, -1].map((b) => range(8).map((k) => (k === i ? a : k === j ? b : 0)))),
    ),
  ),
  ...range(256)
    .map((bits) => range(8).map((k) => ((bits >> k) & 1 ? 0.5 : -0.5)))
    .filter((weight) => weight.filter((value) => value < 0).length % 2 === 0),
];
/** The 48 roots of F4: 24 long ones, then the short ones. */
const F4: readonly Weight[] = [
  ...range(4).flatMap((i) =>
    range(i).flatMap((j) =>
      [1, -1].flatMap((a) => [1, -1].map((b) => range(4).map((k) => (k === i ? a : k === j ? b : 0)))),
    ),
  ),
  ...range(4).flatMap((i) => [1, -1].map((a) => range(4).map((k) => (k === i ? a : 0)))),
  ...range(16).map((bits) => range(4).map((k) => ((bits >> k) & 1 ? 0.5 : -0.5))),
];

interface Theory {
  readonly roots: readonly Weight[];
  readonly weights: readonly Weight[];
  readonly rank: number;
}

/**
 * The group that commutes with the SU(2) of a long root, and the representation Q that makes a doublet of it: adj of the
 * whole = adj + adj(SU(2)) + (Q, 2). Weights are shifted to be orthogonal to the long root.
 */
function commutant(roots: readonly Weight[], rank: number, long: Weight): Theory {
  const height = (root: Weight) => (2 * dot(root, long)) / dot(long, long);
  return {
    roots: roots.filter((root) => height(root) === 0),
    weights: roots
      .filter((root) => height(root) === 1)
      .map((root) => root.map((value, k) => value - (long[k] ?? 0) / 2)),
    rank: rank - 1,
  };
}
/** The roots of E7 and E6 are those of E8 that are orthogonal to a root, and to an SU(3). */
const orthogonal = (...to: readonly Weight[]) =>
  E8.filter((root) => to.every((other) => dot(root, other) === 0));
const e = (...values: readonly number[]) => range(8).map((k) => values[k] ?? 0);
const E7 = orthogonal(e(1, 1));
const E6 = orthogonal(e(1, 1), e(0, -1, 1));
const first = (roots: readonly Weight[]): Weight => roots[0] ?? [];

const THEORIES: readonly Theory[] = [
  { roots: [[2], [-2]], weights: [[3], [1], [-1], [-3]], rank: 1 },
  commutant(F4, 4, [1, 1, 0, 0]),
  commutant(E6, 6, first(E6)),
  commutant(E7, 7, first(E7)),
  commutant(E8, 8, first(E8)),
];

/** Whether Tr R and Tr R^3 of gauginos and quarks are those of one superfield of four times the charge. */
function matches({ roots, weights, rank }: Theory): boolean {
  const direction = first(roots);
  const square = (list: readonly Weight[]) =>
    list.reduce((sum, weight) => sum + dot(weight, direction) ** 2, 0);
  const quark = -square(roots) / square(weights);
  const charges = [...range(roots.length + rank).map(() => 1), ...weights.map(() => quark)];
  const composite = 4 * (quark + 1) - 1;
  return [1, 3].every((power) => {
    const sum = charges.reduce((total, charge) => total + charge ** power, 0);
    return Math.abs(sum - composite ** power) < 1e-9;
  });
}

const MATCHING = THEORIES.map(matches);
const areExactly = (...numbers: readonly number[]) =>
  MATCHING.every((match, index) => match === numbers.includes(index + 1));

describe('the five theories', () => {
  it('have the stated dimensions', () => {
    expect(THEORIES.map(({ weights }) => weights.length)).toEqual([4, 14, 20, 32, 56]);
    expect(THEORIES.map(({ roots, rank }) => roots.length + rank)).toEqual([3, 21, 35, 66, 133]);
  });
});

proveChoice({
  id: 'susy-single-field-matching',
  route: 'anomalies summed over weights that are generated from the roots of F4, E6, E7 and E8',
  options: {
    A: () => areExactly(),
    B: () => areExactly(1),
    C: () => areExactly(1, 3),
    D: () => areExactly(1, 3, 5),
    E: () => areExactly(1, 2, 3, 4, 5),
  },
});
