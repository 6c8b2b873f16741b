import { modulus } from '../../src/math/complex.ts';
import { seededPoints, type Value, type Values } from './evaluate-reference.ts';
import {
  adjoint,
  type ComplexMatrix,
  diagonal,
  matrixOf,
  product,
  trace,
} from './numerics/complex-matrix.ts';
import { GAMMA, slash } from './numerics/gamma-matrices.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

/**
 * Second route: the potential is a sum of Yukawa potentials weighted with the production of pairs by the current, taken
 * from explicit massless spinors; matrix elements of each Yukawa potential and of z are numeric integrals over wave
 * functions, and the sum over Yukawa masses is numeric. No logarithm of r, no ψ function, no parabolic coordinates.
 */
const RULE = gaussLegendre(40);

/** ∫ₐᵇ f */
function integrate(from: number, to: number, f: (x: number) => number): number {
  const half = (to - from) / 2;
  return RULE.reduce((total, { node, weight }) => total + half * weight * f(from + half * (1 + node)), 0);
}

/** Σ over spins of |ū γⁱ v|² over s for a massless pair of energy 1 each, against 4 for charge one: a Dirac fermion counts 1. */
function diracWeight(): number {
  const p1 = [1, 0, 0, 1];
  const p2 = [1, 0, 0, -1];
  const spinors = (p: readonly number[], low: number): readonly ComplexMatrix[] =>
    [low, low + 1].map((entry) =>
      product(slash(p), matrixOf([0, 1, 2, 3].map((row) => [row === entry ? 1 : 0]))),
    );
  const gamma0 = GAMMA[0] ?? diagonal(4, 1);
  let total = 0;
  for (const gamma of GAMMA.slice(1)) {
    for (const u of spinors(p1, 0)) {
      for (const v of spinors(p2, 2)) {
        total += modulus(trace(product(adjoint(u), gamma0, gamma, v))) ** 2;
      }
    }
  }
  return total / 4 / 4;
}

/** |p₁ − p₂|² over s for a massless pair of scalars, in the same unit, times the square of the charge. */
const scalarWeight = (charge: number) => (charge ** 2 * (2 * 1) ** 2) / 4 / 4;

/** Radial functions r R(r) of n = 3 in units of the Bohr radius, not normalised. */
const RADIAL = {
  P: (r: number) => r ** 2 * (1 - r / 6) * Math.exp(-r / 3),
  D: (r: number) => r ** 3 * Math.exp(-r / 3),
} as const;
type Level = keyof typeof RADIAL;

/** ∫₀^∞ of a function that falls like exp(−rate·r) */
const overRadius = (rate: number, f: (r: number) => number) =>
  [0, 12, 24].reduce((total, start) => total + integrate(start / rate, (start + 12) / rate, f), 0) +
  integrate(36 / rate, 70 / rate, f);

const norm = (level: Level) => overRadius(2 / 3, (r) => RADIAL[level](r) ** 2);

/** ⟨exp(−μr)/r⟩ */
const yukawa = (level: Level, mu: number) =>
  overRadius(2 / 3 + mu, (r) => (RADIAL[level](r) ** 2 * Math.exp(-mu * r)) / r) / norm(level);

/** ∫ dμ/μ of ⟨exp(−μr)/r⟩ in P minus that in D, by the trapezoidal rule in ln μ. */
function yukawaDifference(): number {
  const step = 0.25;
  let total = 0;
  for (let u = -14; u <= 10; u += step) {
    const mu = Math.exp(u);
    total += step * (yukawa('P', mu) - yukawa('D', mu));
  }
  return total;
}

/** ⟨3P, m = 1| z |3D, m = 1⟩ with the angular functions sin θ and sin θ cos θ. */
function dipole(): number {
  const angular = (f: (x: number) => number) => integrate(-1, 1, f);
  const overlap = angular((x) => (1 - x * x) * x * x);
  const angularNorm = angular((x) => 1 - x * x) * angular((x) => (1 - x * x) * x * x);
  const radial = overRadius(2 / 3, (r) => RADIAL.P(r) * r * RADIAL.D(r));
  return (overlap * radial) / Math.sqrt(angularNorm * norm('P') * norm('D'));
}

const DIFFERENCE = yukawaDifference();
const DIPOLE = dipole();
const WEIGHT = diracWeight() + scalarWeight(2);

function shifts({ Z = 0, '\\alpha': alpha = 0, m = 0, f = 0 }: Values): Value {
  const bohr = 1 / (Z * alpha * m);
  const pShift = ((-2 * Z * alpha ** 2) / (3 * Math.PI)) * WEIGHT * (DIFFERENCE / bohr);
  const coupling = f * DIPOLE * bohr;
  // the rotation that makes [[pShift, coupling], [coupling, 0]] diagonal
  const angle = Math.atan2(2 * coupling, pShift) / 2;
  const energy = (phi: number) => pShift * Math.cos(phi) ** 2 + 2 * coupling * Math.cos(phi) * Math.sin(phi);
  return [energy(angle), energy(angle + Math.PI / 2)];
}

proveReference({
  id: 'qed-massless-loops-stark',
  route: 'sum of Yukawa potentials weighted by explicit pair currents, numeric wave functions and rotation',
  points: seededPoints(3, { Z: [1.5, 2.5], '\\alpha': [0.4, 0.8], m: [1, 2], f: [0.002, 0.006] }),
  value: shifts,
  bends: [
    ['{ -\\frac{2Z', '{ \\frac{2Z'],
    ['\\left(\\frac{9f}{2Z\\alpha m}\\right)^2}, ', '\\left(\\frac{9f}{Z\\alpha m}\\right)^2}, '],
  ],
});
