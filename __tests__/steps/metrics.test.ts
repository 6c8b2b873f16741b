import { describe, expect, it } from '@jest/globals';
import { renderMetrics } from '../../src/report/metrics.ts';
import { measure } from '../../src/steps/metrics.ts';
import { buildSample } from '../support/records.ts';

const answer = { kind: 'numeric', status: 'correct', decidedBy: 'judge', stated: '', grounds: '' } as const;
const SCORED = {
  samples: [
    buildSample({ problemId: 'a', status: 'correct', reason: 'judged_correct', answers: [answer] }),
    buildSample({
      problemId: 'b',
      status: 'unscored',
      reason: 'judge_unreadable',
      answers: [{ ...answer, status: 'unscored' }],
    }),
    buildSample({
      problemId: 'c',
      status: 'unscored',
      reason: 'call_failed',
      answers: [{ ...answer, status: 'unscored' }],
    }),
  ],
  excluded: 2,
  missing: 0,
};
const OF = { tool: 't', problemSet: 'set', split: 'test', figures: 'all', models: ['vendor/M-1'] } as const;

describe('the metrics of a step', () => {
  it('count as wrong, and apart, what failed and what is unjudged', () => {
    expect(measure(SCORED, { ...OF, judges: ['j'] })).toMatchObject({
      strict_accuracy: { correct: 1, of: 3 },
      answer_accuracy: { correct: 1, of: 3 },
      counts: { unjudged: 1, failed_calls: 1, missing_predictions: 0, excluded_figures: 2, wrong: 0 },
      calibration_rms: null,
      calibration_hle: null,
      judge_is_model: false,
    });
  });

  it.each([
    ['m-1', true],
    ['other/M-1', true],
    ['m-2', false],
  ])('say that the judge %s is the model itself: %s', (judge, is) => {
    const metrics = measure(SCORED, { ...OF, judges: [judge] });
    expect(metrics.judge_is_model).toBe(is);
    expect(renderMetrics(metrics).includes('the model itself')).toBe(is);
  });
});
