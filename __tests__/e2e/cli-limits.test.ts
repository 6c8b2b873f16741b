import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { makeWorkspace, runCommandLine, type Workspace } from '../support/command-line.ts';
import {
  completion,
  type FakeModelServer,
  reply,
  startFakeModelServer,
} from '../support/fake-model-server.ts';
import { answerAsked, oscillatorScript, readAsked, renderOscillators } from '../support/oscillator-set.ts';
import { readLoggedOutcomes, readRecord, readTimelessReport } from '../support/run-folder.ts';

const PROBLEMS = 12;
let workspace: Workspace;
let server: FakeModelServer;

beforeEach(async () => {
  workspace = await makeWorkspace({ 'set.jsonl': renderOscillators(PROBLEMS) });
});

afterEach(async () => {
  await server.close();
  await workspace.remove();
});

function run(...flags: readonly string[]) {
  return runIn({}, ...flags);
}

function runIn(env: Readonly<Record<string, string>>, ...flags: readonly string[]) {
  const base = ['--problems', 'set.jsonl', '--model', 'm', '--base-url', server.baseUrl, '--out', 'out'];
  return runCommandLine(['run', ...base, ...flags], { cwd: workspace.root, env });
}

describe('a run that reaches its limit', () => {
  it('of time reports what it has and ends incomplete; running again completes it', async () => {
    let silent = true;
    const answer = oscillatorScript();
    server = await startFakeModelServer((request, index) =>
      silent && index >= 5 ? [] : answer(request, index),
    );
    const ended = await run('--max-minutes', '0.1', '--concurrency', '3');
    expect(ended.code).toBe(3);
    expect(ended.stdout).toContain(
      'Incomplete: 7 of 12 answers missing — the limit of 0.1 minutes is reached',
    );
    const partial = await readRecord(workspace.path('out'));
    expect(partial).toMatchObject({ state: 'stopped', stopReason: 'the limit of 0.1 minutes is reached' });
    expect(partial.samples.filter(({ outcome }) => outcome === 'answered')).toHaveLength(5);
    expect(partial.samples.filter(({ reason }) => reason === 'not_asked')).toHaveLength(7);
    expect(partial.scores.counts).toMatchObject({ asked: 12, failed: 7 });
    const report = await readTimelessReport(workspace.path('out'));
    expect(report).toContain('Stopped early: the limit of 0.1 minutes is reached');

    silent = false;
    const before = server.requests.length;
    expect((await run()).code).toBe(0);
    expect(server.requests).toHaveLength(before + 7);
    expect((await readRecord(workspace.path('out'))).state).toBe('complete');
  });

  // 20 tokens of an answer at 100,000 USD per million are 2 USD: the fourth answer reaches 8 USD.
  it('of cost asks no further, and counts what it did not ask', async () => {
    server = await startFakeModelServer(oscillatorScript());
    const prices = ['--price-input', '0', '--price-output', '100000'];
    const ended = await run('--max-cost', '8', ...prices, '--concurrency', '1');
    expect(ended.code).toBe(3);
    expect(ended.stdout).toContain('Incomplete: 8 of 12 answers missing — the limit of 8 USD is reached');
    expect(server.requests).toHaveLength(4);
    const partial = await readRecord(workspace.path('out'));
    expect(partial.scores.counts).toMatchObject({ asked: 12, failed: 8 });
    expect(partial.cost).toMatchObject({ costUsd: 8, completionTokens: 80 });
    expect(await readLoggedOutcomes(workspace.path('out'))).toEqual(Array(4).fill('answered'));
    expect(partial.samples.slice(4).map(({ outcome }) => outcome)).toEqual(Array(8).fill('not_asked'));
  });

  it('of cost with the last answer is complete', async () => {
    server = await startFakeModelServer(oscillatorScript());
    const prices = ['--price-input', '0', '--price-output', '100000'];
    const ended = await run('--max-cost', '24', ...prices, '--concurrency', '1');
    expect(ended.code).toBe(0);
    expect(await readRecord(workspace.path('out'))).toMatchObject({ state: 'complete', stopReason: null });
  });
});

describe('a run whose replies do not fit into memory', () => {
  // 12 problems asked 15 times are 180 replies of 1 MB each, in a heap of 128 MB.
  it('is measured to its end, and again from its log', async () => {
    const pad = '.'.repeat(1_000_000);
    server = await startFakeModelServer((request) =>
      reply(200, completion(`${pad}${answerAsked(readAsked(request))}`)),
    );
    const env = { NODE_OPTIONS: '--max-old-space-size=128' };
    const flags = ['--repeats', '15', '--concurrency', '2'];
    for (const more of [[], ['--reuse']]) {
      expect(await runIn(env, ...flags, ...more)).toMatchObject({ code: 0, signal: null });
      expect(server.requests).toHaveLength(180);
    }
    const { notes, samples } = await readRecord(workspace.path('out'));
    expect(samples.filter(({ boxes }) => boxes === 1)).toHaveLength(180);
    expect(notes).toEqual(['180 of 180 replies were taken from the log of an earlier run']);
  });
});
