import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

/**
 * Second route: proper time. The sum over frequencies stays a sum and the subtraction at criticality is made under the
 * integral over proper time; the gap is found by bisection, and the free energy is the value of the effective action there.
 * No hyperbolic function, no polylogarithm and no unfolding of the circle occurs.
 */

/** T Σₙ exp(−(2πn + α)² T² s) √(4πs) − 1: by frequencies for long proper times, by windings (Poisson) for short ones. */
function thermalExcess(s: number, alpha: number): number {
  if (s > 0.1) {
    let sum = 0;
    for (let n = -20; n <= 20; n += 1) sum += Math.exp(-((2 * Math.PI * n + alpha) ** 2) * s);
    return Math.sqrt(4 * Math.PI * s) * sum - 1;
  }
  let sum = 0;
  for (let w = 1; w <= 8; w += 1) sum += 2 * Math.cos(w * alpha) * Math.exp((-w * w) / (4 * s));
  return sum;
}

const STEP = 1 / 5;

interface Node {
  readonly s: number;
  /** mean excess of the fields over the infinite line */
  readonly thermal: number;
}

/** Points of the trapezoidal rule in ln s, with half of the fields periodic and half twisted. */
function properTimes(alpha: number): readonly Node[] {
  return Array.from({ length: 601 }, (_, k) => {
    const s = Math.exp((k - 300) * STEP);
    return { s, thermal: (thermalExcess(s, 0) + thermalExcess(s, alpha)) / 2 };
  });
}

const integrate = (nodes: readonly Node[], f: (node: Node) => number) =>
  nodes.reduce((total, node) => total + STEP * node.s * f(node), 0);

/** Mean of the squared fields at T = 1 less its critical value at zero temperature. */
function surplus(m: number, nodes: readonly Node[]): number {
  return integrate(
    nodes,
    ({ s, thermal }) => (Math.expm1(-m * m * s) + Math.exp(-m * m * s) * thermal) / (4 * Math.PI * s) ** 1.5,
  );
}

/** The mass at T = 1; the surplus falls with the mass. */
function gap(nodes: readonly Node[]): number {
  let [low, high] = [0.05, 3];
  for (let round = 0; round < 50; round += 1) {
    const middle = (low + high) / 2;
    if (surplus(middle, nodes) > 0) low = middle;
    else high = middle;
  }
  return low;
}

/** e^(−x) − 1 + x without loss for small x. */
const secondRemainder = (x: number) =>
  x < 1e-2 ? x ** 2 / 2 - x ** 3 / 6 + x ** 4 / 24 - x ** 5 / 120 + x ** 6 / 720 : Math.expm1(-x) + x;

/** Effective action per real field at T = 1: half the trace of the logarithm less the multiplier's constraint. */
function freeEnergyPerField(alpha: number): number {
  const nodes = properTimes(alpha);
  const m2 = gap(nodes) ** 2;
  const total = integrate(
    nodes,
    ({ s, thermal }) =>
      (secondRemainder(m2 * s) + Math.exp(-m2 * s) * thermal) / (4 * Math.PI * s) ** 1.5 / s,
  );
  return -total / 2;
}

proveReference({
  id: 'renormalization-twisted-gap',
  part: 0,
  route: 'proper-time integral with the sum over frequencies, bisection of the gap equation',
  points: seededPoints(3, { T: [0.5, 2], '\\alpha': [0.5, 2.8] }),
  value: ({ T = 0, '\\alpha': alpha = 0 }: Values) => T * gap(properTimes(alpha)),
  bends: [
    ['1+\\cos\\alpha', '1-\\cos\\alpha'],
    ['1+(1', '2+(1'],
    ['}{2}', '}{4}'],
  ],
});

const PER_FIELD = freeEnergyPerField(Math.PI);

proveReference({
  id: 'renormalization-twisted-gap',
  part: 1,
  route: 'effective action by proper time at the numeric saddle point',
  points: seededPoints(3, { N: [5, 30], T: [0.5, 2] }),
  value: ({ N = 0, T = 0 }: Values) => 4 * N * T ** 3 * PER_FIELD,
  bends: [
    ['5', '4'],
    ['T^3', 'T^2'],
  ],
});
