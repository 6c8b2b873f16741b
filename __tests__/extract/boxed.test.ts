import { describe, expect, it } from '@jest/globals';
import { extractBoxes } from '../../src/extract/boxed.ts';

const contents = (text: string) => extractBoxes(text).boxes.map((box) => box.content);

describe('boxes', () => {
  it.each([
    ['none', 'the answer is 5', []],
    ['one', 'so \\boxed{5}.', ['5']],
    ['nested braces', '\\boxed{\\frac{a}{b_{c}}}', ['\\frac{a}{b_{c}}']],
    ['escaped braces', '\\boxed{\\{1, 2\\}}', ['\\{1, 2\\}']],
    ['a lone escaped brace', '\\boxed{\\left\\{x\\right.}', ['\\left\\{x\\right.']],
    ['a line break before a brace', '\\boxed{a\\\\}', ['a\\\\']],
    ['several', '\\boxed{1} and \\boxed{2}', ['1', '2']],
    ['fbox', '\\fbox{7}', ['7']],
    ['space before the brace', '\\boxed {7}', ['7']],
    ['the outer of nested boxes', '\\boxed{a \\boxed{b}}', ['a \\boxed{b}']],
    ['an empty one states nothing', '\\boxed{}\\quad \\boxed{ } \\boxed{5}', ['5']],
    ['no brace, no box', '\\boxed 5', []],
    ['another command', '\\boxedx{5}', []],
    ['an escaped command', '\\\\boxed{5}', []],
  ])('%s', (_name, text, expected) => expect(contents(text)).toEqual(expected));

  it('counts unclosed boxes and still finds the closed one inside', () => {
    expect(extractBoxes('\\boxed{\\frac{1}{2} and \\boxed{3}')).toEqual({
      boxes: [{ content: '3', start: 23 }],
      unclosed: 1,
    });
  });

  it('ignores stray closing braces', () => expect(contents('}} \\boxed{1}')).toEqual(['1']));

  it('reads a response of many unclosed boxes in one pass', () => {
    expect(extractBoxes('\\boxed{'.repeat(100_000))).toEqual({ boxes: [], unclosed: 100_000 });
  });
});
