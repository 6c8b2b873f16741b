import type { Terminal } from '../commands/terminal.ts';
import type { RunLogPort } from '../domain/ports.ts';
import type { ExaminationPorts } from '../evaluation/examination.ts';
import type { Endpoints } from '../evaluation/prepare.ts';
import type { Options } from '../options/table.ts';
import { createLimiter } from '../providers/limiter.ts';
import { createClock } from '../store/clock.ts';
import { createRedactor } from '../store/redact.ts';
import { createKeepingSha256 } from '../store/sha256.ts';
import { createEndpoints } from './endpoints.ts';
import { listenForInterruption, type StopSignal } from './interruption.ts';
import { bindKeys } from './keys.ts';

/** The ports of a command that does one step of a run: the same endpoints, guard and limiter as those of a whole run. */
export interface StepPorts {
  readonly ports: ExaminationPorts;
  readonly endpoints: Endpoints;
  readonly redact: (text: string) => string;
  /** why nothing more is asked, or null */
  stopReason(): string | null;
  /** the signal that ended the step early, or null */
  signal(): StopSignal | null;
  close(): Promise<void>;
}

/** A log of nothing, for a step whose own file is what it goes on from. */
export const NO_LOG: RunLogPort = { find: () => undefined, append: () => {}, reusable: 0, close: () => {} };

/** Builds the real ports of one step. Throws UserError before anything is asked. */
export async function createStepPorts(
  options: Options,
  terminal: Terminal,
  log: RunLogPort = NO_LOG,
): Promise<StepPorts> {
  const keys = bindKeys(options, terminal.env);
  const redact = createRedactor([options.apiKey, options.judgeApiKey].filter((key) => key !== null));
  const sha256 = createKeepingSha256();
  const { files, progress } = terminal;
  const parts = { options, keys, files, log, clock: createClock(), sha256, redact, progress };
  const wired = await createEndpoints(parts);
  const interruption = listenForInterruption(options);
  return {
    ports: {
      sha256,
      progress: terminal.progress,
      limit: createLimiter(options.concurrency),
      signal: interruption.signal,
    },
    endpoints: wired.endpoints,
    redact,
    stopReason: () => interruption.reason() ?? wired.stopReason(),
    signal: interruption.received,
    close: async () => {
      interruption.close();
      await wired.close();
    },
  };
}
