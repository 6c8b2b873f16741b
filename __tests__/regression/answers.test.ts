import { describe, expect, it } from '@jest/globals';
import type { RunIdentity, SampleRecord } from '../../src/domain/run.ts';
import { compareRuns } from '../../src/regression/compare.ts';
import { runOf, sample } from '../support/run-fixture.ts';

const answer = { kind: 'numeric', decidedBy: 'judge', stated: '', grounds: '' } as const;

function problem(problemId: string, marks: string): SampleRecord {
  const answers = [...marks].map(
    (mark) => ({ ...answer, status: mark === '+' ? 'correct' : 'wrong' }) as const,
  );
  const right = !marks.includes('-');
  return sample({
    problemId,
    status: right ? 'correct' : 'wrong',
    reason: right ? 'judged_correct' : 'judged_wrong',
    decidedBy: 'judge',
    answers,
  });
}

const JUDGE = { model: 'j', endpoint: 'http://j', repeats: 1, promptsSha256: 'f', kinds: ['answers'] };

function labelled(samples: readonly SampleRecord[], identity: Partial<RunIdentity> = {}) {
  const run = runOf(samples);
  return { ...run, identity: { ...run.identity, protocol: 'physics-verified', judge: JUDGE, ...identity } };
}

const compare = (baseline: ReturnType<typeof labelled>, candidate: ReturnType<typeof labelled>) =>
  compareRuns({ baseline, candidate, baselineName: 'main', alpha: 0.05 });

describe('two runs with answers one by one', () => {
  it('are compared in accuracy and partial credit of the shared problems', () => {
    const before = labelled([problem('a', '++'), problem('b', '+-++'), problem('gone', '----')]);
    const after = labelled([problem('a', '+-'), problem('b', '++++'), problem('new', '----')]);
    expect(compare(before, after)).toMatchObject({
      kind: 'compared',
      // 5 of 6 answers then and now; (1 + 3/4) / 2 before, (1/2 + 1) / 2 now.
      answers: { accuracy: { before: 5 / 6, after: 5 / 6 }, partialCredit: { before: 0.875, after: 0.75 } },
      accuracy: { before: 0.5, after: 0.5 },
    });
  });

  it('say nothing of single answers where one of them has none', () => {
    const before = labelled([problem('a', '+')]);
    const { answers: _, ...bare } = problem('a', '+');
    expect(compare(before, labelled([bare]))).not.toHaveProperty('answers');
  });

  const ALONE: readonly [string, Partial<RunIdentity>, Partial<RunIdentity>, string | null][] = [
    ['another verifier had no say', { verifierVersion: '1' }, { verifierVersion: '2' }, null],
    [
      'another verifier decided first',
      { verifierVersion: '1', prefilter: 'symbolic' },
      { verifierVersion: '2', prefilter: 'symbolic' },
      'the verifier version: 1 in the baseline, 2 now',
    ],
    [
      'the verifier decided first in one of them',
      {},
      { prefilter: 'symbolic' },
      'who decides first: as the protocol says in the baseline, the verifier now',
    ],
    [
      'another judge judged',
      {},
      { judge: { ...JUDGE, model: 'k' } },
      'the judge model: j in the baseline, k now',
    ],
  ];
  it.each(ALONE)('%s', (_, before, after, reason) => {
    const samples = [problem('a', '+')];
    const comparison = compare(labelled(samples, before), labelled(samples, after));
    const reasons = comparison.kind === 'not-comparable' ? comparison.reasons : [];
    expect(reasons).toEqual(reason === null ? [] : [reason]);
  });
});
