import { mkdtempSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ActionRig, startRig } from '../support/action-rig.ts';
import { makeWorkspace, runCommandLine, startCommandLine, type Workspace } from '../support/command-line.ts';
import { type HubServer, startHub } from '../support/hub-server.ts';
import { PROBLEM_FILE, RIGHT, startModel } from '../support/physics-servers.ts';

const TOKEN = 'hf_canary0123456789abcdef';

let hub: HubServer;
beforeAll(async () => {
  hub = await startHub({
    'lab/private': { revisions: { main: { 'test.jsonl': PROBLEM_FILE } }, lfs: ['test.jsonl'], token: TOKEN },
  });
});
afterAll(() => hub.close());
afterEach(() => hub.clear());

const surroundings = () => ({
  HF_ENDPOINT: hub.endpoint,
  HF_TOKEN: TOKEN,
  XDG_CACHE_HOME: mkdtempSync(join(tmpdir(), 'theory-gate-cache-')),
});

describe('the action', () => {
  let rig: ActionRig;
  beforeEach(async () => {
    rig = await startRig();
  });
  afterEach(() => rig.close());

  it('asks a private data set of the Hub, and masks and hides its token', async () => {
    const env = surroundings();
    const result = await rig.step({ inputs: { problems: 'hub:lab/private' }, env });
    expect(result.outputs).toMatchObject({ passed: 'true', accuracy: '1' });
    const masks = result.commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data);
    expect(masks).toContain(TOKEN);
    const log = result.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
    const written = [...log, result.stderr, result.summary, ...Object.values(result.written)].join('\n');
    expect(written).not.toContain(TOKEN);
    expect(written).toContain('downloading test.jsonl of lab/private');
    expect(JSON.stringify(rig.model.requests)).not.toContain(TOKEN);
  });

  it('ends incomplete when the Hub does, and misconfigured when the data set is not for it', async () => {
    hub.fault(/revision/, { status: 429, headers: { 'retry-after': '86400' } });
    const env = surroundings();
    const busy = await rig.step({ inputs: { problems: 'hub:lab/private' }, env });
    expect([busy.exitCode, busy.outputs['outcome']]).toEqual([3, 'incomplete']);
    expect(busy.stdout).toContain('the Hub allows no further request for now (status 429)');
    const hidden = await rig.step({ inputs: { problems: 'hub:lab/private' }, env: { ...env, HF_TOKEN: '' } });
    expect([hidden.exitCode, hidden.outputs['outcome']]).toEqual([2, 'misconfigured']);
    expect(hidden.stdout).toContain('there is no data set lab/private for us (status 401)');
    expect(rig.model.requests).toEqual([]);
  });
});

describe('the command line', () => {
  let workspace: Workspace;
  beforeEach(async () => {
    workspace = await makeWorkspace();
  });
  afterEach(() => workspace.remove());

  it('lists a data set of the Hub, and from then on its commit without the Hub', async () => {
    const env = surroundings();
    const listed = await runCommandLine(['problems', '--set', 'hub:lab/private'], {
      cwd: workspace.root,
      env,
    });
    expect([listed.code, listed.stdout]).toEqual([0, expect.stringContaining('4 of 4 problems')]);
    const args = ['problems', '--set', `hub:lab/private@${hub.commitOf('lab/private')}`];
    const offline = { ...env, HF_TOKEN: '', HF_ENDPOINT: hub.endpoint };
    hub.requests.length = 0;
    const again = await runCommandLine(args, { cwd: workspace.root, env: offline });
    expect([again.code, again.stdout]).toEqual([0, listed.stdout]);
    expect(hub.requests).toEqual([]);
  });

  it('draws a sheet from a run over a data set of the Hub, whose set the record names', async () => {
    const surround = { cwd: workspace.root, env: surroundings() };
    const model = await startModel(RIGHT);
    try {
      const asked = ['--set', 'hub:lab/private', '--model', 'm', '--base-url', model.baseUrl, '--out', 'run'];
      expect(await runCommandLine(['run', ...asked], surround)).toMatchObject({ code: 0 });
      hub.requests.length = 0;
      const drawn = await runCommandLine(['human', 'sample', 'run', '--out', 'check'], surround);
      expect(drawn).toMatchObject({ code: 0 });
      expect(drawn.stderr).toContain('4 responses of 1 model: give sheet.md');
      const sheet = await readFile(workspace.path('check/sheet.md'), 'utf8');
      for (const id of Object.keys(RIGHT)) expect(sheet).toContain(`the problem named ${id}`);
      // Only where the branch stands is asked; its files are in the cache.
      expect(hub.requests.map(({ path }) => path)).toEqual(['/api/datasets/lab/private/revision/main']);
      const changed = `${JSON.stringify({ ...JSON.parse(PROBLEM_FILE.split('\n')[0] ?? ''), question: 'Another?' })}\n`;
      await workspace.write({ 'changed.jsonl': changed });
      const args = ['human', 'sample', 'run', '--set', 'changed.jsonl', '--out', 'other'];
      const refused = await runCommandLine(args, surround);
      expect([refused.code, refused.stdout]).toEqual([2, '']);
      expect(refused.stderr).toMatch(/the problem \w+ is not in changed\.jsonl as it was asked/);
    } finally {
      await model.close();
    }
  });

  it.each([
    [
      { HF_ENDPOINT: 'http://mirror.example.org' },
      'error: HF_ENDPOINT is http: mirror.example.org (use https',
    ],
    [{ HF_TOKEN: 'hf_two words' }, 'error: HF_TOKEN contains a character that no token has'],
  ])('refuses %j before anything is asked', async (changes, message) => {
    const env = { ...surroundings(), ...changes };
    const { code, stderr } = await runCommandLine(['problems', '--set', 'hub:lab/set'], {
      cwd: workspace.root,
      env,
    });
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(stderr).not.toContain('two words');
  });
});

describe('a download that is under way', () => {
  const MANY = Array.from({ length: 64 }, (_, at) => `${String(at).padEnd(65_535)}\n`).join('');
  const long = startHub({ 'lab/long': { revisions: { main: { 'test.jsonl': MANY } }, lfs: ['test.jsonl'] } });
  let workspace: Workspace;
  beforeEach(async () => {
    workspace = await makeWorkspace();
    (await long).clear();
    (await long).fault(/^\/[0-9a-f]{64}$/, { drip: { bytes: 65_536, everyMs: 500 } });
  });
  afterEach(() => workspace.remove());
  afterAll(async () => (await long).close());

  const start = async (...more: readonly string[]) => {
    const env = { HF_ENDPOINT: (await long).endpoint, XDG_CACHE_HOME: workspace.path('cache') };
    const flags = ['--problems', 'hub:lab/long', '--model', 'm', '--base-url', 'http://127.0.0.1:9/v1'];
    return startCommandLine([...more, ...flags], { cwd: workspace.root, env });
  };
  const parts = async () =>
    (await readdir(workspace.root, { recursive: true })).filter((name) => name.endsWith('.part'));

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends at the first %s, with what has arrived kept', async (signal, code) => {
    const running = await start('predict');
    while ((await parts()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    running.kill(signal);
    const ended = await running.ended;
    expect(ended).toMatchObject({ code, signal: null });
    expect(ended.stderr).toContain(
      `interrupted by ${signal} (what has arrived is kept, and the same command goes on from there)`,
    );
    expect(await parts()).toHaveLength(1);
  });

  it('ends with the time limit of the command', async () => {
    const ended = await (await start('run', '--max-minutes', '0.1')).ended;
    expect(ended.code).toBe(3);
    expect(ended.stderr).toContain('the limit of 0.1 minutes is reached');
  });
});
