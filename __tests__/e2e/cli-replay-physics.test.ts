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
  ...['--protocol', 'physics-verified', '--replay', 'physics-verified'],
  ...['--model', 'recorded-model', '--judge-model', 'recorded-judge'],
];
const run = (out: string, ...flags: readonly string[]) =>
  runCommandLine(['run', ...RECORDED, '--out', out, ...flags], { cwd: workspace.root });

it('the bundled recordings of physics-verified are replayed and judged, figures included', async () => {
  const ended = await run('seeing', '--vision');
  expect(ended.code).toBe(0);
  const { identity, scores, samples } = await readRecord(workspace.path('seeing'));
  expect(identity.problemSet).toBe('physics-verified');
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
  // The set is that of the record, where it can be found by its name.
  await workspace.write({ 'own.json': renamed(await readFile(workspace.path('seeing/run.json'), 'utf8')) });
  const own = await runCommandLine(
    ['judge', 'crosscheck', '--judged', 'own.json', '--second-judge', 'again'],
    {
      cwd: workspace.root,
    },
  );
  expect(own.code).toBe(2);
  expect(own.stderr).toContain('the records name the set my-problems, which is no bundled one');
});

it('responses with several labelled answers are drawn for people, who are asked by the rules of the benchmark', async () => {
  const say = (...args: readonly string[]) => runCommandLine(['human', ...args], { cwd: workspace.root });
  const drawn = ['sample', 'seeing/run.json', '--responses', '30', '--out', 'human'];
  const other = await say(...drawn, '--problems', 'qft-bench');
  expect(other).toMatchObject({ code: 2 });
  expect(other.stderr).toContain('name the set that was asked with --problems: physics-verified');
  await workspace.write({ 'own.json': renamed(await readFile(workspace.path('seeing/run.json'), 'utf8')) });
  const own = await say('sample', 'own.json');
  expect(own).toMatchObject({ code: 2 });
  expect(own.stderr).toContain('the records name the set my-problems, which is no bundled one');
  expect(await say(...drawn)).toMatchObject({ code: 0 });
  const sheet = await readFile(workspace.path('human/sheet.md'), 'utf8');
  expect(sheet.match(/^## Item/gm)).toHaveLength(30);
  expect(sheet).toContain('every part of the question has an answer under its own label');
  expect(sheet).not.toMatch(/boxed|recorded-model|recorded-judge/);
  expect(sheet.match(/^!\[figure 1\]\(data:image\/png;base64,/gm)).toHaveLength(5);
  const labels = await readFile(workspace.path('human/labels.csv'), 'utf8');
  await workspace.write({
    'ada.csv': labels.replaceAll(',,,', ',yes,,'),
    'odd.csv': labels.replace(',,,', ',constructor,toString,'),
  });
  const scored = await say('score', 'human/key.json', 'ada.csv');
  expect(scored).toMatchObject({ code: 0 });
  expect(scored.stdout).toMatch(
    /\| correctness\s+\| recorded-judge and the majority\s+\| \d+\.\d % \(\d+\/30\)/,
  );
  expect(scored.stdout).not.toContain('faithfulness');
  const twice = await say('score', 'human/key.json', 'ada.csv', 'human/../ada.csv');
  expect([twice.code, twice.stdout]).toEqual([2, '']);
  expect(twice.stderr).toContain('human/../ada.csv is named twice, and one person is not two');
  const odd = await say('score', 'human/key.json', 'odd.csv');
  expect(odd).toMatchObject({ code: 2 });
  expect(odd.stderr).toContain('odd.csv:2: correct is "constructor" (expected yes, no, or nothing)');
  expect(odd.stderr).toContain('odd.csv:2: faithful is "tostring"');
});

/** A record of the same run on somebody's own problems. */
function renamed(record: string): string {
  const run = JSON.parse(record) as { readonly identity: object };
  return JSON.stringify({ ...run, identity: { ...run.identity, problemSet: 'my-problems' } });
}
