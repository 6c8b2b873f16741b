import { describe, expect, it } from '@jest/globals';
import { readLabelledResponse } from '../../src/extract/labelled.ts';
import { SYSTEM_PROMPT } from '../../src/protocols/physics-verified/prompt.ts';

describe('the prompt for answers in three parts', () => {
  it('names the three parts in their order (P19)', () => {
    const places = ['Explanation:', 'Answers:', 'Confidence:'].map((word) =>
      SYSTEM_PROMPT.indexOf(`\n${word}`),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  it.each([
    ['one answer a line', /one final answer per line/],
    ['the order asked', /in the order in which the problem asks/],
    ['part labels where there are some', /If the problem labels its parts, begin each line with the label/],
    ['a percentage', /one percentage from 0% to 100%/],
  ])('asks for %s (P20, P21)', (_, wording) => expect(SYSTEM_PROMPT).toMatch(wording));

  it('says nothing of how many answers there are (P22): it is the same for every problem', () => {
    expect(SYSTEM_PROMPT).not.toMatch(/\{\{|\b(?:two|several|many|number of)\b/i);
  });

  it('states nothing when its form is written back empty', () => {
    const read = readLabelledResponse('Explanation: ...\nAnswers:\n(a) ...\nConfidence: 0% to 100%');
    expect(read.answers).toEqual([]);
    expect(read.confidence).toEqual({ percent: 100, given: false });
  });
});
