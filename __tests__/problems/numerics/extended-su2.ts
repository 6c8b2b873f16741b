import { add, type Complex, complexOf, divide, exp, multiply } from '../../../src/math/complex.ts';
import { type ComplexMatrix, product } from './complex-matrix.ts';

/**
 * S and T of the model SU(2) of level 4m, extended by its simple current: pairs of spins j < m, and the two representations
 * F+ and F- of spin m, which are the last ones.
 */
export interface ModularData {
  readonly S: ComplexMatrix;
  readonly T: readonly Complex[];
}

function modularData(m: number, resolution: Complex): ModularData {
  const size = 4 * m + 2;
  const spins = [...Array.from({ length: m }, (_, j) => j), m, m];
  const isFixed = (index: number) => index >= m;
  const unextended = (i: number, j: number) =>
    Math.sqrt(2 / size) * Math.sin((Math.PI * (2 * i + 1) * (2 * j + 1)) / size);
  const S = spins.map((i, row) =>
    spins.map((j, column) => {
      const orbit = complexOf(unextended(i, j) * 2 * (isFixed(row) ? 0.5 : 1) * (isFixed(column) ? 0.5 : 1));
      if (!isFixed(row) || !isFixed(column)) return orbit;
      return add(orbit, multiply(complexOf(row === column ? 0.5 : -0.5), resolution));
    }),
  );
  const charge = (3 * 4 * m) / size;
  const T = spins.map((j) => exp(complexOf(0, 2 * Math.PI * ((j * (j + 1)) / size - charge / 24))));
  return { S, T };
}

/** The largest difference of two matrices in one place. */
export const distance = (a: ComplexMatrix, b: ComplexMatrix) =>
  Math.max(
    ...a.flatMap((row, i) =>
      row.map((z, j) => Math.hypot(z.re - (b[i]?.[j]?.re ?? 0), z.im - (b[i]?.[j]?.im ?? 0))),
    ),
  );

function isModular({ S, T }: ModularData): boolean {
  const diagonal = T.map((t, i) => T.map((_, j) => (i === j ? t : complexOf(0))));
  const ST = product(S, diagonal);
  return distance(product(ST, ST, ST), product(S, S)) < 1e-9;
}

/** The only one of the four roots of unity that gives a representation of the modular group. */
export function resolvedData(m: number): ModularData {
  const all = [complexOf(1), complexOf(-1), complexOf(0, 1), complexOf(0, -1)].map((x) => modularData(m, x));
  const [data, ...others] = all.filter(isModular);
  if (data === undefined || others.length > 0) throw new Error('no unique resolution of the fixed point');
  return data;
}

/** Dimensions of the three-point spaces [a][b][c], which must be natural numbers. */
export function threePoint(m: number): readonly (readonly (readonly number[])[])[] {
  const { S } = resolvedData(m);
  const zero = S[0] ?? [];
  return S.map((a) =>
    S.map((b) =>
      S.map((c) => {
        const sum = zero.reduce(
          (total, s, i) => add(total, divide(multiply(multiply(a[i] ?? s, b[i] ?? s), c[i] ?? s), s)),
          complexOf(0),
        );
        // the zero added makes a negative zero positive
        const whole = Math.round(sum.re) + 0;
        if (whole < 0 || Math.hypot(sum.re - whole, sum.im) > 1e-8) throw new Error('no fusion rule');
        return whole;
      }),
    ),
  );
}
