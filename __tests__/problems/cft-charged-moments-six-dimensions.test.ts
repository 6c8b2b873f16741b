import { expect, it } from '@jest/globals';
import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

// Second route: no sums of Bernoulli type. The occupation of the continuous spectrum on hyperbolic space is integrated
// numerically, with the Plancherel density of spinors as a quotient of Gamma functions and fixed by the flat limit; the
// volume is the logarithm in a numerical integral of sinh^4.

const DIMENSION = 5;
const NODES = gaussLegendre(24);

function integral(f: (x: number) => number, from: number, to: number, panels: number): number {
  const half = (to - from) / panels / 2;
  return Array.from({ length: panels }, (_, k) => from + (2 * k + 1) * half).reduce(
    (total, middle) =>
      total + NODES.reduce((sum, { node, weight }) => sum + half * weight * f(middle + half * node), 0),
    0,
  );
}

/** |Γ(5/2 + iλ)/Γ(1/2 + iλ)|², from Γ(z + 1) = z Γ(z). */
function plancherel(lambda: number): number {
  return [0.5, 1.5].reduce((total, x) => total * (x * x + lambda * lambda), 1);
}

/** Area of the unit sphere in five dimensions, from the Gaussian integral: π^(5/2) = (area/2) ∫ t^(3/2) e^(-t) dt. */
const AREA = Math.PI ** 2.5 / integral((s) => s ** 4 * Math.exp(-s * s), 0, 8, 20);

/** States per volume: at large λ those of flat space, area λ^4 / (2 π)^5. */
const density = (lambda: number) => (AREA / (2 * Math.PI) ** DIMENSION) * plancherel(lambda);

/** The coefficient of log(R/ε) in the volume of H^5 up to sinh u = R/ε: what is left without cosh 4u and cosh 2u. */
const VOLUME = (() => {
  const rest = (u: number) => Math.sinh(u) ** 4 - Math.cosh(4 * u) / 8 + Math.cosh(2 * u) / 2;
  return AREA * integral(rest, 0, 1, 1);
})();

/** The coefficient of log(R/ε) in log Z(n, α): two states each of charge 1 and -1. */
function logarithm(n: number, alpha: number): number {
  const beta = 2 * Math.PI * n;
  const pressure = (lambda: number) => {
    const x = Math.exp(-beta * lambda);
    return density(lambda) * Math.log1p(x * x + 2 * x * Math.cos(alpha));
  };
  return VOLUME * 2 * integral(pressure, 0, 60 / beta, 60);
}

const value = (point: Values) => {
  const { n = 0 } = point;
  return logarithm(n, point['\\alpha'] ?? 0) - n * logarithm(1, 0);
};

it('gives the entanglement entropy 191/7560 of the trace anomaly', () => {
  const step = 1e-3;
  const slope = (value({ n: 1 + step }) - value({ n: 1 - step })) / (2 * step);
  expect(-slope).toBeCloseTo(191 / 7560, 6);
});

proveReference({
  id: 'cft-charged-moments-six-dimensions',
  route:
    'numerical integration over the spectrum on hyperbolic space; the entropy is checked by the trace anomaly',
  points: seededPoints(3, { n: [0.6, 2.5], '\\alpha': [0.5, 2.5] }),
  value,
  bends: [
    ['- \\frac{407n}', '+ \\frac{407n}'],
    ['288', '144'],
    ['\\frac{3}{32', '\\frac{9}{32'],
    ['\\frac{\\alpha^4}{48}', '\\frac{\\alpha^4}{24}'],
  ],
});
