import { describe, expect, it } from '@jest/globals';
import { evaluate } from '../../src/math/evaluate.ts';
import { parseLatex } from '../../src/math/parse.ts';
import { evaluateSecond } from '../../src/math/second-evaluator.ts';

const SYMBOLS = new Map([
  ['x', { re: 1.3, im: 0 }],
  ['y', { re: 0.7, im: 0.4 }],
  ['\\hat{q}', { re: -2.1, im: 0 }],
]);

function parse(latex: string) {
  const parsed = parseLatex(latex);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.node;
}

describe('two evaluators without common code agree', () => {
  it.each([
    'x + y - \\hat{q}',
    '\\frac{x^2 - y^2}{x + y}',
    '\\sin x \\cos y - \\tan(x y)',
    '\\sqrt{\\hat{q}} + \\ln y',
    'e^{i \\pi x} + \\cosh(x + i y)',
    '\\binom{7}{3} \\Gamma(x) - 5!',
    '\\arcsin(x + 2) \\arctan y',
    '|y|^2 + \\operatorname{Re} y',
    '\\zeta(3) + \\operatorname{erf}(x)',
    '-x^{-2.5}',
  ])('%s', (latex) => {
    const node = parse(latex);
    const ours = evaluate(node, {
      symbols: SYMBOLS,
      units: new Map(),
      unknown: () => ({ re: 0, im: 0 }),
      budget: { left: 1000 },
    });
    const second = evaluateSecond(node, SYMBOLS);
    expect(second?.re).toBeCloseTo(ours?.value.re ?? Number.NaN, 9);
    expect(second?.im).toBeCloseTo(ours?.value.im ?? Number.NaN, 9);
  });
});

it.each(['f(x)', '\\{1, 2\\}', 'x = 2', '5\\,\\mathrm{kg}', 'w', '\\int_0^1 x\\,dx', 'K_0(x)'])(
  'the second has no value of %s',
  (latex) => expect(evaluateSecond(parse(latex), SYMBOLS)).toBeUndefined(),
);
