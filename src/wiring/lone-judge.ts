import { join } from 'node:path';
import type { Terminal } from '../commands/terminal.ts';
import { UserError } from '../domain/errors.ts';
import type { ChatPort, ChatRequest, Sha256 } from '../domain/ports.ts';
import type { Options } from '../options/table.ts';
import { createClock } from '../store/clock.ts';
import { createRedactor } from '../store/redact.ts';
import { openRunLog } from '../store/run-log.ts';
import { sha256 } from '../store/sha256.ts';
import type { StopSignal } from './interruption.ts';
import { createStepPorts } from './step-ports.ts';

/** A judge that is asked outside a run: the same endpoint, limiter, log and interruption as in a run. */
export interface LoneJudge {
  readonly chat: ChatPort;
  readonly sampling: Pick<ChatRequest, 'maxTokens' | 'reasoningEffort' | 'extraBody'>;
  readonly sha256: Sha256;
  readonly signal: AbortSignal;
  readonly now: () => string;
  /** why nothing more is asked, or null */
  readonly stopReason: () => string | null;
  /** the signal that ended it early, or null */
  readonly received: () => StopSignal | null;
  close(): Promise<void>;
}

/**
 * Opens the judge at `base-url`, logging into `<out>/<log>`, where replies to the same questions are found again. Throws
 * UserError before anything is asked.
 */
export async function openLoneJudge(options: Options, terminal: Terminal, log: string): Promise<LoneJudge> {
  if (options.judgeModel === null)
    throw new UserError({
      code: 'bad-option',
      message: 'judge-model is not set',
      hint: 'name the model that judges, as its endpoint calls it',
    });
  const redact = createRedactor([options.apiKey].filter((key) => key !== null));
  const path = join(options.out, log);
  const runLog = openRunLog({ path, redact });
  const step = await createStepPorts(options, terminal, runLog).catch((error: unknown) => {
    runLog.discard();
    throw error;
  });
  const { judge } = step.endpoints;
  if (judge === null) throw new Error('an endpoint of the judge was asked for and not opened');
  return {
    chat: judge,
    sampling: samplingOf(options),
    sha256,
    signal: step.ports.signal,
    now: createClock().nowIso,
    stopReason: step.stopReason,
    received: step.signal,
    close: async () => {
      await step.close();
      runLog.close();
    },
  };
}

/** What the judge's requests set, as far as the user or a default does. */
function samplingOf({
  judgeMaxTokens,
  judgeReasoningEffort,
  judgeExtraBody,
  extraBody,
}: Options): LoneJudge['sampling'] {
  const further = judgeExtraBody ?? extraBody;
  return {
    maxTokens: judgeMaxTokens,
    ...(judgeReasoningEffort === null ? {} : { reasoningEffort: judgeReasoningEffort }),
    ...(further === null ? {} : { extraBody: further }),
  };
}
