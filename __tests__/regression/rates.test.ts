import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Stratum } from '../../src/regression/permutation.ts';
import { testForDrop } from '../../src/regression/permutation.ts';
import { compareRates } from '../../src/regression/rates.ts';

function stratum(before: readonly [number, number], after: readonly [number, number]): Stratum {
  return {
    before: { correct: before[0], asked: before[1] },
    after: { correct: after[0], asked: after[1] },
  };
}

const anyTally = fc
  .integer({ min: 1, max: 6 })
  .chain((asked) => fc.tuple(fc.integer({ min: 0, max: asked }), fc.constant(asked)));
const anyStrata = fc.array(
  fc.tuple(anyTally, anyTally).map(([before, after]) => stratum(before, after)),
  { minLength: 1, maxLength: 12 },
);

describe('compareRates', () => {
  it('is the plain mean and the share of all answers when the numbers are the same everywhere', () => {
    const strata = [stratum([5, 5], [1, 3]), stratum([2, 5], [3, 3]), stratum([0, 5], [0, 3])];
    expect(compareRates(strata).before).toBeCloseTo(7 / 15, 12);
    expect(compareRates(strata).after).toBeCloseTo(4 / 9, 12);
  });

  it('weighs a problem by both numbers of answers', () => {
    // weights 1·1/2 and 4·4/8: (½·1 + 2·¼)/2.5 before, (½·0 + 2·½)/2.5 after
    const { before, after, drop } = compareRates([stratum([1, 1], [0, 1]), stratum([1, 4], [2, 4])]);
    expect(before).toBeCloseTo(0.4, 12);
    expect(after).toBeCloseTo(0.4, 12);
    expect(drop).toBe(0);
  });

  it.each([
    ['no problem', []],
    ['nothing asked again', [stratum([3, 3], [0, 0])]],
  ])('is not measured for %s', (_, strata) => {
    expect(compareRates(strata)).toEqual({ before: null, after: null, drop: null });
  });

  it('is the statistic of the test: expected less observed answers, over the weights', () => {
    fc.assert(
      fc.property(anyStrata, (strata) => {
        let [surplus, weights] = [0, 0];
        for (const { before, after } of strata) {
          const asked = before.asked + after.asked;
          surplus += ((before.correct + after.correct) * after.asked) / asked - after.correct;
          weights += (before.asked * after.asked) / asked;
        }
        expect(compareRates(strata).drop).toBeCloseTo(surplus / weights, 12);
      }),
    );
  });

  it('never rises or stays where the test finds a drop', () => {
    fc.assert(
      fc.property(anyStrata, (strata) => {
        fc.pre((compareRates(strata).drop ?? 0) <= 0);
        expect(testForDrop(strata).pValue).toBeGreaterThan(0.3);
      }),
      { numRuns: 2000 },
    );
  });

  it('rises in equal weights where the test finds a drop, which is why the weights are not equal', () => {
    // 12 right of 20 dealt 10:10, P(2, 3, 4) = (66, 1760, 13860)/184756; twice 1 right of 2, P(0) = P(1) = 1/2;
    // P(total ≤ 4) = (66 + 1760·3/4 + 13860/4)/184756 = 0.026
    const strata = [stratum([10, 10], [2, 10]), stratum([0, 1], [1, 1]), stratum([0, 1], [1, 1])];
    const equal = strata.map(
      ({ before, after }) => before.correct / before.asked - after.correct / after.asked,
    );
    expect(equal.reduce((total, drop) => total + drop, 0)).toBeLessThan(0);
    expect(testForDrop(strata).pValue).toBeCloseTo((66 + 1320 + 3465) / 184756, 12);
    expect(compareRates(strata).drop).toBeGreaterThan(0);
  });
});
