import { describe, expect, it } from '@jest/globals';
import { findQuotedStep } from '../../src/judge/quote.ts';

const RESPONSE = [
  'The trace is $28h^2 + 8h$, as computed above.',
  '',
  'Hence the Gram determinant is',
  '$$4h(2h+1).$$',
  'It is **known** that c = 2 here, so we take this value.',
].join('\n');

describe('the step that a judge quotes', () => {
  it.each([
    ['It writes "The trace is $28h^2 + 8h$" and then drops it.', 'The trace is $28h^2 + 8h$'],
    ['The step “so we take this value” is an assertion.', 'so we take this value'],
    ['The step `4h(2h+1)` does not follow.', '4h(2h+1)'],
    ['The step $4h(2h+1)$ does not follow.', '4h(2h+1)'],
    ['The step \\(4h(2h+1)\\) does not follow.', '4h(2h+1)'],
    ['Decisive:\n> Hence the Gram determinant is\nand no reason.', 'Hence the Gram determinant is'],
    ['"known that c = 2" and "It is known that c = 2 here"', 'It is known that c = 2 here'],
    ['"... Hence the Gram determinant is ..."', '... Hence the Gram determinant is ...'],
    ['It says "the   Gram\ndeterminant is".', 'the   Gram\ndeterminant is'],
  ])('is found: %j', (explanation, step) => {
    expect(findQuotedStep(explanation, RESPONSE)).toBe(step);
  });

  it.each([
    ['nothing quoted', 'The determinant is wrong.'],
    ['a quotation of something else', 'The reference says "the anomaly vanishes identically".'],
    ['a word', 'The word "known" gives it away.'],
    ['no text', ''],
  ])('is absent for %s', (_, explanation) => {
    expect(findQuotedStep(explanation, RESPONSE)).toBeUndefined();
  });

  it('is cut where it is long, inside no character', () => {
    const long = '𝑥'.repeat(900);
    const step = findQuotedStep(`"${long}"`, long) ?? '';
    expect(step.length).toBeLessThanOrEqual(600);
    expect(step).not.toMatch(/\p{Cs}/u);
  });

  it.each(['"', '`', '$', '\\[', '“', '\n> '])('is looked for in time, however many %j there are', (mark) => {
    const text = mark.repeat(200_000);
    expect(findQuotedStep(text, text)).toBeUndefined();
  });
});
