import { GitHubError } from './github-error.ts';

/** Waiting and the clock, so that tests need not wait. */
export interface RetryPorts {
  readonly sleep: (ms: number) => Promise<void>;
  readonly nowMs: () => number;
}

const MAX_TRIES = 3;
/** A limit that lasts longer is not waited for: the report is in the job summary anyway. */
export const MAX_WAIT_MS = 90_000;
/** GitHub's advice for a secondary limit that names no time is a minute. */
const UNNAMED_LIMIT_MS = 60_000;
const READ_BACKOFF_MS = 1_000;

function waitMs(error: GitHubError, kind: 'repeatable' | 'once', { nowMs }: RetryPorts): number | undefined {
  if (error.rateLimited) {
    const untilReset =
      error.resetAtMs === undefined ? undefined : Math.max(0, error.resetAtMs - nowMs()) + 1_000;
    return error.retryAfterMs ?? untilReset ?? UNNAMED_LIMIT_MS;
  }
  return error.ambiguous && kind === 'repeatable' ? READ_BACKOFF_MS : undefined;
}

/**
 * Runs a request up to three times. Rate limits are waited for while all waiting together stays under 90 s; cut or 5xx
 * answers are repeated only for requests that may be repeated (`repeatable`), never for those that create (`once`).
 */
export async function withRetries<Result>(
  kind: 'repeatable' | 'once',
  ports: RetryPorts,
  request: () => Promise<Result>,
): Promise<Result> {
  let waited = 0;
  for (let tries = 1; ; tries++) {
    try {
      return await request();
    } catch (error) {
      const wait = error instanceof GitHubError ? waitMs(error, kind, ports) : undefined;
      if (wait === undefined || tries === MAX_TRIES || waited + wait >= MAX_WAIT_MS) throw error;
      waited += wait;
      await ports.sleep(wait);
    }
  }
}
