import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Ended, makeWorkspace, runCommandLine, type Workspace } from '../support/command-line.ts';

const line = (row: object): string => `${JSON.stringify(row)}\n`;

const PAIRS = [
  { id: 'half', reference: '\\frac{1}{2}', candidate: '0.5', label: true },
  { id: 'squared', reference: 'm^2', candidate: 'm^3', label: false },
  { id: 'tower', reference: '7', candidate: '9^{9^{9^9}}', label: false },
  { id: 4, reference: '\\sin 2x', candidate: '2\\sin x\\cos x', label: true, source: 'ignored' },
];

let workspace: Workspace;
beforeAll(async () => {
  workspace = await makeWorkspace({
    'pairs.jsonl': PAIRS.map(line).join(''),
    'many.jsonl': Array.from({ length: 700 }, (_, at) =>
      line({ id: at, reference: `${at} x`, candidate: at % 2 === 0 ? `x \\cdot ${at}` : `${at + 1} x` }),
    ).join(''),
    'faulty.jsonl': [
      line({ id: 1, reference: 'x', candidate: 'x' }),
      '{"id": 2, "refrence": "x", "candidate": "x"}\n',
      '{"id": 3, "reference": "x", \n',
      line({ id: 4, reference: 'x', candidate: 'y', context: { tolerence: 0.1 } }),
      line({ id: 5, reference: 'x', candidate: 'y', context: { tolerance: 3 } }),
      '\n',
      line({ id: 6, reference: 'x', candidate: 'x' }),
    ].join(''),
    'context.jsonl': [
      { id: 'alias', reference: 'q+a', candidate: '\\tilde q+a', context: { aliases: { '\\tilde q': 'q' } } },
      { id: 'no alias', reference: 'q+a', candidate: '\\tilde q+a' },
      { id: 'unit', reference: '5\\,\\mathrm{kg}', candidate: '5000', context: { unit: '\\mathrm{g}' } },
      {
        id: 'other unit',
        reference: '5\\,\\mathrm{kg}',
        candidate: '5000',
        context: { unit: '\\mathrm{m}' },
      },
      { id: 'within', reference: '5', candidate: '5.02', context: { tolerance: 0.01 } },
      { id: 'beyond', reference: '5', candidate: '5.2', context: { tolerance: 0.01 } },
    ]
      .map(line)
      .join(''),
  });
});
afterAll(() => workspace.remove());

const say = (...args: readonly string[]): Promise<Ended> => runCommandLine(args, { cwd: workspace.root });
const rows = ({ stdout }: Ended) =>
  stdout
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text) as { id: string | number; verdict: string; rule: string; ms: number });

/** The files of code that a run loaded and that hold a text, by the coverage that Node writes of every process and worker. */
async function loadedWith(text: string, args: readonly string[], folder: string): Promise<number> {
  const env = { NODE_V8_COVERAGE: workspace.path(folder) };
  const { code } = await runCommandLine(args, { cwd: workspace.root, env });
  expect(code).toBe(0);
  const reports = await readdir(workspace.path(folder));
  const urls = new Set<string>();
  for (const name of reports) {
    const report = JSON.parse(await readFile(workspace.path(`${folder}/${name}`), 'utf8')) as {
      readonly result: readonly { readonly url: string }[];
    };
    for (const { url } of report.result) if (url.startsWith('file:')) urls.add(url);
  }
  expect(urls.size).toBeGreaterThan(0);
  const texts = await Promise.all([...urls].map((url) => readFile(fileURLToPath(url), 'utf8')));
  return texts.filter((content) => content.includes(text)).length;
}

describe('verify', () => {
  it('loads mathjs, which takes longer than a thousand verdicts, only where a second opinion is asked for', async () => {
    // The dispatcher that mathjs is built on.
    const mathjs = 'typed-function';
    expect(await loadedWith(mathjs, ['verify', 'pairs.jsonl', '--json'], 'plain')).toBe(0);
    expect(
      await loadedWith(mathjs, ['verify', 'pairs.jsonl', '--json', '--evidence'], 'evidence'),
    ).toBeGreaterThan(0);
  });

  it('prints one line a pair and nothing else, in order', async () => {
    const ended = await say('verify', 'pairs.jsonl', '--json');
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    const found = rows(ended);
    expect(found.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['half', 'equivalent'],
      ['squared', 'different'],
      ['tower', expect.not.stringMatching('equivalent')],
      [4, 'equivalent'],
    ]);
    for (const row of found) expect(Object.keys(row)).toEqual(['id', 'verdict', 'rule', 'ms']);
  });

  it('adds what each verdict stands on when asked', async () => {
    const plain = rows(await say('verify', 'pairs.jsonl', '--json'));
    const ended = await say('verify', 'pairs.jsonl', '--json', '--evidence', '--seed', '3');
    const found = ended.stdout
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text));
    expect(found.map(({ verdict }) => verdict)).toEqual(plain.map(({ verdict }) => verdict));
    for (const row of found) expect(Object.keys(row)).toEqual(['id', 'verdict', 'rule', 'ms', 'evidence']);
    const { evidence } = found[1];
    expect(evidence).toMatchObject({ seed: 3, reason: 'witness', reference: { normal: 'm^{2}' } });
    const m = Number(evidence.witness.point.m);
    expect(Number(evidence.witness.reference)).toBeCloseTo(m ** 2, 6);
    expect(Number(evidence.witness.candidate)).toBeCloseTo(m ** 3, 6);
  });

  it('keeps the order of many pairs that several workers share', async () => {
    const found = rows(await say('verify', 'many.jsonl', '--json', '--jobs', '3'));
    expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 700 }, (_, at) => at));
    expect(found.every(({ verdict }, at) => verdict === (at % 2 === 0 ? 'equivalent' : 'different'))).toBe(
      true,
    );
  });

  it('counts against labels where pairs have them', async () => {
    const { stdout, code } = await say('verify', 'pairs.jsonl');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^4 pairs: 2 equivalent, \d different, \d undecided$/m);
    expect(stdout).toMatch(/false accept +0 +0\.0 %/);
  });

  it('fails a check of labels that a verdict contradicts, says so of ids that are not unique, and shows a few verdicts', async () => {
    const wrong = [
      ...PAIRS,
      { id: 'half', reference: 'x', candidate: 'x', label: false },
      { id: 'bent', reference: 'x', candidate: '2x', label: true },
    ];
    await workspace.write({
      'wrong.jsonl': wrong.map(line).join(''),
      'bare.jsonl': line({ id: 'a', reference: 'x', candidate: '2x' }),
    });
    const [right, failed, json, unlabelled] = await Promise.all([
      say('verify', 'pairs.jsonl', '--check-labels', '--json'),
      say('verify', 'wrong.jsonl', '--check-labels'),
      say('verify', 'wrong.jsonl', '--check-labels', '--json'),
      say('verify', 'bare.jsonl', '--check-labels'),
    ]);
    expect([right.code, right.stderr]).toEqual([0, '']);
    expect(failed.stderr.trim().split('\n')).toEqual([
      '1 id of more than one pair, first "half": verdicts are told apart by their order only',
      'failed: 2 of 6 labels contradicted: 1 false accept, 1 false reject',
    ]);
    expect([failed.code, json.code, json.stderr]).toEqual([1, 1, failed.stderr]);
    expect(rows(json)).toHaveLength(6);
    expect(unlabelled.code).toBe(2);
    expect(unlabelled.stderr).toContain('check-labels is set, and no pair in bare.jsonl has a label');
    expect(unlabelled.stdout).toMatch(/^different a \(.+\): x <> 2x$/m);
  });

  it('follows what the pair says of its problem', async () => {
    const found = rows(await say('verify', 'context.jsonl', '--json'));
    const accepted = found.filter(({ verdict }) => verdict === 'equivalent').map(({ id }) => id);
    expect(accepted).toEqual(['alias', 'unit', 'within']);
  });

  it('names every faulty line, decides the others and ends with exit code 2', async () => {
    const ended = await say('verify', 'faulty.jsonl', '--json');
    expect(ended.code).toBe(2);
    expect(rows(ended).map(({ id }) => id)).toEqual([1, 6]);
    expect(ended.stderr.trim().split('\n')).toEqual([
      'error: faulty.jsonl:2:1: "reference" is missing',
      expect.stringMatching(/^error: faulty\.jsonl:3:\d+: the text ends where/),
      expect.stringMatching(
        /^error: faulty\.jsonl:4:\d+: there is no key "context\.tolerence" \(did you mean "tolerance"\?\)$/,
      ),
      expect.stringMatching(/^error: faulty\.jsonl:5:\d+: "context\.tolerance" is 3, expected at most 0\.5$/),
    ]);
  });

  it.each([
    [['verify', 'absent.jsonl'], /absent\.jsonl cannot be read/],
    [['verify', '--json'], /there is no pair in standard input \(one JSON object a line/],
    [['verify', 'pairs.jsonl', '--protocol', 'reeder'], /protocol is "reeder", expected one of reader/],
    [['verify', 'pairs.jsonl', '--evidence'], /evidence is set, but not json/],
    [['verify', 'pairs.jsonl', '--seed', '-1'], /seed is "?-1/],
    [['explain', '--reference', 'x'], /answer is not set/],
    [
      ['explain', '--reference', 'x', '--answer', 'x', '--context', '{"unti":"m"}'],
      /context: there is no key "unti" \(did you mean "unit"\?\)/,
    ],
    [['explain', '--reference', '1', '--answer', '1', '--context', '{"unit":"blah"}'], /unit is "blah"/],
  ])('refuses %j', async (args, message) => {
    const { code, stderr } = await say(...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});

describe('explain', () => {
  it('gives the point at which two answers differ, the same every time', async () => {
    const call = ['explain', '--reference', '\\frac{x^2}{2}', '--answer', 'x'] as const;
    const [one, two] = [await say(...call), await say(...call)];
    expect(one.stdout).toBe(two.stdout);
    const [, x = ''] = /witness: at x = ([0-9.]+)/.exec(one.stdout) ?? [];
    const [, reference = ''] = /the reference is ([0-9.]+)/.exec(one.stdout) ?? [];
    expect(Number(reference)).toBeCloseTo(Number(x) ** 2 / 2, 6);
  });

  it('says the seed, and draws other points for another one', async () => {
    const call = ['explain', '--reference', '\\frac{x^2}{2}', '--answer', 'x'] as const;
    const [fixed, zero, one] = [
      await say(...call),
      await say(...call, '--seed', '0'),
      await say(...call, '--seed', '1'),
    ];
    expect(fixed.stdout).toContain('test points are those of seed 0;');
    expect(zero.stdout).toBe(fixed.stdout);
    expect(one.stdout).toContain('test points are those of seed 1;');
    const at = ({ stdout }: Ended) => /witness: at x = ([0-9.]+)/.exec(stdout)?.[1];
    expect(at(one)).not.toBe(at(fixed));
  });

  it('points at what it could not read', async () => {
    const { stdout } = await say('explain', '--reference', 'x', '--answer', 'x + \\nosuchcommand');
    expect(stdout).toMatch(/not read .*nosuchcommand/);
    expect(stdout).toMatch(/^ +\^$/m);
  });

  it('lets no mark of an answer through its Markdown', async () => {
    const answer = 'x + \\text{`|](http://evil.example)}';
    const { stdout } = await say('explain', '--reference', 'x', '--answer', answer, '--markdown');
    expect(stdout).not.toMatch(/\]\(http/);
  });
});
