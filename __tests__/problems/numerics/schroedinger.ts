import { integrateOde } from './bulirsch-stoer.ts';

type RealMatrix = readonly (readonly number[])[];

/** A Hermitian matrix in its real and imaginary parts, in units of ħ. */
export interface Hermitian {
  readonly re: RealMatrix;
  readonly im?: RealMatrix;
}

/** Amplitudes of a state. */
export interface Amplitudes {
  readonly re: readonly number[];
  readonly im: readonly number[];
}

const apply = (matrix: RealMatrix, vector: readonly number[]) =>
  matrix.map((row) => row.reduce((sum, entry, k) => sum + entry * (vector[k] ?? 0), 0));

/** The state at `to` that solves i dψ/dt = H(t) ψ and is the basis state number `start` at `from`. */
export function evolve(
  hamiltonian: (t: number) => Hermitian,
  start: number,
  [from, to]: readonly [number, number],
  steps: number,
): Amplitudes {
  const size = hamiltonian(from).re.length;
  const slope = (t: number, y: readonly number[]) => {
    const { re, im } = hamiltonian(t);
    const [u, v] = [y.slice(0, size), y.slice(size)];
    const [reU, reV] = [apply(re, u), apply(re, v)];
    const [imU, imV] = im === undefined ? [[], []] : [apply(im, u), apply(im, v)];
    return [
      ...reV.map((value, k) => value + (imU[k] ?? 0)),
      ...reU.map((value, k) => -value + (imV[k] ?? 0)),
    ];
  };
  const initial = Array.from({ length: 2 * size }, (_, k) => Number(k === start));
  const end = integrateOde(slope, initial, from, to, steps);
  return { re: end.slice(0, size), im: end.slice(size) };
}

/** The probability of a basis state. */
export const probability = ({ re, im }: Amplitudes, index: number) =>
  (re[index] ?? 0) ** 2 + (im[index] ?? 0) ** 2;
