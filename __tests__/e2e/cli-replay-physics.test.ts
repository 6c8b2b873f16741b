import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeWorkspace, runCommandLine, type Workspace } from '../support/command-line.ts';
import { readRecord } from '../support/run-folder.ts';

let workspace: Workspace;
beforeAll(async () => {
  workspace = await makeWorkspace({});
});
afterAll(() => workspace.remove());

const RECORDED = [
  ...['--protocol', 'physics-verified', '--problems', 'physics-verified', '--replay', 'physics-verified'],
  ...['--model', 'recorded-model', '--judge-model', 'recorded-judge'],
];
const run = (out: string, ...flags: readonly string[]) =>
  runCommandLine(['run', ...RECORDED, '--out', out, ...flags], { cwd: workspace.root });

it('the bundled recordings of physics-verified are replayed and judged, figures included', async () => {
  const ended = await run('seeing', '--vision');
  expect(ended.code).toBe(0);
  const { scores, samples } = await readRecord(workspace.path('seeing'));
  expect(scores.counts).toMatchObject({ asked: 30, failed: 0, unscored: 0 });
  expect(samples.flatMap(({ answers = [] }) => answers)).toHaveLength(107);
  expect(scores.answers?.calibration).toMatchObject({ used: 30, missing: 0, hle: null });
});

it('a model that cannot see is not asked about the five with figures', async () => {
  expect((await run('blind')).code).toBe(0);
  const { scores, identity } = await readRecord(workspace.path('blind'));
  expect(scores.counts.asked).toBe(25);
  expect(identity.excludedFigures).toBe(5);
});

it('the verifier may decide first: fewer judge calls, the same score', async () => {
  expect((await run('filtered', '--vision', '--prefilter', 'symbolic')).code).toBe(0);
  const [plain, filtered] = [
    await readRecord(workspace.path('seeing')),
    await readRecord(workspace.path('filtered')),
  ];
  expect(filtered.scores.counts).toEqual(plain.scores.counts);
  expect(filtered.cost.judgeCalls).toBeLessThan(plain.cost.judgeCalls);
  expect(plain.cost.judgeCalls - filtered.cost.judgeCalls).toBe(
    filtered.scores.answers?.prefiltered?.callsSaved,
  );
});

it('answers laid out in Markdown are replayed beside them, and the two prompts compared problem by problem', async () => {
  const prompt = new URL('../../fixtures/prompts/three-part-markdown.md', import.meta.url).pathname;
  const ended = await run('markdown', '--vision', '--prompt', prompt, '--baseline', 'seeing/run.json');
  expect([ended.code, ended.stderr]).toEqual([0, expect.not.stringContaining('unscored')]);
  const { scores, samples } = await readRecord(workspace.path('markdown'));
  expect(scores.counts).toMatchObject({ asked: 30, failed: 0, unscored: 0 });
  expect(samples.every(({ confidence }) => confidence?.given)).toBe(true);
  expect(ended.stdout).toContain('0 broke');
});

it('two recorded judges are cross-checked without asking anybody', async () => {
  const folder = new URL('../../fixtures/recordings/physics-verified/', import.meta.url);
  await workspace.write({
    'second/answers.jsonl': await readFile(new URL('three-part.jsonl', folder), 'utf8'),
    'second/judge.jsonl': await readFile(new URL('second/judge-three-part.jsonl', folder), 'utf8'),
  });
  const set = ['--protocol', 'physics-verified', '--problems', 'physics-verified', '--vision'];
  const judged = ['--replay', 'second', '--model', 'recorded-model', '--judge-model', 'second-judge'];
  const again = await runCommandLine(['run', ...set, ...judged, '--out', 'again'], { cwd: workspace.root });
  expect(again.code).toBe(0);
  const ended = await runCommandLine(
    [
      'judge',
      'crosscheck',
      '--judged',
      'seeing/run.json',
      '--second-judge',
      'again/run.json',
      '--out',
      'checked',
    ],
    { cwd: workspace.root },
  );
  expect(ended.code).toBe(0);
  expect(ended.stdout).toContain('100.0 % (107/107)');
});
