import type { ChatReply } from '../../src/domain/attempt.ts';
import type { ChatRequest } from '../../src/domain/ports.ts';
import { type ChatEndpointConfig, createChatEndpoint } from '../../src/providers/chat.ts';
import { type FakeModelServer, type Script, startFakeModelServer } from './fake-model-server.ts';
import { createInstantClock, type InstantClock } from './instant-clock.ts';

/** A request with nothing unusual in it. */
export const PLAIN_REQUEST: ChatRequest = {
  messages: [{ role: 'user', content: 'What is 6 times 7?' }],
  recording: {
    kind: 'answer',
    problemId: 'p1',
    prompt: 'plain',
    sample: 0,
    repeat: 0,
    contentSha256: 'a'.repeat(64),
  },
};

/** Settings of an endpoint whose waits take no time. */
export function endpointConfig(
  baseUrl: string,
  overrides: Partial<ChatEndpointConfig> = {},
): ChatEndpointConfig {
  return {
    baseUrl,
    apiKey: 'sk-canary-0123456789abcdef',
    model: 'fake-model',
    maxTokensParam: 'auto',
    timeoutMs: 20_000,
    retries: 5,
    allowHttp: false,
    replay: false,
    clock: createInstantClock(),
    redact: (text) => text,
    jitter: () => 0,
    ...overrides,
  };
}

/** Asks a scripted server once and closes it. */
export async function askFake(
  script: Script,
  {
    request = PLAIN_REQUEST,
    config = {},
  }: { request?: ChatRequest; config?: Partial<ChatEndpointConfig> } = {},
): Promise<{ reply: ChatReply; server: FakeModelServer; clock: InstantClock }> {
  const server = await startFakeModelServer(script);
  const clock = createInstantClock();
  try {
    const chat = createChatEndpoint(endpointConfig(server.baseUrl, { clock, ...config }));
    return { reply: await chat.ask(request, new AbortController().signal), server, clock };
  } finally {
    await server.close();
  }
}
