import { seededPoints, type Values } from './evaluate-reference.ts';
import { integrateOde } from './numerics/bulirsch-stoer.ts';
import { derivativeAt } from './numerics/derivative.ts';
import { proveReference } from './prove.ts';

// Second route: Newton's equations for the relative vector in three Cartesian components of the revolving frame. The
// gradient of the force is a numerical derivative of the force law at the orbit, the tension comes from the constraint of
// constant length, and the taut motion with the smallest tension zero is searched for. No angles, no energy integral.

type Vector = readonly [number, number, number];
interface Motion {
  readonly d: Vector;
  readonly v: Vector;
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Rows of the gradient of the attraction at the radius 1 on the x axis, for the angular velocity 1. */
function tide(n: number): readonly Vector[] {
  const attraction = (x: number, y: number, z: number): Vector => {
    const r = Math.hypot(x, y, z);
    return [-x / r ** (n + 1), -y / r ** (n + 1), -z / r ** (n + 1)];
  };
  return [0, 1, 2].map((row) => {
    const along = (f: (h: number) => Vector) => derivativeAt((h) => f(h)[row] ?? 0, 0, 0.1);
    return [
      along((h) => attraction(1 + h, 0, 0)),
      along((h) => attraction(1, h, 0)),
      along((h) => attraction(1, 0, h)),
    ];
  });
}

/** Acceleration without tether, and the tension per reduced mass that keeps the length 1; unit of time 1/Ω. */
function forces(gradient: readonly Vector[], { d, v }: Motion) {
  const [x = 0, y = 0, z = 0] = gradient.map((row) => dot(row, d));
  const free: Vector = [x + d[0] + 2 * v[1], y + d[1] - 2 * v[0], z];
  const tension = dot(free, d) + dot(v, v);
  return { tension, total: free.map((value, k) => value - tension * (d[k] ?? 0)) };
}

const motionOf = (state: readonly number[]): Motion => {
  const [a = 0, b = 0, c = 0, p = 0, q = 0, r = 0] = state;
  return { d: [a, b, c], v: [p, q, r] };
};

/** At rest along a direction that is tilted from the vertical in the plane of the orbit or normal to it. */
const tilted = (angle: number, normal: boolean): readonly number[] => [
  Math.cos(angle),
  normal ? 0 : Math.sin(angle),
  normal ? Math.sin(angle) : 0,
  0,
  0,
  0,
];

/** ω of a small tilt: the restoring acceleration by the angle. */
function libration(n: number, normal: boolean): number {
  const gradient = tide(n);
  const restoring = (angle: number) =>
    forces(gradient, motionOf(tilted(angle, normal))).total[normal ? 2 : 1] ?? 0;
  return Math.sqrt(-derivativeAt(restoring, 0, 0.1));
}

/** The smallest tension of an in-plane libration that starts at rest, over a little more than one period. */
function smallestTension(n: number, amplitude: number): number {
  const gradient = tide(n);
  const slope = (_: number, state: readonly number[]) => {
    const motion = motionOf(state);
    return [...motion.v, ...forces(gradient, motion).total];
  };
  const width = 0.05;
  const states: (readonly number[])[] = [tilted(amplitude, false)];
  for (let step = 0; step * width < 10 / Math.sqrt(n + 1); step += 1)
    states.push(integrateOde(slope, states.at(-1) ?? [], 0, width, 1));
  const tensionOf = (state: readonly number[]) => forces(gradient, motionOf(state)).tension;
  const tensions = states.map(tensionOf);
  const lowest = Math.max(1, tensions.indexOf(Math.min(...tensions)));
  const start = states[lowest - 1] ?? [];
  return lowestOn((t) => tensionOf(integrateOde(slope, start, 0, t, 1)), 2 * width);
}

/** Minimum of a function on (0, end) by golden section. */
function lowestOn(f: (t: number) => number, end: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [0, end];
  while (high - low > 1e-8) {
    const [a, b] = [high - ratio * (high - low), low + ratio * (high - low)];
    if (f(a) < f(b)) high = b;
    else low = a;
  }
  return f((low + high) / 2);
}

/** The zero of the smallest tension by the secant rule. */
function tautLimit(n: number): number {
  let [a, b] = [1.1, 1.2];
  let [fa, fb] = [smallestTension(n, a), smallestTension(n, b)];
  for (let round = 0; round < 12 && Math.abs(b - a) > 1e-13; round += 1) {
    const next = b - (fb * (b - a)) / (fb - fa);
    [a, fa] = [b, fb];
    [b, fb] = [next, smallestTension(n, next)];
    if (fb === fa) break;
  }
  return b;
}

const id = 'pv-mechanics-power-law-tether';
const route = "Newton's equations with a numerical gradient of the force, tension from the constraint";
const masses = { m_1: [0.5, 2], m_2: [0.5, 2], '\\ell': [0.5, 2], '\\Omega': [0.5, 2] } as const;
const exponent = { n: [1, 3] } as const;
const read = (point: Values, name: string) => point[name] ?? Number.NaN;

proveReference({
  id,
  part: 0,
  route,
  points: seededPoints(3, { ...masses, ...exponent }),
  value: (point) => {
    const [m1, m2] = [read(point, 'm_1'), read(point, 'm_2')];
    const { tension } = forces(tide(read(point, 'n')), motionOf(tilted(0, false)));
    return (tension * read(point, '\\ell') * read(point, '\\Omega') ** 2) / (1 / m1 + 1 / m2);
  },
  bends: [
    ['n+1', 'n'],
    ['\\Omega^2', '\\Omega'],
  ],
});

proveReference({
  id,
  part: 1,
  route,
  points: seededPoints(3, { '\\Omega': [0.5, 2], ...exponent }),
  value: (point) =>
    [false, true].map((normal) => read(point, '\\Omega') * libration(read(point, 'n'), normal)),
  bends: [
    ['n+1', 'n'],
    ['n+2', 'n+3'],
  ],
});

proveReference({
  id,
  part: 2,
  route,
  points: seededPoints(3, exponent),
  value: (point) => tautLimit(read(point, 'n')),
  bends: [
    ['2(n+1)', '2n'],
    ['2(n+1)', '(n+1)'],
  ],
});
