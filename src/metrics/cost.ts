import type { ChatReply } from '../domain/attempt.ts';
import { costUsdOf, hasUsage, isBilled, type TokenPrices } from '../domain/billing.ts';
import type { RunCost } from '../domain/run.ts';

/** Replies of the model under test and of the judge; regenerations and re-asks are replies like any other. */
export interface CostInput {
  readonly replies: { readonly model: readonly ChatReply[]; readonly judge: readonly ChatReply[] };
  /** null: no price known. The judge's is only needed when it was called. */
  readonly prices: { readonly model: TokenPrices | null; readonly judge: TokenPrices | null };
}

/**
 * What a run cost by the endpoints' own token counts. A call is a request that left the machine. The sum is null
 * rather than too low when a needed price is missing or a billed call came back without its token counts.
 */
export function sumCost({ replies, prices }: CostInput): RunCost {
  const all = [...replies.model, ...replies.judge];
  const [model, judge] = [sumUsd(replies.model, prices.model), sumUsd(replies.judge, prices.judge)];
  const unpriced = (['model', 'judge'] as const).filter(
    (who) => prices[who] === null && replies[who].some(isBilled),
  );
  return {
    modelCalls: replies.model.filter(wasSent).length,
    judgeCalls: replies.judge.filter(wasSent).length,
    promptTokens: sum(all, ({ usage }) => usage.promptTokens ?? 0),
    completionTokens: sum(all, ({ usage }) => usage.completionTokens ?? 0),
    callsWithoutUsage: all.filter((reply) => isBilled(reply) && !hasUsage(reply)).length,
    costUsd: model === null || judge === null ? null : model + judge,
    ...(unpriced.length > 0 ? { unpriced } : {}),
  };
}

function wasSent({ tries }: ChatReply): boolean {
  return tries > 0;
}

function sumUsd(replies: readonly ChatReply[], prices: TokenPrices | null): number | null {
  const billed = replies.filter(isBilled);
  if (billed.length === 0) return 0;
  if (prices === null || !billed.every(hasUsage)) return null;
  return sum(billed, (reply) => costUsdOf(reply, prices) ?? 0);
}

function sum(replies: readonly ChatReply[], amount: (reply: ChatReply) => number): number {
  return replies.reduce((total, reply) => total + amount(reply), 0);
}
