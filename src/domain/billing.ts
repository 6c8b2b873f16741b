import { type AskOutcome, type ChatReply, MODEL_OUTCOMES } from './attempt.ts';

/** Prices of one endpoint, in USD per million tokens. Reasoning tokens are part of the output tokens. */
export interface TokenPrices {
  readonly inputUsdPerMillion: number;
  readonly outputUsdPerMillion: number;
}

/**
 * Outcomes of a request that the endpoint processed and will bill: what the model did, and a reply that came back and
 * could not be read. All others failed before an answer was made.
 */
const BILLED: ReadonlySet<AskOutcome> = new Set([...MODEL_OUTCOMES, 'bad_response']);

/** Whether an endpoint bills this reply. */
export function isBilled({ outcome }: Pick<ChatReply, 'outcome'>): boolean {
  return BILLED.has(outcome);
}

/** Whether the endpoint counted both kinds of tokens of this reply. */
export function hasUsage({ usage }: Pick<ChatReply, 'usage'>): boolean {
  return usage.promptTokens !== undefined && usage.completionTokens !== undefined;
}

/** What a reply costs in USD by the endpoint's own token counts; undefined when it is billed and they are missing. */
export function costUsdOf(
  reply: Pick<ChatReply, 'outcome' | 'usage'>,
  { inputUsdPerMillion, outputUsdPerMillion }: TokenPrices,
): number | undefined {
  if (!isBilled(reply)) return 0;
  const { promptTokens, completionTokens } = reply.usage;
  if (promptTokens === undefined || completionTokens === undefined) return undefined;
  return (promptTokens * inputUsdPerMillion + completionTokens * outputUsdPerMillion) / 1e6;
}
