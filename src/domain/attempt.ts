import { z } from 'zod';

/**
 * What became of one request to a model. All but {@link MODEL_OUTCOMES} are failures of the run and are never graded.
 */
export const AskOutcome = z.enum([
  'answered',
  'truncated',
  'refused',
  'empty',
  'bad_response',
  'transport',
  'rate_limited',
  'auth',
  'quota',
  'bad_request',
  'over_budget',
  'cancelled',
  'missing_recording',
]);
export type AskOutcome = z.infer<typeof AskOutcome>;

/**
 * The outcomes that are the model's doing: they prove that key, endpoint and model name are right, they are graded, and
 * a later run uses them again.
 */
export const MODEL_OUTCOMES: ReadonlySet<AskOutcome> = new Set(['answered', 'truncated', 'refused', 'empty']);

/** Kind of reasoning text the endpoint gave: faithfulness compares only between equal kinds. */
export const ReasoningKind = z.enum(['raw', 'summary', 'encrypted', 'none']);
export type ReasoningKind = z.infer<typeof ReasoningKind>;

/** Tokens as the endpoint reported them; absent fields were not reported. */
export const Usage = z.strictObject({
  promptTokens: z.number().int().nonnegative().optional(),
  completionTokens: z.number().int().nonnegative().optional(),
  reasoningTokens: z.number().int().nonnegative().optional(),
});
export type Usage = z.infer<typeof Usage>;

/**
 * What one exchange with an endpoint gave. `text` is the visible answer with every reasoning block removed;
 * `reasoning` is that block or the endpoint's own reasoning field. `message` says in one redacted line what went
 * wrong when the outcome is a failure; `adjustments` names parameters dropped or renamed on the endpoint's demand.
 */
export const ChatReply = z.strictObject({
  outcome: AskOutcome,
  text: z.string(),
  reasoning: z.strictObject({ kind: ReasoningKind, text: z.string() }),
  finishReason: z.string().optional(),
  modelReported: z.string().optional(),
  usage: Usage.default({}),
  durationMs: z.number().nonnegative(),
  tries: z.number().int().nonnegative(),
  adjustments: z.array(z.string()).default([]),
  message: z.string().optional(),
});
export type ChatReply = z.infer<typeof ChatReply>;

/** A reply bound to a problem: `sample` counts from 0; `regenerated` when the first reply stopped before a box. */
export interface Attempt {
  readonly problemId: string;
  readonly sample: number;
  readonly reply: ChatReply;
  readonly regenerated: boolean;
}
