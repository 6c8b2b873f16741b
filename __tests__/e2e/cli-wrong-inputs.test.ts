import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pLimit from 'p-limit';
import { type Ended, makeWorkspace, runCommandLine } from '../support/command-line.ts';
import {
  type FakeModelServer,
  reply,
  type Script,
  startFakeModelServer,
} from '../support/fake-model-server.ts';
import { expectGolden } from '../support/golden.ts';
import { oscillatorScript, renderOscillators } from '../support/oscillator-set.ts';

/** A mistake, the command that makes it, and the exit code it must end with. */
interface Mistake {
  readonly about: string;
  readonly command: string;
  readonly exit: 2 | 3 | 4;
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** how the endpoint behaves; its base URL stands for `<base-url>` in the command */
  readonly endpoint?: Script;
}

const ASK = 'run --problems set.jsonl --model m --base-url <base-url> --concurrency 1 --retries 0';
const GOOD_CONFIG = '--config config.yml';

const COMMAND_LINE: readonly Mistake[] = [
  { about: 'no command', command: '', exit: 2 },
  { about: 'a misspelt command', command: 'rnu', exit: 2 },
  { about: 'an option that does not exist', command: 'run --modle m', exit: 2 },
  { about: 'an option of the Action', command: 'run --model m --comment never', exit: 2 },
  { about: 'an option of another command', command: 'gate run.json --model m', exit: 2 },
  { about: 'an option without its value', command: 'run --problems set.jsonl --model', exit: 2 },
  { about: 'an option given twice', command: 'run --model a --model b', exit: 2 },
  { about: 'a number with a comma', command: 'run --model m --temperature 0,5', exit: 2 },
  { about: 'a number out of range', command: 'run --model m --repeats 0', exit: 2 },
  { about: 'a ratio written as a percentage', command: 'run --model m --min-accuracy 80%', exit: 2 },
  { about: 'a ratio above one', command: 'run --model m --min-accuracy 80', exit: 2 },
  { about: 'a duration in words', command: 'run --model m --timeout soon', exit: 2 },
  { about: 'a choice that does not exist', command: 'run --model m --fail-on sometimes', exit: 2 },
  {
    about: 'several mistakes at once',
    command: 'run --repeats ten --alpha 5% --base-url api.example.com --out=',
    exit: 2,
  },
  { about: 'no model', command: 'run --problems set.jsonl', exit: 2 },
  { about: 'no key', command: 'run --problems set.jsonl --model m', exit: 2 },
  {
    about: 'no key for the judge, which is elsewhere',
    command:
      'run --problems set.jsonl --model m --judge-model j --judge-base-url https://judge.example.com/v1',
    env: { OPENAI_API_KEY: 'key-for-somebody-else' },
    exit: 2,
  },
  {
    about: 'http to a foreign host',
    command: 'run --problems set.jsonl --model m --base-url http://models.example.com/v1',
    env: { OPENAI_API_KEY: 'key-that-stays-here' },
    exit: 2,
  },
  {
    about: 'a key in the URL',
    command: 'run --problems set.jsonl --model m --base-url https://user:secret@models.example.com/v1',
    exit: 2,
  },
  { about: 'a limit of cost without prices', command: 'run --model m --max-cost 5', exit: 2 },
  { about: 'a vote count without a judge', command: 'run --model m --judge-repeats 3', exit: 2 },
  {
    about: 'recordings and an endpoint',
    command: 'run --replay rec --base-url https://a.example.com/v1',
    exit: 2,
  },
  { about: 'a protocol that does not exist', command: `${ASK} --protocol qft-bench-2`, exit: 2 },
];

const CONFIG: readonly Mistake[] = [
  { about: 'a config file that is not there', command: `run --model m ${GOOD_CONFIG}`, exit: 2 },
  {
    about: 'a config file that chooses where the key goes',
    command: `run --model m ${GOOD_CONFIG}`,
    files: { 'config.yml': 'min-accuracy: 0.8\nbase-url: https://elsewhere.example.com/v1\n' },
    exit: 2,
  },
  {
    about: 'a config file that chooses what is scored and where it is written',
    command: `run --model m ${GOOD_CONFIG}`,
    files: { 'config.yml': 'replay: qft-bench\nout: elsewhere\napi-key: sk-in-a-file\n' },
    exit: 2,
  },
  {
    about: 'a config file with a misspelt option',
    command: `run --model m ${GOOD_CONFIG}`,
    files: { 'config.yml': 'min-acuracy: 0.8\n' },
    exit: 2,
  },
  {
    about: 'a config file with a wrong value',
    command: `run --model m ${GOOD_CONFIG}`,
    files: { 'config.yml': '# gate\nmin-accuracy: 80\n' },
    exit: 2,
  },
  {
    about: 'a config file that is not YAML',
    command: `run --model m ${GOOD_CONFIG}`,
    files: { 'config.yml': 'categories: [Classical\nmin-accuracy: 0.8\n' },
    exit: 2,
  },
];

const PROBLEM = `id: level
category: Quantum
question: What is the energy of the ground state?
answers:
  - latex: '\\frac{1}{2} \\hbar \\omega'
    kind: symbolic
provenance: { origin: original }
`;

const PROBLEMS: readonly Mistake[] = [
  { about: 'a problem file that is not there', command: 'problems --problems nowhere.yaml', exit: 2 },
  {
    about: 'a folder without problems',
    command: 'problems --problems empty',
    files: { 'empty/a.txt': '' },
    exit: 2,
  },
  {
    about: 'an empty problem file',
    command: 'problems --problems a.jsonl',
    files: { 'a.jsonl': '' },
    exit: 2,
  },
  {
    about: 'a problem file that is not YAML',
    command: 'problems --problems a.yaml',
    files: { 'a.yaml': PROBLEM.replace('  - latex', '\t- latex') },
    exit: 2,
  },
  {
    about: 'a problem file that is not JSON',
    command: 'problems --problems a.jsonl',
    files: { 'a.jsonl': `${renderOscillators(1)}{"id": "b", "category": }\n` },
    exit: 2,
  },
  {
    about: 'two problems of one id',
    command: 'problems --problems set',
    files: { 'set/a.yaml': PROBLEM, 'set/b.yaml': PROBLEM },
    exit: 2,
  },
  {
    about: 'a misspelt key, a missing one and a kind that does not exist',
    command: 'problems --problems a.yaml',
    files: { 'a.yaml': PROBLEM.replace('question', 'qestion').replace('symbolic', 'algebraic') },
    exit: 2,
  },
  {
    about: 'an answer without its kind',
    command: 'problems --problems a.yaml',
    files: { 'a.yaml': PROBLEM.replace('    kind: symbolic\n', '') },
    exit: 2,
  },
  {
    about: 'a reference answer that cannot be read',
    command: 'run --problems a.yaml --model m --base-url http://127.0.0.1:1/v1',
    files: { 'a.yaml': PROBLEM.replace('\\omega', '\\omega +') },
    exit: 2,
  },
  {
    about: 'a category the set does not have',
    command: 'problems --problems set.jsonl --categories Clasical',
    exit: 2,
  },
  {
    about: 'filters that leave nothing',
    command: 'problems --problems set.jsonl --categories Quantum --ids level-00',
    files: { 'set.jsonl': renderOscillators(6) },
    exit: 2,
  },
  { about: 'a sample larger than the set', command: 'problems --problems set.jsonl --sample 9', exit: 2 },
  {
    about: 'a prompt without a place for the question',
    command: `${ASK} --prompt short.md`,
    files: { 'short.md': 'Answer briefly: {question}\n' },
    exit: 2,
  },
  { about: 'a prompt that is not there', command: `${ASK} --prompt prompts/short.md`, exit: 2 },
];

const ENDPOINTS: readonly Mistake[] = [
  {
    about: 'a host that does not answer',
    command:
      'run --problems set.jsonl --model m --base-url http://127.0.0.1:1/v1 --concurrency 1 --retries 0',
    exit: 3,
  },
  {
    about: 'a key the endpoint refuses',
    command: ASK,
    env: { OPENAI_API_KEY: 'sk-refused-0123456789' },
    endpoint: () =>
      reply(401, {
        error: { message: 'Incorrect API key provided: sk-refused-0123456789.', code: 'invalid_api_key' },
      }),
    exit: 3,
  },
  {
    about: 'a model the endpoint does not have',
    command: ASK,
    endpoint: () =>
      reply(404, { error: { message: 'The model `m` does not exist.', code: 'model_not_found' } }),
    exit: 3,
  },
  {
    about: 'a page where a completion is expected',
    command: ASK,
    endpoint: () => reply(200, '<!doctype html><title>Welcome</title>', { 'content-type': 'text/html' }),
    exit: 3,
  },
  {
    about: 'an account that is empty',
    command: ASK,
    endpoint: () =>
      reply(429, { error: { message: 'You exceeded your current quota.', code: 'insufficient_quota' } }),
    exit: 3,
  },
];

/** Where a redirect points: another host, which must never hear of it. */
let elsewhere: FakeModelServer;

const REDIRECT: Mistake = {
  about: 'an endpoint that sends the key elsewhere',
  command: ASK,
  env: { OPENAI_API_KEY: 'sk-not-for-elsewhere-01234' },
  endpoint: () => reply(307, '', { location: `${elsewhere.origin}/v1/chat/completions` }),
  exit: 3,
};

const RECORDS: readonly Mistake[] = [
  { about: 'recordings that are not there', command: 'run --problems set.jsonl --replay nowhere', exit: 2 },
  {
    about: 'recordings with bad lines',
    command: 'run --problems set.jsonl --replay rec.jsonl',
    files: { 'rec.jsonl': '{"kind":"answer","problem":"level-00"}\nnot JSON\n' },
    exit: 2,
  },
  {
    about: 'a recording that is missing',
    command: 'run --problems set.jsonl --replay rec.jsonl --concurrency 1',
    files: { 'rec.jsonl': '{"id":"level-00","response":"\\\\boxed{1}"}\n' },
    exit: 3,
  },
  {
    about: 'a run log that was damaged',
    command: ASK,
    files: { 'theory-gate-out/run.jsonl': '{"sha256":"00"}\n{"sha256":"01"}\n' },
    exit: 2,
  },
  { about: 'a folder for the results that is a file', command: `${ASK} --out set.jsonl`, exit: 2 },
  { about: 'a folder for the results that nobody can make', command: `${ASK} --out /proc/x`, exit: 2 },
  {
    about: 'a baseline that is no run record',
    command: `${ASK} --baseline notes.json`,
    files: { 'notes.json': '{"accuracy": 0.9}\n' },
    endpoint: oscillatorScript(),
    exit: 4,
  },
  {
    about: 'a baseline of another problem set',
    command: `${ASK} --baseline other.json`,
    endpoint: oscillatorScript(),
    exit: 4,
  },
  { about: 'a run record and nothing to decide by', command: 'gate whole.json', exit: 2 },
  { about: 'a run record that is not there', command: 'gate run.json --min-accuracy 0.8', exit: 2 },
  {
    about: 'a run record that is not JSON',
    command: 'report notes.txt',
    files: { 'notes.txt': 'notes' },
    exit: 2,
  },
  { about: 'a run record of a newer version', command: 'gate newer.json --min-accuracy 0.8', exit: 2 },
  {
    about: 'a run record that was edited',
    command: 'report edited.json',
    exit: 2,
  },
  {
    about: 'a baseline to decide with that is no run record',
    command: 'gate whole.json --baseline set.jsonl',
    exit: 2,
  },
  {
    about: 'a baseline to decide with that is not there',
    command: 'gate whole.json --baseline gone.json',
    exit: 2,
  },
  { about: 'one record where two are compared', command: 'compare whole.json', exit: 2 },
  { about: 'two records that do not compare', command: 'compare other.json whole.json', exit: 4 },
  { about: 'the blessing of an incomplete run', command: 'bless partial.json', exit: 2 },
  { about: 'the blessing of nothing', command: 'bless', exit: 2 },
];

const records: Record<string, string> = {};
const blocks = new Map<Mistake, string>();

/** Three records to make mistakes with: of this set, of another one, and of a run whose endpoint failed half way. */
beforeAll(async () => {
  elsewhere = await startFakeModelServer(oscillatorScript());
  const other = renderOscillators(3).replaceAll('level', 'state').replaceAll('harmonic', 'simple');
  const workspace = await makeWorkspace({ 'set.jsonl': renderOscillators(3), 'other.jsonl': other });
  const server = await startFakeModelServer((request, index) =>
    request.path.startsWith('/fails') && index % 2 === 1
      ? reply(400, { error: { message: 'no' } })
      : oscillatorScript()(request, index),
  );
  const runs = [
    ['whole', 'set.jsonl', ''],
    ['other', 'other.jsonl', ''],
    ['partial', 'set.jsonl', '/fails'],
  ] as const;
  for (const [out, set, path] of runs) {
    const flags = ['--model', 'm', '--base-url', `${server.origin}${path}/v1`, '--concurrency', '1'];
    await runCommandLine(['run', '--problems', set, '--out', out, ...flags], { cwd: workspace.root });
    records[`${out}.json`] = await readFile(workspace.path(`${out}/run.json`), 'utf8');
  }
  const { 'whole.json': whole = '' } = records;
  records['newer.json'] = whole.replace('"schemaVersion": 1', '"schemaVersion": 2');
  records['edited.json'] = whole.replace('"status": "correct"', '"status": "right"');
  await server.close();
  await workspace.remove();
});

afterAll(() => elsewhere.close());

/** Makes a mistake, keeps its block for the golden, and checks what holds for all of them. */
async function commit(mistake: Mistake): Promise<number | null> {
  const workspace = await makeWorkspace({ 'set.jsonl': renderOscillators(3), ...records, ...mistake.files });
  const server = await startFakeModelServer(mistake.endpoint ?? oscillatorScript());
  const { env = {} } = mistake;
  try {
    const args = mistake.command.replace('<base-url>', server.baseUrl).split(' ').filter(Boolean);
    const ended = await runCommandLine(args, { cwd: workspace.root, env });
    blocks.set(mistake, renderBlock(mistake, ended, workspace.root));
    for (const key of Object.values(env)) expect(`${ended.stdout}${ended.stderr}`).not.toContain(key);
    if (mistake.exit === 2) {
      expect(server.requests).toEqual([]);
      const given = Object.keys(mistake.files ?? {}).some((file) => file.startsWith('theory-gate-out/'));
      expect([mistake.about, existsSync(workspace.path('theory-gate-out'))]).toEqual([mistake.about, given]);
    }
    expect(existsSync(workspace.path('theory-gate-out/run.jsonl.lock'))).toBe(false);
    return ended.code;
  } finally {
    await server.close();
    await workspace.remove();
  }
}

/** What was mistaken, the command, its exit code, and everything it said. Ports and folders have no fixed name. */
function renderBlock({ about, command }: Mistake, { code, stdout, stderr }: Ended, folder: string): string {
  const said = `${stderr}${stdout}`.replaceAll(folder, '<folder>').trimEnd();
  const shown = said.replace(/127\.0\.0\.1:(?!1\b)\d+/g, '127.0.0.1:<port>');
  return `# ${about}\n$ theory-gate ${command}\nexit ${code}\n${shown}\n`;
}

describe('wrong inputs', () => {
  const all = [...COMMAND_LINE, ...CONFIG, ...PROBLEMS, ...ENDPOINTS, REDIRECT, ...RECORDS];

  it('end with the exit code of whose fault it is, and say what to do', async () => {
    const twoAtATime = pLimit(2);
    const codes = await Promise.all(all.map((mistake) => twoAtATime(() => commit(mistake))));
    const text = all.map((mistake) => blocks.get(mistake)).join('\n');
    expectGolden(new URL('__goldens__/wrong-inputs.txt', import.meta.url), text);
    expect(all.map(({ about }, index) => [about, codes[index]])).toEqual(
      all.map(({ about, exit }) => [about, exit]),
    );
    expect(elsewhere.requests).toEqual([]);
  });
});
