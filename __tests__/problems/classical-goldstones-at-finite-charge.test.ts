import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: no group theory and no guess of the ground state. The energy is minimised by descent from a generic
// matrix, the potential's second derivatives there are taken from its gradient, and the frequencies of all twenty
// oscillations are found by counting the negative eigenvalues of the wave operator (Sylvester's law of inertia).

const SIZE = 5;
const PAIRS = Array.from({ length: SIZE }, (_, a) => a).flatMap((a) =>
  Array.from({ length: SIZE - a - 1 }, (_, step) => [a, a + 1 + step] as const),
);
/** Real parts of the ten components, then imaginary ones. */
type Field = readonly number[];
type Rows = number[][];

const zeros = (): Rows => Array.from({ length: SIZE }, () => new Array<number>(SIZE).fill(0));
const at = (matrix: readonly (readonly number[])[], row: number, column: number) =>
  matrix[row]?.[column] ?? 0;

function matrixOf(field: Field): { readonly re: Rows; readonly im: Rows } {
  const [re, im] = [zeros(), zeros()];
  PAIRS.forEach(([a, b], index) => {
    for (const [row, column, sign] of [
      [a, b, 1],
      [b, a, -1],
    ] as const) {
      (re[row] ?? [])[column] = sign * (field[index] ?? 0);
      (im[row] ?? [])[column] = sign * (field[index + PAIRS.length] ?? 0);
    }
  });
  return { re, im };
}

/** A B with the given sign of the imaginary part of B. */
function multiply(a: ReturnType<typeof matrixOf>, b: ReturnType<typeof matrixOf>, sign: number) {
  const [re, im] = [zeros(), zeros()];
  for (let i = 0; i < SIZE; i += 1)
    for (let k = 0; k < SIZE; k += 1)
      for (let j = 0; j < SIZE; j += 1) {
        (re[i] ?? [])[k] =
          at(re, i, k) + at(a.re, i, j) * at(b.re, j, k) - sign * at(a.im, i, j) * at(b.im, j, k);
        (im[i] ?? [])[k] =
          at(im, i, k) + sign * at(a.re, i, j) * at(b.im, j, k) + at(a.im, i, j) * at(b.re, j, k);
      }
  return { re, im };
}

const chemical = (index: number, { '\\mu': mu = 0, '\\nu': nu = 0 }: Values) => {
  const [, b = 0] = PAIRS[index % PAIRS.length] ?? [];
  return b === SIZE - 1 ? mu + nu : 2 * mu;
};

/** The gradient of the potential by the real components; tr Φ†Φ is twice the sum of their squares. */
function gradient(field: Field, { m = 0, '\\lambda_1': first = 0, '\\lambda_2': second = 0 }: Values): Field {
  const phi = matrixOf(field);
  const trace = 2 * field.reduce((sum, x) => sum + x * x, 0);
  // Φ Φ† Φ with Φ† = -Φ*
  const cube = multiply(multiply(phi, phi, -1), phi, 1);
  return field.map((x, index) => {
    const [a = 0, b = 0] = PAIRS[index % PAIRS.length] ?? [];
    const cubic = -at(index < PAIRS.length ? cube.re : cube.im, a, b);
    return 4 * (m ** 2 + 2 * first * trace) * x + 8 * second * cubic;
  });
}

/** Descent on the potential minus the square of the chemical potentials. */
function groundState(point: Values): Field {
  let field: Field = Array.from({ length: 2 * PAIRS.length }, (_, index) => 0.3 * Math.sin(3.7 * index + 1));
  for (let step = 0; step < 3000; step += 1) {
    const slope = gradient(field, point).map(
      (value, index) => value - 4 * chemical(index, point) ** 2 * (field[index] ?? 0),
    );
    if (Math.hypot(...slope) < 1e-14) break;
    field = field.map((x, index) => x - 0.02 * (slope[index] ?? 0));
  }
  return field;
}

/** Second derivatives: a difference of the gradient that is exact, since the gradient is cubic. */
function hessian(field: Field, point: Values): readonly Field[] {
  const h = 0.25;
  return field.map((_, direction) => {
    const along = (step: number) =>
      gradient(
        field.map((x, index) => (index === direction ? x + step : x)),
        point,
      );
    const [one, minusOne, two, minusTwo] = [along(h), along(-h), along(2 * h), along(-2 * h)];
    return one.map(
      (value, i) => (8 * (value - (minusOne[i] ?? 0)) - (two[i] ?? 0) + (minusTwo[i] ?? 0)) / (12 * h),
    );
  });
}

/** Negative pivots of Gaussian elimination on a symmetric matrix. */
function negativePivots(matrix: readonly (readonly number[])[]): number {
  const rows = matrix.map((row) => Float64Array.from(row));
  let negative = 0;
  rows.forEach((pivotRow, p) => {
    const pivot = pivotRow[p] ?? 0;
    if (pivot < 0) negative += 1;
    for (const row of rows.slice(p + 1)) {
      const factor = (row[p] ?? 0) / pivot;
      if (factor === 0) continue;
      for (let k = p; k < row.length; k += 1) row[k] = (row[k] ?? 0) - factor * (pivotRow[k] ?? 0);
    }
  });
  return negative;
}

/** How many oscillations have a frequency below ω: the Hermitian wave operator as a real matrix counts each twice. */
function countBelow(second: readonly Field[], point: Values, k: number, omega: number): number {
  const half = PAIRS.length;
  const real = second.map((row, i) =>
    row.map((entry, j) => entry + (i === j ? 4 * (k ** 2 - chemical(i, point) ** 2 - omega ** 2) : 0)),
  );
  // real part x and imaginary part y of a component: 4ẍ + 8Ωẏ and 4ÿ - 8Ωẋ, with d/dt = -iω
  const imaginary = second.map((_, i) =>
    second.map((__, j) => {
      if (Math.abs(i - j) !== half) return 0;
      return (i < j ? -8 : 8) * chemical(i, point) * omega;
    }),
  );
  const doubled = [
    ...real.map((row, i) => [...row, ...(imaginary[i] ?? []).map((value) => -value)]),
    ...imaginary.map((row, i) => [...row, ...(real[i] ?? [])]),
  ];
  return negativePivots(doubled) / 2;
}

/** The frequency of the branch with the given number, from below, at wave number k. */
function frequency(point: Values, branch: number, k: number, second: readonly Field[]): number {
  let [low, high] = [0, 10];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (countBelow(second, point, k, middle) > branch) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** ω/k at vanishing k of the lowest branch, extrapolated in k². */
function slowestSound(point: Values): number {
  const second = hessian(groundState(point), point);
  let row = [0.4, 0.2, 0.1, 0.05, 0.025].map((k) => frequency(point, 0, k, second) / k);
  for (let power = 1; row.length > 1; power += 1)
    row = row.slice(1).map((value, i) => value + (value - (row[i] ?? 0)) / (4 ** power - 1));
  return row[0] ?? Number.NaN;
}

const ranges = { m: [0.5, 0.8], '\\lambda_1': [0.3, 0.5], '\\lambda_2': [0.4, 0.7] } as const;
const route = 'energy minimised by descent, frequencies of all oscillations by counting negative eigenvalues';
const id = 'classical-goldstones-at-finite-charge';
const points = seededPoints(3, { '\\mu': [0.9, 1.1], '\\nu': [0.2, 0.4], k: [0.2, 0.3], ...ranges });

proveReference({
  id,
  part: 0,
  route,
  points: seededPoints(1, { '\\mu': [0.9, 1.1], ...ranges }),
  value: (point) => {
    const degenerate = { ...point, '\\nu': point['\\mu'] ?? 0 };
    const second = hessian(groundState(degenerate), degenerate);
    return countBelow(second, degenerate, 0.01, 0.05);
  },
  bends: [['10', '14']],
});

proveReference({
  id,
  part: 1,
  route,
  points,
  value: slowestSound,
  bends: [
    ['12\\mu', '16\\mu'],
    ['32', '16'],
    ['\\frac{\\lambda_2', '\\frac{2\\lambda_2'],
  ],
});

proveReference({
  id,
  part: 2,
  route,
  points,
  // six sound waves are below it
  value: (point) => frequency(point, 6, point['k'] ?? 0, hessian(groundState(point), point)),
  bends: [
    ['4\\mu^2', '\\mu^2'],
    ['-\\nu', '+\\nu'],
  ],
});
