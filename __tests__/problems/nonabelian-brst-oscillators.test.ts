import { describe, expect, it } from '@jest/globals';
import { proveReference } from './prove.ts';

// Second route: no theorem on cohomology and no counting of invariants. Q is built as a matrix with integer entries on the
// Fock space times the ghosts (in the basis e, f, h of SU(2), where all structure constants are integers), Q^2 = 0 is
// checked, and the dimensions are those of kernels less images, with ranks computed exactly modulo a large prime.

/** One oscillator: twice its T3, its charge, and its statistics. */
interface Mode {
  readonly weight: number;
  readonly charge: number;
  readonly fermionic: boolean;
}
/** A multiplet as a run of modes of falling weight. */
interface Multiplet {
  readonly first: number;
  readonly size: number;
}

const KINDS = [
  { size: 2, charge: 1, fermionic: false },
  { size: 3, charge: 0, fermionic: false },
  { size: 2, charge: -1, fermionic: true },
  { size: 3, charge: -2, fermionic: true },
];
const MODES: readonly Mode[] = KINDS.flatMap(({ size, charge, fermionic }) =>
  Array.from({ length: size }, (_, k) => ({ weight: size - 1 - 2 * k, charge, fermionic })),
);
const MULTIPLETS: readonly Multiplet[] = KINDS.map(({ size }, kind) => ({
  first: KINDS.slice(0, kind).reduce((sum, other) => sum + other.size, 0),
  size,
}));

/** Ghosts in the order e, f, h, u(1); a ghost of a raising operator lowers the weight. */
const GHOSTS: readonly number[] = [0, 1, 2, 3];
const GHOST_WEIGHT = [-2, 2, 0, 0];

interface State {
  readonly matter: readonly number[];
  /** bit mask of the ghosts that are present, in the order of GHOSTS */
  readonly ghosts: number;
}
type Sum = Map<string, { readonly state: State; readonly factor: number }>;

const keyOf = ({ matter, ghosts }: State) => `${matter.join()}|${ghosts}`;
function addTo(sum: Sum, state: State, factor: number): void {
  const key = keyOf(state);
  sum.set(key, { state, factor: factor + (sum.get(key)?.factor ?? 0) });
}

/** Creation in mode `to` after annihilation in mode `from`, on monomials: x_to d/dx_from with Grassmann signs. */
function move(matter: readonly number[], from: number, to: number): { matter: number[]; factor: number } {
  const out = [...matter];
  const amount = out[from] ?? 0;
  const sign = (mode: number) =>
    MODES[mode]?.fermionic &&
    out.slice(0, mode).reduce((odd, x, k) => odd + (MODES[k]?.fermionic ? x : 0), 0) % 2
      ? -1
      : 1;
  let factor = amount * sign(from);
  out[from] = amount - 1;
  factor *= sign(to);
  if (MODES[to]?.fermionic && (out[to] ?? 0) > 0) factor = 0;
  out[to] = (out[to] ?? 0) + 1;
  return { matter: out, factor };
}

/** The generator of a ghost on matter: f v_k = (k+1) v_{k+1}, e v_k = (size - k) v_{k-1}, h the weight, or the charge. */
function generate(ghost: number, matter: readonly number[]): readonly { matter: number[]; factor: number }[] {
  if (ghost >= 2) {
    const of = (mode: Mode) => (ghost === 2 ? mode.weight : mode.charge);
    return [{ matter: [...matter], factor: MODES.reduce((sum, m, k) => sum + of(m) * (matter[k] ?? 0), 0) }];
  }
  return MULTIPLETS.flatMap(({ first, size }) =>
    Array.from({ length: size - 1 }, (_, k) => {
      const [from, to, factor] = ghost === 0 ? [k + 1, k, size - 1 - k] : [k, k + 1, k + 1];
      const moved = move(matter, first + from, first + to);
      return { matter: moved.matter, factor: moved.factor * factor };
    }),
  ).filter(({ factor }) => factor !== 0);
}

const present = (ghosts: number, ghost: number) => (ghosts >> ghost) % 2 === 1;
/** Sign of a ghost that moves to its place from the left. */
const ghostSign = (ghosts: number, ghost: number) =>
  GHOSTS.filter((other) => other < ghost && present(ghosts, other)).length % 2 === 0 ? 1 : -1;

function create(ghosts: number, ghost: number): readonly [ghosts: number, factor: number] {
  return present(ghosts, ghost) ? [ghosts, 0] : [ghosts | (1 << ghost), ghostSign(ghosts, ghost)];
}
function annihilate(ghosts: number, ghost: number): readonly [ghosts: number, factor: number] {
  return present(ghosts, ghost) ? [ghosts & ~(1 << ghost), ghostSign(ghosts, ghost)] : [ghosts, 0];
}

/** [e, f] = h, [h, e] = 2e, [h, f] = -2f as (first, second, result, coefficient). */
const BRACKETS = [
  [0, 1, 2, 1],
  [2, 0, 0, 2],
  [2, 1, 1, -2],
] as const;

/** Q = c^i G_i - sum over pairs i<j of f_ij^k c^i c^j beta_k. */
function applyQ(state: State): Sum {
  const sum: Sum = new Map();
  for (const ghost of GHOSTS) {
    const [ghosts, sign] = create(state.ghosts, ghost);
    if (sign === 0) continue;
    for (const { matter, factor } of generate(ghost, state.matter))
      addTo(sum, { matter, ghosts }, sign * factor);
  }
  for (const [i, j, k, coefficient] of BRACKETS) {
    const [without, first] = annihilate(state.ghosts, k);
    const [withJ, second] = create(without, j);
    const [ghosts, third] = create(withJ, i);
    const factor = -coefficient * first * second * third;
    if (factor !== 0) addTo(sum, { matter: state.matter, ghosts }, factor);
  }
  return sum;
}

function matterStates(level: number, modes: readonly Mode[] = MODES): readonly (readonly number[])[] {
  const [mode, ...rest] = modes;
  if (!mode) return level === 0 ? [[]] : [];
  const most = mode.fermionic ? Math.min(1, level) : level;
  return Array.from({ length: most + 1 }, (_, count) =>
    matterStates(level - count, rest).map((tail) => [count, ...tail]),
  ).flat();
}

/** States of a level by ghost number; only those of weight and charge zero, or all. */
function complex(level: number, neutralOnly: boolean): readonly (readonly State[])[] {
  const spaces: State[][] = [[], [], [], [], []];
  for (const matter of matterStates(level))
    for (let ghosts = 0; ghosts < 16; ghosts += 1) {
      const chosen = GHOSTS.filter((ghost) => present(ghosts, ghost));
      const weight =
        chosen.reduce((sum, ghost) => sum + (GHOST_WEIGHT[ghost] ?? 0), 0) +
        MODES.reduce((sum, mode, k) => sum + mode.weight * (matter[k] ?? 0), 0);
      const charge = MODES.reduce((sum, mode, k) => sum + mode.charge * (matter[k] ?? 0), 0);
      if (!neutralOnly || (weight === 0 && charge === 0)) spaces[chosen.length]?.push({ matter, ghosts });
    }
  return spaces;
}

const PRIME = 67108859;

function inverse(value: number): number {
  let [a, b, x, y] = [value, PRIME, 1, 0];
  while (b !== 0) {
    const quotient = Math.floor(a / b);
    [a, b, x, y] = [b, a - quotient * b, y, x - quotient * y];
  }
  return ((x % PRIME) + PRIME) % PRIME;
}

/** Rank of sparse integer rows modulo the prime. */
function rank(rows: readonly Map<number, number>[]): number {
  const pivots = new Map<number, Map<number, number>>();
  for (const original of rows) {
    const row = new Map([...original].map(([column, x]) => [column, ((x % PRIME) + PRIME) % PRIME] as const));
    for (;;) {
      const column = Math.min(...[...row].filter(([, x]) => x !== 0).map(([k]) => k));
      if (!Number.isFinite(column)) break;
      const pivot = pivots.get(column);
      const head = row.get(column) ?? 0;
      if (!pivot) {
        const scale = inverse(head);
        pivots.set(column, new Map([...row].map(([k, x]) => [k, (x * scale) % PRIME] as const)));
        break;
      }
      for (const [k, x] of pivot) {
        const value = ((row.get(k) ?? 0) + (PRIME - head) * x) % PRIME;
        if (value === 0) row.delete(k);
        else row.set(k, value);
      }
    }
  }
  return pivots.size;
}

/** Dimensions of kernel over image at each ghost number. */
function cohomology(level: number, neutralOnly: boolean): readonly number[] {
  const spaces = complex(level, neutralOnly);
  const ranks = spaces.map((space, ghostNumber) => {
    const columns = new Map((spaces[ghostNumber + 1] ?? []).map((state, k) => [keyOf(state), k] as const));
    return rank(
      space.map(
        (state) =>
          new Map(
            [...applyQ(state)].map(([key, { factor }]) => [columns.get(key) ?? Number.NaN, factor] as const),
          ),
      ),
    );
  });
  return spaces.map((space, g) => space.length - (ranks[g] ?? 0) - (ranks[g - 1] ?? 0));
}

describe('the BRST charge', () => {
  it('is nilpotent', () => {
    for (const state of complex(3, false).flat()) {
      const twice: Sum = new Map();
      for (const { state: middle, factor } of applyQ(state).values())
        for (const { state: end, factor: next } of applyQ(middle).values()) addTo(twice, end, factor * next);
      expect([...twice.values()].every(({ factor }) => factor === 0)).toBe(true);
    }
  });

  it('has no cohomology outside the states of weight and charge zero', () => {
    expect(cohomology(2, false)).toEqual(cohomology(2, true));
    expect(cohomology(3, false)).toEqual(cohomology(3, true));
  });
});

const DIMENSIONS = cohomology(7, true);

proveReference({
  id: 'nonabelian-brst-oscillators',
  route:
    'Q as an integer matrix on Fock space times ghosts, kernels and images by exact ranks modulo a prime',
  points: [{ t: 0.37 }, { t: 1.6 }, { t: -0.45 }],
  value: ({ t = Number.NaN }) => DIMENSIONS.reduce((sum, h, g) => sum + h * t ** g, 0),
  bends: [
    ['8 ', '7 '],
    ['(1+t^3)', '(1+t)^3'],
    ['(1+t)(', '('],
  ],
});
