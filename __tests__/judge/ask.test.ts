import { describe, expect, it } from '@jest/globals';
import type { ChatReply } from '../../src/domain/attempt.ts';
import { judge } from '../../src/judge/ask.ts';
import { qftBench } from '../../src/protocols/qft-bench/index.ts';

const said = (text: string): ChatReply => ({
  outcome: 'answered',
  text,
  reasoning: { kind: 'none', text: '' },
  usage: {},
  durationMs: 1,
  tries: 1,
  adjustments: [],
});
const failed = (outcome: ChatReply['outcome']): ChatReply => ({
  ...said(''),
  outcome,
  message: `it was ${outcome}`,
});

async function judged(replies: readonly ChatReply[], { repeats = 1, reasks = 2 } = {}) {
  const asked: number[] = [];
  const result = await judge({
    kind: 'correctness',
    labels: qftBench.judgings.correctness.labels,
    repeats,
    reasks,
    call: async (attempt) => {
      asked.push(attempt);
      const reply = replies[asked.length - 1];
      if (!reply) throw new Error('asked more often than scripted');
      return reply;
    },
  });
  return { result, asked };
}

describe('one vote', () => {
  it('is taken from a readable reply', async () => {
    const { result, asked } = await judged([said('Equal.\n||1||')]);
    expect(result).toEqual({
      kind: 'correctness',
      label: 'correct',
      votes: ['correct'],
      explanation: 'Equal.',
      failures: [],
    });
    expect(asked).toEqual([0]);
  });

  it('is asked again after an unreadable reply, twice at the most', async () => {
    const { result, asked } = await judged([said('hm'), said('||1|| ||0||'), said('||0||')]);
    expect(result).toMatchObject({
      label: 'incorrect',
      failures: [
        'no label: the reply begins "hm"',
        '2 labels where one is allowed: the reply begins "||1|| ||0||"',
      ],
    });
    expect(asked).toEqual([0, 1, 2]);
  });

  it('stays absent after three unreadable replies, and the judge is at fault', async () => {
    const { result } = await judged([said('hm'), said(''), failed('truncated')]);
    expect(result.label).toBeUndefined();
    expect(result).toMatchObject({ votes: [], fault: 'judge' });
  });

  it('is not asked again when the call failed, and the run is at fault', async () => {
    const { result, asked } = await judged([failed('transport')]);
    expect(result).toMatchObject({ votes: [], fault: 'run', failures: ['it was transport'] });
    expect(asked).toEqual([0]);
  });
});

describe('several votes', () => {
  it('settle on the label of more than half', async () => {
    const { result } = await judged([said('a\n||1||'), said('b\n||0||'), said('c\n||1||')], { repeats: 3 });
    expect(result).toMatchObject({
      label: 'correct',
      votes: ['correct', 'incorrect', 'correct'],
      explanation: 'a',
    });
  });

  it('settle on nothing when they are split', async () => {
    const { result } = await judged([said('||1||'), said('||0||')], { repeats: 2 });
    expect(result.label).toBeUndefined();
    expect(result.votes).toEqual(['correct', 'incorrect']);
  });

  it('count against the number wanted, not the number read', async () => {
    const { result } = await judged([said('||1||'), failed('transport'), failed('transport')], {
      repeats: 3,
    });
    expect(result.label).toBeUndefined();
  });

  it('number their re-asks after the votes, so that every call has a number of its own', async () => {
    const { asked } = await judged([said('hm'), said('||1||'), said('hm'), said('||1||')], { repeats: 2 });
    expect(asked).toEqual([0, 2, 1, 3]);
  });
});
