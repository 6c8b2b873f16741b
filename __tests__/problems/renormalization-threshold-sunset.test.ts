import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

/**
 * Second route: momentum space. The self-energy of φ₃ is a numeric Feynman-parameter integral, and ⟨φ₃²⟩ the numeric
 * integral over the momentum of the self-energy between two propagators. No derivative with respect to a mass is taken.
 */
const RULE = gaussLegendre(40);

/** ∫₀¹ f, with both ends resolved by x = t³(10 − 15t + 6t²). */
function overUnit(f: (x: number, rest: number) => number): number {
  const smooth = (t: number) => t ** 3 * (10 - 15 * t + 6 * t * t);
  return RULE.reduce((total, { node, weight }) => {
    const t = (1 + node) / 2;
    const slope = 30 * t ** 2 * (1 - t) ** 2;
    return total + (weight / 2) * slope * f(smooth(t), smooth(1 - t));
  }, 0);
}

/** ∫ d²k/(2π)² 1/((k² + m₁²)((k + p)² + m₂²)) */
const selfEnergy = (p2: number, m1: number, m2: number) =>
  overUnit((x, rest) => 1 / (x * m1 * m1 + rest * m2 * m2 + x * rest * p2)) / (4 * Math.PI);

/** ∫ d²p/(2π)² Π(p)/(p² + m₃²)², with u = m₃²/(p² + m₃²). */
function expectation({ g = 0, m_1 = 0, m_2 = 0 }: Values): number {
  const square = (m_1 + m_2) ** 2;
  return (g * g * overUnit((u, rest) => selfEnergy((square * rest) / u, m_1, m_2))) / (4 * Math.PI * square);
}

proveReference({
  id: 'renormalization-threshold-sunset',
  route: 'momentum space: numeric self-energy between two propagators',
  points: seededPoints(3, { g: [0.5, 1.5], m_1: [0.7, 1.4], m_2: [0.5, 2] }),
  value: expectation,
  bends: [
    ['[ 1 +', '[ 2 +'],
    ['m_1+3m_2', 'm_1+2m_2'],
    ['48\\pi^2', '48\\pi'],
    ['} \\ln\\frac{m_2', '} \\ln\\frac{2m_2'],
  ],
});
