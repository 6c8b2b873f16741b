import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findConfigPath, gatePolicy, resolveOptions } from '../../src/options/index.ts';

const config = (text: string) => ({ text, name: 'gate.yml' });
const base = { command: 'run', env: {} } as const;

describe('resolveOptions', () => {
  it('has the documented defaults', async () => {
    const { options, sources } = await resolveOptions({ ...base, inputs: { model: 'm' } });
    expect(options).toMatchObject({
      protocol: 'qft-bench',
      problems: 'qft-bench',
      categories: null,
      seed: 0,
      repeats: 1,
      baseUrl: 'https://api.openai.com/v1',
      apiKey: null,
      maxTokens: 65_536,
      maxTokensParam: 'auto',
      timeoutMs: 900_000,
      concurrency: 8,
      retries: 5,
      regenerate: true,
      judgeMaxTokens: 32_768,
      faithfulness: true,
      errors: true,
      maxRegression: 0.02,
      failOn: 'significant',
      alpha: 0.05,
      maxErrorRate: 0.02,
      onIncomplete: 'fail',
      onMissingKey: 'skip',
      comment: 'always',
      out: 'theory-gate-out',
      config: '.github/theory-gate.yml',
      allowHttp: false,
    });
    expect(sources).toMatchObject({ model: 'input', seed: 'default', timeoutMs: 'default' });
  });

  it.each([
    ['run', { model: 'm', protocol: 'physics-verified' }, 'physics-verified'],
    ['problems', { protocol: 'physics-verified' }, 'physics-verified'],
    ['run', { model: 'm', protocol: 'physics-verified', problems: 'mine.jsonl' }, 'mine.jsonl'],
    ['run', { model: 'm', protocol: 'qft-bench' }, 'qft-bench'],
    ['run', { model: 'm', protocol: 'constructor' }, 'qft-bench'],
  ] as const)(
    '%s under %j takes the set of the protocol where none is named: %s',
    async (command, flags, set) => {
      expect((await resolveOptions({ command, flags, env: {} })).options.problems).toBe(set);
    },
  );

  it('reads the protocol of the default set from the config file too, except where a command has its own', async () => {
    const given = { env: {}, config: config('protocol: physics-verified\nmodel: m\n') };
    expect((await resolveOptions({ ...given, command: 'run' })).options.problems).toBe('physics-verified');
    expect((await resolveOptions({ ...given, command: 'predict' })).options.problems).toMatch(/^hub:/);
  });

  it('keeps the demo away from the results of a run', async () => {
    expect((await resolveOptions({ command: 'demo', env: {} })).options.out).toBe('theory-gate-demo');
    const flags = { out: 'mine' };
    expect((await resolveOptions({ command: 'demo', flags, env: {} })).options.out).toBe('mine');
  });

  it('lets a flag or input win over the environment, that over the config file, that over the default', async () => {
    const { options, sources } = await resolveOptions({
      command: 'run',
      flags: { model: 'from-flag' },
      inputs: { alpha: '0.01', 'base-url': '' },
      env: { OPENAI_BASE_URL: 'https://env.test/v1/', OPENAI_API_KEY: ' key\n' },
      config: config('model: from-config\nalpha: 0.1\nseed: 7\n'),
    });
    expect(options).toMatchObject({ model: 'from-flag', alpha: 0.01, seed: 7, apiKey: 'key' });
    expect(options.baseUrl).toBe('https://env.test/v1');
    expect(sources).toMatchObject({
      model: 'flag',
      alpha: 'input',
      seed: 'config',
      baseUrl: 'env',
      apiKey: 'env',
    });
  });

  it('takes the first key variable that is set', async () => {
    const env = { OPENAI_API_KEY: 'second', THEORY_GATE_API_KEY: 'first' };
    expect((await resolveOptions({ ...base, inputs: { model: 'm' }, env })).options.apiKey).toBe('first');
    const blank = { OPENAI_API_KEY: 'second', THEORY_GATE_API_KEY: '' };
    expect((await resolveOptions({ ...base, inputs: { model: 'm' }, env: blank })).options.apiKey).toBe(
      'second',
    );
  });

  it.each([
    ['lists', { ids: 'b, a\na,,' }, { ids: ['b', 'a'] }],
    ['durations', { timeout: '1.5m' }, { timeoutMs: 90_000 }],
    ['bare seconds', { timeout: '90' }, { timeoutMs: 90_000 }],
    ['objects', { 'extra-body': '{"top_k": 3}' }, { extraBody: { top_k: 3 } }],
    [
      'objects whose inner fields are called like those of the request',
      { 'extra-body': '{"provider":{"model":"x","stream":true},"models":["y"]}' },
      { extraBody: { provider: { model: 'x', stream: true }, models: ['y'] } },
    ],
    ['booleans', { faithfulness: 'False' }, { faithfulness: false }],
  ])('reads %s', async (_, inputs, expected) => {
    expect((await resolveOptions({ ...base, inputs: { model: 'm', ...inputs } })).options).toMatchObject(
      expected,
    );
  });

  it('lets the config file lower a ceiling, and only lower it', async () => {
    const ceilings = { concurrency: '4', 'max-minutes': '30', timeout: '60' };
    const lower = await resolveOptions({
      ...base,
      inputs: { model: 'm', ...ceilings },
      config: config('concurrency: 2\nmax-minutes: 10\ntimeout: 30s'),
    });
    expect(lower.options).toMatchObject({ concurrency: 2, maxMinutes: 10, timeoutMs: 30_000 });
    expect(lower.sources.concurrency).toBe('config');
    expect(lower.warnings).toEqual([]);
    const higher = await resolveOptions({
      ...base,
      inputs: { model: 'm', ...ceilings },
      config: config('concurrency: 200\nmax-minutes: 10000\ntimeout: 1h\nretries: 20'),
    });
    expect(higher.options).toMatchObject({ concurrency: 4, maxMinutes: 30, timeoutMs: 60_000, retries: 5 });
    expect(higher.warnings).toEqual([
      'timeout of the config file is above the input and was ignored: it can only lower it',
      'concurrency of the config file is above the input and was ignored: it can only lower it',
      'retries of the config file is above its default and was ignored: it can only lower it',
      'max-minutes of the config file is above the input and was ignored: it can only lower it',
    ]);
  });

  it('never resolves a ceiling above what the workflow set', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 256 }),
        fc.integer({ min: 1, max: 256 }),
        async (input, file) => {
          const inputs = { model: 'm', concurrency: String(input) };
          const { options } = await resolveOptions({
            ...base,
            inputs,
            config: config(`concurrency: ${file}`),
          });
          expect(options.concurrency).toBe(Math.min(input, file));
        },
      ),
    );
  });

  it('sets a ceiling that nobody else set', async () => {
    const given = { ...base, inputs: { model: 'm' }, config: config('max-minutes: 12') };
    expect((await resolveOptions(given)).options.maxMinutes).toBe(12);
  });

  it('hands the gate its policy', async () => {
    const inputs = { model: 'm', 'min-accuracy': '0.8', 'fail-on': 'any' };
    const { options } = await resolveOptions({ ...base, inputs });
    expect(gatePolicy(options, true)).toEqual({
      minAccuracy: 0.8,
      minFaithfulness: null,
      minAnswerAccuracy: null,
      minPartialCredit: null,
      maxRegression: 0.02,
      maxRegressionFaithfulness: null,
      failOn: 'any',
      maxErrorRate: 0.02,
      onIncomplete: 'fail',
      baselineExpected: true,
    });
  });
});

it('finds the config file before the other options', () => {
  expect(findConfigPath({})).toEqual({ path: '.github/theory-gate.yml', explicit: false });
  expect(findConfigPath({ inputs: { config: ' ' } })).toEqual({
    path: '.github/theory-gate.yml',
    explicit: false,
  });
  expect(findConfigPath({ inputs: { config: 'gate.yml' } })).toEqual({ path: 'gate.yml', explicit: true });
  expect(findConfigPath({ flags: { config: 'x.yml' } })).toEqual({ path: 'x.yml', explicit: true });
});
