import { describe, expect, test } from '@jest/globals';
import { fingerprintOf } from '../../src/math/fingerprint.ts';
import { parseLatex } from '../../src/math/parse.ts';

const of = (latex: string): number => {
  const parsed = parseLatex(latex);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return fingerprintOf(parsed.node);
};

describe('the fingerprint of a formula', () => {
  test.each([
    ['a + b c', 'c b + a'],
    ['0.5 x', '\\frac{1}{2} x'],
    ['1.50 x', '1.5 x'],
    ['x - (-y)', 'y + x'],
    ['\\frac{a}{b} f(x)', 'f(x) \\frac{b}{a}'],
  ])('is one for %s and %s', (one, two) => {
    expect(of(one)).toBe(of(two));
  });

  test.each([
    ['a + b', 'a + B'],
    ['a^2 b', 'a b'],
    ['\\sin x', '\\cos x'],
    ['5 m', '5\\,\\mathrm{m}'],
    ['[a, b]', 'a b'],
    ['a = b', 'a b'],
  ])('is another for %s and %s', (one, two) => {
    expect(of(one)).not.toBe(of(two));
  });
});
