import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Ended,
  makeWorkspace,
  runInBash,
  startCommandLine,
  type Workspace,
} from '../support/command-line.ts';
import {
  completion,
  type FakeModelServer,
  reply,
  startFakeModelServer,
} from '../support/fake-model-server.ts';
import { readRecord } from '../support/run-folder.ts';

const problem = (id: string) =>
  `${JSON.stringify({ id, category: 'optics', question: `[${id}] Name the length.`, answers: [{ latex: 'x', kind: 'symbolic' }], symbols: [{ latex: 'x', domain: 'positive' }], provenance: { origin: 'original' } })}\n`;
const SET = ['one', 'two', 'three'].map(problem).join('');

let workspace: Workspace;
let server: FakeModelServer;

/** Every answer is wrong, so that a gate with a floor fails. */
beforeAll(async () => {
  workspace = await makeWorkspace({ 'set.jsonl': SET, 'twice.jsonl': problem('one') + problem('one') });
  server = await startFakeModelServer(() => reply(200, completion('Hence $\\boxed{2x}$.')));
  expect((await bash(`${run('asked')}; exit $?`)).code).toBe(0);
});
afterAll(async () => {
  await server.close();
  await workspace.remove();
});

const run = (out: string) =>
  `theory_gate run --problems set.jsonl --model m --base-url ${server.baseUrl} --out ${out}`;
const bash = (script: string): Promise<Ended> => runInBash(script, { cwd: workspace.root });
/** The code of a command whose output nobody reads. */
const codeBefore = async (command: string, reader: string): Promise<number | null> =>
  (await bash(`${command} | ${reader}; exit "\${PIPESTATUS[0]}"`)).code;

describe('a command whose output nobody reads', () => {
  it.each([
    ['gate asked/run.json --min-accuracy 0.5', 1],
    ['report asked/run.json', 0],
    ['lint twice.jsonl', 1],
    ['lint set.jsonl --nonsense', 2],
  ])('%s ends with its own code', async (command, code) => {
    expect(await codeBefore(`theory_gate ${command} 2> /dev/null`, 'true')).toBe(code);
    expect(await codeBefore(`theory_gate ${command} 2>&1`, 'true')).toBe(code);
    expect(await codeBefore(`theory_gate ${command} 2>&1 > /dev/null`, 'true')).toBe(code);
  });

  it('goes on with its run and writes the record', async () => {
    expect(await codeBefore(`${run('unread')} 2>&1`, 'head -1')).toBe(0);
    const { state, samples } = await readRecord(workspace.path('unread'));
    expect([state, samples.length]).toEqual(['complete', 3]);
    expect(existsSync(workspace.path('unread/run.jsonl.lock'))).toBe(false);
  });
});

describe('a disk that is full', () => {
  it.each([
    ['leaderboard', 3],
    ['gate asked/run.json --min-accuracy 0', 3],
    ['gate asked/run.json --min-accuracy 0.5', 1],
    ['lint twice.jsonl', 1],
  ])('below the output of %s is told in a line', async (command, code) => {
    const ended = await bash(`theory_gate ${command} > /dev/full`);
    expect(ended.code).toBe(code);
    expect(ended.stderr.match(/standard output cannot be written: no space is left/g)).toHaveLength(1);
    expect(ended.stderr).not.toMatch(/^ +at |Node\.js v/m);
  });

  it('below the progress takes nothing from the result', async () => {
    const ended = await bash('theory_gate gate asked/run.json --min-accuracy 0.5 2> /dev/full');
    expect(ended.code).toBe(1);
    expect(ended.stdout).toContain('failed min-accuracy');
  });

  it('below a file is told in a line', async () => {
    const ended = await bash("trap '' XFSZ; ulimit -f 0; theory_gate bless asked/run.json base.json");
    expect(ended.code).toBe(3);
    expect(ended.stderr).toMatch(/^incomplete: base\.json cannot be written: .*\(EFBIG\).*\n$/);
    expect(existsSync(workspace.path('base.json'))).toBe(false);
  });
});

it('the demo ends with 130 where it is interrupted', async () => {
  const demo = startCommandLine(['demo', '--out', 'demo'], { cwd: workspace.root }, (line) => {
    if (line.includes('[ 3/75]')) demo.kill('SIGINT');
  });
  const { code, stderr } = await demo.ended;
  expect(code).toBe(130);
  expect(stderr).toMatch(/incomplete: \d+ of 75 answers missing/);
});
