import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';
import { renderMarker } from '../../src/publish/marker.ts';
import {
  type ActionRig,
  annotations,
  nextRun,
  REPORT_PATH,
  RUN_PATH,
  startRig,
  strangers,
} from '../support/action-rig.ts';
import { honestAnswersJudge } from '../support/answers-judge.ts';
import { PULL_NUMBER } from '../support/events.ts';
import { completion, reply, startFakeModelServer } from '../support/fake-model-server.ts';
import { type ServerAccount, WORKFLOW_BOT } from '../support/github-server.ts';
import { isJudging } from '../support/judge-request.ts';
import { RIGHT, rightBut, startModel } from '../support/physics-servers.ts';

const STRANGER: ServerAccount = { id: 7, login: 'stranger', type: 'User' };
const OTHER_APP: ServerAccount = { id: 99, login: 'other-app[bot]', type: 'Bot' };

let rig: ActionRig;
afterEach(() => rig.close());

describe('a pull request', () => {
  it('that passes gets a comment, a summary, outputs, a notice and exit code 0', async () => {
    rig = await startRig();
    const result = await rig.step({ inputs: { 'min-accuracy': '0.2' } });
    expect(result.exitCode).toBe(0);
    expect(result.stderr).toBe('');
    expect(result.outputs).toEqual({
      passed: 'true',
      outcome: 'passed',
      accuracy: '1',
      faithfulness: '',
      'answer-accuracy': '',
      'partial-credit': '',
      'calibration-rms': '',
      'calibration-hle': '',
      regressions: '',
      'report-path': REPORT_PATH,
      'run-path': RUN_PATH,
    });
    const action = load(readFileSync('action.yml', 'utf8')) as { outputs: Record<string, unknown> };
    expect(Object.keys(result.outputs).sort()).toEqual(Object.keys(action.outputs).sort());
    const title = 'Passed: accuracy 100.0 % meets the floor of 20 %';
    expect(annotations(result, 'notice')).toEqual([title]);
    expect(annotations(result, 'error')).toEqual([]);
    const [comment, ...others] = rig.github.comments;
    expect(others).toEqual([]);
    expect(comment).toMatchObject({ issue: PULL_NUMBER, author: WORKFLOW_BOT });
    const heading = `### ✅ ${title}\n`;
    expect(comment?.body).toMatch(/^<!-- theory-gate:1 key=Physics%2Fgate run=4200\.1 -->\n/);
    expect(comment?.body).toContain(heading);
    expect(result.summary).toContain(heading);
    expect(result.written[REPORT_PATH]).toContain(heading);
    expect(JSON.parse(result.written[RUN_PATH] ?? '')).toMatchObject({
      commit: 'a'.repeat(40),
      state: 'complete',
    });
  });

  it('that runs PHYSICS-Verified has the scores of answers among its outputs', async () => {
    const answers = (latex: string) => [
      { label: 'a', type: 'numeric', answer: '12.5' },
      { label: 'b', type: 'numeric', answer: latex },
    ];
    const set = ['25', '26'].map((latex) => ({
      ...{ id: `lens-${latex}`, domain: 'optics', question: '(a) The length? (b) Its double?' },
      answers: answers(latex),
    }));
    const stated = 'Explanation: x.\nAnswers:\n(a) 12.5\n(b) 25\nConfidence: 85%';
    const server = await startFakeModelServer(({ body }) =>
      reply(200, completion(isJudging(body) ? honestAnswersJudge(body) : stated)),
    );
    rig = await startRig(server);
    const { outputs } = await rig.step({
      inputs: {
        ...{ protocol: 'physics-verified', problems: 'set.jsonl', 'judge-controls': '0' },
        ...{ 'judge-model': 'judge-1', 'judge-base-url': server.baseUrl },
      },
      checkout: { 'set.jsonl': set.map((row) => `${JSON.stringify(row)}\n`).join('') },
    });
    // Three of four answers are right, and one of two problems: 0.75, (1 + 1/2)/2, and |0.85 − 0.5|.
    expect(outputs).toMatchObject({
      ...{ accuracy: '0.5', 'answer-accuracy': '0.75', 'partial-credit': '0.75' },
      'calibration-hle': '',
    });
    expect(Number(outputs['calibration-rms'])).toBeCloseTo(0.35, 12);
  });

  it('asks GitHub for the policy, then the model, then GitHub for the comment, and nobody else', async () => {
    const seenByModel: string[][] = [];
    rig = await startRig(await startModel(RIGHT, () => seenByModel.push(rig.calls())));
    const result = await rig.step({ inputs: { baseline: 'baseline.json' } });
    const policy = ['repos/get-content', 'repos/get-content'];
    expect(seenByModel).toEqual([policy, policy, policy, policy]);
    // The second listing finds out whether another run created its comment at the same time.
    expect(rig.calls()).toEqual([
      ...policy,
      'issues/list-comments',
      'issues/create-comment',
      'issues/list-comments',
    ]);
    expect(strangers(result, [rig.github, rig.model])).toEqual([]);
    expect(strangers(result, [rig.github])).not.toEqual([]);
  });

  it('that fails is told before the step turns red, and its comment follows when it passes', async () => {
    const responses: Record<string, string> = rightBut('rotor');
    rig = await startRig(responses);
    const red = await rig.step({ inputs: { 'min-accuracy': '0.8' } });
    const failure = 'Failed, a close call: accuracy 75.0 % is below the floor of 80 % (interval 19.4–99.4 %)';
    expect(red.exitCode).toBe(1);
    expect(red.outputs).toMatchObject({ passed: 'false', outcome: 'failed', accuracy: '0.75' });
    expect(annotations(red, 'error')).toEqual([failure]);
    expect(red.stdout.indexOf('comment created')).toBeGreaterThan(0);
    expect(red.stdout.indexOf('comment created')).toBeLessThan(red.stdout.indexOf('::error '));
    const [first] = rig.github.comments;
    expect(first?.body).toContain(`### ❌ ${failure}\n`);
    expect(red.summary).toContain(`### ❌ ${failure}\n`);

    responses['rotor'] = RIGHT['rotor'] ?? '';
    const since = rig.github.log.length;
    const green = await rig.step({ inputs: { 'min-accuracy': '0.8' }, env: nextRun(4201) });
    expect(green.exitCode).toBe(0);
    expect(rig.calls(since)).toEqual([
      'repos/get-content',
      'issues/list-comments',
      'users/get-authenticated',
      'issues/update-comment',
    ]);
    expect(rig.github.comments).toHaveLength(1);
    expect(rig.github.comments[0]?.id).toBe(first?.id);
    expect(rig.github.comments[0]?.body).toContain('### ⚠️ Passed, a close call');
  });

  it('is scored from recordings without any model', async () => {
    rig = await startRig();
    const responses = Object.entries(rightBut('photon'));
    const recordings = responses.map(([id, response]) => `${JSON.stringify({ id, response })}\n`).join('');
    const result = await rig.step({
      inputs: { replay: 'recordings.jsonl', 'base-url': '', model: '', 'min-accuracy': '0.75' },
      checkout: { 'recordings.jsonl': recordings },
    });
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ outcome: 'passed', accuracy: '0.75' });
    expect(rig.model.requests).toEqual([]);
    expect(result.connections.filter((connection) => !connection.startsWith('127.0.0.1:'))).toEqual([]);
    expect(rig.github.comments).toHaveLength(1);
  });
});

describe('comments of others', () => {
  it('are never edited, whatever they start with, and ours is found among 350 of them', async () => {
    rig = await startRig();
    const marker = renderMarker({ key: 'Physics/gate', runId: 1, runAttempt: 1 });
    for (const author of [STRANGER, OTHER_APP]) {
      rig.github.seed({ issue: PULL_NUMBER, body: `${marker}\nmine`, author });
    }
    for (let n = 0; n < 350; n++)
      rig.github.seed({ issue: PULL_NUMBER, body: `remark ${n}`, author: STRANGER });
    const before = rig.github.comments.map(({ body }) => body);

    expect((await rig.step()).exitCode).toBe(0);
    expect(rig.github.comments.slice(0, -1).map(({ body }) => body)).toEqual(before);
    const own = rig.github.comments.at(-1);
    expect(own).toMatchObject({ author: WORKFLOW_BOT });
    expect(rig.github.comments).toHaveLength(353);

    const since = rig.github.log.length;
    await rig.step({ env: nextRun(4201) });
    const calls = rig.calls(since);
    expect(calls.filter((id) => id === 'issues/list-comments')).toHaveLength(4);
    expect(calls.length - 4 + 1).toBeLessThanOrEqual(5);
    expect(rig.github.comments).toHaveLength(353);
    expect(rig.github.comments.at(-1)?.id).toBe(own?.id);
    expect(rig.github.comments.at(-1)?.body).toContain('run=4201.1');
    expect(rig.github.comments.slice(0, -1).map(({ body }) => body)).toEqual(before);
  });
});

describe('a comment that cannot be written', () => {
  const floor = { 'min-accuracy': '0.8' };

  it.each([
    ['a run that passes', RIGHT, 0],
    ['a run that fails', rightBut('rotor'), 1],
  ])(
    'for lack of a permission is a warning and leaves the result of %s alone',
    async (_, responses, exitCode) => {
      rig = await startRig(responses);
      rig.github.fail('issues/create-comment', {
        status: 403,
        message: 'Resource not accessible by integration',
      });
      const result = await rig.step({ inputs: floor });
      expect(result.exitCode).toBe(exitCode);
      expect(result.outputs['passed']).toBe(String(exitCode === 0));
      expect(annotations(result, 'warning')).toEqual([expect.stringContaining('`pull-requests: write`')]);
      expect(result.summary).toContain('accuracy');
      expect(rig.github.comments).toEqual([]);
    },
  );

  it('because GitHub is away is a warning and leaves the result alone', async () => {
    rig = await startRig(rightBut('rotor'));
    const cut = { status: 0, cut: true };
    rig.github.fail('issues/list-comments', cut, cut, cut);
    const result = await rig.step({ inputs: floor });
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ passed: 'false', outcome: 'failed' });
    expect(annotations(result, 'warning')).toEqual([expect.stringContaining('GitHub did not answer')]);
    expect(result.summary).toContain('### ❌ Failed');
  });
});
