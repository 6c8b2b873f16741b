import { seededPoints, type Values } from './evaluate-reference.ts';
import { derivativeAt } from './numerics/derivative.ts';
import { evolve, probability } from './numerics/schroedinger.ts';
import { realProduct, realSum, spin } from './numerics/spin.ts';
import { hermitianEigenvalues, symmetricEigenvalues } from './numerics/symmetric-eigenvalues.ts';
import { proveReference } from './prove.ts';

// Second route: the four by four matrix of the whole Hamiltonian, field included, diagonalised numerically; factors are
// slopes of level distances, and the probability is integrated from Schrödinger's equation. No pairs of states.

const id = 'pv-quantum-rhombic-quartet';
const S = spin(3 / 2);
const squares = {
  x: realProduct(S.x, S.x),
  // S_y² = −(i S_y)²
  y: realSum([-1, realProduct(S.iy, S.iy)]),
  z: realProduct(S.z, S.z),
};
const symbol = (point: Values, name: string) => point[name] ?? Number.NaN;

/** The matrix with a field along x. */
function hamiltonian(point: Values, field = 0) {
  const [D, E] = [symbol(point, 'D'), symbol(point, 'E')];
  return realSum(
    [D, realSum([1, squares.z], [-5 / 4, S.one])],
    [E, realSum([1, squares.x], [-1, squares.y])],
    [field, S.x],
  );
}

/** The slope of the distance of two neighbouring levels in a growing field; the distance is made odd to have a slope at 0. */
function factor(point: Values, axis: 'x' | 'y', lower: number): number {
  const distance = (b: number) => {
    const levels = levelsIn(point, axis, b);
    return Math.sign(b) * ((levels[lower + 1] ?? 0) - (levels[lower] ?? 0));
  };
  return symbol(point, 'g') * derivativeAt(distance, 0, 0.2);
}

/** All energies in a field along an axis, in units in which the Zeeman term is b times the spin. */
function levelsIn(point: Values, axis: 'x' | 'y', b: number): readonly number[] {
  if (axis === 'x') return symmetricEigenvalues(hamiltonian(point, b));
  // S_y = −i (i S_y)
  return hermitianEigenvalues(hamiltonian(point), realSum([-b, S.iy]));
}

const statics = seededPoints(3, { D: [1.5, 3], E: [0.1, 0.5], g: [1, 3] });

proveReference({
  id,
  part: 0,
  route: 'four by four matrix diagonalised numerically',
  points: statics,
  value: (point) => {
    const levels = symmetricEigenvalues(hamiltonian(point));
    return [levels[0] ?? Number.NaN, levels[3] ?? Number.NaN];
  },
  bends: [[',\\,-\\sqrt{D^2+3E^2}', ',\\,-\\sqrt{D^2+2E^2}']],
});

proveReference({
  id,
  part: 1,
  route: 'slope of level distances of the whole matrix in a finite field',
  points: statics,
  value: (point) => factor(point, 'y', 0),
  bends: [
    ['D+3E', 'D-3E'],
    ['1+', '-1+'],
    ['+3E}', '+2E}'],
  ],
});

proveReference({
  id,
  part: 2,
  route: 'slope of level distances of the whole matrix in a finite field',
  points: statics,
  value: (point) => factor(point, 'x', 2),
  bends: [
    ['3E-D', '3E+D'],
    ['3E-D', '-3E-D'],
    ['1+', '-1+'],
  ],
});

proveReference({
  id,
  part: 3,
  route: "Schrödinger's equation integrated as an ordinary differential equation",
  points: seededPoints(3, { D: [1.5, 3], E: [0.1, 0.5], t: [0.3, 2], '\\hbar': [0.7, 1.5] }),
  value: (point) => {
    const H = { re: realSum([1 / symbol(point, '\\hbar'), hamiltonian(point)]) };
    return probability(
      evolve(() => H, 0, [0, symbol(point, 't')], 12),
      2,
    );
  },
  bends: [
    ['\\frac{3E^2}', '\\frac{E^2}'],
    ['\\,t}', '\\,t/2}'],
    ['\\sin', '\\cos'],
  ],
});
