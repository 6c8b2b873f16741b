import type { MathNode, RelationSign } from '../../math/tree.ts';
import { equivalent, type Question, type Ruling } from '../rule.ts';

/** Signs of a statement that says the same with its sides exchanged. */
const SYMMETRIC: ReadonlySet<RelationSign> = new Set(['=', '\\approx', '\\neq']);

/**
 * Two statements with one sign whose sides are equal one by one, as they stand or exchanged: the same statement, whatever
 * the sign says, `e^{-x} \approx 0` and `\exp(-x) \approx 0`. Undefined for every other pair.
 */
export function byPairedSides(question: Question): Ruling | undefined {
  const [one, two] = [sidesWith(question.reference), sidesWith(question.candidate)];
  if (one === undefined || two === undefined || one.sign !== two.sign) return undefined;
  const areEqual = (reference: MathNode, candidate: MathNode): boolean =>
    question.decide({ ...question, reference, candidate }).outcome === 'equivalent';
  const asTheyStand = areEqual(one.left, two.left) && areEqual(one.right, two.right);
  const isSame =
    asTheyStand ||
    (SYMMETRIC.has(one.sign) && areEqual(one.left, two.right) && areEqual(one.right, two.left));
  return isSame ? equivalent('numeric_identity', 'the same statement, side by side') : undefined;
}

interface Sides {
  readonly left: MathNode;
  readonly sign: RelationSign;
  readonly right: MathNode;
}

function sidesWith(node: MathNode): Sides | undefined {
  const [only, ...more] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || only === undefined || more.length > 0) return undefined;
  return { left: node.first, sign: only.sign, right: only.node };
}
