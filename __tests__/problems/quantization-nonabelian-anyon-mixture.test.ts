import type { Values } from './evaluate-reference.ts';
import { symmetricEigenvalues } from './numerics/symmetric-eigenvalues.ts';
import { proveReference } from './prove.ts';

// Second route: neither Casimir operators nor the virial coefficient of anyons. Ω is built from explicit generators and
// diagonalised within the colours that are even or odd under exchange; the levels of the relative motion are summed in a
// weak harmonic trap, and the trap is extrapolated away.

type Matrix = readonly (readonly number[])[];
interface Generator {
  readonly re: Matrix;
  readonly im: Matrix;
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const table = (size: number, entry: (row: number, column: number) => number): Matrix =>
  range(size).map((row) => range(size).map((column) => entry(row, column)));
const at = (matrix: Matrix, row: number, column: number) => matrix[row]?.[column] ?? 0;

/** Hermitian, traceless, tr T^a T^b = δ^{ab}/2. */
function generators(N: number): readonly Generator[] {
  const none = table(N, () => 0);
  const pairs = range(N).flatMap((a) => range(N - a - 1).map((step) => [a, a + 1 + step] as const));
  const offDiagonal = pairs.flatMap(([a, b]) => [
    { re: table(N, (r, c) => ((r === a && c === b) || (r === b && c === a) ? 1 / 2 : 0)), im: none },
    { re: none, im: table(N, (r, c) => (r === a && c === b ? -1 / 2 : r === b && c === a ? 1 / 2 : 0)) },
  ]);
  const diagonal = range(N - 1).map((level) => {
    const norm = 1 / Math.sqrt(2 * (level + 1) * (level + 2));
    const value = (row: number) => (row <= level ? norm : row === level + 1 ? -(level + 1) * norm : 0);
    return { re: table(N, (r, c) => (r === c ? value(r) : 0)), im: none };
  });
  return [...offDiagonal, ...diagonal];
}

/** (2/k) Σ T⊗T, or with -T* on the second factor; its imaginary parts cancel. */
function omega(N: number, k: number, isConjugate: boolean): Matrix {
  const list = generators(N);
  return table(N * N, (row, column) => {
    const [i, j, m, n] = [Math.floor(row / N), row % N, Math.floor(column / N), column % N];
    const sum = list.reduce((total, { re, im }) => {
      const [a, b, c, d] = [at(re, i, m), at(im, i, m), at(re, j, n), at(im, j, n)];
      return total + (isConjugate ? -(a * c + b * d) : a * c - b * d);
    }, 0);
    return (2 / k) * sum;
  });
}

/** Eigenvalues of Ω on the colours of two particles that are even or odd under exchange. */
function shifts(matrix: Matrix, N: number, exchange: 1 | -1): readonly number[] {
  const basis = range(N).flatMap((a) =>
    range(N)
      .filter((b) => b > a || (b === a && exchange === 1))
      .map((b) => {
        const norm = a === b ? 1 / 2 : Math.SQRT1_2;
        return range(N * N).map((s) => norm * (Number(s === a * N + b) + exchange * Number(s === b * N + a)));
      }),
  );
  const element = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, i) => sum + value * y.reduce((inner, w, j) => inner + w * at(matrix, i, j), 0), 0);
  return symmetricEigenvalues(basis.map((x) => basis.map((y) => element(x, y))));
}

/**
 * Trace over the relative motion in a trap of frequency x T, minus its classical value for one of the two parities: half
 * the trace over all l, which is taken off term by term so that nothing large cancels.
 */
function excess(shift: number, parity: 0 | 1, x: number): number {
  const level = (l: number) => Math.exp(-x * Math.abs(l));
  const last = 2 * Math.ceil(20 / x) + parity;
  let sum = 0;
  for (let l = -last; l <= last; l += 2)
    sum += level(l + shift) - level(l) / 2 - (level(l - 1) + level(l + 1)) / 4;
  return sum / (2 * Math.sinh(x));
}

/** Limit of a vanishing trap, by Richardson's extrapolation in its frequency. */
function withoutTrap(shift: number, parity: 0 | 1): number {
  let row = range(7).map((halving) => excess(shift, parity, 0.4 / 2 ** halving));
  for (let power = 1; row.length > 1; power += 1)
    row = row.slice(1).map((value, i) => value + (value - (row[i] ?? 0)) / (2 ** power - 1));
  return row[0] ?? Number.NaN;
}

function virialCoefficient({ N = 0, k = 0, '\\lambda': lambda = 0 }: Values): number {
  const total = (values: readonly number[], parity: 0 | 1) =>
    values.reduce((sum, value) => sum + withoutTrap(value, parity), 0);
  const alike = omega(N, k, false);
  const same = total(shifts(alike, N, 1), 0) + total(shifts(alike, N, -1), 1);
  const unlike = symmetricEigenvalues(omega(N, k, true));
  const different = total(unlike, 0) + total(unlike, 1);
  return (-2 * lambda ** 2 * (2 * same + different)) / (2 * N) ** 2;
}

proveReference({
  id: 'quantization-nonabelian-anyon-mixture',
  route: 'explicit generators diagonalised, levels summed in a harmonic trap that is extrapolated away',
  points: [
    { N: 2, k: 3, '\\lambda': 0.8 },
    { N: 3, k: 4, '\\lambda': 1.1 },
    { N: 3, k: 7, '\\lambda': 1.3 },
  ],
  value: virialCoefficient,
  bends: [
    ['-\\frac{1}{2N}', '-\\frac{1}{N}'],
    ['+2k', '-2k'],
    ['-2N)', '+2N)'],
    ['N^2-1', 'N^2+1'],
  ],
});
