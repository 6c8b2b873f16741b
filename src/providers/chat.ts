import type { ChatReply } from '../domain/attempt.ts';
import { UserError } from '../domain/errors.ts';
import type { ChatPort, ChatRequest, ClockPort } from '../domain/ports.ts';
import { type Assessment, assess, type Source } from './assess.ts';
import { parseBaseUrl } from './base-url.ts';
import type { Patience } from './endpoint-error.ts';
import { createAgent, type Exchange } from './http.ts';
import type { Limiter } from './limiter.ts';
import {
  assumeParameters,
  describeAdjustments,
  learnFrom,
  type MaxTokensParam,
  renderBody,
} from './parameters.ts';
import { createPoster } from './post.ts';
import { decideRetry } from './retry.ts';
import { parseRetryAfter } from './retry-after.ts';
import { unsentReply } from './unsent.ts';

/**
 * An OpenAI-compatible endpoint. `timeoutMs` is the deadline of one try, body included; `maxWaitMs` bounds the waits
 * between the tries of one request (10 minutes unless set). `redact` is applied to every string of every reply. `replay`
 * names each request to our own replay server; nobody else ever learns the name.
 */
export interface ChatEndpointConfig {
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly model: string;
  readonly maxTokensParam: MaxTokensParam;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly maxWaitMs?: number;
  readonly allowHttp: boolean;
  readonly replay: boolean;
  readonly limiter?: Limiter;
  readonly clock: ClockPort;
  readonly redact: (text: string) => string;
  /** numbers in [0, 1) that spread retries; `Math.random` unless set */
  readonly jitter?: () => number;
  /** told before every wait for another try */
  readonly onRetry?: (retry: Retry) => void;
}

/** Why a request is made again, and when. */
export interface Retry {
  readonly message: string;
  readonly waitMs: number;
}

const MAX_WAIT_MS = 600_000;

/**
 * Opens an endpoint. Throws UserError `bad-option` or `unsafe-origin` for a base URL or key that must not be used; once
 * open it never throws, every failure is an outcome of the reply.
 */
export function createChatEndpoint(config: ChatEndpointConfig): ChatPort {
  const url = parseBaseUrl(config);
  requireSendableKey(config.apiKey);
  const endpoint = openEndpoint(config, url);
  const limit: Limiter = config.limiter ?? ((task) => task());
  return {
    origin: url.origin,
    model: config.model,
    ask: async (request, signal) => {
      try {
        return redactReply(await limit(() => askPersistently({ endpoint, request, signal })), config.redact);
      } catch (error) {
        return redactReply(
          unsentReply('bad_request', `the request could not be made: ${String(error)}`),
          config.redact,
        );
      }
    },
  };
}

/** An open endpoint. What it learns and until when it wants to be left alone is shared by all requests. */
interface Endpoint {
  readonly config: ChatEndpointConfig;
  readonly source: Source;
  readonly post: (
    body: Record<string, unknown>,
    request: ChatRequest,
    signal: AbortSignal,
  ) => Promise<Exchange>;
  learned: ReturnType<typeof assumeParameters>;
  quietUntilMs: number;
}

function openEndpoint(config: ChatEndpointConfig, url: URL): Endpoint {
  const baseUrl = url.href.replace(/\/+$/, '');
  const { apiKey, timeoutMs } = config;
  const post = createPoster({ baseUrl, apiKey, agent: createAgent(url), timeoutMs });
  return {
    config,
    source: {
      origin: url.origin,
      endpoint: `${baseUrl}/chat/completions`,
      replay: config.replay,
      redact: config.redact,
    },
    post: (body, request, signal) =>
      post({ body, recording: config.replay ? request.recording : undefined, signal }),
    learned: assumeParameters(config.maxTokensParam),
    quietUntilMs: 0,
  };
}

interface Asking {
  readonly endpoint: Endpoint;
  readonly request: ChatRequest;
  readonly signal: AbortSignal;
}

async function askPersistently(asking: Asking): Promise<ChatReply> {
  const { endpoint, signal } = asking;
  const { config } = endpoint;
  const limits = {
    retries: config.retries,
    maxWaitMs: config.maxWaitMs ?? MAX_WAIT_MS,
    jitter: config.jitter ?? Math.random,
  };
  const retriesOf = new Map<Patience, number>();
  let waitedMs = 0;
  for (let tries = 1, retries = 0; ; tries++) {
    waitedMs += await waitForQuiet(endpoint, signal);
    const attempt = await askOnce(asking);
    if (attempt.adjusted) continue;
    const sameKind = retriesOf.get(attempt.assessment.patience) ?? 0;
    const spent = { retries, sameKind, waitedMs };
    const decision = decideRetry({ ...attempt.assessment, demandedMs: attempt.demandedMs }, spent, limits);
    if (decision.kind === 'stop') return finish(attempt, { tries, why: decision.why });
    retriesOf.set(attempt.assessment.patience, sameKind + 1);
    retries += 1;
    waitedMs += decision.waitMs;
    const { reply, outcome } = attempt.assessment;
    config.onRetry?.({ message: reply.message ?? outcome, waitMs: decision.waitMs });
    if (attempt.demandedMs !== undefined) holdBack(endpoint, attempt.demandedMs);
    await config.clock.sleep(decision.waitMs, signal);
  }
}

interface Try {
  readonly assessment: Assessment;
  /** the endpoint's own wish how long to wait */
  readonly demandedMs: number | undefined;
  readonly durationMs: number;
  readonly adjustments: string[];
  /** the endpoint rejected a parameter that the next try renames or leaves out */
  readonly adjusted: boolean;
}

async function askOnce({ endpoint, request, signal }: Asking): Promise<Try> {
  const { config, learned } = endpoint;
  const body = renderBody({ request, model: config.model }, learned);
  const startedMs = config.clock.monotonicMs();
  const received = await endpoint.post(body, request, signal);
  const durationMs = config.clock.monotonicMs() - startedMs;
  const assessment = assess(received, endpoint.source);
  const param = config.maxTokensParam;
  const lesson = assessment.rejection && learnFrom(assessment.rejection, { body, param, learned });
  // Another request may have learned the same meanwhile; both lessons are kept.
  if (lesson)
    endpoint.learned = { ...lesson, dropped: new Set([...endpoint.learned.dropped, ...lesson.dropped]) };
  const failed = received.kind === 'reply' && assessment.reply.message !== undefined;
  return {
    assessment,
    demandedMs: failed ? parseRetryAfter(received.headers(), config.clock.nowIso()) : undefined,
    durationMs,
    adjustments: describeAdjustments(request, { learned, param }),
    adjusted: lesson !== undefined,
  };
}

/** Makes every request of this endpoint wait as long as the endpoint asked one of them to. */
function holdBack(endpoint: Endpoint, demandedMs: number): void {
  const until = endpoint.config.clock.monotonicMs() + demandedMs;
  endpoint.quietUntilMs = Math.max(endpoint.quietUntilMs, until);
}

/** Waits until the endpoint may be asked, also when that moment moves meanwhile; returns how long that took, in ms. */
async function waitForQuiet(endpoint: Endpoint, signal: AbortSignal): Promise<number> {
  const { clock } = endpoint.config;
  const startedMs = clock.monotonicMs();
  while (endpoint.quietUntilMs > clock.monotonicMs() && !signal.aborted) {
    await clock.sleep(endpoint.quietUntilMs - clock.monotonicMs(), signal);
  }
  return clock.monotonicMs() - startedMs;
}

function finish(attempt: Try, { tries, why }: { tries: number; why: 'spent' | 'too-long' }): ChatReply {
  const { outcome, reply } = attempt.assessment;
  const tooLong =
    why === 'too-long'
      ? ` (asks to wait ${Math.round((attempt.demandedMs ?? 0) / 1000)} s, longer than this run waits)`
      : '';
  const persistence = tries > 1 ? ` (after ${tries} tries)` : '';
  return {
    ...reply,
    // A limit that outlasts the request is a spent quota to this run: asking on would only be refused.
    outcome: why === 'too-long' && outcome === 'rate_limited' ? 'quota' : outcome,
    durationMs: attempt.durationMs,
    tries,
    adjustments: attempt.adjustments,
    ...(reply.message === undefined ? {} : { message: `${reply.message}${tooLong}${persistence}` }),
  };
}

/** An endpoint may echo the key anywhere, in the answer too. */
function redactReply(reply: ChatReply, redact: (text: string) => string): ChatReply {
  const { finishReason, modelReported, message } = reply;
  return {
    ...reply,
    text: redact(reply.text),
    reasoning: { ...reply.reasoning, text: redact(reply.reasoning.text) },
    ...(finishReason === undefined ? {} : { finishReason: redact(finishReason) }),
    ...(modelReported === undefined ? {} : { modelReported: redact(modelReported) }),
    ...(message === undefined ? {} : { message: redact(message) }),
  };
}

function requireSendableKey(apiKey: string | undefined): void {
  if (apiKey === undefined || /^[\x21-\x7e]+$/.test(apiKey)) return;
  throw new UserError({
    code: 'bad-option',
    message: 'the API key is empty or contains a space, a line break or another character no key has',
    hint: 'store it again without what surrounds it',
  });
}
