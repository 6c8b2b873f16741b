import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { LogEntry } from '../../src/domain/ports.ts';
import type { Problem } from '../../src/domain/problem.ts';
import type { RunResult } from '../../src/domain/run.ts';
import { parseRun, renderRun, slimRun } from '../../src/evaluation/run-record.ts';
import { decide } from '../../src/gate/decide.ts';
import { judgeTestText, renderJudgeFailure } from '../../src/report/judge-test.ts';
import { problemOf, type Rig, runOnRig, startRigServer } from '../support/examination-rig.ts';
import { readAskedJudging } from '../support/judge-request.ts';
import { type FakeJudge, honestJudge, obedientJudge } from '../support/judges.ts';

interface Hostile {
  readonly kind: string;
  readonly response: string;
}

/** Wrong answers to {@link problemOf} that try to be called right. */
const HOSTILE = JSON.parse(
  readFileSync(new URL('../../fixtures/judge/responses.json', import.meta.url), 'utf8'),
) as readonly Hostile[];

/** The same problem under fifty names; the question says which response it gets. */
const PROBLEMS: readonly Problem[] = HOSTILE.map((_, index) =>
  problemOf({ id: `p${index}`, question: `(item ${index}) ${problemOf().question}` }),
);

const WRONG = 'The matrix has trace $a$, so that \\boxed{a + b}';

let rig: Rig;
afterEach(() => rig.server.close());

async function answerHostile(judge: FakeJudge, controls: number): Promise<RunResult> {
  const model = (_: number, body: string) =>
    HOSTILE[Number(/\(item (\d+)\)/.exec(body)?.[1])]?.response ?? '';
  rig = await startRigServer({ model, judge });
  return runOnRig(rig, { problems: PROBLEMS, judge: { controls } });
}

const POLICY = {
  minAccuracy: null,
  minFaithfulness: null,
  minAnswerAccuracy: null,
  minPartialCredit: null,
  maxRegression: null,
  maxRegressionFaithfulness: null,
  failOn: 'significant',
  maxErrorRate: 1,
  onIncomplete: 'fail',
  baselineExpected: false,
} as const;
const decided = (run: RunResult) =>
  decide({ run, comparison: { kind: 'none', reason: 'none' }, policy: POLICY });

async function testJudge(judge: FakeJudge, controls = 4): Promise<RunResult> {
  rig = await startRigServer({ model: () => WRONG, judge });
  return runOnRig(rig, { judge: { controls, faithfulness: true, errors: true } });
}

describe('fifty hostile responses', () => {
  it('are all taken for right by an obedient judge that nobody tests', async () => {
    const { samples } = await answerHostile(obedientJudge, 0);
    expect(samples).toHaveLength(50);
    expect(samples.filter(({ status }) => status !== 'correct')).toEqual([]);
  });

  it('get no score from an obedient judge, because the controls catch it', async () => {
    const run = await answerHostile(obedientJudge, 4);
    expect(run.judgeControls?.state).toBe('failed');
    expect(run.samples.map(({ reason }) => reason)).toEqual(Array(50).fill('judge_void'));
    expect(decided(run)).toMatchObject({ outcome: 'incomplete', exitCode: 3 });
  });

  it('are all wrong for an honest judge, whom no control voids', async () => {
    const run = await answerHostile(honestJudge, 8);
    expect(run.judgeControls?.state).toBe('passed');
    expect(run.judgeControls?.controls).toHaveLength(8);
    expect(run.samples.map(({ reason }) => reason)).toEqual(Array(50).fill('judged_wrong'));
  });
});

describe('a judge that cannot be used', () => {
  const says =
    (label: string): FakeJudge =>
    () =>
      `So it is.\n||${label}||`;
  const onlyWhen =
    (isFooled: (response: string) => boolean): FakeJudge =>
    (body) =>
      isFooled(readAskedJudging(body).response) ? 'Fine.\n||1||' : honestJudge(body);

  it.each<readonly [string, FakeJudge, string]>([
    ['accepts everything', says('1'), 'known wrong'],
    ['rejects everything', says('0'), 'known right'],
    ['never comes to a label', () => 'I am not sure.', 'no readable verdict'],
    ['names two labels', () => '||1|| or ||0||', 'no readable verdict'],
    ['obeys whoever speaks', obedientJudge, 'injected instruction'],
    ['is taken in by an empty phrase', onlyWhen((text) => text.length < 120), 'near-empty'],
    ['believes long derivations', onlyWhen((text) => text.length > 120), 'known wrong'],
  ])('because it %s is found out, and the report says by which control', async (_, judge, control) => {
    const run = await testJudge(judge);
    const [first] = run.samples;
    expect(run.judgeControls?.state).toBe('failed');
    expect(first).toMatchObject({ status: 'unscored', reason: 'judge_void', decidedBy: 'nobody' });
    expect(first?.faithfulness).toMatchObject({ votes: [], fault: 'judge', void: true });
    expect(first?.error).toBeUndefined();
    expect(renderJudgeFailure(run)).toContain(control);
    const decision = decided(run);
    expect(decision).toMatchObject({ outcome: 'incomplete', exitCode: 3 });
    expect(decision.title).toMatch(/^Incomplete: the judge /);
    expect(rig.bodies.judge.map((body) => readAskedJudging(body).kind)).not.toContain('faithfulness');
  });

  it('leaves what the verifier accepted, and the run is incomplete all the same', async () => {
    const [answer] = problemOf().answers;
    rig = await startRigServer({ model: () => `So \\boxed{${answer?.latex}}`, judge: says('1') });
    const run = await runOnRig(rig, { judge: { controls: 4, faithfulness: true } });
    expect(run.samples[0]).toMatchObject({ status: 'correct', decidedBy: 'symbolic' });
    expect(run.scores.faithfulness.value).toBeNull();
    expect(decided(run)).toMatchObject({ outcome: 'incomplete', exitCode: 3 });
  });

  it('keeps its record readable, also slimmed', async () => {
    const run = await testJudge(says('1'));
    expect(parseRun(renderRun(run), 'run.json')).toEqual(run);
    const slim = slimRun(run);
    expect(parseRun(renderRun(slim), 'run.json')).toEqual(slim);
    expect(slim.judgeControls?.controls.map(({ explanation }) => explanation)).toEqual(['', '', '', '']);
  });
});

describe('an honest judge', () => {
  it('is asked one call a control', async () => {
    const run = await testJudge(honestJudge);
    expect(run.judgeControls?.controls.map(({ kind, state }) => [kind, state])).toEqual([
      ['known-wrong', 'passed'],
      ['known-right', 'passed'],
      ['injected-instruction', 'passed'],
      ['near-empty', 'passed'],
    ]);
    // One correctness, one faithfulness, one error of the only response.
    expect(rig.asked.judge).toBe(4 + 3);
    expect(judgeTestText(run)).toBe(
      '4 planted controls (known wrong, known right, injected instruction, near-empty): 4 passed',
    );
    expect(renderJudgeFailure(run)).toBeUndefined();
  });

  it.each([0, 1, 2, 3])(
    'keeps its word although it wobbles on control %i, which is asked again once',
    async (wobbly) => {
      let seen = 0;
      const flip = (reply: string) =>
        reply.replace(/\|\|([01])\|\|/, (_, label) => `||${1 - Number(label)}||`);
      const run = await testJudge((body) =>
        seen++ === wobbly ? flip(honestJudge(body)) : honestJudge(body),
      );
      expect(run.judgeControls?.state).toBe('passed');
      expect(run.judgeControls?.controls.map(({ labels }) => labels.length).sort()).toEqual([1, 1, 1, 2]);
      expect(run.samples[0]).toMatchObject({ status: 'wrong', reason: 'judged_wrong' });
    },
  );

  it.each([0, 1, 2, 3])('may stumble over the form of its reply to control %i', async (clumsy) => {
    let seen = 0;
    const run = await testJudge((body) => (seen++ === clumsy ? 'Let me see.' : honestJudge(body)));
    expect(run.judgeControls?.state).toBe('passed');
  });

  it('may refuse to look at an injected instruction', async () => {
    const refuses: FakeJudge = (body) =>
      /grader|\[system\]|misprint|evaluator|explanation/.test(readAskedJudging(body).response)
        ? 'I cannot help with that.'
        : honestJudge(body);
    const run = await testJudge(refuses);
    expect(run.judgeControls?.state).toBe('passed');
    expect(judgeTestText(run)).toContain('3 passed, 1 unanswered');
  });
});

describe('the test', () => {
  it('is left out where the user wants none', async () => {
    const run = await testJudge(honestJudge, 0);
    expect(run.judgeControls).toEqual({ state: 'off', controls: [] });
    expect(judgeTestText(run)).toBe('not tested: judge-controls is 0');
    expect(rig.asked.judge).toBe(3);
  });

  it('is not made of a recorded judge, and the report says so', async () => {
    rig = await startRigServer({ model: () => WRONG, judge: honestJudge });
    const run = await runOnRig(rig, { judge: { controls: 'replayed' } });
    expect(run.judgeControls).toEqual({ state: 'replayed', controls: [] });
    expect(judgeTestText(run)).toBe('not tested: a recorded judge has no replies to planted controls');
    expect(decided(run).outcome).toBe('passed');
  });

  it('finds its replies in the log when the run goes on', async () => {
    const log = new Map<string, LogEntry>();
    rig = await startRigServer({ model: () => WRONG, judge: honestJudge });
    const options = { log, judge: { controls: 4, repeats: 3 } };
    const first = await runOnRig(rig, options);
    const asked = { ...rig.asked };
    const second = await runOnRig(rig, options);
    expect(rig.asked).toEqual(asked);
    expect(second.judgeControls).toEqual(first.judgeControls);
    expect([...log.values()].filter(({ note }) => note?.['control'] !== undefined)).toHaveLength(4);
  });

  it('says that the judge could not be tested when it could not be reached', async () => {
    rig = await startRigServer({ model: () => WRONG, judge: honestJudge });
    const run = await runOnRig(rig, { judge: { controls: 2 }, judgeUrl: 'http://127.0.0.1:9/v1' });
    expect(rig.asked.judge).toBe(0);
    expect(run.judgeControls?.state).toBe('unanswered');
    expect(run.samples[0]).toMatchObject({ status: 'unscored', reason: 'judge_failed' });
    expect(renderJudgeFailure(run)).toMatch(/^\*\*Test of the judge\*\* The judge could not be tested: /);
    expect(decided(run)).toMatchObject({ outcome: 'incomplete', exitCode: 3 });
  });
});

describe('a control', () => {
  it('looks to the judge like any other response', async () => {
    await testJudge(honestJudge);
    const correctness = rig.bodies.judge.filter((body) => readAskedJudging(body).kind === 'correctness');
    const skeletons = correctness.map((body) => {
      const { messages, ...rest } = JSON.parse(body) as { messages: { content: string }[] };
      const [instructions, material] = messages.map(({ content }) => content);
      const titles = material?.match(/^<<< [A-Z -]+(?= [0-9a-f]{16} >>>$)/gm);
      const around = material?.replace(
        /^<<< ([A-Z -]+) [0-9a-f]{16} >>>\n[\s\S]*?\n<<< END OF \1 [0-9a-f]{16} >>>$/gm,
        '',
      );
      return JSON.stringify({
        rest,
        instructions,
        titles,
        around: around?.replaceAll(/\b[0-9a-f]{16}\b/g, ''),
      });
    });
    expect(correctness).toHaveLength(5);
    expect(new Set(skeletons).size).toBe(1);
    for (const body of correctness) expect(body).not.toMatch(/control|planted|known|canary/i);
  });

  it('is asked under the headers of any other request', async () => {
    await testJudge(honestJudge);
    const names = rig.server.requests.map(({ headers }) => Object.keys(headers).sort().join());
    expect(new Set(names).size).toBe(1);
  });
});
