import { describe, expect, it } from '@jest/globals';
import type { AskOutcome, ChatReply } from '../../src/domain/attempt.ts';
import {
  createLimiter,
  createRunGuard,
  guardChat,
  type RunGuardConfig,
} from '../../src/providers/limiter.ts';
import { PLAIN_REQUEST } from '../support/ask-fake.ts';
import { createInstantClock } from '../support/instant-clock.ts';

const replyOf = (outcome: AskOutcome, overrides: Partial<ChatReply> = {}): ChatReply => ({
  outcome,
  text: '',
  reasoning: { kind: 'none', text: '' },
  usage: { promptTokens: 1000, completionTokens: 2000 },
  durationMs: 1,
  tries: 1,
  adjustments: [],
  ...overrides,
});

const guardOf = (config: Partial<RunGuardConfig> = {}) =>
  createRunGuard({ clock: createInstantClock(), ...config });

const reasonAfter = (outcomes: readonly AskOutcome[]): string | null => {
  const guard = guardOf();
  for (const outcome of outcomes) guard.record(replyOf(outcome));
  return guard.stopReason();
};

describe('a run guard closes', () => {
  it.each<[string, AskOutcome[], RegExp]>([
    ['at a refused key', ['auth'], /model endpoint refused the key/],
    ['at a key that is revoked midway', ['answered', 'answered', 'auth'], /refused the key/],
    ['at a spent quota', ['answered', 'quota'], /quota/],
    ['when the first request is refused', ['bad_request'], /refused the first request/],
    ['when nobody can be reached', ['transport', 'transport', 'transport'], /cannot be reached/],
    [
      'after twenty failures in a row',
      ['answered', ...Array<AskOutcome>(20).fill('rate_limited')],
      /20 requests/,
    ],
  ])('%s', (_name, outcomes, says) => {
    expect(reasonAfter(outcomes)).toMatch(says);
  });

  it.each<[string, AskOutcome[]]>([
    ['before anything', []],
    ['after answers of any kind', ['answered', 'truncated', 'refused', 'empty']],
    ['at one refused request among answers', ['answered', 'bad_request', 'bad_request']],
    ['at two connections that failed', ['transport', 'transport']],
    ['at connections that failed after an answer', ['answered', 'transport', 'transport', 'transport']],
    ['at nineteen failures in a row', ['answered', ...Array<AskOutcome>(19).fill('transport')]],
    [
      'at failures with an answer between',
      ['answered', ...Array<AskOutcome>(19).fill('transport'), 'empty', 'transport'],
    ],
    ['at missing recordings', Array<AskOutcome>(50).fill('missing_recording')],
    ['at cancelled requests', Array<AskOutcome>(50).fill('cancelled')],
  ])('and stays open %s', (_name, outcomes) => {
    expect(reasonAfter(outcomes)).toBeNull();
  });

  it("does not take the model's answers for a proof that the judge works", () => {
    const guard = guardOf();
    guard.record(replyOf('answered'), 'model');
    guard.record(replyOf('bad_request', { message: 'no such model' }), 'judge');
    expect(guard.admit()).toEqual({
      ok: false,
      cause: 'stopped',
      reason: 'the judge endpoint refused the first request: no such model',
    });
  });

  it('keeps its first reason', () => {
    const guard = guardOf();
    guard.record(replyOf('auth', { message: 'first' }));
    guard.record(replyOf('quota', { message: 'second' }));
    expect(guard.stopReason()).toContain('first');
  });
});

describe('the budget', () => {
  const prices = { model: { inputUsdPerMillion: 1, outputUsdPerMillion: 10 } };

  it('closes at the minute', () => {
    const clock = createInstantClock();
    const guard = createRunGuard({ clock, maxMinutes: 5 });
    clock.advance(299_999);
    expect(guard.admit().ok).toBe(true);
    clock.advance(1);
    expect(guard.admit()).toEqual({
      ok: false,
      cause: 'budget',
      reason: 'the limit of 5 minutes is reached',
    });
  });

  it('counts dollars by tokens', () => {
    // 1000 tokens at 1 USD and 2000 at 10 USD per million: 0.001 + 0.02 USD, three times 0.063 USD
    const guards = [0.0629, 0.0631].map((maxCostUsd) => guardOf({ prices, maxCostUsd }));
    for (const outcome of ['answered', 'answered', 'truncated'] as const) {
      expect(guards.map((guard) => guard.admit().ok)).toEqual([true, true]);
      for (const guard of guards) guard.record(replyOf(outcome));
    }
    expect(guards.map((guard) => guard.admit().ok)).toEqual([false, true]);
    expect(guards[0]?.admit()).toMatchObject({
      cause: 'budget',
      reason: 'the limit of 0.0629 USD is reached',
    });
  });

  it('counts a call without usage as the dearest so far', () => {
    const guard = guardOf({ prices, maxCostUsd: 0.04 });
    guard.record(replyOf('answered'));
    guard.record(replyOf('answered', { usage: {} }));
    expect(guard.admit().ok).toBe(false);
  });

  it('counts the length of an answer when no usage was ever reported', () => {
    // 30,000 characters are some 10,000 tokens at 10 USD per million: 0.1 USD
    const guard = guardOf({ prices, maxCostUsd: 0.1 });
    guard.record(replyOf('answered', { usage: { promptTokens: 5 }, text: 'x'.repeat(29_970) }));
    expect(guard.admit().ok).toBe(true);
    guard.record(replyOf('answered', { usage: {}, text: 'x'.repeat(60) }));
    expect(guard.admit().ok).toBe(false);
  });

  it('counts a reply that could not be read, which is billed, and no failure', () => {
    const guard = guardOf({ prices, maxCostUsd: 0.04 });
    for (const outcome of ['bad_response', 'transport', 'rate_limited'] as const)
      guard.record(replyOf(outcome));
    expect(guard.admit().ok).toBe(true);
    guard.record(replyOf('bad_response'));
    expect(guard.admit().ok).toBe(false);
  });

  it('counts nothing without prices', () => {
    const guard = guardOf({ maxCostUsd: 0.01 });
    guard.record(replyOf('answered'));
    expect(guard.admit().ok).toBe(true);
  });
});

describe('a guarded endpoint', () => {
  it.each<[AskOutcome, RunGuardConfig['maxMinutes'], AskOutcome]>([
    ['auth', undefined, 'cancelled'],
    ['answered', 0.001, 'over_budget'],
  ])('starts no request once the guard is closed: %s', async (outcome, maxMinutes, refused) => {
    const clock = createInstantClock();
    let asked = 0;
    const inner = {
      origin: 'https://x.example',
      model: 'm',
      ask: async () => {
        asked += 1;
        clock.advance(100);
        return replyOf(outcome, { message: 'why' });
      },
    };
    const guard = createRunGuard({ clock, ...(maxMinutes === undefined ? {} : { maxMinutes }) });
    const chat = guardChat(inner, { guard, role: 'model' });
    const signal = new AbortController().signal;
    expect((await chat.ask(PLAIN_REQUEST, signal)).outcome).toBe(outcome);
    expect(await chat.ask(PLAIN_REQUEST, signal)).toMatchObject({
      outcome: refused,
      tries: 0,
      message: guard.stopReason(),
    });
    expect(asked).toBe(1);
  });
});

it('starts none of the requests that queued before the guard closed', async () => {
  let asked = 0;
  const inner = {
    origin: 'https://x.example',
    model: 'm',
    ask: async () => {
      asked += 1;
      return replyOf('auth');
    },
  };
  const chat = guardChat(inner, { guard: guardOf(), role: 'model', limiter: createLimiter(2) });
  const signal = new AbortController().signal;
  const replies = await Promise.all(Array.from({ length: 10 }, () => chat.ask(PLAIN_REQUEST, signal)));
  expect(asked).toBeLessThanOrEqual(2);
  expect(replies.filter(({ outcome }) => outcome === 'cancelled').length).toBe(10 - asked);
});

describe('a limiter', () => {
  it('runs so many tasks at a time, in order', async () => {
    const limit = createLimiter(3);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const task = (index: number) => async () => {
      order.push(index);
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running -= 1;
      return index;
    };
    const indexes = [...Array(20).keys()];
    expect(await Promise.all(indexes.map((index) => limit(task(index))))).toEqual(indexes);
    expect([most, order]).toEqual([3, indexes]);
  });
});
