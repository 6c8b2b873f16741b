import { seededPoints, type Values } from './evaluate-reference.ts';
import { symmetricEigenvalues } from './numerics/symmetric-eigenvalues.ts';
import { proveReference } from './prove.ts';
import { proveNumber } from './prove-number.ts';
import { gaussLegendre } from './quadrature.ts';

// Second route: the three by three matrix of all pair states diagonalised numerically; the mean over directions is a sum
// over angles at growing distances, the blockade radius is found by bisection. No symmetric combination, no expansion.

const id = 'pv-atomic-foerster-pair';
const NODES = gaussLegendre(12);
const symbol = (point: Values, name: string) => point[name] ?? Number.NaN;

/** The lowest eigenvalue, which is the one that goes to zero at large distances. */
function shift(C3: number, R: number, cosine: number, delta: number): number {
  const V = (C3 * (1 - 3 * cosine ** 2)) / R ** 3;
  const levels = symmetricEigenvalues([
    [0, V, V],
    [V, delta, 0],
    [V, 0, delta],
  ]);
  return levels[0] ?? Number.NaN;
}

/** −R⁶U averaged over directions, in the limit of large distances: its corrections go as R⁻⁶ and its square. */
function meanC6(C3: number, delta: number): number {
  const at = (R: number) =>
    NODES.reduce((sum, { node, weight }) => sum - (weight / 2) * R ** 6 * shift(C3, R, node, delta), 0);
  // distances whose sixth powers double
  const start = 7 * (C3 / delta) ** (1 / 3);
  let row = [0, 1, 2, 3, 4].map((k) => at(start * 2 ** (k / 6)));
  for (let power = 1; row.length > 1; power += 1) {
    const coarser = row;
    row = row.slice(1).map((finer, k) => finer + (finer - (coarser[k] ?? 0)) / (2 ** power - 1));
  }
  return row[0] ?? Number.NaN;
}

/** The distance at which the shift across the axis is as large as a given energy, by bisection. */
function blockadeRadius(C3: number, delta: number, energy: number): number {
  let [low, high] = [1e-2, 1e3];
  for (let step = 0; step < 70; step += 1) {
    const middle = (low + high) / 2;
    if (-shift(C3, middle, 0, delta) > energy) low = middle;
    else high = middle;
  }
  return low;
}

proveReference({
  id,
  part: 0,
  route: 'three by three matrix of the pair states diagonalised numerically',
  points: seededPoints(3, {
    C_3: [0.5, 2],
    R: [0.8, 1.5],
    '\\vartheta': [0.1, 0.7],
    '\\delta': [0.5, 2],
  }),
  value: (point) =>
    shift(
      symbol(point, 'C_3'),
      symbol(point, 'R'),
      Math.cos(symbol(point, '\\vartheta')),
      symbol(point, '\\delta'),
    ),
  bends: [
    ['2C_3^2', 'C_3^2'],
    ['2}-', '2}+'],
  ],
});

proveReference({
  id,
  part: 1,
  route: 'shifts of the three by three matrix summed over directions at growing distances',
  points: seededPoints(3, { C_3: [0.5, 2], '\\delta': [0.5, 2] }),
  value: (point) => meanC6(symbol(point, 'C_3'), symbol(point, '\\delta')),
  bends: [
    ['8', '4'],
    ['C_3^2', 'C_3'],
  ],
});

proveReference({
  id,
  part: 2,
  route: 'distance at which the lowest eigenvalue equals the Rabi frequency, by bisection',
  points: seededPoints(3, { C_3: [0.5, 2], '\\delta': [0.5, 2], '\\Omega': [0.5, 2], '\\hbar': [0.5, 2] }),
  value: (point) =>
    blockadeRadius(
      symbol(point, 'C_3'),
      symbol(point, '\\delta'),
      symbol(point, '\\hbar') * symbol(point, '\\Omega'),
    ),
  bends: [
    ['+\\delta', '-\\delta'],
    ['2C_3^2', 'C_3^2'],
    ['1/6', '1/3'],
  ],
});

proveNumber({
  id,
  part: 3,
  route: 'distance at which the lowest eigenvalue equals the Rabi frequency, by bisection',
  // in MHz and micrometres
  value: () => 1e-6 * blockadeRadius(3200, 4, 2),
});
