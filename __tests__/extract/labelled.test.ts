import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LabelledResponse } from '../../src/domain/labelled.ts';
import { readLabelledResponse } from '../../src/extract/labelled.ts';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';

/** A response and all that is to be read of it; of a `rejects` row, what must not be taken for the thing in `what`. */
interface Layout {
  readonly must: 'reads' | 'rejects';
  readonly what: 'answers' | 'label' | 'confidence';
  readonly name: string;
  readonly response: string;
  readonly answers: LabelledResponse['answers'];
  /** percent, or null where none is given */
  readonly confidence: number | null;
  readonly clamped?: true;
  readonly explanation?: string;
}

const LAYOUTS: readonly Layout[] = JSON.parse(readFileSync('fixtures/labelled/layouts.json', 'utf8'));

describe.each(['reads', 'rejects'] as const)('layouts of responses: %s', (must) => {
  it.each(
    LAYOUTS.filter((row) => row.must === must).map((row) => [`${row.what}: ${row.name}`, row] as const),
  )('%s', (_, row) => {
    const read = readLabelledResponse(row.response);
    const given = { percent: row.confidence, given: true, ...(row.clamped && { clamped: true }) };
    expect(read.answers).toEqual(row.answers);
    expect(read.confidence).toEqual(row.confidence === null ? { percent: 100, given: false } : given);
    if (row.explanation !== undefined) expect(read.explanation).toBe(row.explanation);
  });
});

/** Signs and words that the reader looks for, in any order. */
const PIECES = [
  'Answers:',
  'Answer',
  'Confidence:',
  'Explanation:',
  '(a)',
  '(b)',
  'b.ii',
  '1.',
  'i)',
  '**',
  '$',
  '$$',
  '\\[',
  '\\]',
  '\\text{',
  '{',
  '}',
  '(',
  ')',
  '\n',
  '\n\n',
  '# ',
  '|',
  '|---|',
  '- ',
  '85%',
  '0.85',
  ' ',
  '\t',
  '...',
  'x',
  '\\',
  '<think>',
  '</think>',
  '```',
  '\\begin{',
  '\\end{',
  '\\boxed{',
];

describe('any text', () => {
  it.each(HOSTILE_TEXTS.map((text) => [JSON.stringify(text).slice(0, 40), text] as const))(
    '%s is read',
    (_, text) => {
      expect(() => readLabelledResponse(text)).not.toThrow();
      expect(readLabelledResponse(`Answers:\n(a) ${text}\nConfidence: 5%`).confidence.percent).toBeDefined();
    },
  );

  it('of the signs it looks for is read, each answer with something in it and a confidence from 0 to 100', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }), (pieces) => {
        const { answers, confidence } = readLabelledResponse(pieces.join(''));
        for (const { text, label } of answers) {
          expect(text.trim()).not.toBe('');
          if (label !== undefined) expect(label).toMatch(/^[a-z0-9]+(?:\.[a-z0-9]+)*$/);
        }
        expect(confidence.percent).toBeGreaterThanOrEqual(0);
        expect(confidence.percent).toBeLessThanOrEqual(100);
      }),
      { numRuns: 3000 },
    );
  });

  it('after a complete answer in plain form leaves no piece of it out', () => {
    const word = fc
      .stringMatching(/^[a-zA-Z][a-zA-Z0-9 ]{0,30}[a-z0-9]$/)
      .filter((text) => !/answer|confid|expla/i.test(text));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 9 }), (texts) => {
        const lines = texts.map((text, index) => `(${String.fromCharCode(97 + index)}) E: ${text}`);
        const read = readLabelledResponse(`Explanation: so.\nAnswers:\n${lines.join('\n')}\nConfidence: 7%`);
        expect(read.answers.map(({ text }) => text)).toEqual(texts.map((text) => `E: ${text}`));
      }),
    );
  });
});

describe('long hostile texts', () => {
  // A reader that is not linear needs minutes for these; the limit is the test's own.
  it.each([
    ...PIECES,
    '(a) (b) ',
    '(a) 5 (b) ',
    '**(a)** ',
    '\n(a) ',
    'Answers:\n(a) 5\n',
    'Confidence: ',
    'a: ',
    '1. (a) ',
    '(((',
    '(a)\n(1)\n',
    '(a)\n(i)\n(1)\n',
    '(a)(i)(1)',
    '| (a) | 5 |\n',
    '\\[\n\\text{(a)}\n',
    '$(a',
    '\\begin{aligned}\\text{(a)} & ',
    '$$\n(a)\\quad & \\\\',
    '\n\\end{aligned}  ',
    ' \t',
  ])('of 100 kB of %j are read at once', (piece) => {
    const filler = piece.repeat(Math.ceil(100_000 / piece.length));
    const block = `\\[\n\\begin{aligned}${filler}\\end{aligned}\n\\]`;
    for (const text of [filler, `Answers:\n${filler}\nConfidence: ${filler}`, `Answers:\n${block}`])
      expect(readLabelledResponse(text).answers.length).toBeLessThan(100_001);
  });
});
