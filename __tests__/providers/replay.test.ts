import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { ChatReply } from '../../src/domain/attempt.ts';
import type { RecordingKey } from '../../src/domain/ports.ts';
import { createChatEndpoint } from '../../src/providers/chat.ts';
import { indexRecordings, parseRecordings } from '../../src/providers/recordings.ts';
import { startReplayServer } from '../../src/providers/replay.ts';
import { endpointConfig, PLAIN_REQUEST } from '../support/ask-fake.ts';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const key = (overrides: Partial<RecordingKey> = {}): RecordingKey => ({
  kind: 'answer',
  problemId: 'set/1',
  prompt: 'careful',
  sample: 0,
  repeat: 0,
  contentSha256: sha('question 1'),
  ...overrides,
});
const own = (overrides: Record<string, unknown> = {}): string =>
  JSON.stringify({
    kind: 'answer',
    problem: 'set/1',
    prompt: 'careful',
    sample: 0,
    repeat: 0,
    contentSha256: sha('question 1'),
    text: '\\boxed{ℏω/2}',
    ...overrides,
  });

async function replayOne(lines: readonly string[], asked: RecordingKey): Promise<ChatReply> {
  const server = await startReplayServer(indexRecordings(parseRecordings(lines.join('\n'), 'r.jsonl')));
  try {
    const chat = createChatEndpoint(endpointConfig(server.baseUrl, { replay: true }));
    const reply = await chat.ask({ ...PLAIN_REQUEST, recording: asked }, new AbortController().signal);
    expect(server.requests()).toBe(1);
    return reply;
  } finally {
    await server.close();
  }
}

describe('a replayed request', () => {
  it('gives back everything that was recorded', async () => {
    const usage = { promptTokens: 3, completionTokens: 5, reasoningTokens: 2 };
    const recorded = own({ model: 'gpt-5-mini', reasoning: 'first …', finishReason: 'length', usage });
    expect(await replayOne([recorded], key())).toMatchObject({
      outcome: 'truncated',
      text: '\\boxed{ℏω/2}',
      reasoning: { kind: 'raw', text: 'first …' },
      finishReason: 'length',
      modelReported: 'gpt-5-mini',
      usage,
    });
  });

  it('reports the model that was asked when none was recorded, and no usage', async () => {
    expect(await replayOne([own()], key())).toMatchObject({ modelReported: 'fake-model', usage: {} });
  });

  it('finds a judging by the response it judged', async () => {
    const lines = ['A', 'B'].map((response) =>
      own({
        kind: 'correctness',
        contentSha256: sha(response),
        promptSha256: sha('judge'),
        text: `about ${response}`,
      }),
    );
    const asked = key({ kind: 'correctness', contentSha256: sha('B') });
    expect((await replayOne(lines, asked)).text).toBe('about B');
  });

  it.each<[string, RecordingKey, RegExp]>([
    ['another problem', key({ problemId: 'set/2' }), /the answer for set\/2 .* was not recorded/],
    ['another prompt', key({ prompt: 'terse' }), /prompt terse.* was not recorded/],
    ['another sample', key({ sample: 1 }), /was not recorded/],
    ['another repeat', key({ repeat: 1 }), /was not recorded/],
    ['another kind', key({ kind: 'error' }), /was not recorded/],
    [
      'a changed question',
      key({ contentSha256: sha('question 1!') }),
      /the question changed since it was recorded/,
    ],
    [
      'another wording of the prompt',
      key({ promptSha256: sha('worded otherwise') }),
      /the prompt changed since it was recorded/,
    ],
  ])('is never given %s', async (_name, asked, says) => {
    const reply = await replayOne([own({ promptSha256: sha('as worded') })], asked);
    expect([reply.outcome, reply.text, reply.tries]).toEqual(['missing_recording', '', 1]);
    expect(reply.message).toMatch(says);
  });

  it('says when the judged response changed', async () => {
    const asked = key({ kind: 'faithfulness', contentSha256: sha('other') });
    const reply = await replayOne([own({ kind: 'faithfulness' })], asked);
    expect(reply.message).toContain('the judged response changed since it was recorded');
  });
});

describe('published response files', () => {
  const cmt = '{"id": "cmt/0", "model": "gpt-4.1", "response": "\\\\boxed{1}", "error": false}';
  const physics = '{"id": "optics/1-24", "solution": "so 2", "final_answers": ["2"], "accuracy": 0.5}';

  it.each<[string, RecordingKey, string]>([
    ['CMT-Benchmark', key({ problemId: 'cmt/0' }), '\\boxed{1}'],
    [
      'CMT-Benchmark, under another prompt',
      key({ problemId: 'cmt/0', prompt: 'x', contentSha256: sha('') }),
      '\\boxed{1}',
    ],
    ['CMT-Benchmark, asked again', key({ problemId: 'cmt/0', repeat: 1 }), '\\boxed{1}'],
    ['PHYSICS', key({ problemId: 'optics/1-24' }), 'so 2'],
  ])('are answers: %s', async (_name, asked, text) => {
    expect(await replayOne([cmt, physics], asked)).toMatchObject({ outcome: 'answered', text });
  });

  it.each<[string, RecordingKey]>([
    ['another sample', key({ problemId: 'cmt/0', sample: 1 })],
    ['a judging', key({ problemId: 'cmt/0', kind: 'correctness' })],
    ['a request that had failed', key({ problemId: 'cmt/1' })],
    ['a request that timed out', key({ problemId: 'timeout_error' })],
  ])('do not hold %s', async (_name, asked) => {
    const failed = '{"id": "cmt/1", "model": "gpt-4.1", "response": "Error code: 500", "error": true}';
    const timeout = '{"id": "timeout_error", "solution": null}';
    expect((await replayOne([cmt, failed, timeout, timeout], asked)).outcome).toBe('missing_recording');
  });
});

describe('recordings that cannot be read', () => {
  it.each<[string, string, string]>([
    ['no JSON', '{"kind":', 'no JSON object'],
    ['a list', '[]', 'no JSON object'],
    ['an unknown kind', own({ kind: 'guess' }), 'kind'],
    ['no text', own({ text: undefined }), 'text'],
    ['text that is a number', own({ text: 5 }), 'text'],
    ['a negative sample', own({ sample: -1 }), 'sample'],
    ['half a repeat', own({ repeat: 0.5 }), 'repeat'],
    ['a hash in capitals', own({ contentSha256: sha('a').toUpperCase() }), '64 lower-case hex digits'],
    ['a short hash', own({ contentSha256: 'abc' }), '64 lower-case hex digits'],
    ['a misspelt field', own({ finish_reason: 'stop' }), 'finish_reason'],
    ['usage of another shape', own({ usage: { prompt_tokens: 1 } }), 'usage'],
    ['neither form', '{"text":"x"}', 'kind'],
    ['a foreign row with an empty id', '{"id":"","response":"x"}', 'id'],
  ])('are refused with their line: %s', (_name, line, says) => {
    const read = (): unknown => parseRecordings(`\n${own()}\n${line}\n`, 'r.jsonl');
    expect(read).toThrow('r.jsonl:3: ');
    expect(read).toThrow(says);
  });

  it('shows all bad lines together', () => {
    expect(() => parseRecordings('1\n2\n3', 'r.jsonl')).toThrow(/r\.jsonl:1.*\n.*r\.jsonl:2.*\n.*r\.jsonl:3/);
  });

  it('names both places of two answers to one request', () => {
    const twice = [...parseRecordings(own(), 'a.jsonl'), ...parseRecordings(`\n${own()}`, 'b.jsonl')];
    expect(() => indexRecordings(twice)).toThrow(
      'b.jsonl:2: the answer for set/1 stands already at a.jsonl:1',
    );
  });

  it('reads line ends of Windows, empty lines and a byte order mark', () => {
    expect(parseRecordings(`\uFEFF${own()}\r\n\r\n`, 'r.jsonl').length).toBe(1);
  });
});

describe('the replay server', () => {
  const post = { method: 'POST', body: '{"model":"m","messages":[]}' };
  it.each<[string, string, RequestInit, number, string]>([
    ['another path', '/models', post, 404, 'not_found'],
    ['another method', '/chat/completions', { method: 'GET' }, 404, 'not_found'],
    ['no JSON', '/chat/completions', { method: 'POST', body: '{' }, 400, 'invalid_request_error'],
    [
      'no messages',
      '/chat/completions',
      { method: 'POST', body: '{"model":"m"}' },
      400,
      'invalid_request_error',
    ],
    ['no recording named', '/chat/completions', post, 400, 'invalid_request_error'],
    [
      'a broken name',
      '/chat/completions',
      { ...post, headers: { 'x-theory-gate-recording': '!!!' } },
      400,
      'invalid_request_error',
    ],
  ])('refuses %s', async (_name, path, init, status, code) => {
    const server = await startReplayServer(indexRecordings([]));
    const response = await fetch(`${server.baseUrl}${path}`, init);
    expect([response.status, await response.json()]).toMatchObject([status, { error: { code } }]);
    await server.close();
  });
});
