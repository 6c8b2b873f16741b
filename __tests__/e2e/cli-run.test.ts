import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { COMMANDS } from '../../src/options/row.ts';
import { TOOL_VERSION } from '../../src/version.ts';
import { makeWorkspace, runCommandLine, type Workspace } from '../support/command-line.ts';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts';
import { oscillatorScript, readAsked, renderOscillators } from '../support/oscillator-set.ts';
import { readRecord, withoutReuse } from '../support/run-folder.ts';

let workspace: Workspace;
let server: FakeModelServer;
let seen = 0;

beforeAll(async () => {
  workspace = await makeWorkspace({
    'set.jsonl': renderOscillators(12),
    'short.md': 'Answer in one line.\n\n{{question}}\n',
    'other/short.md': 'Answer in two lines.\n\n{{question}}\n',
  });
  server = await startFakeModelServer(oscillatorScript());
});

afterAll(async () => {
  await server.close();
  await workspace.remove();
});

beforeEach(() => {
  seen = server.requests.length;
});

const say = (...args: readonly string[]) => runCommandLine(args, { cwd: workspace.root });

function run(out: string, ...flags: readonly string[]) {
  return runAt(server, out, ...flags);
}

function runAt({ baseUrl }: FakeModelServer, out: string, ...flags: readonly string[]) {
  const base = ['--problems', 'set.jsonl', '--model', 'm', '--base-url', baseUrl, '--out', out];
  return say('run', ...base, ...flags);
}

/** Problem ids of the requests since the test began, sorted. */
const askedNow = (): readonly string[] =>
  server.requests
    .slice(seen)
    .map((request) => readAsked(request).problemId)
    .sort();

describe('which problems are asked', () => {
  it('only those named by ids, each as often as repeats says', async () => {
    expect((await run('ids', '--ids', 'level-03,level-00', '--repeats', '3')).code).toBe(0);
    expect(askedNow()).toEqual([...Array(3).fill('level-00'), ...Array(3).fill('level-03')]);
    const { samples, identity } = await readRecord(workspace.path('ids'));
    expect(samples.map(({ problemId, sample }) => `${problemId}#${sample}`)).toEqual(
      ['level-00', 'level-03'].flatMap((id) => [0, 1, 2].map((sample) => `${id}#${sample}`)),
    );
    expect(identity.samples).toBe(3);
  });

  // Levels 3, 4, 5, 9, 10 and 11 are "Quantum", by how the set is written.
  it('only those of a category', async () => {
    await run('categories', '--categories', 'Quantum');
    expect(askedNow()).toEqual(['03', '04', '05', '09', '10', '11'].map((number) => `level-${number}`));
  });

  it('a sample that its seed draws again, in the proportions of the categories', async () => {
    const draw = async (seed: string) => {
      const { stdout } = await say('problems', '--problems', 'set.jsonl', '--sample', '4', '--seed', seed);
      return stdout
        .trim()
        .split('\n')
        .slice(0, -1)
        .map((line) => line.split('\t'));
    };
    const [first, again, other] = [await draw('1'), await draw('1'), await draw('2')];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    expect(first.map(([, category]) => category).sort()).toEqual([
      'Classical',
      'Classical',
      'Quantum',
      'Quantum',
    ]);
    await run('sample', '--sample', '4', '--seed', '1');
    expect(askedNow()).toEqual(first.map(([id]) => id));
  });

  it('lists them without asking anybody', async () => {
    const ended = await say('problems', '--problems', 'set.jsonl', '--ids', 'level-01');
    expect(ended).toMatchObject({
      code: 0,
      stdout: 'level-01\tClassical\tsymbolic\n1 of 12 problems with 1 answer, 0 for the judge only\n',
    });
    expect(askedNow()).toEqual([]);
  });
});

describe('running again into the same folder', () => {
  const only = ['--ids', 'level-00,level-01'];

  it('asks again: a finished run is no answer to the next one, and is kept under another name', async () => {
    const first = await run('finished', ...only);
    const before = server.requests.length;
    const second = await run('finished', ...only);
    expect([second.code, server.requests.length - before]).toEqual([0, 2]);
    expect(second.stderr).toContain(
      'the finished run in finished/run.json is now finished/run.previous.json; --reuse',
    );
    expect(second.stdout).toBe(first.stdout);
    const kept = await readFile(workspace.path('finished/run.previous.jsonl'), 'utf8');
    expect(kept.trim().split('\n')).toHaveLength(2);
    askedNow();
  });

  it('with --reuse asks nothing that was answered; a changed prompt, model or parameter asks again', async () => {
    const first = await run('again', ...only);
    expect(askedNow()).toEqual(['level-00', 'level-01']);
    const steps: readonly (readonly [flags: readonly string[], requests: number])[] = [
      [[], 0],
      [['--repeats', '2'], 2],
      [['--repeats', '2'], 0],
      [['--prompt', 'short.md'], 2],
      [['--prompt', 'short.md'], 0],
      [['--prompt', 'other/short.md'], 2],
      [['--temperature', '0.5'], 2],
      [['--max-tokens', '100'], 2],
      [[], 0],
    ];
    for (const [flags, requests] of steps) {
      const before = server.requests.length;
      const ended = await run('again', ...only, ...flags, '--reuse');
      expect([flags, ended.code, server.requests.length - before]).toEqual([flags, 0, requests]);
      if (flags.length === 0) expect(withoutReuse(ended.stdout)).toBe(first.stdout);
    }
  });

  it('is refused while another process writes there, which is not disturbed', async () => {
    let second: ReturnType<typeof say> | undefined;
    const slow = await startFakeModelServer((request, index) => {
      second ??= run('shared', ...only);
      return [{ wait: second }, ...oscillatorScript()(request, index)];
    });
    const first = await runAt(slow, 'shared', ...only);
    await slow.close();
    expect(first.code).toBe(0);
    const refused = await second;
    expect(refused?.code).toBe(2);
    expect(refused?.stderr).toMatch(
      /^error: the run log shared\/run\.jsonl is being written by process \d+ \(wait for it, or give this run another log\)$/m,
    );
    expect(askedNow()).toEqual([]);
  });
});

describe('what it says of itself', () => {
  it('gives its version', async () => {
    expect(await say('--version')).toMatchObject({ code: 0, stdout: `${TOOL_VERSION}\n`, stderr: '' });
  });

  it('lists its commands', async () => {
    const { code, stdout } = await say('--help');
    expect(code).toBe(0);
    for (const command of Object.keys(COMMANDS)) expect(stdout).toContain(`\n  ${command} `);
  });

  it.each(Object.keys(COMMANDS))(
    'explains %s within 100 columns, whatever else is given',
    async (command) => {
      const ended = await say(command, '--help');
      expect(ended).toMatchObject({ code: 0, stderr: '' });
      expect(ended.stdout).toMatch(new RegExp(`^Usage: theory-gate ${command} `));
      expect(Math.max(...ended.stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
      expect(existsSync(workspace.path('theory-gate-out'))).toBe(false);
    },
  );
});
