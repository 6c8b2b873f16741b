import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: no chemical potentials. From one initial state with the given charges the reactions themselves are run:
// the free energy, a sum of squares of the asymmetries over the number of states, is minimised over the extents of all
// reactions. The numbers of particles in a sphaleron transition come from the weights of SU(2).

interface Species {
  readonly name: string;
  /** susceptibility: one per Weyl fermion state, two per complex boson state */
  readonly states: number;
  readonly baryon: number;
}
type Amounts = Readonly<Record<string, number>>;

const SPECIES: readonly Species[] = [1, 2, 3].flatMap((generation) => [
  { name: `q${generation}`, states: 6, baryon: 1 / 3 },
  { name: `u${generation}`, states: 3, baryon: 1 / 3 },
  { name: `d${generation}`, states: 3, baryon: 1 / 3 },
  { name: `l${generation}`, states: 2, baryon: 0 },
  { name: `e${generation}`, states: 1, baryon: 0 },
]);
const HIGGS: Species = { name: 'h', states: 4, baryon: 0 };

/** Zero modes of one instanton: 2 tr (T^3)^2. */
const zeroModes = (j: number) =>
  Array.from({ length: Math.round(2 * j) + 1 }, (_, k) => 2 * (k - j) ** 2).reduce((a, b) => a + b, 0);

const exotics = (n: number): readonly Species[] =>
  Array.from({ length: n }, (_, A) => ({ name: `psi${A}`, states: 4, baryon: 0 }));

function reactions(n: number): readonly Amounts[] {
  const yukawa = [1, 2, 3].flatMap((i): Amounts[] => [
    { [`q${i}`]: -1, h: -1, [`u${i}`]: 1 },
    { [`q${i}`]: -1, h: 1, [`d${i}`]: 1 },
    { [`l${i}`]: -1, h: 1, [`e${i}`]: 1 },
  ]);
  const mixing: Amounts[] = [
    { q1: -1, q2: 1 },
    { q2: -1, q3: 1 },
  ];
  const doublet = zeroModes(1 / 2);
  const sphaleron: Record<string, number> = {};
  for (const i of [1, 2, 3]) {
    sphaleron[`q${i}`] = 3 * doublet;
    sphaleron[`l${i}`] = doublet;
  }
  for (const { name } of exotics(n)) sphaleron[name] = zeroModes(3 / 2);
  return [...yukawa, ...mixing, sphaleron];
}

/** A state of no hypercharge with the given charges, alike in the three lepton flavours. */
function initialState(n: number, B: number, L: number, P: number): Amounts {
  const state: Record<string, number> = { u1: 3 * B * 0.4, d1: 3 * B * 0.6 };
  for (const i of [1, 2, 3]) state[`e${i}`] = L / 3;
  for (const { name } of exotics(n)) state[name] = P / n;
  const hypercharge = (2 / 3) * 1.2 * B - (1 / 3) * 1.8 * B - L;
  state['h'] = -2 * hypercharge;
  return state;
}

/** Minimum of sum (a_s + sum_r x_r v_rs)^2 / states_s over the extents x, by the normal equations. */
function equilibrium(species: readonly Species[], start: Amounts, steps: readonly Amounts[]): Amounts {
  const product = (a: Amounts, b: Amounts) =>
    species.reduce((sum, { name, states }) => sum + ((a[name] ?? 0) * (b[name] ?? 0)) / states, 0);
  const rows = steps.map((a) => [...steps.map((b) => product(a, b)), -product(a, start)]);
  const extents = solve(rows);
  const end: Record<string, number> = { ...start };
  steps.forEach((step, r) => {
    for (const [name, amount] of Object.entries(step))
      end[name] = (end[name] ?? 0) + amount * (extents[r] ?? 0);
  });
  return end;
}

/** Gauss-Jordan elimination of a positive definite system, rows with the right side at their end. */
function solve(system: readonly (readonly number[])[]): readonly number[] {
  const rows = system.map((row) => [...row]);
  rows.forEach((top, k) => {
    const pivot = top[k] ?? Number.NaN;
    rows.forEach((row, i) => {
      if (i === k) return;
      const factor = (row[k] ?? 0) / pivot;
      row.forEach((_, column) => {
        row[column] = (row[column] ?? 0) - factor * (top[column] ?? 0);
      });
    });
  });
  return rows.map((row, i) => (row.at(-1) ?? Number.NaN) / (row[i] ?? Number.NaN));
}

function baryonNumber({ n = 0, B_0 = 0, L_0 = 0, P_0 = 0 }: Values): number {
  const species = [...SPECIES, HIGGS, ...exotics(n)];
  const end = equilibrium(species, initialState(n, B_0, L_0, P_0), reactions(n));
  return species.reduce((sum, { name, baryon }) => sum + baryon * (end[name] ?? 0), 0);
}

const POINTS = seededPoints(4, { B_0: [0.5, 1.5], L_0: [-2, -1], P_0: [0.5, 1.5] }).map((point, k) => ({
  ...point,
  n: k + 1,
}));

proveReference({
  id: 'electroweak-isospin-sphalerons',
  route:
    'free energy minimised over the extents of all reactions from one initial state; zero modes from weights',
  points: POINTS,
  value: baryonNumber,
  bends: [
    ['- 45 P_0', '+ 45 P_0'],
    ['150 n', '15 n'],
    ['+ 79', '+ 97'],
    ['- 7 L_0', '+ 7 L_0'],
  ],
});
