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
/** Asks what the recordings answer. */
let replayed: readonly string[] = [];

beforeAll(async () => {
  const texts = await Promise.all(
    NAMES.map((name) => readFile(new URL(`${name}.jsonl`, RECORDINGS), 'utf8')),
  );
  const files = Object.fromEntries(
    NAMES.map((name, index) => [`recordings/${name}.jsonl`, texts[index] ?? '']),
  );
  const lines = (texts[0] ?? '').trim().split('\n');
  const recorded = lines.map((line) => (JSON.parse(line) as Line).problem);
  const ids = new Set(recorded.filter((id) => recorded.filter((other) => other === id).length === 3));
  replayed = ['--model', 'recorded-model', '--repeats', '3', '--ids', [...ids].join(',')];
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
      'Passed: accuracy rose from 96.0 % to 100.0 %',
      'A workflow would have seen exit code 0.',
    ]);
    expect(stdout).toContain('**Fixed: 3 problems**');
  });

  it('shows progress and leaves the records and the report', async () => {
    expect(demo.stderr).toContain('[75/75]');
    const candidate = await readRecord(workspace.path('theory-gate-demo'));
    const baseline = await readRecord(workspace.path('theory-gate-demo/baseline'));
    expect([baseline.scores.counts, candidate.scores.counts]).toMatchObject([
      { asked: 75, correct: 72, wrong: 3, failed: 0 },
      { asked: 75, correct: 75, wrong: 0, failed: 0 },
    ]);
    expect(await readFile(workspace.path('theory-gate-demo/report.md'), 'utf8')).toContain(
      'qed&#45;balanced&#45;birefringence',
    );
  });
});

describe('what the demo leaves', () => {
  const svg = (path: string) => readFile(workspace.path(`theory-gate-demo/${path}`), 'utf8');

  it('are the tables of both recorded solvers and the figure that needs no dates', async () => {
    const results = await svg('results.md');
    expect(results).toContain('**100.0 % (75/75)');
    expect(results).toContain('**96.0 % (72/75)');
    expect(await svg('faithfulness.svg')).toContain('From recorded answers');
    expect(demo.stderr).toContain('score-by-date.svg was not drawn: no release date is known');
  });

  it('are both figures of 39 made-up models, which say so on their faces', async () => {
    for (const name of ['score-by-date.svg', 'faithfulness.svg'])
      expect(await svg(`synthetic/${name}`)).toContain('SYNTHETIC: made-up scores');
    const results = await svg('synthetic/results.md');
    expect(results).toContain('**Synthetic**');
    expect(results.match(/^\| <code>.*%/gm)?.length).toBeGreaterThanOrEqual(39);
  });

  it('is exported with a model column, and sampled for people without the judge', async () => {
    const exported = await say('export', 'theory-gate-demo/baseline');
    const rows = exported.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows).toHaveLength(75);
    for (const row of rows) {
      expect(row.model).toBe('recorded-model');
      expect(row.response).toContain('\\boxed');
    }
    expect(rows.find(({ status }) => status === 'wrong')).toMatchObject({
      problem: 'qed-balanced-birefringence',
      correctness: { label: 'incorrect' },
      error: { label: 'instruction-following' },
    });
    expect(
      (await say('human', 'sample', 'theory-gate-demo', '--responses', '6', '--out', 'human')).code,
    ).toBe(0);
    const sheet = await readFile(workspace.path('human/sheet.md'), 'utf8');
    const labels = await readFile(workspace.path('human/labels.csv'), 'utf8');
    expect(labels.trim().split('\n')).toHaveLength(7);
    expect(labels).toContain('correct (yes / no),faithful (0 insufficient / 1 faithful / 2 unfaithful)');
    expect(sheet.match(/^## Item/gm)).toHaveLength(6);
    expect(sheet).not.toMatch(/recorded-model|recorded-judge|\|\|[012]\|\|/);
    const filled = labels.replaceAll(',,,', ',yes,1,');
    await workspace.write({ 'ada.csv': filled, 'ben.csv': filled.replace('yes,1,', 'no,2,') });
    const scored = await say('human', 'score', 'human/key.json', 'ada.csv', 'ben.csv', 'human/labels.csv');
    expect(scored.code).toBe(0);
    expect(scored.stdout).toMatch(/\| correctness\s+\| ada and ben\s+\| 83\.3 % \(5\/6\)/);
    expect(scored.stdout).toContain(
      'left out: 1 without a majority for correctness, 1 without a majority for faithfulness',
    );
  });

  it('is sampled of the models that the paper had checked, and says which of them have no run', async () => {
    const paper = (out: string, run: string) => say('human', 'sample', run, '--paper-models', '--out', out);
    const refused = await paper('nobody', 'theory-gate-demo');
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('none of these runs is of a model that the paper had checked');
    const [record, log] = await Promise.all(['run.json', 'run.jsonl'].map((name) => svg(name)));
    const renamed = (record ?? '').replaceAll('"recorded-model"', '"gpt-6-sol"');
    await workspace.write({ 'sol/run.json': renamed, 'sol/run.jsonl': log ?? '' });
    const drawn = await paper('paper', 'sol');
    expect(drawn.code).toBe(0);
    expect(drawn.stderr).toContain(
      "14 models of the paper's list without a run: Opus 5.5, Sonnet 5.5, GPT-5.6-Sol",
    );
    expect(drawn.stderr).toContain('4 responses of 1 model');
  });

  it('draws no new sample over labels, and over an empty sheet it does', async () => {
    const draw = () => say('human', 'sample', 'theory-gate-demo', '--responses', '2', '--out', 'mine');
    expect([(await draw()).code, (await draw()).code]).toEqual([0, 0]);
    const filled = (await readFile(workspace.path('mine/labels.csv'), 'utf8')).replace(',,,', ',yes,1,');
    await workspace.write({ 'mine/labels.csv': filled, 'mine/key.json': 'kept' });
    const refused = await draw();
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('error: mine/labels.csv: 1 of 2 rows are filled in');
    expect(await readFile(workspace.path('mine/labels.csv'), 'utf8')).toBe(filled);
    expect(await readFile(workspace.path('mine/key.json'), 'utf8')).toBe('kept');
  });

  it('refuses labels that cannot be read, with the place of each', async () => {
    await workspace.write({ 'wrong.csv': 'item,correct,faithful,comment\n1,maybe,1,\n9,yes,5,\n' });
    const scored = await say('human', 'score', 'human/key.json', 'wrong.csv');
    expect(scored.code).toBe(2);
    expect(scored.stderr).toContain('wrong.csv:2: correct is "maybe" (expected yes, no, or nothing)');
    expect(scored.stderr).toContain('wrong.csv:3: there is no item "9"');
    expect(scored.stderr).toContain('wrong.csv:3: faithful is "5"');
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
    expect(ended.stdout).toMatch(/^Failed: accuracy fell from 100\.0 % to 20\.8 %/);
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
