import { expect, it } from '@jest/globals';
import { VermaModule } from './numerics/verma-module.ts';
import { proveReference } from './prove.ts';

// Second route: no modular differential equation. The traces are summed level by level from the Virasoro algebra, with
// null vectors removed, and S is read off the values of the blocks at four points of the imaginary axis.

const C = -68 / 7;
const FIELD = -3 / 7;
const WEIGHTS = [-2 / 7, -3 / 7] as const;
const LEVELS = [0, 1, 2, 3, 4, 5, 6];

const levels = WEIGHTS.map((h) => LEVELS.map((n) => new VermaModule(C, h, FIELD).levelTrace(n)));

/** The block at τ = it. */
function block(i: number, t: number): number {
  const q = Math.exp(-2 * Math.PI * t);
  const series = (levels[i] ?? []).reduce((sum, { trace }, n) => sum + trace * q ** n, 0);
  return q ** ((WEIGHTS[i] ?? 0) - C / 24) * series;
}

/** Row i of S from the relation at two points. */
function row(i: number): readonly number[] {
  const [s, t] = [1.05, 1.2];
  const [left, right] = [s, t].map((x) => block(i, 1 / x) / x ** FIELD) as [number, number];
  const [a, b, c, d] = [block(0, s), block(1, s), block(0, t), block(1, t)];
  const det = a * d - b * c;
  return [(left * d - b * right) / det, (a * right - left * c) / det];
}

it('finds the dimensions of the irreducible modules', () => {
  expect(levels.map((module) => module.map(({ dimension }) => dimension))).toEqual([
    [1, 1, 1, 2, 3, 3, 5],
    [1, 1, 2, 2, 3, 4, 6],
  ]);
});

proveReference({
  id: 'cft-one-point-modular-matrix',
  route:
    'traces level by level from the Virasoro algebra, S read off the values of the blocks at four points',
  points: [{}],
  value: () => [row(0), row(1)],
  bends: [
    ['13/42', '11/42'],
    ['29/42', '31/42'],
    ['-\\frac{7', '+\\frac{7'],
  ],
});
