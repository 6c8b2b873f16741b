import {
  add,
  type Complex,
  complexOf,
  divide,
  exp,
  log,
  modulus,
  multiply,
  negate,
} from '../../src/math/complex.ts';
import { seededPoints, type Values } from './evaluate-reference.ts';
import { derivativesAt } from './numerics/derivative.ts';
import { proveReference } from './prove.ts';

// Second route: the free energy as a function of m alone, with Q eliminated numerically at complex m, and its Taylor
// coefficients by Cauchy's integral; the ground state by comparing all mixtures. No Landau coefficients by hand.

const id = 'pv-statistics-degenerate-vacancies';

interface Model {
  readonly J: number;
  readonly K: number;
  readonly g: number;
}

function modelOf(point: Values): Model {
  const symbol = (name: string) => point[name] ?? Number.NaN;
  return { J: symbol('J'), K: symbol('K'), g: symbol('g') };
}

const times = (a: Complex, factor: number) => multiply(a, complexOf(factor));

/** 2 exp(−(Δ − KQ)/T) cosh(Jm/T) */
function magneticWeight({ J, K }: Model, T: number, Delta: number, m: Complex, Q: Complex): Complex {
  const activity = exp(times(add(times(Q, K), complexOf(-Delta)), 1 / T));
  return multiply(activity, add(exp(times(m, J / T)), exp(times(m, -J / T))));
}

/** Free energy per site at given m, stationary in Q by Newton's method. */
function freeEnergy(model: Model, T: number, Delta: number, m: Complex): Complex {
  const { J, K, g } = model;
  const one = complexOf(1);
  let Q = complexOf(0.4);
  for (let round = 0; round < 30; round += 1) {
    const weight = magneticWeight(model, T, Delta, m, Q);
    const share = divide(weight, add(weight, complexOf(g)));
    const slope = add(one, times(multiply(share, add(one, negate(share))), -K / T));
    const step = divide(add(share, negate(Q)), slope);
    Q = add(Q, step);
    if (modulus(step) < 1e-15) break;
  }
  const quadratic = add(times(multiply(m, m), J / 2), times(multiply(Q, Q), K / 2));
  return add(quadratic, times(log(add(magneticWeight(model, T, Delta, m, Q), complexOf(g))), -T));
}

/** The derivatives of order 2 and 4 of the free energy by m, at m = 0. */
function curvatures(model: Model, T: number, Delta: number): readonly [second: number, fourth: number] {
  const radius = (0.6 * T) / model.J;
  const [, , second = 0, , fourth = 0] = derivativesAt((m) => freeEnergy(model, T, Delta, m), 0, radius, 4);
  return [second, fourth];
}

/** A zero of a rising or falling function, by secants from two guesses. */
function zero(f: (x: number) => number, first: number, second: number): number {
  let [a, b] = [first, second];
  let [u, v] = [f(a), f(b)];
  for (let round = 0; round < 14 && Math.abs(b - a) > 1e-12 && u !== v; round += 1) {
    [a, b] = [b, b - (v * (b - a)) / (v - u)];
    [u, v] = [v, f(b)];
  }
  return b;
}

const stabilityLimit = (model: Model, T: number) =>
  zero((Delta) => curvatures(model, T, Delta)[0], 0.5 * model.J, 0.4 * model.J);

const tricritical = (model: Model) =>
  zero((T) => curvatures(model, T, stabilityLimit(model, T))[1], 0.5 * model.J, 0.45 * model.J);

const ranges = { J: [0.8, 1.5], K: [0.1, 0.6], g: [0.8, 2] } as const;
const points = seededPoints(3, ranges);
/** The tricritical temperatures, which two parts need. */
const temperatures = new Map(points.map((point) => [point, tricritical(modelOf(point))]));
const temperatureAt = (point: Values) => temperatures.get(point) ?? Number.NaN;

proveReference({
  id,
  part: 0,
  route: 'free energy of m by Newton in Q at complex m, curvature by Cauchy integral',
  points: seededPoints(3, { ...ranges, T: [0.4, 0.7] }),
  value: (point) => stabilityLimit(modelOf(point), point['T'] ?? Number.NaN),
  bends: [
    ['2(J-T)', '(J-T)'],
    ['{gT}', '{T}'],
    ['{KT}', '{2KT}'],
  ],
});

proveReference({
  id,
  part: 1,
  route: 'fourth derivative of the free energy of m by Cauchy integral, zero by secants',
  points,
  value: temperatureAt,
  bends: [
    ['(J+2K)', '(J+K)'],
    ['3J+2K', '3J-2K'],
  ],
});

proveReference({
  id,
  part: 2,
  route: 'fourth derivative of the free energy of m by Cauchy integral, zero by secants',
  points,
  value: (point) => stabilityLimit(modelOf(point), temperatureAt(point)),
  bends: [
    ['4J', '2J'],
    ['[K+J', '[-K+J'],
    ['{g(J', '{(J'],
  ],
});

/** The lowest energy per site of all mixtures of vacant sites and both moments, in steps of a hundredth. */
function groundState({ J, K }: Model, Delta: number): number {
  let lowest = 0;
  for (let up = 0; up <= 100; up += 1)
    for (let down = 0; down <= 100 - up; down += 1) {
      const [m, Q] = [(up - down) / 100, (up + down) / 100];
      lowest = Math.min(lowest, -(J * m ** 2 + K * Q ** 2) / 2 + Delta * Q);
    }
  return lowest;
}

proveReference({
  id,
  part: 3,
  route: 'lowest energy of all mixtures of the three kinds of sites',
  points: seededPoints(3, { J: [0.8, 1.5], K: [0.1, 0.6] }),
  value: (point) => {
    let [low, high] = [0, 3];
    for (let step = 0; step < 44; step += 1) {
      const middle = (low + high) / 2;
      if (groundState({ ...modelOf(point), g: 1 }, middle) < 0) low = middle;
      else high = middle;
    }
    return low;
  },
  bends: [['J+K', 'J-K']],
});
