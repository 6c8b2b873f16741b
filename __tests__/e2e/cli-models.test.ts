import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeWorkspace, runCommandLine, type Workspace } from '../support/command-line.ts';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts';
import { oscillatorScript, renderOscillators } from '../support/oscillator-set.ts';
import { readRecord } from '../support/run-folder.ts';

let workspace: Workspace;
let near: FakeModelServer;
let far: FakeModelServer;

/** Two providers on loopback, spoken to in different ways. */
const tableOf = (): string => `providers:
  near:
    baseUrl: ${near.baseUrl}
    keyVariable: NEAR_KEY
    maxTokensParam: max_completion_tokens
    thinking: { reasoning_effort: high }
  far:
    baseUrl: ${far.baseUrl}
    keyVariable: FAR_KEY
    maxTokensParam: max_tokens
    thinking: { reasoning: { enabled: true } }
  away:
    baseUrl: https://models.example
    keyVariable: AWAY_KEY
    maxTokensParam: max_tokens
    thinking: {}
outputTokens: { thinking: 800, others: 300 }
models:
  - { family: Near, name: Near One, apiName: near-1, released: '2026-01', access: proprietary, provider: near, thinks: on-request }
  - { family: Far, name: Far Two, apiName: far/two, released: '2026-05', access: open, provider: far, thinks: on-request }
  - { family: Far, name: Far Zero, apiName: far/zero, released: '2025-01', access: open, provider: far, thinks: never }
  - { family: Away, name: Away, apiName: away, released: '2025-01', access: open, provider: away, thinks: never }
`;

beforeAll(async () => {
  near = await startFakeModelServer(oscillatorScript());
  far = await startFakeModelServer(oscillatorScript());
  workspace = await makeWorkspace({ 'set.jsonl': renderOscillators(3), 'models.yaml': tableOf() });
});
afterAll(async () => {
  await near.close();
  await far.close();
  await workspace.remove();
});

const env = { NEAR_KEY: 'near-secret-key', FAR_KEY: 'far-secret-key' };
const run = (...flags: readonly string[]) =>
  runCommandLine(['run', '--problems', 'set.jsonl', '--model-table', 'models.yaml', ...flags], {
    cwd: workspace.root,
    env,
  });

describe('run --models', () => {
  it('asks each model at its own endpoint, with its own key, token limit and thinking switch', async () => {
    const ended = await run('--models', 'near-1,far/two,far/zero', '--out', 'all', '--max-tokens', '500');
    expect(ended.code).toBe(0);
    const keys = (server: FakeModelServer) =>
      new Set(server.requests.map(({ headers }) => headers['authorization']));
    expect([...keys(near)]).toEqual(['Bearer near-secret-key']);
    expect([...keys(far)]).toEqual(['Bearer far-secret-key']);
    const bodies = (server: FakeModelServer) => server.requests.map(({ body }) => JSON.parse(body));
    expect(bodies(near)[0]).toMatchObject({
      model: 'near-1',
      max_completion_tokens: 500,
      reasoning_effort: 'high',
    });
    const [two, zero] = ['far/two', 'far/zero'].map((name) =>
      bodies(far).find(({ model }) => model === name),
    );
    expect(two).toMatchObject({ max_tokens: 500, reasoning: { enabled: true } });
    expect(zero).not.toHaveProperty('reasoning');
    expect(zero).toMatchObject({ max_tokens: 300 });
    expect((await readRecord(workspace.path('all/far-two'))).identity.model).toBe('far/two');
    const results = await readFile(workspace.path('all/results.md'), 'utf8');
    for (const name of ['Near&#32;One', 'Far&#32;Two', 'Far&#32;Zero'])
      expect(results.replaceAll(' ', '&#32;')).toContain(name);
    expect(await readFile(workspace.path('all/score-by-date.svg'), 'utf8')).toContain('Far Two');
    for (const secret of Object.values(env)) expect(ended.stdout + ended.stderr).not.toContain(secret);
  });

  it('asks nobody when a key is missing or a name unknown', async () => {
    const before = near.requests.length;
    const missing = await run('--models', 'near-1,away');
    expect(missing.code).toBe(2);
    expect(missing.stderr).toContain(
      'Away is asked at models.example, which needs a key (set the environment variable AWAY_KEY)',
    );
    const unknown = await run('--models', 'near-1,far/too');
    expect(unknown.stderr).toContain(
      'there is no model "far/too" in the table of models (did you mean "far/two"?)',
    );
    expect(near.requests.length).toBe(before);
  });

  it.each([
    ['--model', 'm'],
    ['--base-url', 'http://127.0.0.1:1/v1'],
    ['--replay', 'qft-bench'],
    ['--baseline', 'b.json'],
  ])('excludes %s', async (flag, value) => {
    const ended = await run('--models', 'near-1', flag, value);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain(`models and ${flag.slice(2)} exclude each other`);
  });
});
