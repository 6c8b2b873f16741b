import type { MathNode } from '../../math/tree.ts';
import { relateOrdered } from '../arrays/ordered-compare.ts';
import { inOneAlphabet, mayHoldLetters } from '../arrays/ordered-letters.ts';
import { orderedSum } from '../arrays/ordered-sum.ts';
import { domainsOf } from '../points.ts';
import { different, equivalent, type Question, type Rule, type Ruling } from '../rule.ts';
import { isReader } from './constant.ts';
import { minus } from './linear-solution.ts';

/**
 * Compares two equations between operators, vectors, fields or components as sums of ordered products: the same if terms were
 * moved, a commutator written out or both sides multiplied; other statements if they say different things of the same
 * products. Anything else is left to the rules that follow.
 */
export const orderedEquations: Rule = {
  name: 'ordered-equations',
  apply: (question) => {
    if (!isReader(question)) return { pass: 'only for a reader' };
    const reference = differenceOf(question.reference);
    const candidate = reference && differenceOf(question.candidate);
    if (reference === undefined || candidate === undefined) return { pass: 'not two equations' };
    if (!mayHoldLetters([question.reference, question.candidate]))
      return { pass: 'no letters whose order matters' };
    return (
      compareOrdered(question, reference, candidate) ?? { pass: 'no statements on the same ordered products' }
    );
  },
};

/** Left minus right of a single equation. */
export function differenceOf(node: MathNode): MathNode | undefined {
  if (node.kind !== 'relation' || node.rest.length !== 1) return undefined;
  const only = node.rest[0];
  return only?.sign === '=' ? minus(node.first, only.node) : undefined;
}

/** Two differences of sides as sums of ordered products; undefined where they are none, or have no operator and no field. */
function compareOrdered(question: Question, one: MathNode, two: MathNode): Ruling | undefined {
  const { nodes, alphabet } = inOneAlphabet([one, two], new Set(domainsOf(question.symbols).keys()));
  const [reference, candidate] = nodes.map((node) => orderedSum(node, alphabet));
  if (reference === undefined || candidate === undefined) return undefined;
  const isOrdered = [...reference, ...candidate].some(({ letters }) => letters.length > 0);
  if (!isOrdered) return undefined;
  switch (relateOrdered(question, reference, candidate)) {
    case 'proportional':
      return equivalent('numeric_identity', 'the same statement on the same ordered products');
    case 'contradicting':
      return different('witness', 'another statement on the same ordered products');
    case 'unknown':
      return undefined;
  }
}
