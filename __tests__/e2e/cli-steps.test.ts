import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Crosscheck } from '../../src/domain/crosscheck.ts';
import {
  type Ended,
  makeWorkspace,
  runCommandLine,
  startCommandLine,
  type Workspace,
} from '../support/command-line.ts';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts';
import { type HubServer, startHub } from '../support/hub-server.ts';
import {
  ANSWERS,
  FAILS_FIRST,
  idOf,
  PROBLEMS,
  physicsDataset,
  physicsScript,
  type SeenSteps,
  UNJUDGED,
} from '../support/physics-steps.ts';

let workspace: Workspace;
let hub: HubServer;
let server: FakeModelServer;
const seen: SeenSteps = { predicted: [], judged: [] };
let onRequest: () => void = () => {};

beforeAll(async () => {
  workspace = await makeWorkspace();
  hub = await startHub({ 'yale-nlp/physics-verified': physicsDataset() });
  const answer = physicsScript(seen);
  server = await startFakeModelServer((request) => {
    onRequest();
    return answer(request);
  });
});

afterAll(async () => {
  await Promise.all([hub.close(), server.close()]);
  await workspace.remove();
});

/** The three commands of the benchmark's own quick start; only program, base URLs and HF_ENDPOINT are others. */
const quickStart = () => ({
  predict: `predict --split all --model MODEL --base-url ${server.baseUrl} --temperature 1.0 --top-p 0.95 --max-tokens 65536 --out preds.jsonl`,
  judge: `judge --split all --predictions preds.jsonl --judge-model JUDGE_MODEL --base-url ${server.baseUrl} --api-key-env JUDGE_API_KEY --out judged.jsonl`,
  score: 'score --split all --judged judged.jsonl --out metrics.json',
});

const surroundings = () => ({
  cwd: workspace.root,
  env: {
    HF_ENDPOINT: hub.endpoint,
    XDG_CACHE_HOME: workspace.path('cache'),
    JUDGE_API_KEY: 'sk-canary-steps',
  },
});

const run = (command: string): Promise<Ended> => runCommandLine(command.split(' '), surroundings());

/** Starts a command and kills it as a machine does when it has made so many requests. */
async function killAfter(command: string, requests: number): Promise<void> {
  const running = startCommandLine(command.split(' '), surroundings());
  let left = requests;
  onRequest = () => {
    left -= 1;
    if (left === 0) running.kill('SIGKILL');
  };
  expect((await running.ended).signal).toBe('SIGKILL');
  onRequest = () => {};
}

/** The rows of a file, without a last line that a kill tore. */
async function rowsOf(name: string): Promise<readonly Record<string, unknown>[]> {
  const lines = (await readFile(workspace.path(name), 'utf8')).split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

const idsOf = (numbers: readonly number[]): string[] => numbers.map(idOf);
const all = Array.from({ length: PROBLEMS }, (_, i) => i);

describe('the three steps of PHYSICS-Verified on 1,034 problems with 2,559 answers', () => {
  it('predict goes on after a kill and asks nothing again that was answered', async () => {
    await killAfter(quickStart().predict, 400);
    const answered = (await rowsOf('preds.jsonl')).filter(({ error }) => error === null).map(({ id }) => id);
    expect(answered.length).toBeGreaterThan(100);
    const before = seen.predicted.length;
    const { code, stderr } = await run(quickStart().predict);
    const asked = new Set(idsOf(seen.predicted.slice(before)));
    expect(answered.filter((id) => asked.has(String(id)))).toEqual([]);
    expect(asked.size).toBe(PROBLEMS - answered.length);
    expect(code).toBe(3);
    expect(stderr).toMatch(/calls failed; the same command asks again/);
  });

  it('predict run again asks what failed and nothing else, then nothing at all', async () => {
    const failed = (await rowsOf('preds.jsonl')).filter(({ error }) => error !== null).map(({ id }) => id);
    expect(failed.length).toBeGreaterThan(0);
    const before = seen.predicted.length;
    expect((await run(quickStart().predict)).code).toBe(0);
    expect(idsOf(seen.predicted.slice(before)).sort()).toEqual([...failed].sort());
    const rows = await rowsOf('preds.jsonl');
    expect(rows.map(({ id }) => id).sort()).toEqual(idsOf(all).sort());
    expect(rows.every(({ error, model }) => error === null && model === 'MODEL')).toBe(true);
    const then = server.requests.length;
    expect((await run(quickStart().predict)).code).toBe(0);
    expect(server.requests).toHaveLength(then);
    expect(all.filter(FAILS_FIRST).length).toBeGreaterThan(0);
  });

  it('sends what the command says, the figures of sampling included, to the base URL as it is given', () => {
    const [first] = server.requests;
    expect(first?.path).toBe('/v1/chat/completions');
    expect(JSON.parse(first?.body ?? '')).toMatchObject({ model: 'MODEL', temperature: 1, top_p: 0.95 });
    expect(first?.body).toMatch(/"max_(completion_)?tokens":65536/);
  });

  it('judge goes on after a kill, tests its judge once, and asks nothing again that was judged', async () => {
    await killAfter(quickStart().judge, 400);
    const judged = (await rowsOf('judged.jsonl'))
      .filter(({ correct }) => correct !== null)
      .map(({ id }) => id);
    expect(judged.length).toBeGreaterThan(100);
    const before = seen.judged.length;
    const { code, stderr } = await run(quickStart().judge);
    const asked = new Set(idsOf(seen.judged.slice(before).filter((i) => i >= 0)));
    expect(judged.filter((id) => asked.has(String(id)))).toEqual([]);
    expect(seen.judged.filter((i) => i < 0)).toHaveLength(4);
    expect(code).toBe(3);
    expect(stderr).toContain(`${all.filter(UNJUDGED).length} problems unjudged, counted as wrong`);
    const keys = server.requests.map(({ headers }) => headers['authorization']);
    expect(keys.at(-1)).toBe('Bearer sk-canary-steps');
    expect(await readFile(workspace.path('judged.jsonl'), 'utf8')).not.toContain('canary');
  });

  it('judge run again asks about what is unjudged and nothing else', async () => {
    const before = seen.judged.length;
    await run(quickStart().judge);
    expect([...new Set(seen.judged.slice(before))].sort()).toEqual(all.filter(UNJUDGED));
  });

  it('score equals numpy and scipy in every metric', async () => {
    const { code, stdout } = await run(quickStart().score);
    expect(code).toBe(0);
    expect(stdout).toContain(`1,034 problems, ${ANSWERS.toLocaleString('en')} answers`);
    const { all: expected, validation } = JSON.parse(
      await readFile(new URL('../../fixtures/steps/metrics.json', import.meta.url), 'utf8'),
    ) as Record<string, unknown>;
    expectNumbers(JSON.parse(await readFile(workspace.path('metrics.json'), 'utf8')), expected);
    await run('score --split validation --judged judged.jsonl --out validation.json');
    expectNumbers(JSON.parse(await readFile(workspace.path('validation.json'), 'utf8')), validation);
  });

  it('refuses to put the answers of two models into one file, and takes the test split when none is named', async () => {
    const other = await run(quickStart().predict.replace('MODEL', 'OTHER'));
    expect([other.code, other.stderr]).toEqual([
      2,
      expect.stringContaining('preds.jsonl:1: this response is of MODEL, and OTHER is asked now'),
    ]);
    const warmer = await run(quickStart().predict.replace('1.0', '0.5'));
    expect(warmer.code).toBe(2);
    expect(warmer.stderr).toContain('was asked for with another question, prompt, endpoint or parameter');
    const judge = await run(
      quickStart().judge.replace('JUDGE_MODEL', 'OTHER_JUDGE').replace('--split all ', ''),
    );
    expect(judge.code).toBe(2);
    expect(judge.stderr).toContain('this verdict is of another judge or of other rules (JUDGE_MODEL)');
    expect(judge.stderr).toMatch(/^794 problems of .*\nsplit test \(no --split was given\)\n/);
  });

  it('a second judge is asked about 200 responses of the files, with the flags of the benchmark', async () => {
    const flags = `--predictions preds.jsonl --judged judged.jsonl --judge-model SECOND --base-url ${server.baseUrl} --api-key-env JUDGE_API_KEY --n 200`;
    const before = seen.judged.length;
    const { code, stdout } = await run(`judge crosscheck ${flags} --json`);
    const check = Crosscheck.parse(JSON.parse(stdout));
    expect(code).toBe(0);
    expect(new Set(seen.judged.slice(before)).size).toBe(200);
    // The same server judges under either name, so that the two agree wherever both say something.
    expect(check).toMatchObject({ first: { model: 'JUDGE_MODEL' }, drawn: 200, unjudged: 0, onlyFirst: 0 });
    expect(check.agreement.agreed).toBe(check.agreement.items);
    expect(check.agreement.items).toBeGreaterThan(300);
  });
});

/** Every number that is expected, where it is expected, to 1e-12. */
function expectNumbers(found: unknown, expected: unknown, path = 'metrics'): void {
  if (typeof expected === 'number') {
    if (Math.abs(Number(found) - expected) > 1e-12)
      throw new Error(`${path} is ${found}, expected ${expected}`);
    return;
  }
  for (const [key, inner] of Object.entries(expected as object))
    expectNumbers((found as Record<string, unknown> | undefined)?.[key], inner, `${path}.${key}`);
}
