import type { ChatReply } from '../domain/attempt.ts';

/** The reply to a request that never left this machine, with the reason in one line. */
export function unsentReply(outcome: ChatReply['outcome'], message: string): ChatReply {
  return {
    outcome,
    text: '',
    reasoning: { kind: 'none', text: '' },
    usage: {},
    durationMs: 0,
    tries: 0,
    adjustments: [],
    message,
  };
}
