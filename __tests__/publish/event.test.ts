import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadEvent, readEvent } from '../../src/publish/event.ts';
import { BASE_SHA, EVENTS, HEAD_SHA, PULL_NUMBER } from '../support/events.ts';

const read = (name: keyof typeof EVENTS): ReturnType<typeof readEvent> =>
  readEvent(EVENTS[name].env, JSON.stringify(EVENTS[name].payload));

describe('each event', () => {
  it.each([
    [
      'pullRequest',
      {
        kind: 'pull_request',
        fork: false,
        dependabot: false,
        pullNumber: PULL_NUMBER,
        isDefaultBranch: false,
      },
    ],
    ['fork', { kind: 'pull_request', fork: true, dependabot: false, pullNumber: PULL_NUMBER }],
    ['deletedFork', { kind: 'pull_request', fork: true, pullNumber: PULL_NUMBER }],
    ['dependabot', { kind: 'pull_request', fork: false, dependabot: true, pullNumber: PULL_NUMBER }],
    [
      'pullRequestTarget',
      { name: 'pull_request_target', kind: 'pull_request', fork: true, pullNumber: PULL_NUMBER },
    ],
    ['push', { kind: 'push', isDefaultBranch: true, headSha: HEAD_SHA, baseSha: BASE_SHA }],
    ['pushNewBranch', { kind: 'push', isDefaultBranch: false, headSha: HEAD_SHA }],
    ['schedule', { kind: 'schedule', isDefaultBranch: true }],
    ['dispatch', { kind: 'workflow_dispatch', isDefaultBranch: true }],
    ['mergeGroup', { kind: 'merge_group', headSha: HEAD_SHA, baseSha: BASE_SHA, isDefaultBranch: false }],
    ['workflowRun', { name: 'workflow_run', kind: 'other' }],
  ] as const)('%s', (name, expected) => {
    expect(read(name)).toMatchObject(expected);
  });

  it('has no pull request and no base where there is none', () => {
    for (const name of [
      'push',
      'pushNewBranch',
      'schedule',
      'dispatch',
      'mergeGroup',
      'workflowRun',
    ] as const) {
      expect(read(name)).not.toHaveProperty('pullNumber');
    }
    expect(read('pushNewBranch')).not.toHaveProperty('baseSha');
  });

  it('links to the run on the server it runs on', () => {
    expect(read('push').runUrl).toBe('https://github.example.org/octo/physics/actions/runs/4200');
  });
});

describe('an event that cannot be read', () => {
  it.each([
    undefined,
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"pull_request":null}',
    '{"pull_request":[]}',
    '{"pull_request":{"number":"7"}}',
    '{"pull_request":{"number":-1}}',
  ])('leaves the facts out: %s', (text) => {
    const event = readEvent(EVENTS.pullRequest.env, text);
    expect(event.kind).toBe('pull_request');
    expect(event.repository).toBe('octo/physics');
    expect(event.pullNumber).toBe(text?.includes('"7"') ? 7 : undefined);
  });

  it('is empty outside a workflow', () => {
    expect(readEvent({}, undefined)).toEqual({
      name: '',
      kind: 'other',
      fork: false,
      dependabot: false,
      isDefaultBranch: false,
      repository: '',
      sha: '',
      ref: '',
      actor: '',
      workflow: '',
      job: '',
      runId: 0,
      runAttempt: 1,
    });
  });

  it('tolerates a file that is missing or a folder, and reads one that is there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'event-'));
    const path = join(folder, 'event.json');
    await writeFile(path, JSON.stringify(EVENTS.pullRequest.payload));
    const load = (file: string): ReturnType<typeof loadEvent> =>
      loadEvent({ ...EVENTS.pullRequest.env, GITHUB_EVENT_PATH: file });
    expect((await load(path)).pullNumber).toBe(PULL_NUMBER);
    expect((await load(folder)).pullNumber).toBeUndefined();
    expect((await load(join(folder, 'none'))).pullNumber).toBeUndefined();
  });
});
