import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { quotePlaces } from '../../src/evaluation/labelled/quote-places.ts';
import { readLabelledResponse } from '../../src/extract/labelled.ts';
import { parseVerdicts } from '../../src/judge/answers-reply.ts';
import { isStatedAt } from '../../src/judge/stated.ts';

const FOLDER = 'fixtures/recordings/physics-verified';
const rows = (file: string) =>
  readFileSync(`${FOLDER}/${file}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { problem: string; text: string });
const LABELS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Every recorded verdict with the places where its quotation may stand, and those of the next answer of the problem. */
function quotes(file: string, answers: string) {
  const responses = new Map(rows(answers).map(({ problem, text }) => [problem, text]));
  return rows(file).flatMap(({ problem, text }) => {
    const count = (JSON.parse(text) as { verdicts: unknown[] }).verdicts.length;
    const read = parseVerdicts(text, count);
    const references = LABELS.slice(0, count).map((label) => ({ label, latex: 'x' }));
    const places = quotePlaces(readLabelledResponse(responses.get(problem) ?? ''), references);
    return (read.ok ? read.verdicts : []).map(({ stated }, at) => ({
      stated,
      own: places[at],
      next: places[(at + 1) % count],
    }));
  });
}

describe.each([
  ['judge-three-part.jsonl', 'three-part.jsonl'],
  ['second/judge-three-part.jsonl', 'three-part.jsonl'],
  ['judge-three-part-markdown.jsonl', 'three-part-markdown.jsonl'],
])('the judge of %s', (file, answers) => {
  const all = quotes(file, answers);

  it('quotes all 107 answers where they stand', () => {
    expect(all).toHaveLength(107);
    expect(all.filter(({ stated, own }) => !own || !isStatedAt(stated, own))).toEqual([]);
  });

  it('would be refused nearly all of them for the next part', () => {
    const taken = all.filter(({ stated, next }) => next && isStatedAt(stated, next));
    expect(taken.length).toBeLessThan(20);
  });
});
