import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

/**
 * Second route: no bosons. In the sector without flux the gauge field A = ε∂φ is removed from the fermions by a chiral
 * rotation, which leaves free fermion determinants times Gaussian averages over φ, whose propagator is a proper-time
 * integral. The three-point function follows from the six-point function with its mirror image far away, by clustering.
 */

interface Insertion {
  readonly x: number;
  readonly charge: number;
  /** +1 for O, −1 for its conjugate */
  readonly chirality: number;
}

/** ⟨φφ⟩ at zero distance minus that at the distance x, with 1/(k⁴ + M²k²) as propagator, by a sum over ln t. */
function potential(x: number, M: number): number {
  const step = 0.2;
  let total = 0;
  for (let u = -45; u <= 80; u += step) {
    const t = Math.exp(u);
    total += (step / (4 * Math.PI)) * -Math.expm1((-x * x) / (4 * t)) * -Math.expm1(-M * M * t);
  }
  return total / (M * M);
}

/** Average of exp(Σ η φ) with η = 2·charge·chirality. */
function gaugeFactor(insertions: readonly Insertion[], g: number, M: number): number {
  let exponent = 0;
  insertions.forEach((a, i) => {
    for (const b of insertions.slice(0, i)) {
      const weight = 4 * g * g * a.charge * b.charge * a.chirality * b.chirality;
      exponent -= weight * potential(a.x - b.x, M);
    }
  });
  return Math.exp(exponent);
}

/** |det 1/(2π(z − w))|² of one species, z for O and w for its conjugate: written as products (Cauchy), to lose no digits. */
function freeFermions(insertions: readonly Insertion[]): number {
  let value = 1;
  insertions.forEach((a, i) => {
    for (const b of insertions.slice(0, i)) value *= (a.x - b.x) ** (2 * a.chirality * b.chirality);
  });
  return value / (2 * Math.PI) ** insertions.length;
}

const FAR = 2e4;

function correlator({ M = 0, r = 0 }: Values): number {
  const g = M / Math.sqrt((1 + 4) * densityOfStates());
  const near = [
    { x: 0, charge: 1 },
    { x: r, charge: 2 },
    { x: -r, charge: 2 },
  ];
  const insertions = [
    ...near.map((insertion) => ({ ...insertion, chirality: 1 })),
    ...near.map(({ x, charge }) => ({ x: x + FAR * r, charge, chirality: -1 })),
  ];
  const free = [1, 2].map((charge) => freeFermions(insertions.filter((one) => one.charge === charge)));
  return Math.sqrt(free.reduce((a, b) => a * b) * gaugeFactor(insertions, g, M));
}

/** Particles per length and per chemical potential of a massless Dirac fermion: levels ±2πn/L filled up to μ = 1. */
function densityOfStates(): number {
  const circumference = 2 * Math.PI * 1000;
  const filled = (chemicalPotential: number) => {
    let count = 0;
    for (let n = -3000; n < 3000; n += 1) {
      const momentum = (2 * Math.PI * (n + 0.5)) / circumference;
      for (const energy of [momentum, -momentum]) if (energy < chemicalPotential) count += 1;
    }
    return count;
  };
  return (filled(1) - filled(0)) / circumference;
}

proveReference({
  id: 'qed-schwinger-two-charges',
  part: 0,
  route: 'Debye mass from the charge that a shift of the levels on a circle induces',
  points: seededPoints(3, { g: [0.5, 2] }),
  value: ({ g = 0 }) => Math.sqrt([1, 2].reduce((sum, q) => sum + (q * g) ** 2 * densityOfStates(), 0)),
  bends: [
    ['5', '3'],
    ['\\sqrt{\\frac{5}{\\pi}}', '\\frac{5}{\\pi}'],
  ],
});

proveReference({
  id: 'qed-schwinger-two-charges',
  part: 1,
  route: 'fermion determinants and Gaussian gauge field in the sector without flux, clustering of six points',
  points: seededPoints(3, { M: [0.6, 1.6], r: [0.3, 1.2] }).map((point) => ({
    ...point,
    '\\gamma_E': 0.5772156649015329,
  })),
  value: correlator,
  bends: [
    ['2^{2/5}', '2^{-2/5}'],
    ['K_0(2Mr)', 'K_0(Mr)'],
    ['{9/5}', '{8/5}'],
    ['r^{6/5}', 'r^{2}'],
    ['- \\frac{8}{5}', '+ \\frac{8}{5}'],
  ],
});
