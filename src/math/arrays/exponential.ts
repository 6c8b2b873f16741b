import { exact } from '../value.ts';
import {
  addMatrices,
  identityMatrix,
  largestEntry,
  type Matrix,
  multiplyMatrices,
  scaleMatrix,
} from './matrix.ts';

/** Terms of the series: 0.5^18 / 18! is below 1e-21, far under the rounding of a double. */
const TERMS = 18;
/** Squarings: an exponent of more than 2^8 in norm overflows or has lost its digits. */
const MAX_SQUARINGS = 8;

/**
 * e to the power of a square matrix by scaling and squaring of its Taylor series (Moler and Van Loan, SIAM Review 45, 3,
 * 2003, method 3); undefined unless square or where the exponent is too large.
 */
export function matrixExponential(a: Matrix): Matrix | undefined {
  if (a.rows !== a.cols) return undefined;
  const norm = largestEntry(a) * a.rows;
  const squarings = Math.max(0, Math.ceil(Math.log2(Math.max(norm, 1e-300)) + 1));
  if (!Number.isFinite(norm) || squarings > MAX_SQUARINGS) return undefined;
  const small = scaleMatrix(a, exact({ re: 2 ** -squarings, im: 0 }));
  let result: Matrix | undefined = identityMatrix(a.rows);
  for (let k = TERMS; k >= 1 && result !== undefined; k -= 1) {
    const next: Matrix | undefined = multiplyMatrices(small, result);
    result = next && addMatrices(identityMatrix(a.rows), scaleMatrix(next, exact({ re: 1 / k, im: 0 })));
  }
  for (let k = 0; k < squarings && result !== undefined; k += 1) result = multiplyMatrices(result, result);
  return result;
}
