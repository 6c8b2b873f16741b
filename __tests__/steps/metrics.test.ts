import { describe, expect, it } from '@jest/globals';
import { renderMetrics } from '../../src/report/metrics.ts';
import { measure, withheldBecause } from '../../src/steps/metrics.ts';
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

  it('say what counts as wrong, and what is left out', () => {
    const printed = renderMetrics(measure(SCORED, { ...OF, judges: ['j'] }));
    expect(printed).toMatch(
      /counted as wrong +failed calls 1, unjudged 1\n {2}left out +excluded figures 2\n/,
    );
  });

  const right = buildSample({
    problemId: 'a',
    status: 'correct',
    reason: 'judged_correct',
    answers: [answer],
  });
  const open = (reason: 'judge_void' | 'judge_unreadable' | 'call_failed') =>
    buildSample({
      problemId: reason,
      status: 'unscored',
      reason,
      answers: [{ ...answer, status: 'unscored' }],
    });
  it.each([
    ['a void judge, whatever the verifier proved', [right, open('judge_void')], 'void'],
    ['no answer judged', [open('judge_unreadable'), open('call_failed')], 'unjudged'],
    ['one answer judged', [right, open('judge_unreadable')], null],
    ['nothing but failed calls', [open('call_failed')], null],
  ] as const)('have a score or none with %s', (_, samples, why) => {
    expect(withheldBecause(samples)).toBe(why);
    const metrics = measure({ samples, excluded: 0, missing: 0 }, { ...OF, judges: ['j'] });
    expect([metrics.strict_accuracy.value, metrics.answer_accuracy.value].includes(null)).toBe(why !== null);
    expect(renderMetrics(metrics).includes('—\n')).toBe(why !== null);
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
