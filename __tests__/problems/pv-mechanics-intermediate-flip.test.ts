import { seededPoints, type Values } from './evaluate-reference.ts';
import { integrateOde, type Slope } from './numerics/bulirsch-stoer.ts';
import { limitOfGeometric } from './numerics/shanks.ts';
import { proveReference } from './prove.ts';

// Second route: the orientation itself, a rotation matrix of nine numbers that turns with the angular velocity, is
// integrated from the moment of half turn-over with L along the z axis. Euler's equations, Euler's angles and the
// hyperbolic solution are not used.

interface Body {
  readonly moments: readonly [number, number, number];
  readonly L: number;
}

function bodyOf({ I_1 = 0, I_2 = 0, I_3 = 0, L = 1 }: Values): Body {
  return { moments: [I_1, I_2, I_3], L };
}

/** Angular velocity along the axes of the body; rows of the orientation are the space components, columns the axes. */
function spin({ moments, L }: Body, orientation: readonly number[]): readonly [number, number, number] {
  const along = (axis: number) => (L * (orientation[6 + axis] ?? 0)) / (moments[axis] ?? 1);
  return [along(0), along(1), along(2)];
}

/** Orientation (nine numbers), length of the curve of the second axis, and nothing else. */
const turning =
  (body: Body): Slope =>
  (_, state) => {
    const [x, y, z] = spin(body, state);
    const rows = [0, 3, 6].flatMap((row) => {
      const [a = 0, b = 0, c = 0] = state.slice(row, row + 3);
      return [b * z - c * y, c * x - a * z, a * y - b * x];
    });
    return [...rows, Math.hypot(rows[1] ?? 0, rows[4] ?? 0, rows[7] ?? 0)];
  };

/** The moment at which the second axis is normal to L: the energy then fixes the angle of the first axis to L. */
function halfWay({ moments: [a, b, c] }: Body): readonly number[] {
  const square = (1 / b - 1 / c) / (1 / a - 1 / c);
  const [first, third] = [Math.sqrt(square), Math.sqrt(1 - square)];
  return [third, 0, -first, 0, 1, 0, first, 0, third, 0];
}

const stateAt = (body: Body, time: number) =>
  integrateOde(turning(body), halfWay(body), 0, time, Math.max(4, Math.ceil(Math.abs(time) * 4)));

/** Twice the time until the second axis makes the cosine 1/2 with L, up to sign: steps that are halved where they pass it. */
function timeBetween(body: Body): number {
  let state = halfWay(body);
  let time = 0;
  const advance = (step: number) => {
    const next = integrateOde(turning(body), state, 0, step, 1);
    if (Math.abs(next[7] ?? 0) >= 1 / 2) return false;
    [state, time] = [next, time + step];
    return true;
  };
  while (advance(0.5));
  for (let halving = 2; halving < 48; halving += 1) advance(0.5 ** halving);
  return 2 * time;
}

/** Twice the length of the curve of one half, extrapolated to infinite time. */
function lengthOf(body: Body): number {
  const unit = timeBetween(body);
  const lengths = Array.from({ length: 9 }, (_, k) => 2 * (stateAt(body, unit * (1 + k / 2))[9] ?? 0));
  return limitOfGeometric(lengths);
}

/** The largest angular velocity on a grid of times around the half turn-over, which is one of them. */
function fastest(body: Body): number {
  const unit = timeBetween(body);
  return Math.max(
    ...[-2, -1, -0.5, 0, 0.5, 1, 2].map((k) => Math.hypot(...spin(body, stateAt(body, k * unit)))),
  );
}

const id = 'pv-mechanics-intermediate-flip';
const route =
  'rotation matrix integrated as an ordinary differential equation, length of the curve extrapolated';
const points = seededPoints(3, { I_1: [0.6, 0.9], I_2: [1.1, 1.3], I_3: [1.5, 1.8], L: [0.8, 1.4] });

proveReference({
  id,
  part: 0,
  route,
  points,
  value: (point) => timeBetween(bodyOf(point)),
  bends: [
    ['\\ln 3', '\\ln 2'],
    ['I_1I_3', 'I_1I_2'],
    ['\\frac{I_2\\ln', '\\frac{I_3\\ln'],
  ],
});

proveReference({
  id,
  part: 1,
  route,
  points,
  value: (point) => lengthOf(bodyOf(point)),
  bends: [
    ['I_1+I_3-I_2', 'I_1+I_3'],
    ['(I_3-I_2)', '(I_3-I_1)'],
  ],
});

proveReference({
  id,
  part: 2,
  route,
  points,
  value: (point) => fastest(bodyOf(point)),
  bends: [
    ['I_1+I_3-I_2', 'I_1+I_3+I_2'],
    ['{I_1I_2I_3}', '{I_2I_2I_2}'],
  ],
});
