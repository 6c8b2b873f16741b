import pLimit from 'p-limit';
import { type ChatReply, MODEL_OUTCOMES } from '../domain/attempt.ts';
import { costUsdOf, isBilled, type TokenPrices } from '../domain/billing.ts';
import type { ChatPort, ClockPort } from '../domain/ports.ts';
import { unsentReply } from './unsent.ts';

/** Runs a task when its turn has come. */
export type Limiter = <T>(task: () => Promise<T>) => Promise<T>;

/** At most `concurrency` tasks at a time, in the order given. */
export function createLimiter(concurrency: number): Limiter {
  return pLimit(concurrency);
}

/** Whom a request was for. Prices differ, and a judge that answers does not prove that the model does. */
export type Role = 'model' | 'judge';

/** Whether a new request may start. `stopped`: something a further request would only repeat; `budget`: a limit is reached. */
export type Admission =
  | { readonly ok: true }
  | { readonly ok: false; readonly cause: 'stopped' | 'budget'; readonly reason: string };

/** Keeps a run from going on when it cannot or must not. */
export interface RunGuard {
  admit(): Admission;
  record(reply: ChatReply, role?: Role): void;
  /** why no new request starts, or null while they do */
  stopReason(): string | null;
}

/** Limits of a run. `maxMinutes` counts from the creation of the guard. */
export interface RunGuardConfig {
  readonly maxMinutes?: number;
  readonly maxCostUsd?: number;
  readonly prices?: Partial<Record<Role, TokenPrices>>;
  readonly clock: ClockPort;
}

/** Failures in a row after which nobody expects the next request to succeed; far above a usual burst of errors. */
const MAX_FAILURES_IN_A_ROW = 20;

/** Requests that may fail to connect before the first success. */
const MAX_FIRST_CONNECTIONS = 3;

/** Characters per token when an endpoint reports no usage; mathematics has fewer than the 4 of plain English. */
const CHARS_PER_TOKEN = 3;

/** Outcomes that say nothing about whether the next request would succeed. */
const NEUTRAL = new Set<ChatReply['outcome']>(['cancelled', 'over_budget', 'missing_recording']);

interface Tally {
  succeeded: boolean;
  failuresInARow: number;
}

/** Opens the guard of one run. */
export function createRunGuard({ maxMinutes, maxCostUsd, prices = {}, clock }: RunGuardConfig): RunGuard {
  const startedMs = clock.monotonicMs();
  const tallies: Record<Role, Tally> = {
    model: { succeeded: false, failuresInARow: 0 },
    judge: { succeeded: false, failuresInARow: 0 },
  };
  const spending = createSpending(prices);
  let stopped: string | null = null;
  const budgetReason = (): string | null => {
    if (maxMinutes !== undefined && clock.monotonicMs() - startedMs >= maxMinutes * 60_000) {
      return `the limit of ${maxMinutes} minutes is reached`;
    }
    if (maxCostUsd !== undefined && spending.estimateUsd() >= maxCostUsd) {
      return `the limit of ${maxCostUsd} USD is reached`;
    }
    return null;
  };
  return {
    admit: () => {
      if (stopped !== null) return { ok: false, cause: 'stopped', reason: stopped };
      const reason = budgetReason();
      return reason === null ? { ok: true } : { ok: false, cause: 'budget', reason };
    },
    record: (reply, role = 'model') => {
      if (reply.tries === 0) return;
      spending.add(reply, role);
      stopped ??= fatal(reply, { tally: tallies[role], role });
    },
    stopReason: () => stopped ?? budgetReason(),
  };
}

function fatal(reply: ChatReply, { tally, role }: { tally: Tally; role: Role }): string | null {
  if (NEUTRAL.has(reply.outcome)) return null;
  if (MODEL_OUTCOMES.has(reply.outcome)) {
    tally.succeeded = true;
    tally.failuresInARow = 0;
    return null;
  }
  tally.failuresInARow += 1;
  const said = reply.message ?? reply.outcome;
  if (reply.outcome === 'auth') return `the ${role} endpoint refused the key: ${said}`;
  if (reply.outcome === 'quota') return `the quota at the ${role} endpoint is spent: ${said}`;
  if (!tally.succeeded && reply.outcome === 'bad_request')
    return `the ${role} endpoint refused the first request: ${said}`;
  if (!tally.succeeded && reply.outcome === 'transport' && tally.failuresInARow >= MAX_FIRST_CONNECTIONS) {
    return `the ${role} endpoint cannot be reached: ${said}`;
  }
  return tally.failuresInARow >= MAX_FAILURES_IN_A_ROW
    ? `${tally.failuresInARow} requests to the ${role} endpoint failed in a row: ${said}`
    : null;
}

interface Spending {
  add(reply: ChatReply, role: Role): void;
  estimateUsd(): number;
}

/** What the run's limit is held against: a billed call without usage is estimated as dear as the dearest so far, at least by the length of what it gave. */
function createSpending(prices: Partial<Record<Role, TokenPrices>>): Spending {
  const dearestUsd: Record<Role, number> = { model: 0, judge: 0 };
  let estimateUsd = 0;
  return {
    add: (reply, role) => {
      const price = prices[role];
      if (!price || !isBilled(reply)) return;
      const reportedUsd = costUsdOf(reply, price);
      const chars = reply.text.length + reply.reasoning.text.length;
      const guessedUsd = ((chars / CHARS_PER_TOKEN) * price.outputUsdPerMillion) / 1e6;
      estimateUsd += reportedUsd ?? Math.max(dearestUsd[role], guessedUsd);
      dearestUsd[role] = Math.max(dearestUsd[role], reportedUsd ?? 0);
    },
    estimateUsd: () => estimateUsd,
  };
}

/** How an endpoint is guarded. With a `limiter`, a request is admitted when its turn has come, not when it queues. */
export interface Guarding {
  readonly guard: RunGuard;
  readonly role: Role;
  readonly limiter?: Limiter;
}

/** An endpoint that asks only while the guard admits it, and records every reply. A refused request has `tries` 0. */
export function guardChat(chat: ChatPort, { guard, role, limiter = (task) => task() }: Guarding): ChatPort {
  return {
    origin: chat.origin,
    model: chat.model,
    ask: (request, signal) =>
      limiter(async () => {
        const admission = guard.admit();
        if (!admission.ok) return notAsked(admission);
        const reply = await chat.ask(request, signal);
        guard.record(reply, role);
        return reply;
      }),
  };
}

const notAsked = ({ cause, reason }: Extract<Admission, { ok: false }>): ChatReply =>
  unsentReply(cause === 'budget' ? 'over_budget' : 'cancelled', reason);
