import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ActionRig,
  annotations,
  nextRun,
  recordRun,
  startRig,
  strangers,
  withWrong,
} from '../support/action-rig.ts';
import { BASE_SHA, EVENTS, HEAD_SHA, REPOSITORY, type TestEvent } from '../support/events.ts';
import type { ServerPull } from '../support/github-server.ts';
import { RIGHT, rightBut } from '../support/physics-servers.ts';

const BASELINE = 'baseline.json';

let allRight: string;
let oneWrong: string;
beforeAll(async () => {
  allRight = await recordRun();
  oneWrong = withWrong(allRight, 'rotor');
});

let rig: ActionRig;
afterEach(() => rig.close());

const commentCalls = (): string[] => rig.calls().filter((id) => id.startsWith('issues/'));

describe('a push', () => {
  const pull: ServerPull = {
    number: 12,
    state: 'open',
    headSha: HEAD_SHA,
    headRepository: REPOSITORY,
    baseSha: BASE_SHA,
  };

  it('comments on the open pull request whose head it is', async () => {
    rig = await startRig(rightBut('rotor'));
    rig.github.files.set(`main:${BASELINE}`, oneWrong);
    rig.github.files.set(`${HEAD_SHA}:${BASELINE}`, allRight);
    const merged: ServerPull = { ...pull, number: 11, state: 'closed' };
    const stacked: ServerPull = { ...pull, number: 13, headSha: 'd'.repeat(40) };
    rig.github.pulls.set(HEAD_SHA, [merged, stacked, pull]);
    const result = await rig.step({ event: EVENTS.pushNewBranch, inputs: { baseline: BASELINE } });
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ regressions: '0', accuracy: '0.75' });
    expect(rig.github.comments.map(({ issue }) => issue)).toEqual([12]);
    expect(result.summary).toContain('### ✅ Passed');
  });

  it('without an open pull request leaves only the summary', async () => {
    rig = await startRig();
    rig.github.pulls.set(HEAD_SHA, [{ ...pull, state: 'closed' }]);
    const result = await rig.step({ event: EVENTS.push });
    expect(result.exitCode).toBe(0);
    expect(commentCalls()).toEqual([]);
    expect(result.summary).toContain('### ✅ Passed');
  });
});

/** A dispatch from a topic branch, where neither the pushed commit nor its files may count. */
const dispatchFromTopic: TestEvent = {
  env: { ...EVENTS.dispatch.env, GITHUB_REF: 'refs/heads/topic' },
  payload: { ...EVENTS.dispatch.payload, ref: 'refs/heads/topic' },
};

describe('a run without a pull request', () => {
  it.each([
    ['schedule', EVENTS.schedule, HEAD_SHA],
    ['workflow_dispatch on another branch', dispatchFromTopic, 'main'],
    ['merge_group', EVENTS.mergeGroup, BASE_SHA],
  ])('%s compares with the file where policy is kept and writes only the summary', async (_, event, ref) => {
    rig = await startRig(rightBut('rotor'));
    for (const other of [HEAD_SHA, BASE_SHA, 'main']) rig.github.files.set(`${other}:${BASELINE}`, oneWrong);
    rig.github.files.set(`${ref}:${BASELINE}`, allRight);
    const result = await rig.step({
      event,
      inputs: { baseline: BASELINE, 'fail-on': 'any' },
      checkout: { [BASELINE]: oneWrong },
    });
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ outcome: 'failed', regressions: '1' });
    expect(result.summary).toContain('### ❌ Failed');
    expect(commentCalls()).toEqual([]);
  });
});

describe('a pull request that gets no key', () => {
  const noKey = { 'base-url': '' };

  const noJudgeKey = { 'judge-model': 'judge-1', 'judge-base-url': 'https://judge.example.org/v1' };

  it.each([
    ['a fork', EVENTS.fork, 'a fork', noKey],
    ['a fork, with a model that needs none and a judge that does', EVENTS.fork, 'a fork', noJudgeKey],
    ['a fork that was deleted', EVENTS.deletedFork, 'a fork', noKey],
    ['Dependabot', EVENTS.dependabot, 'Dependabot', noKey],
  ])('from %s is skipped without asking anybody or writing to GitHub', async (_, event, who, inputs) => {
    rig = await startRig();
    const result = await rig.step({ event, inputs });
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toEqual({ passed: '', outcome: 'skipped' });
    expect(result.summary).toContain('## Physics gate: skipped');
    expect(result.summary).toContain(`a pull request from ${who}`);
    expect(annotations(result, 'error')).toEqual([]);
    expect(strangers(result, [rig.github])).toEqual([]);
    expect(rig.calls()).toEqual(['repos/get-content']);
    expect(result.written).toEqual({});
  });

  it.each([
    ['of a fork, when told to fail', EVENTS.fork, { 'on-missing-key': 'fail' }],
    ['of a branch of the repository', EVENTS.pullRequest, {}],
  ])('%s, ends with exit code 2 and asks nobody', async (_, event, inputs) => {
    rig = await startRig();
    const result = await rig.step({ event, inputs: { ...noKey, ...inputs } });
    expect(result.exitCode).toBe(2);
    expect(result.outputs).toEqual({ passed: 'false', outcome: 'misconfigured' });
    expect(annotations(result, 'error')).toEqual([
      expect.stringMatching(
        /^api-key is not set, and api\.openai\.com needs one \(.*OPENAI_API_KEY.*api-key\)$/,
      ),
    ]);
    expect(strangers(result, [rig.github])).toEqual([]);
    expect(rig.github.comments).toEqual([]);
  });

  it('is told from one that has a key: pull_request_target of a fork is asked and commented', async () => {
    rig = await startRig();
    const result = await rig.step({
      event: EVENTS.pullRequestTarget,
      inputs: { 'api-key': 'sk-of-the-base' },
    });
    expect(result.exitCode).toBe(0);
    expect(rig.model.requests).toHaveLength(4);
    expect(rig.github.comments).toHaveLength(1);
  });
});

describe('the comment', () => {
  const floor = { 'min-accuracy': '0.9' };

  it('in mode on-failure comes with the first failure and then follows the runs', async () => {
    const responses: Record<string, string> = { ...RIGHT };
    rig = await startRig(responses);
    const inputs = { ...floor, comment: 'on-failure' };
    await rig.step({ inputs });
    expect(rig.github.comments).toEqual([]);
    Object.assign(responses, rightBut('rotor'));
    await rig.step({ inputs, env: nextRun(4201) });
    expect(rig.github.comments[0]?.body).toContain('### ❌ Failed');
    Object.assign(responses, RIGHT);
    await rig.step({ inputs, env: nextRun(4202) });
    expect(rig.github.comments).toHaveLength(1);
    expect(rig.github.comments[0]?.body).toContain('### ⚠️ Passed, a close call');
  });

  it('in mode on-change comes with the first answer that changed', async () => {
    const responses: Record<string, string> = rightBut('rotor');
    rig = await startRig(responses);
    rig.github.files.set(`${BASE_SHA}:${BASELINE}`, oneWrong);
    const inputs = { baseline: BASELINE, comment: 'on-change' };
    const same = await rig.step({ inputs });
    expect(same.outputs).toMatchObject({ outcome: 'passed', regressions: '0' });
    expect(rig.github.comments).toEqual([]);
    Object.assign(responses, RIGHT);
    await rig.step({ inputs, env: nextRun(4201) });
    expect(rig.github.comments).toHaveLength(1);
  });

  it('in mode never is not looked for', async () => {
    rig = await startRig(rightBut('rotor'));
    const result = await rig.step({ inputs: { ...floor, comment: 'never' } });
    expect(result.exitCode).toBe(1);
    expect(commentCalls()).toEqual([]);
  });
});
