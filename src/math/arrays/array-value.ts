import type { Value } from '../value.ts';
import { negateCell, ZERO_CELL } from './cells.ts';
import {
  addMatrices,
  cellOf,
  conjugated,
  identityMatrix,
  kronecker,
  type Matrix,
  matrixOf,
  multiplyMatrices,
  scaleMatrix,
  transposed,
} from './matrix.ts';

/**
 * What an expression with arrays is worth at one point: a number (1×1), an operator or explicit matrix, a ket (column), a
 * bra (row), a vector of space (three components, a column).
 */
export interface ArrayValue {
  readonly sort: 'scalar' | 'operator' | 'matrix' | 'ket' | 'bra' | 'vector';
  readonly matrix: Matrix;
}

/** A number as an array value. */
export function scalarValue(value: Value): ArrayValue {
  return { sort: 'scalar', matrix: { rows: 1, cols: 1, cells: [value] } };
}

/** The number of a scalar; undefined for any other sort. */
export function numberOf(a: ArrayValue | undefined): Value | undefined {
  return a?.sort === 'scalar' ? cellOf(a.matrix, 0, 0) : undefined;
}

/** Three components as a vector. */
export function vectorValue(cells: readonly Value[]): ArrayValue {
  return { sort: 'vector', matrix: { rows: cells.length, cols: 1, cells } };
}

/** The sum; a number beside an operator is that multiple of the unit operator, as in Ĥ − E. */
export function addArrays(a: ArrayValue, b: ArrayValue): ArrayValue | undefined {
  const [one, two] = alike(a, b);
  const sort = commonSort(one, two);
  const matrix = sort && addMatrices(one.matrix, two.matrix);
  return sort && matrix && { sort, matrix };
}

/** Both, with a number beside an operator as a multiple of the unit operator. */
export function alike(a: ArrayValue, b: ArrayValue): readonly [ArrayValue, ArrayValue] {
  if (a.sort === 'scalar' && b.sort === 'operator') return [multipleOfUnit(a, b), b];
  if (b.sort === 'scalar' && a.sort === 'operator') return [a, multipleOfUnit(b, a)];
  return [a, b];
}

function multipleOfUnit(a: ArrayValue, like: ArrayValue): ArrayValue {
  return {
    sort: like.sort,
    matrix: scaleMatrix(identityMatrix(like.matrix.rows), cellOf(a.matrix, 0, 0)),
  };
}

/** The sort of a sum: an operator given by its matrix is a matrix, a vector given by components a vector. */
export function commonSort(a: ArrayValue, b: ArrayValue): ArrayValue['sort'] | undefined {
  if (a.matrix.rows !== b.matrix.rows || a.matrix.cols !== b.matrix.cols) return undefined;
  if (a.sort === b.sort) return a.sort;
  const pair = new Set([a.sort, b.sort]);
  if (!pair.has('matrix')) return undefined;
  if (pair.has('operator')) return 'matrix';
  return pair.has('vector') ? 'vector' : undefined;
}

/** The product in this order; undefined where the two cannot be multiplied, as two vectors without a sign. */
export function multiplyArrays(a: ArrayValue, b: ArrayValue): ArrayValue | undefined {
  if (a.sort === 'scalar') return { sort: b.sort, matrix: scaleMatrix(b.matrix, cellOf(a.matrix, 0, 0)) };
  if (b.sort === 'scalar') return { sort: a.sort, matrix: scaleMatrix(a.matrix, cellOf(b.matrix, 0, 0)) };
  if ((a.sort === 'ket' && b.sort === 'ket') || (a.sort === 'bra' && b.sort === 'bra'))
    return tensorProduct(a, b);
  const sort = PRODUCTS[`${a.sort} ${b.sort}`];
  const matrix = sort && multiplyMatrices(a.matrix, b.matrix);
  if (sort === undefined || matrix === undefined) return undefined;
  return matrix.rows === 1 && matrix.cols === 1 ? { sort: 'scalar', matrix } : { sort, matrix };
}

const PRODUCTS: Readonly<Record<string, ArrayValue['sort']>> = {
  'operator operator': 'operator',
  'operator ket': 'ket',
  'bra operator': 'bra',
  'bra ket': 'scalar',
  'ket bra': 'operator',
  'operator matrix': 'matrix',
  'matrix operator': 'matrix',
  'matrix matrix': 'matrix',
  'matrix vector': 'vector',
  'operator vector': 'vector',
};

/** Cells of the largest tensor product that is worked out, that of two operators; one of three takes too long. */
const MAX_CELLS = 4096;

/** The tensor product; undefined where it has no sense here or more than 4096 cells. */
export function tensorProduct(a: ArrayValue, b: ArrayValue): ArrayValue | undefined {
  const operators = a.sort !== b.sort && isSquareSort(a) && isSquareSort(b);
  if (a.sort !== b.sort && !operators) return undefined;
  if (a.sort === 'vector' || a.matrix.cells.length * b.matrix.cells.length > MAX_CELLS) return undefined;
  return { sort: operators ? 'matrix' : a.sort, matrix: kronecker(a.matrix, b.matrix) };
}

function isSquareSort({ sort }: ArrayValue): boolean {
  return sort === 'operator' || sort === 'matrix';
}

/** The adjoint: a ket becomes a bra. */
export function adjoint(a: ArrayValue): ArrayValue | undefined {
  if (a.sort === 'vector') return undefined;
  const sort = a.sort === 'ket' ? 'bra' : a.sort === 'bra' ? 'ket' : a.sort;
  return { sort, matrix: conjugated(transposed(a.matrix)) };
}

/** The vector product, right-handed; undefined unless both have three components. */
export function crossProduct(a: ArrayValue, b: ArrayValue): ArrayValue | undefined {
  if (!isSpatial(a) || !isSpatial(b)) return undefined;
  // Row k of ε_{ijk} a_i b_j as a product of the matrix [a]× with b.
  const generator = matrixOf(3, 3, (row, col) => {
    if (row === col) return ZERO_CELL;
    const third = cellOf(a.matrix, 3 - row - col, 0);
    return (col - row + 3) % 3 === 1 ? negateCell(third) : third;
  });
  const matrix = multiplyMatrices(generator, b.matrix);
  return matrix && { sort: 'vector', matrix };
}

function isSpatial(a: ArrayValue): boolean {
  return (a.sort === 'vector' || a.sort === 'matrix') && a.matrix.rows === 3 && a.matrix.cols === 1;
}

/** The inner product a·b without conjugation; undefined unless both are columns of one length. */
export function innerProduct(a: ArrayValue, b: ArrayValue): ArrayValue | undefined {
  const columns = [a, b].every(
    (one) => one.sort === 'vector' || (one.sort === 'matrix' && one.matrix.cols === 1),
  );
  const matrix = columns ? multiplyMatrices(transposed(a.matrix), b.matrix) : undefined;
  return matrix && { sort: 'scalar', matrix };
}
