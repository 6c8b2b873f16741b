import type { ChatReply } from '../domain/attempt.ts';
import type { ChatPort } from '../domain/ports.ts';

/** An endpoint whose replies are handed to `record`, those taken from the log included. */
export function withMeter(chat: ChatPort, record: (reply: ChatReply) => void): ChatPort {
  return {
    origin: chat.origin,
    model: chat.model,
    async ask(request, signal) {
      const reply = await chat.ask(request, signal);
      record(reply);
      return reply;
    },
  };
}
