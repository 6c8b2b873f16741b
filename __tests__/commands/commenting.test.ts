import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findPullRequest, wantsComment } from '../../src/commands/commenting.ts';
import type { ProblemChange } from '../../src/domain/comparison.ts';
import type { GateOutcome } from '../../src/domain/decision.ts';
import type { Options } from '../../src/options/table.ts';
import { readEvent } from '../../src/publish/event.ts';
import { createGitHub } from '../../src/publish/github.ts';
import { createRunner } from '../../src/publish/runner.ts';
import type { ReportInput } from '../../src/report/input.ts';
import { EVENTS, HEAD_SHA, REPOSITORY } from '../support/events.ts';
import { type GitHubServer, type ServerPull, startGitHub } from '../support/github-server.ts';
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

describe('the pull request of a pushed commit', () => {
  let server: GitHubServer;
  beforeEach(async () => {
    server = await startGitHub();
  });
  afterEach(() => server.close());

  const find = (): Promise<number | undefined> => {
    const github = createGitHub({ token: 'ghs_test', apiUrl: server.url, repository: REPOSITORY });
    const runner = createRunner({ env: {}, escapeLine: (text) => text, write: () => undefined });
    const { env, payload } = EVENTS.push;
    return findPullRequest(readEvent(env, JSON.stringify(payload)), github, runner);
  };
  const pull = (number: number, headRepository: string | null, fields: Partial<ServerPull> = {}) => ({
    number,
    state: 'open' as const,
    headSha: HEAD_SHA,
    headRepository,
    baseSha: 'b'.repeat(40),
    ...fields,
  });

  it.each<readonly [string, readonly ServerPull[], number | undefined]>([
    ['of this repository', [pull(3, REPOSITORY)], 3],
    ['of this repository in other letters', [pull(3, REPOSITORY.toUpperCase())], 3],
    ['of this repository behind one of a stranger', [pull(2, 'stranger/physics'), pull(3, REPOSITORY)], 3],
    ['of a stranger alone', [pull(2, 'stranger/physics')], undefined],
    ['of a fork that was deleted', [pull(2, null)], undefined],
    ['that is closed', [pull(3, REPOSITORY, { state: 'closed' })], undefined],
    ['whose head is another commit', [pull(3, REPOSITORY, { headSha: 'd'.repeat(40) })], undefined],
  ])('is the open one %s', async (_, pulls, number) => {
    server.pulls.set(HEAD_SHA, [...pulls]);
    expect(await find()).toBe(number);
  });
});
