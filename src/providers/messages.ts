import type { ChatMessage } from '../domain/ports.ts';

/** A part of a message with images, as the chat completions API describes it (ChatCompletionRequestUserMessageContentPart). */
type ContentPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } };

/** A message as it is sent: plain text stays a text, because not every endpoint takes parts. */
export interface SentMessage {
  readonly role: ChatMessage['role'];
  readonly content: string | readonly ContentPart[];
}

/** The messages of a request as they are sent: the images of a message follow its text, in order. */
export function renderMessages(messages: readonly ChatMessage[]): readonly SentMessage[] {
  return messages.map(({ role, content, images = [] }) =>
    images.length === 0 ? { role, content } : { role, content: renderParts(content, images) },
  );
}

function renderParts(text: string, images: readonly string[]): readonly ContentPart[] {
  return [
    { type: 'text', text },
    ...images.map((url) => ({ type: 'image_url', image_url: { url } }) as const),
  ];
}
