import { normalText } from '../../math/normal.ts';
import { type MathNode, mapTree, someNode } from '../../math/tree.ts';
import type { Question } from '../rule.ts';
import { freeNames } from './constant.ts';
import type { Conditioned } from './expansion.ts';

/**
 * `n/2.612, \quad \zeta(3/2) \approx 2.612` beside a formula with ζ(3/2): the constant in place of the decimal that the side
 * says is its value. Only where it is, and where the other side has that constant; the statement then falls away.
 */
export function withStatedConstants<T extends Conditioned>(question: Question, known: T, other: MathNode): T {
  let { body } = known;
  const conditions = known.conditions.filter((condition) => {
    const stated = constantOf(question, condition);
    if (stated === undefined || !holds(other, stated.constant)) return true;
    const { constant, decimal } = stated;
    if (question.decide({ ...question, reference: constant, candidate: decimal }).outcome !== 'equivalent')
      return true;
    const next = mapTree(body, (part) => (isSame(part, decimal) ? constant : part));
    const isUsed = holds(next, constant);
    if (isUsed) body = next;
    return !isUsed;
  });
  return conditions.length === known.conditions.length ? known : { ...known, body, conditions };
}

interface Stated {
  readonly constant: MathNode;
  readonly decimal: MathNode;
}

/** `\zeta(3/2) \approx 2.612`: a function of numbers, and a decimal. */
function constantOf(question: Question, node: MathNode): Stated | undefined {
  const [only, ...more] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || only === undefined || more.length > 0) return undefined;
  if (only.sign !== '\\approx' && only.sign !== '=') return undefined;
  const isClosed = node.first.kind !== 'number' && freeNames(node.first, question).length === 0;
  const isDecimal = only.node.kind === 'number' && only.node.text.includes('.');
  return isClosed && isDecimal ? { constant: node.first, decimal: only.node } : undefined;
}

function holds(node: MathNode, constant: MathNode): boolean {
  return someNode(node, (part) => isSame(part, constant));
}

function isSame(one: MathNode, two: MathNode): boolean {
  return one.kind === two.kind && normalText(one) === normalText(two);
}
