import type { ChatPort, ClockPort, ProgressPort } from '../domain/ports.ts';
import type { Retry } from '../providers/chat.ts';

/** An endpoint that says nothing for so long is worth a line, and again each time the silence has doubled. */
const QUIET_MS = 60_000;
/** Retries within this time of a line are counted, and told with the next one: a busy endpoint has hundreds. */
const RETRY_LINE_MS = 30_000;

/** Whom is watched, and where it is told. `quietMs` is 60 s unless set. */
export interface WatchConfig {
  /** as a reader knows it: "judge" */
  readonly who: string;
  /** deadline of one try, which ends a silence */
  readonly timeoutMs: number;
  readonly clock: ClockPort;
  readonly progress: ProgressPort;
  readonly redact: (text: string) => string;
  readonly quietMs?: number;
}

/** Says when an endpoint keeps requests waiting, or is asked again; costs a request two numbers. */
export interface RequestWatch {
  watch(chat: ChatPort): ChatPort;
  onRetry(retry: Retry): void;
  close(): void;
}

/** Begins to watch; `close` ends it, and until then it keeps no process alive. */
export function createRequestWatch(config: WatchConfig): RequestWatch {
  const { clock, quietMs = QUIET_MS } = config;
  let pending = 0;
  let lastReplyMs = 0;
  let toldAfterMs = quietMs;
  const look = (): void => {
    const silentMs = clock.monotonicMs() - lastReplyMs;
    if (pending === 0 || silentMs < toldAfterMs) return;
    toldAfterMs = 2 * silentMs;
    config.progress.line(describeSilence(config, silentMs));
  };
  const timer = setInterval(look, quietMs / 2).unref();
  const heard = (): void => {
    lastReplyMs = clock.monotonicMs();
    toldAfterMs = quietMs;
  };
  return {
    watch: (chat) => ({
      ...chat,
      ask: async (request, signal) => {
        if (pending === 0) heard();
        pending += 1;
        const reply = await chat.ask(request, signal);
        pending -= 1;
        heard();
        return reply;
      },
    }),
    onRetry: createRetryTeller(config),
    close: () => clearInterval(timer),
  };
}

function describeSilence({ who, timeoutMs }: WatchConfig, silentMs: number): string {
  return `waiting for the ${who}: no reply for ${seconds(silentMs)} (a request is given up after ${seconds(timeoutMs)}; --timeout sets that)`;
}

function createRetryTeller({ who, clock, progress, redact }: WatchConfig): (retry: Retry) => void {
  let toldMs = Number.NEGATIVE_INFINITY;
  let untold = 0;
  return ({ message, waitMs }) => {
    const nowMs = clock.monotonicMs();
    if (nowMs - toldMs < RETRY_LINE_MS) {
      untold += 1;
      return;
    }
    const others = untold === 0 ? '' : ` (and ${untold} more since the last such line)`;
    progress.line(`the ${who} is asked again in ${seconds(waitMs)}: ${redact(message)}${others}`);
    [toldMs, untold] = [nowMs, 0];
  };
}

/** `0.6 s`, `90 s`. */
function seconds(ms: number): string {
  return `${ms < 10_000 ? (ms / 1000).toFixed(1).replace(/\.0$/, '') : Math.round(ms / 1000)} s`;
}
