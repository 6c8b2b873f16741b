import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createGenerator } from '../../src/metrics/random.ts';
import type { Stratum } from '../../src/regression/permutation.ts';
import { testForDrop } from '../../src/regression/permutation.ts';

function stratum(before: readonly [number, number], after: readonly [number, number]): Stratum {
  return {
    before: { correct: before[0], asked: before[1] },
    after: { correct: after[0], asked: after[1] },
  };
}

function repeat(times: number, one: Stratum): Stratum[] {
  return Array.from({ length: times }, () => one);
}

/** `lost` problems went from right to wrong, `gained` the other way, `same` stayed right. */
function pairs({ lost, gained, same = 0 }: { lost: number; gained: number; same?: number }): Stratum[] {
  return [
    ...repeat(lost, stratum([1, 1], [0, 1])),
    ...repeat(gained, stratum([0, 1], [1, 1])),
    ...repeat(same, stratum([1, 1], [1, 1])),
  ];
}

/** The definition itself: every way to deal each problem's answers out to the two runs, counted one by one. */
function enumerate(strata: readonly Stratum[]): { pValue: number; midP: number } {
  const observed = strata.reduce((total, { after }) => total + after.correct, 0);
  let totals = [0];
  for (const { before, after } of strata) {
    const answers = Array.from({ length: before.asked + after.asked }, (_, i) =>
      i < before.correct + after.correct ? 1 : 0,
    );
    const deals = subsetSums(answers, after.asked);
    totals = totals.flatMap((total) => deals.map((deal) => total + deal));
  }
  const below = totals.filter((total) => total < observed).length;
  const here = totals.filter((total) => total === observed).length;
  return { pValue: (below + here) / totals.length, midP: (below + here / 2) / totals.length };
}

function subsetSums(answers: readonly number[], size: number): number[] {
  if (size === 0) return [0];
  const [first, ...rest] = answers;
  if (first === undefined) return [];
  return [...subsetSums(rest, size - 1).map((sum) => sum + first), ...subsetSums(rest, size)];
}

const tally = (most: number) =>
  fc
    .integer({ min: 1, max: most })
    .chain((asked) => fc.integer({ min: 0, max: asked }).map((correct) => ({ correct, asked })));
const strata = (most: number, problems: number): fc.Arbitrary<Stratum[]> =>
  fc.array(fc.record({ before: tally(most), after: tally(most) }), { minLength: 1, maxLength: problems });

describe('testForDrop with one sample each is the exact McNemar test', () => {
  // python -c "from scipy.stats import binom; print(binom.sf(lost - 1, lost + gained, .5),
  //   binom.sf(lost, n, .5) + binom.pmf(lost, n, .5)/2)", scipy 1.17.1
  it.each([
    [4, 0, 0.0625, 0.03125],
    [5, 0, 0.03125, 0.015625],
    [9, 2, 0.03271484375, 0.01928710937],
    [12, 5, 0.0717315673828125, undefined],
    [0, 0, 1, 0.5],
    [0, 3, 1, 0.9375],
  ])('%p lost, %p gained', (lost, gained, pValue, midP) => {
    const found = testForDrop(pairs({ lost, gained, same: 75 - lost - gained }));
    expect(found.pValue).toBeCloseTo(pValue, 10);
    if (midP !== undefined) expect(found.midP).toBeCloseTo(midP, 10);
  });
});

describe('testForDrop with repeats', () => {
  // python: d = [1.]; for each problem d = np.convolve(d, scipy.stats.hypergeom.pmf(range(lo, hi+1), n, m, b));
  //   p = d[:k+1].sum(), mid-p = d[:k].sum() + d[k]/2
  it.each([
    {
      name: 'unequal samples',
      data: [
        stratum([3, 3], [1, 3]),
        stratum([5, 5], [2, 3]),
        stratum([2, 3], [3, 3]),
        stratum([1, 5], [0, 1]),
        stratum([4, 5], [3, 5]),
      ],
      pValue: 0.15104166666667,
      midP: 0.09097222222222,
    },
    {
      name: 'a baseline of five samples and a run of three',
      data: [
        ...repeat(7, stratum([5, 5], [2, 3])),
        ...repeat(60, stratum([5, 5], [3, 3])),
        ...repeat(8, stratum([2, 5], [2, 3])),
      ],
      pValue: 0.51854963009785,
      midP: 0.43813811858869,
    },
    // scipy.stats.fisher_exact([[4, 8], [9, 1]], alternative='less') -> 0.010393631136665193
    {
      name: 'one problem, Fisher',
      data: [stratum([9, 10], [4, 12])],
      pValue: 0.010393631136665,
      midP: 0.00541795665666,
    },
  ])('$name', ({ data, pValue, midP }) => {
    const found = testForDrop(data);
    expect(found.pValue).toBeCloseTo(pValue, 11);
    expect(found.midP).toBeCloseTo(midP, 11);
  });

  it('agrees with counting every deal of the answers', () => {
    fc.assert(
      fc.property(strata(3, 3), (data) => {
        const expected = enumerate(data);
        const found = testForDrop(data);
        expect(found.pValue).toBeCloseTo(expected.pValue, 12);
        expect(found.midP).toBeCloseTo(expected.midP, 12);
      }),
      { numRuns: 60 },
    );
  });
});

describe('testForDrop', () => {
  it('stays within 0 and 1, with mid-p below p', () => {
    fc.assert(
      fc.property(strata(6, 40), (data) => {
        const { pValue, midP } = testForDrop(data);
        expect(pValue).toBeGreaterThan(0);
        expect(pValue).toBeLessThanOrEqual(1);
        expect(midP).toBeGreaterThan(0);
        expect(midP).toBeLessThan(pValue);
      }),
    );
  });

  it('falls when one more answer of the candidate is lost', () => {
    fc.assert(
      fc.property(strata(5, 20), fc.nat(), (data, seed) => {
        const index = seed % data.length;
        const hit = data[index];
        fc.pre(hit !== undefined && hit.after.correct > 0);
        const worse = data.with(index, {
          before: hit.before,
          after: { ...hit.after, correct: hit.after.correct - 1 },
        });
        expect(testForDrop(worse).pValue).toBeLessThanOrEqual(testForDrop(data).pValue + 1e-12);
      }),
    );
  });

  it('is symmetric: exchanging the runs exchanges the tails', () => {
    fc.assert(
      fc.property(strata(5, 20), (data) => {
        const exchanged = data.map(({ before, after }) => ({ before: after, after: before }));
        // P(T ≤ t) + P(T ≥ t) = 1 + P(T = t), and mid-p takes half of P(T = t) on each side
        expect(testForDrop(data).midP + testForDrop(exchanged).midP).toBeCloseTo(1, 10);
      }),
    );
  });

  it('does not depend on the order of problems, nor on problems answered alike throughout', () => {
    fc.assert(
      fc.property(strata(5, 20), fc.nat({ max: 19 }), (data, turn) => {
        const turned = [...data.slice(turn), ...data.slice(0, turn)];
        const alike = [stratum([5, 5], [3, 3]), stratum([0, 2], [0, 4])];
        expect(testForDrop([...turned, ...alike]).pValue).toBeCloseTo(testForDrop(data).pValue, 12);
      }),
    );
  });

  it('says nothing without an informative problem', () => {
    expect(testForDrop([])).toEqual({ pValue: 1, midP: 0.5 });
    expect(testForDrop([stratum([3, 3], [0, 0])])).toEqual({ pValue: 1, midP: 0.5 });
  });

  it('stays above zero when a whole benchmark of 1,034 problems is lost', () => {
    const { pValue } = testForDrop(repeat(1034, stratum([5, 5], [0, 5])));
    expect(pValue).toBeGreaterThan(0);
    expect(pValue).toBeLessThan(1e-300);
  });
});

describe('false alarms when nothing changed', () => {
  const RUNS = 1500;

  /** Samples with a chance per problem that varies from problem to problem, the same in both runs. */
  function simulate({
    problems,
    before,
    after,
    seed,
  }: Record<'problems' | 'before' | 'after' | 'seed', number>) {
    const below = createGenerator(seed);
    const draw = (asked: number, chance: number) => {
      let correct = 0;
      for (let i = 0; i < asked; i += 1) if (below(1000) < chance) correct += 1;
      return { correct, asked };
    };
    return Array.from({ length: RUNS }, () => {
      const data = Array.from({ length: problems }, () => {
        const chance = 1000 - Math.floor(below(1000) ** 2 / 1000);
        return { before: draw(before, chance), after: draw(after, chance) };
      });
      return testForDrop(data).pValue;
    });
  }

  // An exact test may alarm in at most 5 % of runs. scipy.stats.binom.ppf(.9999, 1500, .05) = 108
  it.each([
    { problems: 24, before: 1, after: 1, seed: 1 },
    { problems: 24, before: 3, after: 3, seed: 2 },
    { problems: 75, before: 5, after: 3, seed: 3 },
    { problems: 75, before: 3, after: 1, seed: 4 },
  ])('$problems problems, $before and $after samples', (setting) => {
    const alarms = simulate(setting).filter((pValue) => pValue <= 0.05).length;
    expect(alarms).toBeLessThanOrEqual(108);
    expect(alarms).toBeGreaterThan(0);
  });
});
