import { seededPoints, type Values } from './evaluate-reference.ts';
import { integrateOde } from './numerics/bulirsch-stoer.ts';
import { derivativeAt } from './numerics/derivative.ts';
import { proveReference } from './prove.ts';

// Second route: the hoop is a regular polygon of many small masses and the load one more. Their positions as functions of
// the angle of rotation are written down from the rolling constraint; energies are sums over them, and the force of the ground is
// what changes their vertical momentum along the integrated motion. No moment of inertia, no instantaneous axis.

interface Hoop {
  readonly M: number;
  readonly m: number;
  readonly g: number;
  readonly R: number;
  readonly incline: number;
}
type Place = readonly [x: number, y: number];

const PIECES = 4;
const read = (point: Values, name: string, otherwise: number) => point[name] ?? otherwise;
const hoopOf = (point: Values): Hoop => ({
  M: read(point, 'M', Number.NaN),
  m: read(point, 'm', Number.NaN),
  g: read(point, 'g', 1),
  R: read(point, 'R', 1),
  incline: read(point, '\\alpha', 0),
});

/** Horizontal and vertical place of a piece of the rim that was straight above the centre at the angle `start`. */
function place({ R, incline }: Hoop, start: number, angle: number): Place {
  const centre: Place = [R * angle * Math.cos(incline), -R * angle * Math.sin(incline)];
  return [centre[0] + R * Math.sin(angle + start), centre[1] + R * Math.cos(angle + start)];
}

/** All pieces with their masses; the load is at the top for the angle 0. */
const pieces = ({ M, m }: Hoop) => [
  { mass: m, start: 0 },
  ...Array.from({ length: PIECES }, (_, k) => ({
    mass: M / PIECES,
    start: 0.1 + (2 * Math.PI * k) / PIECES,
  })),
];

const height = (hoop: Hoop, angle: number) =>
  pieces(hoop).reduce((sum, { mass, start }) => sum + mass * place(hoop, start, angle)[1], 0);

/** By how much such a piece moves for a small rotation: the centre's share and its own. */
function shift({ R, incline }: Hoop, start: number, angle: number): Place {
  return [
    R * (Math.cos(incline) + Math.cos(angle + start)),
    -R * (Math.sin(incline) + Math.sin(angle + start)),
  ];
}

/** Twice the kinetic energy over the square of the angular velocity. */
const inertia = (hoop: Hoop, angle: number) =>
  pieces(hoop).reduce((sum, { mass, start }) => {
    const [x, y] = shift(hoop, start, angle);
    return sum + mass * (x * x + y * y);
  }, 0);

/** The derivative of the sum of mass times height. */
const rise = (hoop: Hoop, angle: number) =>
  pieces(hoop).reduce((sum, { mass, start }) => sum + mass * shift(hoop, start, angle)[1], 0);

const slopeOf = (hoop: Hoop, angle: number) => hoop.g * rise(hoop, angle);

/** The angle of the lowest potential energy near the load's lowest place, by bisection of its slope. */
function stableAngle(hoop: Hoop): number {
  // the load passes from the maximum to the minimum of the wavy part; both surround a quarter turn from the bottom
  let [low, high] = [Math.PI / 2 + hoop.incline, (3 * Math.PI) / 2];
  const angles = Array.from({ length: 100 }, (_, k) => low + ((high - low) * k) / 99);
  const turn = angles.findIndex(
    (angle, k) => k > 0 && slopeOf(hoop, angles[k - 1] ?? 0) < 0 && slopeOf(hoop, angle) >= 0,
  );
  [low, high] = [angles[turn - 1] ?? Number.NaN, angles[turn] ?? Number.NaN];
  while (high - low > 1e-14) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (slopeOf(hoop, middle) < 0) low = middle;
    else high = middle;
  }
  return low;
}

/** The inclination at which no angle has a vanishing slope any more: the steepest rise of the wavy part balances. */
function largestIncline(hoop: Hoop): number {
  const hasRest = (incline: number) => {
    const tilted = { ...hoop, incline };
    let [low, high] = [Math.PI, 2 * Math.PI];
    // steepest rise by golden section
    const ratio = (Math.sqrt(5) - 1) / 2;
    while (high - low > 1e-7) {
      const [a, b] = [high - ratio * (high - low), low + ratio * (high - low)];
      if (slopeOf(tilted, a) > slopeOf(tilted, b)) high = b;
      else low = a;
    }
    return slopeOf(tilted, (low + high) / 2) > 0;
  };
  let [low, high] = [0, Math.PI / 2];
  while (high - low > 1e-12) {
    const middle = (low + high) / 2;
    if (hasRest(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Normal force at a quarter turn on level ground: the vertical acceleration of all pieces along the true motion. */
function normalForce(hoop: Hoop): number {
  const slope = (_: number, [angle = 0, speed = 0]: readonly number[]) => {
    const change = derivativeAt((a) => inertia(hoop, a), angle, 0.2);
    return [speed, (-slopeOf(hoop, angle) - (change * speed ** 2) / 2) / inertia(hoop, angle)];
  };
  // the start lies a little beyond the top, with the speed that the fall up to there gives
  const first = 0.5;
  const fallen = hoop.g * (height(hoop, 0) - height(hoop, first));
  const start = [first, Math.sqrt((2 * fallen) / inertia(hoop, first))];
  // the moment of the quarter turn, with the time as a function of the angle
  const [time = 0] = integrateOde(
    (angle, [, speed = 1]) => [1 / speed, (slope(0, [angle, speed])[1] ?? 0) / speed],
    [0, start[1] ?? 0],
    first,
    Math.PI / 2,
    2,
  );
  const momentum = (t: number) => {
    const [angle = 0, speed = 0] = integrateOde(slope, start, 0, t, 2);
    return speed * rise(hoop, angle);
  };
  return (hoop.M + hoop.m) * hoop.g + derivativeAt(momentum, time, 0.2);
}

const id = 'pv-mechanics-loaded-hoop';
const route = 'hoop of many small masses, forces from the motion of each';
const masses = { M: [0.8, 1.2], m: [0.9, 1.4] } as const;

proveReference({
  id,
  part: 0,
  route,
  points: seededPoints(3, masses),
  value: (point) => largestIncline(hoopOf(point)),
  bends: [
    ['\\arcsin', '\\arctan'],
    ['M+m', 'M+2m'],
  ],
});

proveReference({
  id,
  part: 1,
  route,
  points: seededPoints(3, { ...masses, g: [0.8, 1.2], R: [0.8, 1.2], '\\alpha': [0.1, 0.35] }).map(
    (point) => ({
      ...point,
      W: Math.sqrt(
        read(point, 'm', 0) ** 2 -
          (read(point, 'M', 0) + read(point, 'm', 0)) ** 2 * Math.sin(read(point, '\\alpha', 0)) ** 2,
      ),
    }),
  ),
  value: (point) => {
    const hoop = hoopOf(point);
    const angle = stableAngle(hoop);
    return derivativeAt((a) => slopeOf(hoop, a), angle, 0.2) / inertia(hoop, angle);
  },
  bends: [
    ['2R\\cos\\alpha', '2R'],
    ['-W', '+W'],
    ['(M+m)', 'M'],
  ],
});

proveReference({
  id,
  part: 2,
  route,
  points: seededPoints(3, { ...masses, g: [0.8, 1.2] }),
  value: (point) => normalForce(hoopOf(point)),
  bends: [
    ['M+2m', 'M+m'],
    ['1-', '1+'],
    ['2(M+m)^3', '(M+m)^3'],
  ],
});
