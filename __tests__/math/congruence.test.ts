import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { areCongruent } from '../../src/math/congruence.ts';
import { namesIn } from '../../src/math/names-in.ts';
import { parseLatex } from '../../src/math/parse.ts';
import { FIELDS, inverse, residueOfInteger, times } from '../../src/math/residue.ts';
import type { MathNode } from '../../src/math/tree.ts';

function nodeOf(latex: string): MathNode {
  const parsed = parseLatex(latex);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.node;
}

function congruent(a: string, b: string, names: readonly string[] = [], budget = 10_000): boolean {
  const [one, two] = [nodeOf(a), nodeOf(b)];
  const all = new Set(
    [...namesIn(one), ...namesIn(two)].filter((name) => !['i', 'e', '\\pi'].includes(name)),
  );
  return areCongruent(one, two, { names: new Set([...all, ...names]), budget: { left: budget } });
}

describe('equal by the laws of fields', () => {
  it.each([
    ['(a+b)^3', 'a^3+3a^2b+3ab^2+b^3'],
    ['\\frac{1}{x-1}-\\frac{1}{x+1}', '\\frac{2}{x^2-1}'],
    ['(2+i)(2-i)', '5'],
    ['\\frac{1}{i}', '-i'],
    ['0.125x', '\\frac{x}{8}'],
    ['\\sqrt{x+y}', '(y+x)^{1/2}'],
    ['e^{2a+b}\\sin(x-x+y)', '\\exp(b+2a)\\sin y'],
    ['x^{n+1}', 'x^{1+n}'],
    ['\\frac{10^{300}x}{10^{299}}', '10x'],
    ['3\\,\\mathrm{m}+2\\,\\mathrm{m}', '5\\,\\mathrm{m}'],
  ])('%s = %s', (a, b) => expect(congruent(a, b)).toBe(true));
});

describe('says nothing', () => {
  it.each([
    ['(a+b)^2', 'a^2+b^2'],
    ['\\sin^2x+\\cos^2x', '1'],
    ['x^{n+1}', 'x x^n'],
    ['\\sqrt{x^2}', 'x'],
    ['94906249x', '0'],
    ['\\frac{1}{x-x}', '\\frac{1}{x-x}'],
    ['\\infty-\\infty+1', '2'],
    ['x=1', 'x=1'],
    ['1+10^{-40}', '1'],
  ])('%s and %s', (a, b) => expect(congruent(a, b)).toBe(false));

  it('of a name that spells a constant', () => expect(congruent('i^2', '-1', ['i'])).toBe(false));
  it('when the budget is spent', () => expect(congruent('x+y+z', 'z+y+x', [], 5)).toBe(false));
});

describe('the fields', () => {
  it.each(FIELDS.map((field) => [field.prime, field] as const))('modulo %d', (prime, field) => {
    expect(prime % 4).toBe(1);
    expect(prime ** 2).toBeLessThan(2 ** 53);
    const root = Math.floor(Math.sqrt(prime));
    expect(Array.from({ length: root - 1 }, (_, at) => prime % (at + 2)).includes(0)).toBe(false);
    expect(times(field.imaginary, field.imaginary, field)).toBe(prime - 1);
  });

  it('divide', () => {
    const [field] = FIELDS;
    if (field === undefined) throw new Error('no field');
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (value) => {
        const residue = residueOfInteger(value, field);
        fc.pre(residue !== 0);
        expect(times(residue, inverse(residue, field), field)).toBe(1);
      }),
    );
  });
});
