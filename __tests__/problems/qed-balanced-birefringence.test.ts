import { seededPoints, type Values } from './evaluate-reference.ts';
import {
  type ComplexMatrix,
  diagonal,
  kronecker,
  product,
  scaled,
  sum,
  trace,
} from './numerics/complex-matrix.ts';
import { PAULI } from './numerics/gamma-matrices.ts';
import { proveReference } from './prove.ts';

/**
 * Second route: Euclidean heat kernels in two orthogonal planes of constant field, each a sum over Landau levels times a
 * spin trace of explicit 4×4 matrices; the quartic coefficients come from an interpolation in the square of the field. The
 * refractive indices are eigenvalues of the quartic Lagrangian's second variation by two plane waves with explicit
 * vectors. No hyperbolic function and no formula for the two indices occurs.
 */

/** x Σ exp(−(2n+1)x) · 2: the heat kernel of a plane over that without field, x = field × proper time. */
function landauLevels(x: number): number {
  if (x === 0) return 1;
  let total = 0;
  for (let n = 0; (2 * n + 1) * x < 42; n += 1) total += Math.exp(-(2 * n + 1) * x);
  return 2 * x * total;
}

/** Trace of the exponential of a matrix by its power series. */
function traceOfExponential(matrix: ComplexMatrix): number {
  let term = diagonal(4, 1);
  let total = trace(term).re;
  for (let n = 1; n < 40; n += 1) {
    term = scaled(product(term, matrix), 1 / n);
    total += trace(term).re;
  }
  return total;
}

/** Four hermitian matrices with {γ, γ} = 2δ. */
const EUCLIDEAN: readonly ComplexMatrix[] = [
  ...PAULI.map((sigma) => kronecker(PAULI[0], sigma)),
  kronecker(PAULI[1], diagonal(2, 1)),
];
/** (i/2)[γ_a, γ_b] = iγ_aγ_b */
const spin = (a: number, b: number) =>
  scaled(product(EUCLIDEAN[a] ?? [], EUCLIDEAN[b] ?? []), { re: 0, im: 1 });
const SPINOR_PLANES = [spin(0, 1), spin(2, 3)] as const;
/** i times the generator of rotations of a vector in the plane of the axes a and b. */
const rotation = (a: number, b: number): ComplexMatrix =>
  [0, 1, 2, 3].map((row) =>
    [0, 1, 2, 3].map((column) => ({
      re: 0,
      im: row === a && column === b ? 1 : row === b && column === a ? -1 : 0,
    })),
  );
const VECTOR_PLANES = [rotation(0, 1), rotation(2, 3)] as const;

type Kernel = (x: number, y: number) => number;
const orbital: Kernel = (x, y) => landauLevels(x) * landauLevels(y);

/** Loops of a complex scalar, a Dirac fermion, and a vector of gyromagnetic ratio 2 with its ghosts and Goldstone field. */
const KERNELS: readonly Kernel[] = [
  orbital,
  (x, y) =>
    (-orbital(x, y) * traceOfExponential(sum(scaled(SPINOR_PLANES[0], x), scaled(SPINOR_PLANES[1], y)))) / 2,
  (x, y) =>
    orbital(x, y) *
    (traceOfExponential(sum(scaled(VECTOR_PLANES[0], 2 * x), scaled(VECTOR_PLANES[1], 2 * y))) - 2 + 1),
];

const COUNT = 13;
const NODES = Array.from({ length: COUNT }, (_, k) => 0.5 - 0.48 * Math.cos((Math.PI * (k + 0.5)) / COUNT));

/** The coefficient of u² of a function of u = x², by Newton's divided differences at positive u. */
function quadraticCoefficient(f: (x: number) => number): number {
  let differences = NODES.map((u) => f(Math.sqrt(u)));
  let basis = [1];
  const polynomial = NODES.map(() => 0);
  NODES.forEach((node, order) => {
    basis.forEach((coefficient, power) => {
      polynomial[power] = (polynomial[power] ?? 0) + coefficient * (differences[0] ?? 0);
    });
    basis = [...basis, 0].map((_, power) => (basis[power - 1] ?? 0) - node * (basis[power] ?? 0));
    differences = differences
      .slice(1)
      .map((value, k) => (value - (differences[k] ?? 0)) / ((NODES[k + order + 1] ?? 0) - (NODES[k] ?? 0)));
  });
  return polynomial[2] ?? Number.NaN;
}

interface Quartic {
  /** of (B² − E²)² */
  readonly first: number;
  /** of (E·B)² */
  readonly second: number;
}

/** A(x⁴ + y⁴) + C x²y², where x² is B² and y² is −E² of parallel fields. */
function quarticOf(kernel: Kernel): Quartic {
  const single = quadraticCoefficient((x) => kernel(x, 0));
  const mixed = quadraticCoefficient((x) => kernel(x, x)) - 2 * single;
  return { first: single, second: 2 * single - mixed };
}

const QUARTICS = KERNELS.map(quarticOf);

/** The quartic Lagrangian in units of α²: charge⁴/m⁴ of each field, and ∫ ds s e^(−m²s) = m⁻⁴. */
function lagrangian(masses: readonly number[]): Quartic {
  const charges = [2, 1, 1];
  const weights = masses.map((mass, i) => ((charges[i] ?? 1) / mass) ** 4);
  const total = (part: keyof Quartic) =>
    QUARTICS.reduce((result, quartic, i) => result + (weights[i] ?? 0) * quartic[part], 0);
  return { first: total('first'), second: total('second') };
}

type Vector = readonly [number, number, number];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** n − 1 of the linear polarisation e: half the second variation of the quartic Lagrangian by e and b = k × e. */
function index({ first, second }: Quartic, field: Vector, e: Vector, b: Vector): number {
  const value = (t: number) => {
    const [electric, magnetic] = [scale(e, t), plus(field, scale(b, t))];
    const invariant = dot(magnetic, magnetic) - dot(electric, electric);
    return first * invariant ** 2 + second * dot(electric, magnetic) ** 2;
  };
  // an even part of fourth order in t: two steps remove it exactly
  const even = (t: number) => (value(t) + value(-t) - 2 * value(0)) / (2 * t * t);
  return (4 * even(0.5) - even(1)) / 3;
}

const scale = (a: Vector, t: number): Vector => [a[0] * t, a[1] * t, a[2] * t];
const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** Indices of the polarisations in the plane of the wave vector (along z) and the field, and across it. */
function indices(masses: readonly number[], B: number, theta: number): readonly [number, number] {
  const field: Vector = [B * Math.sin(theta), 0, B * Math.cos(theta)];
  const quartic = lagrangian(masses);
  return [index(quartic, field, [1, 0, 0], [0, 1, 0]), index(quartic, field, [0, 1, 0], [-1, 0, 0])];
}

/** The scalar mass at which both indices agree, by bisection: a light scalar slows the polarisation across the field. */
function balancedMass(m: number, MW: number): number {
  let [low, high] = [0.1, 50];
  for (let round = 0; round < 70; round += 1) {
    const M = Math.sqrt(low * high);
    const [inPlane, across] = indices([M, m, MW], 1, 1);
    if (inPlane < across) low = M;
    else high = M;
  }
  return low;
}

const read = (point: Values, name: string) => point[name] ?? Number.NaN;
const MASSES = { m: [0.7, 1], M_W: [1.3, 2] } as const;

proveReference({
  id: 'qed-balanced-birefringence',
  part: 0,
  route: 'Landau-level sums and explicit spin matrices; bisection for equal indices',
  points: seededPoints(3, MASSES),
  value: (point) => balancedMass(read(point, 'm'), read(point, 'M_W')),
  bends: [
    ['16 m', '8 m'],
    ['- 3m', '+ 3m'],
    ['2M_W', '3M_W'],
  ],
});

proveReference({
  id: 'qed-balanced-birefringence',
  part: 1,
  route: 'second variation of the quartic Lagrangian by plane waves with explicit vectors',
  points: seededPoints(3, { ...MASSES, '\\alpha': [0.1, 0.3], B: [0.1, 0.5], '\\theta': [0.3, 1.4] }),
  value: (point) => {
    const [m, MW] = [read(point, 'm'), read(point, 'M_W')];
    const [inPlane] = indices([balancedMass(m, MW), m, MW], read(point, 'B'), read(point, '\\theta'));
    return read(point, '\\alpha') ** 2 * inPlane;
  },
  bends: [
    ['8}', '4}'],
    ['{3}', '{6}'],
    ['\\sin^2', '\\cos^2'],
  ],
});
