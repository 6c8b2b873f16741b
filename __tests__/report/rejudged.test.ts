import { describe, expect, it } from '@jest/globals';
import type { AnswerScores, RunResult } from '../../src/domain/run.ts';
import { selfJudgingText } from '../../src/report/answer-scores.ts';
import { rejudgedText, renderRejudged } from '../../src/report/rejudged.ts';
import { REPORT_CASES } from '../support/report-cases.ts';

type Rejudged = NonNullable<AnswerScores['rejudged']>;

/** As published (P59, P69): 80.5 [77.8, 83.4], 4.8 points below; 445 of 476 answers agreed. */
const PUBLISHED: Rejudged = {
  strict: { value: 0.805, low: 0.778, high: 0.834 },
  gap: { value: -0.048, low: -0.063, high: -0.034 },
  agreement: { agreed: 445, items: 476, interval: { low: 0.909, high: 0.955 }, kappa: 0.854 },
  unjudged: 0,
};

function run(rejudged: Partial<Rejudged>, secondJudge = 'second-judge'): RunResult {
  const { run: base } = REPORT_CASES['labelled']?.() ?? {};
  if (base?.scores.answers === undefined) throw new Error('the case has answers');
  return {
    ...base,
    identity: { ...base.identity, secondJudge: { model: secondJudge, endpoint: 'https://b.example' } },
    scores: { ...base.scores, answers: { ...base.scores.answers, rejudged: { ...PUBLISHED, ...rejudged } } },
  };
}

describe('the re-judged score', () => {
  it('stands beside the first with what lies between', () => {
    expect(rejudgedText(run({}))).toBe(
      'strict 80.5 %, 77.8–83.4 by second-judge; 4.8 points lower than by the judge (−6.3 to −3.4); both agree on 445 of 476 answers (93.5 %, Cohen κ 0.85).',
    );
  });

  it('is what the text on a judge of its own answers points to', () => {
    expect(selfJudgingText(run({}))).toContain(
      'it judges its own answers; see the re-judged score by second-judge',
    );
  });

  it('may be higher, and of responses that the second judge could not all judge', () => {
    const text = rejudgedText(run({ gap: { value: 0.01, low: -0.01, high: 0.03 }, unjudged: 2 }));
    expect(text).toContain('1.0 point higher than by the judge (−1.0 to 3.0)');
    expect(text).toContain('2 responses it did not judge, counted as wrong.');
  });

  it('says nothing of agreement where nothing was compared', () => {
    const nothing = { agreed: 0, items: 0, interval: null, kappa: null };
    expect(rejudgedText(run({ agreement: nothing }))).not.toContain('agree');
  });

  it('is absent without a second judge', () => {
    const { run: base } = REPORT_CASES['labelled']?.() ?? {};
    expect(base && renderRejudged(base)).toBeUndefined();
  });

  it('shows a name of a judge as text', () => {
    expect(renderRejudged(run({}, '<b>@judge</b>'))).not.toMatch(/<b>|[^;]@judge/);
  });
});
