import { readdir, readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Crosscheck, CrosscheckKey } from '../../src/domain/crosscheck.ts';
import { parseCsv } from '../../src/text/csv.ts';
import { type AnswerJudge, alwaysYes, judgeScript, lineFor } from '../support/answer-judges.ts';
import { type Ended, makeWorkspace, runCommandLine, type Workspace } from '../support/command-line.ts';
import {
  completion,
  type FakeModelServer,
  reply,
  startFakeModelServer,
} from '../support/fake-model-server.ts';
import { readRecord } from '../support/run-folder.ts';

const PROBLEMS = 40;
const KEY = 'sk-second-0123456789abcdef';
const DOMAINS = ['optics', 'quantum'];

/** Two parts a problem: a length in a convention of the response in every fourth one, and an energy that is wrong in every fifth. */
const styleOf = (index: number) => ({ convention: index % 4 === 0, wrong: index % 5 === 0 });
const DATA = Array.from({ length: PROBLEMS }, (_, index) => {
  const id = `p-${String(index).padStart(2, '0')}`;
  return `${JSON.stringify({
    id,
    category: DOMAINS[index % 2],
    split: 'test',
    question: `[${id}] (a) Find the length. (b) Find the energy.`,
    answers: [
      { label: 'a', latex: `${index + 2} L`, kind: 'symbolic' },
      { label: 'b', latex: `${index + 2} \\hbar\\omega`, kind: 'symbolic' },
    ],
    symbols: ['L', '\\hbar', '\\omega'].map((latex) => ({ latex, domain: 'positive' })),
    provenance: { origin: 'original' },
  })}\n`;
}).join('');

function answerOf(index: number): string {
  const { convention, wrong } = styleOf(index);
  const length = convention ? `${index + 2} \\ell` : `${index + 2} L`;
  return [
    `Explanation: ${convention ? 'I write $\\ell$ for the unit of length.' : 'By counting.'}`,
    'Answers:',
    `(a) $${length}$`,
    `(b) $${wrong ? 1 : index + 2} \\hbar\\omega$`,
    'Confidence: 80%',
  ].join('\n');
}

const startModel = () =>
  startFakeModelServer(({ body }) =>
    reply(200, completion(answerOf(Number(/\[p-(\d+)\]/.exec(body)?.[1] ?? 0)))),
  );

/** Compares the lines with the references; `fair` applies a convention that the response states. */
const careful =
  (fair: boolean): AnswerJudge =>
  (asked) =>
    asked.references.map(({ latex }, at) => {
      const line = lineFor(asked, at);
      const applied = fair ? line.replace('\\ell', 'L') : line;
      return { correct: applied.includes(`$${latex}$`), stated: line };
    });

let workspace: Workspace;
const servers: FakeModelServer[] = [];
beforeEach(async () => {
  workspace = await makeWorkspace({ 'data.jsonl': DATA });
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await workspace.remove();
});

async function open(server: Promise<FakeModelServer>): Promise<FakeModelServer> {
  servers.push(await server);
  return server;
}

function command(...args: readonly string[]): Promise<Ended> {
  return runCommandLine(args, { cwd: workspace.root, env: { SECOND_KEY: KEY } });
}

function crosscheck(second: FakeModelServer, ...more: readonly string[]): Promise<Ended> {
  const flags = [
    '--judge-model',
    'second-judge',
    '--base-url',
    second.baseUrl,
    '--api-key-env',
    'SECOND_KEY',
  ];
  return command('judge', 'crosscheck', ...flags, '--out', 'check', ...more);
}

/** The predictions and verdicts that `predict` and `judge` write. */
async function judgedFiles(): Promise<readonly string[]> {
  const [model, first] = [
    await open(startModel()),
    await open(startFakeModelServer(judgeScript(careful(true)))),
  ];
  const data = ['--data', 'data.jsonl', '--split', 'all'];
  const predicted = await command(
    'predict',
    ...data,
    '--model',
    'm',
    '--base-url',
    model.baseUrl,
    '--out',
    'preds.jsonl',
  );
  expect(predicted).toMatchObject({ code: 0 });
  const judged = await command(
    ...['judge', ...data, '--predictions', 'preds.jsonl', '--judge-model', 'first-judge'],
    ...['--base-url', first.baseUrl, '--out', 'judged.jsonl', '--judge-controls', '0'],
  );
  expect(judged).toMatchObject({ code: 0 });
  return ['--data', 'data.jsonl', '--predictions', 'preds.jsonl', '--judged', 'judged.jsonl'];
}

const readCheck = async () =>
  Crosscheck.parse(JSON.parse(await readFile(workspace.path('check/crosscheck.json'), 'utf8')));

describe('a second judge', () => {
  it('is asked about the verdicts of predict and judge, and its disagreements are decided by reviewers', async () => {
    const files = await judgedFiles();
    const second = await open(startFakeModelServer(judgeScript(careful(false))));
    const ended = await crosscheck(second, ...files, '--n', '20', '--seed', '3');
    expect(ended).toMatchObject({ code: 0 });
    expect(second.requests).toHaveLength(20);
    expect(second.requests[0]?.headers['authorization']).toBe(`Bearer ${KEY}`);
    const check = await readCheck();
    expect(check).toMatchObject({
      first: { model: 'first-judge' },
      second: { model: 'second-judge', endpoint: second.origin },
      available: PROBLEMS,
      drawn: 20,
      onlySecond: 0,
      whole: null,
    });
    const asked = second.requests.map(({ body }) => Number(/\[p-(\d+)\]/.exec(body)?.[1]));
    const conventions = asked.filter((index) => styleOf(index).convention).length;
    const right = asked.filter((index) => !styleOf(index).wrong);
    expect(check.onlyFirst).toBe(conventions);
    expect(check.agreement).toMatchObject({ items: 40, agreed: 40 - conventions });
    expect(check.strict.first.numerator).toBe(right.length);
    expect(check.strict.second.numerator).toBe(right.filter((index) => !styleOf(index).convention).length);
    expect(ended.stdout).toContain('Only first-judge says correct');
    expect(ended.stderr).toContain('[20/20] responses put to the judge');
    const untested = 'second-judge is not tested with planted controls here; theory-gate judge selftest';
    expect(ended.stderr).toContain(untested);

    const again = await crosscheck(second, ...files, '--n', '20', '--seed', '3');
    expect(again.stdout).toBe(ended.stdout);
    expect(second.requests).toHaveLength(20);

    const sheet = await readFile(workspace.path('check/crosscheck-sheet.csv'), 'utf8');
    const filled = decideBy(sheet, (at) => (at === 0 ? 'wrong' : ''));
    await workspace.write({ 'check/crosscheck-sheet.csv': filled });
    const refused = await crosscheck(second, ...files, '--n', '30');
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(
      `crosscheck-sheet.csv: 1 of ${conventions} rows are filled in, and a new sheet would overwrite it`,
    );
    expect(second.requests).toHaveLength(20);
    expect(await readFile(workspace.path('check/crosscheck-sheet.csv'), 'utf8')).toBe(filled);
    for (const name of ['first-judge', 'second-judge']) expect(sheet).not.toContain(name);
    const key = CrosscheckKey.parse(
      JSON.parse(await readFile(workspace.path('check/crosscheck-key.json'), 'utf8')),
    );
    expect(key.items).toHaveLength(conventions);
    await workspace.write({
      'ada.csv': decideBy(sheet, () => 'correct'),
      'other/ada.csv': decideBy(sheet, () => 'wrong'),
      'ben.csv': decideBy(sheet, (at) => (at === 0 ? 'wrong' : 'correct')),
      'eve.csv': decideBy(sheet, (at) => (at === 0 ? 'wrong' : '')),
    });
    const scored = await command(
      ...[
        'judge',
        'crosscheck',
        'score',
        'check/crosscheck-key.json',
        'ada.csv',
        'ben.csv',
        'eve.csv',
        '--json',
      ],
    );
    expect(scored).toMatchObject({ code: 0 });
    expect(scored.stderr).not.toContain('without a decision');
    expect(JSON.parse(scored.stdout)).toMatchObject({
      items: conventions,
      decided: conventions,
      rightFirst: conventions - 1,
      byFirst: { correct: { decided: conventions }, wrong: { decided: 0 } },
      compared: 40,
    });
    await expectOpenSheets(sheet, conventions);
    await expectTwoPeople();
    for (const name of await readdir(workspace.path('check')))
      expect(await readFile(workspace.path(`check/${name}`), 'utf8')).not.toContain(KEY);
  });

  /** Sheets that nobody or only somebody filled in say so. */
  async function expectOpenSheets(sheet: string, items: number): Promise<void> {
    await workspace.write({ 'blank.csv': sheet, 'part.csv': decideBy(sheet, (at) => (at === 0 ? '1' : '')) });
    const score = (name: string) =>
      command('judge', 'crosscheck', 'score', 'check/crosscheck-key.json', name);
    const [blank, part] = await Promise.all([score('blank.csv'), score('part.csv')]);
    expect(blank).toMatchObject({ code: 3, stdout: '' });
    expect(blank.stderr).toContain(`incomplete: none of ${items} disagreements is decided`);
    expect(blank.stderr).toContain(`${items} in blank. Write 1, 2, correct or wrong in the column decision`);
    expect(part).toMatchObject({ code: 0 });
    expect(part.stdout).toContain(`1 of ${items} disagreements are decided`);
    expect(part.stderr).toContain(`${items - 1} of ${items} disagreements are open`);
  }

  /** One file is one person, and two people whose files have one name are told apart. */
  async function expectTwoPeople(): Promise<void> {
    const score = (...sheets: readonly string[]) =>
      command('judge', 'crosscheck', 'score', 'check/crosscheck-key.json', ...sheets);
    const [twice, apart] = await Promise.all([
      score('ada.csv', './ada.csv'),
      score('ada.csv', 'other/ada.csv'),
    ]);
    expect([twice.code, twice.stdout]).toEqual([2, '']);
    expect(twice.stderr).toContain('./ada.csv is named twice, and one person is not two');
    expect(apart.stderr).toContain('0 in ada, 0 in other/ada');
  }

  it('gives the re-judged score of a whole run', async () => {
    const [model, first] = [
      await open(startModel()),
      await open(startFakeModelServer(judgeScript(careful(true)))),
    ];
    const ran = await command(
      ...[
        'run',
        '--protocol',
        'physics-verified',
        '--problems',
        'data.jsonl',
        '--model',
        'm',
        '--base-url',
        model.baseUrl,
      ],
      ...[
        '--judge-model',
        'first-judge',
        '--judge-base-url',
        first.baseUrl,
        '--judge-controls',
        '0',
        '--out',
        'run',
      ],
    );
    expect(ran).toMatchObject({ code: 0 });
    const second = await open(startFakeModelServer(judgeScript(careful(false))));
    const ended = await crosscheck(second, '--problems', 'data.jsonl', '--judged', 'run', '--json');
    expect(ended).toMatchObject({ code: 0 });
    const check = Crosscheck.parse(JSON.parse(ended.stdout));
    await expectSameFromRecord(check);
    const all = [...Array(PROBLEMS).keys()].map(styleOf);
    const right = all.filter(({ wrong }) => !wrong);
    expect(check.first).toEqual({ model: 'first-judge', endpoint: first.origin });
    expect(check.whole).toMatchObject({
      first: { numerator: right.length, denominator: PROBLEMS },
      second: { numerator: right.filter(({ convention }) => !convention).length, denominator: PROBLEMS },
    });
  });

  /** The same second judge, recorded by a run that judged the same responses again. */
  async function expectSameFromRecord(asked: Crosscheck): Promise<void> {
    const [model, second] = [
      await open(startModel()),
      await open(startFakeModelServer(judgeScript(careful(false)))),
    ];
    const ran = await command(
      ...[
        'run',
        '--protocol',
        'physics-verified',
        '--problems',
        'data.jsonl',
        '--model',
        'm',
        '--base-url',
        model.baseUrl,
      ],
      ...[
        '--judge-model',
        'second-judge',
        '--judge-base-url',
        second.baseUrl,
        '--judge-controls',
        '0',
        '--out',
        'again',
      ],
    );
    expect(ran).toMatchObject({ code: 0 });
    const before = second.requests.length;
    const files = [
      '--problems',
      'data.jsonl',
      '--judged',
      'run/run.json',
      '--second-judge',
      'again/run.json',
    ];
    const recorded = await command('judge', 'crosscheck', ...files, '--out', 'recorded', '--json');
    expect(recorded).toMatchObject({ code: 0 });
    expect(second.requests).toHaveLength(before);
    const { agreement, strict, whole, onlyFirst, onlySecond } = asked;
    const same = {
      agreement,
      strict,
      whole,
      onlyFirst,
      onlySecond,
      second: { model: 'second-judge', endpoint: second.origin },
    };
    expect(Crosscheck.parse(JSON.parse(recorded.stdout))).toMatchObject(same);
    const itself = files.map((flag) => (flag === 'again/run.json' ? './run/run.json' : flag));
    const refused = await command('judge', 'crosscheck', ...itself);
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toContain('--judged and --second-judge are the same file, ./run/run.json');
    await workspace.write({ 'copy/run.json': await readFile(workspace.path('run/run.json'), 'utf8') });
    const copied = files.map((flag) => (flag === 'again/run.json' ? 'copy' : flag));
    const [copy, both] = await Promise.all([
      command('judge', 'crosscheck', ...copied),
      command('judge', 'crosscheck', ...files, '--judge-model', 'k'),
    ]);
    expect([copy.code, copy.stdout, both.code]).toEqual([2, '', 2]);
    expect(copy.stderr).toContain('are copies of one file, run/run.json and copy');
    expect(both.stderr).toContain('judge-model and second-judge exclude each other');
    const nothing = await command(
      'judge',
      'crosscheck',
      ...files.map((file) => (file === 'again/run.json' ? 'none.json' : file)),
    );
    expect(nothing).toMatchObject({ code: 2 });
  }

  it('of the run itself gives the same re-judged score, and settles nothing', async () => {
    const [model, first, second] = await Promise.all([
      open(startModel()),
      open(startFakeModelServer(judgeScript(careful(true)))),
      open(startFakeModelServer(judgeScript(careful(false)))),
    ]);
    const ran = await command(
      ...['run', '--protocol', 'physics-verified', '--problems', 'data.jsonl'],
      ...['--model', 'm', '--base-url', model.baseUrl],
      ...['--judge-model', 'first-judge', '--judge-base-url', first.baseUrl, '--judge-controls', '0'],
      ...['--second-judge-model', 'second-judge', '--second-judge-base-url', second.baseUrl],
      ...['--second-judge-api-key', KEY, '--out', 'run'],
    );
    expect(ran).toMatchObject({ code: 0 });
    expect(second.requests).toHaveLength(PROBLEMS);
    expect(second.requests[0]?.headers['authorization']).toBe(`Bearer ${KEY}`);
    for (const { requests } of [model, first]) expect(JSON.stringify(requests)).not.toContain(KEY);
    const { identity, scores } = await readRecord(workspace.path('run'));
    expect(identity.secondJudge).toEqual({ model: 'second-judge', endpoint: second.origin });
    // Of 40 problems 8 are wrong and 10 have a convention, 2 of them both: 32 are right by the one, 24 by the other.
    expect(scores.accuracy).toMatchObject({ numerator: 32, denominator: 40 });
    const { rejudged } = scores.answers ?? {};
    expect(rejudged?.strict.value).toBeCloseTo(24 / 40, 12);
    expect(rejudged?.gap.value).toBeCloseTo(-8 / 40, 12);
    expect(rejudged).toMatchObject({ agreement: { agreed: 70, items: 80 }, unjudged: 0 });
    expect(ran.stdout).toContain('re-judged: strict 60.0 %');
    expect(await readFile(workspace.path('run/report.md'), 'utf8')).toContain('**Re-judged** strict 60.0 %');
    for (const name of await readdir(workspace.path('run')))
      expect(await readFile(workspace.path(`run/${name}`), 'utf8')).not.toContain(KEY);
  });

  it('of the run itself that fails a planted control gives no re-judged score', async () => {
    const [model, first, second] = await Promise.all([
      open(startModel()),
      open(startFakeModelServer(judgeScript(careful(true)))),
      open(startFakeModelServer(judgeScript(alwaysYes))),
    ]);
    const ran = await command(
      ...['run', '--protocol', 'physics-verified', '--problems', 'data.jsonl', '--out', 'run'],
      ...['--model', 'm', '--base-url', model.baseUrl],
      ...['--judge-model', 'first-judge', '--judge-base-url', first.baseUrl, '--judge-controls', '4'],
      ...['--second-judge-model', 'second-judge', '--second-judge-base-url', second.baseUrl],
    );
    expect(ran).toMatchObject({ code: 0 });
    expect(ran.stdout).toMatch(
      /warning: the second judge failed the planted control ".+" and \d more: its verdicts are void/,
    );
    expect(ran.stdout).not.toContain('re-judged');
    const { judgeControls, scores } = await readRecord(workspace.path('run'));
    expect(judgeControls?.state).toBe('passed');
    expect(scores.accuracy).toMatchObject({ numerator: 32, denominator: 40 });
    expect(scores.answers?.rejudged).toBeUndefined();
    // Controls are asked twice where the first reply was wrong, and nothing else is.
    expect(second.requests.length).toBeLessThanOrEqual(8);
  });

  it('counts the problems of the split that predict, judge and score take, and says which', async () => {
    const splits = DATA.trim()
      .split('\n')
      .map((line, index) => (index < 10 ? line.replace('"split":"test"', '"split":"validation"') : line));
    await workspace.write({ 'data.jsonl': `${splits.join('\n')}\n` });
    const files = await judgedFiles();
    const second = await open(startFakeModelServer(judgeScript(careful(true))));
    const usual = await crosscheck(second, ...files);
    expect(usual).toMatchObject({ code: 0 });
    expect(usual.stderr).toContain('split test (no --split was given)');
    const scored = await command(
      'score',
      ...files.slice(0, 2),
      '--judged',
      'judged.jsonl',
      '--out',
      'scored',
    );
    expect(scored).toMatchObject({ code: 0 });
    const metrics: unknown = JSON.parse(await readFile(workspace.path('scored/metrics.json'), 'utf8'));
    const { whole } = await readCheck();
    expect(whole?.first.denominator).toBe(30);
    expect(metrics).toMatchObject({ strict_accuracy: { correct: whole?.first.numerator, of: 30 } });
    expect(await crosscheck(second, ...files, '--split', 'all')).toMatchObject({ code: 0 });
    expect((await readCheck()).whole?.first.denominator).toBe(PROBLEMS);
  });

  it('that fails leaves the comparison incomplete', async () => {
    const files = await judgedFiles();
    const second = await open(startFakeModelServer(() => reply(401, { error: { message: 'no such key' } })));
    const ended = await crosscheck(second, ...files);
    expect(ended.code).toBe(3);
    expect(await readCheck()).toMatchObject({ drawn: PROBLEMS, failed: PROBLEMS, agreement: { items: 0 } });
  });

  it('that nobody can read leaves the comparison incomplete', async () => {
    const files = await judgedFiles();
    const second = await open(startFakeModelServer(() => reply(200, completion('All correct, I think.'))));
    const ended = await crosscheck(second, ...files, '--n', '4');
    expect(ended.code).toBe(3);
    expect(ended.stderr).toContain(
      'incomplete: of 4 responses put to second-judge, 4 without a readable verdict and 0 failed calls',
    );
    expect(await readCheck()).toMatchObject({ drawn: 4, unjudged: 4, agreement: { items: 0 } });
  });

  it('is not asked about files that do not belong together', async () => {
    const files = await judgedFiles();
    const second = await open(startFakeModelServer(judgeScript(careful(false))));
    const preds = await readFile(workspace.path('preds.jsonl'), 'utf8');
    await workspace.write({
      'other.jsonl': preds.replaceAll('By counting', 'By guessing'),
      'short.jsonl': DATA.replaceAll(/,\{"label":"b"[^}]*\}/g, ''),
      'empty.jsonl': '',
    });
    const refused: readonly (readonly [string, string, RegExp])[] = [
      [
        'preds.jsonl',
        'other.jsonl',
        /the response to p-\d+ that was judged is not in the file of predictions/,
      ],
      ['data.jsonl', 'short.jsonl', /has 2 verdicts and 1 answers/],
      ['judged.jsonl', 'empty.jsonl', /no answer in empty\.jsonl was decided by a judge/],
      ['judged.jsonl', 'none.jsonl', /none\.jsonl cannot be read/],
    ];
    for (const [name, other, message] of refused) {
      const ended = await crosscheck(second, ...files.map((flag) => (flag === name ? other : flag)));
      expect([other, ended.code]).toEqual([other, 2]);
      expect(ended.stderr).toMatch(message);
    }
    expect(second.requests).toHaveLength(0);
  });
});

it.each<[string, readonly string[], RegExp]>([
  ['no verdicts', ['--judge-model', 'j'], /--judged is not set/],
  ['no predictions', ['--judge-model', 'j', '--judged', 'judged.jsonl'], /--predictions is not set/],
  ['an argument', ['all', '--judge-model', 'j'], /expected no argument, got all/],
  ['a key that is not there', ['score'], /expected <key\.json> <sheet\.csv …>, got nothing/],
  ['no sheets', ['score', 'key.json'], /expected <key\.json> <sheet\.csv …>, got key\.json/],
  ['a key that is none', ['score', 'data.jsonl', 'data.jsonl'], /data\.jsonl/],
  ['nothing to draw', ['--n', '0', '--judge-model', 'j'], /--n is "0"/],
])('a cross-check is refused with %s', async (_, args, message) => {
  const ended = await command('judge', 'crosscheck', ...args);
  expect(ended.code).toBe(2);
  expect(ended.stderr).toMatch(message);
});

/** A reviewer's copy of the sheet with these decisions. */
function decideBy(sheet: string, decide: (at: number) => string): string {
  const [head, ...rows] = parseCsv(sheet);
  const at = head?.cells.indexOf('decision') ?? -1;
  const lines = rows.map(({ cells }, index) =>
    cells.map((cell, column) => (column === at ? decide(index) : cell)),
  );
  return [head?.cells ?? [], ...lines]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\n');
}
