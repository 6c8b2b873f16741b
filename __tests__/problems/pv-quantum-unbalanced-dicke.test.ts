import { seededPoints, type Values } from './evaluate-reference.ts';
import { determinant } from './numerics/highest-weight.ts';
import { proveReference } from './prove.ts';

// Second route: the classical energy of mode and spin as it stands in the question, minimised by descent in all its
// directions; the critical coupling and the frequency from the determinant of the equations of motion of a, a†, b, b†,
// without coordinates and momenta.

const id = 'pv-quantum-unbalanced-dicke';
const symbol = (point: Values, name: string) => point[name] ?? Number.NaN;

interface Model {
  readonly omega: number;
  readonly omega0: number;
  readonly lambda1: number;
  readonly lambda2: number;
}

/** ⟨H⟩/(Nħ) of a coherent state a = √N (x + ip) and of a spin along the given vector, whose length does not count. */
function energy(model: Model, [x = 0, p = 0, sx = 0, sy = 0, sz = 0]: readonly number[]): number {
  const length = Math.hypot(sx, sy, sz);
  // J₊ = N (sx + i sy) / 2|s|: twice the real part of a J₊ and of a† J₊
  const rotating = (x * sx - p * sy) / length;
  const counter = (x * sx + p * sy) / length;
  return (
    model.omega * (x * x + p * p) +
    (model.omega0 * sz) / (2 * length) +
    model.lambda1 * rotating +
    model.lambda2 * counter
  );
}

/** The lowest energy, by descent from a state with no symmetry; at the minimum errors of the place count only squared. */
function lowest(model: Model): number {
  const h = 1e-6;
  let place: readonly number[] = [0.31, -0.23, 0.4, 0.5, -0.6];
  for (let step = 0; step < 3000; step += 1) {
    const here = place;
    const gradient = here.map((_, k) => {
      const moved = (by: number) => here.map((value, l) => (l === k ? value + by : value));
      return (energy(model, moved(h)) - energy(model, moved(-h))) / (2 * h);
    });
    place = here.map((value, k) => value - 0.08 * (gradient[k] ?? 0));
  }
  return energy(model, place);
}

/** Couplings of a given sum, unequal. */
const withSum = (omega: number, omega0: number, sum: number): Model => ({
  omega,
  omega0,
  lambda1: 0.7 * sum,
  lambda2: 0.3 * sum,
});

/** det(M − ν), where dA/dt = −i M A for A = (a, a†, b, b†) and b† = J₊/√N about the state without field. */
function secular({ omega, omega0, lambda1, lambda2 }: Model, nu: number): number {
  return determinant([
    [omega - nu, 0, lambda1, lambda2],
    [0, -omega - nu, -lambda2, -lambda1],
    [lambda1, lambda2, omega0 - nu, 0],
    [-lambda2, -lambda1, 0, -omega0 - nu],
  ]);
}

/** The lowest positive zero of a function, found by steps and then by bisection. */
function firstZero(f: (x: number) => number, step: number): number {
  let high = step;
  while (f(high) * f(0) > 0) high += step;
  let low = high - step;
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (f(middle) * f(low) > 0) low = middle;
    else high = middle;
  }
  return low;
}

const frequencies = { '\\omega': [0.8, 1.5], '\\omega_0': [0.8, 1.5] } as const;

proveReference({
  id,
  part: 0,
  route: 'softening of the equations of motion of a, a†, b, b†',
  points: seededPoints(3, frequencies),
  value: (point) => {
    const [omega, omega0] = [symbol(point, '\\omega'), symbol(point, '\\omega_0')];
    return firstZero((sum) => secular(withSum(omega, omega0, sum), 0), 0.01);
  },
  bends: [['\\omega\\omega_0', '\\omega_0']],
});

proveReference({
  id,
  part: 1,
  route: 'classical energy of mode and spin minimised by descent in all directions',
  points: seededPoints(3, { ...frequencies, '\\Lambda': [1.7, 2.6] }),
  value: (point) => {
    const [omega, omega0] = [symbol(point, '\\omega'), symbol(point, '\\omega_0')];
    // the drawn sum is above every critical one of these frequencies, an eighth of it below
    const above = symbol(point, '\\Lambda');
    return [above / 8, above].map((sum) => lowest(withSum(omega, omega0, sum)));
  },
  bends: [
    ['-\\frac{\\omega_0}{2}', '-\\frac{\\omega_0}{4}'],
    ['4\\omega', '2\\omega'],
    ['-\\frac{\\omega\\omega_0^2}', '+\\frac{\\omega\\omega_0^2}'],
  ],
});

proveReference({
  id,
  part: 2,
  route: 'lowest zero of the secular determinant of a, a†, b, b†',
  points: seededPoints(3, { '\\omega': [1, 1.5], '\\lambda_1': [0.2, 0.5], '\\lambda_2': [0.05, 0.3] }),
  value: (point) => {
    const omega = symbol(point, '\\omega');
    const model = {
      omega,
      omega0: omega,
      lambda1: symbol(point, '\\lambda_1'),
      lambda2: symbol(point, '\\lambda_2'),
    };
    return firstZero((nu) => secular(model, nu), 0.002);
  },
  bends: [
    ['\\omega-\\lambda_1', '\\omega+\\lambda_1'],
    ['-\\lambda_2^2', '+\\lambda_2^2'],
  ],
});
