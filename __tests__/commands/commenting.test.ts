import { describe, expect, it } from '@jest/globals';
import { wantsComment } from '../../src/commands/commenting.ts';
import type { ProblemChange } from '../../src/domain/comparison.ts';
import type { GateOutcome } from '../../src/domain/decision.ts';
import type { Options } from '../../src/options/table.ts';
import type { ReportInput } from '../../src/report/input.ts';
import { compared, decision, runOf, sample } from '../support/run-fixture.ts';

const change: ProblemChange = {
  problemId: 'p',
  category: 'c',
  before: { correct: 1, asked: 1 },
  after: { correct: 0, asked: 1 },
};

function input(outcome: GateOutcome, comparison: ReportInput['comparison']): ReportInput {
  const run = runOf([sample()]);
  return { run, baseline: null, comparison, decision: decision({ outcome }), problems: [], context: {} };
}

const COMPARISONS = {
  unchanged: compared(),
  broken: compared({ broken: [change] }),
  fixed: compared({ fixed: [change] }),
  none: { kind: 'none', reason: 'first run' },
} as const;

describe('a new comment', () => {
  it.each<readonly [Options['comment'], GateOutcome, keyof typeof COMPARISONS, boolean]>([
    ['always', 'passed', 'unchanged', true],
    ['always', 'failed', 'none', true],
    ['on-change', 'passed', 'unchanged', false],
    ['on-change', 'passed', 'none', false],
    ['on-change', 'passed', 'broken', true],
    ['on-change', 'passed', 'fixed', true],
    ['on-change', 'failed', 'unchanged', true],
    ['on-change', 'incomplete', 'none', true],
    ['on-change', 'not-comparable', 'none', true],
    ['on-failure', 'passed', 'fixed', false],
    ['on-failure', 'passed', 'broken', false],
    ['on-failure', 'failed', 'unchanged', true],
    ['on-failure', 'incomplete', 'none', true],
    ['never', 'failed', 'broken', false],
    ['never', 'passed', 'none', false],
  ])('in mode %s after a run that %s, with answers %s: %s', (mode, outcome, comparison, wanted) => {
    expect(wantsComment(mode, input(outcome, COMPARISONS[comparison]))).toBe(wanted);
  });
});
