import type { ProgressPort } from '../domain/ports.ts';
import { count, plural } from '../report/numbers.ts';

/** Lines of progress in all, so that a long check is never silent and its log stays short. */
const LINES = 20;

/** How far a judge has come with the responses that are put to it. */
export interface AskingProgress {
  /** one response more is done with */
  onAsked(): void;
  /** Says why the asking stopped, how far it had come, and that the same command goes on. */
  stopped(reason: string): void;
}

/** Tells about every twentieth part of `total` responses, until `signal` ends the asking. */
export function createAskingProgress(
  total: number,
  { progress, signal }: { readonly progress: ProgressPort; readonly signal: AbortSignal },
): AskingProgress {
  const step = Math.max(1, Math.ceil(total / LINES));
  let done = 0;
  return {
    onAsked: () => {
      if (signal.aborted) return;
      done += 1;
      if (done % step === 0 || done === total)
        progress.line(`[${count(done)}/${count(total)}] responses put to the judge`);
    },
    stopped: (reason) =>
      progress.warn(
        `${reason} after ${count(done)} of ${plural(total, 'response')}; the same command asks only the others`,
      ),
  };
}
