import { join } from 'node:path';
import type { Terminal } from '../commands/terminal.ts';
import { UserError } from '../domain/errors.ts';
import type { ChatPort, ChatRequest, Sha256 } from '../domain/ports.ts';
import type { Options } from '../options/table.ts';
import { createClock } from '../store/clock.ts';
import { createRedactor } from '../store/redact.ts';
import { openRunLog } from '../store/run-log.ts';
import { sha256 } from '../store/sha256.ts';
import { createEndpoints } from './endpoints.ts';
import { listenForInterruption, type StopSignal } from './interruption.ts';
import { bindKeys } from './keys.ts';

/** A judge that is asked without a run: the same endpoint chain, log and interruption as in a run. */
export interface LoneJudge {
  readonly chat: ChatPort;
  readonly sampling: Pick<ChatRequest, 'maxTokens' | 'reasoningEffort' | 'extraBody'>;
  readonly sha256: Sha256;
  readonly signal: AbortSignal;
  readonly now: () => string;
  /** replies that an earlier call had paid for */
  readonly fromLog: () => number;
  readonly received: () => StopSignal | null;
  close(): Promise<void>;
}

/**
 * Opens the judge at `base-url`, logging into `<out>/<log>`, where replies to the same questions are found again. Its key is
 * that of the variable named by `api-key-env`, or `api-key`. Throws UserError before anything is asked.
 */
export async function openLoneJudge(given: Options, terminal: Terminal, log: string): Promise<LoneJudge> {
  if (given.judgeModel === null)
    throw new UserError({
      code: 'bad-option',
      message: 'judge-model is not set',
      hint: 'name the model that judges, as its endpoint calls it',
    });
  const options = { ...given, apiKey: keyOf(given, terminal.env) };
  const keys = bindKeys(options, terminal.env);
  const redact = createRedactor(options.apiKey === null ? [] : [options.apiKey]);
  const runLog = openRunLog({ path: join(options.out, log), redact });
  const clock = createClock();
  const wired = await createEndpoints({
    options,
    keys,
    files: terminal.files,
    log: runLog,
    clock,
    redact,
  }).catch((error: unknown) => {
    runLog.close();
    throw error;
  });
  const interruption = listenForInterruption(options);
  const { judge } = wired.endpoints;
  if (judge === null) throw new Error('an endpoint of the judge was asked for and not opened');
  return {
    chat: judge,
    sampling: samplingOf(options),
    sha256,
    signal: interruption.signal,
    now: () => clock.nowIso(),
    fromLog: wired.fromLog,
    received: interruption.received,
    close: async () => {
      interruption.close();
      runLog.close();
      await wired.close();
    },
  };
}

/** What the judge's requests set, as far as the user or a default does. */
export function samplingOf(options: Options): LoneJudge['sampling'] {
  return {
    maxTokens: options.judgeMaxTokens,
    ...(options.judgeReasoningEffort === null ? {} : { reasoningEffort: options.judgeReasoningEffort }),
    ...(options.judgeExtraBody === null ? {} : { extraBody: options.judgeExtraBody }),
  };
}

function keyOf({ apiKeyEnv, apiKey }: Options, env: Terminal['env']): string | null {
  if (apiKeyEnv === null) return apiKey;
  const key = env[apiKeyEnv]?.trim();
  if (key) return key;
  throw new UserError({
    code: 'missing-key',
    message: `api-key-env is ${apiKeyEnv}, and this variable is ${key === undefined ? 'not set' : 'empty'}`,
    hint: `export ${apiKeyEnv} with the key, or name another variable`,
  });
}
