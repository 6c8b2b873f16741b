import type { MathNode } from '../tree.ts';
import { exact, quotientOf } from '../value.ts';
import { type ArrayValue, innerProduct, multiplyArrays, numberOf } from './array-value.ts';
import { matrixExponential } from './exponential.ts';
import { identityMatrix, inverse, multiplyMatrices, scaleMatrix, transposed } from './matrix.ts';

/** Whether an array is a square matrix. */
export function isSquare({ sort, matrix }: ArrayValue): boolean {
  return (sort === 'operator' || sort === 'matrix') && matrix.rows === matrix.cols;
}

/** An array over a number, or a number times the inverse of a matrix. */
export function quotientOfArrays(over: ArrayValue, under: ArrayValue): ArrayValue | undefined {
  const divisor = numberOf(under);
  if (divisor !== undefined) {
    const factor = quotientOf(exact({ re: 1, im: 0 }), divisor);
    return factor && { ...over, matrix: scaleMatrix(over.matrix, factor) };
  }
  // Of A/B with two operators nobody knows on which side the inverse stands.
  if (over.sort !== 'scalar' || !isSquare(under)) return undefined;
  const matrix = inverse(under.matrix);
  return matrix && multiplyArrays(over, { sort: under.sort, matrix });
}

/** `A^T`, `A^\top`: the transpose, where the letter is the exponent of a matrix. */
const TRANSPOSE = /^(?:T|\\mathrm\{(?:T|t|tr)\}|\\top|\\intercal)$/;
/** The largest power of a matrix that is multiplied out. */
const MAX_POWER = 12;

/** A whole power or the transpose of an array, and e to the power of a matrix. */
export function powerOfArray(
  node: MathNode & { readonly kind: 'power' },
  base: ArrayValue,
  exponent: ArrayValue,
): ArrayValue | undefined {
  if (base.sort === 'scalar') {
    const isE = node.base.kind === 'symbol' && node.base.name === 'e';
    return isE ? exponential(exponent) : undefined;
  }
  if (node.exponent.kind === 'symbol' && TRANSPOSE.test(node.exponent.name))
    return { ...base, matrix: transposed(base.matrix) };
  const n = numberOf(exponent)?.value;
  if (n === undefined || n.im !== 0 || !Number.isInteger(n.re) || Math.abs(n.re) > MAX_POWER)
    return undefined;
  if (base.sort === 'vector') return n.re === 2 ? innerProduct(base, base) : undefined;
  return isSquare(base) ? wholePower(base, n.re) : undefined;
}

function wholePower(base: ArrayValue, n: number): ArrayValue | undefined {
  const factor = n < 0 ? inverse(base.matrix) : base.matrix;
  let matrix: typeof factor = identityMatrix(base.matrix.rows);
  for (let k = 0; k < Math.abs(n); k += 1) matrix = factor && matrix && multiplyMatrices(matrix, factor);
  return matrix && { sort: base.sort, matrix };
}

/** e to the power of a square array. */
export function exponential(a: ArrayValue): ArrayValue | undefined {
  const matrix = isSquare(a) ? matrixExponential(a.matrix) : undefined;
  return matrix && { sort: a.sort, matrix };
}
