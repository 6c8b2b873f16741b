import { describe, expect, it } from '@jest/globals';
import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: no orbit space. With H fixed to one unit spinor the potential without kappa_1, divided by |chi|^2, is
// minimised by gradient descent over all eight real components of the quadruplet, with explicit spin matrices; the bound is
// minus the minimum, and the ratio is read off the point that is found.

/** Four complex components, m = 3/2, ..., -3/2, as re and im. */
interface Spinor {
  readonly re: readonly number[];
  readonly im: readonly number[];
}
type Vector = readonly [number, number, number];

const J = 3 / 2;
const M = [3 / 2, 1 / 2, -1 / 2, -3 / 2];
/** <m+1|T_+|m> for component k of M, zero for the first. */
const STEP = M.map((m) => Math.sqrt(Math.max(0, J * (J + 1) - m * (m + 1))));

/** (n.T) chi, with T1 = (T+ + T-)/2 and T2 = (T+ - T-)/2i. */
function rotate([x, y, z]: Vector, { re, im }: Spinor): Spinor {
  const at = (list: readonly number[], k: number) => list[k] ?? 0;
  const parts = M.map((m, k) => {
    // T+ brings component k + 1 here, T- component k - 1
    const [up, down] = [at(STEP, k + 1) / 2, at(STEP, k) / 2];
    const [a, b, c, d] = [up * at(re, k + 1), up * at(im, k + 1), down * at(re, k - 1), down * at(im, k - 1)];
    return [x * (a + c) + y * (b - d) + z * m * at(re, k), x * (b + d) - y * (a - c) + z * m * at(im, k)];
  });
  return { re: parts.map(([p = 0]) => p), im: parts.map(([, q = 0]) => q) };
}

const inner = (a: Spinor, b: Spinor) =>
  a.re.reduce((sum, x, k) => sum + x * (b.re[k] ?? 0) + (a.im[k] ?? 0) * (b.im[k] ?? 0), 0);
const add = (a: Spinor, b: Spinor, factor: number): Spinor => ({
  re: a.re.map((x, k) => x + factor * (b.re[k] ?? 0)),
  im: a.im.map((x, k) => x + factor * (b.im[k] ?? 0)),
});
const scale = (a: Spinor, factor: number): Spinor => add(a, a, factor - 1);

const AXES: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
function current(chi: Spinor): Vector {
  const [x = 0, y = 0, z = 0] = AXES.map((axis) => inner(chi, rotate(axis, chi)));
  return [x, y, z];
}

/** H^dagger sigma H of the spinor (0, 1). */
const HIGGS: Vector = [0, 0, -1];

interface Slope {
  readonly value: number;
  readonly gradient: Spinor;
}

/** (V_4 - kappa_1 term)/|chi|^2 at |H| = 1, and half its gradient. */
function quotient(point: Values, chi: Spinor): Slope {
  const at = (name: string) => point[name] ?? Number.NaN;
  const [l1, l2, l3, k2] = [at('\\lambda_1'), at('\\lambda_2'), at('\\lambda_3'), at('\\kappa_2')];
  const r = inner(chi, chi);
  const T = current(chi);
  const numerator =
    l1 +
    l2 * r * r +
    l3 * (T[0] ** 2 + T[1] ** 2 + T[2] ** 2) +
    k2 * (HIGGS[0] * T[0] + HIGGS[1] * T[1] + HIGGS[2] * T[2]);
  const axis: Vector = [
    2 * l3 * T[0] + k2 * HIGGS[0],
    2 * l3 * T[1] + k2 * HIGGS[1],
    2 * l3 * T[2] + k2 * HIGGS[2],
  ];
  const slope = add(scale(chi, 2 * l2 * r), rotate(axis, chi), 1);
  return { value: numerator / r, gradient: add(scale(slope, 1 / r), chi, -numerator / r ** 2) };
}

/** Descent with the steps of Barzilai and Borwein, from a point without symmetry. */
function lowest(point: Values): { readonly bound: number; readonly ratio: number } {
  let chi: Spinor = { re: [0.5, 0.3, -0.4, 0.2], im: [0.1, -0.2, 0.35, 0.15] };
  let here = quotient(point, chi);
  let step = 0.02;
  for (let round = 0; round < 4000 && inner(here.gradient, here.gradient) > 1e-29; round += 1) {
    const next = add(chi, here.gradient, -step);
    const there = quotient(point, next);
    const moved = add(next, chi, -1);
    const turned = add(there.gradient, here.gradient, -1);
    step = Math.min(1, Math.abs(inner(moved, moved) / inner(moved, turned)) || 0.02);
    [chi, here] = [next, there];
  }
  return { bound: -here.value, ratio: inner(chi, chi) };
}

describe('the spin matrices', () => {
  it('have T^a T^a = 15/4', () => {
    const chi: Spinor = { re: [0.5, 0.3, -0.4, 0.2], im: [0.1, -0.2, 0.35, 0.15] };
    const squares = AXES.map((axis) => inner(rotate(axis, chi), rotate(axis, chi))).reduce(
      (a, b) => a + b,
      0,
    );
    expect(squares / inner(chi, chi)).toBeCloseTo(15 / 4, 12);
  });
});

const POINTS = seededPoints(4, {
  '\\lambda_1': [0.5, 0.8],
  '\\lambda_2': [0.2, 0.5],
  '\\lambda_3': [0.5, 0.9],
  '\\kappa_2': [0.5, 0.7],
}).map((point, k) => ({ ...point, '\\kappa_2': (point['\\kappa_2'] ?? 0) * (k % 2 === 0 ? 1 : -1) }));
const ROUTE =
  'potential minimised by gradient descent over all components of the quadruplet, explicit spin matrices';

proveReference({
  id: 'electroweak-quadruplet-stability',
  part: 0,
  route: ROUTE,
  points: POINTS,
  value: (point) => lowest(point).bound,
  bends: [
    ['- \\kappa_2^2', '+ \\kappa_2^2'],
    ['(4 ', '(2 '],
    ['{\\lambda_3}', '{\\lambda_1}'],
  ],
});

proveReference({
  id: 'electroweak-quadruplet-stability',
  part: 1,
  route: ROUTE,
  points: POINTS,
  value: (point) => lowest(point).ratio,
  bends: [
    ['- \\kappa_2^2', '+ \\kappa_2^2'],
    ['{4 \\lambda_2', '{2 \\lambda_2'],
    ['\\sqrt', '2\\sqrt'],
  ],
});
