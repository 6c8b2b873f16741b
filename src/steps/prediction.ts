import { AskOutcome, type ChatReply, MODEL_OUTCOMES, Usage } from '../domain/attempt.ts';
import { badRow, firstOf, idOf, parseRow, type RawRow, type RowText, textOf } from './fields.ts';

/** One response of a model to one problem, as a line of the file that `predict` writes. */
export interface Prediction {
  readonly id: string;
  /** as it was asked for; absent in files that do not say */
  readonly model?: string;
  /** null for a problem with figures that a model which cannot see was not asked (B16) */
  readonly reply: ChatReply | null;
  /** what was asked, see `requestKey`; absent in files made elsewhere */
  readonly requestSha256?: string;
}

/** Why a problem with figures has no response. */
const EXCLUDED = 'figures';

/** The line of a prediction, without its line break. */
export function renderPrediction({ id, model, reply, requestSha256 }: Prediction): string {
  const known = { id, model: model ?? null, request_sha256: requestSha256 ?? null };
  if (reply === null) return JSON.stringify({ ...known, response: null, excluded: EXCLUDED });
  const isGraded = MODEL_OUTCOMES.has(reply.outcome);
  return JSON.stringify({
    ...known,
    response: isGraded ? reply.text : null,
    reasoning: reply.reasoning.text || null,
    reasoning_kind: reply.reasoning.kind,
    outcome: reply.outcome,
    finish_reason: reply.finishReason ?? null,
    error: isGraded ? null : (reply.message ?? reply.outcome),
    usage: {
      prompt_tokens: reply.usage.promptTokens ?? null,
      completion_tokens: reply.usage.completionTokens ?? null,
      reasoning_tokens: reply.usage.reasoningTokens ?? null,
    },
    model_reported: reply.modelReported ?? null,
    adjustments: reply.adjustments,
    duration_ms: reply.durationMs,
  });
}

/** Names under which other files keep the response. */
const RESPONSE_NAMES = ['response', 'prediction', 'model_response', 'output', 'completion', 'text'];

/**
 * Reads a prediction: a line of `predict`, or one of another harness that names the problem and its response. `split` takes
 * reasoning blocks off a response that still has them. Throws UserError `bad-rows`.
 */
export function readPrediction(
  text: RowText,
  split: (response: string) => { readonly text: string; readonly reasoning: string },
): Prediction {
  const row = parseRow(text);
  const model = textOf(row, ['model']);
  const requestSha256 = textOf(row, ['request_sha256']);
  return {
    id: idOf(row, text),
    ...(model === undefined ? {} : { model }),
    reply: row['excluded'] === EXCLUDED ? null : readReply(row, { split, text }),
    ...(requestSha256 === undefined ? {} : { requestSha256 }),
  };
}

/** Whether a prediction holds what the model said; a failed call holds nothing and is made again. */
export function isAnswered({ reply }: Prediction): boolean {
  return reply !== null && MODEL_OUTCOMES.has(reply.outcome);
}

/** Whether a model replied without a visible word. */
export function isEmpty(prediction: Prediction): boolean {
  return isAnswered(prediction) && prediction.reply?.text.trim() === '';
}

interface Reading {
  readonly split: (response: string) => { readonly text: string; readonly reasoning: string };
  readonly text: RowText;
}

function readReply(row: RawRow, { split, text }: Reading): ChatReply {
  const error = firstOf(row, ['error']);
  const said = split(responseOf(row, text));
  const finishReason = textOf(row, ['finish_reason', 'stop_reason']);
  const reasoning = textOf(row, ['reasoning', 'reasoning_content']) ?? said.reasoning;
  const outcome = AskOutcome.safeParse(row['outcome']);
  const failed = error !== undefined && error !== '' && error !== false;
  const message = failed ? describe(error) : undefined;
  const modelReported = textOf(row, ['model_reported']);
  const durationMs = row['duration_ms'];
  return {
    outcome: outcome.success ? outcome.data : outcomeOf({ failed, text: said.text, finishReason }),
    text: said.text,
    reasoning: { kind: reasoning === '' ? 'none' : 'raw', text: reasoning },
    ...(finishReason === undefined ? {} : { finishReason }),
    ...(modelReported === undefined ? {} : { modelReported }),
    usage: readUsage(row['usage']),
    durationMs: typeof durationMs === 'number' && durationMs >= 0 ? durationMs : 0,
    tries: 1,
    adjustments: readTexts(row['adjustments']),
    ...(message === undefined ? {} : { message }),
  };
}

/** The response, empty where there is none to be. A row without a word about it would count as a wrong answer in silence. */
function responseOf(row: RawRow, text: RowText): string {
  const found = firstOf(row, RESPONSE_NAMES);
  if (found === undefined && [...RESPONSE_NAMES, 'error'].some((name) => name in row)) return '';
  if (typeof found === 'string') return found;
  const names = RESPONSE_NAMES.join(', ');
  throw badRow(
    found === undefined
      ? `the row has no response: expected one of ${names}`
      : `the response is ${JSON.stringify(found).slice(0, 40)}, expected a text`,
    text,
  );
}

interface Said {
  readonly failed: boolean;
  readonly text: string;
  readonly finishReason: string | undefined;
}

/** What became of a call whose row does not say it in our words. */
function outcomeOf({ failed, text, finishReason }: Said): AskOutcome {
  if (failed) return 'bad_response';
  if (finishReason === 'length' || finishReason === 'max_tokens') return 'truncated';
  if (finishReason === 'content_filter') return 'refused';
  return text.trim() === '' ? 'empty' : 'answered';
}

function readUsage(value: unknown): Usage {
  const row = typeof value === 'object' && value !== null ? (value as RawRow) : {};
  const count = (names: readonly string[]) => {
    const found = firstOf(row, names);
    return Number.isSafeInteger(found) && Number(found) >= 0 ? Number(found) : undefined;
  };
  const tokens = {
    promptTokens: count(['prompt_tokens', 'input_tokens']),
    completionTokens: count(['completion_tokens', 'output_tokens']),
    reasoningTokens: count(['reasoning_tokens']),
  };
  return Usage.parse(Object.fromEntries(Object.entries(tokens).filter(([, n]) => n !== undefined)));
}

function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function describe(error: unknown): string {
  return (typeof error === 'string' ? error : JSON.stringify(error)).slice(0, 500);
}
