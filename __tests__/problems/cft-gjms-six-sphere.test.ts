import { expect, it } from '@jest/globals';
import { add, type Complex, complexOf, exp, log, multiply, power, sqrt } from '../../src/math/complex.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

// Second route: no modes of the sphere. Z_k is the quotient of the partition functions of one scalar field in hyperbolic space
// of seven dimensions with the two fall-offs 3 - k and 3 + k; its derivative by the mass is the difference of the coincident
// propagators times the volume, whose logarithm is that of a numerical integral.

const NODES = gaussLegendre(20);

function integral(f: (x: number) => number, from: number, to: number): number {
  const half = (to - from) / 2;
  return NODES.reduce((sum, { node, weight }) => sum + half * weight * f(from + half * (1 + node)), 0);
}

/** cosh(ν arccosh w), which is regular at w = 1. */
function coshOf(nu: number, w: Complex): Complex {
  const root = sqrt(add(multiply(w, w), complexOf(-1)));
  const u = log(add(w, root));
  const up = exp(multiply(complexOf(nu), u));
  return multiply(complexOf(0.5), add(up, power(up, complexOf(-1))));
}

/** The third derivative at w = 1 by Cauchy's integral over a circle. */
function thirdDerivative(f: (w: Complex) => Complex): number {
  const points = 64;
  const radius = 1;
  let sum = complexOf(0);
  for (let k = 0; k < points; k += 1) {
    const angle = (2 * Math.PI * (k + 0.5)) / points;
    const direction = exp(complexOf(0, angle));
    const value = f(add(complexOf(1), multiply(complexOf(radius), direction)));
    sum = add(sum, multiply(value, exp(complexOf(0, -3 * angle))));
  }
  return (6 * sum.re) / (points * radius ** 3);
}

/**
 * G(3-ν) - G(3+ν) at coincident points of H^7: in one dimension it is -cosh(νu)/ν, and each step by two dimensions is
 * -1/(2π) d/d(cosh u).
 */
function propagators(nu: number): number {
  return (-1 / (2 * Math.PI)) ** 3 * (-thirdDerivative((w) => coshOf(nu, w)) / nu);
}

/** Area of the unit six-sphere, from the seven-dimensional Gaussian integral. */
const AREA = (Math.PI ** 3.5 / [0.5, 1.5, 2.5].reduce((a, b) => a * b, Math.sqrt(Math.PI))) * 2;

/** The coefficient of u in the volume up to radius u: sinh^6 without its hyperbolic cosines. */
const VOLUME =
  AREA *
  integral(
    (u) =>
      Math.sinh(u) ** 6 - Math.cosh(6 * u) / 32 + (6 * Math.cosh(4 * u)) / 32 - (15 * Math.cosh(2 * u)) / 32,
    0,
    1,
  );

/** d log(Z-/Z+) = -½ Vol (G- - G+) d(ν²), integrated from ν = 0, where both are the same. */
function coefficient(k: number): number {
  return integral((nu) => -VOLUME * nu * propagators(nu), 0, k);
}

it('gives 1/756 for the conformally coupled scalar', () => {
  expect(coefficient(1)).toBeCloseTo(1 / 756, 12);
});

proveReference({
  id: 'cft-gjms-six-sphere',
  route:
    'one-loop determinants of hyperbolic space in seven dimensions with two fall-offs, integrated over the mass',
  points: [2, 3, 4, 5].map((k) => ({ k })),
  value: ({ k = 0 }) => coefficient(k),
  bends: [
    ['-21', '+21'],
    ['28', '26'],
    ['k^3', 'k^5'],
  ],
});
