import { add, type Complex, complexOf, divide, multiply } from '../../src/math/complex.ts';
import { seededPoints, type Value } from './evaluate-reference.ts';
import { derivativeAt, derivativesAt } from './numerics/derivative.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

/**
 * Second route: the flow equation as it stands. The trace is a momentum integral with the regulator, done numerically at
 * constant fields; the flows of the minimum and of the coupling come from Cauchy integrals in the plane of ρ, the fixed
 * point from Newton's method and the stability matrix from finite differences.
 */
const RULE = gaussLegendre(6);

/** ½ Tr (Γ⁽²⁾ + R)⁻¹ ∂ₜR at k = 1 per volume and per area of the unit sphere, for the mass term m² = U' + 2ρU''. */
function trace(massSquared: Complex, d: number): Complex {
  return RULE.reduce((total, { node, weight }) => {
    const q = (1 + node) / 2;
    const regulator = 1 - q ** 4;
    const flowOfRegulator = 4;
    const inverse = divide(complexOf(flowOfRegulator / 2), add(complexOf(q ** 4 + regulator), massSquared));
    return add(total, multiply(complexOf((weight / 2) * q ** (d - 1)), inverse));
  }, complexOf(0));
}

interface Couplings {
  readonly kappa: number;
  readonly lambda: number;
}

/** Flows of the dimensionless minimum and coupling: loop part at fixed field, then the rescaling with powers of k. */
function flow({ kappa, lambda }: Couplings, d: number): Couplings {
  // U' + 2ρU'' = λ(ρ − κ) + 2ρλ, whose pole is further from the minimum than half of κ
  const loop = (rho: Complex) =>
    trace(add(multiply(complexOf(3 * lambda), rho), complexOf(-lambda * kappa)), d);
  const [, first = Number.NaN, second = Number.NaN] = derivativesAt(loop, kappa, kappa / 2, 2);
  // U'(ρ₀) = 0 moves the minimum against the slope that the loop adds
  return {
    kappa: -(d - 4) * kappa - first / lambda,
    lambda: -(8 - d) * lambda + second,
  };
}

type Matrix = readonly [number, number, number, number];

/** Derivatives of both flows with respect to both variables, in logarithms of the variables. */
function stability(at: Couplings, d: number): Matrix {
  const relative = (x: number, y: number) => {
    const moved = { kappa: at.kappa * Math.exp(x), lambda: at.lambda * Math.exp(y) };
    const { kappa, lambda } = flow(moved, d);
    return { x: kappa / moved.kappa, y: lambda / moved.lambda };
  };
  return [
    derivativeAt((x) => relative(x, 0).x, 0, 0.4),
    derivativeAt((y) => relative(0, y).x, 0, 0.4),
    derivativeAt((x) => relative(x, 0).y, 0, 0.4),
    derivativeAt((y) => relative(0, y).y, 0, 0.4),
  ];
}

/** Newton's method in the logarithms of both variables, with limited steps, until the step is nothing. */
function fixedPoint(d: number): Couplings {
  let at: Couplings = { kappa: 0.3, lambda: 1 };
  for (let [size, round] = [1, 0]; size > 1e-12 && round < 20; round += 1) {
    const [a, b, c, e] = stability(at, d);
    const { kappa, lambda } = flow(at, d);
    const [f, g] = [kappa / at.kappa, lambda / at.lambda];
    const determinant = a * e - b * c;
    const [x, y] = [(b * g - e * f) / determinant, (c * f - a * g) / determinant];
    size = Math.hypot(x, y);
    const damping = Math.min(1, 1 / size);
    at = { kappa: at.kappa * Math.exp(damping * x), lambda: at.lambda * Math.exp(damping * y) };
  }
  return at;
}

/** Eigenvalues do not depend on the variables, so those of the logarithms serve. */
function exponents(d: number): Value {
  const [a, b, c, e] = stability(fixedPoint(d), d);
  const root = Math.sqrt(((a - e) / 2) ** 2 + b * c);
  return [(a + e) / 2 + root, (a + e) / 2 - root];
}

proveReference({
  id: 'renormalization-lifshitz-flow',
  route: 'numeric trace of the flow equation, Newton for the fixed point, finite-difference stability matrix',
  points: seededPoints(3, { d: [5.6, 7.6] }),
  value: ({ d = 0 }) => exponents(d),
  bends: [
    ['{ \\frac{-7d^2+84d', '{ \\frac{-7d^2+68d'],
    ['- \\sqrt{(7d^2-84d+272)^2 + 48', '- \\sqrt{(7d^2-84d+272)^2 - 48'],
  ],
});
