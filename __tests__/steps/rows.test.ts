import { describe, expect, it } from '@jest/globals';
import { splitReasoning } from '../../src/providers/reasoning.ts';
import { splitRows } from '../../src/steps/fields.ts';
import { readJudged, renderJudged } from '../../src/steps/judged-row.ts';
import { isAnswered, readPrediction, renderPrediction } from '../../src/steps/prediction.ts';
import { samplesOf } from '../../src/steps/samples.ts';
import { problemOf } from '../support/examination-rig.ts';
import { buildSample } from '../support/records.ts';

const at = (text: string) => ({ text, file: 'rows.jsonl', line: 7 });
const predicted = (row: unknown) => readPrediction(at(JSON.stringify(row)), splitReasoning);
const judged = (row: unknown) => readJudged(at(JSON.stringify(row)));

const REPLY = {
  outcome: 'truncated' as const,
  text: 'Answers:\n(a) 1',
  reasoning: { kind: 'raw' as const, text: 'hm' },
  finishReason: 'length',
  usage: { promptTokens: 3, completionTokens: 4 },
  durationMs: 5,
  tries: 1,
  adjustments: ['temperature dropped'],
};

describe('a line of predictions', () => {
  it('is read as it was written', () => {
    const prediction = { id: 'p/1', model: 'm', reply: REPLY, requestSha256: 'ab' };
    expect(readPrediction(at(renderPrediction(prediction)), splitReasoning)).toEqual(prediction);
  });

  it('keeps of a failed call why it failed, and is not an answer', () => {
    const failed = { ...REPLY, outcome: 'transport' as const, text: 'half', message: 'connection reset' };
    const read = readPrediction(at(renderPrediction({ id: 'p', model: 'm', reply: failed })), splitReasoning);
    expect(read.reply).toMatchObject({ outcome: 'transport', text: '', message: 'connection reset' });
    expect(isAnswered(read)).toBe(false);
  });

  it('says that a problem was left out for its figures', () => {
    const read = readPrediction(at(renderPrediction({ id: 'p', model: 'm', reply: null })), splitReasoning);
    expect(read.reply).toBeNull();
  });

  const FOREIGN: readonly [string, unknown, object][] = [
    [
      'the response of HLE',
      { id: 'p', model: 'm', response: 'x', usage: { prompt_tokens: 1 } },
      { outcome: 'answered', text: 'x' },
    ],
    [
      'another name of the response',
      { problem_id: 'p', prediction: 'x' },
      { outcome: 'answered', text: 'x' },
    ],
    ['an id in figures', { id: 7, output: 'x' }, { outcome: 'answered' }],
    [
      'a response that was cut',
      { id: 'p', response: 'x', finish_reason: 'length' },
      { outcome: 'truncated' },
    ],
    [
      'reasoning in the response',
      { id: 'p', response: '<think>a</think>b' },
      { text: 'b', reasoning: { text: 'a' } },
    ],
    ['nothing but unclosed reasoning', { id: 'p', response: '<think>a' }, { outcome: 'empty', text: '' }],
    [
      'an error',
      { id: 'p', response: null, error: 'HTTP 500' },
      { outcome: 'bad_response', message: 'HTTP 500' },
    ],
    [
      'an error as an object',
      { id: 'p', error: { code: 500 } },
      { outcome: 'bad_response', message: '{"code":500}' },
    ],
    ['an empty response', { id: 'p', response: '' }, { outcome: 'empty' }],
    ['a response of null', { id: 'p', response: null }, { outcome: 'empty' }],
  ];
  it.each(FOREIGN)('of another harness is read: %s', (_, row, reply) => {
    expect(predicted(row).reply).toMatchObject(reply);
  });

  const REFUSED: readonly [string, string, string][] = [
    ['no JSON', '{"id": "p"', 'this line is not JSON'],
    ['a list', '[1]', 'expected one JSON object a line'],
    ['a text', '"p"', 'expected one JSON object a line'],
    ['no problem', '{"response": "x"}', 'the row names no problem'],
    ['an empty id', '{"id": "", "response": "x"}', 'the row names no problem'],
    ['a key twice', '{"id": "p", "id": "q"}', 'this line is not JSON'],
    ['no response', '{"id": "p", "verdicts": [true]}', 'the row has no response: expected one of response'],
    [
      'a response that is no text',
      '{"id": "p", "response": ["x"]}',
      'the response is ["x"], expected a text',
    ],
  ];
  it.each(REFUSED)('is refused with its place: %s', (_, text, message) => {
    expect(() => readPrediction(at(text), splitReasoning)).toThrow(`rows.jsonl:7`);
    expect(() => readPrediction(at(text), splitReasoning)).toThrow(message);
  });
});

describe('a whole JSON file', () => {
  const RESPONSE = { model: 'm', response: 'x' };
  it.each([
    ['one object by problem id, as HLE writes', { p: RESPONSE, q: RESPONSE }],
    [
      'a list of rows',
      [
        { id: 'p', ...RESPONSE },
        { id: 'q', ...RESPONSE },
      ],
    ],
  ])('is read row by row: %s', (_, content) => {
    const rows = splitRows(JSON.stringify(content, null, 4), 'f.json');
    expect(rows.map((text) => readPrediction(at(text), splitReasoning).id)).toEqual(['p', 'q']);
  });

  it.each([
    ['{"p": ', 'f.json:1:7: this is not JSON'],
    ['"p"', 'f.json: expected a list of rows, or one object by problem id'],
    ['{"p": "x"}', 'f.json: expected a list of rows, or one object by problem id'],
  ])('is refused: %s', (text, message) => {
    expect(() => splitRows(text, 'f.json')).toThrow(message);
  });
});

const SAMPLE = buildSample({
  problemId: 'p',
  status: 'wrong',
  reason: 'judged_wrong',
  decidedBy: 'judge',
  confidence: { percent: 85, given: true },
  answers: [
    { label: 'a', kind: 'symbolic', status: 'correct', decidedBy: 'judge', stated: 'x', grounds: 'same' },
    { label: 'b', kind: 'numeric', status: 'wrong', decidedBy: 'judge', stated: '', grounds: 'missing' },
  ],
});
const BY = {
  model: 'm',
  judge: { model: 'j', endpoint: 'http://h' },
  judgeSha256: 'cd',
  references: ['x', '2'],
};
const PROBLEM = problemOf({
  id: 'p',
  answers: [
    { label: 'a', latex: 'x', kind: 'symbolic' },
    { label: 'b', latex: '2', kind: 'numeric' },
  ],
});
const scoredRow = (row: unknown) =>
  samplesOf([PROBLEM], new Map([['p', { row: judged(row), place: at('') }]])).samples[0];

describe('a line of verdicts', () => {
  it('gives back the sample it was written from', () => {
    const row = readJudged(at(renderJudged(SAMPLE, BY)));
    expect(row).toMatchObject({ id: 'p', model: 'm', judge: 'j', judgeSha256: 'cd', excluded: false });
    const { samples } = samplesOf([PROBLEM], new Map([['p', { row, place: at('') }]]));
    const { status, reason, decidedBy, answers, confidence } = SAMPLE;
    expect(samples[0]).toMatchObject({ status, reason, decidedBy, answers, confidence });
  });

  const FOREIGN: readonly [string, unknown, string, string[]][] = [
    ['a list of booleans', { id: 'p', verdicts: [true, true] }, 'correct', ['correct', 'correct']],
    [
      'words of HLE',
      { id: 'p', judge_response: { verdicts: ['yes', 'no'], confidence: 85 } },
      'wrong',
      ['correct', 'wrong'],
    ],
    [
      'objects',
      { id: 'p', answers: [{ correct: 'Correct' }, { verdict: 'incorrect' }] },
      'wrong',
      ['correct', 'wrong'],
    ],
    [
      'an unjudged answer',
      { id: 'p', answers: [{ label: 'a', correct: null }, true] },
      'unscored',
      ['unscored', 'correct'],
    ],
    ['no verdicts', { id: 'p', answers: null, error: 'unreadable' }, 'unscored', ['unscored', 'unscored']],
  ];
  it.each(FOREIGN)('of another harness is read: %s', (_, row, status, each) => {
    const sample = scoredRow(row);
    expect(sample?.status).toBe(status);
    expect(sample?.answers?.map((answer) => answer.status)).toEqual(each);
  });

  const CONFIDENCES: readonly [unknown, unknown][] = [
    [85, { percent: 85, given: true }],
    ['85%', { percent: 85, given: true }],
    [140, { percent: 100, given: true, clamped: true }],
    [-3, { percent: 0, given: true, clamped: true }],
    [0.85, { percent: 85, given: true }],
    [0.07, { percent: 7, given: true }],
    ['0.85', { percent: 85, given: true }],
    ['0.85%', { percent: 0.85, given: true }],
    [85.5, { percent: 85.5, given: true }],
    [0, { percent: 0, given: true }],
    [null, undefined],
  ];
  it.each(CONFIDENCES)('has its confidence in percent: %j', (confidence, read) => {
    expect(judged({ id: 'p', verdicts: [true, true], confidence }).confidence).toEqual(read);
  });

  it.each([0.5, 1])('of our own has its confidence in percent whatever the number: %d', (confidence) => {
    const row = { id: 'p', verdicts: [true, true], confidence, confidence_given: true };
    expect(scoredRow(row)?.confidence).toEqual({ percent: confidence, given: true });
  });

  const confidencesOf = (...confidences: readonly unknown[]) => {
    const ids = confidences.map((_, index) => `p${index}`);
    const rows = confidences.map((confidence, index) => {
      const id = `p${index}`;
      return [id, { row: judged({ id, verdicts: [true, true], confidence }), place: at('') }] as const;
    });
    const { samples } = samplesOf(
      ids.map((id) => ({ ...PROBLEM, id })),
      new Map(rows),
    );
    return samples.map(({ confidence }) => confidence?.percent);
  };

  it('has a confidence of 1 in the scale of the other rows', () => {
    expect(confidencesOf(0.5, 1, 0)).toEqual([50, 100, 0]);
    expect(confidencesOf(85, 1, '1%', 0)).toEqual([85, 1, 1, 0]);
  });

  it.each([
    ['nothing else', [1, 0], 'no other row tells'],
    ['both scales', [0.5, 85, 1], 'other rows have percentages and probabilities'],
  ])('is refused with a confidence of 1 beside %s', (_, confidences, message) => {
    expect(() => confidencesOf(...confidences)).toThrow(message);
    expect(() => confidencesOf(...confidences)).toThrow('rows.jsonl:7: confidence is 1, which may be');
  });

  it.each<[unknown, unknown[]]>([
    [false, [true, false]],
    [true, [true, true]],
    ['no', ['no', 'no']],
    [null, [true, true]],
    [false, [true, null]],
    [0.5, [true, false]],
  ])('may say of its problem what its answers do: %j, %j', (correct, verdicts) => {
    expect(judged({ id: 'p', correct, verdicts }).answers).toHaveLength(2);
  });

  const REFUSED: readonly [string, unknown, string][] = [
    [
      'a wrong problem of right answers',
      { id: 'p', correct: false, verdicts: [true, true] },
      'the row has correct: false and all 2 of its verdicts are true',
    ],
    [
      'a right problem with a wrong answer',
      { id: 'p', correct: 'yes', verdicts: [true, false] },
      'the row has correct: "yes" and its verdict 2 is false',
    ],
    [
      'an answer that is wrong and unjudged ones in a right problem',
      { id: 'p', correct: true, verdicts: [false, null] },
      'the row has correct: true and its verdict 1 is false',
    ],
    [
      'a confidence that is no plain number',
      { id: 'p', verdicts: [true, true], confidence: '1e2%' },
      'confidence is "1e2%"',
    ],
    ['a verdict that is none', { id: 'p', verdicts: [true, 'maybe'] }, 'verdict 2 is "maybe"'],
    ['a number as verdict', { id: 'p', verdicts: [1, 0] }, 'verdict 1 is 1'],
    ['verdicts that are no list', { id: 'p', verdicts: 'yes' }, 'expected a list of verdicts'],
    [
      'a confidence in words',
      { id: 'p', verdicts: [true, true], confidence: 'high' },
      'confidence is "high"',
    ],
    ['an empty confidence', { id: 'p', verdicts: [true, true], confidence: '' }, 'confidence is ""'],
    ['no verdicts and no reason', { id: 'p', response: 'x' }, 'the row has no verdicts'],
    [
      'verdicts in another order',
      {
        id: 'p',
        answers: [
          { label: '(b)', correct: true },
          { label: '(a)', correct: false },
        ],
      },
      'verdict 1 of p is of part (b), and answer 1 of part a',
    ],
    ['too few verdicts', { id: 'p', verdicts: [true] }, 'p has 2 answers and this row 1 verdicts'],
    ['too many verdicts', { id: 'p', verdicts: [true, true, true] }, 'this row 3 verdicts'],
  ];
  it.each(REFUSED)('is refused with its place: %s', (_, row, message) => {
    expect(() => scoredRow(row)).toThrow(message);
    expect(() => scoredRow(row)).toThrow('rows.jsonl:7');
  });
});

describe('the samples that are scored', () => {
  it('are of the problems: one without a row is wrong in every score, one without its figures is none', () => {
    const problems = ['p', 'q', 'r'].map((id) => ({ ...PROBLEM, id }));
    const rows = new Map([
      ['p', { row: judged({ id: 'p', verdicts: [true, true] }), place: at('') }],
      ['r', { row: judged({ id: 'r', excluded: 'figures' }), place: at('') }],
    ]);
    const { samples, excluded, missing } = samplesOf(problems, rows);
    expect(samples.map(({ problemId, status, reason }) => [problemId, status, reason])).toEqual([
      ['p', 'correct', 'judged_correct'],
      ['q', 'unscored', 'not_asked'],
    ]);
    expect([excluded, missing]).toEqual([1, 1]);
  });
});
