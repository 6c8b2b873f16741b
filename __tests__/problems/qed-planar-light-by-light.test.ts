import { seededPoints } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre, limitOfDoublings } from './quadrature.ts';

/**
 * Second route. The heat kernel in a constant magnetic field is the product over the Fourier modes of a closed worldline,
 * times a spin trace taken with explicit 2×2 matrices; its fourth order in the field is summed mode by mode. The amplitude
 * comes from the field strengths of four plane waves with explicit polarisations, the cross section from the final
 * momenta in Cartesian components. No hyperbolic function, no dual vector and no Mandelstam variable occurs.
 */

/** Σ n^(−power) over n ≥ 1, with the tail extrapolated. */
function modeSum(power: number): number {
  const partialSums: number[] = [];
  let sum = 0;
  for (let n = 1; n <= 1024; n += 1) {
    sum += n ** -power;
    if (n >= 16 && Number.isInteger(Math.log2(n))) partialSums.push(sum);
  }
  return limitOfDoublings(partialSums);
}

/**
 * The worldline action ẋ²/4 + i(x ẏ − y ẋ)·f/2 of one Fourier mode w = 2πn/s has the matrix
 * [[w²/4, −fw/2], [fw/2, w²/4]]. Its determinant over that of the free mode is 1 + r/n², with r = (fs/π)²; each mode
 * counts with the power −1. Coefficients of (fs)² and (fs)⁴ of the product over n.
 */
function orbitalFactor(): readonly [number, number, number] {
  const first = modeSum(2) / Math.PI ** 2;
  const second = modeSum(4) / Math.PI ** 4;
  return [1, -first, (first ** 2 + second) / 2];
}

/** A real 2×2 matrix, row after row. */
type Matrix = readonly [number, number, number, number];

function times([a, b, c, d]: Matrix, [e, f, g, h]: Matrix): Matrix {
  return [a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h];
}

function trace([a, , , d]: Matrix): number {
  return a + d;
}

/** tr exp(fs·Σ) with Σ = (i/2)[γ¹, γ²] for γ¹ = iσ₁, γ² = iσ₂: coefficients of (fs)⁰, (fs)², (fs)⁴. */
function spinTrace(): readonly [number, number, number] {
  const iGamma1: Matrix = [0, -1, -1, 0];
  const gamma2: Matrix = [0, 1, -1, 0];
  const forth = times(iGamma1, gamma2);
  const back = times(gamma2, iGamma1);
  const spin: Matrix = [
    (forth[0] - back[0]) / 2,
    (forth[1] - back[1]) / 2,
    (forth[2] - back[2]) / 2,
    (forth[3] - back[3]) / 2,
  ];
  const square = times(spin, spin);
  return [trace([1, 0, 0, 1]), trace(square) / 2, trace(times(square, square)) / 24];
}

/** ∫ ds/s (4πs)^(−3/2) s⁴ e^(−M²s), by the trapezoidal rule in ln s. */
function properTimeIntegral(mass: number): number {
  const step = 1 / 32;
  let sum = 0;
  for (let u = -30; u <= 6; u += step) {
    const s = Math.exp(u) / mass ** 2;
    sum += step * (4 * Math.PI * s) ** -1.5 * s ** 4 * Math.exp(-(mass ** 2) * s);
  }
  return sum;
}

/** The coefficient c of (½ F_{μν}F^{μν})² in the effective Lagrangian. */
function quarticCoefficient(q: number, m: number, M: number): number {
  const orbital = orbitalFactor();
  const spin = spinTrace();
  const spinorPair = orbital[0] * spin[2] + orbital[1] * spin[1] + orbital[2] * spin[0];
  return -(q ** 4) * spinorPair * properTimeIntegral(m) + (2 * q) ** 4 * orbital[2] * properTimeIntegral(M);
}

type Vector = readonly [number, number, number];
type Tensor = readonly Vector[];

/** k_μ ε_ν − k_ν ε_μ of a photon with this momentum, in the gauge ε⁰ = 0. Upper indices. */
function fieldStrength(px: number, py: number): Tensor {
  const energy = Math.hypot(px, py);
  const k: Vector = [energy, px, py];
  const polarisation: Vector = [0, -py / energy, px / energy];
  return [0, 1, 2].map((mu) => {
    const row = [0, 1, 2].map(
      (nu) => (k[mu] ?? 0) * (polarisation[nu] ?? 0) - (k[nu] ?? 0) * (polarisation[mu] ?? 0),
    );
    return [row[0] ?? 0, row[1] ?? 0, row[2] ?? 0] as const;
  });
}

/** (½ F_{μν}F^{μν})² of a superposition. */
function quartic(fields: readonly Tensor[]): number {
  let invariant = 0;
  for (const mu of [0, 1, 2] as const) {
    for (const nu of [0, 1, 2] as const) {
      const total = fields.reduce((sum, field) => sum + (field[mu]?.[nu] ?? 0), 0);
      const sign = (mu === 0 ? 1 : -1) * (nu === 0 ? 1 : -1);
      invariant += 0.5 * sign * total ** 2;
    }
  }
  return invariant ** 2;
}

/** The part of the quartic that is linear in each of the four waves, by inclusion and exclusion. */
function amplitudePerCoefficient(waves: readonly Tensor[]): number {
  let sum = 0;
  for (let subset = 1; subset < 16; subset += 1) {
    const chosen = waves.filter((_, index) => (subset >> index) & 1);
    sum += (chosen.length % 2 === 0 ? 1 : -1) * quartic(chosen);
  }
  return sum;
}

const NODES = gaussLegendre(40);

/**
 * Rate over flux. ∫ d²p/((2π)² (2p)²) 2π δ(2p − 2ω) |M|² over half the plane of p (identical photons): for each direction
 * slope p_x = p_y·v with |v| ≤ 1 and p_x, p_y exchanged, the delta function fixes the larger component.
 */
function crossSection(c: number, omega: number): number {
  let integral = 0;
  const rateAt = (px: number, py: number): number => {
    const waves = [
      fieldStrength(omega, 0),
      fieldStrength(-omega, 0),
      fieldStrength(px, py),
      fieldStrength(-px, -py),
    ];
    return (c * amplitudePerCoefficient(waves)) ** 2 / (2 * Math.PI * (2 * omega) ** 2);
  };
  for (const { node: v, weight } of NODES) {
    // p = y √(1 + v²), d²p = y dy dv, and δ(2p − 2ω) leaves y / (2 √(1 + v²)) at y = ω / √(1 + v²)
    const y = omega / Math.sqrt(1 + v ** 2);
    const jacobian = y / (2 * Math.sqrt(1 + v ** 2));
    integral += weight * jacobian * (rateAt(v * y, y) + rateAt(y, v * y));
  }
  return integral / (2 * omega * 2 * omega * 2);
}

proveReference({
  id: 'qed-planar-light-by-light',
  route: 'heat kernel mode by mode with explicit 2×2 matrices, four plane waves with explicit polarisations',
  points: seededPoints(3, { q: [0.8, 1.3], '\\omega': [0.5, 1.5], m: [0.7, 1], M: [1.1, 1.5] }),
  value: ({ q = 0, m = 0, M = 0, '\\omega': omega = 0 }) => crossSection(quarticCoefficient(q, m, M), omega),
  bends: [
    ['+\\frac{7}', '-\\frac{7}'],
    ['\\frac{7}{M^5}', '\\frac{7}{16M^5}'],
    ['\\frac{1}{m^5}', '\\frac{2}{m^5}'],
    ['25600\\pi^2', '25600\\pi'],
    ['11q^8', '22q^8'],
  ],
});
