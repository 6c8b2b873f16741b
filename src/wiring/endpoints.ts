import type { ChatReply } from '../domain/attempt.ts';
import type { TokenPrices } from '../domain/billing.ts';
import type { ChatPort, ClockPort, FilesPort, ProgressPort, RunLogPort, Sha256 } from '../domain/ports.ts';
import type { RunCost } from '../domain/run.ts';
import type { Endpoints } from '../evaluation/prepare.ts';
import { sumCost } from '../metrics/cost.ts';
import type { Options } from '../options/table.ts';
import { type ChatEndpointConfig, createChatEndpoint } from '../providers/chat.ts';
import {
  createLimiter,
  createRunGuard,
  guardChat,
  type Limiter,
  type Role,
  type RunGuard,
} from '../providers/limiter.ts';
import { withLog } from '../providers/logged.ts';
import { withMeter } from '../providers/metered.ts';
import { indexRecordings } from '../providers/recordings.ts';
import { startReplayServer } from '../providers/replay.ts';
import { judgeUrl, type Keys, secondJudgeUrl } from './keys.ts';
import { readRecordings } from './recordings.ts';
import { createRequestWatch, type RequestWatch } from './request-watch.ts';

/** What the endpoints of a run are built from. */
export interface EndpointParts {
  readonly options: Options;
  readonly keys: Keys;
  readonly files: FilesPort;
  readonly log: RunLogPort;
  readonly clock: ClockPort;
  readonly sha256: Sha256;
  readonly redact: (text: string) => string;
  readonly progress: ProgressPort;
}

/** The endpoints of a run with what they add up to: cost, how much of it an earlier run had, and why the run had to stop. */
export interface WiredEndpoints {
  readonly endpoints: Endpoints;
  readonly cost: () => RunCost;
  /** replies that the log of an earlier run had; calls and cost count them like any other. */
  readonly fromLog: () => number;
  readonly stopReason: () => string | null;
  close(): Promise<void>;
}

/**
 * Every endpoint is, from the outside in: metered, looked up in the log, admitted by the guard, asked. Model and judge
 * wait for their turn in one queue. A replayed run puts a server on loopback behind the same chain.
 */
export async function createEndpoints(parts: EndpointParts): Promise<WiredEndpoints> {
  const { options, clock } = parts;
  const server = options.replay === null ? undefined : await startReplay(options.replay, parts.files);
  const prices = {
    model: pricesOf(options.priceInputUsd, options.priceOutputUsd),
    judge: judgePrices(options),
  };
  const guard = createRunGuard({
    clock,
    ...(options.maxMinutes === null ? {} : { maxMinutes: options.maxMinutes }),
    ...(options.maxCostUsd === null ? {} : { maxCostUsd: options.maxCostUsd }),
    prices: { ...(prices.model && { model: prices.model }), ...(prices.judge && { judge: prices.judge }) },
  });
  // One sample may put two questions to the judge at once, so that limiting samples does not limit requests.
  const limiter = createLimiter(options.concurrency);
  const replies: Record<Role, ChatReply[]> = { model: [], judge: [] };
  let fromLog = 0;
  const onFound = (): void => void fromLog++;
  let missing: string | null = null;
  const watches: RequestWatch[] = [];
  const open = (seat: Seat, model: string): ChatPort => {
    const role = roleOf(seat);
    const chat = openEndpoint({
      ...{ parts, seat, model, replayUrl: server?.baseUrl, guard, limiter, onFound },
      watch: watchOf(seat, parts, watches),
    });
    return withMeter(chat, (reply) => {
      replies[role].push({ ...reply, text: '', reasoning: { ...reply.reasoning, text: '' } });
      if (reply.outcome === 'missing_recording') missing ??= reply.message ?? 'a recording is missing';
    });
  };
  return {
    endpoints: {
      model: open('model', options.model ?? 'recorded'),
      judge: options.judgeModel === null ? null : open('judge', options.judgeModel),
      ...(options.secondJudgeModel === null
        ? {}
        : { secondJudge: open('secondJudge', options.secondJudgeModel) }),
    },
    cost: () => sumCost({ replies, prices }),
    fromLog: () => fromLog,
    stopReason: () => missing ?? guard.stopReason(),
    close: async () => {
      for (const watch of watches) watch.close();
      await server?.close();
    },
  };
}

/** Who is asked; each has a URL and a key of its own. */
type Seat = keyof Keys;

/** A second judge is counted and priced like the judge. */
function roleOf(seat: Seat): Role {
  return seat === 'model' ? 'model' : 'judge';
}

function urlOf(seat: Seat, options: Options): string {
  switch (seat) {
    case 'model':
      return options.baseUrl;
    case 'judge':
      return judgeUrl(options);
    case 'secondJudge':
      return secondJudgeUrl(options);
  }
}

interface Opening {
  readonly parts: EndpointParts;
  readonly seat: Seat;
  readonly model: string;
  readonly replayUrl: string | undefined;
  readonly guard: RunGuard;
  readonly limiter: Limiter;
  readonly onFound: () => void;
  readonly watch: RequestWatch;
}

const SEAT_WORDS: Readonly<Record<Seat, string>> = {
  model: 'model endpoint',
  judge: 'judge',
  secondJudge: 'second judge',
};

function watchOf(seat: Seat, parts: EndpointParts, opened: RequestWatch[]): RequestWatch {
  const { options, clock, progress, redact } = parts;
  const watch = createRequestWatch({
    who: SEAT_WORDS[seat],
    timeoutMs: options.timeoutMs,
    clock,
    progress,
    redact,
  });
  opened.push(watch);
  return watch;
}

function openEndpoint(opening: Opening): ChatPort {
  const { parts, seat, model, replayUrl, guard, limiter, onFound, watch } = opening;
  const { options, keys, log, clock, sha256, redact } = parts;
  const apiKey = replayUrl === undefined ? keys[seat] : undefined;
  const config: ChatEndpointConfig = {
    baseUrl: replayUrl ?? urlOf(seat, options),
    model,
    maxTokensParam: options.maxTokensParam,
    timeoutMs: options.timeoutMs,
    retries: options.retries,
    allowHttp: options.allowHttp,
    replay: replayUrl !== undefined,
    limiter,
    clock,
    redact,
    onRetry: watch.onRetry,
    ...(apiKey === undefined ? {} : { apiKey }),
  };
  const asked = guardChat(watch.watch(createChatEndpoint(config)), { guard, role: roleOf(seat) });
  // A replay's port is another one in every run; the log and the record know it by what it is.
  const named = replayUrl === undefined ? asked : { ...asked, origin: 'replay' };
  return withLog(named, { log, sha256, onFound });
}

async function startReplay(path: string, files: FilesPort) {
  return startReplayServer(indexRecordings(await readRecordings(path, files)));
}

function pricesOf(input: number | null, output: number | null): TokenPrices | null {
  return input === null || output === null
    ? null
    : { inputUsdPerMillion: input, outputUsdPerMillion: output };
}

/** The judge's own prices, or the model's where it is the same model at the same place. */
function judgePrices(options: Options): TokenPrices | null {
  const own = pricesOf(options.judgePriceInputUsd, options.judgePriceOutputUsd);
  const same = options.judgeModel === options.model && options.judgeBaseUrl === null;
  return own ?? (same ? pricesOf(options.priceInputUsd, options.priceOutputUsd) : null);
}
