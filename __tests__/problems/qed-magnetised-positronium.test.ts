import { type Complex, modulus } from '../../src/math/complex.ts';
import { seededPoints, type Values } from './evaluate-reference.ts';
import {
  adjoint,
  type ComplexMatrix,
  diagonal,
  matrixOf,
  product,
  scaled,
  sum,
  trace,
} from './numerics/complex-matrix.ts';
import { GAMMA, GAMMA5, minkowski, slash } from './numerics/gamma-matrices.ts';
import { proveReference } from './prove.ts';

/**
 * Second route: both diagrams with explicit 4×4 matrices, full propagators, the positron's spinor by charge conjugation
 * and all six pairs of polarisation vectors at one photon direction. Nothing is reduced by the Dirac equation, and no
 * split into singlet and triplet is made.
 */
type Vector = readonly [number, number, number, number];
const gamma = (mu: number): ComplexMatrix => GAMMA[mu] ?? diagonal(4, 0);

/** Electron at rest with spin up, ū u = 2m. */
const electron = (m: number) => scaled(matrixOf([[1], [0], [0], [0]]), Math.sqrt(2 * m));
/** v = iγ²u* of a positron at rest with spin down (its u is real). */
const positron = (m: number) =>
  scaled(product(gamma(2), matrixOf([[0], [1], [0], [0]])), { re: 0, im: Math.sqrt(2 * m) });

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]];

/** (l̸ + m) / (l² − m²) */
const propagator = (l: Vector, m: number) =>
  scaled(sum(slash(l), diagonal(4, m)), 1 / (minkowski(l, l) - m * m));

interface Setting {
  readonly m: number;
  readonly gV: number;
  readonly gA: number;
  readonly k: Vector;
  readonly q: Vector;
}

/** The photon is absorbed by the electron line first or last. */
function amplitude({ m, gV, gA, k, q }: Setting, photon: Vector, boson: Vector): Complex {
  const p: Vector = [m, 0, 0, 0];
  const bar = product(adjoint(positron(m)), gamma(0));
  const boson4 = product(slash(boson), sum(diagonal(4, gV), scaled(GAMMA5, gA)));
  const photonFirst = product(boson4, propagator(minus(p, k), m), slash(photon));
  const bosonFirst = product(slash(photon), propagator(minus(p, q), m), boson4);
  return trace(product(bar, sum(photonFirst, bosonFirst), electron(m)));
}

function distribution(point: Values): number {
  const read = (name: string) => point[name] ?? Number.NaN;
  const [m, M, c, alpha] = [read('m'), read('M'), read('c'), read('\\alpha')];
  const omega = (4 * m * m - M * M) / (4 * m);
  const s = Math.sqrt(1 - c * c);
  const transverse: readonly Vector[] = [
    [0, c, 0, -s],
    [0, 0, 1, 0],
  ];
  const k: Vector = [omega, omega * s, 0, omega * c];
  const q: Vector = minus([2 * m, 0, 0, 0], k);
  const longitudinal: Vector = [omega / M, (-q[0] * s) / M, 0, (-q[0] * c) / M];
  const setting = { m, gV: read('g_V'), gA: read('g_A'), k, q };
  let squares = 0;
  for (const photon of transverse) {
    for (const boson of [...transverse, longitudinal])
      squares += modulus(amplitude(setting, photon, boson)) ** 2;
  }
  const atOrigin = (m * alpha) ** 3 / (8 * Math.PI);
  // two-body phase space per unit of the cosine: 2π |k| / (16π² · 2m), and flux 4m² of two particles at rest
  return ((4 * Math.PI * alpha * squares * atOrigin) / (4 * m * m)) * (omega / (2 * m) / (8 * Math.PI));
}

proveReference({
  id: 'qed-magnetised-positronium',
  route: 'both diagrams with explicit 4×4 matrices, charge-conjugated spinor and polarisation vectors',
  points: seededPoints(3, {
    '\\alpha': [0.3, 0.6],
    m: [0.8, 1.2],
    M: [0.6, 1.3],
    g_V: [0.5, 1],
    g_A: [0.5, 1],
    c: [0.2, 0.9],
  }),
  value: distribution,
  bends: [
    ['g_V - g_A', 'g_V + g_A'],
    ['2m^2', 'm^2'],
    ['64', '32'],
    ['(1-c^2)', '(1+c^2)'],
  ],
});
