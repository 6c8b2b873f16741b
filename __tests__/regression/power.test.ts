import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Stratum, Tally } from '../../src/regression/permutation.ts';
import { testForDrop } from '../../src/regression/permutation.ts';
import { smallestSignificantDrop } from '../../src/regression/power.ts';

function tallies(times: number, correct: number, asked: number): Tally[] {
  return Array.from({ length: times }, () => ({ correct, asked }));
}

/** Mean of before − after over problems, each weighing a·b/(a + b): the statistic of the test, written out again. */
function weightedDrop(strata: readonly Stratum[]): number {
  let [weights, drop] = [0, 0];
  for (const { before, after } of strata) {
    const weight = 1 / (1 / before.asked + 1 / after.asked);
    weights += weight;
    drop += weight * (before.correct / before.asked - after.correct / after.asked);
  }
  return drop / weights;
}

/** Every candidate in which no problem gets better, tried one by one. */
function searchSmallestDrop(before: readonly Tally[], samplesAfter: readonly number[]): number | null {
  const most = before.map(({ correct, asked }, i) =>
    Math.ceil((correct / asked) * (samplesAfter[i] ?? 0) - 1e-9),
  );
  let candidates: number[][] = [[]];
  for (const limit of most)
    candidates = candidates.flatMap((head) => Array.from({ length: limit + 1 }, (_, x) => [...head, x]));
  const drops = candidates
    .map((answers) =>
      before.map((tally, i) => ({
        before: tally,
        after: { correct: answers[i] ?? 0, asked: samplesAfter[i] ?? 0 },
      })),
    )
    .filter((strata) => testForDrop(strata).pValue <= 0.05 + 1e-12)
    .map(weightedDrop);
  return drops.length > 0 ? Math.min(...drops) : null;
}

describe('smallestSignificantDrop', () => {
  it.each([
    // 2⁻⁵ = 0.03125 is the first power of ½ below 0.05: five answers lost
    { name: '75 problems all right, one sample', before: tallies(75, 1, 1), samplesAfter: 1, drop: 5 / 75 },
    { name: '24 problems all right, one sample', before: tallies(24, 1, 1), samplesAfter: 1, drop: 5 / 24 },
    {
      name: '5 right of 24',
      before: [...tallies(5, 1, 1), ...tallies(19, 0, 1)],
      samplesAfter: 1,
      drop: 5 / 24,
    },
    // three of three lost in one problem: 1/C(6,3) = 1/20 = 0.05, which reaches the level
    {
      name: '75 problems all right, three samples',
      before: tallies(75, 3, 3),
      samplesAfter: 3,
      drop: 3 / 225,
    },
    // five right, then one wrong: 1/6; two problems: 1/36 = 0.028
    {
      name: '75 problems five of five, then one sample',
      before: tallies(75, 5, 5),
      samplesAfter: 1,
      drop: 2 / 75,
    },
  ])('$name', ({ before, samplesAfter, drop }) => {
    expect(smallestSignificantDrop({ before, samplesAfter, alpha: 0.05 })).toBeCloseTo(drop, 12);
  });

  it.each([
    { name: 'four problems, one sample: 1/16 at best', before: tallies(4, 1, 1), samplesAfter: 1 },
    {
      name: 'four right among many wrong',
      before: [...tallies(4, 1, 1), ...tallies(71, 0, 1)],
      samplesAfter: 1,
    },
    { name: 'nothing right to lose', before: tallies(75, 0, 3), samplesAfter: 3 },
    { name: 'nothing asked again', before: tallies(75, 3, 3), samplesAfter: 0 },
    { name: 'no problem', before: [], samplesAfter: 3 },
  ])('is null for $name', ({ before, samplesAfter }) => {
    expect(smallestSignificantDrop({ before, samplesAfter, alpha: 0.05 })).toBeNull();
  });

  it('needs more at a stricter level: 2⁻⁷ < 0.01', () => {
    const drop = smallestSignificantDrop({ before: tallies(75, 1, 1), samplesAfter: 1, alpha: 0.01 });
    expect(drop).toBeCloseTo(7 / 75, 12);
  });

  it('takes samples problem by problem', () => {
    const before = tallies(30, 1, 1);
    const samplesAfter = before.map(() => 1);
    expect(smallestSignificantDrop({ before, samplesAfter, alpha: 0.05 })).toBeCloseTo(5 / 30, 12);
  });

  it.each([
    [1, 1, 6],
    [2, 2, 5],
    [3, 3, 4],
    [5, 3, 4],
    [3, 5, 3],
    [3, 1, 6],
  ])('with %p and %p samples is what exhaustive search finds', (asked, samplesAfter, problems) => {
    const tally = fc.integer({ min: 0, max: asked }).map((correct) => ({ correct, asked }));
    fc.assert(
      fc.property(fc.array(tally, { minLength: problems, maxLength: problems }), (before) => {
        const found = smallestSignificantDrop({ before, samplesAfter, alpha: 0.05 });
        const expected = searchSmallestDrop(
          before,
          before.map(() => samplesAfter),
        );
        expect(found).toEqual(expected === null ? null : expect.closeTo(expected, 10));
      }),
      { numRuns: 60 },
    );
  });

  it('with other numbers in every problem is one that shows, never below what exhaustive search finds', () => {
    const counts = fc.integer({ min: 1, max: 4 });
    const problem = fc.record({ asked: counts, after: counts, wrong: fc.nat({ max: 2 }) });
    fc.assert(
      fc.property(fc.array(problem, { minLength: 3, maxLength: 5 }), (problems) => {
        const before = problems.map(({ asked, wrong }) => ({ asked, correct: Math.max(0, asked - wrong) }));
        const samplesAfter = problems.map(({ after }) => after);
        const found = smallestSignificantDrop({ before, samplesAfter, alpha: 0.05 });
        const expected = searchSmallestDrop(before, samplesAfter);
        expect(found === null).toBe(expected === null);
        if (found === null || expected === null) return;
        expect(found).toBeGreaterThan(0);
        expect(found).toBeGreaterThanOrEqual(expected - 1e-10);
        expect(found).toBeLessThan(2 * expected);
      }),
      { numRuns: 100 },
    );
  });

  it('is positive where the problems still right have fewer answers', () => {
    // 12 problems right and 12 wrong, five samples each, but the right ones shrank to one distinct text in the
    // candidate: the shares of all answers would put the candidate above the baseline after every loss.
    // A lost problem has p = 1/6, two have 1/36; weights 5/6 and 5/2, so 2·(5/6) ÷ (12·5/6 + 12·5/2) = 1/24.
    const before = [...tallies(12, 5, 5), ...tallies(12, 0, 5)];
    const samplesAfter = before.map(({ correct }) => (correct > 0 ? 1 : 5));
    expect(smallestSignificantDrop({ before, samplesAfter, alpha: 0.05 })).toBeCloseTo(1 / 24, 12);
  });
});
