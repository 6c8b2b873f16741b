import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: no Kähler potential and no gauge-invariant coordinate. The moduli space is a quotient of a surface in flat
// four-space, so its curvature is Gauss's product of second fundamental forms plus three times O'Neill's square of the
// vertical part of a commutator, both evaluated on numerical orthonormal vectors at one point.

type Vector = readonly number[];
const dot = (a: Vector, b: Vector) => a.reduce((sum, value, k) => sum + value * (b[k] ?? 0), 0);
const combine = (a: Vector, x: number, b: Vector, y: number) =>
  a.map((value, k) => x * value + y * (b[k] ?? 0));
const unit = (a: Vector) => a.map((value) => value / Math.sqrt(dot(a, a)));

/** Gram-Schmidt: of a start vector what is orthogonal to the given orthonormal ones, normalised. */
function orthogonal(start: Vector, to: readonly Vector[]): Vector {
  return unit(to.reduce((rest, other) => combine(rest, 1, other, -dot(rest, other)), start));
}

/** Multiplication of the coordinates (Re Q, Im Q, Re q, Im q) by the charges, and by i times the charges. */
const charges = (v: Vector, p: number, s: number): Vector => v.map((value, k) => (k < 2 ? p : -s) * value);
const rotation = ([x = 0, y = 0, u = 0, v = 0]: Vector, p: number, s: number): Vector => [
  -p * y,
  p * x,
  s * v,
  -s * u,
];

function curvature(point: Values): number {
  const [A, p, s, xi] = ['A', 'p', 's', '\\xi'].map((name) => point[name] ?? Number.NaN) as [
    number,
    number,
    number,
    number,
  ];
  const [r, t] = [Math.sqrt(A), Math.sqrt((p * A - xi) / s)];
  const vacuum = [r * Math.cos(0.4), r * Math.sin(0.4), t * Math.cos(1.1), t * Math.sin(1.1)];
  // the surface is <v, charges v> = xi: its gradient is 2 charges v, its Hessian 2 charges
  const gradient = charges(vacuum, p, s);
  const killing = rotation(vacuum, p, s);
  const frame = [unit(gradient), unit(killing)];
  const X = orthogonal([0.3, -0.8, 0.5, 0.2], frame);
  const Y = orthogonal([-0.6, 0.1, 0.4, 0.9], [...frame, X]);
  const second = (a: Vector, b: Vector) => dot(a, charges(b, p, s)) / Math.sqrt(dot(gradient, gradient));
  const gauss = second(X, X) * second(Y, Y) - second(X, Y) ** 2;
  const vertical = dot(Y, rotation(X, p, s)) / Math.sqrt(dot(killing, killing));
  return gauss + 3 * vertical ** 2;
}

proveReference({
  id: 'susy-quotient-curvature',
  route: "Gauss and O'Neill equations on numerical tangent vectors of the D-flat surface in flat space",
  points: seededPoints(3, { A: [1.2, 2], '\\xi': [0.5, 1] }).map((point, index) => ({
    ...point,
    p: [1, 2, 3][index] ?? 1,
    s: [2, 1, 2][index] ?? 1,
  })),
  value: curvature,
  bends: [
    ['^3', '^2'],
    ['A-s', 'A+s'],
    ['p(p+s)', 'p(p-2s)'],
    ['4p^2', '2p^2'],
  ],
});
