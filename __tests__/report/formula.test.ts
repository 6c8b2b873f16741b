import { describe, expect, it } from '@jest/globals';
import katex from 'katex';
import { FUNCTION_LATEX } from '../../src/math/functions.ts';
import { parseLatex } from '../../src/math/parse.ts';
import { printLatex } from '../../src/math/print.ts';
import { ACCENTS, SAME_ACCENT, SAME_SYMBOL, SYMBOL_COMMANDS } from '../../src/math/symbols.ts';
import { RELATION_SIGNS } from '../../src/math/tree.ts';
import { formula } from '../../src/report/formula.ts';

describe('a formula', () => {
  it.each([
    ['2 \\cdot \\pi \\cdot \\sqrt{x}', '$`2 \\pi \\sqrt{x}`$'],
    ['4.2 \\cdot 10^{5}', '$`4.2 \\cdot 10^{5}`$'],
    ['\\frac{1}{2} m v^2', '$`\\frac{1}{2} m v^2`$'],
    [' x ', '$`x`$'],
    ['\\hat{H}_{\\mathrm{eff}}', '$`\\hat{H}_{\\mathrm{eff}}`$'],
    ['3 \\cdot \\mathrm{\\mu m}', '$`3 \\mathrm{\\mu m}`$'],
    ['\\begin{pmatrix}1 & 0 \\\\ 0 & 1\\end{pmatrix}', '$`\\begin{pmatrix}1 & 0 \\\\ 0 & 1\\end{pmatrix}`$'],
  ])('is typeset: %j', (text, expected) => {
    expect(formula(text)).toBe(expected);
  });

  it.each([
    undefined,
    '',
    ' ',
    'a`b',
    'a|b',
    'a\nb',
    '$x$',
    'ψ',
    '\\href{x}{y}',
    '\\unicode{65}',
    '\\def\\x{}',
    '\\rule{9999em}{9999em}',
    'x_{\\rule9999em9999em}',
    '\\hspace{9999em}',
    '\\kern9999em',
    '\\raise9999em',
    '\\phantom{x}',
    '\\Huge x',
    '\\color{red} x',
    '\\tag{1}',
    '\\mathrm{\\Huge x}',
    '\\text{see @me}',
    '\\mathrm x',
    '\\begin{array}',
    '\\begin {pmatrix}',
    '\\begin{pmatrix}1 \\\\[9999em] 2\\end{pmatrix}',
    '\\begin{pmatrix}1 \\\\ [9999em] 2\\end{pmatrix}',
    'x \\! y',
    'x\\',
    'x_{%}',
    'x'.repeat(601),
  ])('is refused: %j', (text) => {
    expect(formula(text)).toBeUndefined();
  });
});

/** Which \slashed letters are left out: neither GitHub's renderer nor KaTeX draws them. */
const NOT_DRAWN = new Set(['slashed']);

describe('what the printer of the verifier can write', () => {
  const symbols = [...SYMBOL_COMMANDS].filter((name) => SAME_SYMBOL[name] === undefined);
  const accents = [...ACCENTS].filter((name) => SAME_ACCENT[name] === undefined && !NOT_DRAWN.has(name));
  it.each([
    ...symbols.map((name) => `\\${name}`),
    ...accents.map((name) => `\\${name}{x}`),
    ...Object.values(FUNCTION_LATEX).map((name) => `${name}\\left(x\\right)`),
    ...RELATION_SIGNS.map((sign) => `x ${sign} y`),
  ])('is typeset: %s', (text) => {
    expect(formula(text)).toBe(`$\`${text}\`$`);
    expect(() => katex.renderToString(text, { throwOnError: true })).not.toThrow();
  });

  it.each([
    '\\frac{1}{2}\\sqrt[3]{x}',
    '\\sin x + \\cos x + \\tan x + \\cot x + \\sec x + \\csc x',
    '\\sinh x + \\cosh x + \\tanh x + \\coth x + \\exp x + \\arg x + \\max(x, y) + \\min(x, y)',
    '\\arccot x + \\operatorname{arsinh} x + \\operatorname{sgn} x + \\lg x + \\log_2 x',
    '\\lfloor x \\rfloor + \\lceil x \\rceil + \\overline{z} + \\binom{n}{k} + n!',
    '\\sum_{n=0}^{\\infty} x^n',
    '\\prod_{n=1}^{N} n',
    '\\int_0^1 x^2 \\, dx',
    'x = \\pm \\sqrt{2}',
    '3\\,\\mathrm{GeV}',
    '\\{1, 2\\}',
    '\\begin{pmatrix} 1 & 0 \\\\ 0 & 1 \\end{pmatrix}',
    '\\langle x^2 \\rangle',
    'a^\\dagger a',
    '\\frac{d^2x}{dt^2} + \\left(\\frac{\\partial p}{\\partial T}\\right)_V + \\partial_\\mu\\phi\\,\\partial^\\mu\\phi',
    '\\lim_{x \\to 0^+} \\frac{1}{x}',
    '\\begin{cases} x & x>0 \\\\ -x & \\text{otherwise} \\end{cases}',
    '\\vec a \\times \\vec b + \\oint_C f \\, dz + \\int d^3x \\, f',
    '\\ln 2 \\, x + \\mathcal{O}(x^2) + n!!',
    '1 + 2 + \\cdots + n',
  ])('is typeset when read from %s', (source) => {
    const parsed = parseLatex(source);
    if (!parsed.ok) return expect(parsed).toBe('read');
    expect(formula(printLatex(parsed.node))).toBeDefined();
  });

  it.each(['x_{\\rule{9999em}{9999em}}', 'm_{\\Huge a}', '\\vec{\\kern 9em}'])(
    'is not what a model hides in a name: %s',
    (source) => {
      const parsed = parseLatex(source);
      expect(formula(parsed.ok ? printLatex(parsed.node) : '\\kern')).toBeUndefined();
    },
  );
});
