import { setMaxListeners } from 'node:events';
import { EXIT, type ExitCode } from '../domain/errors.ts';
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

/** What listens now; a process runs one command, and so has one at most. */
let current: Interruption | undefined;

/** What ends the command of this process, for requests that were wired before it began to listen; undefined where nothing does. */
export function stopOfProcess():
  | { signal: AbortSignal; cause(): { why: string; exitCode: ExitCode } }
  | undefined {
  const interruption = current;
  if (interruption === undefined) return undefined;
  const { signal, reason, received } = interruption;
  const cause = () => ({ why: reason() ?? 'stopped', exitCode: exitCodeOf(received()) });
  return { signal, cause };
}

function exitCodeOf(received: StopSignal | null): ExitCode {
  if (received === null) return EXIT.incomplete;
  return received === 'SIGINT' ? EXIT.interrupted : EXIT.terminated;
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
  const interruption: Interruption = {
    signal: controller.signal,
    received: () => received,
    reason: () => reason,
    close: () => {
      if (current === interruption) current = undefined;
      clearTimeout(timer);
      for (const name of SIGNALS) process.off(name, onSignal);
    },
  };
  current = interruption;
  return interruption;
}

/** 128 + number of the signal, as shells report it. */
export function exitCodeOfSignal(name: StopSignal): 129 | 130 | 143 {
  return name === 'SIGINT' ? 130 : name === 'SIGTERM' ? 143 : 129;
}

function deadlineMs(maxMinutes: number): number {
  const limitMs = maxMinutes * 60_000;
  return limitMs - Math.min(RESERVE_MS, limitMs / 10);
}
