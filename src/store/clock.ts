import type { ClockPort } from '../domain/ports.ts';

/** Longest wait `setTimeout` can do, 24.8 days; longer ones would fire at once. */
const LONGEST_SLEEP_MS = 2 ** 31 - 1;

/** The clock of this machine. */
export function createClock(): ClockPort {
  return {
    nowIso: () => new Date().toISOString(),
    monotonicMs: () => performance.now(),
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const wake = (): void => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', wake);
          resolve();
        };
        const timer = setTimeout(wake, Math.min(ms, LONGEST_SLEEP_MS));
        signal?.addEventListener('abort', wake, { once: true });
      }),
  };
}
