import { seededPoints } from './evaluate-reference.ts';
import { derivativeAt } from './numerics/derivative.ts';
import { proveChoice, proveReference } from './prove.ts';

// Second route: every allowed configuration of a ring of rungs is visited and weighed. What the ends of a finite ring add
// dies out exponentially, and is removed by comparing rings of neighbouring lengths. No transfer matrix, no sectors.

const id = 'pv-statistics-exclusion-ladder';

/** Number of allowed configurations of a ring by their number of particles, and the same weighed with σ₀σ_r. */
interface Counts {
  readonly all: readonly number[];
  readonly correlated: readonly (readonly number[])[];
}

function visit(L: number): Counts {
  const all = Array.from({ length: L + 1 }, () => 0);
  const correlated = Array.from({ length: L }, () => Array.from({ length: L + 1 }, () => 0));
  const rungs: number[] = [];
  const record = (particles: number) => {
    all[particles] = (all[particles] ?? 0) + 1;
    const first = rungs[0] ?? 0;
    if (first === 0) return;
    rungs.forEach((sigma, r) => {
      const row = correlated[r];
      if (row) row[particles] = (row[particles] ?? 0) + first * sigma;
    });
  };
  const extend = (particles: number) => {
    const before = rungs.at(-1);
    if (rungs.length === L) {
      // around the ring
      if (before !== 0 && before === rungs[0]) return;
      record(particles);
      return;
    }
    for (const sigma of [0, 1, -1]) {
      if (sigma !== 0 && sigma === before) continue;
      rungs.push(sigma);
      extend(particles + Math.abs(sigma));
      rungs.pop();
    }
  };
  extend(0);
  return { all, correlated };
}

// at the small fugacities of the points the ends of such rings change the twelfth digit
const LONG = 14;
const RINGS = new Map([LONG - 1, LONG].map((L) => [L, visit(L)]));
const polynomial = (counts: readonly number[], z: number) =>
  counts.reduceRight((sum, count) => sum * z + count, 0);
const partition = (L: number, z: number) => polynomial(RINGS.get(L)?.all ?? [], z);

const correlation = (r: number, z: number) => polynomial(RINGS.get(LONG)?.correlated[r] ?? [], z);
const pressure = (z: number) => Math.log(partition(LONG, z) / partition(LONG - 1, z));

const points = seededPoints(3, { z: [0.05, 0.12] });
const fugacity = (point: Readonly<Record<string, number>>) => point['z'] ?? Number.NaN;
const route = 'all configurations of rings of 13 and 14 rungs visited and weighed';

proveReference({
  id,
  part: 0,
  route,
  points,
  value: (point) => pressure(fugacity(point)),
  bends: [
    ['6z', '4z'],
    ['1+z', '1-z'],
  ],
});

proveReference({
  id,
  part: 1,
  route,
  points,
  value: (point) => {
    const z = fugacity(point);
    return (z * derivativeAt(pressure, z, 0.02)) / 2;
  },
  bends: [
    ['z+3', 'z+1'],
    ['1+z+', '1-z+'],
  ],
});

proveReference({
  id,
  part: 2,
  route,
  points: seededPoints(3, { z: [0.03, 0.07] }),
  value: (point) => {
    const z = fugacity(point);
    return -1 / Math.log(Math.abs(correlation(2, z) / correlation(1, z)));
  },
  bends: [
    ['{2z}', '{z}'],
    ['6z', '4z'],
  ],
});

/** Signs of the correlation at the distances 1 to 5, for thin and dense gases. */
const signs = [0.05, 0.4, 1, 3, 20].map((z) => [1, 2, 3, 4, 5].map((r) => Math.sign(correlation(r, z))));
const always = (expected: (r: number) => number) =>
  signs.every((row) => row.every((sign, k) => sign === expected(k + 1)));

proveChoice({
  id,
  part: 3,
  route,
  options: {
    A: () => always(() => 1),
    B: () => always(() => -1),
    C: () => always((r) => (-1) ** r),
    D: () => always((r) => -((-1) ** r)),
    E: () => new Set(signs.map((row) => row.join())).size > 1,
  },
});
