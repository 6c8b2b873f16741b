import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseLatex } from '../../src/math/parse.ts';
import { printLatex } from '../../src/math/print.ts';
import type { MathNode } from '../../src/math/tree.ts';

const number = fc
  .constantFrom('0', '2', '10', '1.50', '123456')
  .map((text): MathNode => ({ kind: 'number', text }));
const symbol = fc
  .constantFrom(
    'x',
    'm_{phys}',
    '\\alpha',
    '\\hat{a}',
    "y'",
    '\\Lambda_{QCD}',
    'g^{\\mu\\nu}',
    '\\operatorname{ab}',
    '\\Delta x',
  )
  .map((name): MathNode => ({ kind: 'symbol', name }));

/** Trees as the parser makes them: flat sums and products, no sign or product directly inside a product's factor list. */
const tree = fc.letrec<{ node: MathNode }>((tie) => {
  const node = tie('node');
  const factor = node.filter(({ kind }) => kind !== 'product');
  return {
    node: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      number,
      symbol,
      node.map((of): MathNode => ({ kind: 'negate', of })),
      fc
        .array(
          node.filter(({ kind }) => kind !== 'sum'),
          { minLength: 2, maxLength: 3 },
        )
        .map((terms): MathNode => ({ kind: 'sum', terms })),
      fc
        .array(factor, { minLength: 2, maxLength: 3 })
        .map((factors): MathNode => ({ kind: 'product', factors })),
      fc.tuple(node, node).map(([over, under]): MathNode => ({ kind: 'quotient', over, under })),
      fc.tuple(node, node).map(([base, exponent]): MathNode => ({ kind: 'power', base, exponent })),
      fc
        .tuple(
          fc.constantFrom('sin', 'log', 'sqrt', 'abs', 'factorial', 'gamma', 'asin', 'log10', 're'),
          node,
        )
        .map(([name, arg]): MathNode => ({ kind: 'function', name, args: [arg] })),
      fc.tuple(node, node).map((args): MathNode => ({ kind: 'function', name: 'binomial', args })),
      fc.tuple(node, node).map((items): MathNode => ({ kind: 'list', open: '[', close: ')', items })),
    ),
  };
}).node;

it('prints what reads back as the same tree', () => {
  fc.assert(
    fc.property(tree, (node) => {
      const latex = printLatex(node);
      const parsed = parseLatex(latex);
      expect(
        parsed.ok ? parsed.node : `${latex}: ${parsed.error.message} at ${parsed.error.position}`,
      ).toEqual(node);
    }),
    { numRuns: 400, seed: 20261129 },
  );
});

it.each([
  'm=\\frac{a}{b}\\approx 1.2',
  '\\{1,2\\}',
  '3\\,\\mathrm{m/s^2}',
  '0.5\\,\\mu\\mathrm{m}',
  '90^\\circ',
  'f(x)+J_0(x,y)',
  'a/b c',
  '\\pm\\sqrt3',
  '\\begin{pmatrix}a&-b\\\\1&0\\end{pmatrix}',
  '\\sum_{k=1}^{n}k^2+1',
  '\\int_0^1 x^2\\,dx',
  '\\langle n|x|m\\rangle',
  '|\\psi\\rangle+|0\\rangle',
  '\\lfloor x\\rfloor+\\overline{z}+z^*',
  '1, 2 \\text{ and } 3',
  'm\\frac{d^2x}{dt^2}+\\frac{\\partial^2 f}{\\partial x\\partial y}\\frac{\\delta S}{\\delta\\phi}',
  '\\left(\\frac{\\partial p}{\\partial T}\\right)_{V,N}-\\frac{\\hbar}{i}\\frac{d}{dx}',
  '\\partial_\\mu\\phi\\,\\partial^\\mu\\phi a+\\partial_t u+\\Box\\phi',
  '\\lim_{x\\to0^-}\\frac1x+\\sum_{i<j}r_{ij}+\\sum_{n\\geq1}\\frac{1}{n^2}',
  '\\int\\frac{d^3p}{(2\\pi)^3}f+\\oint_C g\\,dz+\\iint h\\,dx\\,dy',
  '\\begin{cases}x&x>0\\\\-x&\\text{otherwise}\\end{cases}',
  '\\left.\\frac{x^3}{3}\\right|_0^1+[F]_a^b',
  '\\ln 2\\,x+\\cos\\theta E-\\sin^2 x/2',
  '\\vec a\\times(\\vec b\\times\\vec c)+A\\otimes B\\otimes C',
  '[\\hat a,\\hat b]+\\{\\hat a,\\hat b\\}+\\|x\\|+n!!',
  '\\{x\\mid x>0\\}',
  'P(A|B)+{}_2F_1(a,b;c;z)+T{}^{14}\\mathrm{C}',
  '1+x+O(x^2)+\\cdots',
  'x^2\\text{ for }x>0',
  "64^\\circ 10' 30''",
  'V^{\\mathrm{eff}}(r)+x^{\\mathrm{ab}c}+\\Gamma^\\lambda_{\\mu\\nu}V^\\nu+\\hat{\\mathbf r}',
  '||x||y||+\\bra{a}H\\ket{b}+|n,l\\rangle\\langle n|',
])('prints %s so that it reads back', (latex) => {
  const first = parseLatex(latex);
  if (!first.ok) throw new Error(first.error.message);
  const again = parseLatex(printLatex(first.node));
  expect(again).toEqual(first);
});

it.each([
  ['(2\\pi)^{-3}', '\\left(2 \\cdot \\pi\\right)^{-3}'],
  ['(x^2)^3', '\\left(x^{2}\\right)^{3}'],
  ['(-x)^2', '\\left(-x\\right)^{2}'],
  ['\\left(\\frac{a}{b}\\right)^2', '\\left(\\frac{a}{b}\\right)^{2}'],
  ['2\\pi^{-3}', '2 \\cdot \\pi^{-3}'],
])('prints %s with the brackets a reader needs: %s', (latex, printed) => {
  const parsed = parseLatex(latex);
  expect(parsed.ok && printLatex(parsed.node)).toBe(printed);
});
