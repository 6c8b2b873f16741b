import { expect, it } from '@jest/globals';
import { add, type Complex, complexOf, divide, exp, multiply, negate } from '../../src/math/complex.ts';
import { adjoint, type ComplexMatrix, product } from './numerics/complex-matrix.ts';
import { proveReference } from './prove.ts';

// Second route: the full modular matrix of the extended theory, the unknown resolution fixed by (ST)^3 = S^2, all fusion
// coefficients as integers, and the surface glued of three-holed spheres: the labels on its cuts are counted.

/** S and T of the extended theory; the last two representations are F+ and F-. */
interface ModularData {
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

const distance = (a: ComplexMatrix, b: ComplexMatrix) =>
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
function resolve(m: number): ModularData {
  const all = [complexOf(1), complexOf(-1), complexOf(0, 1), complexOf(0, -1)].map((x) => modularData(m, x));
  const [data, ...others] = all.filter(isModular);
  if (data === undefined || others.length > 0) throw new Error('no unique resolution of the fixed point');
  return data;
}

/** Dimensions of the three-point spaces [a][b][c], which must be natural numbers. */
function threePoint(m: number): readonly (readonly (readonly number[])[])[] {
  const { S } = resolve(m);
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

/** A tree with two handles: the puncture joins two tori, each with one hole. */
function blocks(m: number): number {
  const dimensions = threePoint(m);
  const dual = dimensions[0]?.map((row) => row.indexOf(1)) ?? [];
  const torus = dimensions.map((rows) =>
    dual.reduce((sum, conjugate, a) => sum + (rows[a]?.[conjugate] ?? 0), 0),
  );
  const at = (b: number) => torus[dual[b] ?? -1] ?? 0;
  const puncture = dimensions[m] ?? [];
  return puncture.reduce((sum, row, b) => row.reduce((inner, n, c) => inner + n * at(b) * at(c), sum), 0);
}

it('gives the fusion rules of SU(3) level 1 for m = 1', () => {
  expect(threePoint(1)[1]?.[1]).toEqual([0, 1, 0]);
});

it('has a unitary modular matrix', () => {
  const { S } = resolve(3);
  expect(
    distance(
      product(S, adjoint(S)),
      S.map((row, i) => row.map((z, j) => (i === j ? complexOf(1) : add(z, negate(z))))),
    ),
  ).toBeLessThan(1e-9);
});

proveReference({
  id: 'cft-simple-current-genus-two',
  route:
    'all fusion coefficients of the extended theory as integers, and a count of labels on the glued surface',
  points: [2, 3, 4, 5, 6, 7].map((m) => ({ m })),
  value: ({ m = 0 }) => blocks(m),
  bends: [
    ['30', '32'],
    ['+ 2m+1', '- 2m-1'],
    ['+ 30(-1)^m', '- 30(-1)^m'],
  ],
});
