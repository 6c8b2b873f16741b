import { describe, expect, it } from '@jest/globals';
import { parseLatex } from '../../src/math/parse.ts';
import { prefix, read } from './prefix.ts';

describe('reads', () => {
  it.each([
    ['\\frac12', '(/ 1 2)'],
    ['\\tfrac{a}{b}c', '(* (/ a b) c)'],
    ['1\\frac{1}{2}', '(+ 1 (/ 1 2))'],
    ['x\\frac{1}{2}', '(* x (/ 1 2))'],
    ['1/2 m v^2', '(* (/ 1 2) m (^ v 2))'],
    ['a/b c', '(slash a b c)'],
    ['-x^2', '(neg (^ x 2))'],
    ['a-b-c', '(+ a (neg b) (neg c))'],
    ['2\\cdot-b', '(* 2 (neg b))'],
    ['2^{3^{4}}', '(^ 2 (^ 3 4))'],
    ['n!', '(factorial n)'],
    ['\\sqrt[3]{x}', '(root x 3)'],
    ['\\sqrt2x', '(* (sqrt 2) x)'],
    ['\\sin 2x', '(sin (* 2 x))'],
    ['\\sin^2\\theta', '(^ (sin \\theta) 2)'],
    ['\\sin(x)^2', '(^ (sin x) 2)'],
    ['\\sin^{-1}x', '(asin x)'],
    ['\\sin\\theta\\cos\\phi', '(* (sin \\theta) (cos \\phi))'],
    ['\\ln 2x+1', '(+ (log (* 2 x)) 1)'],
    ['\\log_{10} x', '(log x 10)'],
    ['\\operatorname{arctanh}\\left(x\\right)', '(atanh x)'],
    ['\\Gamma(1-\\epsilon)', '(gamma (+ 1 (neg \\epsilon)))'],
    ['\\Gamma_0 x', '(* \\Gamma_{0} x)'],
    ['|x|y', '(* (abs x) y)'],
    ['\\left|a-|b|\\right|', '(abs (+ a (neg (abs b))))'],
    ['m_{\\text{phys}}^2', '(^ m_{phys} 2)'],
    ['\\Lambda_{\\rm QCD}', '\\Lambda_{QCD}'],
    ['v^2_0', '(^ v_{0} 2)'],
    ["f'", "f'"],
    ['\\hat{a}^\\dagger', '\\hat{a}^{\\dagger}'],
    ['g^{\\mu\\nu}', 'g^{\\mu\\nu}'],
    ['\\Delta x', '\\Delta x'],
    ['f(x)', '(f? x)'],
    ['J_0(x, y)', '(J_{0}! x y)'],
    ['a(b+c)', '(* a (+ b c))'],
    ['25\\%', '(/ 25 100)'],
    ['7,425,000', '7425000'],
    ['12\\,500', '12500'],
    ['(1,000)', '([1; 000])'],
    ['.5', '0.5'],
    ['3\\times10^{-4}', '(* 3 (^ 10 (neg 4)))'],
    ['1.5e-3', '(* 1.5 (^ 10 (neg 3)))'],
    ['3\\,\\mathrm{m/s}', '(* 3 (/ <m> <s>))'],
    ['0.5\\,\\mu\\mathrm{m}', '(* 0.5 <um>)'],
    ['\\mathrm{T}', 'T'],
    ['3\\,\\mathrm{GeV}', '(* 3 <GeV>)'],
    ['m=\\frac ab\\approx1.2', '(m = (/ a b) \\approx 1.2)'],
    ['0<x\\leq2', '(0 < x \\leq 2)'],
    ['[0,1)', '[[0; 1])'],
    ['\\{1,2\\}', '\\{[1; 2]\\}'],
    ['1, 2 \\text{ and } 3', '[1; 2; 3]'],
    ['\\pm\\sqrt3', '(+- (sqrt 3))'],
    ['\\begin{pmatrix}1&0\\\\0&1\\end{pmatrix}', '{1 & 0 / 0 & 1}'],
    ['\\sum_{k=1}^{n}k^2', '(sum k 1 n (^ k 2))'],
    ['\\int_0^1 x^2\\,dx', '(integral x (^ x 2) 0 1)'],
    ['α+ħ', '(+ \\alpha \\hbar)'],
  ])('%s', (latex, expected) => expect(read(latex).replace(/\(\[1; 000\]\)/, '([1; 000])')).toBe(expected));
});

describe('refuses, with the position', () => {
  it.each([
    ['', 0],
    ['a+', 2],
    ['\\frac{1}', 8],
    ['{a', 2],
    ['a}', 1],
    ['(a', 0],
    ['|a', 2],
    ['a^b^c', 3],
    ['x^1.2', 2],
    ['x_1.2', 2],
    ['2 3', 2],
    ['\\foo x', 0],
    ['\\xleftarrow{a}', 0],
    ['1,22', 0],
    ['1.2.3', 0],
    ['2e-3', 1],
    ['\\sin x/2y', 6],
    ['\\sin^{-2}x', 0],
    ['f(x)^2', 4],
    ['５', 0],
    ['a\u200bb', 1],
    ['#', 0],
    ['[1,2,3)', 0],
    ['\\begin{pmatrix}1&2\\\\3\\end{pmatrix}', 21],
    ['\\begin{tikzpicture}\\end{tikzpicture}', 19],
    ['\\def\\a{\\a\\a}\\a', 0],
  ])('%s', (latex, position) => {
    const parsed = parseLatex(latex);
    expect(parsed.ok ? prefix(parsed.node) : parsed.error.position).toBe(position);
  });
});

describe('caps', () => {
  it.each([
    ['4097 characters', 'x'.repeat(4097)],
    ['depth', `${'{'.repeat(200)}x${'}'.repeat(200)}`],
    ['brackets', `${'('.repeat(500)}x${')'.repeat(500)}`],
    ['signs', `${'-'.repeat(3000)}x`],
    ['powers', 'x^{'.repeat(300)],
    ['functions', '\\sin '.repeat(500)],
    ['roots', '\\sqrt'.repeat(500)],
    ['bars', '|'.repeat(4000)],
    ['digits', '9'.repeat(401)],
    ['parts', `${'x+'.repeat(2000)}x`],
    ['cells', `\\begin{pmatrix}${'1&'.repeat(70)}1\\end{pmatrix}`],
  ])('refuses too much of: %s', (_name, latex) => expect(parseLatex(latex).ok).toBe(false));

  it('reads a number of 400 digits', () => expect(parseLatex('9'.repeat(400)).ok).toBe(true));
});
