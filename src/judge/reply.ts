import type { ChatReply } from '../domain/attempt.ts';

/** A call of the judge that gave nothing to read, and whether the run or the judge is to blame. */
export interface FailedCall {
  readonly failure: string;
  readonly fault: 'run' | 'judge';
}

/** Most UTF-16 units of a reply that a failure quotes. */
const EXCERPT_UNITS = 80;

/** How a reply that could not be used begins, on one line, for whoever has to find out why; untrusted. */
export function quoteReply(text: string): string {
  const flat = text
    .slice(0, 10 * EXCERPT_UNITS)
    .replace(/\s+/g, ' ')
    .trim();
  if (flat.length <= EXCERPT_UNITS) return JSON.stringify(flat);
  return JSON.stringify(`${flat.slice(0, EXCERPT_UNITS).replace(/[\uD800-\uDBFF]$/, '')}…`);
}

/** The text of a judge's reply, or why there is none to read: cut, refused, empty, or never given. */
export function readableText(reply: ChatReply): { readonly text: string } | FailedCall {
  switch (reply.outcome) {
    case 'answered':
      return { text: reply.text };
    case 'truncated':
      return { failure: 'the reply was cut at the token limit', fault: 'judge' };
    case 'refused':
      return { failure: 'the judge refused', fault: 'judge' };
    case 'empty':
      return { failure: 'an empty reply', fault: 'judge' };
    default:
      return { failure: reply.message ?? reply.outcome, fault: 'run' };
  }
}
