import { describe, expect, it } from '@jest/globals';
import { UserError } from '../../src/domain/errors.ts';
import type { RunResult, SampleRecord } from '../../src/domain/run.ts';
import { parseRun, renderRun, slimRun } from '../../src/evaluation/run-record.ts';
import { scoreRun } from '../../src/metrics/scores.ts';
import {
  buildFailed,
  buildFaithfulness,
  buildRun,
  buildSample,
  buildSamples,
  buildWrong,
} from '../support/records.ts';

/** A run with every sort of sample: judged, unjudged, failed, regenerated, truncated, with errors named. */
const FULL = buildRun(
  [
    buildSample({ faithfulness: buildFaithfulness('faithful'), regenerated: true }),
    buildSample({
      sample: 1,
      faithfulness: buildFaithfulness('unfaithful'),
      reason: 'judged_correct',
      decidedBy: 'judge',
    }),
    buildSample({ problemId: 'p2', faithfulness: buildFaithfulness('insufficient') }),
    buildSample({ problemId: 'p2', sample: 1, faithfulness: buildFaithfulness(), category: 'spinors' }),
    buildWrong({
      problemId: 'p3',
      error: {
        kind: 'error',
        label: 'calculation',
        votes: ['calculation'],
        explanation: 'lost a minus',
        failures: ['once'],
      },
    }),
    buildWrong({
      problemId: 'p3',
      sample: 1,
      reason: 'truncated',
      decidedBy: 'rule',
      outcome: 'truncated',
      boxes: 0,
    }),
    buildFailed({ problemId: 'p4' }),
    buildFailed({ problemId: 'p4', sample: 1, reason: 'judge_unreadable', outcome: 'answered' }),
  ],
  { identity: { samples: 2 } },
);

function refusal(run: RunResult): string {
  try {
    parseRun(renderRun(run), 'run.json');
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  return 'read';
}

const change = (place: string, fields: Partial<SampleRecord>): readonly SampleRecord[] =>
  FULL.samples.map((one) => (`${one.problemId} ${one.sample}` === place ? { ...one, ...fields } : one));

describe('parseRun', () => {
  it('reads back what was written, slimmed for a baseline or not', () => {
    expect(parseRun(renderRun(FULL), 'run.json')).toEqual(FULL);
    const slim = slimRun(FULL);
    expect(parseRun(renderRun(slim), 'baseline.json')).toEqual(slim);
    expect(slim.samples.map(({ error }) => error?.explanation)).toContain('');
  });

  it('reads an empty run, and intervals that another machine or version wrote', () => {
    const empty = buildRun([]);
    expect(parseRun(renderRun(empty), 'run.json')).toEqual(empty);
    const accuracy = { ...FULL.scores.accuracy, interval: { low: 0.1, high: 0.9, method: 'another' } };
    expect(refusal({ ...FULL, scores: { ...FULL.scores, accuracy } })).toBe('read');
  });

  const right = buildRun(buildSamples(Array(24).fill('+').join(' ')));
  const rescored = (samples: readonly SampleRecord[]): RunResult => ({
    ...FULL,
    samples: [...samples],
    scores: scoreRun(samples),
  });
  const first = FULL.samples[0] ?? buildSample();

  it.each<[string, RunResult, string]>([
    [
      'most samples cut away under the old scores',
      { ...right, samples: right.samples.slice(0, 2) },
      'samples: 2 are there, 24 problems × 1 make 24',
    ],
    [
      'every sample set to wrong under the old scores',
      { ...right, samples: right.samples.map(({ problemId }) => buildWrong({ problemId })) },
      'scores.accuracy.value is 1, the samples give 0',
    ],
    [
      'a sample cut away and scored again',
      rescored(FULL.samples.slice(1)),
      'samples: 7 are there, 4 problems × 2 make 8',
    ],
    [
      'a sample twice',
      rescored([...FULL.samples.slice(1), ...FULL.samples.slice(1, 2)]),
      'stands there twice',
    ],
    [
      'a sample of no problem',
      rescored(change('p2 1', { problemId: 'toString' })),
      'toString #2 is not among what was asked',
    ],
    [
      'a sample too many',
      rescored([...FULL.samples, { ...first, sample: 2 }]),
      'p1 #3 is not among what was asked',
    ],
    [
      'a status against its reason',
      rescored(change('p3 0', { status: 'correct' })),
      'p3 #1 is correct, its reason judged_wrong counts as wrong',
    ],
    [
      'a count raised',
      { ...FULL, scores: { ...FULL.scores, counts: { ...FULL.scores.counts, failed: 0 } } },
      'scores.counts.failed is 0, the samples give 2',
    ],
    [
      'a category added',
      {
        ...FULL,
        scores: { ...FULL.scores, byCategory: { ...FULL.scores.byCategory, easy: FULL.scores.accuracy } },
      },
      'scores.byCategory.easy.value is 0.5, the samples give missing',
    ],
    [
      'faithfulness not measured',
      { ...FULL, scores: { ...FULL.scores, faithfulness: { ...FULL.scores.faithfulness, value: null } } },
      'scores.faithfulness.value is not measured, the samples give 0.5',
    ],
  ])('refuses %s', (_, run, reason) => {
    expect(refusal(run)).toMatch(/^run\.json: the record contradicts itself: /);
    expect(refusal(run)).toContain(reason);
  });
});
