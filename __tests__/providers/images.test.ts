import { describe, expect, it } from '@jest/globals';
import type { ChatReply } from '../../src/domain/attempt.ts';
import type { ChatPort, ChatRequest, LogEntry } from '../../src/domain/ports.ts';
import { withLog } from '../../src/providers/logged.ts';
import { sha256 } from '../../src/store/sha256.ts';
import { askFake, PLAIN_REQUEST } from '../support/ask-fake.ts';
import { completion, reply } from '../support/fake-model-server.ts';
import { tinyUrl } from '../support/images.ts';
import { chatContracts } from '../support/openai-contract.ts';

const drawn = (...images: readonly string[]): ChatRequest => ({
  ...PLAIN_REQUEST,
  messages: [
    { role: 'system', content: 'Be exact.' },
    { role: 'user', content: 'Which way does it turn?', images },
  ],
});

async function sentBody(request: ChatRequest): Promise<Record<string, unknown>> {
  const { server, reply: received } = await askFake(() => reply(200, completion('left')), { request });
  expect(received.outcome).toBe('answered');
  return JSON.parse(server.requests[0]?.body ?? 'null') as Record<string, unknown>;
}

describe('a request with figures', () => {
  it('carries them as image parts behind the text, in order', async () => {
    const body = await sentBody(drawn(tinyUrl('png'), tinyUrl('gif')));
    expect(body['messages']).toEqual([
      { role: 'system', content: 'Be exact.' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Which way does it turn?' },
          { type: 'image_url', image_url: { url: tinyUrl('png') } },
          { type: 'image_url', image_url: { url: tinyUrl('gif') } },
        ],
      },
    ]);
  });

  it('is a plain text without any', async () => {
    const { messages } = await sentBody(drawn());
    expect(messages).toEqual([
      { role: 'system', content: 'Be exact.' },
      { role: 'user', content: 'Which way does it turn?' },
    ]);
  });
});

describe.each(chatContracts())('against $name', ({ check }) => {
  it.each([
    ['with figures', drawn(tinyUrl('png'), tinyUrl('webp'))],
    ['without', drawn()],
    [
      'with a schema for the reply',
      { ...drawn(), responseSchema: { name: 'reply', schema: { type: 'object' } } },
    ],
    ['with parameters', { ...drawn(tinyUrl('png')), temperature: 1, topP: 0.95, maxTokens: 65_536 }],
  ])('a request %s is valid', async (_, request) => {
    expect(check(await sentBody(request))).toEqual([]);
  });

  const part = { type: 'image_url', image_url: { url: tinyUrl('png') } };
  it.each([
    ['an image as a bare text', [{ type: 'image_url', image_url: tinyUrl('png') }]],
    ['an image without its address', [{ type: 'image_url', image_url: {} }]],
    ['an image of another type', [{ ...part, type: 'image' }]],
    ['an image that is no URL', [{ ...part, image_url: { url: 'figures/p 1.png' } }]],
    ['no part at all', []],
    ['a part that is a text', ['text']],
  ])('%s is not', (_, content) => {
    expect(check({ model: 'm', messages: [{ role: 'user', content }] })).not.toEqual([]);
  });
});

describe('the log', () => {
  it('tells figures apart by their hash, which stands for them as that of a text stands for it', async () => {
    const hashed: string[] = [];
    const entries = new Map<string, LogEntry>();
    const answer: ChatReply = {
      ...{ outcome: 'answered', text: 'left', reasoning: { kind: 'none', text: '' }, usage: {} },
      ...{ durationMs: 1, tries: 1, adjustments: [] },
    };
    let asked = 0;
    const endpoint: ChatPort = {
      ...{ origin: 'https://models.example.org', model: 'm' },
      ask: async () => ({ ...answer, text: String(++asked) }),
    };
    const log = {
      find: (key: string) => entries.get(key),
      append: (entry: LogEntry) => void entries.set(entry.key, entry),
      ...{ reusable: 0, close: () => {} },
    };
    const noted = (text: string): string => {
      hashed.push(text);
      return sha256(text);
    };
    const chat = withLog(endpoint, { log, sha256: noted, onFound: () => {} });
    const { signal } = new AbortController();
    const ask = async (request: ChatRequest) => (await chat.ask(request, signal)).text;
    expect([await ask(drawn(tinyUrl('png'))), await ask(drawn(tinyUrl('gif')))]).toEqual(['1', '2']);
    expect([await ask(drawn(tinyUrl('png'))), await ask(drawn(tinyUrl('gif')))]).toEqual(['1', '2']);
    expect(hashed.filter((text) => text.includes('base64,') && text.startsWith('{'))).toEqual([]);
    await ask(PLAIN_REQUEST);
    const { origin, model } = endpoint;
    const { messages, recording } = PLAIN_REQUEST;
    // Members in the order of their names, as canonical JSON has them.
    const [{ content, role } = { content: '', role: '' }] = messages;
    const { contentSha256, kind, problemId, prompt, repeat, sample } = recording;
    const request = {
      messages: [{ content: sha256(content), role }],
      recording: { contentSha256, kind, problemId, prompt, repeat, sample },
    };
    expect(entries.has(sha256(JSON.stringify({ model, origin, request })))).toBe(true);
  });
});
