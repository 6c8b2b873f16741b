import { seededPoints, type Values } from './evaluate-reference.ts';
import { integrateOde } from './numerics/bulirsch-stoer.ts';
import { proveChoice, proveReference } from './prove.ts';

// Second route: moments of x and σ are followed in time until they stand still; densities of both directions are
// integrated numerically along x. No beta distribution.

const id = 'pv-statistics-biased-tumbler';

interface Model {
  readonly alpha: number;
  readonly beta: number;
  readonly k: number;
  readonly c: number;
}

function modelOf(point: Values): Model {
  const symbol = (name: string) => point[name] ?? Number.NaN;
  return { alpha: symbol('\\alpha'), beta: symbol('\\beta'), k: symbol('k'), c: symbol('c') };
}

/** The variance of x long after a start at rest in the direction +. */
function lateVariance({ alpha, beta, k, c }: Model): number {
  const slope = (_: number, [s = 0, x = 0, xs = 0, xx = 0]: readonly number[]) => [
    beta * (1 - s) - alpha * (1 + s),
    c * s - k * x,
    c - k * xs + beta * (x - xs) - alpha * (x + xs),
    2 * c * xs - 2 * k * xx,
  ];
  const end = 40 / Math.min(k, alpha + beta);
  const [, x = 0, , xx = 0] = integrateOde(slope, [1, 0, 0, 0], 0, end, 80);
  return xx - x * x;
}

/** Densities of both directions at x, up to a factor, from those in the middle, where equal ones carry no current. */
const densities = (model: Model, x: number): readonly number[] =>
  integrateOde((place, y) => slopes(model, place, y), [1, 1], 0, x, 60);

/** Their derivatives: ∂[(c − kx)p₊] = −αp₊ + βp₋ and ∂[(−c − kx)p₋] = αp₊ − βp₋ */
function slopes({ alpha, beta, k, c }: Model, x: number, [plus = 0, minus = 0]: readonly number[]) {
  const exchange = beta * minus - alpha * plus;
  return [(exchange + k * plus) / (c - k * x), (exchange - k * minus) / (c + k * x)];
}

/** Where the whole density stops rising, by bisection. */
function maximum(model: Model): number {
  let [low, high] = [-0.9, 0.9].map((y) => (y * model.c) / model.k) as [number, number];
  for (let step = 0; step < 45; step += 1) {
    const middle = (low + high) / 2;
    const [plus = 0, minus = 0] = slopes(model, middle, densities(model, middle));
    if (plus + minus > 0) low = middle;
    else high = middle;
  }
  return low;
}

proveReference({
  id,
  part: 0,
  route: 'moments of position and direction followed in time',
  points: seededPoints(3, { '\\alpha': [0.5, 2], '\\beta': [0.5, 2], k: [0.5, 2], c: [0.5, 2] }),
  value: (point) => lateVariance(modelOf(point)),
  bends: [
    ['\\beta+k', '\\beta+2k'],
    ['\\alpha\\beta', '\\alpha^2'],
    ['c^2', 'c'],
  ],
});

proveReference({
  id,
  part: 1,
  route: 'densities of both directions integrated along the line',
  points: seededPoints(3, { '\\alpha': [1.3, 2], '\\beta': [2.1, 3], k: [0.5, 1], c: [0.5, 2] }),
  value: (point) => maximum(modelOf(point)),
  bends: [
    ['\\beta-2k', '\\beta'],
    ['-\\alpha', '+\\alpha'],
  ],
});

/** −1 where the density falls towards an end of its range, 1 where it grows without limit, 0 where neither. */
function tendency(side: 1 | -1): number {
  const model = { alpha: 1 / 2, beta: 3 / 2, k: 1, c: 1 };
  const density = (gap: number) => {
    const [plus = 0, minus = 0] = densities(model, side * (1 - gap));
    return plus + minus;
  };
  const exponent = Math.log(density(2e-3) / density(1e-3)) / Math.log(2);
  return Math.abs(exponent) < 0.1 ? 0 : -Math.sign(exponent);
}

const ends = () => [tendency(1), tendency(-1)].join();

proveChoice({
  id,
  part: 2,
  route: 'densities of both directions integrated up to the ends',
  options: {
    A: () => ends() === '-1,-1',
    B: () => ends() === '1,1',
    C: () => ends() === '1,-1',
    D: () => ends() === '-1,1',
    E: () => ends() === '0,0',
  },
});
