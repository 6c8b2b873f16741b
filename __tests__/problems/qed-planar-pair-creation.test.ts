import { add, type Complex, modulus } from '../../src/math/complex.ts';
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
import { minkowski, PAULI, slash } from './numerics/gamma-matrices.ts';
import { proveReference } from './prove.ts';

/**
 * Second route: explicit 2×2 matrices and explicit spinors in the frame where the photons have different energies; both
 * diagrams are added as complex numbers with the full propagators, and the final directions are summed in that frame. No
 * trace, no Mandelstam variable and no boost occurs.
 */
const GAMMA3: readonly ComplexMatrix[] = [
  PAULI[2],
  scaled(PAULI[0], { re: 0, im: 1 }),
  scaled(PAULI[1], { re: 0, im: 1 }),
];
type Momentum = readonly [number, number, number];

const on = (p: readonly number[]) => slash(p, GAMMA3);

/** (p̸ + m) on the spinor (1, 0) at rest, normalised to ū u = 2m. */
function particle(p: Momentum, m: number): ComplexMatrix {
  return scaled(product(sum(on(p), diagonal(2, m)), matrixOf([[1], [0]])), 1 / Math.sqrt(p[0] + m));
}

/** (p̸ − m) on (0, 1), normalised to v̄ v = −2m. */
function antiparticle(p: Momentum, m: number): ComplexMatrix {
  return scaled(product(sum(on(p), diagonal(2, -m)), matrixOf([[0], [1]])), 1 / Math.sqrt(p[0] + m));
}

const minus = (a: Momentum, b: Momentum): Momentum => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** The spinor chain ū ε̸ (l̸ + m) ε̸ v / (l² − m²) of one diagram. */
function diagram(bar: ComplexMatrix, l: Momentum, v: ComplexMatrix, m: number): Complex {
  const polarisation = on([0, 0, 1]);
  const chain = product(bar, polarisation, sum(on(l), diagonal(2, m)), polarisation, v);
  return trace(scaled(chain, 1 / (minkowski(l, l) - m * m)));
}

interface Outgoing {
  readonly p1: Momentum;
  readonly p2: Momentum;
  /** d(E1 + E2)/d|p1| at a fixed direction */
  readonly slope: number;
}

/** The pair of momenta with p1 in the direction phi: the total energy grows with |p1|, whose value is bisected. */
function outgoing(phi: number, total: Momentum, m: number): Outgoing {
  const pairAt = (size: number): Outgoing => {
    const [x, y] = [size * Math.cos(phi), size * Math.sin(phi)];
    const p1: Momentum = [Math.hypot(x, y, m), x, y];
    const p2: Momentum = [Math.hypot(total[1] - x, y, m), total[1] - x, -y];
    return { p1, p2, slope: size / p1[0] - (p2[1] * Math.cos(phi) + p2[2] * Math.sin(phi)) / p2[0] };
  };
  let [low, high] = [0, total[0]];
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    const { p1, p2 } = pairAt(middle);
    if (p1[0] + p2[0] < total[0]) low = middle;
    else high = middle;
  }
  return pairAt(low);
}

const DIRECTIONS = 256;

/** ∫ d²p/((2π)² 2E₁ 2E₂) 2π δ(E₁ + E₂ − W) |M|² over the flux, by the trapezoidal rule in the direction of p. */
function crossSection({ e = 0, m = 0, '\\omega_1': w1 = 0, '\\omega_2': w2 = 0 }: Values): number {
  const k1: Momentum = [w1, w1, 0];
  const k2: Momentum = [w2, -w2, 0];
  let rate = 0;
  for (let n = 0; n < DIRECTIONS; n += 1) {
    const phi = (2 * Math.PI * (n + 0.5)) / DIRECTIONS;
    const { p1, p2, slope } = outgoing(phi, [w1 + w2, w1 - w2, 0], m);
    const bar = product(adjoint(particle(p1, m)), PAULI[2]);
    const v = antiparticle(p2, m);
    const amplitude = add(diagram(bar, minus(p1, k1), v, m), diagram(bar, minus(p1, k2), v, m));
    const phaseSpace = Math.hypot(p1[1], p1[2]) / slope / (8 * Math.PI * p1[0] * p2[0]);
    rate += ((2 * Math.PI) / DIRECTIONS) * phaseSpace * (e * e * modulus(amplitude)) ** 2;
  }
  return rate / (2 * w1 * 2 * w2 * 2);
}

proveReference({
  id: 'qed-planar-pair-creation',
  route: 'both diagrams with explicit 2×2 matrices and spinors, directions summed in an asymmetric frame',
  points: seededPoints(3, { e: [0.3, 0.6], m: [0.4, 0.7], '\\omega_1': [1.3, 1.8], '\\omega_2': [1, 1.3] }),
  value: crossSection,
  bends: [
    ['- 1 +', '+ 1 +'],
    ['\\frac{2m}', '\\frac{m}'],
    ['\\frac{2m^3}', '\\frac{4m^3}'],
    ['{16 ', '{8 '],
  ],
});
