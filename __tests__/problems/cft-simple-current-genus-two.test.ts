import { expect, it } from '@jest/globals';
import { add, complexOf, negate } from '../../src/math/complex.ts';
import { adjoint, product } from './numerics/complex-matrix.ts';
import { distance, resolvedData, threePoint } from './numerics/extended-su2.ts';
import { proveReference } from './prove.ts';

// Second route: the full modular matrix of the extended theory, the unknown resolution fixed by (ST)^3 = S^2, all fusion
// coefficients as integers, and the surface glued of three-holed spheres: the labels on its cuts are counted.

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
  const { S } = resolvedData(3);
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
