import type { ClockPort } from '../domain/ports.ts';
import { decideRetry } from '../providers/retry.ts';
import { HubFailure, type HubStop, stoppedBy } from './failure.ts';

/** How often a failed request is made again, and how long one may wait between its tries: 5 times, 5 minutes. */
const RETRIES = 5;
const MOST_WAIT_MS = 300_000;

/** What retrying needs from outside. */
export interface RetryPorts {
  readonly clock: ClockPort;
  readonly warn: (text: string) => void;
  /** numbers in [0, 1) */
  readonly jitter: () => number;
  /** ends the waits between tries; absent where nothing does */
  readonly stop?: () => HubStop | undefined;
}

/**
 * Does a task again while it fails in a way that may pass, with growing waits and the Hub's own where it asks for one. A task
 * that has got further since its last failure (`progress` grows) begins to count anew: a long download may break often.
 */
export async function persist<T>(
  task: () => Promise<T>,
  { clock, warn, jitter, stop }: RetryPorts,
  progress: () => number = () => 0,
): Promise<T> {
  let retries = 0;
  let waitedMs = 0;
  let reached = progress();
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof HubFailure) || ['refused', 'stopped'].includes(error.trouble)) throw error;
      if (progress() > reached) [retries, waitedMs, reached] = [0, 0, progress()];
      const failure = { patience: 'patiently', demandedMs: error.waitMs } as const;
      const spent = { retries, sameKind: retries, waitedMs };
      const decision = decideRetry(failure, spent, { retries: RETRIES, maxWaitMs: MOST_WAIT_MS, jitter });
      if (decision.kind === 'stop') throw afterTries(error, retries + 1);
      retries += 1;
      waitedMs += decision.waitMs;
      warn(`${error.message}; trying again in ${Math.ceil(decision.waitMs / 1000)} s`);
      const stopping = stop?.();
      await clock.sleep(decision.waitMs, stopping?.signal);
      if (stopping?.signal.aborted) throw stoppedBy(stopping);
    }
  }
}

function afterTries(error: HubFailure, tries: number): HubFailure {
  if (tries === 1) return error;
  const { trouble, message, hint } = error;
  return new HubFailure(trouble, `${message}, after ${tries} tries`, hint === undefined ? {} : { hint });
}
