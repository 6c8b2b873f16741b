import { seededPoints } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre, limitOfDoublings } from './quadrature.ts';

/**
 * Second route, in Fock space: for each k > 0 the two components of ψ_k are two fermions of a four-dimensional Fock space
 * (Jordan-Wigner matrices). The ground state of H(+m) is evolved with the matrix exponential of H(0), the third cumulant
 * of N = 1 + H(−m)/ω is taken from its moments, and the integral over k is done numerically. No Bloch vector, no
 * excitation probability and no Bernoulli cumulant occurs.
 *
 * A complex 4×4 matrix X + iY stands as the real 8×8 matrix [[X, −Y], [Y, X]], row after row.
 */
type Matrix = Float64Array;

const SIZE = 8;

function build(size: number, entry: (row: number, column: number) => number): Matrix {
  return Float64Array.from({ length: size ** 2 }, (_, index) =>
    entry(Math.floor(index / size), index % size),
  );
}

function at(a: Matrix, row: number, column: number, size = SIZE): number {
  return a[size * row + column] ?? 0;
}

function product(a: Matrix, b: Matrix): Matrix {
  const result = new Float64Array(SIZE ** 2);
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      let sum = 0;
      for (let inner = 0; inner < SIZE; inner += 1) sum += at(a, row, inner) * at(b, inner, column);
      result[SIZE * row + column] = sum;
    }
  }
  return result;
}

function combine(terms: readonly (readonly [number, Matrix])[]): Matrix {
  const result = new Float64Array(SIZE ** 2);
  for (const [factor, a] of terms) {
    for (let index = 0; index < result.length; index += 1)
      result[index] = (result[index] ?? 0) + factor * (a[index] ?? 0);
  }
  return result;
}

function transpose(a: Matrix): Matrix {
  return build(SIZE, (row, column) => at(a, column, row));
}

function complexMatrix(real: Matrix, imaginary: Matrix): Matrix {
  const n = SIZE / 2;
  return build(SIZE, (row, column) => {
    const same = row < n === column < n;
    const part = at(same ? real : imaginary, row % n, column % n, n);
    return !same && row < n ? -part : part;
  });
}

const ZERO = build(4, () => 0);
const ONE = build(SIZE, (row, column) => Number(row === column));
const I = complexMatrix(
  ZERO,
  build(4, (row, column) => Number(row === column)),
);

/** ψ_1 and ψ_2 on the states |00⟩, |01⟩, |10⟩, |11⟩; the second carries the Jordan-Wigner sign of the first. */
const PSI_1 = complexMatrix(
  build(4, (row, column) => Number(column - row === 2)),
  ZERO,
);
const PSI_2 = complexMatrix(
  build(4, (row, column) => (column - row === 1 && column % 2 === 1 ? (row < 2 ? 1 : -1) : 0)),
  ZERO,
);

const HOP_12 = product(transpose(PSI_1), PSI_2);
const HOP_21 = product(transpose(PSI_2), PSI_1);
/** ψ†σ₁ψ and ψ†σ₂ψ */
const SIGMA_1 = combine([
  [1, HOP_12],
  [1, HOP_21],
]);
const SIGMA_2 = product(
  I,
  combine([
    [-1, HOP_12],
    [1, HOP_21],
  ]),
);

/** i σ₁ ∂_x + μ σ₂ on a plane wave of momentum k: ∂_x is i k. */
function hamiltonian(k: number, mu: number): Matrix {
  return combine([
    [-k, SIGMA_1],
    [mu, SIGMA_2],
  ]);
}

/** exp(−i H t) by a Taylor series of a small step and repeated squaring. */
function evolution(h: Matrix, time: number): Matrix {
  const halvings = Math.max(
    0,
    Math.ceil(Math.log2(Math.abs(time) * 16 * (1 + Math.abs(at(h, 1, 2)) + Math.abs(at(h, 5, 2))))),
  );
  const step = combine([[-time / 2 ** halvings, product(I, h)]]);
  let term = ONE;
  let result = ONE;
  for (let order = 1; order <= 8; order += 1) {
    term = combine([[1 / order, product(term, step)]]);
    result = combine([
      [1, result],
      [1, term],
    ]);
  }
  for (let round = 0; round < halvings; round += 1) result = product(result, result);
  return result;
}

function apply(a: Matrix, vector: readonly number[]): readonly number[] {
  return vector.map((_, row) => vector.reduce((sum, value, column) => sum + value * at(a, row, column), 0));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

/** The state of lowest energy: the spectrum is −ω, 0, 0, ω, so H(H − ω) projects on it. */
function groundState(h: Matrix, omega: number): readonly number[] {
  const projected = apply(
    product(
      h,
      combine([
        [1, h],
        [-omega, ONE],
      ]),
    ),
    [0, 1, 0, 0, 0, 0, 0, 0],
  );
  const norm = Math.sqrt(dot(projected, projected));
  return projected.map((value) => value / norm);
}

/** Third cumulant of the number of quanta in the modes k and −k together. */
function cumulantOfPair(k: number, m: number, tau: number): number {
  const omega = Math.hypot(k, m);
  const state = apply(evolution(hamiltonian(k, 0), tau), groundState(hamiltonian(k, m), omega));
  const number = combine([
    [1, ONE],
    [1 / omega, hamiltonian(k, -m)],
  ]);
  const once = apply(number, state);
  const twice = apply(number, once);
  const [first, second, third] = [dot(state, once), dot(once, once), dot(once, twice)];
  return third - 3 * first * second + 2 * first ** 3;
}

const NODES = gaussLegendre(12);
const PANELS = 128;
/** Where the remainder is already a series in the inverse number of panels. */
const FIRST_SUM = 4;

/**
 * ∫₀^∞ dk/2π of the cumulant, by panels of one period of the massless evolution. The first panel is cut finer: the
 * integrand has poles at k = ±im.
 */
function cumulantPerLength(m: number, tau: number): number {
  const width = Math.PI / tau;
  const partialSums: number[] = [];
  let sum = 0;
  for (let panel = 0; panel < PANELS; panel += 1) {
    const pieces = panel === 0 ? 8 : 2;
    for (let piece = 0; piece < pieces; piece += 1) {
      for (const { node, weight } of NODES) {
        const k = (panel + (piece + (1 + node) / 2) / pieces) * width;
        sum += (weight * width * cumulantOfPair(k, m, tau)) / (2 * pieces);
      }
    }
    if (panel + 1 >= FIRST_SUM && Number.isInteger(Math.log2(panel + 1)))
      partialSums.push(sum / (2 * Math.PI));
  }
  return limitOfDoublings(partialSums);
}

proveReference({
  id: 'quantization-majorana-mass-flip',
  route: 'evolution in Fock space with matrix exponentials, cumulant from moments, integral over momentum',
  points: seededPoints(3, { m: [0.7, 1.5], '\\tau': [0.3, 0.6] }),
  value: ({ m = 0, '\\tau': tau = 0 }) => cumulantPerLength(m, tau),
  bends: [
    ['22+', '20+'],
    ['13-102', '13+102'],
    ['60m^2', '-60m^2'],
    ['-(6+24', '+(6+24'],
    ['\\exp(-6', '\\exp(-3'],
    ['\\frac{m}{64}', '\\frac{m}{32}'],
  ],
});
