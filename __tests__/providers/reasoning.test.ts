import { describe, expect, it } from '@jest/globals';
import { readCompletion } from '../../src/providers/completion.ts';
import { splitReasoning } from '../../src/providers/reasoning.ts';
import { completion } from '../support/fake-model-server.ts';

describe('reasoning inside an answer', () => {
  it.each<[string, string, string]>([
    ['<think>a</think>b', 'b', 'a'],
    ['\n<think>\na\n</think>\n\nb', 'b', 'a'],
    ['<thought>a</thought>b', 'b', 'a'],
    ['<thinking>a</thinking>b', 'b', 'a'],
    ['<think>a</think>\n<think>c</think>b', 'b', 'a\nc'],
    ['<think></think>b', 'b', ''],
    ['<think>never closed', '', 'never closed'],
    ['<think>a</thought>b', '', 'a</thought>b'],
    ['a</think>b', 'b', 'a'],
    ['[THINK]a[/THINK]b', 'b', 'a'],
    ['[THINK]a</think>b', '', 'a</think>b'],
    ['◁think▷a◁/think▷b', 'b', 'a'],
    ['<think>a</think>', '', 'a'],
    ['<think>a</think>b</think>c', 'b</think>c', 'a'],
  ])('%j', (content, text, reasoning) => {
    expect(splitReasoning(content)).toEqual({ text, reasoning });
  });

  it.each([
    '',
    '  b',
    'b <think>a</think>',
    'b <think>a',
    '<b>a</b>',
    '<thinker>a</thinker>',
    'I think</thought>',
    '[think]a[/think]',
    'b [THINK]a[/THINK]',
    '`<think>` is a tag, `</think>` too',
  ])('is not in %j', (content) => {
    expect(splitReasoning(content)).toEqual({ text: content, reasoning: '' });
  });
});

describe('reasoning beside an answer', () => {
  const detail = (type: string, rest: object) => ({ type: `reasoning.${type}`, ...rest });
  it.each<[string, Record<string, unknown>, { kind: string; text: string }]>([
    ['none', {}, { kind: 'none', text: '' }],
    ['reasoning_content', { reasoning_content: 'a' }, { kind: 'raw', text: 'a' }],
    ['reasoning', { reasoning: 'a' }, { kind: 'raw', text: 'a' }],
    ['reasoning_content first', { reasoning: 'b', reasoning_content: 'a' }, { kind: 'raw', text: 'a' }],
    [
      'details first',
      { reasoning: 'b', reasoning_details: [detail('text', { text: 'a' })] },
      { kind: 'raw', text: 'a' },
    ],
    [
      'a summary',
      { reasoning: 's', reasoning_details: [detail('summary', { summary: 's' })] },
      { kind: 'summary', text: 's' },
    ],
    [
      'encrypted',
      { reasoning_details: [detail('encrypted', { data: 'QUJD' })] },
      { kind: 'encrypted', text: '' },
    ],
    [
      'encrypted with a text beside',
      { reasoning: 'a', reasoning_details: [detail('encrypted', { data: 'QUJD' })] },
      { kind: 'raw', text: 'a' },
    ],
    ['an empty field', { reasoning_content: '', reasoning: '' }, { kind: 'none', text: '' }],
    ['null', { reasoning_content: null, reasoning_details: null }, { kind: 'none', text: '' }],
    [
      'wrong types',
      { reasoning_content: 5, reasoning: ['a'], reasoning_details: ['a', 1, null] },
      { kind: 'none', text: '' },
    ],
  ])('%s', (_name, message, reasoning) => {
    expect(readCompletion(JSON.stringify(completion('42', { message })))).toMatchObject({
      text: '42',
      reasoning,
    });
  });

  it('is read from parts of the content', () => {
    const content = [
      {
        type: 'thinking',
        thinking: [
          { type: 'text', text: 'a' },
          { type: 'text', text: 'b' },
        ],
      },
      { type: 'reasoning', reasoning: 'c' },
      { type: 'text', text: '42' },
    ];
    expect(readCompletion(JSON.stringify(completion(content)))).toMatchObject({
      text: '42',
      reasoning: { kind: 'raw', text: 'abc' },
    });
  });

  it('takes a block off even when a field says the same', () => {
    const body = JSON.stringify(completion('<think>a</think>42', { message: { reasoning_content: 'a' } }));
    expect(readCompletion(body)).toMatchObject({ text: '42', reasoning: { kind: 'raw', text: 'a' } });
  });
});

describe('usage', () => {
  it.each<[string, unknown, object]>([
    [
      'as documented',
      { prompt_tokens: 1, completion_tokens: 2, completion_tokens_details: { reasoning_tokens: 3 } },
      { promptTokens: 1, completionTokens: 2, reasoningTokens: 3 },
    ],
    ['zero', { prompt_tokens: 0, completion_tokens: 0 }, { promptTokens: 0, completionTokens: 0 }],
    ['missing', undefined, {}],
    ['null', null, {}],
    ['negative', { prompt_tokens: -1, completion_tokens: 2 }, { completionTokens: 2 }],
    ['a string', { prompt_tokens: '1', completion_tokens: '2' }, {}],
    ['a fraction', { prompt_tokens: 1.5 }, {}],
    ['too many', { prompt_tokens: 1e18, completion_tokens: 1e308 }, {}],
    ['a list', [1, 2], {}],
  ])('%s', (_name, usage, expected) => {
    expect(readCompletion(JSON.stringify(completion('42', { top: { usage } })))).toMatchObject({
      kind: 'answer',
      usage: expected,
    });
    const read = readCompletion(JSON.stringify(completion('42', { top: { usage } })));
    expect(read.kind === 'answer' && read.usage).toEqual(expected);
  });
});
