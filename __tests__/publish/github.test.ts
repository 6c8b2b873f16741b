import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { UserError } from '../../src/domain/errors.ts';
import { createGitHub } from '../../src/publish/github.ts';
import type { GitHubServer } from '../support/github-server.ts';
import { startGitHub } from '../support/github-server.ts';

let server: GitHubServer;

beforeEach(async () => {
  server = await startGitHub({ prefix: '/api/v3' });
});
afterEach(() => server.close());

const client = (token = 'ghs_secret_token'): ReturnType<typeof createGitHub> =>
  createGitHub({ token, apiUrl: server.url, repository: 'octo/physics', sleep: async () => undefined });

it('reads a file at a ref, with the path and text as they are', async () => {
  server.files.set('main:.github/physics gate?.yml', 'käse: ∞\n');
  expect(await client().readFileAtRef('.github/physics gate?.yml', 'main')).toBe('käse: ∞\n');
  expect(server.log).toEqual([
    expect.objectContaining({ id: 'repos/get-content', errors: [], query: { ref: 'main' } }),
  ]);
});

it('gives an empty file as empty and a missing one as undefined', async () => {
  server.files.set('main:empty.yml', '');
  expect(await client().readFileAtRef('empty.yml', 'main')).toBe('');
  expect(await client().readFileAtRef('none.yml', 'main')).toBeUndefined();
});

it('says when a path is a folder', async () => {
  const listing = (async () =>
    new Response('[]', { headers: { 'content-type': 'application/json' } })) as unknown as typeof fetch;
  const github = createGitHub({ token: 't', apiUrl: server.url, repository: 'octo/physics', fetch: listing });
  await expect(github.readFileAtRef('src', 'main')).rejects.toThrow('src is not a file');
});

it.each([
  '../../../attacker/repo/contents/run.json',
  '../../../../user',
  'ci/../../../user',
  'ci/..',
  './run.json',
  'ci/./run.json',
  '/etc/passwd',
  'ci//run.json',
  'ci/',
  '',
  '..\\..\\user',
  'run\n.json',
  'run\u0000.json',
  'run\u0085.json',
])('refuses a path that is none of the repository before any request: %j', async (path) => {
  const failure = await client()
    .readFileAtRef(path, 'main')
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UserError);
  expect(failure).toMatchObject({
    mistakes: [{ code: 'path-escape', hint: expect.stringContaining('from the root of the repository') }],
  });
  expect(server.log).toEqual([]);
});

it.each(['..run.json', 'ci/run..json', '.ci/run.json', '%2e%2e/run.json', '...'])(
  'reads a file whose name has dots or percent signs: %j',
  async (path) => {
    server.files.set(`main:${path}`, 'here');
    expect(await client().readFileAtRef(path, 'main')).toBe('here');
  },
);

it('finds the pull requests of a commit, and knows a deleted fork', async () => {
  const sha = 'a'.repeat(40);
  const baseSha = 'b'.repeat(40);
  server.pulls.set(sha, [
    { number: 3, state: 'open', headSha: sha, headRepository: 'stranger/physics', baseSha },
    { number: 2, state: 'closed', headSha: sha, headRepository: null, baseSha },
  ]);
  const pulls = await client().pullRequestsForCommit(sha);
  expect(pulls.map(({ number, open, headRepository }) => [number, open, headRepository])).toEqual([
    [3, true, 'stranger/physics'],
    [2, false, undefined],
  ]);
});

it('keeps the token out of every message', async () => {
  server.fail('repos/get-content', { status: 401, message: 'Bad credentials' });
  const failure = await client()
    .readFileAtRef('a', 'main')
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 401, message: expect.stringContaining('Bad credentials') });
  expect(JSON.stringify(failure) + String((failure as Error).stack)).not.toContain('ghs_secret_token');
});

it('stops when the run is cancelled', async () => {
  const cancelled = AbortSignal.abort();
  const github = createGitHub({
    token: 't',
    apiUrl: server.url,
    repository: 'octo/physics',
    signal: cancelled,
    sleep: async () => undefined,
  });
  await expect(github.listComments(1)).rejects.toMatchObject({ name: 'GitHubError', status: null });
  expect(server.log).toEqual([]);
});
