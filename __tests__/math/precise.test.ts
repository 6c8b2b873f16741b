import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ofNumber, sub, toPair, topOf } from '../../src/math/big/complex.ts';
import { toDecimal } from '../../src/math/big/convert.ts';
import { evaluate, type Point } from '../../src/math/evaluate.ts';
import { parseLatex } from '../../src/math/parse.ts';
import { evaluatePrecisely } from '../../src/math/precise.ts';
import { isAbsorbed } from '../../src/math/precise-value.ts';
import type { MathNode } from '../../src/math/tree.ts';
import { NOISE } from '../../src/math/value.ts';

function pointOf(x: number, y: number, budget = 1_000_000): Point {
  return {
    symbols: new Map([
      ['x', { re: x, im: 0 }],
      ['y', { re: y, im: 0 }],
    ]),
    units: new Map(),
    unknown: () => ({ re: Number.NaN, im: 0 }),
    budget: { left: budget },
  };
}

function at(latex: string, bits = 128, budget?: number) {
  const parsed = parseLatex(latex);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return evaluatePrecisely(parsed.node, pointOf(0.75, -1.25, budget), bits);
}

const VALUES: readonly (readonly [string, string])[] = [
  ['\\sin x', '6.81638760023334166733241952780e-1'],
  ['e^{1000}10^{-434}', '1.97007111401704699388887935224e+434'],
  ['x^{1/3}', '9.08560296416069829445605878164e-1'],
  ['\\tanh y', '-8.48283639957512897613387646708e-1'],
  ['\\arcsin x', '8.48062078981481008052944338998e-1'],
  ['\\operatorname{arsinh} y', '-1.04759301264925873589832123397'],
  ['\\ln\\frac{x}{7}', '-2.23359222150709423254457174944'],
  ['\\sqrt{2}+\\sqrt{3}', '3.14626436994197234232913506572'],
  ['\\pi^{e}', '2.24591577183610454734271522045e+1'],
  ['\\sum_{k=1}^{50}\\frac{1}{k^2}', '1.62513273362152931066644452158'],
  ['|x+iy|', '1.45773797371132511771853821939'],
  ['\\sec x', '1.36670112467222613521506866016'],
  ['\\sqrt{10^{30}+1}-10^{15}', '5.00000000000000000000000000000e-16'],
];

describe('values to thirty digits', () => {
  // python3 -c "from mpmath import *; mp.dps=40; x=mpf(3)/4; print(nstr(sin(x),31), nstr(exp(1000),31), ...)" with
  // mpmath 1.3.0, in the order of the rows.
  it.each(VALUES)('%s', (latex, digits) => {
    const value = at(latex, 256)?.value;
    expect(value && toDecimal(value.re, 30).slice(0, 28)).toBe(digits.slice(0, 28));
  });
});

describe('refuses to give a value', () => {
  it.each([
    ['a pole', '\\frac{1}{x-x}'],
    ['a name without one', 'q'],
    ['a unit', '3\\,\\mathrm{m}'],
    ['a tower beyond every exponent', '10^{10^{10^{10}}}'],
    ['a step at a rounded whole number', '\\lfloor\\sqrt{2}\\sqrt{2}\\rfloor'],
    ['a cut at a rounded real number', '\\ln(e^{i\\pi})'],
  ])('%s', (_, latex) => expect(at(latex)).toBeUndefined());

  it('ends when the budget is spent', () => {
    expect(at('\\sum_{a=1}^{900}\\sum_{b=1}^{900}\\sum_{c=1}^{900}a', 128, 5000)).toBeUndefined();
  });
});

describe('knows what even this precision lost', () => {
  it.each([
    ['a summand', '1+10^{-35}', true],
    ['a summand that is seen', '1+10^{-20}', false],
    ['a saturated function', '\\tanh 60', true],
    ['the smaller exponential', '\\cosh 60', true],
    ['a number that hardly left one', '2^{10^{-40}}', true],
    ['more digits than it holds', `0.${'123456789'.repeat(6)}`, true],
    ['one with rounding errors', '(\\sin^2x+\\cos^2x)^{3/2}', false],
  ])('%s', (_, latex, absorbed) => {
    const value = at(latex);
    expect(value && isAbsorbed(value, 128)).toBe(absorbed);
  });
});

const leaf: fc.Arbitrary<MathNode> = fc.oneof(
  fc.constantFrom<MathNode>({ kind: 'symbol', name: 'x' }, { kind: 'symbol', name: 'y' }),
  fc.constantFrom<MathNode>({ kind: 'symbol', name: '\\pi' }, { kind: 'symbol', name: 'e' }),
  fc.constantFrom('2', '3', '0.1', '17', '1.25').map((text): MathNode => ({ kind: 'number', text })),
);
const FUNCTIONS = ['exp', 'log', 'sqrt', 'sin', 'cos', 'tan', 'sinh', 'tanh', 'asin', 'atan', 'acosh', 'abs'];
const { tree } = fc.letrec<{ tree: MathNode }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('tree'), { minLength: 2, maxLength: 3 }).map((terms): MathNode => ({ kind: 'sum', terms })),
    fc
      .array(tie('tree'), { minLength: 2, maxLength: 3 })
      .map((factors): MathNode => ({ kind: 'product', factors })),
    fc.tuple(tie('tree'), tie('tree')).map(([over, under]): MathNode => ({ kind: 'quotient', over, under })),
    fc
      .tuple(tie('tree'), fc.constantFrom('2', '3', '0.5'))
      .map(([base, text]): MathNode => ({ kind: 'power', base, exponent: { kind: 'number', text } })),
    tie('tree').map((of): MathNode => ({ kind: 'negate', of })),
    fc
      .tuple(fc.constantFrom(...FUNCTIONS), tie('tree'))
      .map(([name, arg]): MathNode => ({ kind: 'function', name, args: [arg] })),
  ),
}));
const coordinate = fc.double({ min: -4, max: 4, noNaN: true });

it('the error of a value on doubles covers its distance from the value to 256 bits', () => {
  fc.assert(
    fc.property(tree, coordinate, coordinate, (node, x, y) => {
      const rough = evaluate(node, pointOf(x, y));
      const precise = evaluatePrecisely(node, pointOf(x, y), 256);
      if (rough === undefined || precise === undefined) return;
      const { re, im } = toPair(sub(precise.value, ofNumber(rough.value.re, rough.value.im), 256));
      expect(Math.hypot(re, im)).toBeLessThanOrEqual(NOISE * rough.error + 1e-300);
    }),
    { numRuns: 1500 },
  );
});

it('a value moves from one precision to the next by no more than the lower one may lose', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FUNCTIONS), coordinate, (name, x) => {
      const node: MathNode = { kind: 'function', name, args: [{ kind: 'symbol', name: 'x' }] };
      const [low, high] = [128, 192].map((bits) => evaluatePrecisely(node, pointOf(x, 0), bits));
      if (low === undefined || high === undefined) return;
      expect(topOf(sub(low.value, high.value, 256))).toBeLessThan(topOf(high.value) - 128 + 24);
    }),
    { numRuns: 300 },
  );
});
