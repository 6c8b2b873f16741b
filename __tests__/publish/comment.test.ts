import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PostRequest } from '../../src/publish/comment.ts';
import { postComment } from '../../src/publish/comment.ts';
import type { GitHub } from '../../src/publish/github.ts';
import { createGitHub } from '../../src/publish/github.ts';
import { renderMarker } from '../../src/publish/marker.ts';
import type { GitHubServer, ServerAccount } from '../support/github-server.ts';
import { startGitHub, WORKFLOW_BOT } from '../support/github-server.ts';

const STRANGER: ServerAccount = { id: 7, login: 'stranger', type: 'User' };
const APP: ServerAccount = { id: 99, login: 'physics-app[bot]', type: 'Bot' };
const PULL = 7;

let server: GitHubServer;
let waits: number[];

beforeEach(async () => {
  waits = [];
  server = await startGitHub();
});
afterEach(async () => {
  const broken = server.log.filter(({ errors }) => errors.length > 0);
  await server.close();
  expect(broken).toEqual([]);
});

function client(url = server.url): GitHub {
  const sleep = async (ms: number): Promise<void> => {
    waits.push(ms);
  };
  return createGitHub({ token: 'ghs_test', apiUrl: url, repository: 'octo/physics', sleep });
}

function request(fields: Partial<PostRequest> = {}): PostRequest {
  return {
    github: client(),
    pullNumber: PULL,
    key: 'gate',
    body: 'report',
    runId: 10,
    runAttempt: 1,
    ...fields,
  };
}

function marked(runId: number, body: string, key = 'gate'): string {
  return `${renderMarker({ key, runId, runAttempt: 1 })}\n${body}`;
}

const bodies = (): string[] => server.comments.map(({ body }) => body);
const writes = (): string[] => server.log.map(({ id }) => id).filter((id) => /create|update|delete/.test(id));

describe('the sticky comment', () => {
  it('is created once and updated by the next runs', async () => {
    expect(await postComment(request({ body: 'one' }))).toEqual({ state: 'created' });
    expect(await postComment(request({ body: 'two', runId: 11 }))).toEqual({ state: 'updated' });
    expect(await postComment(request({ body: 'three', runId: 12 }))).toEqual({ state: 'updated' });
    expect(await postComment(request({ body: 'four', runId: 12, runAttempt: 2 }))).toEqual({
      state: 'updated',
    });
    expect(bodies()).toEqual(['<!-- theory-gate:1 key=gate run=12.2 -->\nfour']);
  });

  it('is left alone when the same run says the same again', async () => {
    await postComment(request());
    expect(await postComment(request())).toEqual({ state: 'unchanged' });
    expect(writes()).toEqual(['issues/create-comment']);
  });

  it('is found on the fourth page among 350 comments of others', async () => {
    for (let n = 0; n < 340; n++) server.seed({ issue: PULL, body: `remark ${n}`, author: STRANGER });
    const own = server.seed({ issue: PULL, body: marked(9, 'old'), author: WORKFLOW_BOT });
    for (let n = 0; n < 10; n++) server.seed({ issue: PULL, body: `late remark ${n}`, author: STRANGER });
    expect(await postComment(request())).toEqual({ state: 'updated' });
    expect(own.body).toBe(marked(10, 'report'));
    expect(server.comments).toHaveLength(351);
    expect(server.log.filter(({ id }) => id === 'issues/list-comments')).toHaveLength(4);
  });

  it('keeps one comment per key', async () => {
    await postComment(request({ key: 'quick / core' }));
    await postComment(request({ key: 'quick' }));
    await postComment(request({ key: 'quick -- > core' }));
    expect(server.comments).toHaveLength(3);
    for (const body of bodies()) expect(body.indexOf('-->')).toBe(body.lastIndexOf('-->'));
  });

  it('keeps the newest of two and removes the other', async () => {
    server.seed({ issue: PULL, body: marked(8, 'older'), author: WORKFLOW_BOT });
    const newest = server.seed({ issue: PULL, body: marked(9, 'newer'), author: WORKFLOW_BOT });
    expect(await postComment(request())).toEqual({ state: 'updated' });
    expect(server.comments.map(({ id }) => id)).toEqual([newest.id]);
    expect(writes()).toEqual(['issues/delete-comment', 'issues/update-comment']);
  });
});

describe('an update without a first comment', () => {
  it('starts none, and needs no reason', async () => {
    expect(await postComment(request({ onlyUpdate: true }))).toEqual({ state: 'skipped' });
    expect(writes()).toEqual([]);
  });

  it('brings an older comment up to date', async () => {
    await postComment(request({ body: 'failed' }));
    expect(await postComment(request({ body: 'passed', runId: 11, onlyUpdate: true }))).toEqual({
      state: 'updated',
    });
    expect(bodies()).toEqual([marked(11, 'passed')]);
  });
});

describe('comments of others', () => {
  it.each([
    ['a person with our marker first', STRANGER, marked(99, 'spoof')],
    [
      'a person whose type is not ours under our name',
      { ...WORKFLOW_BOT, type: 'User' as const },
      marked(99, 'spoof'),
    ],
    ['our account with the marker in the middle', WORKFLOW_BOT, `quote:\n${marked(99, 'x')}`],
    [
      'our account with the marker in code',
      WORKFLOW_BOT,
      `\`${renderMarker({ key: 'gate', runId: 99, runAttempt: 1 })}\``,
    ],
    ['our account with another key', WORKFLOW_BOT, marked(99, 'x', 'gate2')],
    ['another application', APP, marked(99, 'x')],
  ])('are never edited: %s', async (_, author, body) => {
    const foreign = server.seed({ issue: PULL, body, author });
    expect(await postComment(request())).toEqual({ state: 'created' });
    expect(foreign.body).toBe(body);
    expect(server.comments).toHaveLength(2);
  });
});

describe('runs that race', () => {
  it('never overwrite a newer run with an older one', async () => {
    await postComment(request({ body: 'new', runId: 12 }));
    const outcome = await postComment(request({ body: 'old', runId: 11 }));
    expect(outcome).toEqual({ state: 'skipped', reason: 'a newer run has already reported' });
    expect(bodies()).toEqual([marked(12, 'new')]);
  });

  it.each([
    ['a giant run number', 18_000_000_000, { runId: 999_999_999_999_999, runAttempt: 1 }],
    ['a run number years ahead', 18_000_000_000, { runId: 36_000_000_000, runAttempt: 1 }],
    ['a giant run number on a young server', 10, { runId: 18_000_000_000, runAttempt: 1 }],
    ['a giant attempt of the same run', 18_000_000_000, { runId: 18_000_000_000, runAttempt: 999_999_999 }],
  ])('are not silenced by a comment of the bot with %s', async (_, runId, claimed) => {
    const body = `${renderMarker({ key: 'gate', ...claimed })}\nspoof`;
    server.seed({ issue: PULL, body, author: WORKFLOW_BOT });
    expect(await postComment(request({ runId }))).toEqual({ state: 'updated' });
    expect(bodies()).toEqual([marked(runId, 'report')]);
  });

  it('keep the comment of a newer run beside one with a giant run number', async () => {
    server.seed({ issue: PULL, body: marked(999_999_999_999_999, 'spoof'), author: WORKFLOW_BOT });
    server.seed({ issue: PULL, body: marked(18_000_000_012, 'new'), author: WORKFLOW_BOT });
    expect((await postComment(request({ runId: 18_000_000_011 }))).state).toBe('skipped');
    expect(bodies()).toEqual([marked(18_000_000_012, 'new')]);
  });

  // 65 days at 6e8 runs a month are 1.3e9; on a server of its own a thousand runs.
  it.each([
    [18_000_000_000, 19_300_000_000],
    [10, 1_010],
  ])('respect a run that started two months after a run: %i, %i', async (runId, newer) => {
    server.seed({ issue: PULL, body: marked(newer, 'new'), author: WORKFLOW_BOT });
    expect((await postComment(request({ runId }))).state).toBe('skipped');
    expect(bodies()).toEqual([marked(newer, 'new')]);
  });

  it('leave the comment of the newest when twenty start at once', async () => {
    const runs = Array.from({ length: 20 }, (_, n) =>
      request({ body: `run ${n}`, runId: 100 + ((n * 7) % 20) }),
    );
    await Promise.all(runs.map((run) => postComment(run)));
    expect(bodies()).toHaveLength(1);
    expect(bodies()[0]).toContain('run=119.1');
  });

  it('leave one comment when two jobs of one run use the same key', async () => {
    await Promise.all([postComment(request({ body: 'a' })), postComment(request({ body: 'b' }))]);
    expect(bodies()).toHaveLength(1);
  });
});

describe('the own account', () => {
  it('is asked for where the token may ask', async () => {
    await server.close();
    server = await startGitHub({ account: APP, tellsWho: true });
    server.seed({ issue: PULL, body: marked(9, 'old'), author: APP });
    const foreign = server.seed({ issue: PULL, body: marked(9, 'bot'), author: WORKFLOW_BOT });
    expect(await postComment(request())).toEqual({ state: 'updated' });
    expect(bodies()).toEqual([marked(10, 'report'), foreign.body]);
  });

  it('is learnt from the new comment where the token may not, and the older comment is kept', async () => {
    await server.close();
    server = await startGitHub({ account: APP });
    const old = server.seed({ issue: PULL, body: marked(9, 'old'), author: APP });
    expect(await postComment(request())).toEqual({ state: 'updated' });
    expect(server.comments.map(({ id, body }) => [id, body])).toEqual([[old.id, marked(10, 'report')]]);
  });
});

describe('failures of GitHub', () => {
  it.each([
    ['502 after storing', { status: 502, stored: true }, 1],
    ['502 without storing', { status: 502 }, 2],
    ['a cut connection after storing', { status: 502, stored: true, cut: true }, 1],
    ['a cut connection before storing', { status: 502, cut: true }, 2],
  ])('leave exactly one comment, written again only when it was lost: %s', async (_, fault, created) => {
    server.fail('issues/create-comment', fault);
    expect(await postComment(request())).toEqual({ state: 'created' });
    expect(bodies()).toEqual([marked(10, 'report')]);
    expect(writes()).toEqual(Array.from({ length: created }, () => 'issues/create-comment'));
  });

  it('name the permission that is missing', async () => {
    server.fail('issues/create-comment', { status: 403, message: 'Resource not accessible by integration' });
    const outcome = await postComment(request());
    expect(outcome.state).toBe('skipped');
    expect(outcome.reason).toContain('pull-requests: write');
    expect(waits).toEqual([]);
  });

  it.each([
    ['a locked conversation', { status: 403, message: 'Unable to create comment because issue is locked.' }],
    ['a repository that is gone', { status: 404, message: 'Not Found' }],
    ['disabled issues', { status: 410, message: 'Issues are disabled for this repo' }],
    ['another refusal', { status: 422, message: 'Validation Failed' }],
  ])('skip the comment with the reason: %s', async (_, fault) => {
    server.fail('issues/create-comment', fault);
    const outcome = await postComment(request());
    expect(outcome).toEqual({ state: 'skipped', reason: expect.stringContaining(String(fault.status)) });
    expect(server.comments).toEqual([]);
  });

  it('create the comment anew when it was deleted meanwhile', async () => {
    server.seed({ issue: PULL, body: marked(9, 'old'), author: WORKFLOW_BOT });
    server.fail('issues/update-comment', { status: 404, message: 'Not Found' });
    await postComment(request());
    expect(bodies()).toEqual([marked(10, 'report')]);
  });

  it('wait as long as a secondary limit says', async () => {
    server.fail('issues/create-comment', { status: 429, headers: { 'retry-after': '7' } });
    expect(await postComment(request())).toEqual({ state: 'created' });
    expect(waits).toEqual([7_000]);
  });

  it('wait a minute for a secondary limit that names no time', async () => {
    server.fail('issues/list-comments', { status: 403, message: 'You have exceeded a secondary rate limit' });
    expect(await postComment(request())).toEqual({ state: 'created' });
    expect(waits).toEqual([60_000]);
  });

  it.each([
    ['Retry-After beyond 90 s', { 'retry-after': '120' }],
    [
      'a primary limit that ends far away',
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '99999999999' },
    ],
  ])('give up without waiting: %s', async (_, headers) => {
    server.fail('issues/create-comment', { status: 403, message: 'API rate limit exceeded', headers });
    const outcome = await postComment(request());
    expect(outcome.reason).toContain('limits the rate');
    expect(waits).toEqual([]);
  });

  it('give up after three tries', async () => {
    const limit = { status: 429, headers: { 'retry-after': '1' } };
    server.fail('issues/create-comment', limit, limit, limit, limit);
    expect((await postComment(request())).state).toBe('skipped');
    expect(writes()).toHaveLength(3);
  });

  it('read again after a 502', async () => {
    server.fail('issues/list-comments', { status: 502 });
    expect(await postComment(request())).toEqual({ state: 'created' });
  });

  it('post the short form once when the report is too long', async () => {
    const body = `### verdict\n\n${'x'.repeat(70_000)}`;
    expect(await postComment(request({ body, shortBody: 'short' }))).toEqual({ state: 'created' });
    expect(bodies()).toEqual([marked(10, 'short')]);
  });

  it('keep the first line when there is no short form', async () => {
    await postComment(request({ body: `### verdict\n\n${'x'.repeat(70_000)}` }));
    expect(bodies()[0]).toMatch(/^<!-- .* -->\n### verdict\n\nThe report is too long/);
  });

  it('skip when even the short form is too long', async () => {
    const body = 'x'.repeat(70_000);
    const outcome = await postComment(request({ body, shortBody: `${body}y` }));
    expect(outcome.state).toBe('skipped');
    expect(writes()).toHaveLength(2);
  });

  it('skip when there is no server', async () => {
    const outcome = await postComment(request({ github: client('http://127.0.0.1:9') }));
    expect(outcome).toEqual({ state: 'skipped', reason: expect.stringContaining('did not answer') });
  });
});
