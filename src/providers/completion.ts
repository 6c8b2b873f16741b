import type { ChatReply, Usage } from '../domain/attempt.ts';
import { type EndpointError, readEndpointError } from './endpoint-error.ts';
import { isRecord, isText, parseJsonOrNothing } from './json.ts';
import { readReasoningField, splitReasoning } from './reasoning.ts';

/** What a successful exchange says: an answer, an error that came with status 200, or something that is no completion. */
export type Completion =
  | ({ readonly kind: 'answer' } & Answer)
  | { readonly kind: 'error'; readonly error: EndpointError }
  | { readonly kind: 'unreadable'; readonly message: string };

/** The model's own part of a {@link ChatReply}. */
export interface Answer
  extends Pick<ChatReply, 'text' | 'reasoning' | 'usage' | 'finishReason' | 'modelReported'> {
  readonly outcome: 'answered' | 'truncated' | 'refused' | 'empty';
}

/** Stop reasons, lower case, of OpenAI, Anthropic, Gemini and Mistral. Anything else is a normal end. */
const TRUNCATED = new Set(['length', 'max_tokens', 'model_length']);
const REFUSED = new Set(['content_filter', 'refusal', 'safety', 'prohibited_content', 'recitation']);

/** Reads the body of a chat completion, whatever its content type says. */
export function readCompletion(body: string): Completion {
  const json = parseJsonOrNothing(body);
  if (!isRecord(json)) return { kind: 'unreadable', message: 'the reply is no JSON object' };
  const choices = json['choices'];
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const error = json['error'] || (isRecord(choice) && choice['error']);
  if (error) return { kind: 'error', error: readEndpointError({ error }) };
  if (!Array.isArray(choices)) return { kind: 'unreadable', message: 'the reply has no list of choices' };
  const answer = readChoice(isRecord(choice) ? choice : {});
  if ('message' in answer) return { kind: 'unreadable', message: answer.message };
  return {
    kind: 'answer',
    ...answer,
    usage: readUsage(json['usage']),
    ...(isText(json['model']) ? { modelReported: json['model'] } : {}),
  };
}

type Choice = Omit<Answer, 'usage' | 'modelReported'>;

function readChoice(choice: Readonly<Record<string, unknown>>): Choice | { message: string } {
  const message = isRecord(choice['message']) ? choice['message'] : {};
  const content = readContent(message['content']);
  if (content === undefined) return { message: 'the content is neither text nor a list of parts' };
  const finishReason = isText(choice['finish_reason']) ? choice['finish_reason'] : undefined;
  if (finishReason === 'error') return { message: 'the model stopped with an error' };
  const { text, reasoning: block } = splitReasoning(content.text);
  const field = readReasoningField(message);
  const inline = [content.reasoning, block].filter(isText).join('\n');
  const refusal = isText(message['refusal']) ? message['refusal'] : content.refusal;
  return {
    outcome: outcomeOf({ text, refusal, finishReason }),
    text: text || refusal,
    reasoning: field.text === '' && inline !== '' ? { kind: 'raw', text: inline } : field,
    ...(finishReason ? { finishReason } : {}),
  };
}

function outcomeOf(end: {
  text: string;
  refusal: string;
  finishReason: string | undefined;
}): Answer['outcome'] {
  const reason = end.finishReason?.toLowerCase() ?? '';
  if (end.refusal || REFUSED.has(reason)) return 'refused';
  if (TRUNCATED.has(reason)) return 'truncated';
  return end.text.trim() === '' ? 'empty' : 'answered';
}

interface Content {
  readonly text: string;
  readonly reasoning: string;
  readonly refusal: string;
}

/** Content is a string, nothing, or a list of parts; undefined when it is something else. */
function readContent(content: unknown): Content | undefined {
  if (content === null || content === undefined) return { text: '', reasoning: '', refusal: '' };
  if (typeof content === 'string') return { text: content, reasoning: '', refusal: '' };
  if (!Array.isArray(content)) return undefined;
  const parts = content.map(readPart);
  const join = (kind: keyof Content): string => parts.map((part) => part[kind] ?? '').join('');
  return { text: join('text'), reasoning: join('reasoning'), refusal: join('refusal') };
}

/** Parts of OpenAI (`text`, `output_text`, `refusal`) and of Mistral and Anthropic gateways (`thinking`, `reasoning`). */
function readPart(part: unknown): Partial<Content> {
  if (typeof part === 'string') return { text: part };
  if (!isRecord(part)) return {};
  switch (part['type']) {
    case 'thinking':
    case 'reasoning':
      return { reasoning: thoughtOf(part['thinking'] ?? part['reasoning'] ?? part['text']) };
    case 'refusal':
      return isText(part['refusal']) ? { refusal: part['refusal'] } : {};
    default:
      return isText(part['text']) ? { text: part['text'] } : {};
  }
}

function thoughtOf(thinking: unknown): string {
  if (typeof thinking === 'string') return thinking;
  const items = Array.isArray(thinking) ? thinking.filter(isRecord) : [];
  return items
    .map((item) => item['text'])
    .filter(isText)
    .join('');
}

/** No context is near this long; what exceeds it is a fault of the endpoint and counts as not reported. */
const MOST_TOKENS = 1e9;

function readUsage(usage: unknown): Usage {
  if (!isRecord(usage)) return {};
  const details = isRecord(usage['completion_tokens_details']) ? usage['completion_tokens_details'] : {};
  return {
    ...tokens('promptTokens', usage['prompt_tokens']),
    ...tokens('completionTokens', usage['completion_tokens']),
    ...tokens('reasoningTokens', details['reasoning_tokens']),
  };
}

function tokens(name: keyof Usage, count: unknown): Usage {
  const plausible =
    typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= MOST_TOKENS;
  return plausible ? { [name]: count } : {};
}
