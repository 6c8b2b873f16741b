import { stateName } from '../../math/arrays/names.ts';
import { namesIn } from '../../math/names-in.ts';
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
    const ruling = compareOrdered(question, reference, candidate);
    if (ruling === undefined) return { pass: 'no statements on the same ordered products' };
    return ruling.outcome === 'different' ? (byState(question) ?? ruling) : ruling;
  },
};

/**
 * What two equations say that give one ket its value, `|\psi\rangle = …`: the values are states, which a constant phase leaves the
 * same. Undefined for other equations, and where the values are refuted.
 */
function byState(question: Question): Ruling | undefined {
  const [reference, candidate] = [question.reference, question.candidate].map(stateGiven);
  if (reference === undefined || candidate === undefined || reference.name !== candidate.name)
    return undefined;
  const ruling = question.decide({ ...question, reference: reference.value, candidate: candidate.value });
  return ruling.outcome === 'different' ? undefined : ruling;
}

function stateGiven(node: MathNode): { readonly name: string; readonly value: MathNode } | undefined {
  const [only, ...more] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || only?.sign !== '=' || more.length > 0) return undefined;
  if (node.first.kind !== 'symbol' || stateName(node.first.name)?.kind !== 'ket') return undefined;
  const { name } = node.first;
  return namesIn(only.node).has(name) ? undefined : { name, value: only.node };
}

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
