import { modulus } from '../complex.ts';
import { quotientOf, type Value } from '../value.ts';
import { addCells, conjugateCell, multiplyCells, negateCell, ONE_CELL, ZERO_CELL } from './cells.ts';

/** A rectangular array of numbers with error bounds, row by row. */
export interface Matrix {
  readonly rows: number;
  readonly cols: number;
  readonly cells: readonly Value[];
}

/** The entry in a row and column, from 0; zero outside. */
export function cellOf(a: Matrix, row: number, col: number): Value {
  return a.cells[row * a.cols + col] ?? ZERO_CELL;
}

/** A matrix from its entries. */
export function matrixOf(rows: number, cols: number, cell: (row: number, col: number) => Value): Matrix {
  const cells = Array.from({ length: rows * cols }, (_, at) => cell(Math.floor(at / cols), at % cols));
  return { rows, cols, cells };
}

/** The unit matrix. */
export function identityMatrix(size: number): Matrix {
  return matrixOf(size, size, (row, col) => (row === col ? ONE_CELL : ZERO_CELL));
}

/** The sum, entry by entry; undefined for two shapes. */
export function addMatrices(a: Matrix, b: Matrix): Matrix | undefined {
  if (a.rows !== b.rows || a.cols !== b.cols) return undefined;
  return matrixOf(a.rows, a.cols, (row, col) => addCells(cellOf(a, row, col), cellOf(b, row, col)));
}

/** Every entry times one number. */
export function scaleMatrix(a: Matrix, factor: Value): Matrix {
  return { ...a, cells: a.cells.map((cell) => multiplyCells(factor, cell)) };
}

/** The matrix product; undefined where the inner sizes differ. */
export function multiplyMatrices(a: Matrix, b: Matrix): Matrix | undefined {
  if (a.cols !== b.rows) return undefined;
  return matrixOf(a.rows, b.cols, (row, col) => {
    let total = ZERO_CELL;
    for (let at = 0; at < a.cols; at += 1)
      total = addCells(total, multiplyCells(cellOf(a, row, at), cellOf(b, at, col)));
    return total;
  });
}

/** Rows and columns exchanged. */
export function transposed(a: Matrix): Matrix {
  return matrixOf(a.cols, a.rows, (row, col) => cellOf(a, col, row));
}

/** Every entry conjugated. */
export function conjugated(a: Matrix): Matrix {
  return { ...a, cells: a.cells.map(conjugateCell) };
}

/** Every entry with the other sign. */
export function negated(a: Matrix): Matrix {
  return { ...a, cells: a.cells.map(negateCell) };
}

/** The Kronecker product: blocks a_ij·b. */
export function kronecker(a: Matrix, b: Matrix): Matrix {
  return matrixOf(a.rows * b.rows, a.cols * b.cols, (row, col) =>
    multiplyCells(
      cellOf(a, Math.floor(row / b.rows), Math.floor(col / b.cols)),
      cellOf(b, row % b.rows, col % b.cols),
    ),
  );
}

/** The sum of the diagonal; undefined unless square. */
export function trace(a: Matrix): Value | undefined {
  if (a.rows !== a.cols) return undefined;
  return Array.from({ length: a.rows }, (_, at) => cellOf(a, at, at)).reduce(addCells, ZERO_CELL);
}

/** The largest modulus of an entry. */
export function largestEntry(a: Matrix): number {
  return a.cells.reduce((largest, cell) => Math.max(largest, modulus(cell.value)), 0);
}

/**
 * The determinant by Gaussian elimination with partial pivoting (Golub and Van Loan, Matrix Computations, 3.4); undefined
 * unless square.
 */
export function determinant(a: Matrix): Value | undefined {
  if (a.rows !== a.cols) return undefined;
  return eliminate(a, { ...a, cols: 0, cells: [] })?.determinant ?? ZERO_CELL;
}

/** The inverse by the same elimination; undefined where the matrix is not square or is singular. */
export function inverse(a: Matrix): Matrix | undefined {
  return a.rows === a.cols ? eliminate(a, identityMatrix(a.rows))?.solution : undefined;
}

interface Elimination {
  readonly solution: Matrix;
  readonly determinant: Value;
}

/** Gauss-Jordan elimination of a·x = b; undefined where no pivot is left. */
function eliminate(a: Matrix, b: Matrix): Elimination | undefined {
  const width = a.cols + b.cols;
  const rows: Value[][] = Array.from({ length: a.rows }, (_, row) =>
    Array.from({ length: width }, (_, col) =>
      col < a.cols ? cellOf(a, row, col) : cellOf(b, row, col - a.cols),
    ),
  );
  let product = ONE_CELL;
  for (let at = 0; at < a.rows; at += 1) {
    const best = pivotRow(rows, at);
    const row = rows[best];
    const pivot = row?.[at];
    if (row === undefined || pivot === undefined) return undefined;
    if (best !== at) {
      rows[best] = rows[at] ?? row;
      rows[at] = row;
      product = negateCell(product);
    }
    product = multiplyCells(product, pivot);
    const scaled = row.map((cell) => quotientOf(cell, pivot));
    if (!scaled.every((cell) => cell !== undefined)) return undefined;
    rows[at] = scaled;
    for (const [index, other] of rows.entries()) {
      const factor = other[at];
      if (index === at || factor === undefined) continue;
      rows[index] = other.map((cell, col) =>
        addCells(cell, negateCell(multiplyCells(factor, scaled[col] ?? ZERO_CELL))),
      );
    }
  }
  const solution = matrixOf(a.rows, b.cols, (row, col) => rows[row]?.[a.cols + col] ?? ZERO_CELL);
  return { solution, determinant: product };
}

function pivotRow(rows: readonly (readonly Value[])[], at: number): number {
  let best = at;
  const sizeAt = (row: number) => modulus((rows[row]?.[at] ?? ZERO_CELL).value);
  for (let row = at + 1; row < rows.length; row += 1) if (sizeAt(row) > sizeAt(best)) best = row;
  return best;
}
