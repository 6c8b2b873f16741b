import type { ClockPort } from '../../src/domain/ports.ts';

/** A clock whose sleeps end at once and move its time forward, and which remembers them. */
export interface InstantClock extends ClockPort {
  readonly sleeps: readonly number[];
  advance(ms: number): void;
}

/** 2026-01-01T00:00:00Z, the time an instant clock starts at. */
export const INSTANT_START_MS = Date.UTC(2026, 0, 1);

export function createInstantClock(): InstantClock {
  const sleeps: number[] = [];
  let elapsedMs = 0;
  return {
    sleeps,
    advance: (ms) => {
      elapsedMs += ms;
    },
    nowIso: () => new Date(INSTANT_START_MS + elapsedMs).toISOString(),
    monotonicMs: () => elapsedMs,
    sleep: async (ms) => {
      sleeps.push(ms);
      elapsedMs += ms;
    },
  };
}
