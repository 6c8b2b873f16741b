import { afterEach, describe, expect, it } from '@jest/globals';
import { renderRegenerated } from '../../src/report/facts.ts';
import { problemOf, type Rig, runOnRig, startRigServer } from '../support/examination-rig.ts';
import { readAskedJudging } from '../support/judge-request.ts';
import { honestJudge } from '../support/judges.ts';

const latex = problemOf().answers[0]?.latex ?? '';
const RIGHT = `The trace and the determinant give it: \\boxed{${latex}}`;
const WRONG = 'By inspection \\boxed{a + b}';

let rig: Rig;
afterEach(() => rig.server.close());

const maxTokensOf = (body: string): unknown => (JSON.parse(body) as Record<string, unknown>)['max_tokens'];
const kindsAsked = (): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const body of rig.bodies.judge) {
    const { kind } = readAskedJudging(body);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
};

describe('generation repeats', () => {
  it('ask the model as often, and the judge once for each response and question', async () => {
    rig = await startRigServer({ model: () => WRONG, judge: honestJudge });
    const run = await runOnRig(rig, { samples: 4, judge: { faithfulness: true, errors: true } });
    expect(rig.asked).toEqual({ model: 4, judge: 12 });
    expect(kindsAsked()).toEqual({ correctness: 4, faithfulness: 4, error: 4 });
    expect(run.samples.map(({ sample }) => sample)).toEqual([0, 1, 2, 3]);
    expect(run.identity).toMatchObject({ samples: 4, judge: { repeats: 1 } });
    expect(run.scores.evaluations).toBeUndefined();
  });
});

describe('judge repeats', () => {
  it('ask the judge as often about the same response, and the model once', async () => {
    rig = await startRigServer({ model: () => WRONG, judge: honestJudge });
    const run = await runOnRig(rig, { judge: { repeats: 3, faithfulness: true, errors: true } });
    expect(rig.asked).toEqual({ model: 1, judge: 9 });
    expect(kindsAsked()).toEqual({ correctness: 3, faithfulness: 3, error: 3 });
    expect(run.samples[0]?.correctness?.votes).toEqual(['incorrect', 'incorrect', 'incorrect']);
    expect(run.identity).toMatchObject({ samples: 1, judge: { repeats: 3 } });
    expect(run.scores).toMatchObject({ evaluations: 3, errorShares: { calculation: { mean: 1 } } });
  });

  it('multiply with generation repeats', async () => {
    rig = await startRigServer({ model: () => RIGHT, judge: honestJudge });
    await runOnRig(rig, { samples: 2, judge: { repeats: 3, faithfulness: true } });
    expect(rig.asked).toEqual({ model: 2, judge: 6 });
  });

  it('leave a gap where an evaluation failed, so that the others keep their place', async () => {
    let asked = 0;
    const labels = ['||1||', 'no label', 'none', 'none at all', '||2||'];
    rig = await startRigServer({ model: () => RIGHT, judge: () => labels[asked++] ?? '' });
    const run = await runOnRig(rig, { judge: { repeats: 3, faithfulness: true } });
    expect(run.samples[0]?.faithfulness).toMatchObject({
      votes: ['faithful', 'unfaithful'],
      evaluations: ['faithful', null, 'unfaithful'],
    });
    expect(run.scores.faithfulness).toMatchObject({
      value: 0.5,
      spread: { evaluations: 2, low: 0, high: 1 },
    });
  });
});

describe('a response that stops before a conclusion', () => {
  const cut = { text: 'The matrix has', finish: 'length' };

  it('is asked once more, with the room of the protocol, and the second answer is graded', async () => {
    rig = await startRigServer({ model: (index) => (index === 0 ? cut : RIGHT), judge: honestJudge });
    const run = await runOnRig(rig, { maxTokens: 1_000 });
    expect(rig.asked).toEqual({ model: 2, judge: 0 });
    expect(rig.bodies.model.map(maxTokensOf)).toEqual([1_000, 65_536]);
    expect(run.samples[0]).toMatchObject({ status: 'correct', regenerated: true });
    expect(run.scores.counts).toMatchObject({ regenerated: 1, truncated: 0 });
    expect(renderRegenerated(run)).toBe(
      '**Asked again** 1 answer stopped before a conclusion: 1 concluded at the second asking, 0 did not and count as not following the instructions.',
    );
  });

  it('keeps a larger limit of the user', async () => {
    rig = await startRigServer({ model: () => cut, judge: honestJudge });
    await runOnRig(rig, { maxTokens: 100_000 });
    expect(rig.bodies.model.map(maxTokensOf)).toEqual([100_000, 100_000]);
  });

  it('is asked within the limit of the user by an endpoint that refuses the larger one', async () => {
    rig = await startRigServer({
      model: (index, body) => {
        if (Number(maxTokensOf(body)) > 1_000) return { refused: 'max_tokens is too large: 65536' };
        return index === 0 ? cut : RIGHT;
      },
      judge: honestJudge,
    });
    const run = await runOnRig(rig, { maxTokens: 1_000 });
    expect(rig.bodies.model.map(maxTokensOf)).toEqual([1_000, 65_536, 1_000]);
    expect(run.samples[0]).toMatchObject({ status: 'correct', regenerated: true });
  });

  it('is wrong when it stops again, for not following the instructions, and nobody is asked about it', async () => {
    rig = await startRigServer({ model: () => cut, judge: honestJudge });
    const run = await runOnRig(rig, { judge: { errors: true, faithfulness: true, repeats: 3, controls: 4 } });
    expect(rig.asked).toEqual({ model: 2, judge: 0 });
    expect(run.samples[0]).toMatchObject({
      status: 'wrong',
      reason: 'truncated',
      decidedBy: 'rule',
      regenerated: true,
      error: { label: 'instruction-following' },
    });
    expect(run.scores).toMatchObject({
      counts: { regenerated: 1, truncated: 1, wrong: 1 },
      errors: { 'instruction-following': 1 },
      errorShares: { 'instruction-following': { mean: 1, deviation: 0 } },
    });
    expect(run.judgeControls).toEqual({ state: 'unused', controls: [] });
    expect(renderRegenerated(run)).toContain('0 concluded at the second asking, 1 did not');
  });

  it('is not asked again when it has its box', async () => {
    rig = await startRigServer({ model: () => ({ text: RIGHT, finish: 'length' }), judge: honestJudge });
    const run = await runOnRig(rig);
    expect(rig.asked.model).toBe(1);
    expect(run.samples[0]).toMatchObject({ status: 'correct', regenerated: false });
  });
});
