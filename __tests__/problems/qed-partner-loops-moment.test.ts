import { describe, expect, it } from '@jest/globals';
import { seededPoints } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

/**
 * Second route: no cross sections and no dispersion relation. The vacuum polarisations are Feynman-parameter integrals at
 * Euclidean momentum, and the moment is the integral over the Euclidean momentum of the photon with the weight that
 * remains of the vertex after the average over directions. Units of the electron mass.
 */
const RULE = gaussLegendre(60);

/** ∫₀¹ f for f(x) = f(1 − x), with x = t⁴, which resolves the logarithms near the end. */
function overUnit(f: (x: number) => number): number {
  return RULE.reduce((total, { node, weight }) => {
    const t = ((1 + node) / 2) * 0.5 ** (1 / 4);
    return total + weight * 0.5 ** (1 / 4) * 4 * t ** 3 * f(t ** 4);
  }, 0);
}

/** Π(0) − Π(Q²) in units of α/π: spinor loop 2x(1−x), scalar loop (1−2x)²/4 times the logarithm. */
function polarisation(Q2: number, spinors: number, scalars: number): number {
  return overUnit((x) => {
    const logarithm = Math.log1p(x * (1 - x) * Q2);
    return (spinors * 2 * x * (1 - x) + (scalars * (1 - 2 * x) ** 2) / 4) * logarithm;
  });
}

/** The weight of the photon's Euclidean momentum K² in the one-loop moment, per α/π and dK². */
function vertexWeight(K2: number): number {
  const Z = 2 / (K2 + Math.sqrt(K2 * K2 + 4 * K2));
  return (K2 * Z ** 3 * (1 - K2 * Z)) / (1 + K2 * Z * Z);
}

/** ∫ dK² over the half-line with K² = ((1+s)/(1−s))⁴, on two halves of s. */
function overMomentum(f: (K2: number) => number): number {
  return RULE.reduce(
    (total, { node, weight }) =>
      [-1, 1].reduce((inner, half) => {
        const s = (half + node) / 2;
        const r = (1 + s) / (1 - s);
        return inner + (weight / 2) * f(r ** 4) * 4 * r ** 3 * (2 / (1 - s) ** 2);
      }, total),
    0,
  );
}

describe('the momentum weight', () => {
  it('gives Schwinger the moment α/2π', () => {
    expect(overMomentum(vertexWeight)).toBeCloseTo(1 / 2, 12);
  });
});

const total = overMomentum((K2) => vertexWeight(K2) * polarisation(K2, 1, 2));

proveReference({
  id: 'qed-partner-loops-moment',
  route: 'Feynman-parameter polarisations under the Euclidean momentum integral of the vertex',
  points: seededPoints(3, { '\\alpha': [0.05, 0.5] }),
  value: ({ '\\alpha': alpha = 0 }) => (alpha / Math.PI) ** 2 * total,
  bends: [
    ['- \\frac{13}', '+ \\frac{13}'],
    ['{6}', '{3}'],
    ['{8}', '{7}'],
  ],
});
