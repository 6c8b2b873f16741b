import { complexOf } from '../../src/math/complex.ts';
import { figureOf, shownNumber, shownText } from './figure.ts';
import { solveLinear } from './numerics/complex-newton.ts';
import { proveNumber } from './prove-number.ts';

// Second route: the master equation of all eight sublevels, whose light couples every pair of sublevels of two levels alike
// in both directions. Mean times are solutions of linear equations; no branching ratios, no ratios of degeneracies.

const id = 'pv-atomic-shelving-scheme';
const svg = figureOf(id);
const perMicrosecond = (name: string) => 1e6 * shownNumber(svg, name);

const LEVELS = ['g', 'e', 'd'] as const;
type Level = (typeof LEVELS)[number];

/** The level of each sublevel: 2J + 1 of them, with J as the figure writes it. */
const SUBLEVELS: readonly Level[] = LEVELS.flatMap((level) => {
  const [, over, under] = /J = (\d)\/(\d)/.exec(shownText(svg, `J-${level}`)) ?? [];
  const count = (2 * Number(over)) / Number(under) + 1;
  return Array.from({ length: count }, () => level);
});
const countOf = (level: Level) => SUBLEVELS.filter((other) => other === level).length;

/** Rates of absorption of an ion, by the transition; none where absent. */
interface Light {
  readonly ge?: number;
  readonly de?: number;
}

/** The rate from one sublevel to another. */
function rate(light: Light, from: Level, to: Level): number {
  const decay = { eg: perMicrosecond('A-eg'), ed: perMicrosecond('A-ed'), dg: 1 / shownNumber(svg, 'tau-d') };
  const spontaneous = (decay[`${from}${to}` as keyof typeof decay] ?? 0) / countOf(to);
  const pair =
    [from, to].sort().join('') === 'eg' ? light.ge : [from, to].sort().join('') === 'de' ? light.de : 0;
  // the rate of an ion in a lower sublevel is shared by the sublevels of e, and is the same back
  return spontaneous + (pair ?? 0) / countOf('e');
}

/** −(column of the sublevel's gains minus its losses), among the sublevels of these levels. */
function losses(light: Light, levels: readonly Level[]): readonly (readonly number[])[] {
  const kept = SUBLEVELS.map((_, index) => index).filter((index) => levels.includes(SUBLEVELS[index] ?? 'g'));
  const at = (index: number): Level => SUBLEVELS[index] ?? 'g';
  const total = (index: number) =>
    SUBLEVELS.reduce((sum, to, other) => sum + (other === index ? 0 : rate(light, at(index), to)), 0);
  return kept.map((row) =>
    kept.map((column) => (row === column ? total(row) : -rate(light, at(column), at(row)))),
  );
}

function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const solution = solveLinear(
    matrix.map((row) => row.map((entry) => complexOf(entry))),
    right.map((entry) => complexOf(entry)),
  );
  if (solution === undefined) throw new Error('the rate equations are singular');
  return solution.map(({ re }) => re);
}

/** Mean time spent in each of the levels before all of them are left, from a start in the first sublevel of one. */
function meanTimes(light: Light, levels: readonly Level[], start: Level): Readonly<Record<string, number>> {
  const kept = SUBLEVELS.filter((level) => levels.includes(level));
  const times = solve(
    losses(light, levels),
    kept.map((_, index) => Number(index === kept.indexOf(start))),
  );
  const sumOf = (level: Level) => times.reduce((sum, t, index) => sum + (kept[index] === level ? t : 0), 0);
  return Object.fromEntries(levels.map((level) => [level, sumOf(level)]));
}

/** The share of ions in a level in the steady state. */
function steadyShare(light: Light, level: Level): number {
  const matrix = losses(light, LEVELS).map((row, index) => (index === 0 ? row.map(() => 1) : row));
  const shares = solve(
    matrix,
    SUBLEVELS.map((_, index) => Number(index === 0)),
  );
  return shares.reduce((sum, share, index) => sum + (SUBLEVELS[index] === level ? share : 0), 0);
}

/** Light of 450 nm so strong that the fourth figure does not know of the atom's own rates, and some weak one. */
const [SATURATING, WEAK] = [1e13, 1e6];

proveNumber({
  id,
  part: 0,
  route: 'master equation of the eight sublevels: mean time spent in e',
  value: () => meanTimes({}, ['e'], 'e')['e'] ?? Number.NaN,
});

proveNumber({
  id,
  part: 1,
  route: 'master equation of the eight sublevels: mean time in e before d is reached',
  value: () => perMicrosecond('A-eg') * (meanTimes({ ge: WEAK }, ['g', 'e'], 'g')['e'] ?? Number.NaN),
});

proveNumber({
  id,
  part: 2,
  route: 'master equation of the eight sublevels: steady state',
  value: () => perMicrosecond('A-eg') * steadyShare({ ge: SATURATING, de: 2e6 }, 'e'),
});

proveNumber({
  id,
  part: 3,
  route: 'master equation of the eight sublevels: mean time until d is reached',
  value: () => {
    const { g = Number.NaN, e = Number.NaN } = meanTimes({ ge: SATURATING }, ['g', 'e'], 'g');
    return g + e;
  },
});
