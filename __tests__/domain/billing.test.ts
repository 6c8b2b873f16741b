import { expect, it } from '@jest/globals';
import { AskOutcome } from '../../src/domain/attempt.ts';
import { costUsdOf } from '../../src/domain/billing.ts';

const prices = { inputUsdPerMillion: 2, outputUsdPerMillion: 10 };

// By hand: (1000 × 2 + 500 × 10) / 10⁶ = 0.007
const BILLED = ['answered', 'truncated', 'refused', 'empty', 'bad_response'];

it.each(AskOutcome.options)('bills %s only when the endpoint made a reply', (outcome) => {
  const usage = { promptTokens: 1000, completionTokens: 500 };
  const [known, unknown] = [costUsdOf({ outcome, usage }, prices), costUsdOf({ outcome, usage: {} }, prices)];
  expect([known, unknown]).toEqual(
    BILLED.includes(outcome) ? [expect.closeTo(0.007, 12), undefined] : [0, 0],
  );
});

it.each([{ promptTokens: 5 }, { completionTokens: 5 }])('knows no cost from %j alone', (usage) => {
  expect(costUsdOf({ outcome: 'answered', usage }, prices)).toBeUndefined();
});
