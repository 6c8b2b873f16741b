import { afterEach, describe, expect, it } from '@jest/globals';
import { type ActionRig, annotations, RUN_PATH, startRig } from '../support/action-rig.ts';
import type { StepResult } from '../support/action-step.ts';
import { EVENTS } from '../support/events.ts';
import { RIGHT } from '../support/physics-servers.ts';

let rig: ActionRig;
afterEach(() => rig.close());

/** What a step owes whatever the runner lacks: the record, the exit code, one annotation and no stack trace. */
function expectWholeRun(result: StepResult): void {
  expect(result.exitCode).toBe(0);
  expect(result.stderr).toBe('');
  expect(result.stdout).not.toMatch(/bug in theory-gate|^\s+at /m);
  expect(annotations(result, 'notice')).toEqual([expect.stringMatching(/^Passed/)]);
  expect(JSON.parse(result.written[RUN_PATH] ?? '')).toMatchObject({ state: 'complete' });
}

describe('a runner without', () => {
  it('files for the summary and the outputs: the log says so, the comment is there', async () => {
    rig = await startRig();
    const result = await rig.step({ env: { GITHUB_STEP_SUMMARY: undefined, GITHUB_OUTPUT: '' } });
    expectWholeRun(result);
    expect(result.stdout).toContain('warning: no job summary: the runner names no file for it\n');
    expect(result.stdout).toContain('warning: no outputs: the runner names no file for it\n');
    expect(rig.github.comments).toHaveLength(1);
  });

  it('files it can write to: the log says so, the comment is there', async () => {
    rig = await startRig();
    const nowhere = '/nonexistent/folder/file';
    const result = await rig.step({ env: { GITHUB_STEP_SUMMARY: nowhere, GITHUB_OUTPUT: nowhere } });
    expectWholeRun(result);
    expect(result.stdout).toMatch(/^warning: no job summary: .*ENOENT/m);
    expect(result.stdout).toMatch(/^warning: no outputs: .*ENOENT/m);
    expect(rig.github.comments).toHaveLength(1);
  });

  it.each([
    ['an event file that exists', { GITHUB_EVENT_PATH: '/nonexistent/event.json' }, EVENTS.pullRequest],
    [
      'an event of the expected shape',
      {},
      { ...EVENTS.pullRequest, payload: { pull_request: [], number: '7' } },
    ],
  ])('%s: no comment, because nobody knows where, and the summary is there', async (_, env, event) => {
    rig = await startRig();
    const result = await rig.step({ event, env });
    expectWholeRun(result);
    expect(result.outputs).toMatchObject({ passed: 'true' });
    expect(result.summary).toContain('### ✅ Passed');
    expect(rig.github.log).toEqual([]);
  });

  it('a token: no comment, and no config either, with a word about it', async () => {
    rig = await startRig();
    const result = await rig.step({
      inputs: { 'github-token': '' },
      checkout: { '.github/theory-gate.yml': 'ids: [rotor]\n' },
    });
    expectWholeRun(result);
    expect(rig.github.log).toEqual([]);
    expect(rig.model.requests).toHaveLength(Object.keys(RIGHT).length);
    expect(result.stdout).toContain(
      '.github/theory-gate.yml of the checkout is not used: there is no github-token to read the base with',
    );
  });

  it('anything but a workspace: the run is there', async () => {
    rig = await startRig();
    const names = Object.keys(EVENTS.pullRequest.env);
    const none = Object.fromEntries(names.map((name) => [name, undefined]));
    const files = { GITHUB_API_URL: undefined, GITHUB_EVENT_PATH: undefined };
    const result = await rig.step({ env: { ...none, ...files } });
    expectWholeRun(result);
    expect(rig.github.log).toEqual([]);
  });
});

describe('mistakes', () => {
  it('are told without a summary, without outputs and without an event, exit code 2', async () => {
    rig = await startRig();
    const result = await rig.step({
      inputs: { repeats: 'many', 'fail-on': 'sometimes' },
      env: { GITHUB_STEP_SUMMARY: undefined, GITHUB_OUTPUT: undefined, GITHUB_EVENT_PATH: undefined },
    });
    expect(result.exitCode).toBe(2);
    expect(annotations(result, 'error')).toEqual([
      expect.stringMatching(/^input repeats is "many", expected an integer/),
      expect.stringMatching(/^input fail-on is "sometimes", expected/),
    ]);
    expect(result.stderr).toBe('');
    expect(rig.model.requests).toEqual([]);
  });
});
