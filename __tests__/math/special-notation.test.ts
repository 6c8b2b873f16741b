import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { otherConventions, type SpecialNotation, specialNotation } from '../../src/math/notation.ts';
import { type Parsed, parseLatex } from '../../src/math/parse.ts';
import { SPECIAL } from '../../src/math/special/index.ts';
import { type MathNode, mapTree, someNode } from '../../src/math/tree.ts';

const SPELLINGS = JSON.parse(
  readFileSync(new URL('../../fixtures/math/special-spellings.json', import.meta.url), 'utf8'),
) as readonly (readonly [latex: string, meaning: string])[];

function read(latex: string, notation?: SpecialNotation): MathNode {
  const parsed: Parsed = parseLatex(latex, notation);
  if (!parsed.ok) throw new Error(`${latex}: ${parsed.error.message}`);
  return parsed.node;
}

/** `besselj(0, x)` of the table: an upright word applied to arguments is the function of that name. */
function meant(text: string): MathNode {
  const worded = text.replace(
    /(?<![\\A-Za-z])([a-z][a-z0-9]+)\(/g,
    (_, name: string) => `\\operatorname{X${escaped(name)}}(`,
  );
  return mapTree(read(worded), (node) =>
    node.kind === 'call' ? { kind: 'function', name: unescaped(node.name), args: node.args } : node,
  );
}

const DIGITS = 'abcdefghij';
const escaped = (name: string) => name.replace(/[0-9]/g, (digit) => `Z${DIGITS[Number(digit)]}`);
const unescaped = (name: string) =>
  name
    .replace(/^\\operatorname\{X|\}$/g, '')
    .replace(/Z([a-j])/g, (_, letter: string) => String(DIGITS.indexOf(letter)));

describe('the standard notation of special functions', () => {
  it.each(SPELLINGS)('%s is %s', (latex, meaning) => {
    expect(read(latex, specialNotation())).toEqual(meant(meaning));
  });

  it('names only functions the table has', () => {
    const unknown = new Set<string>();
    for (const [latex] of SPELLINGS)
      someNode(read(latex, specialNotation()), (node) => {
        if (node.kind === 'function' && !(node.name in SPECIAL) && node.args.length > 1)
          unknown.add(node.name);
        return false;
      });
    expect([...unknown]).toEqual([]);
  });

  it.each([
    'f(x)',
    'J(x, y)',
    'T_{\\text{max}}(x)',
    '\\theta_5(z, \\tau)',
    '\\theta(x)',
    '\\delta(x)',
    'H(x)',
    'K_0',
    '(a + b)',
    '{}_5F_1(a)',
  ])('%s is read as without it', (latex) => {
    const notation = specialNotation();
    const kept = latex.startsWith('{')
      ? parseLatex(latex, notation)
      : { ok: true, node: read(latex, notation) };
    expect(kept).toEqual(parseLatex(latex));
  });

  it('leaves declared names alone', () => {
    const declared = specialNotation(new Map(), new Set(['K', 'T_{1}']));
    expect(read('K(m) + T_1(x)', declared)).toEqual(read('K(m) + T_1(x)'));
  });

  it('reads numbered constants only where asked', () => {
    const numbers = specialNotation(new Map(), new Set(), true);
    expect(read('B_{2n} + \\gamma', numbers)).toEqual({
      kind: 'sum',
      terms: [
        { kind: 'function', name: 'bernoulli', args: [read('2n')] },
        { kind: 'function', name: 'eulergamma', args: [] },
      ],
    });
    expect(read('B_{2n} + \\gamma', specialNotation())).toEqual(read('B_{2n} + \\gamma'));
  });

  it('offers the other conventions of what it met', () => {
    const notation = specialNotation();
    read('K(k) E(k)', notation);
    const [other, ...more] = otherConventions(notation);
    expect(more).toEqual([]);
    expect(read('K(k)', specialNotation(other))).toEqual(meant('elliptick(k^2)'));
  });

  it('says what a name in a function’s place is', () => {
    const notation = specialNotation();
    read('P_n(x) \\eta(\\tau)', notation);
    expect([...notation.domains]).toEqual([
      ['n', 'natural'],
      ['\\tau', 'complex'],
    ]);
    read('P_l^m(x)', notation);
    expect(notation.domains.get('m')).toBe('natural');
  });

  it('gives up on deep nesting without growing exponentially', () => {
    const deep = `${'K(x, '.repeat(40)}1${')'.repeat(40)}`;
    expect(parseLatex(deep, specialNotation()).ok).toBe(false);
  });
});
