import { describe, expect, it } from '@jest/globals';
import type { AnswerRecord } from '../../src/domain/labelled.ts';
import type { SampleRecord } from '../../src/domain/run.ts';
import { decide, type GatePolicy } from '../../src/gate/decide.ts';
import { scoreRun } from '../../src/metrics/scores.ts';
import { runOf, sample } from '../support/run-fixture.ts';

const POLICY: GatePolicy = {
  minAccuracy: null,
  minFaithfulness: null,
  minAnswerAccuracy: null,
  minPartialCredit: null,
  maxRegression: null,
  maxRegressionFaithfulness: null,
  failOn: 'significant',
  maxErrorRate: 0.02,
  onIncomplete: 'fail',
  baselineExpected: false,
};

/** One problem for each group of marks, `+` for a correct answer. */
function samplesOf(groups: readonly string[]): readonly SampleRecord[] {
  return groups.map((marks, at) => {
    const answers = [...marks].map((mark): AnswerRecord => {
      const status = mark === '+' ? 'correct' : mark === '-' ? 'wrong' : 'unscored';
      return { kind: 'numeric', status, decidedBy: 'judge', stated: '', grounds: '' };
    });
    const all = answers.every(({ status }) => status === 'correct');
    return sample({
      problemId: `p${at}`,
      status: all ? 'correct' : 'wrong',
      reason: all ? 'judged_correct' : 'judged_wrong',
      decidedBy: 'judge',
      answers,
    });
  });
}

function checkOf(samples: readonly SampleRecord[], policy: Partial<GatePolicy>) {
  const run = { ...runOf(samples), scores: scoreRun(samples) };
  const { outcome, checks } = decide({
    run,
    comparison: { kind: 'none', reason: 'none' },
    policy: { ...POLICY, ...policy },
  });
  return { outcome, check: checks[0] };
}

describe('the floors of answers one by one', () => {
  // Three problems: 5 of 7 answers, and (1/1 + 1/3 + 3/3) / 3 = 7/9 of a problem on average.
  const SAMPLES = samplesOf(['+', '+--', '+++']);
  const FLOORS: readonly [Partial<GatePolicy>, string, number][] = [
    [{ minAnswerAccuracy: 5 / 7 }, 'passed', 5 / 7],
    [{ minAnswerAccuracy: 0.72 }, 'failed', 5 / 7],
    [{ minPartialCredit: 7 / 9 }, 'passed', 7 / 9],
    [{ minPartialCredit: 0.78 }, 'failed', 7 / 9],
  ];
  it.each(FLOORS)('%j: %s', (policy, outcome, actual) => {
    const found = checkOf(SAMPLES, policy);
    expect(found.outcome).toBe(outcome);
    expect(found.check?.actual).toBeCloseTo(actual, 12);
  });

  it.each([{ minAnswerAccuracy: 0 }, { minPartialCredit: 0 }])('%j is never met unmeasured', (policy) => {
    const { outcome, check } = checkOf([sample()], policy);
    expect(outcome).toBe('failed');
    expect(check?.sentence).toMatch(/was not measured: the protocol does not score answers one by one/);
  });
});
