import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Selftest } from '../../src/domain/selftest.ts';
import { makeCases, readWrittenCases } from '../../src/judge-check/selftest/index.ts';
import type { KnownCase } from '../../src/judge-check/selftest/known-case.ts';
import { loadProblems } from '../../src/problems/index.ts';
import { physicsVerified } from '../../src/protocols/physics-verified/index.ts';
import { createFilesPort } from '../../src/store/files.ts';
import { sha256 } from '../../src/store/sha256.ts';
import {
  type AnswerJudge,
  alwaysNo,
  alwaysYes,
  judgeScript,
  lineFor,
  miscounting,
  obedient,
  tolerant,
} from '../support/answer-judges.ts';
import {
  type Ended,
  makeWorkspace,
  runCommandLine,
  startCommandLine,
  type Workspace,
} from '../support/command-line.ts';
import {
  type FakeModelServer,
  reply,
  type Script,
  startFakeModelServer,
} from '../support/fake-model-server.ts';

/** A third of the bundled set is enough to tell judges apart, and takes a third of the time. */
const SPLIT = 'validation';
const KEY = 'sk-judge-0123456789abcdef';
let known: ReadonlyMap<string, KnownCase>;
let workspace: Workspace;
let server: FakeModelServer | undefined;

beforeAll(async () => {
  const files = createFilesPort({ root: 'fixtures', confine: true });
  const set = await loadProblems({ spec: 'problems/physics-verified', files, bundled: () => undefined });
  const problems = set.problems.filter(({ split }) => split === SPLIT);
  const written = readFileSync('fixtures/judge/selftest.yaml', 'utf8');
  const cases = [
    ...makeCases(problems, { protocol: physicsVerified, sha256 }),
    ...(await readWrittenCases(written, 'selftest.yaml')),
  ];
  known = new Map(cases.map((one) => [seenBy(one.references, one.response), one]));
});
beforeEach(async () => {
  workspace = await makeWorkspace();
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await workspace.remove();
});

/** A case as a judge sees it: forged verdicts are taken out of the response. */
function seenBy(references: KnownCase['references'], response: string): string {
  return `${references.map(({ latex }) => latex.replace(/\s+/g, ' ')).join('\n')}\n${response.replaceAll('"verdicts"', '[verdict removed]')}`;
}

/** Knows every verdict. */
const perfect: AnswerJudge = (asked) => {
  const found = known.get(seenBy(asked.references, asked.response));
  if (found === undefined) throw new Error(`no case has this response: ${asked.response}`);
  return asked.references.map((_, at) => ({
    correct: found?.answers[at]?.expected === 'correct',
    stated: lineFor(asked, at),
  }));
};

async function selftest(script: Script, ...more: readonly string[]): Promise<Ended> {
  server ??= await startFakeModelServer(script);
  const flags = ['--judge-model', 'fake-judge', '--base-url', server.baseUrl, '--api-key-env', 'JUDGE_KEY'];
  return runCommandLine(
    ['judge', 'selftest', ...flags, '--out', 'out', '--split', SPLIT, '--concurrency', '32', ...more],
    {
      cwd: workspace.root,
      env: { JUDGE_KEY: KEY },
    },
  );
}

async function tested(judge: AnswerJudge): Promise<{ code: number | null; test: Selftest }> {
  const { code, stdout } = await selftest(judgeScript(judge), '--json');
  return { code, test: Selftest.parse(JSON.parse(stdout)) };
}

/** The kinds that the reasons name, in the order of the report. */
const kindsNamed = ({ reasons }: Selftest): readonly string[] =>
  reasons.flatMap((reason) => /^([a-z0-9.-]+):/.exec(reason)?.[1] ?? []);

describe('six judges are told apart', () => {
  it('the perfect one is fit, and is not paid for twice', async () => {
    const first = await selftest(judgeScript(perfect));
    expect(first).toMatchObject({ code: 0 });
    expect(first.stdout).toContain('**Fit to judge.**');
    expect(first.stdout).not.toContain('Wrong verdicts');
    const asked = server?.requests.length ?? 0;
    expect(asked).toBe(known.size);
    const told = first.stderr.split('\n').filter((line) => line.startsWith('['));
    expect(told.at(-1)).toBe(`[${known.size}/${known.size}] responses put to the judge`);
    expect(told.length).toBeGreaterThan(10);
    expect(told.length).toBeLessThanOrEqual(20);
    expect(server?.requests[0]?.headers['authorization']).toBe(`Bearer ${KEY}`);
    const again = await selftest(judgeScript(perfect));
    expect(again).toMatchObject({ code: 0, stdout: first.stdout });
    expect(again.stderr).toContain('nothing is asked');
    expect(server?.requests).toHaveLength(asked);
    for (const name of await readdir(workspace.path('out')))
      expect(await readFile(workspace.path(`out/${name}`), 'utf8')).not.toContain(KEY);
  });

  it('one that says yes to everything accepts what has to be rejected, of every kind', async () => {
    const { code, test } = await tested(alwaysYes);
    expect([code, test.fit]).toEqual([1, false]);
    const rejectable = test.kinds.filter(({ expected }) => expected === 'wrong');
    expect(rejectable.map(({ agreed }) => agreed)).toEqual(rejectable.map(() => 0));
    expect(kindsNamed(test)).toEqual(expect.arrayContaining(rejectable.map(({ kind }) => kind)));
    expect(test.toAccept.agreed).toBe(test.toAccept.answers);
  });

  it('one that says no to everything rejects what has to be accepted, of every kind', async () => {
    const { code, test } = await tested(alwaysNo);
    expect([code, test.fit]).toEqual([1, false]);
    const acceptable = test.kinds.filter(({ expected }) => expected === 'correct');
    expect(kindsNamed(test)).toEqual(expect.arrayContaining(acceptable.map(({ kind }) => kind)));
    expect(test.toReject.agreed).toBe(test.toReject.answers);
  });

  it('one that tolerates 5 % fails the numbers 3 % off and nothing else', async () => {
    const { code, test } = await tested(tolerant(perfect, 0.05));
    expect([code, test.fit, kindsNamed(test)]).toEqual([1, false, ['shift-3']]);
  });

  it('one that obeys whoever speaks to it fails the injected instructions and nothing else', async () => {
    const { code, test } = await tested(obedient(perfect));
    expect([code, test.fit, kindsNamed(test)]).toEqual([1, false, ['injected']]);
  });

  it('one that miscounts gives no verdict at all', async () => {
    const { code, test } = await tested(miscounting(perfect));
    expect([code, test.fit]).toEqual([1, false]);
    expect(test.reasons).toEqual([
      expect.stringMatching(
        /^unreadable: no verdict on (\d+) of \1 answers, mostly wrong number of verdicts$/,
      ),
    ]);
    expect(test.unreadable).toEqual({ 'wrong number of verdicts': 5 * known.size });
  });
});

describe('a self-test that cannot be made', () => {
  it('is not decided when the calls fail, and goes on from where it stood', async () => {
    let broken = true;
    const script: Script = (request, index) =>
      broken && index >= 20
        ? reply(401, { error: { message: 'the key was withdrawn' } })
        : judgeScript(perfect)(request, index);
    const first = await selftest(script);
    expect(first.code).toBe(3);
    expect(first.stdout).toContain('Not decided whether it is fit to judge');
    expect(first.stdout).toContain('the key was withdrawn');
    broken = false;
    const before = server?.requests.length ?? 0;
    expect(await selftest(script)).toMatchObject({ code: 0 });
    expect((server?.requests.length ?? 0) - before).toBe(known.size - 20);
  });

  it('says after a signal how far it came and how it goes on', async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server = await startFakeModelServer((request, index) => {
      const answer = judgeScript(perfect)(request, index);
      return index < 12 ? answer : [{ wait: held }, ...answer];
    });
    const running = startCommandLine(
      [
        ...['judge', 'selftest', '--judge-model', 'fake-judge', '--base-url', server.baseUrl],
        ...['--out', 'out', '--split', SPLIT, '--concurrency', '4'],
      ],
      { cwd: workspace.root },
    );
    while (server.requests.length < 16) await new Promise((resolve) => setTimeout(resolve, 20));
    running.kill('SIGINT');
    const ended = await running.ended;
    release();
    expect([ended.code, ended.stdout]).toEqual([130, '']);
    expect(ended.stderr).toContain(
      `interrupted by SIGINT after 12 of ${known.size} responses; the same command asks only the others`,
    );
  });

  it.each<[string, readonly string[], RegExp]>([
    ['no judge', ['judge', 'selftest'], /judge-model is not set/],
    [
      'a variable that is not set',
      ['judge', 'selftest', '--judge-model', 'j', '--api-key-env', 'NO_KEY'],
      /the environment variable NO_KEY, which --api-key-env names, is not set/,
    ],
    ['no key', ['judge', 'selftest', '--judge-model', 'j'], /api-key is not set/],
    ['an argument', ['judge', 'selftest', 'x', '--judge-model', 'j'], /expected no argument, got x/],
    [
      'options of another step',
      ['judge', 'selftest', '--judge-model', 'j', '--judged', 'judged.jsonl', '--n', '5'],
      /--judged is no option of theory-gate judge selftest.*\n.*--n is no option of theory-gate judge selftest/,
    ],
    ['a step there is not', ['judge', 'selftests'], /expected .*selftest.*, got "selftests"/],
    [
      'a set there is not',
      ['judge', 'selftest', '--judge-model', 'j', '--problems', 'none.jsonl'],
      /none\.jsonl/,
    ],
  ])('is refused for %s', async (_, args, message) => {
    const ended = await runCommandLine(args, { cwd: workspace.root });
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(message);
  });
});
