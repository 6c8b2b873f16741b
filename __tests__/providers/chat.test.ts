import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { createChatEndpoint } from '../../src/providers/chat.ts';
import { createLimiter } from '../../src/providers/limiter.ts';
import { createClock } from '../../src/store/clock.ts';
import { createRedactor } from '../../src/store/redact.ts';
import { askFake, endpointConfig, PLAIN_REQUEST } from '../support/ask-fake.ts';
import { completion, head, reply, startFakeModelServer } from '../support/fake-model-server.ts';

const KEY = 'sk-canary-0123456789abcdef';
const never = new AbortController().signal;
const bodyOf = (body: string | undefined): Record<string, unknown> => JSON.parse(body ?? 'null');

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('what is sent', () => {
  it('is the model, the messages and the parameters that are set, and nothing else', async () => {
    const { server } = await askFake(() => reply(200, completion('42')), {
      request: { ...PLAIN_REQUEST, temperature: 0, maxTokens: 100, extraBody: { seed: 7 } },
    });
    const [request] = server.requests;
    expect([request?.method, request?.path]).toEqual(['POST', '/v1/chat/completions']);
    expect(bodyOf(request?.body)).toEqual({
      model: 'fake-model',
      messages: PLAIN_REQUEST.messages,
      temperature: 0,
      max_tokens: 100,
      seed: 7,
    });
  });

  it('carries the key, and no header that describes this machine or names the recording', async () => {
    const { server } = await askFake(() => reply(200, completion('42')));
    const headers = server.requests[0]?.headers ?? {};
    expect(Object.keys(headers).sort()).toEqual([
      'accept',
      'authorization',
      'connection',
      'content-length',
      'content-type',
      'host',
      'user-agent',
    ]);
    expect(headers['authorization']).toBe(`Bearer ${KEY}`);
  });

  it('takes no key, organisation or header from the environment', async () => {
    const saved = { ...process.env };
    Object.assign(process.env, {
      OPENAI_API_KEY: 'sk-env',
      OPENAI_ORG_ID: 'org-env',
      OPENAI_PROJECT_ID: 'proj-env',
      OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
      OPENAI_CUSTOM_HEADERS: 'x-env: env',
    });
    try {
      const server = await startFakeModelServer(() => reply(200, completion('42')));
      const { apiKey: _none, ...keyless } = endpointConfig(server.baseUrl);
      const given = await createChatEndpoint(keyless).ask(PLAIN_REQUEST, never);
      await server.close();
      expect(given.outcome).toBe('answered');
      expect(JSON.stringify(server.requests)).not.toMatch(/-env|authorization|x-env/);
    } finally {
      process.env = saved;
    }
  });

  it('keeps a path in the base URL and bears a slash at its end', async () => {
    const server = await startFakeModelServer(() => reply(200, completion('42')));
    const chat = createChatEndpoint(endpointConfig(`${server.origin}/a/b/`));
    await chat.ask(PLAIN_REQUEST, never);
    await server.close();
    expect(chat.origin).toBe(server.origin);
    expect(server.requests[0]?.path).toBe('/a/b/chat/completions');
  });
});

describe('redirects', () => {
  it.each([301, 302, 303, 307, 308])('%i: nothing reaches the other origin', async (status) => {
    const target = await startFakeModelServer(() => reply(200, completion('stolen')));
    const { reply: given, server } = await askFake(() =>
      reply(status, '', { location: `${target.baseUrl}/chat/completions` }),
    );
    await target.close();
    expect(target.requests).toEqual([]);
    expect(server.requests.length).toBe(1);
    expect(given.outcome).toBe('bad_request');
    expect(given.message).toContain(target.origin);
  });
});

describe('the key', () => {
  const base64 = Buffer.from(KEY).toString('base64');
  const echo = `Bearer ${KEY} / ${base64} / ${encodeURIComponent(KEY)}`;
  it.each<[string, Parameters<typeof askFake>[0]]>([
    ['the answer', () => reply(200, completion(echo))],
    ['the reasoning', () => reply(200, completion('x', { message: { reasoning_content: echo } }))],
    ['the model name', () => reply(200, completion('x', { top: { model: echo } }))],
    ['the finish reason', () => reply(200, completion('x', { choice: { finish_reason: echo } }))],
    ['an error', () => reply(400, { error: { message: echo, code: KEY } })],
    ['an error page', () => reply(500, `<pre>${echo}</pre>`)],
    ['an error that is cut within the key', () => reply(400, `${'x'.repeat(190)} ${KEY}`)],
    ['a refusal of the key', () => reply(401, { error: { message: 'Incorrect API key: sk-canar**cdef' } })],
    ['a redirect', () => reply(302, '', { location: `https://${KEY}.example/?${KEY}` })],
    ['no JSON', () => reply(200, echo)],
  ])('is nowhere in the reply when an endpoint echoes it in %s', async (_name, script) => {
    const { reply: given } = await askFake(script, { config: { redact: createRedactor([KEY]), retries: 0 } });
    const text = JSON.stringify(given);
    expect(text).not.toMatch(/canar|0123456789/);
    expect(text).not.toContain(base64.slice(0, 12));
  });

  it.each(['', 'sk-with space', 'sk-line\n', 'schlüssel'])('is refused unsent: %j', (apiKey) => {
    expect(() => createChatEndpoint(endpointConfig('https://api.example/v1', { apiKey }))).toThrow(
      /the API key is/,
    );
  });
});

describe('parameters an endpoint rejects', () => {
  const rejects = (param: string, code = 'unsupported_parameter', message = `'${param}' is not supported`) =>
    reply(400, { error: { message, type: 'invalid_request_error', param, code } });

  it('renames the token limit and remembers it', async () => {
    const server = await startFakeModelServer(({ body }) =>
      'max_tokens' in bodyOf(body) ? rejects('max_tokens') : reply(200, completion('42')),
    );
    const chat = createChatEndpoint(endpointConfig(server.baseUrl));
    const request = { ...PLAIN_REQUEST, maxTokens: 50 };
    const first = await chat.ask(request, never);
    const second = await chat.ask(request, never);
    await server.close();
    const adjustments = ['max_tokens sent as max_completion_tokens'];
    expect(first).toMatchObject({ outcome: 'answered', tries: 2, adjustments });
    expect(second).toMatchObject({ outcome: 'answered', tries: 1, adjustments });
    expect(bodyOf(server.requests[2]?.body)).toMatchObject({ max_completion_tokens: 50 });
  });

  it('leaves out what a model does not have, one after the other', async () => {
    const { reply: given, server } = await askFake(
      ({ body }) => {
        const sent = bodyOf(body);
        if ('temperature' in sent) return rejects('temperature', 'unsupported_value');
        if ('top_p' in sent)
          return reply(422, { detail: [{ loc: ['body', 'top_p'], msg: 'Extra inputs are not permitted' }] });
        if ('reasoning_effort' in sent)
          return reply(400, {
            object: 'error',
            message: 'Unrecognized request argument supplied: reasoning_effort',
          });
        return reply(200, completion('42'));
      },
      { request: { ...PLAIN_REQUEST, temperature: 0, topP: 1, reasoningEffort: 'high', maxTokens: 9 } },
    );
    expect(given).toMatchObject({
      outcome: 'answered',
      tries: 4,
      adjustments: ['temperature left out', 'top_p left out', 'reasoning_effort left out'],
    });
    expect(bodyOf(server.requests[3]?.body)).toEqual({
      model: 'fake-model',
      messages: PLAIN_REQUEST.messages,
      max_tokens: 9,
    });
  });

  it.each<[string, ReturnType<typeof reply>]>([
    ['a value out of range', rejects('temperature', 'invalid_value', 'temperature must be at most 2')],
    ['a parameter that was not sent', rejects('top_p')],
    ['a parameter of the user alone', rejects('seed')],
    ['no parameter', reply(400, { error: { message: 'the model is not supported' } })],
  ])('asks only once about %s', async (_name, answer) => {
    const { reply: given, server } = await askFake(() => answer, {
      request: { ...PLAIN_REQUEST, temperature: 9, extraBody: { seed: 1 } },
    });
    expect([given.outcome, server.requests.length, given.adjustments]).toEqual(['bad_request', 1, []]);
  });

  it('never renames a token limit whose name the user chose', async () => {
    const { reply: given } = await askFake(() => rejects('max_tokens'), {
      request: { ...PLAIN_REQUEST, maxTokens: 9 },
      config: { maxTokensParam: 'max_tokens' },
    });
    expect([given.outcome, given.tries]).toEqual(['bad_request', 1]);
  });

  it('ends when an endpoint rejects both names', async () => {
    const { reply: given } = await askFake(
      ({ body }) => rejects('max_tokens' in bodyOf(body) ? 'max_tokens' : 'max_completion_tokens'),
      { request: { ...PLAIN_REQUEST, maxTokens: 9 } },
    );
    expect([given.outcome, given.tries]).toEqual(['bad_request', 2]);
  });
});

describe('a reply that has to obey a schema', () => {
  const responseSchema = { name: 'verdicts', schema: { type: 'object', properties: {} } };
  const request = { ...PLAIN_REQUEST, responseSchema };
  const sentFormat = (body: string | undefined): unknown => bodyOf(body)['response_format'];

  it('is asked for in the way of OpenAI, strictly', async () => {
    const { reply: given, server } = await askFake(() => reply(200, completion('{}')), { request });
    expect(given).toMatchObject({ outcome: 'answered', tries: 1, adjustments: [] });
    expect(sentFormat(server.requests[0]?.body)).toEqual({
      type: 'json_schema',
      json_schema: { name: 'verdicts', strict: true, schema: { type: 'object', properties: {} } },
    });
  });

  const refusals: readonly [string, number, unknown][] = [
    [
      'OpenAI, of an old model',
      400,
      {
        error: {
          message:
            "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
          type: 'invalid_request_error',
          param: 'response_format',
          code: null,
        },
      },
    ],
    [
      'OpenAI, of a schema',
      400,
      {
        error: {
          message:
            "Invalid schema for response_format 'verdicts': In context=('properties', 'verdicts'), 'minItems' is not permitted.",
          type: 'invalid_request_error',
          param: 'response_format',
          code: null,
        },
      },
    ],
    [
      'DeepSeek',
      400,
      {
        error: {
          message: 'This response_format type is unavailable now',
          type: 'invalid_request_error',
          param: null,
        },
      },
    ],
    ['Groq', 400, { error: { message: 'This model does not support response format `json_schema`.' } }],
    ['FastAPI', 422, { detail: [{ loc: ['body', 'response_format', 'type'], msg: 'Input should be text' }] }],
    ['vLLM', 400, { object: 'error', message: 'Grammar error: failed to compile the grammar', code: 400 }],
  ];

  it.each(refusals)('is asked for in words alone where that is refused: %s', async (_, status, body) => {
    const { reply: given, server } = await askFake(
      (asked) => (sentFormat(asked.body) ? reply(status, body) : reply(200, completion('{}'))),
      { request },
    );
    expect(given).toMatchObject({ outcome: 'answered', tries: 2, adjustments: ['response_format left out'] });
    expect(bodyOf(server.requests[1]?.body)).toEqual({
      model: 'fake-model',
      messages: PLAIN_REQUEST.messages,
    });
  });

  it.each<[string, unknown]>([
    ['another parameter', { error: { message: 'seed is out of range', param: 'seed' } }],
    ['the whole request', { error: { message: 'the context is too long' } }],
  ])('is not given up for a complaint about %s', async (_, body) => {
    const { reply: given, server } = await askFake(() => reply(400, body), { request });
    expect([given.outcome, server.requests.length, given.adjustments]).toEqual(['bad_request', 1, []]);
  });

  it("is the user's own where the user sets one, refused or not", async () => {
    const extraBody = { response_format: { type: 'json_object' } };
    const { reply: given, server } = await askFake(
      () => reply(400, { error: { message: 'response_format is not supported', param: 'response_format' } }),
      { request: { ...request, extraBody } },
    );
    expect(given).toMatchObject({ outcome: 'bad_request', adjustments: [] });
    expect(server.requests.map(({ body }) => sentFormat(body))).toEqual(
      server.requests.map(() => ({ type: 'json_object' })),
    );
    expect(server.requests.length).toBeLessThanOrEqual(2);
  });
});

describe('time', () => {
  it('asks nothing of an endpoint until the wait it asked of one request is over', async () => {
    const { reply: given, clock } = await askFake((_request, index) =>
      index === 0 ? reply(429, '', { 'retry-after': '2' }) : reply(200, completion('42')),
    );
    expect(given.tries).toBe(2);
    expect(clock.sleeps).toEqual([2000]);
  });

  it('makes other requests wait too', async () => {
    const arrivals: number[] = [];
    const clock = createClock();
    const server = await startFakeModelServer((_request, index) => {
      arrivals.push(clock.monotonicMs());
      return index === 0 ? reply(429, '', { 'retry-after': '1' }) : reply(200, completion('42'));
    });
    const chat = createChatEndpoint(endpointConfig(server.baseUrl, { clock, limiter: createLimiter(2) }));
    const first = chat.ask(PLAIN_REQUEST, never);
    while (arrivals.length === 0) await clock.sleep(5);
    await clock.sleep(100);
    await Promise.all([first, chat.ask(PLAIN_REQUEST, never), chat.ask(PLAIN_REQUEST, never)]);
    await server.close();
    const [refused = 0, ...later] = arrivals;
    expect(later.length).toBe(3);
    for (const arrival of later) expect(arrival - refused).toBeGreaterThanOrEqual(990);
  });

  it('ends an exchange at its deadline, in the headers and in the body', async () => {
    for (const first of [[], [{ send: head(200, { 'content-length': '9' }) }, { send: '{' }]]) {
      const { reply: given } = await askFake(() => first, { config: { timeoutMs: 200, retries: 0 } });
      expect(given).toMatchObject({ outcome: 'transport', message: expect.stringContaining('within 0.2 s') });
    }
  });

  it('ends a drip that never ends', async () => {
    const drip = Array.from({ length: 100 }, () => [{ send: '1\r\n \r\n' }, { waitMs: 20 }]).flat();
    const { reply: given } = await askFake(
      () => [{ send: head(200, { 'transfer-encoding': 'chunked' }) }, ...drip],
      { config: { timeoutMs: 300, retries: 0 } },
    );
    expect(given.outcome).toBe('transport');
  });

  it('survives a model that thinks longer than fetch would wait, because it does not use fetch', async () => {
    // fetch gives up after 300 s without headers, and nothing but another HTTP library can tell it otherwise. Here it
    // gives up at once; the exchange is silent before the headers and again within the body, and still answered.
    const saved = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new Error('UND_ERR_HEADERS_TIMEOUT'));
    const body = JSON.stringify(completion('42'));
    try {
      const { reply: given } = await askFake(() => [
        { waitMs: 700 },
        { send: head(200, { 'content-length': String(body.length) }) },
        { waitMs: 700 },
        { send: body },
      ]);
      expect(given).toMatchObject({ outcome: 'answered', text: '42', tries: 1 });
    } finally {
      globalThis.fetch = saved;
    }
  });

  it('stops at once when cancelled: before, during and between tries', async () => {
    const before = new AbortController();
    before.abort();
    const server = await startFakeModelServer((_request, index) => (index === 0 ? [] : reply(503)));
    const chat = createChatEndpoint(endpointConfig(server.baseUrl, { clock: createClock() }));
    const first = await chat.ask(PLAIN_REQUEST, before.signal);
    expect([first.outcome, server.requests.length]).toEqual(['cancelled', 0]);
    for (const [index, wanted] of [1, 2].entries()) {
      const during = new AbortController();
      const asked = chat.ask(PLAIN_REQUEST, during.signal);
      while (server.requests.length < wanted) await createClock().sleep(5);
      await createClock().sleep(50);
      during.abort();
      expect([index, (await asked).outcome, server.requests.length]).toEqual([index, 'cancelled', wanted]);
    }
    await server.close();
  });
});

describe('endpoints that cannot be reached', () => {
  it('asks three times and names the host', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = portOf(server);
    server.close();
    await once(server, 'close');
    const given = await createChatEndpoint(endpointConfig(`http://127.0.0.1:${port}/v1`)).ask(
      PLAIN_REQUEST,
      never,
    );
    expect(given).toMatchObject({ outcome: 'transport', tries: 3 });
    expect(given.message).toContain(`127.0.0.1:${port}: no connection (ECONNREFUSED)`);
  });

  it('says so when https meets http', async () => {
    const server = createServer((socket) => socket.end(head(400, {})).on('error', () => {})).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    const chat = createChatEndpoint(endpointConfig(`https://127.0.0.1:${portOf(server)}/v1`));
    const given = await chat.ask(PLAIN_REQUEST, never);
    server.close();
    expect(given).toMatchObject({
      outcome: 'transport',
      tries: 3,
      message: expect.stringContaining('no connection'),
    });
  });

  it.each([
    ['ftp://api.example/v1', 'no http or https'],
    ['api.example/v1', 'no http or https'],
    ['', 'no http or https'],
    ['http://api.example/v1', 'unencrypted'],
    ['http://10.0.0.1/v1', 'unencrypted'],
    ['http://localhost.example.com/v1', 'unencrypted'],
    ['http://127.0.0.1.nip.io/v1', 'unencrypted'],
    ['https://user:password@api.example/v1', 'user or password'],
    ['https://user@api.example/v1', 'user or password'],
    ['https://api.example/v1?key=1', 'contains ?'],
    ['http://169.254.169.254/latest', 'link-local'],
    ['http://2852039166/latest', 'link-local'],
    ['https://0xa9.0xfe.0xa9.0xfe/', 'link-local'],
    ['https://[fe80::1]/v1', 'link-local'],
    ['https://[fd00:ec2::254]/', 'link-local'],
    ['https://[::ffff:169.254.169.254]/', 'link-local'],
  ])('refuses %s before anything is sent', (baseUrl, says) => {
    expect(() => createChatEndpoint(endpointConfig(baseUrl))).toThrow(says);
  });

  it.each(['https://api.example/v1', 'http://127.0.0.1:1/v1', 'http://localhost:1', 'http://[::1]:1/v1'])(
    'opens %s',
    (baseUrl) => {
      expect(createChatEndpoint(endpointConfig(baseUrl)).origin).toBe(new URL(baseUrl).origin);
    },
  );

  it('opens http elsewhere only when that is allowed', () => {
    expect(createChatEndpoint(endpointConfig('http://10.0.0.1/v1', { allowHttp: true })).origin).toBe(
      'http://10.0.0.1',
    );
  });
});
