import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { READER } from '../../src/domain/verify-profile.ts';
import { printLatex } from '../../src/math/print.ts';
import { type MathNode, mapTree } from '../../src/math/tree.ts';
import { verifyAnswer } from '../../src/verify/index.ts';
import { apply, formula, negate, number, product, sum, symbol } from '../support/random-tree.ts';

type Rewriting = (node: MathNode) => MathNode;

/** Ways to write the same value, applied at every node where they fit. */
const REWRITINGS: readonly (readonly [string, Rewriting])[] = [
  ['terms reversed', (node) => (node.kind === 'sum' ? { ...node, terms: [...node.terms].reverse() } : node)],
  [
    'factors reversed',
    (node) => (node.kind === 'product' ? { ...node, factors: [...node.factors].reverse() } : node),
  ],
  [
    'a quotient as a power',
    (node) =>
      node.kind === 'quotient'
        ? product(node.over, { kind: 'power', base: node.under, exponent: negate(number(1)) })
        : node,
  ],
  [
    'a square as a product',
    (node) =>
      node.kind === 'power' && node.exponent.kind === 'number' && node.exponent.text === '2'
        ? product(node.base, node.base)
        : node,
  ],
  [
    'twice its half',
    (node) =>
      node.kind === 'symbol' ? product(number(2), { kind: 'quotient', over: node, under: number(2) }) : node,
  ],
  [
    'a tangent as a quotient',
    (node) =>
      node.kind === 'function' && node.name === 'tan'
        ? { kind: 'quotient', over: apply('sin', ...node.args), under: apply('cos', ...node.args) }
        : node,
  ],
  ['minus of minus', (node) => (node.kind === 'number' ? negate(negate(node)) : node)],
];

/** Ways to write another value; none of them is neutral on a formula that has one. */
const BENDS: readonly (readonly [string, Rewriting])[] = [
  ['another sign', negate],
  ['a factor of two', (node) => product(number(2), node)],
  ['a factor of pi', (node) => product(symbol('\\pi'), node)],
  ['one more', (node) => sum(node, number(1))],
  ['another quantity beside it', (node) => sum(node, symbol('w'))],
];

function outcome(reference: MathNode, candidate: MathNode): string {
  return verifyAnswer({
    reference: { latex: printLatex(reference), kind: 'symbolic' },
    candidate: printLatex(candidate),
    symbols: [],
    profile: READER,
  }).outcome;
}

/** Zero times two is zero: a formula that vanishes has no bent form. */
function vanishes(node: MathNode): boolean {
  return outcome(node, number(0)) !== 'different';
}

const RUNS = 600;

describe('of random formulas', () => {
  it('a rewritten one is never different', () => {
    fc.assert(
      fc.property(formula, fc.constantFrom(...REWRITINGS), (node, [, rewrite]) => {
        expect(outcome(node, mapTree(node, rewrite))).not.toBe('different');
      }),
      { numRuns: RUNS },
    );
  }, 20_000);

  it('most rewritten ones are accepted', () => {
    const cases = fc.sample(fc.tuple(formula, fc.constantFrom(...REWRITINGS)), { numRuns: RUNS, seed: 11 });
    const accepted = cases.filter(
      ([node, [, rewrite]]) => outcome(node, mapTree(node, rewrite)) === 'equivalent',
    );
    expect(accepted.length / cases.length).toBeGreaterThan(0.9);
  }, 20_000);

  it('a bent one is never accepted', () => {
    fc.assert(
      fc.property(formula, fc.constantFrom(...BENDS), (node, [, bend]) => {
        fc.pre(!vanishes(node));
        expect(outcome(node, bend(node))).not.toBe('equivalent');
      }),
      { numRuns: RUNS },
    );
  }, 20_000);

  it('which of two is the reference does not matter', () => {
    fc.assert(
      fc.property(
        formula,
        formula,
        fc.constantFrom(...REWRITINGS),
        fc.boolean(),
        (one, two, [, rewrite], same) => {
          const other = same ? mapTree(one, rewrite) : two;
          expect(outcome(one, other)).toBe(outcome(other, one));
        },
      ),
      { numRuns: RUNS },
    );
  }, 20_000);
});
