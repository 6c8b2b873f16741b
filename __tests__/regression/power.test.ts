import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Tally } from '../../src/regression/permutation.ts';
import { testForDrop } from '../../src/regression/permutation.ts';
import { smallestSignificantDrop } from '../../src/regression/power.ts';

function tallies(times: number, correct: number, asked: number): Tally[] {
  return Array.from({ length: times }, () => ({ correct, asked }));
}

/** Every candidate in which no problem gets better, tried one by one. */
function searchSmallestDrop({
  before,
  samplesAfter,
}: {
  before: readonly Tally[];
  samplesAfter: number;
}): number | null {
  const asked = before.reduce((total, tally) => total + tally.asked, 0);
  const rateBefore = before.reduce((total, tally) => total + tally.correct, 0) / asked;
  const most = before.map((tally) => Math.ceil((tally.correct / tally.asked) * samplesAfter - 1e-9));
  let candidates: number[][] = [[]];
  for (const limit of most)
    candidates = candidates.flatMap((head) => Array.from({ length: limit + 1 }, (_, x) => [...head, x]));
  const drops = candidates
    .filter((answers) => {
      const strata = before.map((tally, i) => ({
        before: tally,
        after: { correct: answers[i] ?? 0, asked: samplesAfter },
      }));
      return testForDrop(strata).pValue <= 0.05;
    })
    .map(
      (answers) => rateBefore - answers.reduce((total, x) => total + x, 0) / (samplesAfter * before.length),
    );
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
        const expected = searchSmallestDrop({ before, samplesAfter });
        expect(found).toEqual(expected === null ? null : expect.closeTo(expected, 10));
      }),
      { numRuns: 60 },
    );
  });
});
