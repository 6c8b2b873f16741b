import { describe, expect, test } from '@jest/globals';
import { namesIn } from '../../src/math/names-in.ts';
import { parseLatex } from '../../src/math/parse.ts';
import { areAnalytic } from '../../src/verify/analytic.ts';
import type { Range } from '../../src/verify/points.ts';

/** Whether the formula is taken for one analytic formula on positive numbers, but for the ranges given. */
function isAnalytic(latex: string, ranges: Readonly<Record<string, Range>> = {}): boolean {
  const parsed = parseLatex(latex);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const names = new Set(
    [...namesIn(parsed.node)].filter((name) => name !== 'e' && name !== '\\pi' && name !== 'i'),
  );
  return areAnalytic({
    reference: parsed.node,
    candidate: parsed.node,
    names,
    domains: new Map(Object.entries(ranges)),
    assumption: 'positive',
    budget: { left: 1000 },
  });
}

describe('formulas that are one analytic formula everywhere', () => {
  test.each([
    ['\\frac{x^2 - y^2}{x - y}'],
    ['\\sqrt{\\frac{2E}{m}}'],
    ['\\sqrt{1 + x^2}'],
    ['e^{-x/y}\\cos(x - y)'],
    ['\\ln(x y)'],
    ['x^{3/2} - x^{y}'],
    ['\\sinh^2 x'],
    ['\\sqrt{e^{-x}}'],
    ['3\\,\\mathrm{m} + x'],
    ['e^{i x}'],
  ])('%s is', (latex) => {
    expect(isAnalytic(latex)).toBe(true);
  });

  test('so is a sine of an angle of either sign', () => {
    expect(isAnalytic('\\sin\\theta', { '\\theta': 'angle' })).toBe(true);
  });
});

describe('formulas that may turn into another one', () => {
  test.each([
    ['\\sqrt{(x - y)^2}', 'has a root of what may be zero'],
    ['\\sqrt{x - y}', 'leaves the real axis'],
    ['|x - y|', 'is a modulus'],
    ['\\max(x, y)', 'is a maximum'],
    ['\\ln(x - y)', 'has a logarithm of what may be negative'],
    ['\\tanh x', 'saturates'],
    ['\\arctan x', 'has branches'],
    ['\\lfloor x \\rfloor', 'jumps'],
    ['(-x)^{1/2}', 'has a root of something negative'],
    ['\\sqrt{i x}', 'has a root of something complex'],
    ['x^{i}\\sqrt{x^{i}}', 'has a root of a complex power'],
    ['f(x)', 'is unknown'],
  ])('%s %s', (latex) => {
    expect(isAnalytic(latex)).toBe(false);
  });

  test('whole numbers are no continuum, and a root needs a positive name', () => {
    expect(isAnalytic('\\sin(n x)', { n: 'natural' })).toBe(false);
    expect(isAnalytic('\\sqrt{x}', { x: 'real' })).toBe(false);
  });
});
