import { seededPoints, type Values } from './evaluate-reference.ts';
import { evolve, probability } from './numerics/schroedinger.ts';
import { realKronecker, realProduct, realSum, spin } from './numerics/spin.ts';
import { hermitianEigenvalues } from './numerics/symmetric-eigenvalues.ts';
import { proveReference } from './prove.ts';

// Second route: the eight by eight matrices of the three spins as they stand in the question, without conservation laws,
// plane waves or reduction to one flipped spin.

const id = 'pv-quantum-chiral-triangle';
const half = spin(1 / 2);
const SITES = [0, 1, 2];
const symbol = (point: Values, name: string) => point[name] ?? Number.NaN;

/** A one-spin matrix acting on one site. */
const at = (site: number, matrix: typeof half.x) =>
  realKronecker(...SITES.map((k) => (k === site ? matrix : half.one)));

function bond(i: number): { readonly exchange: typeof half.x; readonly cross: typeof half.x } {
  const j = (i + 1) % SITES.length;
  const pair = (a: typeof half.x, b: typeof half.x) => realProduct(at(i, a), at(j, b));
  return {
    // S^y S^y = −(iS^y)(iS^y)
    exchange: realSum([1, pair(half.x, half.x)], [-1, pair(half.iy, half.iy)], [1, pair(half.z, half.z)]),
    // i times the cross product, which is real
    cross: realSum([1, pair(half.x, half.iy)], [-1, pair(half.iy, half.x)]),
  };
}

const BONDS = SITES.map(bond);
const exchange = realSum(...BONDS.map((b) => [1, b.exchange] as const));
const cross = realSum(...BONDS.map((b) => [1, b.cross] as const));
const magnetisation = realSum(...SITES.map((site) => [1, at(site, half.z)] as const));

function hamiltonian(point: Values, b = 0) {
  return {
    re: realSum([symbol(point, 'J'), exchange], [-b, magnetisation]),
    im: realSum([-symbol(point, 'D'), cross]),
  };
}

function energies(point: Values, b = 0): readonly number[] {
  const { re, im } = hamiltonian(point, b);
  return hermitianEigenvalues(re, im);
}

/** Where the straight line of the ground-state energy in weak fields meets that in strong ones. */
function saturation(point: Values): number {
  const slope = (b: number) => ((energies(point, b + 1e-4)[0] ?? 0) - (energies(point, b)[0] ?? 0)) / 1e-4;
  // the lines below and above the crossing, met with each other: no step limits the accuracy
  const [low, high] = [0.05, 50];
  const [below, above] = [energies(point, low)[0] ?? 0, energies(point, high)[0] ?? 0];
  const [m, n] = [Math.round(2 * slope(low)) / 2, Math.round(2 * slope(high)) / 2];
  return (above - n * high - below + m * low) / (m - n);
}

const statics = seededPoints(3, { J: [0.5, 2], D: [0.3, 1.5] });

proveReference({
  id,
  part: 0,
  route: 'eight by eight matrix of the three spins diagonalised numerically',
  points: statics,
  value: (point) => {
    const all = energies(point);
    return all.filter((energy, k) => k === 0 || energy - (all[k - 1] ?? 0) > 1e-8);
  },
  bends: [
    ['\\left\\{\\frac{3J}{4}', '\\left\\{\\frac{J}{4}'],
    ['4}+\\frac{\\sqrt3D}{2}', '4}+\\frac{\\sqrt3D}{4}'],
  ],
});

proveReference({
  id,
  part: 1,
  route: 'ground-state energy in weak and strong fields from the eight by eight matrix',
  points: statics,
  value: saturation,
  bends: [
    ['+', '-'],
    ['\\sqrt3', ''],
  ],
});

proveReference({
  id,
  part: 2,
  route: "Schrödinger's equation of eight amplitudes integrated numerically",
  points: seededPoints(3, { J: [0.5, 2], D: [0.3, 1.5], t: [0.5, 2], '\\hbar': [0.7, 1.4] }),
  value: (point) => {
    const { re, im } = hamiltonian(point);
    const unit = 1 / symbol(point, '\\hbar');
    const H = { re: realSum([unit, re]), im: realSum([unit, im]) };
    // |↓↑↑⟩ is number 4 and |↑↓↑⟩ number 2 in the order of the Kronecker product
    return probability(
      evolve(() => H, 4, [0, symbol(point, 't')], 12),
      2,
    );
  },
  bends: [
    ['\\cos^2\\left(\\frac{\\sqrt3Dt}{2\\hbar}-', '\\cos^2\\left(\\frac{\\sqrt3Dt}{2\\hbar}+'],
    ['+4\\cos\\left(', '-4\\cos\\left('],
    ['3Jt', 'Jt'],
  ],
});
