import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { load } from 'js-yaml';
import {
  COMMANDS,
  type Command,
  OPTIONS,
  type OptionRow,
  renderActionInputs,
  renderConfigSchema,
  renderHelp,
  renderReadmeTable,
  resolveOptions,
} from '../../src/options/index.ts';

const rows: readonly OptionRow[] = OPTIONS;
const names = (wanted: (row: OptionRow) => boolean) => rows.filter(wanted).map(({ name }) => name);

describe('the table of options', () => {
  it('names every option once, in kebab case, with a sentence that needs no full stop', () => {
    expect(new Set(names(() => true)).size).toBe(rows.length);
    for (const { name, help } of rows) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(help).toMatch(/^[A-Z][^.\n]*[^.\n](?:\.[a-z][^.\n]*)*$/u);
    }
  });

  it('keeps every secret and every choice of an endpoint out of the config file', () => {
    for (const row of rows) {
      if (row.secret || row.type === 'url') expect(row.sources).not.toContain('config');
    }
  });

  it('says of every option that the config file cannot set why that is so, and of no other', () => {
    expect(names(({ notInConfig }) => notInConfig !== undefined)).toEqual(
      names(({ sources }) => !sources.includes('config')),
    );
  });

  it('can lower only numbers', () => {
    for (const { ceiling, type } of rows) {
      if (ceiling) expect(['integer', 'number', 'duration']).toContain(type);
    }
  });

  it('has defaults that its own rules accept, as text', async () => {
    const inputs = Object.fromEntries(
      rows.flatMap(({ name, default: value }) => (value === null ? [] : [[name, String(value)]])),
    );
    const { options } = await resolveOptions({ command: 'problems', inputs, env: {} });
    expect(options).toEqual((await resolveOptions({ command: 'problems', env: {} })).options);
  });
});

describe('the help of judge', () => {
  const pageOf = (step?: string) => {
    const text = renderHelp('judge', step);
    return { text, flags: [...text.matchAll(/^ {2}--(?:\[no-\])?([a-z-]+)/gm)].map(([, flag]) => flag) };
  };

  it.each<[string | undefined, RegExp, string[], string[]]>([
    [
      undefined,
      /^Usage: theory-gate judge \[selftest \| crosscheck/,
      ['predictions', 'prefilter', 'judge-controls', 'out'],
      ['judged', 'second-judge', 'n', 'sample', 'json'],
    ],
    [
      'selftest',
      /^Usage: theory-gate judge selftest \[options\]/,
      ['problems', 'sample', 'seed', 'json', 'judge-model'],
      ['predictions', 'judged', 'second-judge', 'n', 'prefilter', 'judge-controls'],
    ],
    [
      'crosscheck',
      /^Usage: theory-gate judge crosscheck \[options\] \| crosscheck score/,
      ['predictions', 'judged', 'second-judge', 'n', 'seed', 'judge-model'],
      ['sample', 'prefilter', 'judge-controls'],
    ],
    [
      'crosscheck score',
      /^Usage: theory-gate judge crosscheck score <key\.json>/,
      ['json'],
      ['judge-model', 'base-url', 'seed', 'out', 'n'],
    ],
  ])('has a page of its own for %s', (step, usage, shown, hidden) => {
    const { text, flags } = pageOf(step);
    expect(text).toMatch(usage);
    expect(flags).toEqual(expect.arrayContaining(shown));
    expect(flags.filter((flag) => hidden.includes(flag ?? ''))).toEqual([]);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('names its steps, and is shown for a word that is none', () => {
    expect(pageOf().text).toContain('  judge selftest         put responses of known verdict');
    expect(pageOf('constructor').text).toBe(pageOf().text);
  });

  it('has every option of the command on one page at least', () => {
    const pages = ['', ...Object.keys(COMMANDS.judge.steps)].flatMap((step) => pageOf(step).flags);
    const all = names((row) => row.commands.includes('judge') && row.sources.includes('flag'));
    expect(all.filter((name) => !pages.includes(name))).toEqual([]);
  });
});

describe('what is rendered from it', () => {
  it('README: one row per option, in order', () => {
    const listed = [...renderReadmeTable().matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
    expect(listed).toEqual(names(() => true));
  });

  it('README: four cells in every row', () => {
    const lines = renderReadmeTable()
      .split('\n')
      .filter((line) => line.startsWith('|'));
    for (const line of lines) expect(line.replaceAll('\\|', '').split('|').length).toBe(6);
  });

  it.each(Object.keys(COMMANDS) as Command[])(
    'help of %s: its flags and no others, within 100 columns',
    (command) => {
      const help = renderHelp(command);
      const listed = [...help.matchAll(/^ {2}--(?:\[no-\])?([a-z-]+)/gm)].map(([, name]) => name);
      const settable = names(
        ({ commands, sources, steps }) =>
          commands.includes(command) && sources.includes('flag') && (steps?.[command]?.includes('') ?? true),
      );
      expect(listed.sort()).toEqual(settable.sort());
      expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    },
  );

  it('help of bless and of demo: the files they write unless told otherwise', () => {
    expect(renderHelp('bless')).toContain('(default .github/theory-gate-baseline.json)');
    expect(renderHelp('demo')).toContain('(default theory-gate-demo)');
    expect(renderHelp('run')).toContain('(default theory-gate-out)');
  });

  it('README: says where an option cannot be set', () => {
    const row = (name: string) =>
      renderReadmeTable()
        .split('\n')
        .find((line) => line.startsWith(`| \`${name}\``));
    expect(row('format')).toMatch(/\. On the command line only\. \|$/);
    expect(row('comment')).toMatch(/\. Not on the command line\. \|$/);
    expect(row('github-token')).toMatch(
      /`GITHUB_TOKEN`\. Not in the config file\. Not on the command line\. \|$/,
    );
    expect(row('out')).toMatch(/\. `theory-gate-demo` for demo\. .*\. Not in the config file\. \|$/);
  });

  it('help without a command lists the commands, within 100 columns', () => {
    expect(
      Math.max(
        ...renderHelp()
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(100);
    for (const name of Object.keys(COMMANDS)) expect(renderHelp()).toContain(`  ${name} `);
  });

  it('action.yml: every input, none required, a default for the token alone', () => {
    const { inputs } = load(renderActionInputs()) as { inputs: Record<string, Record<string, unknown>> };
    expect(Object.keys(inputs)).toEqual(names(({ sources }) => sources.includes('input')));
    for (const input of Object.values(inputs)) expect(input['required']).toBe(false);
    const defaults = Object.entries(inputs).filter(([, input]) => 'default' in input);
    expect(defaults.map(([name, input]) => [name, input['default']])).toEqual([
      ['github-token', '$' + '{{ github.token }}'],
    ]);
  });

  it.each([
    [true, { 'min-accuracy': 0.8, ids: ['a'], timeout: '15m', 'extra-body': { top_k: 1 }, 'fail-on': 'any' }],
    [true, {}],
    [false, { 'min-accuracy': 80 }],
    [false, { 'min-acuracy': 0.8 }],
    [false, { 'api-key': 'k' }],
    [false, { timeout: '15 minutes' }],
    [false, { concurrency: 1.5 }],
    [false, { ids: [] }],
  ])('schema of the config file: valid is %s for %j, as for the resolver', async (valid, value) => {
    const validate = new Ajv2020().compile(JSON.parse(renderConfigSchema()));
    expect(validate(value)).toBe(valid);
    const config = { text: JSON.stringify(value), name: 'gate.yml' };
    const resolved = resolveOptions({ command: 'run', env: {}, flags: { model: 'm' }, config }).then(
      () => true,
      () => false,
    );
    expect(await resolved).toBe(valid);
  });
});
