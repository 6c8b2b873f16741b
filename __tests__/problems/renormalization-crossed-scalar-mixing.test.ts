import { describe, expect, it } from '@jest/globals';
import { complexOf, ZERO } from '../../src/math/complex.ts';
import { seededPoints, type Values } from './evaluate-reference.ts';
import { type ComplexMatrix, diagonal, kronecker, product, scaled, sum } from './numerics/complex-matrix.ts';
import { GAMMA, GAMMA5 } from './numerics/gamma-matrices.ts';
import { proveReference } from './prove.ts';

/**
 * Second route: the operators are 16×16 matrices from the spinor indices of (ψ2, ψ4) to those of (ψ̄1, ψ̄3). All six photon
 * exchanges are averaged over explicit directions of the loop momentum, in an arbitrary gauge; the result is projected on
 * the two operators, with nothing left over. No Fierz identity and no tensor operator is used.
 */
const LEFT = scaled(sum(diagonal(4, 1), scaled(GAMMA5, -1)), 0.5);
const ONE4 = diagonal(4, 1);
const GAUGE = 0.3;

/** Exchange of the two incoming fields. */
const SWAP: ComplexMatrix = Array.from({ length: 16 }, (_, row) =>
  Array.from({ length: 16 }, (_, column) =>
    complexOf(Math.floor(row / 4) === column % 4 && row % 4 === Math.floor(column / 4) ? 1 : 0),
  ),
);
const STRAIGHT = kronecker(LEFT, LEFT);
/** One exchange of anticommuting fields. */
const CROSSED = scaled(product(STRAIGHT, SWAP), -1);

/** Of each opposite pair of corners of the 24-cell one: the mean over them is that over the sphere up to degree five. */
const DIRECTIONS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((i) =>
  [0, 1, 2, 3]
    .slice(i + 1)
    .flatMap((j) =>
      [1, -1].map((sign) => [0, 1, 2, 3].map((k) => (k === i ? 1 : k === j ? sign : 0) / Math.SQRT2)),
    ),
);

/** k̸ of the Euclidean unit vector n: k⁰ = i n₄, so that k̸k̸ = −1. */
const slash = (n: readonly number[]) =>
  sum(...GAMMA.map((gamma, mu) => scaled(gamma, mu === 0 ? { re: 0, im: n[0] ?? 0 } : -(n[mu] ?? 0))));

interface Attachment {
  /** which factor of the Kronecker product, and whether the photon hangs on the left (ψ̄) or on the right (ψ) */
  readonly factor: 0 | 1;
  readonly side: 'left' | 'right';
}

/** One end of the photon: vertex and propagator on the left, propagator and vertex on the right. */
function attach(
  { factor, side }: Attachment,
  vertex: ComplexMatrix,
  k: ComplexMatrix,
  operator: ComplexMatrix,
) {
  const chain = side === 'left' ? product(vertex, k) : product(k, vertex);
  const wide = factor === 0 ? kronecker(chain, ONE4) : kronecker(ONE4, chain);
  return side === 'left' ? product(wide, operator) : product(operator, wide);
}

/** Coefficient of (e²/16π²) ln Λ² of the exchange between two ends of unit charge. */
function exchange(a: Attachment, b: Attachment, operator: ComplexMatrix): ComplexMatrix {
  // two ψ̄ (or two ψ) carry k and −k, a ψ̄ and a ψ the same k
  const direction = a.side === b.side ? -1 : 1;
  const terms = DIRECTIONS.flatMap((n) => {
    const k = slash(n);
    const feynman = GAMMA.map((gamma, mu) =>
      scaled(attach(b, gamma, k, attach(a, gamma, k, operator)), mu === 0 ? 1 : -1),
    );
    // k² = −1: the gauge term −(1 − ξ) kk/k² comes with a plus
    const longitudinal = scaled(attach(b, k, k, attach(a, k, k, operator)), 1 - GAUGE);
    return [...feynman, longitudinal];
  });
  // −k̸⊗k̸ stands for k_α k_β/k² of both propagators
  return scaled(sum(...terms), -direction / DIRECTIONS.length);
}

/** The vertex correction of a conserved current, which the fields' renormalisation cancels (Ward). */
const CURRENT: number = (() => {
  const ends: readonly Attachment[] = [
    { factor: 0, side: 'left' },
    { factor: 0, side: 'right' },
  ];
  const [left, right] = ends;
  const current = kronecker(GAMMA[0] ?? ONE4, ONE4);
  if (!left || !right) return Number.NaN;
  return overlap(current, exchange(left, right, current)) / overlap(current, current);
})();

/** Tr A†B; all the matrices here are real multiples of products with real coefficients. */
function overlap(a: ComplexMatrix, b: ComplexMatrix): number {
  const entries = a.flatMap((row, i) => row.map((z, j) => [z, b[i]?.[j] ?? ZERO] as const));
  return entries.reduce((total, [x, y]) => total + x.re * y.re + x.im * y.im, 0);
}

const ENDS: readonly Attachment[] = [
  { factor: 0, side: 'left' },
  { factor: 0, side: 'right' },
  { factor: 1, side: 'left' },
  { factor: 1, side: 'right' },
];

/** For each operator and each pair of fields, what the exchange adds at unit charges in terms of the operators. */
const EXCHANGES = [STRAIGHT, CROSSED].map((operator) =>
  ENDS.flatMap((a, i) =>
    ENDS.slice(0, i).map((b, j) => ({ pair: [i, j] as const, image: exchange(a, b, operator) })),
  ),
);

/** Rows: what one loop adds to each operator, in terms of both. */
function mixing(charges: readonly number[]): readonly (readonly number[])[] {
  const fields = charges.reduce((total, charge) => total - (CURRENT * charge ** 2) / 2, 0);
  return [STRAIGHT, CROSSED].map((operator, row) => {
    const images = (EXCHANGES[row] ?? []).map(({ pair: [i, j], image }) =>
      scaled(image, (charges[i] ?? 0) * (charges[j] ?? 0)),
    );
    return decompose(sum(scaled(operator, fields), ...images));
  });
}

/** Coefficients of both operators; throws when something else is left. */
function decompose(matrix: ComplexMatrix): readonly [number, number] {
  const [ss, sc, cc] = [overlap(STRAIGHT, STRAIGHT), overlap(STRAIGHT, CROSSED), overlap(CROSSED, CROSSED)];
  const [s, c] = [overlap(STRAIGHT, matrix), overlap(CROSSED, matrix)];
  const determinant = ss * cc - sc * sc;
  const pair = [(s * cc - c * sc) / determinant, (c * ss - s * sc) / determinant] as const;
  const rest = sum(matrix, scaled(STRAIGHT, -pair[0]), scaled(CROSSED, -pair[1]));
  if (overlap(rest, rest) > 1e-20) throw new Error('the operators do not close');
  return pair;
}

/** γ in units of e²/8π²: lowering μ lets the coefficients take over the logarithm of Λ²/μ², twice that of Λ/μ. */
function anomalousDimensions({ Q_1 = 0, Q_2 = 0, Q_3 = 0 }: Values) {
  const a = mixing([Q_1, Q_2, Q_3, Q_1 + Q_3 - Q_2]);
  return [0, 1].map((j) => [0, 1].map((i) => -(a[i]?.[j] ?? Number.NaN)));
}

describe('the exchange of a photon', () => {
  it('gives a mass the anomalous dimension of the question', () => {
    const ends = [
      { factor: 0, side: 'left' },
      { factor: 0, side: 'right' },
    ] as const;
    const mass = kronecker(ONE4, ONE4);
    const vertex = overlap(mass, exchange(ends[0], ends[1], mass)) / overlap(mass, mass);
    expect(vertex - CURRENT).toBeCloseTo(3, 12);
  });
});

proveReference({
  id: 'renormalization-crossed-scalar-mixing',
  route: 'operators as 16×16 matrices, six exchanges averaged over explicit momenta in a general gauge',
  points: seededPoints(3, { Q_1: [0.4, 1.2], Q_2: [-1, -0.3], Q_3: [1.3, 2] }),
  value: anomalousDimensions,
  bends: [
    ['- 3Q_1Q_2', '+ 3Q_1Q_2'],
    ['& 2(Q_2', '& -2(Q_2'],
    ['& 2(Q_2+Q_3)(2Q_1', '& 2(Q_2+Q_3)(Q_1'],
    ['- 3Q_2Q_3', '- 6Q_2Q_3'],
  ],
});
