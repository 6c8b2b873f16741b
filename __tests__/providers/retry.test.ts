import { describe, expect, it } from '@jest/globals';
import { decideRetry, type RetryLimits } from '../../src/providers/retry.ts';

const LIMITS: RetryLimits = { retries: 5, maxWaitMs: 60_000, jitter: () => 0 };
const nth = (retries: number, waitedMs = 0) => ({ retries, sameKind: retries, waitedMs });

describe('whether a failure is asked again', () => {
  it('waits half a second, then twice as long each time, up to 30 s', () => {
    const limits = { ...LIMITS, retries: 9, maxWaitMs: 1e9 };
    const waits = [0, 1, 2, 3, 4, 5, 6, 7].map((n) =>
      decideRetry({ patience: 'patiently', demandedMs: undefined }, nth(n), limits),
    );
    expect(waits.map((wait) => (wait.kind === 'wait' ? wait.waitMs : wait.why))).toEqual([
      500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });

  it.each([
    [0, 2000],
    [0.5, 2250],
    [0.999, 2499.5],
  ])('never comes back before the endpoint asked, jitter %p', (jitter, waitMs) => {
    const limits = { ...LIMITS, jitter: () => jitter };
    expect(decideRetry({ patience: 'patiently', demandedMs: 2000 }, nth(0), limits)).toEqual({
      kind: 'wait',
      waitMs,
    });
  });

  it('does not storm an endpoint that asks for no wait', () => {
    const decision = decideRetry({ patience: 'patiently', demandedMs: 0 }, nth(0), LIMITS);
    expect(decision).toEqual({ kind: 'wait', waitMs: 500 });
  });

  it.each([
    ['never', 0],
    ['once', 1],
    ['twice', 2],
    ['briefly', 2],
    ['patiently', 5],
  ] as const)('%s is %i retries', (patience, allowed) => {
    const at = (n: number) => decideRetry({ patience, demandedMs: undefined }, nth(n), LIMITS).kind;
    expect([at(Math.max(0, allowed - 1)), at(allowed)]).toEqual([allowed === 0 ? 'stop' : 'wait', 'stop']);
  });

  it("obeys the user's own limit", () => {
    const none = { ...LIMITS, retries: 0 };
    expect(decideRetry({ patience: 'patiently', demandedMs: undefined }, nth(0), none).kind).toBe('stop');
  });

  it('stops at a wait that does not fit into what is left', () => {
    const spent = { retries: 1, sameKind: 1, waitedMs: 55_000 };
    const failure = { patience: 'patiently', demandedMs: 5001 } as const;
    expect(decideRetry(failure, spent, LIMITS)).toEqual({ kind: 'stop', why: 'too-long' });
    expect(decideRetry({ ...failure, demandedMs: 5000 }, spent, LIMITS).kind).toBe('wait');
  });
});
