import type { ChatReply } from '../domain/attempt.ts';

/** A call of the judge that gave nothing to read, and whether the run or the judge is to blame. */
export interface FailedCall {
  readonly failure: string;
  readonly fault: 'run' | 'judge';
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
