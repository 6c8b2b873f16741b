import { add, type Complex, complexOf, multiply, ZERO } from '../../../src/math/complex.ts';

/** A complex matrix, row after row; a column vector is a matrix with one column. */
export type ComplexMatrix = readonly (readonly Complex[])[];

/** A matrix from pairs [re, im] or real numbers. */
export function matrixOf(rows: readonly (readonly (number | readonly [number, number])[])[]): ComplexMatrix {
  return rows.map((row) =>
    row.map((entry) => (typeof entry === 'number' ? complexOf(entry) : complexOf(...entry))),
  );
}

/** The unit matrix times a number. */
export function diagonal(size: number, value: Complex | number): ComplexMatrix {
  const entry = typeof value === 'number' ? complexOf(value) : value;
  return Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => (i === j ? entry : ZERO)),
  );
}

/** The sum of any number of matrices of one shape. */
export function sum(...matrices: readonly ComplexMatrix[]): ComplexMatrix {
  return matrices.reduce((a, b) => a.map((row, i) => row.map((z, j) => add(z, b[i]?.[j] ?? ZERO))));
}

/** A matrix times a number. */
export function scaled(matrix: ComplexMatrix, factor: Complex | number): ComplexMatrix {
  const z = typeof factor === 'number' ? complexOf(factor) : factor;
  return matrix.map((row) => row.map((entry) => multiply(entry, z)));
}

/** The product of any number of matrices, from left to right. */
export function product(...matrices: readonly ComplexMatrix[]): ComplexMatrix {
  return matrices.reduce(times);
}

function times(a: ComplexMatrix, b: ComplexMatrix): ComplexMatrix {
  const columns = b[0]?.length ?? 0;
  return a.map((row) =>
    Array.from({ length: columns }, (_, j) => {
      let re = 0;
      let im = 0;
      row.forEach((x, k) => {
        const y = b[k]?.[j] ?? ZERO;
        re += x.re * y.re - x.im * y.im;
        im += x.re * y.im + x.im * y.re;
      });
      return { re, im };
    }),
  );
}

/** The hermitian conjugate. */
export function adjoint(matrix: ComplexMatrix): ComplexMatrix {
  return (matrix[0] ?? []).map((_, j) =>
    matrix.map((row) => ({ re: row[j]?.re ?? 0, im: -(row[j]?.im ?? 0) })),
  );
}

/** The sum of the diagonal; of a one by one matrix its entry. */
export function trace(matrix: ComplexMatrix): Complex {
  return matrix.reduce((total, row, i) => add(total, row[i] ?? ZERO), ZERO);
}

/** The Kronecker product a ⊗ b. */
export function kronecker(a: ComplexMatrix, b: ComplexMatrix): ComplexMatrix {
  return a.flatMap((row) => b.map((other) => row.flatMap((x) => other.map((y) => multiply(x, y)))));
}
