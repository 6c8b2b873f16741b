import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';
import { gaussLegendre } from './quadrature.ts';

// Second route: no spectrum. The sum over modes is the integral over imaginary frequencies of the logarithm of
// tr M - 2 cos Φ, with M the transfer matrix of all four arcs multiplied out; its derivative by Φ is integrated numerically.

type Transfer = readonly [number, number, number, number];

const multiply = ([a, b, c, d]: Transfer, [e, f, g, h]: Transfer): Transfer => [
  a * e + b * g,
  a * f + b * h,
  c * e + d * g,
  c * f + d * h,
];

/** (φ, K φ') from one end of an arc to the other at the imaginary frequency iκ. */
function arc(kappa: number, K: number, length: number): Transfer {
  const [cosh, sinh] = [Math.cosh(kappa * length), Math.sinh(kappa * length)];
  return [cosh, sinh / (K * kappa), K * kappa * sinh, cosh];
}

const NODES = gaussLegendre(24);
const PANELS = 40;

function current(point: Values): number {
  const read = (name: string) => point[name] ?? Number.NaN;
  const [a, phi] = [read('a'), read('\\Phi')];
  const end = 12 / a;
  const half = end / PANELS / 2;
  let sum = 0;
  for (let panel = 0; panel < PANELS; panel += 1)
    for (const { node, weight } of NODES) {
      const kappa = (2 * panel + 1 + node) * half;
      const cell = multiply(arc(kappa, read('K_1'), a), arc(kappa, read('K_2'), a));
      const [first, , , last] = multiply(cell, cell);
      sum += (half * weight * 2 * Math.sin(phi)) / (first + last - 2 * Math.cos(phi));
    }
  // a complex field: (1/π) ∫ dκ log(tr M - 2 cos Φ)
  return sum / Math.PI;
}

proveReference({
  id: 'cft-interface-ring-current',
  route: 'integral over imaginary frequencies with the transfer matrix of the whole ring',
  points: seededPoints(4, { a: [0.6, 1.7], K_1: [0.4, 1.2], K_2: [1.5, 3], '\\Phi': [0.8, 5.8] }),
  value: current,
  bends: [
    [
      '\\right)}{\\sqrt{1-\\frac{4K_1K_2}{(K_1+K_2)^2}\\sin',
      '\\right)}{\\sqrt{1-\\frac{2K_1K_2}{(K_1+K_2)^2}\\sin',
    ],
    ['{2\\pi a', '{4\\pi a'],
    ['- \\frac{\\sin(\\Phi/4)', '+ \\frac{\\sin(\\Phi/4)'],
  ],
});
