import { describe, expect, it } from '@jest/globals';
import { UserError } from '../../src/domain/errors.ts';
import { type Command, resolveOptions } from '../../src/options/index.ts';
import { stepOf } from '../../src/options/steps.ts';

interface Given {
  readonly inputs?: Record<string, string>;
  readonly flags?: Record<string, string>;
  readonly env?: Record<string, string>;
  readonly config?: string;
}

/** The messages of the mistakes, one a line, or what was resolved when there is none. */
async function mistakesOf({ config, env = {}, ...given }: Given): Promise<string> {
  const file = config === undefined ? {} : { config: { text: config, name: 'gate.yml' } };
  const inputs = { model: 'm', ...given.inputs };
  try {
    await resolveOptions({ command: 'run', env, ...given, inputs, ...file });
    return 'no mistake';
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

const inputs: readonly [name: string, value: string, message: string][] = [
  [
    'min-accuracy',
    '80%',
    'input min-accuracy is "80%", expected a ratio from 0 to 1 (80 percent is written 0.8)',
  ],
  [
    'min-accuracy',
    '0.8%',
    'input min-accuracy is "0.8%", expected a ratio from 0 to 1 (0.8 percent is written 0.008)',
  ],
  [
    'min-accuracy',
    '80',
    'input min-accuracy is "80", expected a ratio from 0 to 1 (80 percent is written 0.8)',
  ],
  ['min-accuracy', '-0.1', 'input min-accuracy is "-0.1", expected a ratio from 0 to 1'],
  [
    'min-accuracy',
    '0,8',
    'input min-accuracy is "0,8", expected a ratio from 0 to 1 (decimals are written with a point)',
  ],
  ['min-accuracy', 'NaN', 'input min-accuracy is "NaN", expected a ratio from 0 to 1'],
  ['min-accuracy', 'Infinity', 'input min-accuracy is "Infinity", expected a ratio from 0 to 1'],
  ['min-accuracy', '1e999', 'input min-accuracy is "1e999", expected a ratio from 0 to 1'],
  ['min-accuracy', '0x1', 'input min-accuracy is "0x1", expected a ratio from 0 to 1'],
  ['alpha', '0', 'input alpha is "0", expected a ratio from 0.0001 to 0.5'],
  ['temperature', '2.5', 'input temperature is "2.5", expected a number from 0 to 2'],
  ['temperature', 'hot', 'input temperature is "hot", expected a number from 0 to 2'],
  ['concurrency', '8.5', 'input concurrency is "8.5", expected an integer from 1 to 256'],
  ['concurrency', '0', 'input concurrency is "0", expected an integer from 1 to 256'],
  ['repeats', '3x', 'input repeats is "3x", expected an integer from 1 to 100'],
  ['sample', '0', 'input sample is "0", expected an integer from 1 to 100000'],
  ['seed', '-1', 'input seed is "-1", expected an integer from 0 to 4294967295'],
  ['faithfulness', 'yes', 'input faithfulness is "yes", expected true or false (write true)'],
  ['regenerate', '0', 'input regenerate is "0", expected true or false (write false)'],
  ['errors', 'maybe', 'input errors is "maybe", expected true or false'],
  ['fail-on', 'Any', 'input fail-on is "Any", expected one of significant, any, never'],
  ['comment', 'no', 'input comment is "no", expected one of always, on-change, on-failure, never'],
  [
    'timeout',
    '15 minutes',
    'input timeout is "15 minutes", expected a duration from 1 to 86400 seconds, such as 90, 90s, 15m or 1h',
  ],
  [
    'timeout',
    '0.5s',
    'input timeout is "0.5s", expected a duration from 1 to 86400 seconds, such as 90, 90s, 15m or 1h',
  ],
  ['categories', ' , ', 'input categories is " , ", expected a list, separated by commas or line breaks'],
  ['problems', 'a\nb', 'input problems is "a\\nb", expected a name or a path on one line'],
  ['extra-body', '{"a": }', 'input extra-body is "{\\"a\\": }", expected a JSON object'],
  ['extra-body', '[1]', 'input extra-body is "[1]", expected a JSON object'],
  [
    'extra-body',
    '{"model":"x"}',
    'input extra-body is "{\\"model\\":\\"x\\"}", expected a JSON object without the field model (name the model in model or judge-model)',
  ],
  [
    'extra-body',
    '{"top_k":3,"stream":true}',
    'input extra-body is "{\\"top_k\\":3,\\"stream\\":true}", expected a JSON object without the field stream (replies are read whole)',
  ],
  [
    'extra-body',
    '{"stream":false}',
    'input extra-body is "{\\"stream\\":false}", expected a JSON object without the field stream (replies are read whole)',
  ],
  [
    'extra-body',
    '{"messages":[]}',
    'input extra-body is "{\\"messages\\":[]}", expected a JSON object without the field messages (the messages are the prompt and the question)',
  ],
  [
    'extra-body',
    '{"n":4}',
    'input extra-body is "{\\"n\\":4}", expected a JSON object without the field n (ask several times with repeats or judge-repeats)',
  ],
  [
    'extra-body',
    '{"tools":[]}',
    'input extra-body is "{\\"tools\\":[]}", expected a JSON object without the field tools (nobody would run the tools)',
  ],
  [
    'extra-body',
    '{"model":"x","stream":true}',
    'input extra-body is "{\\"model\\":\\"x\\",\\"stream\\":true}", expected a JSON object without the field model, stream (name the model in model or judge-model; replies are read whole)',
  ],
  [
    'judge-extra-body',
    '{"model":"x"}',
    'input judge-extra-body is "{\\"model\\":\\"x\\"}", expected a JSON object without the field model (name the model in model or judge-model)',
  ],
  [
    'judge-extra-body',
    '{"stream":true}',
    'input judge-extra-body is "{\\"stream\\":true}", expected a JSON object without the field stream (replies are read whole)',
  ],
  [
    'judge-extra-body',
    '{"messages":null}',
    'input judge-extra-body is "{\\"messages\\":null}", expected a JSON object without the field messages (the messages are the prompt and the question)',
  ],
  [
    'base-url',
    'api.test/v1',
    'input base-url is "api.test/v1", expected an http or https URL without user name, query or fragment',
  ],
  [
    'base-url',
    'file:///etc/passwd',
    'input base-url is "file:///etc/passwd", expected an http or https URL without user name, query or fragment',
  ],
  [
    'base-url',
    'https://a.test/v1?k=1',
    'input base-url is "https://a.test/v1?k=1", expected an http or https URL without user name, query or fragment',
  ],
  [
    'base-url',
    'https://u:hunter2@a.test',
    'input base-url is not shown, expected an http or https URL without user name, query or fragment (give the key as api-key, never inside a URL)',
  ],
  [
    'base-url',
    'http://a.test/v1',
    'base-url is http, and a key would travel unencrypted (use https, or set allow-http)',
  ],
  [
    'base-url',
    'http://127.0.0.1.evil.test/v1',
    'base-url is http, and a key would travel unencrypted (use https, or set allow-http)',
  ],
  ['api-key', 'sk hunter2', 'input api-key is not shown, expected a key without spaces or line breaks'],
  ['min-acuracy', '0.8', 'there is no input min-acuracy (did you mean "min-accuracy"?)'],
  ['min_accuracy', '0.8', 'there is no input min_accuracy (did you mean "min-accuracy"?)'],
  ['banana', '1', 'there is no input banana'],
  ['__proto__x', '1', 'there is no input __proto__x'],
];

const files: readonly [config: string, message: string][] = [
  ['min-acuracy: 0.8', 'gate.yml:1:1: there is no option "min-acuracy" (did you mean "min-accuracy"?)'],
  [
    'model: a\nmin-accuracy: 80%',
    'gate.yml:2:1: "min-accuracy" is "80%", expected a ratio from 0 to 1 (80 percent is written 0.8)',
  ],
  ['min-accuracy: .nan', 'gate.yml:1:1: "min-accuracy" is NaN, expected a ratio from 0 to 1'],
  ['min-accuracy: .inf', 'gate.yml:1:1: "min-accuracy" is Infinity, expected a ratio from 0 to 1'],
  ['min-accuracy:', 'gate.yml:1:1: "min-accuracy" is empty, expected a ratio from 0 to 1'],
  ['model: 4', 'gate.yml:1:1: "model" is 4, expected a text (put it in quotes)'],
  ['model: [a]', 'gate.yml:1:1: "model" is ["a"], expected a text'],
  [
    'ids: [1, 2]',
    'gate.yml:1:1: "ids" is [1,2], expected a list, separated by commas or line breaks (every entry is a text)',
  ],
  ['faithfulness: yes', 'gate.yml:1:1: "faithfulness" is "yes", expected true or false (write true)'],
  ['extra-body: text', 'gate.yml:1:1: "extra-body" is "text", expected a JSON object'],
  [
    'judge-extra-body: {stream: true}',
    'gate.yml:1:1: "judge-extra-body" is {"stream":true}, expected a JSON object without the field stream (replies are read whole)',
  ],
  [
    'extra-body: {messages: []}',
    'gate.yml:1:1: "extra-body" is {"messages":[]}, expected a JSON object without the field messages (the messages are the prompt and the question)',
  ],
  [
    '- model: a',
    'gate.yml:1:1: a config file is a mapping of option names to values (for example: min-accuracy: 0.8)',
  ],
  [
    'just text',
    'gate.yml:1:1: a config file is a mapping of option names to values (for example: min-accuracy: 0.8)',
  ],
  ['seed: 1\nseed: 2', 'gate.yml:2:1: duplicated mapping key'],
  ['seed: &a 1', 'gate.yml:1:7: anchors are not allowed; quote a text that starts with & * or !'],
  ['a: [', 'gate.yml:1:5: unexpected end of the stream within a flow collection'],
  ['__proto__: {model: a}', 'gate.yml:1:1: the key "__proto__" is not allowed'],
];

const KEY_PLACE = 'a file of the checkout must not choose where a key goes: set it as an input or a flag';
const KEY = 'a key does not belong in a file of the repository: set it as an input';

const untrusted: readonly [name: string, hint: string][] = [
  ['base-url', KEY_PLACE],
  ['judge-base-url', KEY_PLACE],
  ['api-key', `${KEY} or a flag`],
  ['judge-api-key', `${KEY} or a flag`],
  ['github-token', KEY],
  ['config', 'a config file does not name another one: set it as an input or a flag'],
  [
    'allow-http',
    'a file of the checkout must not let a key travel unencrypted: set it as an input or a flag',
  ],
  [
    'replay',
    'a file of the checkout must not choose the answers that are scored: set it as an input or a flag',
  ],
  ['out', 'a file of the checkout must not choose where files are written: set it as an input or a flag'],
  ['format', 'it is about one call of report: set it as a flag'],
];

const conflicts: readonly [given: Record<string, string>, message: string][] = [
  [{ model: '' }, 'model is not set (name the model to score)'],
  [
    { replay: 'r.jsonl', 'base-url': 'https://a.test' },
    'replay and base-url exclude each other (recordings are scored offline: leave base-url out)',
  ],
  [{ 'judge-repeats': '3' }, 'judge-repeats needs judge-model (name the model that judges, or leave it out)'],
  [
    { 'min-faithfulness': '0.9' },
    'min-faithfulness needs judge-model (name the model that judges, or leave it out)',
  ],
  [
    { 'judge-model': 'j', 'min-faithfulness': '0.9', faithfulness: 'false' },
    'min-faithfulness needs faithfulness, which is off',
  ],
  [{ 'max-cost': '5' }, 'max-cost needs price-input and price-output (in USD per million tokens)'],
  [{ 'price-input': '5' }, 'price-input and price-output go together'],
  [
    { 'max-cost': '5', 'price-input': '1', 'price-output': '2', 'judge-model': 'j' },
    'max-cost with a judge needs judge-price-input and judge-price-output (the judge costs as well; a judge without a price has the price 0)',
  ],
  [{ ids: 'a,b', sample: '3' }, 'sample is 3, but ids names only 2'],
];

const fine: readonly Given[] = [
  {},
  { inputs: { 'min-accuracy': '0.8', alpha: '5e-2', temperature: '0' } },
  { inputs: { 'min-accuracy': '', sample: '  ' } },
  { inputs: { 'base-url': 'http://127.0.0.1:8080/v1' } },
  { inputs: { 'base-url': 'http://[::1]:8080/v1' } },
  { inputs: { 'base-url': 'http://a.test', 'allow-http': 'TRUE' } },
  { inputs: { 'max-cost': '5', 'price-input': '1', 'price-output': '2' } },
  { inputs: { 'judge-model': 'j', 'min-faithfulness': '0.9' } },
  { inputs: { model: '', replay: 'r.jsonl' }, env: { OPENAI_BASE_URL: 'https://a.test' } },
  { env: { THEORY_GATE_JUDGE_API_KEY: 'unused-without-a-judge' } },
  { inputs: { ids: 'a,b', sample: '2' } },
  { config: '' },
  { config: '# nothing set\n---\n' },
  { config: `\uFEFF${'#'.repeat(200)}\nseed: 1` },
  { config: 'min-accuracy: 0.8\nids: [a, b]\nextra-body: {top_k: 3}\ntimeout: 15m\nfaithfulness: false' },
];

describe('mistakes in options', () => {
  it.each(inputs)('input %s: %.30s', async (name, value, message) => {
    expect(await mistakesOf({ inputs: { [name]: value } })).toBe(message);
  });

  it.each(files)('config %j', async (config, message) => {
    expect(await mistakesOf({ config })).toBe(message);
  });

  it.each(untrusted)('%s is refused in the config file: %s', async (name, hint) => {
    expect(await mistakesOf({ config: `# note\n${name}: https://evil.test` })).toBe(
      `gate.yml:2:1: "${name}" cannot be set in the config file (${hint})`,
    );
  });

  it.each(conflicts)('conflict %j', async (given, message) => {
    expect(await mistakesOf({ inputs: given })).toBe(message);
  });

  it.each(fine)('accepts %j', async (given) => {
    expect(await mistakesOf(given)).toBe('no mistake');
  });

  it('leaves a wrong value of the config file to the commands that read the option', async () => {
    const file = { config: { text: 'min-accuracy: 80\ncategories: 7', name: 'gate.yml' } };
    const given = { flags: { problems: 'set' }, spelled: { problems: 'set' }, env: {}, ...file };
    const said = (command: Command) => resolveOptions({ command, ...given }).catch(String);
    expect(await said('lint')).toMatchObject({ options: { problems: 'set' } });
    expect(await said('problems')).toBe(
      'UserError: gate.yml:2:1: "categories" is 7, expected a list, separated by commas or line breaks (every entry is a text)',
    );
    // The option is named as it was typed.
    expect(await said('gate')).toMatch(/^UserError: --set is no option of theory-gate gate/);
  });

  it('shows all mistakes of all sources together', async () => {
    const given = {
      inputs: { alpha: 'x' },
      flags: { sed: '1' },
      env: { OPENAI_BASE_URL: 'nowhere' },
      config: 'retries: -1',
    };
    expect((await mistakesOf(given)).split('\n')).toEqual([
      'there is no --sed (did you mean "seed"?)',
      'input alpha is "x", expected a ratio from 0.0001 to 0.5',
      'OPENAI_BASE_URL is "nowhere", expected an http or https URL without user name, query or fragment',
      'gate.yml:1:1: "retries" is -1, expected an integer from 0 to 20',
    ]);
  });

  it.each<[flags: Record<string, string>, config: string, decides: boolean]>([
    [{}, '', false],
    [{ 'max-regression': '0.1', 'fail-on': 'any', 'on-incomplete': 'pass' }, 'alpha: 0.01', false],
    [{ 'min-accuracy': '0.8' }, '', true],
    [{ 'min-faithfulness': '0.8' }, '', true],
    [{ 'max-error-rate': '0.02' }, '', true],
    [{ baseline: 'b.json' }, '', true],
    [{}, 'min-accuracy: 0.8', true],
    [{}, 'baseline: b.json', true],
  ])('gate with %j and the config file %j has something to decide by: %s', async (flags, text, decides) => {
    const given = { flags, env: {}, config: { text, name: 'gate.yml' } };
    const decided = resolveOptions({ command: 'gate', ...given });
    if (decides) await expect(decided).resolves.toBeDefined();
    else
      await expect(decided).rejects.toThrow(
        'there is nothing to decide by (set min-accuracy, min-faithfulness or max-error-rate, or name a baseline)',
      );
    const { surprises } = await resolveOptions({ command: 'report', ...given });
    expect(surprises).toEqual(
      decides ? [] : ['rendered with the thresholds of this call (none), not with those of the run'],
    );
  });

  it.each<[Record<string, string>, Record<string, string>, string, string | null]>([
    [{ data: 'd', problems: 'p' }, {}, '', 'data and problems exclude each other (keep one of them)'],
    [{ data: 'd' }, {}, 'problems: p', null],
    [
      { 'api-key': 'k', 'api-key-env': 'K' },
      {},
      '',
      'api-key and api-key-env exclude each other (keep one of them)',
    ],
    [{ 'api-key-env': 'K' }, { OPENAI_API_KEY: 'k' }, '', null],
  ])('judge with %j, the environment %j and the config file %j: %s', async (flags, env, text, message) => {
    const given = { flags, env, config: { text, name: 'gate.yml' } };
    const resolved = resolveOptions({ command: 'judge', ...given });
    if (message === null) await expect(resolved).resolves.toBeDefined();
    else await expect(resolved).rejects.toThrow(message);
  });

  it('refuses flags of other commands', async () => {
    const given = resolveOptions({ command: 'report', flags: { model: 'm' }, env: {} });
    await expect(given).rejects.toThrow('--model is no option of theory-gate report');
  });

  it.each<[Command, string, string, string]>([
    ['judge', '', 'n', '--n is no option of theory-gate judge (it belongs to judge crosscheck)'],
    [
      'judge',
      'selftest',
      'n',
      '--n is no option of theory-gate judge selftest (it belongs to judge crosscheck)',
    ],
    ['judge', 'selftest', 'judged', '(it belongs to judge crosscheck, score)'],
    ['judge', 'selftest', 'judge-controls', '(it belongs to run, judge)'],
    ['judge', 'crosscheck', 'sample', '(it belongs to run, problems, judge selftest)'],
    [
      'judge',
      'crosscheck score',
      'seed',
      '(it belongs to run, problems, human sample, judge selftest, judge crosscheck, solves, verify, explain)',
    ],
    [
      'judge',
      'crosscheck score',
      'judge-model',
      '(it belongs to run, judge, judge selftest, judge crosscheck)',
    ],
    [
      'human',
      'score',
      'responses',
      '--responses is no option of theory-gate human score (it belongs to human sample)',
    ],
    ['human', 'sample', 'json', 'no option of theory-gate human sample'],
  ])('refuses in %s %s the flag --%s, which another step reads', async (command, step, name, message) => {
    const given = resolveOptions({ command, step, flags: { [name]: '5' }, env: {} });
    await expect(given).rejects.toThrow(message);
  });

  it.each<[Command, string, Record<string, string>]>([
    ['judge', '', { 'judge-controls': '5', predictions: 'p' }],
    ['judge', 'selftest', { sample: '5', seed: '5', json: 'true', 'judge-model': 'm' }],
    ['judge', 'crosscheck', { n: '5', judged: 'j', predictions: 'p', 'judge-model': 'm' }],
    ['judge', 'crosscheck score', { json: 'true' }],
    ['human', 'sample', { responses: '5', seed: '5', out: 'o', problems: 'p' }],
    ['human', 'score', { json: 'true', 'second-judge': 'r' }],
    ['score', '', { judged: 'j', out: 'o' }],
  ])('takes in %s %s what it reads: %j', async (command, step, flags) => {
    await expect(resolveOptions({ command, step, flags, env: {} })).resolves.toBeDefined();
  });

  it.each<[Command, string[], string | undefined]>([
    ['judge', [], ''],
    ['judge', ['selftest'], 'selftest'],
    ['judge', ['crosscheck'], 'crosscheck'],
    ['judge', ['crosscheck', 'score', 'key.json'], 'crosscheck score'],
    ['judge', ['score', 'key.json'], undefined],
    ['judge', ['selftests'], undefined],
    ['human', ['score', 'key.json'], 'score'],
    ['gate', ['selftest'], ''],
  ])('tells the step of %s by its arguments %j: %j', (command, positionals, step) => {
    expect(stepOf(command, positionals)).toBe(step);
  });

  it('shows no secret, not even one pasted into another option', async () => {
    const key = 'sk-live-4242424242';
    const shown = await mistakesOf({
      inputs: {
        'fail-on': key,
        alpha: `${'x'.repeat(70)}${key}`,
        'judge-api-key': `${key} x`,
        'github-token': `a\n${key}`,
      },
      env: { OPENAI_API_KEY: key },
    });
    expect(shown).toContain('input fail-on is "***"');
    expect(shown).toContain('input github-token is not shown');
    expect(shown).not.toContain(key.slice(0, 8));
  });
});
