import { type ComplexMatrix, diagonal, kronecker, matrixOf, product, scaled, sum } from './complex-matrix.ts';

/** The Pauli matrices. */
export const PAULI: readonly [ComplexMatrix, ComplexMatrix, ComplexMatrix] = [
  matrixOf([
    [0, 1],
    [1, 0],
  ]),
  matrixOf([
    [0, [0, -1]],
    [[0, 1], 0],
  ]),
  matrixOf([
    [1, 0],
    [0, -1],
  ]),
];

/** γ⁰, γ¹, γ², γ³ of signature (+,−,−,−) in the Dirac representation. */
export const GAMMA: readonly ComplexMatrix[] = [
  kronecker(PAULI[2], diagonal(2, 1)),
  ...PAULI.map((sigma) =>
    kronecker(
      matrixOf([
        [0, 1],
        [-1, 0],
      ]),
      sigma,
    ),
  ),
];

/** γ⁵ = iγ⁰γ¹γ²γ³. */
export const GAMMA5: ComplexMatrix = scaled(product(...GAMMA), { re: 0, im: 1 });

/** v_μ γ^μ for the contravariant components of v (real ones), with the first gammas when there are fewer than four. */
export function slash(v: readonly number[], gamma: readonly ComplexMatrix[] = GAMMA): ComplexMatrix {
  return sum(
    ...v.map((component, mu) =>
      scaled(gamma[mu] ?? diagonal(gamma[0]?.length ?? 4, 0), mu === 0 ? component : -component),
    ),
  );
}

/** a·b in the signature (+,−,…,−). */
export function minkowski(a: readonly number[], b: readonly number[]): number {
  return a.reduce((total, component, mu) => total + (mu === 0 ? 1 : -1) * component * (b[mu] ?? 0), 0);
}
