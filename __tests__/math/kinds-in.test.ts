import { expect, it } from '@jest/globals';
import { hasKind, someOfKind } from '../../src/math/kinds-in.ts';
import { parseLatex } from '../../src/math/parse.ts';
import { type MathNode, someNode } from '../../src/math/tree.ts';

function nodeOf(latex: string): MathNode {
  const parsed = parseLatex(latex);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.node;
}

const KINDS = [
  ...(['number', 'symbol', 'unit', 'negate', 'plusMinus', 'sum', 'product', 'quotient'] as const),
  ...(['slash', 'power', 'function', 'call', 'operator', 'relation', 'list', 'matrix'] as const),
];

it.each([
  'x',
  '-\\frac{3}{4}x^{-2} + \\sin y',
  'a/bc \\pm f(x)',
  '3\\,\\mathrm{m}, \\quad x = \\int_0^1 t\\,dt',
  '\\begin{pmatrix} 1 & -a \\\\ 0 & \\sqrt{2} \\end{pmatrix}',
  'x \\in \\{1, 2\\}',
])('of %s: a kind is there where a walk through the tree meets it, asked once and again', (latex) => {
  const node = nodeOf(latex);
  const met = KINDS.filter((kind) => someNode(node, (part) => part.kind === kind));
  expect(KINDS.filter((kind) => hasKind(node, kind))).toEqual(met);
  expect(KINDS.filter((kind) => hasKind(node, kind))).toEqual(met);
  expect(KINDS.filter((kind) => someOfKind(node, kind, () => true))).toEqual(met);
});

it('a property of one kind is asked of nodes of that kind alone', () => {
  const node = nodeOf('x + \\sin x + 2y');
  expect(someOfKind(node, 'symbol', (part) => part.name === 'y')).toBe(true);
  expect(someOfKind(node, 'symbol', (part) => part.name === '2')).toBe(false);
  expect(someOfKind(node, 'function', (part) => part.name === 'cos')).toBe(false);
});
