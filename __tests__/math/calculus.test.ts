import { describe, expect, it } from '@jest/globals';
import { num, over, plus, raised, symbol, times } from '../../src/math/calculus/build.ts';
import { differentiate } from '../../src/math/calculus/differentiate.ts';
import { resolveDerivatives } from '../../src/math/calculus/resolve.ts';
import { evaluate, type Value } from '../../src/math/evaluate.ts';
import { parseLatex } from '../../src/math/parse.ts';
import { printLatex } from '../../src/math/print.ts';
import type { MathNode } from '../../src/math/tree.ts';

function read(latex: string): MathNode {
  const parsed = parseLatex(latex);
  if (!parsed.ok) throw new Error(`${latex}: ${parsed.error.message}`);
  return parsed.node;
}

function value(node: MathNode, symbols: Readonly<Record<string, number>> = {}): Value | undefined {
  return evaluate(node, {
    symbols: new Map(Object.entries(symbols).map(([name, re]) => [name, { re, im: 0 }])),
    units: new Map(),
    unknown: () => ({ re: 1, im: 1 }),
    budget: { left: 100_000 },
  });
}

const INFINITY = symbol('\\infty');
const limit = (head: string, to: MathNode, body: string): MathNode => ({
  kind: 'operator',
  head,
  args: [symbol('x'), to, read(body)],
});

// python3 -c "import mpmath as m; m.mp.dps = 20; print(m.quad(lambda x: m.exp(-x)*m.cos(3*x), [0, m.inf]))" and alike
describe('an integral has its value within the error it states', () => {
  it.each([
    ['\\int_0^1 \\frac{1}{\\sqrt{x}} dx', 2],
    ['\\int_0^1 x^x dx', 0.783430510712134],
    ['\\int_0^\\infty e^{-x} \\cos(3x) dx', 0.1],
    ['\\int_0^\\infty \\frac{\\sqrt{x}}{e^x+1} dx', 0.678093895153101],
    ['\\int_{-\\infty}^{\\infty} \\frac{1}{\\cosh x} dx', Math.PI],
    ['\\int_{-\\infty}^0 e^{x-x^2} dx', 0.545641360765047],
    ['\\int_1^0 x^2 dx', -1 / 3],
    ['\\int_0^1 \\int_0^1 x y^2 dx dy', 1 / 6],
    // What stays the same within the integral but not within the sum or integral inside it.
    ['\\int_0^1 \\sum_{k=1}^3 k^2 x^k dx', 1 / 2 + 4 / 3 + 9 / 4],
    ['\\int_0^1 \\prod_{k=1}^2 (k! + 2) x^k dx', 12 / 4],
    ['\\int_0^1 x \\int_0^x (1+y)^2 dy dx', 0.65],
    ['\\sum_{k=1}^3 \\int_0^k \\sqrt{k} x dx', 11.12265575880613],
  ])('%s', (latex, expected) => {
    const result = value(read(latex));
    const error = Math.abs((result?.value.re ?? Number.NaN) - expected);
    expect(error).toBeLessThanOrEqual((result?.error ?? 0) + 1e-11);
    expect(result?.error).toBeLessThan(1e-9);
  });
});

it('charges an integral the same whether its value is remembered or not, and tells values of names apart', () => {
  const node = read('\\int_0^1 \\sin(a x^2) dx');
  const unknown = () => ({ re: 1, im: 1 });
  const at = (a: number, left: number) => {
    const budget = { left };
    const found = evaluate(node, {
      symbols: new Map([['a', { re: a, im: 0 }]]),
      units: new Map(),
      unknown,
      budget,
    });
    return { value: found?.value.re, spent: left - budget.left };
  };
  const first = at(1.5, 100_000);
  const other = at(2.5, 100_000);
  expect(at(1.5, 100_000)).toEqual(first);
  expect(at(2.5, 100_000)).toEqual(other);
  // python3 -c "from mpmath import *; mp.dps = 20; print([quad(lambda x: sin(a*x*x), [0, 1]) for a in (1.5, 2.5)])"
  expect(first.value).toBeCloseTo(0.4251751762874, 10);
  expect(other.value).toBeCloseTo(0.5277462707706, 10);
  expect(at(1.5, Math.floor(first.spent / 2)).value).toBeUndefined();
});

it.each([
  '\\int_0^1 \\frac{1}{x} dx',
  '\\int_{-1}^1 \\frac{1}{x^2} dx',
  '\\int_0^\\infty \\sin x dx',
  '\\int_1^\\infty \\frac{1}{x} dx',
  '\\int_0^\\infty e^{-(x-4000)^2} dx',
  '\\sum_{n=1}^\\infty \\frac{1}{n}',
  '\\sum_{n=2}^\\infty \\frac{1}{n \\ln n}',
  '\\sum_{n=0}^\\infty (-1)^n',
  '\\sum_{n=0}^\\infty 2^n',
  '\\sum_{n=1}^\\infty \\sin n',
  '\\prod_{n=1}^\\infty \\left(1+\\frac{1}{n}\\right)',
])('%s has no value', (latex) => {
  expect(value(read(latex))).toBeUndefined();
});

// python3 -c "import mpmath as m; m.mp.dps = 20; print(m.nsum(lambda n: 1/n**1.5, [1, m.inf]), m.nprod(…))" and alike
describe('a series has its value within the error it states', () => {
  it.each([
    ['\\sum_{n=1}^\\infty \\frac{1}{n^{1.5}}', 2.612375348685488],
    ['\\sum_{n=1}^\\infty \\frac{(-1)^{n+1}}{\\sqrt{n}}', 0.60489864342163],
    ['\\sum_{n=0}^\\infty \\frac{n^2}{2^n}', 6],
    ['\\sum_{n=-\\infty}^\\infty \\frac{1}{n^2+1}', 3.153348094937162],
    ['\\prod_{n=1}^\\infty \\left(1+\\frac{1}{n^3}\\right)', 2.42818979209887],
    ['\\sum_{n=1}^\\infty \\frac{1}{n!}', Math.E - 1],
  ])('%s', (latex, expected) => {
    const result = value(read(latex));
    const error = Math.abs((result?.value.re ?? Number.NaN) - expected);
    expect(error).toBeLessThanOrEqual((result?.error ?? 0) + 1e-13);
  });
});

// python3 -c "from sympy import *; x = symbols('x'); print(limit((1-cos(x))/x**2, x, 0))" and alike
describe('a limit', () => {
  it.each([
    ['limit', num(0), '\\frac{1-\\cos x}{x^2}', 0.5],
    ['limit', INFINITY, '\\left(1+\\frac{1}{x}\\right)^x', Math.E],
    ['limit', INFINITY, '\\sqrt{x^2+x}-x', 0.5],
    ['limit', num(2), '\\frac{x^3-8}{x-2}', 12],
    ['limit+', num(0), '\\frac{|x|}{x}', 1],
    ['limit-', num(0), '\\frac{|x|}{x}', -1],
    ['limit', INFINITY, '\\frac{\\ln x}{x}', 0],
    ['limit', num(3), 'x^2', 9],
  ])('%s to %j of %s', (head, to, body, expected) => {
    expect(value(limit(head, to, body))?.value.re).toBeCloseTo(expected, 7);
  });

  it.each([
    ['limit', num(0), '\\frac{1}{x}'],
    ['limit', num(0), '\\frac{|x|}{x}'],
    ['limit', INFINITY, 'x'],
    ['limit', INFINITY, '\\sin x'],
    ['limit+', num(0), '\\ln x'],
  ])('%s to %j of %s has no value', (head, to, body) => {
    expect(value(limit(head, to, body))).toBeUndefined();
  });
});

// python3 -c "from sympy import *; x, a = symbols('x a', positive=True); print(diff(x**x*sin(a*x), x).subs({x: 1.3, a: 0.7}).evalf(17))" and alike
it.each([
  ['x^x \\sin(a x)', 2.0059775814940646],
  ['\\frac{\\ln x}{1+x^2}', 0.191689401972788],
  ['\\arctan\\sqrt{x}', 0.190664786805876],
  ['\\log_{a} x', -2.15667173235164],
  ['e^{-a x^2} \\tanh x', -0.401605978929995],
])('the derivative of %s by x', (latex, expected) => {
  const derived = differentiate(read(latex), 'x', () => num(0));
  expect(derived && value(derived, { x: 1.3, a: 0.7 })?.value.re).toBeCloseTo(expected, 12);
});

describe('derivatives of what is not known', () => {
  const by = (head: string, body: MathNode, ...names: string[]): MathNode => ({
    kind: 'operator',
    head,
    args: [body, ...names.flatMap((name) => [symbol(name), num(1)])],
  });

  it('is linear, and the order of partial derivatives does not matter', () => {
    const body = plus(times(num(2), symbol('f')), symbol('g'));
    const one = resolveDerivatives(by('partial', body, 'x', 'y'), 'functions');
    const two = resolveDerivatives(by('partial', body, 'y', 'x'), 'functions');
    expect(printLatex(one)).toBe(printLatex(two));
    expect(one.kind).toBe('sum');
  });

  it('takes other names as functions or as constants', () => {
    const node = by('derivative', times(symbol('a'), raised(symbol('x'), num(2))), 'x');
    const values = (['functions', 'constants'] as const).map((others) => resolveDerivatives(node, others));
    expect(
      values.map((form) => value(form, { x: 3, a: 5, '\\left(\\frac{d a}{d x}\\right)': 1 })?.value.re),
    ).toEqual([39, 30]);
  });

  it('never takes a bare name as constant', () => {
    expect(printLatex(resolveDerivatives(by('derivative', symbol('E'), 'T'), 'constants'))).toContain('E');
    expect(printLatex(resolveDerivatives(by('derivative', symbol('x'), 't'), 'constants'))).toBe('\\dot{x}');
  });

  it('leaves what has no rule', () => {
    const node = by(
      'derivative',
      { kind: 'function', name: 'floor', args: [over(symbol('x'), num(2))] },
      'x',
    );
    expect(resolveDerivatives(node, 'functions')).toEqual(node);
  });
});
