import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../src/problems/sample.ts';
import { makeWorkspace, type Running, startCommandLine, type Workspace } from '../support/command-line.ts';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts';
import { oscillatorScript, readAsked, renderOscillators } from '../support/oscillator-set.ts';
import {
  readAcknowledged,
  readLoggedOutcomes,
  readRecord,
  readTimeless,
  readTimelessReport,
  withoutReuse,
} from '../support/run-folder.ts';

const CONCURRENCY = 3;
const LATENCY_MS = 25;
const PROBLEMS = 12;
/** 12 answers, 8 that a judge decides, 12 derivations, 4 errors to be sorted. */
const REQUESTS = 36;

let workspace: Workspace;
let server: FakeModelServer;
/** What a chain does when it asks. */
const onRequest = new Map<string, () => void>();
let underWay = 0;
let mostUnderWay = 0;

/** One server for all chains, told apart by their path, so that all records name the same endpoint. */
beforeAll(async () => {
  workspace = await makeWorkspace({ 'set.jsonl': renderOscillators(PROBLEMS) });
  const answer = oscillatorScript(() => {
    mostUnderWay = Math.max(mostUnderWay, ++underWay);
    return [{ waitMs: LATENCY_MS }, { call: () => void underWay-- }];
  });
  server = await startFakeModelServer((request, index) => {
    onRequest.get(chainOf(request))?.();
    return answer(request, index);
  });
});

afterAll(async () => {
  await server.close();
  await workspace.remove();
});

const chainOf = ({ path }: { path: string }): string => path.split('/')[1] ?? '';

function start(chain: string): Running {
  const options = {
    problems: 'set.jsonl',
    model: 'm',
    'judge-model': 'j',
    'judge-repeats': 1,
    'judge-controls': 0,
    concurrency: CONCURRENCY,
    out: chain,
  };
  const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  return startCommandLine(['run', ...flags, `--base-url=${server.origin}/${chain}/v1`], {
    cwd: workspace.root,
  });
}

/** What a chain asked so far, in order. */
function askedBy(chain: string): readonly string[] {
  return server.requests
    .filter((request) => chainOf(request) === chain)
    .map(readAsked)
    .map(({ kind, problemId }) => `${kind} ${problemId}#0`);
}

/** Starts a run and sends it a signal when it has made so many requests, and a little later. */
async function interrupt(
  chain: string,
  signal: NodeJS.Signals,
  { after, delayMs = 0 }: { after: number; delayMs?: number },
) {
  const running = start(chain);
  let left = after;
  onRequest.set(chain, () => {
    if (--left === 0) setTimeout(() => running.kill(signal), delayMs);
  });
  const ended = await running.ended;
  onRequest.delete(chain);
  return ended;
}

describe('a run that is killed again and again', () => {
  const CHAINS = ['chain-0', 'chain-1', 'chain-2', 'chain-3'];
  const KILLS = 5;

  /** Kills a chain at random points; it never asks again what its log had acknowledged at the kill before. */
  async function killRepeatedly(chain: string): Promise<void> {
    const random = seededRandom(chain);
    for (let kill = 0; kill < KILLS; kill++) {
      const known = new Set(await readAcknowledged(workspace.path(chain)));
      const before = askedBy(chain).length;
      const point = { after: 1 + Math.floor(random() * 6), delayMs: random() * 2 * LATENCY_MS };
      expect(await interrupt(chain, 'SIGKILL', point)).toMatchObject({ code: null, signal: 'SIGKILL' });
      const again = askedBy(chain)
        .slice(before)
        .filter((asked) => known.has(asked));
      expect(again).toEqual([]);
    }
  }

  it('asks nothing twice that was acknowledged, and ends as a run that was never killed', async () => {
    const whole = await start('whole').ended;
    expect(whole.code).toBe(0);
    expect(askedBy('whole')).toHaveLength(REQUESTS);
    expect(mostUnderWay).toBe(CONCURRENCY);
    expect((await readRecord(workspace.path('whole'))).notes).toEqual([]);
    const record = await readTimeless(workspace.path('whole'));
    const report = await readTimelessReport(workspace.path('whole'));

    await Promise.all(CHAINS.map(killRepeatedly));
    for (const chain of CHAINS) {
      const known = await readAcknowledged(workspace.path(chain));
      const before = askedBy(chain).length;
      expect(known.length).toBeGreaterThan(0);
      expect(before - known.length).toBeLessThanOrEqual(KILLS * CONCURRENCY);

      const last = await start(chain).ended;
      const said = withoutReuse(last.stdout).replaceAll(`${chain}/`, 'whole/');
      expect([last.code, said]).toEqual([0, whole.stdout]);
      const reused = `${known.length} of ${REQUESTS} replies were taken from the log of an earlier run`;
      expect(last.stdout).toContain(`warning: ${reused}\n`);
      expect((await readRecord(workspace.path(chain))).notes).toEqual([reused]);
      expect(last.stderr).toContain(`${chain}/run.jsonl holds ${known.length} replies`);
      expect(askedBy(chain)).toHaveLength(before + REQUESTS - known.length);
      expect(await readTimeless(workspace.path(chain))).toEqual(record);
      expect((await readTimelessReport(workspace.path(chain))).replaceAll(chain, 'whole')).toBe(report);
    }
  });
});

describe('a run that is told to stop', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('reports what it has after %s, and is completed by running again', async (signal, code) => {
    const out = workspace.path(signal);
    const ended = await interrupt(signal, signal, { after: 9 });
    expect(ended.code).toBe(code);
    expect(ended.stdout).toMatch(/^Incomplete: /);
    const partial = await readRecord(out);
    expect(partial).toMatchObject({ state: 'stopped', stopReason: `interrupted by ${signal}` });
    expect(partial.samples).toHaveLength(PROBLEMS);
    const { correct, wrong, unscored, failed } = partial.scores.counts;
    expect(correct + wrong + unscored).toBe(PROBLEMS);
    expect(failed).toBe(unscored);
    expect(unscored).toBeGreaterThan(0);
    expect(await readTimelessReport(out)).toContain(`Stopped early: interrupted by ${signal}`);
    expect(existsSync(`${out}/run.jsonl.lock`)).toBe(false);

    const known = await readAcknowledged(out);
    expect(await readLoggedOutcomes(out)).toEqual(known.map(() => 'answered'));
    const before = askedBy(signal).length;
    expect((await start(signal).ended).code).toBe(0);
    expect(
      askedBy(signal)
        .slice(before)
        .filter((asked) => known.includes(asked)),
    ).toEqual([]);
    expect(await readTimeless(out)).toEqual(await readTimeless(workspace.path('whole')));
  });
});
