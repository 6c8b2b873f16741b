import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Ended, makeWorkspace, runCommandLine, type Workspace } from '../support/command-line.ts';
import { renderOscillators } from '../support/oscillator-set.ts';
import { readRecord } from '../support/run-folder.ts';

const PROBLEMS = 12;
const SET = renderOscillators(PROBLEMS);

interface Row {
  readonly id: string;
  readonly question: string;
  readonly answers: readonly { readonly latex: string }[];
}

const ROWS = SET.trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);
const IDS = ROWS.map(({ id }) => id);

/** Recordings of the set: every answer right but those of `wrong`, and none for `missing`. */
function record({
  wrong = [],
  missing = [],
}: {
  wrong?: readonly string[];
  missing?: readonly string[];
}): string {
  return ROWS.filter(({ id }) => !missing.includes(id))
    .map(({ id, question, answers }) => {
      const latex = wrong.includes(id) ? '\\omega' : answers[0]?.latex;
      const contentSha256 = createHash('sha256').update(question).digest('hex');
      const key = { kind: 'answer', problem: id, prompt: 'careful', sample: 0, repeat: 0, contentSha256 };
      return `${JSON.stringify({ ...key, model: 'recorded-model', text: `Thus \\boxed{${latex}}` })}\n`;
    })
    .join('');
}

let workspace: Workspace;
beforeAll(async () => {
  workspace = await makeWorkspace({
    'set.jsonl': SET,
    'right.jsonl': record({}),
    'two-wrong.jsonl': record({ wrong: IDS.slice(0, 2) }),
    'six-wrong.jsonl': record({ wrong: IDS.slice(0, 6) }),
    'incomplete.jsonl': record({ missing: IDS.slice(4, 5) }),
  });
  for (const name of ['right', 'two-wrong', 'six-wrong', 'incomplete']) await replay(name);
});
afterAll(() => workspace.remove());

const say = (...args: readonly string[]): Promise<Ended> => runCommandLine(args, { cwd: workspace.root });

function replay(name: string, ...flags: readonly string[]): Promise<Ended> {
  return say('run', '--problems', 'set.jsonl', '--replay', `${name}.jsonl`, '--out', name, ...flags);
}

const firstLine = ({ stdout }: Ended): string => stdout.split('\n')[0] ?? '';

describe('bless', () => {
  it('makes a run the baseline at the usual place or the one named, without texts no comparison reads', async () => {
    const usual = await say('bless', 'right/run.json');
    expect(usual).toMatchObject({ code: 0, stdout: '' });
    expect(usual.stderr).toBe(
      '.github/theory-gate-baseline.json: recorded on set is the baseline now; commit it\n',
    );
    expect((await say('bless', 'right/run.json', 'base/line.json')).code).toBe(0);
    const run = await readRecord(workspace.path('right'));
    const quiet = run.samples.map((sample) => ({ ...sample, verdict: { ...sample.verdict, trace: [] } }));
    const expected = `${JSON.stringify({ ...run, samples: quiet }, null, 2)}\n`;
    for (const target of ['.github/theory-gate-baseline.json', 'base/line.json'])
      expect(JSON.parse(await readFile(workspace.path(target), 'utf8'))).toEqual(JSON.parse(expected));
    // The same scores and the same comparison as with the whole record.
    expect(firstLine(await say('compare', 'base/line.json', 'two-wrong/run.json'))).toBe(
      firstLine(await say('compare', 'right/run.json', 'two-wrong/run.json')),
    );
  });

  it('refuses an incomplete run and leaves the baseline as it is', async () => {
    await say('bless', 'right/run.json', 'kept.json');
    const refused = await say('bless', 'incomplete', 'kept.json');
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(/^error: incomplete\/run\.json: the run is not complete: /);
    expect((await say('compare', 'kept.json', 'right/run.json')).code).toBe(0);
  });
});

describe('a record of a large run', () => {
  // 5,000 problems asked five times make a record of some 24 MB; what is read must not depend on what fills it.
  it('is gated, compared, reported and blessed like any other', async () => {
    const run = await readFile(workspace.path('right/run.json'), 'utf8');
    await workspace.write({ 'large.json': `${run}${' '.repeat(24 * 2 ** 20)}\n` });
    // A folder stands for the record in it, also of a baseline.
    for (const command of [
      ['gate', 'large.json', '--min-accuracy', '0.5', '--baseline', 'right'],
      ['compare', 'large.json', 'right/'],
      ['report', 'large.json'],
      ['bless', 'large.json', 'blessed.json'],
    ]) {
      const { code, stderr } = await say(...command);
      expect({ command, code, refused: stderr.includes('MiB') }).toEqual({
        command,
        code: 0,
        refused: false,
      });
    }
  });
});

describe('run against a baseline', () => {
  // 95 % of Clopper and Pearson for 12 of 12: from 0.025^(1/12) = 0.735.
  it('finds no change in the same answers', async () => {
    await say('bless', 'right/run.json', 'baseline.json');
    const again = await replay('right', '--baseline', 'baseline.json');
    expect(again.code).toBe(0);
    expect(again.stdout).toContain('0 broke, 0 fixed');
    expect(again.stdout).toContain('accuracy      100.0 % (12/12), 73.5–100.0  baseline 100.0 %  no change');
  });

  // One answer per problem, six problems flipped one way: (1/2)^6 = 0.0156 <= 0.05; two flipped: (1/2)^2 = 0.25.
  it('fails on six answers flipped, lists them, and lets two pass unless any drop fails', async () => {
    const six = await replay('six-wrong', '--baseline', 'right/run.json');
    expect(six.code).toBe(1);
    expect(firstLine(six)).toBe('Failed: accuracy fell from 100.0 % to 50.0 % (p = 0.02)');
    for (const id of IDS.slice(0, 6)) expect(six.stdout).toContain(`broke ${id} 1/1 -> 0/1\n`);
    expect(six.stdout).toContain('6 broke, 0 fixed');
    expect((await readRecord(workspace.path('six-wrong'))).scores.accuracy).toMatchObject({ numerator: 6 });

    const two = await replay('two-wrong', '--baseline', 'right/run.json');
    expect([two.code, two.stdout.includes('2 broke, 0 fixed')]).toEqual([0, true]);
    const strict = await replay('two-wrong', '--baseline', 'right/run.json', '--fail-on', 'any');
    expect([strict.code, firstLine(strict).startsWith('Failed: ')]).toEqual([1, true]);

    const better = await replay('right', '--baseline', 'six-wrong/run.json');
    expect([better.code, better.stdout.includes('0 broke, 6 fixed')]).toEqual([0, true]);
    expect(better.stdout).toContain('fixed level-00 0/1 -> 1/1\n');
  });

  it('has its title in its report', async () => {
    await replay('right', '--title', 'nightly');
    expect(await readFile(workspace.path('right/report.md'), 'utf8')).toContain('**nightly** · ');
  });

  it('is incomplete without a recording, and says which one', async () => {
    const ended = await replay('incomplete', '--baseline', 'right/run.json');
    expect(ended.code).toBe(3);
    expect(ended.stdout).toContain(
      'the answer for level-04 (prompt careful, sample 0, repeat 0) was not recorded',
    );
    expect(ended.stderr).toContain('level-04 #1: unscored (the answer for level-04');
  });
});

describe('a record that is read again', () => {
  it('gate decides by the thresholds of the call', async () => {
    const decide = async (...args: readonly string[]) => (await say('gate', ...args)).code;
    expect(await decide('right/run.json', '--min-accuracy', '1')).toBe(0);
    expect(await decide('two-wrong/run.json', '--min-accuracy', '0.84')).toBe(1);
    expect(await decide('two-wrong/run.json', '--min-accuracy', '0.84', '--fail-on', 'never')).toBe(0);
    expect(
      await decide('six-wrong/run.json', '--baseline', 'right/run.json', '--max-regression', '0.5'),
    ).toBe(0);
    expect(await decide('incomplete/run.json', '--min-accuracy', '0.5')).toBe(3);
    expect(await decide('incomplete/run.json', '--on-incomplete', 'pass', '--min-accuracy', '0.95')).toBe(1);
  });

  it('gate refuses to decide by nothing, and report says that it shows no decision of the run', async () => {
    expect(await say('gate', 'right/run.json')).toMatchObject({
      code: 2,
      stdout: '',
      stderr:
        'error: there is nothing to decide by (set min-accuracy, min-faithfulness or max-error-rate, or name a baseline)\n',
    });
    expect(await say('report', 'right')).toMatchObject({
      code: 0,
      stderr: 'rendered with the thresholds of this call (none), not with those of the run\n',
    });
  });

  it('gate reads its thresholds from the config file', async () => {
    await workspace.write({ 'gate.yml': 'min-accuracy: 0.84\nfail-on: any\n' });
    expect((await say('gate', 'two-wrong/run.json', '--config', 'gate.yml')).code).toBe(1);
  });

  it('compare sets two side by side and judges neither', async () => {
    const ended = await say('compare', 'right/run.json', 'six-wrong/run.json');
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toContain('6 broke, 0 fixed');
  });

  it('report prints what the run printed, and the same as comment and summary', async () => {
    const run = await replay('six-wrong', '--baseline', 'right/run.json');
    const read = (...flags: readonly string[]) =>
      say('report', 'six-wrong/run.json', '--baseline', 'right/run.json', ...flags);
    const terminal = await read();
    expect(terminal).toMatchObject({ code: 0, stderr: '' });
    const files = ['report six-wrong/report.md', 'record six-wrong/run.json', 'log six-wrong/run.jsonl'];
    expect(`${terminal.stdout}${files.join(', ')}\n\n`).toBe(run.stdout);

    const [comment, summary] = [await read('--format', 'comment'), await read('--format', 'summary')];
    for (const { code, stdout } of [comment, summary]) {
      expect(code).toBe(0);
      expect(stdout).toMatch(/^### ❌ Failed: accuracy /);
      expect(stdout).toContain('**50.0 % (6/12), 21.1–78.9**');
      for (const id of IDS.slice(0, 6)) expect(stdout).toContain(id.replace('-', '&#45;'));
    }
    expect(summary.stdout).toContain('#### Answers not accepted');
    expect(comment.stdout).not.toContain('#### Answers not accepted');
  });
});
