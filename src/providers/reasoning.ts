import type { ChatReply } from '../domain/attempt.ts';
import { isRecord, isText } from './json.ts';

type Reasoning = ChatReply['reasoning'];

const NONE: Reasoning = { kind: 'none', text: '' };

/** What a text says once its leading reasoning blocks are taken off. */
export interface SplitText {
  readonly text: string;
  readonly reasoning: string;
}

/**
 * Takes the leading `<think>`, `<thinking>`, `<thought>`, `[THINK]` (Mistral) or `◁think▷` (Kimi) blocks off an answer; a
 * block that is never closed is all reasoning. A closing tag without an opening one ends a block too: the chat templates of
 * DeepSeek R1 and Qwen 3 put the opening tag into the prompt.
 */
export function splitReasoning(content: string): SplitText {
  const blocks: string[] = [];
  let rest = content;
  for (let open = openingOf(rest, blocks.length === 0); open; open = openingOf(rest, false)) {
    const end = rest.indexOf(open.close, open.length);
    if (end < 0) return { text: '', reasoning: [...blocks, rest.slice(open.length)].join('\n').trim() };
    blocks.push(rest.slice(open.length, end));
    rest = rest.slice(end + open.close.length);
  }
  return { text: blocks.length > 0 ? rest.trimStart() : rest, reasoning: blocks.join('\n').trim() };
}

const OPENING = /^\s*(<(?:think|thinking|thought)>|\[THINK\]|◁think▷)/;
const CLOSED_BY: Readonly<Record<string, string>> = { '[THINK]': '[/THINK]', '◁think▷': '◁/think▷' };
const CLOSING = '</think>';

function openingOf(text: string, first: boolean): { length: number; close: string } | undefined {
  const found = OPENING.exec(text);
  const [whole = '', tag = ''] = found ?? [];
  if (found) return { length: whole.length, close: CLOSED_BY[tag] ?? tag.replace('<', '</') };
  const closedOnly =
    first && text.includes(CLOSING) && !text.slice(0, text.indexOf(CLOSING)).includes('<think>');
  return closedOnly ? { length: 0, close: CLOSING } : undefined;
}

/**
 * Reasoning an endpoint gives beside the answer, from `reasoning_details` (OpenRouter), `reasoning_content` (DeepSeek,
 * SGLang) or `reasoning` (vLLM), in this order.
 */
export function readReasoningField(message: Readonly<Record<string, unknown>>): Reasoning {
  const details = readDetails(message['reasoning_details']);
  if (details.kind !== 'none' && details.kind !== 'encrypted') return details;
  for (const field of ['reasoning_content', 'reasoning']) {
    const text = message[field];
    if (isText(text)) return { kind: 'raw', text };
  }
  return details;
}

function readDetails(details: unknown): Reasoning {
  const items = Array.isArray(details) ? details.filter(isRecord) : [];
  const raw = items.map((item) => item['text']).filter(isText);
  if (raw.length > 0) return { kind: 'raw', text: raw.join('\n') };
  const summaries = items.map((item) => item['summary']).filter(isText);
  if (summaries.length > 0) return { kind: 'summary', text: summaries.join('\n') };
  return items.some((item) => isText(item['data'])) ? { kind: 'encrypted', text: '' } : NONE;
}
