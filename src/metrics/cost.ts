import type { AskOutcome, ChatReply } from '../domain/attempt.ts';
import type { RunCost } from '../domain/run.ts';

/** Prices of one endpoint, in USD per million tokens. Reasoning tokens are part of the output tokens. */
export interface TokenPrices {
  readonly inputUsdPerMillion: number;
  readonly outputUsdPerMillion: number;
}

/** Replies of the model under test and of the judge; regenerations and re-asks are replies like any other. */
export interface CostInput {
  readonly replies: { readonly model: readonly ChatReply[]; readonly judge: readonly ChatReply[] };
  /** null: no price known. The judge's is only needed when it was called. */
  readonly prices: { readonly model: TokenPrices | null; readonly judge: TokenPrices | null };
}

/** Outcomes of a request that the endpoint processed and will bill; all others failed before an answer was made. */
const BILLED: ReadonlySet<AskOutcome> = new Set([
  'answered',
  'truncated',
  'refused',
  'empty',
  'bad_response',
]);

/**
 * What a run cost by the endpoints' own token counts. A call is a request that left the machine. The sum is null
 * rather than too low when a needed price is missing or a billed call came back without its token counts.
 */
export function sumCost({ replies, prices }: CostInput): RunCost {
  const model = sumTokens(replies.model);
  const judge = sumTokens(replies.judge);
  const parts = [price(model, prices.model), price(judge, prices.judge)];
  return {
    modelCalls: model.calls,
    judgeCalls: judge.calls,
    promptTokens: model.promptTokens + judge.promptTokens,
    completionTokens: model.completionTokens + judge.completionTokens,
    callsWithoutUsage: model.withoutUsage + judge.withoutUsage,
    costUsd: parts.reduce((total, part) => (total === null || part === null ? null : total + part), 0),
  };
}

interface TokenSum {
  readonly calls: number;
  readonly billed: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly withoutUsage: number;
}

function sumTokens(replies: readonly ChatReply[]): TokenSum {
  const billed = replies.filter((reply) => BILLED.has(reply.outcome));
  const add = (pick: (reply: ChatReply) => number) =>
    replies.reduce((total, reply) => total + pick(reply), 0);
  return {
    calls: replies.filter((reply) => reply.tries > 0).length,
    billed: billed.length,
    promptTokens: add((reply) => reply.usage.promptTokens ?? 0),
    completionTokens: add((reply) => reply.usage.completionTokens ?? 0),
    withoutUsage: billed.filter(
      ({ usage }) => usage.promptTokens === undefined || usage.completionTokens === undefined,
    ).length,
  };
}

function price(tokens: TokenSum, prices: TokenPrices | null): number | null {
  if (tokens.billed === 0) return 0;
  if (prices === null || tokens.withoutUsage > 0) return null;
  const { inputUsdPerMillion, outputUsdPerMillion } = prices;
  return (tokens.promptTokens * inputUsdPerMillion + tokens.completionTokens * outputUsdPerMillion) / 1e6;
}
