import { afterEach, expect, it } from '@jest/globals';
import { createChatEndpoint } from '../../src/providers/chat.ts';
import { createClock } from '../../src/store/clock.ts';
import { createRequestWatch } from '../../src/wiring/request-watch.ts';
import {
  completion,
  type FakeModelServer,
  reply,
  startFakeModelServer,
} from '../support/fake-model-server.ts';

const SECRET = 'sk-watched-0123456789';
const QUESTION = {
  messages: [{ role: 'user' as const, content: 'Name the energy.' }],
  recording: {
    kind: 'answer' as const,
    problemId: 'p',
    prompt: 'careful',
    sample: 0,
    repeat: 0,
    contentSha256: '0'.repeat(64),
  },
};

let server: FakeModelServer | undefined;
afterEach(async () => {
  await server?.close();
});

/** An endpoint on loopback that is watched; `line` gets what is told. */
function watched(baseUrl: string, line: (text: string) => void) {
  const clock = createClock();
  const watch = createRequestWatch({
    ...{ who: 'judge', timeoutMs: 900_000, clock, progress: { line, warn: line }, quietMs: 20 },
    redact: (text) => text.replaceAll(SECRET, '***'),
  });
  const chat = createChatEndpoint({
    ...{ baseUrl, model: 'm', maxTokensParam: 'auto', timeoutMs: 900_000, retries: 5, allowHttp: true },
    ...{ replay: false, clock, redact: (text: string) => text, jitter: () => 0, onRetry: watch.onRetry },
  });
  return { chat: watch.watch(chat), close: watch.close };
}

it('tells of a silence while it lasts, and again when it has doubled', async () => {
  const said: string[] = [];
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server = await startFakeModelServer(() => [{ wait: held }, ...reply(200, completion('E'))]);
  const { chat, close } = watched(server.baseUrl, (text) => {
    if (said.push(text) === 2) release();
  });
  const { outcome } = await chat.ask(QUESTION, new AbortController().signal);
  close();
  expect(outcome).toBe('answered');
  expect(said.length).toBeGreaterThanOrEqual(2);
  for (const text of said)
    expect(text).toMatch(
      /^waiting for the judge: no reply for [\d.]+ s \(a request is given up after 900 s; --timeout sets that\)$/,
    );
});

it('tells of the first retry with its cause and without a secret, and not of every one that follows', async () => {
  const said: string[] = [];
  server = await startFakeModelServer((_, index) =>
    index < 2 ? reply(503, { error: { message: `busy with ${SECRET}` } }) : reply(200, completion('E')),
  );
  const { chat, close } = watched(server.baseUrl, (text) => said.push(text));
  await chat.ask(QUESTION, new AbortController().signal);
  close();
  const retries = said.filter((text) => text.includes('asked again'));
  expect(retries).toEqual([
    expect.stringMatching(/^the judge is asked again in 0\.5 s: .*busy with (?:\[redacted\]|\*{3})$/),
  ]);
  expect(server.requests).toHaveLength(3);
});
