import { describe, expect, it } from '@jest/globals';
import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: no colour ordering and no Casimirs. The four Feynman diagrams are evaluated with explicit momenta,
// polarisation vectors and the generators as matrices on symmetric tensors (by matrix units, a basis of gl(N) less the
// trace); for every pair of gluons the colour matrix of the pair is projected with those matrices.

type FourVector = readonly [number, number, number, number];
/** Real matrices are enough: the basis of gluons is real (matrix units), and the sum over colours uses the dual basis. */
type Matrix = readonly (readonly number[])[];

const dot = (p: FourVector, q: FourVector) => p[0] * q[0] - p[1] * q[1] - p[2] * q[2] - p[3] * q[3];
const sum4 = (p: FourVector, q: FourVector, x = 1): FourVector => [
  p[0] + x * q[0],
  p[1] + x * q[1],
  p[2] + x * q[2],
  p[3] + x * q[3],
];

interface Kinematics {
  readonly k1: FourVector;
  readonly k2: FourVector;
  readonly p3: FourVector;
  readonly p4: FourVector;
}
interface Coefficients {
  /** of T^a T^b and of T^b T^a */
  readonly ab: number;
  readonly ba: number;
}

/** Kinematics with both gluons of energy one; X moves in the plane of axes 1 and 3. */
function kinematics(beta: number, theta: number): Kinematics {
  const [x, z] = [beta * Math.sin(theta), beta * Math.cos(theta)];
  return { k1: [1, 0, 0, 1], k2: [1, 0, 0, -1], p3: [1, x, 0, z], p4: [1, -x, 0, -z] };
}

/** The t, u, contact and three-gluon diagrams in units of g^2, from D = d - igA. */
function diagrams({ k1, k2, p3, p4 }: Kinematics, e1: FourVector, e2: FourVector): Coefficients {
  const scalar = (first: FourVector, e: FourVector, f: FourVector, k: FourVector) =>
    (dot(sum4(sum4(p3, p3), first, -1), e) * dot(sum4(k, sum4(p4, p4), -1), f)) / (-2 * dot(p3, first));
  const out = sum4(p3, p4, -1);
  const both = sum4(k1, k2);
  const three =
    dot(e1, e2) * dot(sum4(k1, k2, -1), out) +
    dot(sum4(k2, both), e1) * dot(e2, out) -
    dot(sum4(both, k1), e2) * dot(e1, out);
  const s = dot(both, both);
  const contact = dot(e1, e2);
  return {
    ab: -scalar(k1, e1, e2, k2) + contact - three / s,
    ba: -scalar(k2, e2, e1, k1) + contact + three / s,
  };
}

const range = (n: number) => Array.from({ length: n }, (_, k) => k);
const multiply = (a: Matrix, b: Matrix): Matrix =>
  a.map((row) =>
    range(b[0]?.length ?? 0).map((j) => row.reduce((sum, x, k) => sum + x * (b[k]?.[j] ?? 0), 0)),
  );
const combine = (a: Matrix, x: number, b: Matrix, y: number): Matrix =>
  a.map((row, i) => row.map((value, j) => x * value + y * (b[i]?.[j] ?? 0)));
/** tr(A B) */
const traceOf = (a: Matrix, b: Matrix) =>
  a.reduce((sum, row, i) => sum + row.reduce((inner, x, j) => inner + x * (b[j]?.[i] ?? 0), 0), 0);

/** Action of the matrix unit E_ij, less its trace, on the normalised symmetric tensors with two indices. */
function symmetricGenerator(N: number, i: number, j: number): Matrix {
  const pairs = range(N).flatMap((a) => range(N - a).map((b) => [a, a + b] as const));
  const fundamental = (a: number, b: number) =>
    (a === i && b === j ? 1 : 0) - (i === j && a === b ? 1 / N : 0);
  const norm = ([a, b]: readonly [number, number]) => (a === b ? 1 / 2 : 1 / Math.SQRT2);
  return pairs.map((row) =>
    pairs.map((column) => {
      const [a, b] = row;
      const [c, d] = column;
      const delta = (x: number, y: number) => (x === y ? 1 : 0);
      const both =
        fundamental(a, c) * delta(b, d) +
        fundamental(a, d) * delta(b, c) +
        fundamental(b, c) * delta(a, d) +
        fundamental(b, d) * delta(a, c);
      return both * norm(row) * norm(column);
    }),
  );
}

/** Squares of the singlet, the adjoint and everything, summed over the colours of the gluons and of the pair. */
function colourSums(N: number, { ab, ba }: Coefficients): readonly [number, number, number] {
  const units = range(N).flatMap((i) => range(N).map((j) => [i, j] as const));
  const T = new Map(units.map(([i, j]) => [`${i},${j}`, symmetricGenerator(N, i, j)] as const));
  const at = (i: number, j: number): Matrix => T.get(`${i},${j}`) ?? [];
  const size = at(0, 0).length;
  const index = traceOf(at(0, 1), at(1, 0));
  const totals: [number, number, number] = [0, 0, 0];
  for (const [i, j] of units)
    for (const [k, l] of units) {
      // the dual of E_ij under the trace is E_ji
      const amplitude = combine(multiply(at(i, j), at(k, l)), ab, multiply(at(k, l), at(i, j)), ba);
      const dual = combine(multiply(at(j, i), at(l, k)), ba, multiply(at(l, k), at(j, i)), ab);
      const identity = range(size).map((a) => range(size).map((b) => (a === b ? 1 : 0)));
      totals[0] += (traceOf(amplitude, identity) * traceOf(dual, identity)) / size;
      for (const [m, n] of units)
        totals[1] += (traceOf(amplitude, at(m, n)) * traceOf(dual, at(n, m))) / index;
      totals[2] += traceOf(amplitude, dual);
    }
  return totals;
}

/** The colour sums with T^a T^b only, with T^b T^a only, and with both: they are quadratic in the two coefficients. */
function quadraticForms(N: number): readonly (readonly [number, number, number])[] {
  const [first, second, both] = [
    colourSums(N, { ab: 1, ba: 0 }),
    colourSums(N, { ab: 0, ba: 1 }),
    colourSums(N, { ab: 1, ba: 1 }),
  ];
  return ([0, 1, 2] as const).map((k) => [first[k], second[k], both[k]] as const);
}
const FORMS = new Map([3, 4].map((N) => [N, quadraticForms(N)]));
const formsOf = (N: number) => FORMS.get(N) ?? [];

const POLARISATIONS: readonly FourVector[] = [
  [0, 1, 0, 0],
  [0, 0, 1, 0],
];

function fraction({ N = 0, '\\beta': beta = 0, '\\theta': theta = 0 }: Values): number {
  const sums: [number, number, number] = [0, 0, 0];
  for (const e1 of POLARISATIONS)
    for (const e2 of POLARISATIONS) {
      const { ab, ba } = diagrams(kinematics(beta, theta), e1, e2);
      formsOf(N).forEach(([first, second, both], k) => {
        sums[k] = (sums[k] ?? 0) + ab * ab * first + ba * ba * second + ab * ba * (both - first - second);
      });
    }
  return 1 - (sums[0] + sums[1]) / sums[2];
}

describe('the sum of the diagrams', () => {
  it('vanishes when one gluon is longitudinal and the other physical', () => {
    const point = kinematics(0.6, 0.8);
    for (const e2 of POLARISATIONS) {
      const { ab, ba } = diagrams(point, point.k1, e2);
      expect(Math.hypot(ab, ba)).toBeLessThan(1e-14);
    }
  });
});

const POINTS = seededPoints(3, { '\\beta': [0.4, 0.9], '\\theta': [0.3, 1.2] }).map((point, k) => ({
  ...point,
  N: k < 2 ? 3 : 4,
}));

proveReference({
  id: 'nonabelian-gluon-pair-fraction',
  route:
    'Feynman diagrams with explicit vectors and generator matrices, pair projected onto singlet and adjoint',
  points: POINTS,
  value: fraction,
  bends: [
    ['+4N-8', '+4N+8'],
    ['N^2 \\beta^2', 'N \\beta^2'],
    ['(N+3)', '(N+2)'],
    ['\\cos^2\\theta', '\\sin^2\\theta'],
  ],
});
