import { complexOf } from '../../src/math/complex.ts';
import type { Values } from './evaluate-reference.ts';
import { solveLinear } from './numerics/complex-newton.ts';
import { derivativeAt } from './numerics/derivative.ts';
import { realKronecker, realProduct, realSum, spin } from './numerics/spin.ts';
import { symmetricEigenvalues } from './numerics/symmetric-eigenvalues.ts';
import { proveReference } from './prove.ts';

// Second route: matrices of both angular momenta in the whole product space, diagonalised numerically, with the two states
// of the sum −M picked out at the end; derivatives by differences. No formula for the energies.

const id = 'pv-atomic-insensitive-field';
const symbol = (point: Values, name: string) => point[name] ?? Number.NaN;
const half = spin(1 / 2);

/** Three atoms: I, M and the constants; the sum of both quantum numbers is −M. */
const POINTS: readonly Values[] = [
  { A: 1.3, I: 3 / 2, M: 1, g: 2.1, '\\mu_B': 0.8, B_1: 0.9, '\\hbar': 1.2 },
  { A: 0.7, I: 1, M: 1 / 2, g: 1.7, '\\mu_B': 1.1, B_1: 1.4, '\\hbar': 0.8 },
  { A: 1.1, I: 7 / 2, M: 2, g: 1.2, '\\mu_B': 0.9, B_1: 0.6, '\\hbar': 1.5 },
];
const pointsOf = (...names: readonly string[]) =>
  POINTS.map((point) => Object.fromEntries(names.map((name) => [name, symbol(point, name)])));
/** The atom of a point that shows only some of its symbols. */
function atomOf(point: Values): Values {
  const shown = Object.entries(point);
  const atom = POINTS.find((other) => shown.every(([name, value]) => other[name] === value));
  if (atom === undefined) throw new Error('no atom has these constants');
  return atom;
}

interface Parts {
  readonly hyperfine: typeof half.x;
  readonly zeeman: typeof half.x;
  /** places of the two basis states with the sum −M */
  readonly places: readonly number[];
}

function partsOf(atom: Values): Parts {
  const nucleus = spin(symbol(atom, 'I'));
  const electron = (matrix: typeof half.x) => realKronecker(nucleus.one, matrix);
  const nuclear = (matrix: typeof half.x) => realKronecker(matrix, half.one);
  const pair = (a: typeof half.x, b: typeof half.x) => realProduct(nuclear(a), electron(b));
  const total = realSum([1, nuclear(nucleus.z)], [1, electron(half.z)]);
  return {
    // I_y S_y = −(i I_y)(i S_y)
    hyperfine: realSum(
      [1, pair(nucleus.x, half.x)],
      [-1, pair(nucleus.iy, half.iy)],
      [1, pair(nucleus.z, half.z)],
    ),
    zeeman: electron(half.z),
    places: total.flatMap((row, k) => (Math.abs((row[k] ?? 0) + symbol(atom, 'M')) < 1e-9 ? [k] : [])),
  };
}

const momentOf = (atom: Values) => symbol(atom, 'g') * symbol(atom, '\\mu_B');
const hamiltonian = (atom: Values, { hyperfine, zeeman }: Parts, B: number) =>
  realSum([symbol(atom, 'A'), hyperfine], [momentOf(atom) * B, zeeman]);

/** The two energies of the sum −M in a field, cut out of the matrix of all states. */
function levelsAt(atom: Values, parts: Parts, B: number): readonly [lower: number, upper: number] {
  const H = hamiltonian(atom, parts, B);
  const block = parts.places.map((row) => parts.places.map((column) => H[row]?.[column] ?? 0));
  const [lower = Number.NaN, upper = Number.NaN] = symmetricEigenvalues(block);
  return [lower, upper];
}

/** The distance of the two energies of an atom as a function of the field. */
function distanceOf(atom: Values): (B: number) => number {
  const parts = partsOf(atom);
  return (B) => {
    const [lower, upper] = levelsAt(atom, parts, B);
    return upper - lower;
  };
}

/** The zero of the slope of the distance, by secants. */
function insensitiveField(atom: Values): number {
  const E = distanceOf(atom);
  const slope = (B: number) => derivativeAt(E, B, 0.1);
  let [a, b] = [0.4, 0.6];
  for (let round = 0; round < 12 && Math.abs(a - b) > 1e-12; round += 1) {
    const [u, v] = [slope(a), slope(b)];
    [a, b] = [b, b - (v * (b - a)) / (v - u)];
  }
  return b;
}

/** The normalised state of an energy, by inverse iteration from a basis state. */
function stateOf(H: typeof half.x, energy: number, place: number): readonly number[] {
  const shifted = H.map((row, i) => row.map((value, k) => complexOf(value - (i === k ? energy + 1e-7 : 0))));
  let state: readonly number[] = H.map((_, k) => Number(k === place));
  for (let round = 0; round < 4; round += 1) {
    const raised = solveLinear(
      shifted,
      state.map((value) => complexOf(value)),
    );
    const norm = Math.hypot(...(raised ?? []).map(({ re }) => re));
    state = (raised ?? []).map(({ re }) => re / norm);
  }
  return state;
}

/** Amplitude of the driving term between the two states at the insensitive field, over ħ. */
function rabiFrequency(atom: Values): number {
  const parts = partsOf(atom);
  const B = insensitiveField(atom);
  const H = hamiltonian(atom, parts, B);
  const [one = [], two = []] = levelsAt(atom, parts, B).map((level) =>
    stateOf(H, level, parts.places[0] ?? 0),
  );
  const element = one.reduce((sum, value, k) => sum + value * (parts.zeeman[k]?.[k] ?? 0) * (two[k] ?? 0), 0);
  return (momentOf(atom) * symbol(atom, 'B_1') * Math.abs(element)) / symbol(atom, '\\hbar');
}

proveReference({
  id,
  part: 0,
  route: 'slope of the distance of two eigenvalues of the whole matrix, zero by secants',
  points: pointsOf('A', 'M', 'g', '\\mu_B'),
  value: (point) => insensitiveField(atomOf(point)),
  bends: [['AM', '2AM']],
});

proveReference({
  id,
  part: 1,
  route: 'eigenvalues of the whole matrix at the field where their distance is stationary',
  points: pointsOf('A', 'I', 'M'),
  value: (point) => distanceOf(atomOf(point))(insensitiveField(atomOf(point))),
  bends: [
    ['-4M^2', '-M^2'],
    ['2I+1', '2I'],
  ],
});

proveReference({
  id,
  part: 2,
  route: 'second derivative of eigenvalues of the whole matrix by differences',
  points: pointsOf('A', 'I', 'M', 'g', '\\mu_B'),
  value: (point) => {
    const E = distanceOf(atomOf(point));
    return derivativeAt((B) => derivativeAt(E, B, 0.25), insensitiveField(atomOf(point)), 0.25);
  },
  bends: [
    ['-4M^2', '+4M^2'],
    ['(g\\mu_B)^2', 'g\\mu_B'],
  ],
});

proveReference({
  id,
  part: 3,
  route: 'matrix element between eigenvectors found by inverse iteration in the whole space',
  points: pointsOf('g', '\\mu_B', 'B_1', '\\hbar'),
  value: (point) => rabiFrequency(atomOf(point)),
  bends: [['2\\hbar', '4\\hbar']],
});
