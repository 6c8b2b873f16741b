import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: no derivatives with respect to the threshold. Couplings and wave functions are superfields, numbers with
// components along theta^2 + conjugate and theta^4, and are run numerically through a threshold that is itself a
// superfield; the soft mass is read off the theta^4 component.

/** a + b (theta^2 + conjugate) + c theta^4 */
type Super = readonly [a: number, b: number, c: number];
const plus = (x: Super, y: Super): Super => [x[0] + y[0], x[1] + y[1], x[2] + y[2]];
const scale = (x: Super, factor: number): Super => [factor * x[0], factor * x[1], factor * x[2]];
const times = (x: Super, y: Super): Super => [
  x[0] * y[0],
  x[0] * y[1] + x[1] * y[0],
  x[0] * y[2] + 2 * x[1] * y[1] + x[2] * y[0],
];
const inverse = (x: Super): Super => [
  1 / x[0],
  -x[1] / x[0] ** 2,
  (2 * x[1] ** 2) / x[0] ** 3 - x[2] / x[0] ** 2,
];

/** Squared couplings of some groups, and ln Z. */
type State = readonly Super[];

/** Runs by a superfield amount of ln(mu): d g^2 = -b g^4 / 8 pi^2, d ln Z = 4 C g^2 / 16 pi^2 of the first group. */
function run(start: State, coefficients: readonly number[], casimir: number, distance: Super): State {
  const rate = (state: State): State => {
    const couplings = state.slice(0, -1);
    const flow = couplings.map((g2, k) => scale(times(g2, g2), -(coefficients[k] ?? 0) / (8 * Math.PI ** 2)));
    const wave = scale(couplings[0] ?? [0, 0, 0], (4 * casimir) / (16 * Math.PI ** 2));
    return [...flow, wave].map((value) => times(value, distance));
  };
  const moved = (state: State, by: State, size: number): State =>
    state.map((value, k) => plus(value, scale(by[k] ?? [0, 0, 0], size)));
  const steps = 200;
  const h = 1 / steps;
  let state = start;
  for (let n = 0; n < steps; n += 1) {
    const k1 = rate(state);
    const k2 = rate(moved(state, k1, h / 2));
    const k3 = rate(moved(state, k2, h / 2));
    const k4 = rate(moved(state, k3, h));
    state = moved(moved(moved(state, k1, h / 6), moved(k2, k3, 1), h / 3), k4, h / 6);
  }
  return state;
}

/** Index of a representation content: three times the adjoint minus what the chiral superfields weigh. */
const coefficient = (N: number, ...fundamentals: readonly number[]) =>
  3 * N - fundamentals.reduce((sum, copies) => sum + copies / 2, 0);

function softMass(point: Values): number {
  const [N, F1, F2, g1, g2, f] = ['N', 'F_1', 'F_2', 'g_1', 'g_2', 'f'].map(
    (name) => point[name] ?? Number.NaN,
  ) as [number, number, number, number, number, number];
  const casimir = (N * N - 1) / (2 * N);
  // two bifundamentals are 2N fundamentals of either group
  const above = [coefficient(N, 2 * F1, 2 * N), coefficient(N, 2 * F2, 2 * N)];
  const below = [coefficient(N, 2 * F1, 2 * F2)];
  const span = 1;
  const atM: State = [
    [g1 ** 2, 0, 0],
    [g2 ** 2, 0, 0],
    [0, 0, 0],
  ];
  const ultraviolet = run(atM, above, casimir, [span, 0, 0]);
  const [first, second, wave] = run(ultraviolet, above, casimir, [-span, f / 2, 0]) as [Super, Super, Super];
  const diagonal = inverse(plus(inverse(first), inverse(second)));
  const [, final] = run([diagonal, wave], below, casimir, [0, -f / 2, 0]) as [Super, Super];
  return -final[2];
}

proveReference({
  id: 'susy-gauge-messenger-mass',
  route: 'couplings and wave function run numerically as superfields through a superfield threshold',
  points: seededPoints(3, {
    N: [2, 5],
    F_1: [1, 4],
    F_2: [5, 8],
    g_1: [0.6, 1],
    g_2: [0.7, 1.2],
    f: [0.5, 1],
  }),
  value: softMass,
  bends: [
    ['2N-F_1', '2N-F_2'],
    ['-(5N', '-(3N'],
    ['256', '128'],
  ],
});
