import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { AskOutcome } from '../../src/domain/attempt.ts';
import { askFake } from '../support/ask-fake.ts';
import { completion, head, reply, type Step } from '../support/fake-model-server.ts';

interface Behaviour {
  readonly name: string;
  /** what the server does; the last entry repeats */
  readonly script: readonly (readonly Step[])[];
  readonly outcome: AskOutcome;
  readonly requests: number;
  readonly text?: string;
  readonly says?: RegExp;
}

const RETRIES = 5;
const OK = reply(200, completion('42'));
const error = (code: unknown, message = 'no') => ({ error: { code, message, type: null, param: null } });
const json = (body: unknown, text?: string): Pick<Behaviour, 'script'> & { text?: string } => ({
  script: [reply(200, body)],
  ...(text === undefined ? {} : { text }),
});
const cut = (close: 'fin' | 'reset'): Step[] => [
  { send: head(200, { 'content-type': 'application/json', 'content-length': '5000' }) },
  { send: '{"choices":[{"message":{"content":"4' },
  { waitMs: 20 },
  { close },
];

const BEHAVIOURS: readonly Behaviour[] = [
  // --- answers
  { name: 'a completion', ...json(completion('42'), '42'), outcome: 'answered', requests: 1 },
  {
    name: 'JSON sent as text/plain',
    script: [reply(200, completion('42'), { 'content-type': 'text/plain' })],
    outcome: 'answered',
    requests: 1,
    text: '42',
  },
  {
    name: 'JSON after a byte order mark',
    script: [reply(200, `\uFEFF${JSON.stringify(completion('42'))}`)],
    outcome: 'answered',
    requests: 1,
    text: '42',
  },
  {
    name: 'status 201',
    script: [reply(201, completion('42'))],
    outcome: 'answered',
    requests: 1,
    text: '42',
  },
  {
    name: 'gzip nobody asked for',
    script: [reply(200, gzipSync(JSON.stringify(completion('42'))), { 'content-encoding': 'gzip' })],
    outcome: 'answered',
    requests: 1,
    text: '42',
  },
  {
    name: 'no request left, on a good answer',
    script: [reply(200, completion('42'), { 'x-ratelimit-remaining-requests': '0' })],
    outcome: 'answered',
    requests: 1,
    text: '42',
  },
  {
    name: 'content in parts',
    ...json(completion([{ type: 'text', text: '4' }, { type: 'image' }, '2']), '42'),
    outcome: 'answered',
    requests: 1,
  },
  {
    name: 'an unknown finish_reason',
    ...json(completion('42', { choice: { finish_reason: 'eos' } }), '42'),
    outcome: 'answered',
    requests: 1,
  },
  {
    name: 'no finish_reason',
    ...json(completion('42', { choice: { finish_reason: undefined } }), '42'),
    outcome: 'answered',
    requests: 1,
  },
  {
    name: 'unknown fields',
    ...json(completion('42', { top: { extra: { a: [1] } } }), '42'),
    outcome: 'answered',
    requests: 1,
  },
  {
    name: 'error: null beside a good answer',
    ...json(completion('42', { top: { error: null } }), '42'),
    outcome: 'answered',
    requests: 1,
  },
  {
    name: '1 MB on one line',
    ...json(completion('x'.repeat(1e6)), 'x'.repeat(1e6)),
    outcome: 'answered',
    requests: 1,
  },
  {
    name: 'chunks of single bytes',
    script: [drip(JSON.stringify(completion('42')))],
    outcome: 'answered',
    requests: 1,
    text: '42',
  },
  // --- the model stopped early, refused, or said nothing
  {
    name: 'finish_reason length',
    ...json(completion('4', { choice: { finish_reason: 'length' } }), '4'),
    outcome: 'truncated',
    requests: 1,
  },
  {
    name: 'finish_reason MAX_TOKENS',
    ...json(completion('4', { choice: { finish_reason: 'MAX_TOKENS' } }), '4'),
    outcome: 'truncated',
    requests: 1,
  },
  {
    name: 'length with nothing visible',
    ...json(completion(null, { choice: { finish_reason: 'length' } }), ''),
    outcome: 'truncated',
    requests: 1,
  },
  {
    name: 'finish_reason content_filter',
    ...json(completion('', { choice: { finish_reason: 'content_filter' } })),
    outcome: 'refused',
    requests: 1,
  },
  {
    name: 'a refusal',
    ...json(completion(null, { message: { refusal: 'I cannot' } }), 'I cannot'),
    outcome: 'refused',
    requests: 1,
  },
  {
    name: "Azure's content filter",
    script: [reply(400, error('content_filter'))],
    outcome: 'refused',
    requests: 1,
  },
  { name: 'content null', ...json(completion(null)), outcome: 'empty', requests: 2 },
  { name: 'content of spaces', ...json(completion(' \n')), outcome: 'empty', requests: 2 },
  { name: 'no choices', ...json(completion('', { top: { choices: [] } })), outcome: 'empty', requests: 2 },
  {
    name: 'message null',
    ...json(completion('', { choice: { message: null } })),
    outcome: 'empty',
    requests: 2,
  },
  {
    name: 'tool calls only',
    ...json(completion(null, { message: { tool_calls: [{ id: 'a' }] } })),
    outcome: 'empty',
    requests: 2,
  },
  {
    name: 'empty, then an answer',
    script: [reply(200, completion('')), OK],
    outcome: 'answered',
    requests: 2,
    text: '42',
  },
  // --- no completion at all
  {
    name: 'a login page',
    script: [reply(200, '<html>Sign in</html>', { 'content-type': 'text/html' })],
    outcome: 'bad_response',
    requests: 3,
    says: /Sign in/,
  },
  {
    name: 'an empty body',
    script: [reply(200, '')],
    outcome: 'bad_response',
    requests: 3,
    says: /empty body/,
  },
  { name: 'status 204', script: [[{ send: head(204, {}) }]], outcome: 'bad_response', requests: 3 },
  {
    name: 'UTF-16',
    script: [reply(200, Buffer.from(JSON.stringify(completion('42')), 'utf16le'))],
    outcome: 'bad_response',
    requests: 3,
  },
  { name: 'a list', ...json([completion('42')]), outcome: 'bad_response', requests: 3 },
  {
    name: 'choices missing',
    ...json({ id: 'x' }),
    outcome: 'bad_response',
    requests: 3,
    says: /no list of choices/,
  },
  { name: 'content a number', ...json(completion(42)), outcome: 'bad_response', requests: 3 },
  {
    name: 'finish_reason error',
    ...json(completion('4', { choice: { finish_reason: 'error' } })),
    outcome: 'bad_response',
    requests: 3,
  },
  {
    name: 'JSON nested 100,000 deep',
    script: [reply(200, '['.repeat(1e5) + ']'.repeat(1e5))],
    outcome: 'bad_response',
    requests: 3,
  },
  {
    name: 'content nested 100,000 deep',
    script: [reply(200, `{"choices":[{"message":{"content":${'['.repeat(1e5)}${']'.repeat(1e5)}}}]}`)],
    outcome: 'empty',
    requests: 2,
  },
  {
    name: '9 MiB',
    ...json(completion('x'.repeat(9 * 2 ** 20))),
    outcome: 'bad_response',
    requests: 1,
    says: /8 MiB/,
  },
  {
    name: 'a gzip bomb',
    script: [reply(200, gzipSync(Buffer.alloc(50 * 2 ** 20, 32)), { 'content-encoding': 'gzip' })],
    outcome: 'bad_response',
    requests: 1,
    says: /8 MiB/,
  },
  {
    name: 'broken gzip',
    script: [reply(200, 'not gzip', { 'content-encoding': 'gzip' })],
    outcome: 'bad_response',
    requests: 3,
  },
  { name: 'FIN before content-length', script: [cut('fin')], outcome: 'bad_response', requests: 3 },
  { name: 'RST in the body', script: [cut('reset')], outcome: 'bad_response', requests: 3 },
  {
    name: 'chunked without an end',
    script: [[{ send: `${head(200, { 'transfer-encoding': 'chunked' })}5\r\n{"a":\r\n` }, { close: 'fin' }]],
    outcome: 'bad_response',
    requests: 3,
  },
  {
    name: 'no HTTP',
    script: [[{ send: 'SSH-2.0-OpenSSH_9\r\n\r\n' }, { close: 'fin' }]],
    outcome: 'bad_response',
    requests: 3,
  },
  {
    name: 'a change of the protocol',
    script: [[{ send: head(101, { upgrade: 'websocket', connection: 'Upgrade' }) }]],
    outcome: 'bad_response',
    requests: 3,
    says: /changes the protocol \(status 101\)/,
  },
  {
    name: 'a change of the protocol that names none',
    script: [[{ send: head(101, {}) }, { close: 'fin' }]],
    outcome: 'bad_response',
    requests: 3,
  },
  {
    name: 'an early hint before the answer',
    script: [[{ send: head(103, { link: '</x>' }) }, ...OK]],
    outcome: 'answered',
    requests: 1,
    text: '42',
  },
  {
    name: 'cut once, then an answer',
    script: [cut('fin'), OK],
    outcome: 'answered',
    requests: 2,
    text: '42',
  },
  // --- errors inside a status 200
  { name: '200 with a numeric code', ...json(error(429)), outcome: 'rate_limited', requests: 1 + RETRIES },
  { name: '200 with a string code', ...json(error('insufficient_quota')), outcome: 'quota', requests: 1 },
  { name: '200 with an unknown code', ...json(error('strange')), outcome: 'bad_response', requests: 3 },
  {
    name: '200 with error as text',
    ...json({ error: 'overloaded' }),
    outcome: 'bad_response',
    requests: 3,
    says: /overloaded/,
  },
  {
    name: '200 with an error in the choice',
    ...json(completion('4', { choice: { error: { code: 502, message: 'upstream' } } })),
    outcome: 'transport',
    requests: 1 + RETRIES,
  },
  // --- statuses
  {
    name: '400',
    script: [reply(400, error('context_length_exceeded', 'too long'))],
    outcome: 'bad_request',
    requests: 1,
    says: /400: too long/,
  },
  {
    name: '400 in the flat form of vLLM',
    script: [reply(400, { object: 'error', message: 'bad thing', code: 400 })],
    outcome: 'bad_request',
    requests: 1,
    says: /bad thing/,
  },
  { name: '401', script: [reply(401, error('invalid_api_key'))], outcome: 'auth', requests: 1 },
  { name: '402', script: [reply(402, 'pay')], outcome: 'quota', requests: 1 },
  { name: '403', script: [reply(403, '')], outcome: 'auth', requests: 1 },
  {
    name: '404',
    script: [reply(404, 'nothing here')],
    outcome: 'bad_request',
    requests: 1,
    says: /\/v1\/chat\/completions is|\/chat\/completions is appended/,
  },
  {
    name: '404 that speaks of recordings',
    script: [reply(404, error('missing_recording'))],
    outcome: 'bad_request',
    requests: 1,
  },
  { name: '408', script: [reply(408), OK], outcome: 'answered', requests: 2, text: '42' },
  { name: '409', script: [reply(409), OK], outcome: 'answered', requests: 2, text: '42' },
  {
    name: '422 with detail',
    script: [reply(422, { detail: [{ loc: ['body', 'x'], msg: 'field required' }] })],
    outcome: 'bad_request',
    requests: 1,
    says: /field required/,
  },
  { name: '425', script: [reply(425), OK], outcome: 'answered', requests: 2, text: '42' },
  {
    name: '429 for ever',
    script: [reply(429, error('rate_limit_exceeded'))],
    outcome: 'rate_limited',
    requests: 1 + RETRIES,
    says: /after 6 tries/,
  },
  {
    name: '429 without quota',
    script: [reply(429, error('insufficient_quota'))],
    outcome: 'quota',
    requests: 1,
  },
  {
    name: '429 with a billing code',
    script: [reply(429, error('billing_hard_limit_reached'))],
    outcome: 'quota',
    requests: 1,
  },
  {
    name: '429 that asks for an hour',
    script: [reply(429, '', { 'retry-after': '3600' })],
    outcome: 'quota',
    requests: 1,
    says: /3600 s/,
  },
  { name: '500', script: [reply(500), OK], outcome: 'answered', requests: 2, text: '42' },
  {
    name: '502 with a page',
    script: [reply(502, '<html>', { 'content-type': 'text/html' }), OK],
    outcome: 'answered',
    requests: 2,
    text: '42',
  },
  { name: '503 for ever', script: [reply(503)], outcome: 'transport', requests: 1 + RETRIES },
  {
    name: '503 that says not to retry',
    script: [reply(503, '', { 'x-should-retry': 'false' })],
    outcome: 'transport',
    requests: 1,
  },
  {
    name: '503 that asks for an hour',
    script: [reply(503, '', { 'retry-after': '3600' })],
    outcome: 'transport',
    requests: 1,
  },
  { name: '529', script: [reply(529), OK], outcome: 'answered', requests: 2, text: '42' },
  {
    name: '400 that says to retry',
    script: [reply(400, '', { 'x-should-retry': 'true' }), OK],
    outcome: 'answered',
    requests: 2,
    text: '42',
  },
  {
    name: '401 that says to retry',
    script: [reply(401, '', { 'x-should-retry': 'true' })],
    outcome: 'auth',
    requests: 1,
  },
  {
    name: '500 whose page is cut',
    script: [[{ send: head(500, { 'content-length': '99' }) }, { send: 'half' }, { close: 'fin' }]],
    outcome: 'transport',
    requests: 1 + RETRIES,
    says: /500: half/,
  },
  // --- connections
  {
    name: 'RST before the status',
    script: [[{ close: 'reset' }]],
    outcome: 'transport',
    requests: 1 + RETRIES,
  },
  {
    name: 'FIN before the status',
    script: [[{ close: 'fin' }]],
    outcome: 'transport',
    requests: 1 + RETRIES,
  },
  {
    name: 'RST in the headers',
    script: [[{ send: 'HTTP/1.1 200 OK\r\ncontent-' }, { waitMs: 20 }, { close: 'reset' }]],
    outcome: 'transport',
    requests: 1 + RETRIES,
  },
  {
    name: 'RST once, then an answer',
    script: [[{ close: 'reset' }], OK],
    outcome: 'answered',
    requests: 2,
    text: '42',
  },
];

function drip(body: string): Step[] {
  const chunks = [...Buffer.from(body)].map((byte) => ({ send: `1\r\n${String.fromCharCode(byte)}\r\n` }));
  return [{ send: head(200, { 'transfer-encoding': 'chunked' }) }, ...chunks, { send: '0\r\n\r\n' }];
}

describe('what an endpoint does and what it counts as', () => {
  it.each(BEHAVIOURS)('$name: $outcome', async ({ script, outcome, requests, text, says }) => {
    const { reply: given, server } = await askFake(
      (_request, index) => script[Math.min(index, script.length - 1)] ?? [],
    );
    expect({ outcome: given.outcome, requests: server.requests.length, tries: given.tries }).toEqual({
      outcome,
      requests,
      tries: requests,
    });
    if (text !== undefined) expect(given.text).toBe(text);
    if (says) expect(given.message).toMatch(says);
  });

  it.each(
    BEHAVIOURS.filter(({ outcome }) => !['answered', 'truncated', 'refused', 'empty'].includes(outcome)),
  )('$name: explained in one short line', async ({ script }) => {
    const { reply: given } = await askFake(
      (_request, index) => script[Math.min(index, script.length - 1)] ?? [],
    );
    expect(given.text).toBe('');
    expect(given.message).toMatch(/^[^\p{Cc}]{10,500}$/u);
  });
});
