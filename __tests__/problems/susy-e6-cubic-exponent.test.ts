import { describe, expect, it } from '@jest/globals';
import { proveReference } from './prove.ts';

// Second route: no identity of the cubic form. The 27 fields are written out, the non-planar graph is summed over all
// assignments of fields to its lines, and the fixed point and the slope of the beta function are found as series whose
// coefficients are numbers, by iteration.

const ZETA_3 = 1.2020569031595942;
const FIELDS = 27;
/** Field number of an entry of the matrix A (0), B (1) or C (2). */
const field = (matrix: number, row: number, column: number) => 9 * matrix + 3 * row + column;
const TRIPLE = [0, 1, 2];

interface Monomial {
  readonly fields: readonly [number, number, number];
  readonly sign: number;
}
const EVEN = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
] as const;
const ODD = [
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
] as const;
const MONOMIALS: readonly Monomial[] = [
  ...TRIPLE.flatMap((m) =>
    [...EVEN.map((columns) => ({ columns, sign: 1 })), ...ODD.map((columns) => ({ columns, sign: -1 }))].map(
      ({ columns: [x, y, z], sign }) => ({
        fields: [field(m, 0, x), field(m, 1, y), field(m, 2, z)] as const,
        sign,
      }),
    ),
  ),
  ...TRIPLE.flatMap((i) =>
    TRIPLE.flatMap((j) =>
      TRIPLE.map((k) => ({ fields: [field(0, i, j), field(1, j, k), field(2, k, i)] as const, sign: -1 })),
    ),
  ),
];

/** Third derivatives of the cubic form, and for every field the ordered pairs of partners. */
const coupling = new Float64Array(FIELDS ** 3);
const partners: (readonly [k: number, l: number, value: number])[][] = Array.from(
  { length: FIELDS },
  () => [],
);
for (const { fields, sign } of MONOMIALS)
  for (const [x, y, z] of [...EVEN, ...ODD]) {
    const [i, k, l] = [fields[x], fields[y], fields[z]];
    coupling[(FIELDS * i + k) * FIELDS + l] = sign;
    partners[i]?.push([k, l, sign]);
  }
const d = (i: number, k: number, l: number) => coupling[(FIELDS * i + k) * FIELDS + l] ?? 0;
const of = (i: number) => partners[i] ?? [];

/** The one-loop self-energy of field i. */
const bubble = (i: number) => of(i).reduce((sum, [, , value]) => sum + value ** 2, 0);

/**
 * K_{3,3} with the line of field i cut open: upper vertices (i a b), (c e f), (g h m), lower (i c g), (a e h), (b f m).
 */
function nonPlanar(i: number): number {
  let sum = 0;
  for (const [a, b, first] of of(i))
    for (const [c, g, second] of of(i))
      for (const [e, f, third] of of(c))
        for (const [h, m, fourth] of of(g)) {
          const fifth = d(a, e, h);
          if (fifth !== 0) sum += first * second * third * fourth * fifth * d(b, f, m);
        }
  return sum;
}

type Series = readonly [number, number, number, number];
const times = (x: Series, y: Series): Series => {
  const at = (n: number) =>
    [0, 1, 2, 3].slice(0, n + 1).reduce((sum, k) => sum + (x[k] ?? 0) * (y[n - k] ?? 0), 0);
  return [at(0), at(1), at(2), at(3)];
};
/** sum of coefficients times powers of a series */
const compose = (coefficients: readonly number[], x: Series): Series =>
  coefficients.reduceRight<Series>(
    (total, value) => {
      const [constant, ...rest] = times(total, x);
      return [constant + value, ...rest] as Series;
    },
    [0, 0, 0, 0],
  );

/** Coefficients of powers of epsilon in omega. */
function exponent(): Series {
  const p = bubble(0);
  const ratio = nonPlanar(0) / p ** 3;
  const gamma = [0, 1 / 2, -1 / 2, 5 / 8 + (3 / 2) * ZETA_3 * ratio];
  // a is corrected by the remaining beta function until it vanishes to third order
  let a: Series = [0, 1 / 3, 0, 0];
  for (let round = 0; round < 5; round += 1) {
    const now = compose(gamma, a);
    a = a.map((value, k) => value - 2 * ((now[k] ?? 0) - (k === 1 ? 1 / 6 : 0))) as unknown as Series;
  }
  const slope = compose(
    gamma.slice(1).map((value, k) => (k + 1) * value),
    a,
  );
  return times(times([6, 0, 0, 0], a), slope);
}

describe('the cubic form', () => {
  it('gives all fields the same self-energies', () => {
    const all = Array.from({ length: FIELDS }, (_, i) => i);
    expect(new Set(all.map(bubble))).toEqual(new Set([10]));
    expect(new Set([0, 4, 13, 26].map(nonPlanar)).size).toBe(1);
  });
});

proveReference({
  id: 'susy-e6-cubic-exponent',
  route:
    'the non-planar graph summed over all assignments of the 27 fields; the fixed point as a series by iteration',
  points: [{}],
  value: () => exponent()[3],
  bends: [
    ['18', '9'],
    ['-', '+'],
    ['{5}', '{10}'],
  ],
});
