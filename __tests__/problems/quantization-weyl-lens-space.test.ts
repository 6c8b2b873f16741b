import type { Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: no projection by characters. The states allowed by the holonomy are counted level by level; the counts
// are fitted as polynomials of the energy within classes of 2p levels, and every class is summed by the values of the
// Hurwitz zeta function at 0, -1, -2, -3 (Bernoulli polynomials).

/** Weights 2m of spin (N-1)/2 for which exp(2πi 2m/p) is exp(2πi q/p). */
function allowedWeights(levels: number, p: number, q: number): number {
  const weights = Array.from({ length: levels }, (_, step) => levels - 1 - 2 * step);
  return weights.filter((weight) => (((weight - q) % p) + p) % p === 0).length;
}

/** How many eigenvalues ±(N + ½)/a there are. */
function degeneracy(N: number, sign: 1 | -1, p: number, q: number): number {
  // the spin l of the functions couples with the spin ½ of the components to l + ½ or l - ½
  const functions = sign === 1 ? N : N + 1;
  const left = sign === 1 ? functions + 1 : functions - 1;
  return left * allowedWeights(functions, p, q);
}

/** ζ(-k, u) = -B_{k+1}(u)/(k+1), for k = 0 to 3. */
function hurwitz(k: number, u: number): number {
  const bernoulli = [
    u - 1 / 2,
    u ** 2 - u + 1 / 6,
    u ** 3 - (3 / 2) * u ** 2 + u / 2,
    u ** 4 - 2 * u ** 3 + u ** 2 - 1 / 30,
  ];
  return -(bernoulli[k] ?? Number.NaN) / (k + 1);
}

/** Σ degeneracy |λ|^power over the eigenvalues of one sign, for a = 1. */
function regularised(power: 0 | 1, sign: 1 | -1, p: number, q: number): number {
  const period = 2 * p;
  let sum = 0;
  for (let first = 1; first <= period; first += 1) {
    const [x, y, z] = [0, 1, 2].map((turn) => first + period * turn + 1 / 2) as [number, number, number];
    const [f, g, h] = [x, y, z].map((energy) => degeneracy(energy - 1 / 2, sign, p, q)) as [
      number,
      number,
      number,
    ];
    // Newton's divided differences, written in powers of the energy
    const slope = (g - f) / (y - x);
    const bend = ((h - g) / (z - y) - slope) / (z - x);
    const coefficients = [f - slope * x + bend * x * y, slope - bend * (x + y), bend];
    coefficients.forEach((coefficient, k) => {
      sum += coefficient * period ** (k + power) * hurwitz(k + power, x / period);
    });
  }
  return sum;
}

const points: readonly Values[] = [
  { p: 3, q: 1, a: 0.7 },
  { p: 5, q: 2, a: 1.3 },
  { p: 8, q: 3, a: 1.9 },
];
const id = 'quantization-weyl-lens-space';
const route = 'states counted level by level, classes of levels summed by the Hurwitz zeta function';

proveReference({
  id,
  part: 0,
  route,
  points,
  value: ({ p = 0, q = 0, a = 0 }) => -(regularised(1, 1, p, q) + regularised(1, -1, p, q)) / (2 * a),
  bends: [
    ['17', '7'],
    ['p^2-4', 'p^2+11'],
    ['(1-q', '(1+q'],
    ['}{360}', '}{180}'],
  ],
});

proveReference({
  id,
  part: 1,
  route,
  points,
  value: ({ p = 0, q = 0 }) => -(regularised(0, 1, p, q) - regularised(0, -1, p, q)) / 2,
  bends: [
    ['6q', '3q'],
    ['+1}', '-1}'],
  ],
});
