import { seededPoints, type Values } from './evaluate-reference.ts';
import type { ComplexMatrix } from './numerics/complex-matrix.ts';
import { adjoint, diagonal, matrixOf, product, scaled, sum } from './numerics/complex-matrix.ts';
import { hermitianEigenvalues } from './numerics/symmetric-eigenvalues.ts';
import { proveReference } from './prove.ts';

// Second route: the masses and the mixing matrix themselves. The light mass matrix is the Schur complement of the
// symmetric four-by-four matrix of (nu_e, nu_mu, nu_tau, N); its singular values and the products U_{e i} U*_{mu i} (entries
// of the spectral projectors) are found numerically, and J is multiplied by the three mass differences.

/** Second derivatives of -L by (nu_e, nu_mu, nu_tau, N), by blocks. */
function lightMatrix({ u = 0, a = 0, b = 0, d = 0, M = 0, '\\delta': delta = 0 }: Values): ComplexMatrix {
  const triplet = matrixOf([
    [u, 0, 0],
    [0, 0, u],
    [0, u, 0],
  ]);
  const column = matrixOf([[a], [b], [d]]);
  const row = matrixOf([[a, b, d]]);
  const inverse: readonly [number, number] = [Math.cos(delta) / M, -Math.sin(delta) / M];
  return sum(triplet, scaled(product(column, matrixOf([[inverse]]), row), -1));
}

/** Projectors on the eigenvectors of a Hermitian matrix: products of (h - x_j)/(x_i - x_j). */
function projectors(h: ComplexMatrix, values: readonly number[]): readonly ComplexMatrix[] {
  return values.map((value, i) =>
    product(
      ...values
        .filter((_, j) => j !== i)
        .map((other) => scaled(sum(h, diagonal(3, -other)), 1 / (value - other))),
    ),
  );
}

/** Squared masses, smallest first. */
function masses(h: ComplexMatrix): readonly number[] {
  const [re, im] = [h.map((row) => row.map((z) => z.re)), h.map((row) => row.map((z) => z.im))];
  return [...hermitianEigenvalues(re, im)].sort((x, y) => x - y);
}

function invariant(point: Values): number {
  const m = lightMatrix(point);
  // nu^T m nu with nu = U nu': U^T m U is diagonal, so that m^dagger m is diagonal in the basis U
  const h = product(adjoint(m), m);
  const [m1 = 0, m2 = 0, m3 = 0] = masses(h);
  const [first, second] = projectors(h, [m1, m2, m3]);
  // U_{e1} U*_{mu1} and U_{mu2} U*_{e2}
  const x = first?.[0]?.[1] ?? { re: Number.NaN, im: 0 };
  const y = second?.[1]?.[0] ?? { re: Number.NaN, im: 0 };
  const J = x.re * y.im + x.im * y.re;
  return J * (m2 - m1) * (m3 - m1) * (m3 - m2);
}

proveReference({
  id: 'electroweak-seesaw-jarlskog',
  route:
    'masses and spectral projectors of the light mass matrix found numerically, J times the mass differences',
  points: seededPoints(4, {
    u: [0.6, 0.9],
    a: [0.8, 1.2],
    b: [1.2, 1.6],
    d: [0.4, 0.7],
    M: [1.5, 2.5],
    '\\delta': [0.5, 2.5],
  }),
  value: invariant,
  bends: [
    ['(b-d)^3', '(d-b)^3'],
    ['(b+d)', '(b-d)'],
    ['a^2', 'a^3'],
    ['M^3', 'M^2'],
  ],
});
