import { seededPoints, type Values } from './evaluate-reference.ts';
import { integrateOde, type Slope } from './numerics/bulirsch-stoer.ts';
import { limitOfGeometric } from './numerics/shanks.ts';
import { proveReference } from './prove.ts';

// Second route: the equation of motion in the laboratory is integrated, with c = 1, without any change of frame and without
// conserved quantities. The cusp is where the transverse momentum along E vanishes again.

interface Setting {
  readonly q: number;
  readonly m: number;
  readonly E: number;
  readonly B: number;
  readonly p0: number;
}

function settingOf(point: Values): Setting {
  const { q = 1, m = 1, B = 1, '\\beta': beta = 1 } = point;
  const fromGamma = Math.sqrt(((point['\\gamma_0'] ?? 1.3) ** 2 - 1) * m ** 2);
  return { q, m, B, E: beta * B, p0: point['p_0'] ?? fromGamma };
}

const energy = (m: number, [x = 0, y = 0, z = 0]: readonly number[]) => Math.hypot(m, x, y, z);

/** Momentum and the coordinate z, by laboratory time. */
const motion =
  ({ q, m, E, B }: Setting): Slope =>
  (_, state) => {
    const [px = 0, py = 0, pz = 0] = state;
    const total = energy(m, state);
    return [(q * py * B) / total, q * (E - (px * B) / total), 0, pz / total];
  };

const start = ({ p0 }: Setting) => [0, 0, p0, 0];

/** The state at the first return of the momentum along E to zero from below, and the time. */
function cusp(setting: Setting): { readonly time: number; readonly state: readonly number[] } {
  const slope = motion(setting);
  const width = 0.1 / setting.q / setting.B;
  let state: readonly number[] = start(setting);
  let time = 0;
  for (let next = state; ; time += width) {
    next = integrateOde(slope, state, 0, width, 1);
    if (time > 0 && (state[1] ?? 0) < 0 && (next[1] ?? 0) >= 0) break;
    state = next;
  }
  let [low, high] = [0, width];
  for (let round = 0; round < 50; round += 1) {
    const middle = (low + high) / 2;
    if ((integrateOde(slope, state, 0, middle, 1)[1] ?? 0) < 0) low = middle;
    else high = middle;
  }
  return { time: time + low, state: integrateOde(slope, state, 0, low, 1) };
}

/** The largest energy lies half-way between two cusps. */
function largestGamma(setting: Setting): number {
  const { time } = cusp(setting);
  const gammas = [0.4, 0.5, 0.6].map((part) => {
    const state = integrateOde(motion(setting), start(setting), 0, part * time, 60);
    return energy(setting.m, state) / setting.m;
  });
  return Math.max(...gammas);
}

/** γ / t^(2/3) at times that grow eightfold, extrapolated; the logarithm of the time is the variable. */
function growth(setting: Setting): number {
  const { q, m, E } = setting;
  const slope: Slope = (logarithm, state) =>
    motion(setting)(0, state).map((value) => value * Math.exp(logarithm));
  const first = 20;
  let state = integrateOde(motion(setting), start(setting), 0, first, 40);
  const ratios = Array.from({ length: 7 }, (_, k) => {
    const from = Math.log(first) + k * Math.log(8);
    if (k > 0) state = integrateOde(slope, state, from - Math.log(8), from, 12);
    return energy(m, state) / m / ((q * E * Math.exp(from)) / m) ** (2 / 3);
  });
  return limitOfGeometric(ratios);
}

const id = 'pv-electro-crossed-field-cusps';
const route = 'equation of motion integrated in the laboratory frame from cusp to cusp';
const matter = { m: [0.8, 1.2], q: [0.8, 1.2], B: [0.8, 1.2] } as const;
const speed = { '\\beta': [0.2, 0.6] } as const;
const initial = { '\\gamma_0': [1.1, 1.8] } as const;

proveReference({
  id,
  part: 0,
  route,
  points: seededPoints(3, { ...matter, ...speed, ...initial }),
  value: (point) => cusp(settingOf(point)).time,
  bends: [
    ['{3/2}', '{1/2}'],
    ['m\\gamma_0', 'm'],
  ],
});

proveReference({
  id,
  part: 1,
  route,
  points: seededPoints(3, { ...speed, ...initial }),
  value: (point) => largestGamma(settingOf(point)),
  bends: [
    ['1+\\beta^2', '1'],
    ['1-\\beta^2', '1-\\beta'],
  ],
});

proveReference({
  id,
  part: 2,
  route,
  points: seededPoints(3, { p_0: [0.4, 1.2], q: [0.8, 1.2], B: [0.8, 1.2], ...speed }),
  value: (point) => cusp(settingOf(point)).state[3] ?? Number.NaN,
  bends: [
    ['\\sqrt{1-\\beta^2}', '(1-\\beta^2)'],
    ['2\\pi', '4\\pi'],
  ],
});

proveReference({
  id,
  part: 3,
  route,
  points: seededPoints(3, initial),
  value: (point) => growth(settingOf(point)),
  bends: [
    ['9', '6'],
    ['{1/3}', '{2/3}'],
  ],
});
