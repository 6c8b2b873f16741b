import { describe, expect, it } from '@jest/globals';
import { evaluate } from '../../src/math/evaluate.ts';
import { specialNotation } from '../../src/math/notation.ts';
import { parseLatex } from '../../src/math/parse.ts';

function sumAt(latex: string, s: number): number | undefined {
  const parsed = parseLatex(latex, specialNotation());
  if (!parsed.ok) throw new Error(`${latex}: ${parsed.error.message}`);
  const symbols = new Map([['s', { re: s, im: 0 }]]);
  const unknown = () => ({ re: 1, im: 1 });
  return evaluate(parsed.node, { symbols, units: new Map(), unknown, budget: { left: 100_000 } })?.value.re;
}

// Partial sums over n ≤ 200,000 in doubles, the functions by a sieve of smallest prime factors (math.fsum, Python 3); what
// is left out is below 1e-14.
describe('a Dirichlet series has the value of its partial sums', () => {
  it.each([
    ['\\sum_{n=1}^\\infty \\frac{\\mu(n)}{n^s}', 5, 0.9643873404292624],
    ['\\sum_{n=1}^\\infty \\frac{\\mu(n)^2}{n^s}', 5, 1.0358974772775003],
    ['\\sum_{n=1}^\\infty |\\mu(n)| n^{-s}', 5, 1.0358974772775003],
    ['\\sum_{n=1}^\\infty \\frac{\\lambda(n)}{n^s}', 5, 0.965346496091636],
    ['\\sum_{n=1}^\\infty \\frac{\\varphi(n)}{n^s}', 6, 1.0192508249092675],
    ['\\sum_{n=1}^\\infty \\frac{\\sigma_{1}(n)}{n^s}', 6, 1.054911257474217],
    ['\\sum_{n=1}^\\infty \\frac{d(n)^2}{n^s}', 6, 1.0709343525673585],
    ['\\sum_{n=1}^\\infty \\frac{\\sigma_{1}(n)\\sigma_{2}(n)}{n^s}', 9, 1.0320569604929923],
    ['\\sum_{n=1}^\\infty \\frac{\\Lambda(n)}{n^s}', 6, 0.01263306903251106],
    ['\\sum_{n=1}^\\infty \\frac{\\lambda(n)\\sigma_{1}(n)}{n^s}', 7, 0.9751132118243027],
    ['\\sum_{n=1}^\\infty (-1)^n \\frac{\\mu(n)}{n^s}', 5, -1.026605878521473],
    ['\\sum_{n=1}^\\infty (-1)^{n+1} \\frac{d(n)}{n^s}', 6, 0.9708055888574832],
    ['\\sum_{n=1}^\\infty n \\varphi(n) n^{-s}', 8, 1.0089193147694595],
  ])('%s at s = %d', (latex, s, expected) => {
    expect(Math.abs((sumAt(latex, s) ?? Number.NaN) - expected)).toBeLessThan(1e-13);
  });

  it('and none where it does not converge absolutely', () => {
    expect(sumAt('\\sum_{n=1}^\\infty \\frac{\\varphi(n)}{n^s}', 1.9)).toBeUndefined();
    expect(sumAt('\\sum_{n=1}^\\infty \\frac{\\sigma_{2}(n)}{n^s}', 2.5)).toBeUndefined();
    expect(sumAt('\\sum_{n=1}^\\infty \\frac{\\mu(n)}{n^s}', 0.8)).toBeUndefined();
  });
});
