import { describe, expect, it } from '@jest/globals';
import type { AnswerRecord } from '../../src/domain/labelled.ts';
import { AnswerScores, type SampleRecord } from '../../src/domain/run.ts';
import { scoreAnswers } from '../../src/metrics/answers.ts';
import { buildFailed, buildSample } from '../support/records.ts';

const KINDS = ['numeric', 'symbolic', 'text'] as const;

function answer(over: Partial<AnswerRecord> = {}): AnswerRecord {
  return { kind: 'numeric', status: 'correct', decidedBy: 'judge', stated: '', grounds: '', ...over };
}

const right = answer();
const wrong = answer({ status: 'wrong' });

function sampleOf(answers: readonly AnswerRecord[], over: Partial<SampleRecord> = {}): SampleRecord {
  const status = answers.every((one) => one.status === 'correct') ? 'correct' : 'wrong';
  return buildSample({ status, answers: [...answers], ...over });
}

/** Sixty problems of one to four answers, the same as in the numpy lines below. */
function sixty(): SampleRecord[] {
  return Array.from({ length: 60 }, (_, p) => {
    const answers = Array.from({ length: 1 + ((p * 7) % 4) }, (__, a) =>
      answer({ kind: KINDS[(p + a) % 3] ?? 'text', status: (p * 13 + a * 5) % 7 < 5 ? 'correct' : 'wrong' }),
    );
    return sampleOf(answers, { problemId: `p${p}` });
  });
}

describe('scores of answers one by one', () => {
  // numpy 2.4.6 with generator() of .github/scripts/physics-metrics.py for the resamples:
  //   count[p] = 1 + 7p % 4; correct[p,a] = (13p + 5a) % 7 < 5; kind[p,a] = (p + a) % 3
  //   resample = generator(20250101); draws = [resample(60) for _ in range(1000)]
  //   num.sum()/den.sum(); quantile(num[draws].sum(1)/den[draws].sum(1), [.025, .975])
  const scores = scoreAnswers(sixty(), { resamples: 1000 });

  it('equal numpy, resample by resample', () => {
    expect(scores.accuracy).toMatchObject({ numerator: 108, denominator: 150, value: 0.72 });
    expect(scores.accuracy.interval?.low).toBeCloseTo(0.6797322775263952, 12);
    expect(scores.accuracy.interval?.high).toBeCloseTo(0.7626041272245362, 12);
    expect(scores.partialCredit.value).toBeCloseTo(0.7236111111111111, 12);
    expect(scores.partialCredit.low).toBeCloseTo(0.6555555555555554, 12);
    expect(scores.partialCredit.high).toBeCloseTo(0.786111111111111, 12);
    expect(scores.strict.value).toBeCloseTo(20 / 60, 12);
    expect(scores.strict.low).toBeCloseTo(0.21666666666666667, 12);
    expect(scores.strict.high).toBeCloseTo(0.45, 12);
  });

  it.each([
    ['numeric', 37, 0.6086568322981367, 0.875],
    ['symbolic', 36, 0.5714285714285714, 0.846195652173913],
    ['text', 35, 0.574468085106383, 0.8235552115583075],
  ])('equal numpy for %s answers', (kind, numerator, low, high) => {
    expect(scores.byKind[kind]).toMatchObject({ numerator, denominator: 50 });
    expect(scores.byKind[kind]?.interval?.low).toBeCloseTo(low, 12);
    expect(scores.byKind[kind]?.interval?.high).toBeCloseTo(high, 12);
  });

  it('are a record, with the seed that draws the same again', () => {
    expect(AnswerScores.parse(scores)).toEqual(scores);
    expect(scores.bootstrap).toEqual({ resamples: 1000, seed: '20250101' });
    expect(scoreAnswers(sixty(), scores.bootstrap)).toEqual(scores);
    expect(scoreAnswers(sixty(), { resamples: 1000, seed: 'another' }).accuracy).not.toEqual(scores.accuracy);
  });
});

describe('what counts as wrong', () => {
  const unasked = answer({ status: 'unscored', decidedBy: 'nobody' });

  it('is every answer of a failed call and of an unjudged problem', () => {
    const samples = [
      sampleOf([right, right], { problemId: 'a' }),
      buildFailed({ problemId: 'b', answers: [unasked, unasked] }),
      buildFailed({ problemId: 'c', reason: 'judge_unreadable', answers: [unasked, unasked] }),
    ];
    const scores = scoreAnswers(samples, { resamples: 100 });
    expect(scores.accuracy).toMatchObject({ numerator: 2, denominator: 6 });
    expect(scores.strict.value).toBeCloseTo(1 / 3, 12);
    expect(scores.partialCredit.value).toBeCloseTo(1 / 3, 12);
  });

  it('is a problem with one wrong answer, which still earns its part', () => {
    const scores = scoreAnswers([sampleOf([right, right, right, wrong])], { resamples: 10 });
    expect([scores.strict.value, scores.partialCredit.value]).toEqual([0, 0.75]);
  });

  it('is nothing of a run that asked nothing', () => {
    const scores = scoreAnswers([], { resamples: 10 });
    expect(scores.accuracy).toEqual({ value: null, numerator: 0, denominator: 0, interval: null });
    expect(scores.byKind).toEqual({});
  });
});

describe('a score of 0 or 100 %', () => {
  const five = (one: AnswerRecord) =>
    Array.from({ length: 5 }, (_, p) => sampleOf([one, one], { problemId: `p${p}` }));

  // scipy.stats.binomtest(5, 5).proportion_ci(method='exact').low, and .high of binomtest(0, 5)
  it.each([
    ['all', right, { low: 0.4781762498950185, high: 1 }],
    ['none', wrong, { low: 0, high: 0.5218237501049815 }],
  ])('has the exact interval over problems: %s', (_, one, { low, high }) => {
    const { accuracy, partialCredit, byKind, strict } = scoreAnswers(five(one), { resamples: 10 });
    for (const interval of [accuracy.interval, byKind['numeric']?.interval, partialCredit]) {
      expect(interval?.low).toBeCloseTo(low, 12);
      expect(interval?.high).toBeCloseTo(high, 12);
    }
    expect(accuracy.interval?.method).toBe('Clopper-Pearson over problems');
    // Beside the exact interval of the strict accuracy stands the bootstrap as it is.
    expect(strict.low).toBe(strict.high);
  });

  // scipy.stats.beta.ppf(.025, 1.6, 1): problems of 1 and 3 answers are as good as (1 + 3)² ÷ (1 + 9) = 1.6 of one size.
  it('counts problems by how much of the answers they are', () => {
    const samples = [
      sampleOf([right], { problemId: 'a' }),
      sampleOf([right, right, right], { problemId: 'b' }),
    ];
    expect(scoreAnswers(samples, { resamples: 10 }).accuracy.interval?.low).toBeCloseTo(
      0.09970398241589015,
      10,
    );
  });

  it('is no end where one answer differs', () => {
    const samples = [...five(right).slice(1), sampleOf([right, wrong], { problemId: 'p0' })];
    expect(scoreAnswers(samples, { resamples: 200 }).accuracy.interval?.method).toBe(
      'percentile bootstrap over problems',
    );
  });
});

describe('calibration of a run', () => {
  const stated = (percent: number, over: Partial<SampleRecord> = {}) =>
    sampleOf([right], { confidence: { percent, given: true }, ...over });

  it('is over what was answered and judged; a missing confidence is 100 and counted', () => {
    const samples = [
      stated(80),
      sampleOf([wrong], { confidence: { percent: 100, given: false } }),
      sampleOf([wrong], { confidence: { percent: 100, given: true, clamped: true } }),
      sampleOf([wrong]),
      stated(10, { status: 'unscored', reason: 'judge_unreadable' }),
    ];
    const { calibration } = scoreAnswers(samples, { resamples: 10 });
    expect(calibration).toMatchObject({ used: 3, missing: 1, clamped: 1, hle: null });
    // (80 + 100 + 100)/300 − 1/3
    expect(calibration.overconfidence).toBeCloseTo(0.6, 12);
    expect(calibration.rms).toBeCloseTo(0.6, 12);
  });
});

describe('answers proved before a judge was asked', () => {
  const proved = answer({ decidedBy: 'symbolic' });

  it('are counted, with the calls they saved', () => {
    const samples = [sampleOf([proved, proved]), sampleOf([proved, wrong]), sampleOf([right])];
    expect(scoreAnswers(samples, { resamples: 10 }).prefiltered).toEqual({ answers: 3, callsSaved: 1 });
  });

  it('are absent where the verifier decided none', () => {
    expect(scoreAnswers([sampleOf([right])], { resamples: 10 })).not.toHaveProperty('prefiltered');
  });
});

describe('repeats of a problem', () => {
  it('are resampled together: two problems of fifty samples say less than a hundred problems', () => {
    const repeated = Array.from({ length: 100 }, (_, i) =>
      sampleOf([i % 2 === 0 ? right : wrong], { problemId: `p${i % 2}`, sample: Math.floor(i / 2) }),
    );
    const single = repeated.map((sample, i) => ({ ...sample, problemId: `p${i}`, sample: 0 }));
    expect(scoreAnswers(repeated, { resamples: 200 }).strict).toMatchObject({ low: 0, high: 1 });
    expect(scoreAnswers(single, { resamples: 200 }).strict.low).toBeGreaterThan(0.35);
  });
});
