import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: the distribution of counts itself. Poisson's distribution is averaged over the Gaussian amplitude on a grid of
// the complex plane, for each polarisation, the two distributions are convolved, and sums over the number of photons
// are taken. No generating function, no moments of the amplitude.

const COUNTS = 90;
/** The sum over an equidistant grid of a Gaussian that falls to nothing is exact to rounding. */
const GRID = { step: 1 / 12, end: 6.5 };

/** P(n) of laser light with thermal light on it. */
function distribution(laser: number, thermal: number): readonly number[] {
  const counts = new Array<number>(COUNTS).fill(0);
  const half = Math.round(GRID.end / GRID.step);
  for (let a = -half; a <= half; a += 1)
    for (let b = -half; b <= half; b += 1) {
      const [x, y] = [a * GRID.step, b * GRID.step];
      const weight = (Math.exp(-(x * x + y * y)) * GRID.step ** 2) / Math.PI;
      const intensity = (Math.sqrt(laser) + x * Math.sqrt(thermal)) ** 2 + y * y * thermal;
      let poisson = weight * Math.exp(-intensity);
      for (let n = 0; n < COUNTS; n += 1) {
        counts[n] = (counts[n] ?? 0) + poisson;
        poisson *= intensity / (n + 1);
      }
    }
  return counts;
}

/** P(N) of both polarisations together. */
function together({ c = 0, u = 0, v = 0 }: Values): readonly number[] {
  const [first, second] = [distribution(c, u), distribution(0, v)];
  return first.map((_, n) => first.slice(0, n + 1).reduce((sum, p, k) => sum + p * (second[n - k] ?? 0), 0));
}

const mean = (counts: readonly number[], f: (n: number) => number) =>
  counts.reduce((sum, p, n) => sum + p * f(n), 0);

const id = 'pv-optics-displaced-thermal-counts';
const route =
  "Poisson's distribution averaged over the amplitudes on a grid of the complex plane, convolved, and summed over counts";
const points = seededPoints(3, { c: [0.5, 1.5], u: [0.3, 0.8], v: [0.3, 0.8] });
const distributions = new Map(points.map((point) => [point, together(point)]));
const of = (point: Values) => distributions.get(point) ?? [];

proveReference({
  id,
  part: 0,
  route,
  points,
  value: (point) => mean(of(point), (n) => n * (n - 1)) / mean(of(point), (n) => n) ** 2,
  bends: [
    ['4cu', '2cu'],
    ['2v^2', 'v^2'],
    ['2cv', '4cv'],
  ],
});

proveReference({
  id,
  part: 1,
  route,
  points,
  value: (point) => of(point)[0] ?? Number.NaN,
  bends: [
    ['{-\\frac{c}{1+u}}', '{-c}'],
    ['(1+v)', '(1+v)^2'],
  ],
});

proveReference({
  id,
  part: 2,
  route,
  points,
  value: (point) => (of(point)[1] ?? Number.NaN) / (of(point)[0] ?? Number.NaN),
  bends: [
    ['(1+u)^2', '(1+u)'],
    ['+\\frac{v}', '-\\frac{v}'],
  ],
});

proveReference({
  id,
  part: 3,
  route,
  points,
  value: (point) => mean(of(point), (n) => (n % 2 === 0 ? 1 : -1)),
  bends: [
    ['{1+2u}}', '{1+u}}'],
    ['(1+2v)', '(1+v)'],
  ],
});
