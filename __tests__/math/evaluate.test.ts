import { describe, expect, it } from '@jest/globals';
import type { Complex } from '../../src/math/complex.ts';
import { evaluate, NODE_BUDGET, type Point } from '../../src/math/evaluate.ts';
import { parseLatex } from '../../src/math/parse.ts';
import { rationalOf } from '../../src/math/rational.ts';

const x: Complex = { re: 0.7, im: 0 };
const z: Complex = { re: 0.3, im: 0.4 };

function at(latex: string) {
  const parsed = parseLatex(latex);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const point: Point = {
    symbols: new Map([
      ['x', x],
      ['z', z],
    ]),
    units: new Map([
      ['m', 2],
      ['s', 3],
      ['kg', 5],
    ]),
    unknown: () => ({ re: Number.NaN, im: 0 }),
    budget: { left: NODE_BUDGET },
  };
  return evaluate(parsed.node, point);
}

describe('values', () => {
  // Γ(0.7), ζ(3), erf(1), (−8)^{1/3}: python3 -c "from mpmath import *; mp.dps=18; print(gamma(mpf('0.7')), zeta(3),
  // erf(1), mpc(-8)**(mpf(1)/3))"; the others by hand.
  it.each([
    ['x^2', 0.49, 0],
    ['e^{i\\pi}', -1, 0],
    ['\\sqrt{-4}', 0, 2],
    ['(-8)^{1/3}', 1, 1.7320508075688772],
    ['\\ln(-1)', 0, Math.PI],
    ['\\Gamma(x)', 1.298055332647558, 0],
    ['\\zeta(3)', 1.2020569031595942, 0],
    ['5!', 120, 0],
    ['\\binom{5}{2}', 10, 0],
    ['\\operatorname{erf}(1)', 0.8427007929497149, 0],
    ['z z^*', 0.25, 0],
    ['|z|', 0.5, 0],
    ['\\log_{2} 8', 3, 0],
    ['\\sum_{k=1}^{10}k^2', 385, 0],
    ['\\prod_{k=1}^{5}k', 120, 0],
    ['3\\,\\mathrm{km/s}', 2000, 0],
    ['2\\,\\mathrm{N}', (2 * 5 * 2) / 9, 0],
    ['180^\\circ', Math.PI, 0],
  ])('%s', (latex, re, im) => {
    const value = at(latex)?.value;
    expect(value?.re).toBeCloseTo(re, 11);
    expect(value?.im).toBeCloseTo(im, 11);
  });
});

describe('refuses to give a value', () => {
  it.each([
    '\\frac{1}{0}',
    '\\frac{1}{x-x}',
    '\\ln 0',
    'y',
    '10^{400}',
    '\\Gamma(-2)',
    '\\sum_{k=1}^{2000}k',
    '\\sum_{k=1}^{x}k',
    '1=2',
    '\\infty',
    '\\zeta(1)',
  ])('%s', (latex) => expect(at(latex)).toBeUndefined());

  it('ends nested sums at the budget', () => {
    expect(at('\\sum_{a=1}^{900}\\sum_{b=1}^{900}\\sum_{c=1}^{900}\\sum_{d=1}^{900}a')).toBeUndefined();
  });
});

describe('knows what floating point lost', () => {
  it('a term that drowned', () => expect(at('1+10^{-12}')?.absorbed).toBe(true));
  it('no term that counts', () => expect(at('1+10^{-3}')?.absorbed).toBe(false));
  it('digits that cancelled', () => {
    const value = at('\\sin^2 x+\\cos^2 x-1');
    expect(Math.abs(value?.value.re ?? 1)).toBeLessThanOrEqual(32 * (value?.error ?? 0));
  });
  it('a root that left the real axis', () => expect(at('\\sqrt{x-1}')?.branched).toBe(true));
});

describe('exact values', () => {
  // By hand.
  it.each([
    ['\\frac13+\\frac16', '1/2'],
    ['2^{-3}', '1/8'],
    ['0.125', '1/8'],
    ['\\binom{10}{3}-5!', '0/1'],
    ['-(-3)^{3}', '27/1'],
    ['|1-3|', '2/1'],
  ])('%s', (latex, expected) => {
    const parsed = parseLatex(latex);
    const value = parsed.ok ? rationalOf(parsed.node) : undefined;
    expect(`${value?.num}/${value?.den}`).toBe(expected);
  });

  it.each([
    '\\pi',
    '\\sqrt{4}',
    '2^{1/2}',
    '\\frac{1}{0}',
    '9^{9^{9}}',
    '2^{2^{2^{2^{2^{2}}}}}',
    '100000!',
    'x',
  ])('none: %s', (latex) => {
    const parsed = parseLatex(latex);
    expect(parsed.ok && rationalOf(parsed.node)).toBeUndefined();
  });
});
