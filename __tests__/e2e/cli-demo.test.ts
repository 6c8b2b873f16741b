import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Ended, makeWorkspace, runCommandLine, type Workspace } from '../support/command-line.ts';
import { readRecord } from '../support/run-folder.ts';

const RECORDINGS = new URL('../../fixtures/recordings/qft-bench/', import.meta.url);
const NAMES = ['careful', 'short', 'judge-careful', 'judge-short'];
const SHORT_PROMPT = new URL('../../fixtures/prompts/short.md', import.meta.url);

interface Line {
  readonly kind: string;
  readonly problem: string;
  readonly sample: number;
  readonly text: string;
}

let workspace: Workspace;
let demo: Ended;
const say = (...args: readonly string[]): Promise<Ended> => runCommandLine(args, { cwd: workspace.root });
const replayed = ['--model', 'recorded-model', '--repeats', '3'];

beforeAll(async () => {
  const texts = await Promise.all(
    NAMES.map((name) => readFile(new URL(`${name}.jsonl`, RECORDINGS), 'utf8')),
  );
  const files = Object.fromEntries(
    NAMES.map((name, index) => [`recordings/${name}.jsonl`, texts[index] ?? '']),
  );
  workspace = await makeWorkspace({ ...files, 'short.md': await readFile(SHORT_PROMPT, 'utf8') });
  demo = await say('demo');
});
afterAll(() => workspace.remove());

/** The bundled recordings with the lines of one file changed; `undefined` takes a line away. */
async function bend(name: string, change: (line: Line) => Line | undefined): Promise<void> {
  const lines = (await readFile(new URL(`${name}.jsonl`, RECORDINGS), 'utf8')).trim().split('\n');
  const bent = lines.map((line) => change(JSON.parse(line) as Line)).filter((line) => line !== undefined);
  await workspace.write({
    [`recordings/${name}.jsonl`]: bent.map((line) => `${JSON.stringify(line)}\n`).join(''),
  });
}

describe('the demo', () => {
  it('ends with 0, the comment, the verdict and the exit code a workflow would have seen', async () => {
    const { decision, stdout } = { stdout: demo.stdout, decision: demo.stdout.trim().split('\n').slice(-2) };
    expect(demo.code).toBe(0);
    expect(decision).toEqual([
      'Passed: accuracy fell from 100.0 % to 95.8 % (p = 0.50), not significant',
      'A workflow would have seen exit code 0.',
    ]);
    expect(stdout).toContain('**Broke: 1 problem**');
  });

  it('shows progress and leaves the records and the report', async () => {
    expect(demo.stderr).toContain('[24/24]');
    const candidate = await readRecord(workspace.path('theory-gate-demo'));
    const baseline = await readRecord(workspace.path('theory-gate-demo/baseline'));
    expect([baseline.scores.counts, candidate.scores.counts]).toMatchObject([
      { asked: 24, correct: 24, failed: 0 },
      { asked: 24, correct: 23, wrong: 1, failed: 0 },
    ]);
    expect(await readFile(workspace.path('theory-gate-demo/report.md'), 'utf8')).toContain(
      'classical&#45;overtone&#45;radiation',
    );
  });
});

describe('the recordings decide', () => {
  it('flipped answers change the score, the flips and the verdict', async () => {
    await bend('short', (line) =>
      line.problem === 'qed-planar-light-by-light' || line.problem === 'cft-descendant-purity'
        ? { ...line, text: `Clearly, for the ${line.sample}th time, \\boxed{7}` }
        : line,
    );
    const baseline = ['--baseline', 'theory-gate-demo/baseline/run.json'];
    const flags = [
      '--replay',
      'recordings',
      '--prompt',
      'short.md',
      '--out',
      'flipped',
      '--no-faithfulness',
      '--no-errors',
    ];
    await say('run', ...replayed, '--replay', 'recordings', '--out', 'unjudged');
    const ended = await say('run', ...replayed, ...flags, '--baseline', 'unjudged/run.json');
    expect(ended.code).toBe(1);
    expect(ended.stdout).toMatch(/^Failed: accuracy fell from 95\.8 % to 20\.8 %/);
    expect(ended.stdout).toContain('broke qed-planar-light-by-light 3/3 -> 0/3');
    expect(ended.stdout).toContain('broke cft-descendant-purity 3/3 -> 0/3');
    // The demo's baseline was judged and this run is not: the two are measured differently.
    expect((await say('run', ...replayed, ...flags, ...baseline)).code).toBe(4);
  });

  it('a removed answer ends in exit code 3 and is named', async () => {
    await bend('careful', (line) =>
      line.problem === 'susy-sp8-decoupling' && line.sample === 1 ? undefined : line,
    );
    const ended = await say('run', ...replayed, '--replay', 'recordings', '--out', 'removed');
    expect(ended.code).toBe(3);
    expect(ended.stdout).toMatch(/^Incomplete: /);
    expect(ended.stdout).toContain(
      'the answer for susy-sp8-decoupling (prompt careful, sample 1, repeat 0) was not recorded',
    );
  });

  it('a removed reply of the judge ends in exit code 3, although no answer is missing', async () => {
    await bend('careful', (line) => line);
    await bend('judge-careful', (line) =>
      line.kind === 'faithfulness' && line.problem === 'cft-descendant-purity' ? undefined : line,
    );
    const judge = ['--judge-model', 'recorded-judge'];
    const ended = await say('run', ...replayed, ...judge, '--replay', 'recordings', '--out', 'unread');
    expect(ended.code).toBe(3);
    expect(ended.stdout).toContain('the faithfulness for cft-descendant-purity');
  });
});
