import { expect, it } from '@jest/globals';
import { sumCost } from '../../src/metrics/cost.ts';
import { buildReply } from '../support/records.ts';

const MODEL = { inputUsdPerMillion: 2, outputUsdPerMillion: 10 };
const JUDGE = { inputUsdPerMillion: 1, outputUsdPerMillion: 4 };
const failed = buildReply({ outcome: 'transport', usage: {}, tries: 3 });
const unsent = buildReply({ outcome: 'over_budget', usage: {}, tries: 0 });
const silent = buildReply({ usage: {} });

it('multiplies tokens by prices, each endpoint by its own', () => {
  const replies = { model: [buildReply(), buildReply()], judge: [buildReply()] };
  // by hand: 2 × (1000 × 2 + 500 × 10) / 10⁶ + (1000 × 1 + 500 × 4) / 10⁶ = 0.014 + 0.003
  expect(sumCost({ replies, prices: { model: MODEL, judge: JUDGE } })).toEqual({
    modelCalls: 2,
    judgeCalls: 1,
    promptTokens: 3000,
    completionTokens: 1500,
    callsWithoutUsage: 0,
    costUsd: expect.closeTo(0.017, 12),
  });
});

it.each([
  ['no price for the model', [buildReply()], [], { model: null, judge: JUDGE }, null],
  [
    'no price for a judge that was called',
    [buildReply()],
    [buildReply()],
    { model: MODEL, judge: null },
    null,
  ],
  ['no price for a judge that was not called', [buildReply()], [], { model: MODEL, judge: null }, 0.007],
  ['an answer without token counts', [buildReply(), silent], [], { model: MODEL, judge: null }, null],
  ['a failed call without token counts', [buildReply(), failed], [], { model: MODEL, judge: null }, 0.007],
  [
    'a reply that could not be read, which is billed',
    [buildReply(), buildReply({ outcome: 'bad_response' })],
    [],
    { model: MODEL, judge: null },
    0.014,
  ],
  ['nothing sent', [unsent], [], { model: null, judge: null }, 0],
])('with %s', (_, model, judge, prices, costUsd) => {
  const cost = sumCost({ replies: { model, judge }, prices });
  expect(cost.costUsd).toEqual(costUsd === null ? null : expect.closeTo(costUsd, 12));
});

it.each([
  ['the judge', [buildReply()], [buildReply()], { model: MODEL, judge: null }, ['judge']],
  ['the model', [buildReply()], [buildReply()], { model: null, judge: JUDGE }, ['model']],
  ['both', [silent], [silent], { model: null, judge: null }, ['model', 'judge']],
  ['nobody who was billed', [buildReply()], [failed], { model: MODEL, judge: null }, undefined],
  ['nobody, although tokens are missing', [silent], [], { model: MODEL, judge: null }, undefined],
])('names whose price is missing: %s', (_, model, judge, prices, unpriced) => {
  expect(sumCost({ replies: { model, judge }, prices }).unpriced).toEqual(unpriced);
});

it('counts calls that left the machine, and those that came back without token counts', () => {
  const cost = sumCost({
    replies: { model: [buildReply(), silent, failed, unsent], judge: [] },
    prices: { model: MODEL, judge: null },
  });
  expect(cost).toMatchObject({ modelCalls: 3, judgeCalls: 0, callsWithoutUsage: 1 });
});
