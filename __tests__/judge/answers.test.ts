import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { ChatReply } from '../../src/domain/attempt.ts';
import { quotePlaces } from '../../src/evaluation/labelled/quote-places.ts';
import { readLabelledResponse } from '../../src/extract/labelled.ts';
import { judgeAnswers } from '../../src/judge/answers.ts';

const RESPONSE = 'Answers:\n(a) $x = \\frac{1}{2}$\n(b) $E = 3.2$ eV\nConfidence: 80%';
const REFERENCES = [
  { label: 'a', latex: '\\frac12' },
  { label: 'b', latex: '3.2 eV' },
];
const GOOD = JSON.stringify({
  verdicts: [
    { answer: 1, stated: 'x = \\frac{1}{2}', grounds: 'equal', correct: true },
    { answer: 2, stated: 'E = 3.2 eV', grounds: 'another unit', correct: false },
  ],
});
const answered = (text: string): ChatReply => ({
  outcome: 'answered',
  text,
  reasoning: { kind: 'none', text: '' },
  usage: {},
  durationMs: 1,
  tries: 1,
  adjustments: [],
});
const failed = (outcome: ChatReply['outcome'], message?: string): ChatReply => ({
  ...answered(''),
  outcome,
  ...(message === undefined ? {} : { message }),
});

/** A judge that gives these replies in turn, the last one again and again. */
function judgeWith(replies: readonly ChatReply[], reasks?: number) {
  const attempts: number[] = [];
  const judgement = judgeAnswers({
    references: REFERENCES,
    places: quotePlaces(readLabelledResponse(RESPONSE), REFERENCES),
    ...(reasks === undefined ? {} : { reasks }),
    call: async (attempt) => {
      attempts.push(attempt);
      return replies[Math.min(attempt, replies.length - 1)] ?? failed('empty');
    },
  });
  return judgement.then((result) => ({ ...result, attempts }));
}

describe('one call for all answers of a response', () => {
  it('gives a verdict for every reference answer, in order', async () => {
    const { verdicts, failures, attempts, fault } = await judgeWith([answered(GOOD)]);
    expect(verdicts?.map(({ correct }) => correct)).toEqual([true, false]);
    expect(verdicts?.[0]?.stated).toBe('x = \\frac{1}{2}');
    expect({ failures, attempts, fault }).toEqual({ failures: [], attempts: [0], fault: undefined });
  });

  it('asks again until a reply can be read, and says what the others were', async () => {
    const one = JSON.stringify({
      verdicts: [{ answer: 1, stated: 'x = \\frac{1}{2}', grounds: '', correct: true }],
    });
    const { verdicts, failures, attempts } = await judgeWith([
      answered('The answers are right.'),
      answered(one),
      failed('truncated'),
      answered(GOOD),
    ]);
    expect(verdicts).toHaveLength(2);
    expect(attempts).toEqual([0, 1, 2, 3]);
    expect(failures).toEqual([
      'no JSON: "The" stands where a value is expected: the reply begins "The answers are right."',
      expect.stringMatching(
        /^wrong number of verdicts: 1 where 2 are expected: the reply begins "\{.{60,120}…"$/,
      ),
      'the reply was cut at the token limit',
    ]);
  });

  it.each([
    [undefined, 5],
    [0, 1],
    [2, 3],
  ])('gives up after the re-asks: %s', async (reasks, calls) => {
    const { verdicts, failures, attempts, fault } = await judgeWith([answered('no')], reasks);
    expect(verdicts).toBeNull();
    expect([attempts.length, failures.length, fault]).toEqual([calls, calls, 'judge']);
  });

  it.each([
    ['rate_limited', 'answered 429'],
    ['transport', 'no connection'],
    ['auth', 'answered 401'],
    ['cancelled', undefined],
  ] as const)('does not repeat a call that failed: %s', async (outcome, message) => {
    const result = await judgeWith([failed(outcome, message), answered(GOOD)]);
    expect(result).toEqual({ verdicts: null, failures: [message ?? outcome], fault: 'run', attempts: [0] });
  });

  it.each(['refused', 'empty', 'truncated'] as const)(
    'asks again after a reply that is %s',
    async (outcome) => {
      const { verdicts, attempts } = await judgeWith([failed(outcome), answered(GOOD)]);
      expect([verdicts?.length, attempts.length]).toEqual([2, 2]);
    },
  );

  it('does not read a reply that accepts words which the response does not state', async () => {
    const invented = GOOD.replace('x = \\\\frac{1}{2}', 'x = \\\\sqrt{2}');
    const { verdicts, failures, attempts } = await judgeWith([answered(invented), answered(GOOD)]);
    expect(verdicts).toHaveLength(2);
    expect(attempts).toHaveLength(2);
    expect(failures).toEqual([
      'accepts answer 1 for words that the response does not state as that answer: "x = \\\\sqrt{2}"',
    ]);
  });

  it('a rejection needs no quotation', async () => {
    const omitted = GOOD.replace('E = 3.2 eV', '');
    expect((await judgeWith([answered(omitted)])).verdicts?.[1]).toEqual({
      correct: false,
      stated: '',
      grounds: 'another unit',
    });
  });
});

interface Row {
  readonly reply: string;
  readonly count: number;
  /** the verdicts that are read, or null where none may be */
  readonly verdicts: readonly boolean[] | null;
  readonly why: string;
}
const ROWS = JSON.parse(
  readFileSync(new URL('../../fixtures/judge/answers-replies.json', import.meta.url), 'utf8'),
) as readonly Row[];

describe('the table of replies', () => {
  it('has a hundred at least, most of which must not be read', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(100);
    expect(ROWS.filter(({ verdicts }) => verdicts === null).length).toBeGreaterThan(ROWS.length / 2);
  });

  it.each(ROWS.map((row, index) => [`${index + 1}: ${row.why}`, row] as const))('%s', async (_, row) => {
    const references = Array.from({ length: row.count }, () => ({ latex: 'x' }));
    const response = 'Answers:\n(a) $x = 2$\n(b) $y = \\frac{1}{2}$\n(c) no\nConfidence: 70%';
    const { verdicts } = await judgeAnswers({
      references,
      places: quotePlaces(readLabelledResponse(response), references),
      reasks: 0,
      call: async () => answered(row.reply),
    });
    expect(verdicts?.map(({ correct }) => correct) ?? null).toEqual(row.verdicts);
  });
});
