import { setMaxListeners } from 'node:events';
import type { Options } from '../options/table.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A signal by which a terminal, a runner or a system asks the process to stop. */
export type StopSignal = (typeof SIGNALS)[number];

/** Time kept back from `max-minutes` for the report: 15 s, or a tenth of a short limit. */
const RESERVE_MS = 15_000;

/** What can end a run from outside: a signal, or the time limit. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** the signal that arrived, or null */
  received(): StopSignal | null;
  /** why the run was ended, or null */
  reason(): string | null;
  close(): void;
}

/** Listens until closed. A second signal of any kind ends the process at once. */
export function listenForInterruption({ maxMinutes }: Pick<Options, 'maxMinutes'>): Interruption {
  const controller = new AbortController();
  // Every request in flight listens, and there are as many as the user's concurrency.
  setMaxListeners(0, controller.signal);
  let received: StopSignal | null = null;
  let reason: string | null = null;
  const stop = (why: string): void => {
    reason ??= why;
    controller.abort();
  };
  const onSignal = (name: StopSignal): void => {
    if (received !== null) process.exit(exitCodeOfSignal(received));
    received = name;
    stop(`interrupted by ${name}`);
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  const timer =
    maxMinutes === null
      ? undefined
      : setTimeout(() => stop(`the limit of ${maxMinutes} minutes is reached`), deadlineMs(maxMinutes));
  return {
    signal: controller.signal,
    received: () => received,
    reason: () => reason,
    close: () => {
      clearTimeout(timer);
      for (const name of SIGNALS) process.off(name, onSignal);
    },
  };
}

/** 128 + number of the signal, as shells report it. */
export function exitCodeOfSignal(name: StopSignal): 129 | 130 | 143 {
  return name === 'SIGINT' ? 130 : name === 'SIGTERM' ? 143 : 129;
}

function deadlineMs(maxMinutes: number): number {
  const limitMs = maxMinutes * 60_000;
  return limitMs - Math.min(RESERVE_MS, limitMs / 10);
}
