import { exact, type Value } from '../value.ts';
import { type ArrayValue, vectorValue } from './array-value.ts';
import { negateCell, ZERO_CELL } from './cells.ts';
import { identityMatrix, inverse, kronecker, type Matrix, matrixOf, multiplyMatrices } from './matrix.ts';

/** A source of numbers in [0, 1) that depends on nothing but the key. */
export type Draw = (key: string) => () => number;

function complexCell(next: () => number): Value {
  return exact({ re: 2 * next() - 1, im: 2 * next() - 1 });
}

/**
 * A random complex matrix for a name whose products do not commute. Random n×n matrices satisfy no polynomial identity
 * of degree below 2n (Amitsur and Levitzki, Proc. Amer. Math. Soc. 1, 449, 1950), so that two polynomials of lower
 * degree agree at random matrices only if they are the same.
 */
export function randomOperator(draw: Draw, name: string, size: number): Matrix {
  const next = draw(`operator ${name}`);
  return matrixOf(size, size, () => complexCell(next));
}

/** A random complex column for a state; the same label gives the same state. */
export function randomKet(draw: Draw, label: string, size: number): Matrix {
  const next = draw(`ket ${label}`);
  return matrixOf(size, 1, () => complexCell(next));
}

/** The state number `index` of an orthonormal basis. */
export function basisKet(index: number, size: number): Matrix {
  return matrixOf(size, 1, (row) => (row === index ? exact({ re: 1, im: 0 }) : ZERO_CELL));
}

/** A random state of a statistical mixture: a matrix with trace one. */
export function randomDensity(draw: Draw, size: number): Matrix {
  const next = draw('density');
  const weights = Array.from({ length: size }, () => 0.2 + next());
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return matrixOf(size, size, (row, col) =>
    row === col ? exact({ re: (weights[row] ?? 0) / total, im: 0 }) : complexCell(next),
  );
}

/**
 * A random matrix with the square `number`² and both signs of its root as eigenvalues, as `\slashed{p}` has p² (Peskin and Schroeder, An
 * Introduction to Quantum Field Theory, 3.2): S diag(p, −p, …) S⁻¹. Undefined where S cannot be inverted.
 */
export function rootOfSquare(draw: Draw, name: string, size: number, number: Value): Matrix | undefined {
  const similar = randomOperator(draw, name, size);
  const back = inverse(similar);
  const signs = matrixOf(size, size, (row, col) => {
    if (row !== col) return ZERO_CELL;
    return row % 2 === 0 ? number : negateCell(number);
  });
  const half = multiplyMatrices(similar, signs);
  return half && back && multiplyMatrices(half, back);
}

/** The Pauli matrices, row by row (W. Pauli, Z. Phys. 43, 601, 1927, eq. 4). */
const PAULI: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  x: [
    [0, 0],
    [1, 0],
    [1, 0],
    [0, 0],
  ],
  y: [
    [0, 0],
    [0, -1],
    [0, 1],
    [0, 0],
  ],
  z: [
    [1, 0],
    [0, 0],
    [0, 0],
    [-1, 0],
  ],
};

/** σ_x, σ_y, σ_z in an even number of dimensions, beside a unit matrix; undefined for every other name. */
export function pauliMatrix(name: string, size: number): Matrix | undefined {
  const letter = /^\\sigma_\{([xyz])\}$/.exec(name)?.[1];
  const entries = letter === undefined ? undefined : PAULI[letter];
  if (entries === undefined || size % 2 !== 0) return undefined;
  const cells = entries.map(([re, im]) => exact({ re, im }));
  return kronecker({ rows: 2, cols: 2, cells }, identityMatrix(size / 2));
}

type Triple = readonly [number, number, number];

/** A random real vector of three components. */
export function randomVector(draw: Draw, letter: string): Triple {
  const next = draw(`vector ${letter}`);
  return [signed(next), signed(next), signed(next)];
}

/** Between 0.3 and 1.5 in modulus, so that no component is nearly zero. */
function signed(next: () => number): number {
  const size = 0.3 + 1.2 * next();
  return next() < 0.5 ? -size : size;
}

/** Directions of curvilinear coordinates, right-handed in this order (ISO 80000-2, 17). */
const TRIADS: readonly (readonly string[])[] = [
  ['r', '\\theta', '\\phi'],
  ['r', '\\theta', '\\varphi'],
  ['\\rho', '\\phi', 'z'],
  ['\\rho', '\\varphi', 'z'],
];

/**
 * The unit vector of a letter: of Cartesian axes the axis; of a triad of curvilinear coordinates (more than one of them in
 * use) a random right-handed frame; of anything else a random direction. `letters` are all unit vectors in use.
 */
export function unitVector(draw: Draw, letter: string, letters: ReadonlySet<string>): Triple {
  const axis = axisOf(letter, letters);
  if (axis !== undefined) return [axis === 0 ? 1 : 0, axis === 1 ? 1 : 0, axis === 2 ? 1 : 0];
  const triad = TRIADS.find((names) => [...letters].every((other) => names.includes(other)));
  const inFrame = letters.size > 1 ? randomFrame(draw)[triad?.indexOf(letter) ?? -1] : undefined;
  return inFrame ?? normalised(randomVector(draw, letter));
}

/** x, y, z; or i, j, k and 1, 2, 3 where the first two of them occur. */
function axisOf(letter: string, letters: ReadonlySet<string>): number | undefined {
  if (letter === 'x' || letter === 'y') return letter === 'x' ? 0 : 1;
  const hasAxes = letters.has('x') || letters.has('y');
  if (letter === 'z') return hasAxes ? 2 : undefined;
  for (const triple of ['ijk', '123']) {
    const at = triple.indexOf(letter);
    if (at >= 0 && letters.has(triple[0] ?? '') && letters.has(triple[1] ?? '')) return at;
  }
  return undefined;
}

/** Three orthonormal directions, right-handed: u, the part of v normal to it, and u × v. */
function randomFrame(draw: Draw): readonly Triple[] {
  const u = normalised(randomVector(draw, 'first direction'));
  const other = randomVector(draw, 'second direction');
  const along = u[0] * other[0] + u[1] * other[1] + u[2] * other[2];
  const v = normalised([other[0] - along * u[0], other[1] - along * u[1], other[2] - along * u[2]]);
  return [u, v, [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]];
}

/** The direction of a vector. */
export function normalised(vector: Triple): Triple {
  const length = Math.hypot(...vector);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

/** Three real numbers as a vector, each rounded a few times. */
export function asVector(triple: Triple): ArrayValue {
  return vectorValue(triple.map((re) => ({ ...exact({ re, im: 0 }), error: 4e-16 })));
}
