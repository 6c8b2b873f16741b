import type { Patience } from './endpoint-error.ts';

/** First wait, its growth and its ceiling: openai-node's 0.5 s doubling, with a higher ceiling for long runs. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** Share of a wait that is added at random, so that requests that failed together do not return together. */
const JITTER = 0.25;

/** How often a failure may be asked again, beside the user's own limit. `briefly` is three tries within seconds. */
const RETRIES: Readonly<Record<Patience, number>> = {
  never: 0,
  once: 1,
  twice: 2,
  briefly: 2,
  patiently: Number.POSITIVE_INFINITY,
};

/** What has been spent on one request so far. */
export interface RetrySpending {
  /** retries of any kind */
  readonly retries: number;
  /** retries of the same patience */
  readonly sameKind: number;
  readonly waitedMs: number;
}

/** What one request may spend. `jitter` gives numbers in [0, 1). */
export interface RetryLimits {
  readonly retries: number;
  readonly maxWaitMs: number;
  readonly jitter: () => number;
}

/** Ask again after `waitMs`, or stop: no retry is left, or the endpoint asks for a longer wait than the request has. */
export type RetryDecision =
  | { readonly kind: 'wait'; readonly waitMs: number }
  | { readonly kind: 'stop'; readonly why: 'spent' | 'too-long' };

/**
 * Decides whether a failed request is asked again. An endpoint's own demand is a floor under the growing wait and never
 * shortened; when it does not fit into what is left of `maxWaitMs`, asking again would only be refused again.
 */
export function decideRetry(
  { patience, demandedMs }: { patience: Patience; demandedMs: number | undefined },
  spent: RetrySpending,
  limits: RetryLimits,
): RetryDecision {
  if (spent.sameKind >= RETRIES[patience]) return { kind: 'stop', why: 'spent' };
  const left = limits.maxWaitMs - spent.waitedMs;
  if ((demandedMs ?? 0) > left) return { kind: 'stop', why: 'too-long' };
  if (spent.retries >= limits.retries) return { kind: 'stop', why: 'spent' };
  const growing = Math.min(FIRST_WAIT_MS * 2 ** spent.retries, LONGEST_WAIT_MS);
  const waitMs = Math.max(demandedMs ?? 0, growing) * (1 + JITTER * limits.jitter());
  return waitMs > left && demandedMs === undefined
    ? { kind: 'stop', why: 'spent' }
    : { kind: 'wait', waitMs };
}
