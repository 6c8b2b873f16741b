import {
  add,
  type Complex,
  complexOf,
  divide,
  modulus,
  multiply,
  negate,
  ONE,
  ZERO,
} from '../../../src/math/complex.ts';

type Vector = readonly Complex[];
type Matrix = readonly Vector[];

const subtract = (a: Complex, b: Complex) => add(a, negate(b));
const bilinear = (a: Vector, b: Vector): Complex =>
  a.reduce((sum, value, k) => add(sum, multiply(value, b[k] ?? ZERO)), ZERO);
const apply = (matrix: Matrix, x: Vector): Vector => matrix.map((row) => bilinear(row, x));

/**
 * The eigenvalue of a complex symmetric matrix that grows out of unit vector number `index`, by Rayleigh quotients with
 * the bilinear (not sesquilinear) product; the vector must be close to the eigenvector.
 */
export function eigenvalueNear(matrix: Matrix, index: number): Complex {
  let vector: Vector = matrix.map((_, k) => (k === index ? ONE : ZERO));
  let value = matrix[index]?.[index] ?? ZERO;
  for (let step = 0; step < 12; step += 1) {
    const shifted = matrix.map((row, i) => row.map((z, j) => (i === j ? subtract(z, value) : z)));
    const next = solve(shifted, vector);
    const largest = Math.max(...next.map(modulus));
    // the shifted matrix is singular to rounding: the quotient has converged
    if (!(largest < 1e13)) break;
    vector = next.map((z) => divide(z, complexOf(largest)));
    value = divide(bilinear(vector, apply(matrix, vector)), bilinear(vector, vector));
  }
  return value;
}

/** Gaussian elimination with partial pivoting. */
function solve(matrix: Matrix, right: Vector): Vector {
  const rows = matrix.map((row, i) => [...row, right[i] ?? ZERO]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const pivot = largestBelow(rows, column);
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    const top = rows[column] ?? [];
    rows.forEach((row, i) => {
      if (i === column) return;
      const factor = divide(row[column] ?? ZERO, top[column] ?? ZERO);
      rows[i] = row.map((z, k) => subtract(z, multiply(factor, top[k] ?? ZERO)));
    });
  }
  return rows.map((row, i) => divide(row[size] ?? ZERO, row[i] ?? ZERO));
}

function largestBelow(rows: readonly Vector[], column: number): number {
  let best = column;
  for (let i = column; i < rows.length; i += 1)
    if (modulus(rows[i]?.[column] ?? ZERO) > modulus(rows[best]?.[column] ?? ZERO)) best = i;
  return best;
}
