import { describe, expect, it } from '@jest/globals';
import { bootstrapRatio, RESAMPLES, SEED } from '../../src/metrics/bootstrap.ts';
import { createGenerator, createResampler } from '../../src/metrics/random.ts';

function clustersOf(counts: readonly (readonly [correct: number, problems: number])[], denominator: number) {
  return counts.flatMap(([numerator, problems]) =>
    Array.from({ length: problems }, () => ({ numerator, denominator })),
  );
}

describe('createGenerator', () => {
  // An independent xoshiro128** with 32-bit masks, written in Python from the reference C code, states from SplitMix32.
  it.each([
    [1, 1000, [148, 13, 91, 82, 206, 167, 750, 69, 315, 274]],
    [20250101, 75, [61, 73, 16, 68, 60, 38, 31, 52, 20, 53]],
  ])('from seed %p below %p gives the reference sequence', (seed, limit, expected) => {
    const below = createGenerator(seed);
    expect(expected.map(() => below(limit))).toEqual(expected);
  });

  it('is uniform: the largest of 7 cells holds what chance allows', () => {
    const below = createGenerator(7);
    const cells = new Array<number>(7).fill(0);
    for (let i = 0; i < 70_000; i += 1) {
      const drawn = below(7);
      cells[drawn] = (cells[drawn] ?? 0) + 1;
    }
    // chi-square with 6 degrees of freedom: scipy.stats.chi2.ppf(.9999, 6) = 27.86
    const chiSquare = cells.reduce((total, cell) => total + (cell - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(27.86);
  });
});

describe('createResampler', () => {
  const drawn = (seed: number, entries: number) => {
    const counts = new Uint32Array(entries);
    createResampler(seed, entries)(
      Uint32Array.from(counts, (_, at) => at),
      counts,
    );
    return counts;
  };

  // generator(seed)(7) of .github/scripts/physics-metrics.py draws these entries, written from the reference C code
  it('draws the reference sequence', () => {
    expect([...drawn(3, 7)]).toEqual([0, 2, 1, 2, 1, 0, 1]);
  });

  it.each([65_536, 65_537, 200_000])('draws %p of as many entries, a third of them never', (entries) => {
    const counts = drawn(1, entries);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(entries);
    // (1 - 1/n)^n = e^-1 of the entries are missed, within 5 standard deviations: sqrt(n (e - 2)) / e
    const missed = counts.filter((count) => count === 0).length;
    expect(Math.abs(missed - entries / Math.E)).toBeLessThan(
      (5 * Math.sqrt(entries * (Math.E - 2))) / Math.E,
    );
  });
});

describe('bootstrapRatio', () => {
  const clusters = clustersOf(
    [
      [3, 40],
      [2, 15],
      [1, 12],
      [0, 8],
    ],
    3,
  );

  it('agrees with 200,000 resamples by numpy', () => {
    // c = np.array([3]*40+[2]*15+[1]*12+[0]*8); m = c[rng.integers(0, 75, (200000, 75))].sum(1)/225
    // np.quantile(m, [.025, .975]) -> 0.64, 0.79556; one step of the ratio is 1/225
    const found = bootstrapRatio(clusters);
    expect(Math.abs((found?.low ?? 0) - 0.64)).toBeLessThan(1.5 / 225);
    expect(Math.abs((found?.high ?? 0) - 0.79556)).toBeLessThan(1.5 / 225);
    expect(found).toMatchObject({ resamples: RESAMPLES, seed: SEED });
  });

  it('is the same again with the recorded seed, and another with another', () => {
    const first = bootstrapRatio(clusters, { seed: 3, resamples: 999 });
    expect(bootstrapRatio(clusters, { seed: 3, resamples: 999 })).toEqual(first);
    expect(bootstrapRatio(clusters, { seed: 4, resamples: 999 })).not.toEqual(first);
  });

  it('is wider when the same answers come from fewer problems', () => {
    const width = (found: { low: number; high: number } | null) => (found?.high ?? 0) - (found?.low ?? 0);
    const clustered = bootstrapRatio(
      clustersOf(
        [
          [5, 15],
          [0, 5],
        ],
        5,
      ),
    );
    const independent = bootstrapRatio(
      clustersOf(
        [
          [1, 75],
          [0, 25],
        ],
        1,
      ),
    );
    expect(width(clustered)).toBeGreaterThan(1.5 * width(independent));
  });

  it('has no interval without anything to count', () => {
    expect(bootstrapRatio([])).toBeNull();
    expect(bootstrapRatio([{ numerator: 0, denominator: 0 }])).toBeNull();
  });
});
