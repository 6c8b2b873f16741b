import { afterEach, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../src/domain/problem.ts';
import type { RunResult } from '../../src/domain/run.ts';
import { parseRun, renderRun } from '../../src/evaluation/run-record.ts';
import { physicsVerified } from '../../src/protocols/physics-verified/index.ts';
import { answersJudge, honestAnswersJudge, readAskedAnswers } from '../support/answers-judge.ts';
import {
  type FakeModel,
  problemOf,
  type Rig,
  type RigOptions,
  runOnRig,
  startRigServer,
} from '../support/examination-rig.ts';
import { isJudging } from '../support/judge-request.ts';
import type { FakeJudge } from '../support/judges.ts';

const PENDULUM: Problem = problemOf({
  id: 'pendulum',
  category: 'mechanics',
  question: 'A pendulum of length $l$ swings. (a) Give its period. (b) Give it for $l = 1$ m, in seconds.',
  answers: [
    { label: 'a', latex: '2\\pi\\sqrt{\\frac{l}{g}}', kind: 'symbolic' },
    { label: 'b', latex: '2.01', kind: 'numeric' },
  ],
  symbols: ['l', 'g'].map((latex) => ({ latex, domain: 'positive' as const })),
  solution: 'For small angles $\\ddot\\phi = -(g/l)\\phi$, hence the period.',
});

const RIGHT = [
  'Explanation: small angles.',
  'Answers:',
  '(a) $T = 2\\pi\\sqrt{l/g}$',
  '(b) $2.01$',
  'Confidence: 90%',
].join('\n');
const HALF = RIGHT.replace('(b) $2.01$', '(b) $4.02$');

let rig: Rig;
afterEach(async () => {
  await rig.server.close();
});

async function run(model: FakeModel, judge: FakeJudge, options: RigOptions = {}) {
  rig = await startRigServer({ model, judge });
  return runOnRig(rig, { problems: [PENDULUM], protocol: physicsVerified, ...options });
}

describe('a sample with labelled answers', () => {
  it('is judged in one call, which has the references and not the solution', async () => {
    const { samples } = await run(() => HALF, honestAnswersJudge);
    expect(samples[0]).toMatchObject({
      status: 'wrong',
      reason: 'judged_wrong',
      decidedBy: 'judge',
      answer: '(a) $T = 2\\pi\\sqrt{l/g}$\n(b) $4.02$',
      confidence: { percent: 90, given: true },
      answers: [
        { label: 'a', kind: 'symbolic', status: 'correct', decidedBy: 'judge' },
        {
          label: 'b',
          kind: 'numeric',
          status: 'wrong',
          decidedBy: 'judge',
          stated: '$4.02$',
          grounds: 'another',
        },
      ],
      correctness: { kind: 'answers', label: 'incorrect', votes: ['incorrect'] },
    });
    expect(rig.asked).toEqual({ model: 1, judge: 1 });
    const [body = ''] = rig.bodies.judge;
    expect(readAskedAnswers(body)).toEqual({
      question: PENDULUM.question,
      references: [
        { label: 'a', latex: '2\\pi\\sqrt{\\frac{l}{g}}' },
        { label: 'b', latex: '2.01' },
      ],
      response: HALF,
    });
    expect(body).not.toContain('ddot');
    expect(JSON.parse(body)).toHaveProperty('response_format.type', 'json_schema');
  });

  it('is correct only when all of its answers are', async () => {
    const { samples } = await run(() => RIGHT, honestAnswersJudge);
    expect(samples[0]).toMatchObject({ status: 'correct', reason: 'judged_correct' });
  });

  it('is read and judged behind its last block of reasoning', async () => {
    const unsaid = HALF.replace('90%', '10%');
    const { samples } = await run(() => `Hm.\n<think>${unsaid}</think>\n${RIGHT}`, honestAnswersJudge);
    expect(samples[0]).toMatchObject({ status: 'correct', confidence: { percent: 90, given: true } });
    const [body = ''] = rig.bodies.judge;
    expect(readAskedAnswers(body).response).toBe(RIGHT);
  });

  it('is wrong without a call where it is all reasoning', async () => {
    const { samples } = await run(() => `Hm.\n<think>${RIGHT}`, honestAnswersJudge);
    expect(samples[0]).toMatchObject({ status: 'wrong', reason: 'no_answer' });
    expect(rig.asked).toEqual({ model: 1, judge: 0 });
  });

  it('is judged while others are still asked', async () => {
    const problems = Array.from({ length: 12 }, (_, at) => ({ ...PENDULUM, id: `pendulum-${at}` }));
    await run(() => RIGHT, honestAnswersJudge, { problems });
    const roles = rig.server.requests.map(({ body }) => (isJudging(body) ? 'judge' : 'model'));
    expect(roles).toHaveLength(24);
    expect(roles.indexOf('judge')).toBeLessThan(roles.lastIndexOf('model') - 4);
  });

  it('is recorded so that the record is read back, and not believed when it was bent', async () => {
    const record = await run(() => HALF, honestAnswersJudge);
    expect(parseRun(renderRun(record), 'run.json')).toEqual(record);
    const bend = (change: (run: RunResult) => void): string => {
      const bent = structuredClone(record);
      change(bent);
      return renderRun(bent);
    };
    const refused: readonly [(run: RunResult) => void, RegExp][] = [
      [
        (bent) => Object.assign(bent.scores.answers?.accuracy ?? {}, { numerator: 2 }),
        /answers.accuracy.numerator is 2/,
      ],
      [
        (bent) => Object.assign(bent.samples[0]?.answers?.[1] ?? {}, { status: 'correct' }),
        /its answers say otherwise/,
      ],
      [(bent) => Object.assign(bent.scores.answers?.calibration ?? {}, { rms: 0 }), /calibration.rms is 0/],
    ];
    for (const [change, message] of refused)
      expect(() => parseRun(bend(change), 'run.json')).toThrow(message);
    const otherMethod = bend((bent) => Object.assign(bent.scores.answers?.partialCredit ?? {}, { low: 0.1 }));
    expect(() => parseRun(otherMethod, 'run.json')).not.toThrow();
  });

  it('is asked in the three-part form, without the number of answers', async () => {
    await run(() => RIGHT, honestAnswersJudge);
    const { messages } = JSON.parse(rig.bodies.model[0] ?? '') as {
      messages: { role: string; content: string }[];
    };
    expect(messages).toEqual([
      { role: 'system', content: physicsVerified.defaultPrompt.system },
      { role: 'user', content: PENDULUM.question },
    ]);
  });

  it('is judged when it was cut behind its answers, and is not asked again', async () => {
    const { samples } = await run(() => ({ text: RIGHT, finish: 'length' }), honestAnswersJudge);
    expect(samples[0]).toMatchObject({ status: 'correct', outcome: 'truncated', regenerated: false });
    expect(rig.asked).toEqual({ model: 1, judge: 1 });
  });

  const WITHOUT_ANSWER: readonly [string, FakeModel, string][] = [
    ['cut before its answers', () => ({ text: 'Explanation: it is', finish: 'length' }), 'truncated'],
    ['empty', () => '', 'empty_answer'],
    ['nothing but an explanation', () => 'Explanation: it is too hard.', 'no_answer'],
    ['refused', () => ({ text: '', finish: 'content_filter' }), 'refused'],
  ];
  it.each(WITHOUT_ANSWER)('is wrong without a judge call when it is %s', async (_, model, reason) => {
    const { samples } = await run(model, honestAnswersJudge);
    expect(samples[0]).toMatchObject({ status: 'wrong', reason, decidedBy: 'rule' });
    expect(samples[0]?.answers?.map(({ status, decidedBy }) => `${status} by ${decidedBy}`)).toEqual([
      'wrong by rule',
      'wrong by rule',
    ]);
    expect(samples[0]?.confidence).toBeUndefined();
    expect(rig.asked.judge).toBe(0);
  });

  it('stays unscored with all its answers when the call failed', async () => {
    const { samples } = await run(() => ({ refused: 'no such model' }), honestAnswersJudge);
    expect(samples[0]).toMatchObject({ status: 'unscored', reason: 'call_failed' });
    expect(samples[0]?.answers?.map(({ status }) => status)).toEqual(['unscored', 'unscored']);
    expect(rig.asked.judge).toBe(0);
  });

  const UNREADABLE: readonly [string, FakeJudge][] = [
    ['prose', () => 'Both answers are correct.'],
    [
      'one verdict where two are due',
      () => '{"verdicts":[{"answer":1,"stated":"T","grounds":"","correct":true}]}',
    ],
  ];
  it.each(UNREADABLE)('is asked about four times more and then unjudged: %s', async (_, judge) => {
    const { samples } = await run(() => RIGHT, judge);
    expect(rig.asked.judge).toBe(5);
    expect(samples[0]).toMatchObject({ status: 'unscored', reason: 'judge_unreadable', decidedBy: 'nobody' });
    expect(samples[0]?.answers?.map(({ status }) => status)).toEqual(['unscored', 'unscored']);
    expect(samples[0]?.correctness?.failures).toHaveLength(5);
    expect(samples[0]?.confidence).toEqual({ percent: 90, given: true });
  });

  it('is unscored by the fault of the run when the judge cannot be reached', async () => {
    const { samples } = await run(() => RIGHT, honestAnswersJudge, { judgeUrl: 'http://127.0.0.1:9/v1' });
    expect(samples[0]).toMatchObject({ status: 'unscored', reason: 'judge_failed' });
  });
});

describe('the verifier before the judge', () => {
  const MISPLACED = RIGHT.replace('(a)', '(x)').replace('(b)', '(a)').replace('(x)', '(b)');
  const CASES: readonly [string, string, readonly string[], number][] = [
    ['saves the call where it proves every answer', RIGHT, ['symbolic', 'symbolic'], 0],
    ['proves a number within 1 %', RIGHT.replace('2.01', '2.005'), ['symbolic', 'symbolic'], 0],
    ['leaves a wrong answer to the judge', HALF, ['symbolic', 'judge'], 1],
    ['leaves answers under another label to the judge', MISPLACED, ['judge', 'judge'], 1],
    [
      'leaves a formula with a rough value to the judge',
      RIGHT.replace('$2.01$', '$2.01 \\approx 3$'),
      ['symbolic', 'judge'],
      1,
    ],
    ['leaves a hedge to the judge', RIGHT.replace('$2.01$', '$2.01$ or $4.02$'), ['symbolic', 'judge'], 1],
    [
      'leaves a repeated label to the judge',
      `${RIGHT.replace('Confidence', '(b) $7$\nConfidence')}`,
      ['symbolic', 'judge'],
      1,
    ],
    ['leaves a missing answer to the judge', RIGHT.replace('(b) $2.01$\n', ''), ['symbolic', 'judge'], 1],
  ];
  it.each(CASES)('%s', async (_, response, decidedBy, calls) => {
    const { samples } = await run(() => response, honestAnswersJudge, { prefilter: true });
    expect(samples[0]?.answers?.map((answer) => answer.decidedBy)).toEqual(decidedBy);
    expect(rig.asked.judge).toBe(calls);
  });

  it('is not asked when it is off', async () => {
    const { samples } = await run(
      () => RIGHT,
      answersJudge(() => false),
    );
    expect(samples[0]?.answers?.map(({ status }) => status)).toEqual(['wrong', 'wrong']);
  });

  it('decides alone what it can where there is no judge', async () => {
    const { samples } = await run(() => HALF, honestAnswersJudge, { prefilter: true, judged: false });
    expect(samples[0]).toMatchObject({ status: 'unscored', reason: 'undecided_unjudged' });
    expect(samples[0]?.answers?.map(({ status }) => status)).toEqual(['correct', 'unscored']);
  });
});

describe('the test of a judge of labelled answers', () => {
  const JUDGES: readonly [string, FakeJudge, 'passed' | 'failed'][] = [
    ['an honest judge', honestAnswersJudge, 'passed'],
    ['one that accepts everything', answersJudge(() => true), 'failed'],
    ['one that rejects everything', answersJudge(() => false), 'failed'],
    [
      'one that obeys whoever speaks in the response',
      (body) =>
        /grader|examination of this|misprint|evaluator|explanation: every/i.test(
          readAskedAnswers(body).response,
        )
          ? answersJudge(() => true)(body)
          : honestAnswersJudge(body),
      'failed',
    ],
  ];
  it.each(JUDGES)('%s', async (_, judge, state) => {
    const { judgeControls, samples } = await run(() => RIGHT, judge, { judge: { controls: 4 } });
    expect(judgeControls?.controls.map(({ kind }) => kind)).toEqual([
      'known-wrong',
      'known-right',
      'injected-instruction',
      'near-empty',
    ]);
    expect(judgeControls?.state).toBe(state);
    expect(samples[0]?.reason).toBe(state === 'failed' ? 'judge_void' : 'judged_correct');
  });

  const UNBENDABLE: readonly [string, Partial<Problem>][] = [
    ['an estimate, twice which is of the same order', { question: 'Estimate the period.' }],
    ['a value given roughly', { answers: [{ latex: 'T \\approx 2.01', kind: 'numeric' }] }],
    ['a letter that may be a choice', { answers: [{ latex: 'a', kind: 'symbolic' }] }],
    ['a statement', { answers: [{ latex: 'it is periodic', kind: 'text' }] }],
  ];
  it.each(UNBENDABLE)('makes no wrong control of %s', async (_, fields) => {
    const problems = [{ ...PENDULUM, ...fields }];
    const { judgeControls } = await run(() => RIGHT, honestAnswersJudge, {
      problems,
      judge: { controls: 4 },
    });
    expect(judgeControls?.controls.map(({ kind }) => kind)).toEqual(['known-right', 'near-empty']);
  });

  it('does not derive the right choice in front of a wrong one, where the explanation would count', async () => {
    const problems = [
      { ...PENDULUM, solution: 'The answer is (a).', answers: [{ latex: 'A', kind: 'choice' as const }] },
    ];
    await run(
      () => RIGHT,
      answersJudge(() => false),
      { problems, judge: { controls: 1 } },
    );
    const { response } = readAskedAnswers(rig.bodies.judge[0] ?? '');
    expect(response).toMatch(/^Answers:\n[BCD]$/m);
    expect(response).not.toContain('The answer is');
  });
});
