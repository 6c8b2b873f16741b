/** Eigenvalues of a real symmetric matrix with the eigenvector that belongs to each (normalised). */
export interface Eigenpair {
  readonly value: number;
  readonly vector: readonly number[];
}

const SWEEPS = 60;

/** All eigenpairs of a real symmetric matrix, smallest eigenvalue first, by cyclic Jacobi rotations. */
export function symmetricEigen(matrix: readonly (readonly number[])[]): readonly Eigenpair[] {
  const size = matrix.length;
  const a = Float64Array.from(matrix.flat());
  const v = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) v[i * size + i] = 1;
  for (let sweep = 0; sweep < SWEEPS && !isDiagonal(a, size); sweep += 1)
    for (let p = 0; p < size; p += 1) for (let q = p + 1; q < size; q += 1) rotate(a, v, size, p, q);
  return Array.from({ length: size }, (_, k) => ({
    value: at(a, k * size + k),
    vector: Array.from({ length: size }, (_row, i) => at(v, i * size + k)),
  })).sort((x, y) => x.value - y.value);
}

const at = (array: Float64Array, index: number): number => array[index] ?? Number.NaN;

function isDiagonal(a: Float64Array, size: number): boolean {
  let outside = 0;
  let total = 0;
  a.forEach((entry, index) => {
    total += entry * entry;
    if (index % (size + 1) !== 0) outside += entry * entry;
  });
  return outside <= 1e-34 * total;
}

/** Makes the entry (p, q) zero; the columns of v follow. */
function rotate(a: Float64Array, v: Float64Array, size: number, p: number, q: number): void {
  const entry = at(a, p * size + q);
  if (entry === 0) return;
  const ratio = (at(a, q * size + q) - at(a, p * size + p)) / (2 * entry);
  const tangent = (ratio >= 0 ? 1 : -1) / (Math.abs(ratio) + Math.hypot(ratio, 1));
  const cos = 1 / Math.hypot(tangent, 1);
  const sin = tangent * cos;
  for (let k = 0; k < size; k += 1) {
    turn(a, k * size + p, k * size + q, cos, sin);
    turn(v, k * size + p, k * size + q, cos, sin);
  }
  for (let k = 0; k < size; k += 1) turn(a, p * size + k, q * size + k, cos, sin);
}

function turn(array: Float64Array, first: number, second: number, cos: number, sin: number): void {
  const [x, y] = [at(array, first), at(array, second)];
  array[first] = cos * x - sin * y;
  array[second] = sin * x + cos * y;
}
