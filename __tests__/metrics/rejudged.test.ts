import { describe, expect, it } from '@jest/globals';
import type { AnswerRecord } from '../../src/domain/labelled.ts';
import type { SampleRecord } from '../../src/domain/run.ts';
import { scoreRejudged } from '../../src/metrics/rejudged.ts';
import { scoreStrictPairs } from '../../src/metrics/strict-pair.ts';

const OPTIONS = { resamples: 200, seed: 1 };
type Said = readonly [AnswerRecord['status'], AnswerRecord['second']?];

function sample(problemId: string, ...said: readonly Said[]): SampleRecord {
  const answers = said.map(([status, second]): AnswerRecord => {
    const decidedBy = second === undefined ? 'rule' : 'judge';
    return { kind: 'symbolic', status, decidedBy, stated: '', grounds: '', ...(second ? { second } : {}) };
  });
  const status = said.some(([one]) => one === 'unscored')
    ? 'unscored'
    : said.every(([one]) => one === 'correct')
      ? 'correct'
      : 'wrong';
  return {
    ...{ problemId, category: 'c', sample: 0, status, reason: 'judged_correct', decidedBy: 'judge' },
    ...{ outcome: 'answered', answer: '', boxes: 0, regenerated: false, answers, reasoningKind: 'none' },
    ...{ usage: {}, durationMs: 0 },
  };
}

describe('the score by a second judge', () => {
  const samples = [
    sample('both', ['correct', 'correct'], ['correct', 'correct']),
    sample('first', ['correct', 'correct'], ['correct', 'wrong']),
    sample('second', ['wrong', 'correct'], ['correct', 'correct']),
    sample('none', ['wrong', 'wrong'], ['correct', 'correct']),
    sample('unread', ['correct', 'unscored'], ['correct', 'unscored']),
    sample('by rule', ['wrong']),
    sample('proved', ['correct']),
    sample('half proved', ['correct'], ['correct', 'wrong']),
    sample('unjudged', ['unscored']),
  ];

  it('is over everything that was asked; what no judge decided counts the same by both', () => {
    const { rejudged } = scoreRejudged(samples, OPTIONS);
    // First: both, first, unread, proved, half proved. Second: both, second, proved.
    expect(rejudged?.strict.value).toBeCloseTo(3 / 9, 12);
    expect(rejudged?.gap.value).toBeCloseTo(-2 / 9, 12);
    expect(rejudged?.agreement).toMatchObject({ agreed: 6, items: 9 });
    expect(rejudged?.unjudged).toBe(1);
  });

  it('is absent where no second judge was asked', () => {
    expect(scoreRejudged([sample('a', ['correct']), sample('b', ['wrong'])], OPTIONS)).toEqual({});
    expect(scoreRejudged([], OPTIONS)).toEqual({});
  });

  it('has an interval of its own and one of the difference', () => {
    const { strict, gap } = scoreRejudged(samples, OPTIONS).rejudged ?? {};
    expect(strict?.low).toBeLessThan(3 / 9);
    expect(strict?.high).toBeGreaterThan(3 / 9);
    expect(gap?.low).toBeLessThan(-2 / 9);
    expect(gap?.high).toBeGreaterThan(-2 / 9);
  });
});

describe('two strict scores of the same problems', () => {
  const pairs = [
    ...Array<object>(30).fill({ first: 1, second: 1, of: 1 }),
    ...Array<object>(8).fill({ first: 1, second: 0, of: 1 }),
    ...Array<object>(2).fill({ first: 0, second: 1, of: 1 }),
    ...Array<object>(10).fill({ first: 0, second: 0, of: 1 }),
  ] as { first: number; second: number; of: number }[];

  // numpy: d=np.r_[np.zeros(40), -np.ones(8), np.ones(2)]; b=rng.choice(d,(200000,50)).mean(1); np.percentile(b,[2.5,97.5])
  // gives [-0.24, 0.0] in steps of 0.02; the standard error sqrt(var(d)/50) is 0.0610.
  it('lie apart by a difference whose interval is that of the pairs', () => {
    const scores = scoreStrictPairs(pairs);
    expect(scores?.first.value).toBeCloseTo(0.76, 12);
    expect(scores?.second.value).toBeCloseTo(0.64, 12);
    expect(scores?.gap.value).toBeCloseTo(-0.12, 12);
    expect(Math.abs((scores?.gap.low ?? 0) + 0.24)).toBeLessThanOrEqual(0.021);
    expect(Math.abs((scores?.gap.high ?? 9) - 0)).toBeLessThanOrEqual(0.021);
  });

  // scipy.stats.binomtest(0, 40).proportion_ci(method='exact').high, and .low of binomtest(40, 40)
  it('that are the same differ by no more than the exact interval of no difference', () => {
    const scores = scoreStrictPairs(Array<(typeof pairs)[number]>(40).fill({ first: 1, second: 1, of: 1 }));
    expect(scores?.gap.low).toBeCloseTo(-0.08809730287880235, 10);
    expect(scores?.gap).toMatchObject({ value: 0, high: -(scores?.gap.low ?? 0) });
    expect(scores?.second.low).toBeCloseTo(0.9119026971211976, 10);
    expect(scores?.second.high).toBe(1);
  });

  it('of nothing are none', () => {
    expect(scoreStrictPairs([])).toBeUndefined();
  });
});
