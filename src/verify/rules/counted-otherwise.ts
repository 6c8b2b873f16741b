import { num, over, plus, substitute, symbol, times } from '../../math/calculus/build.ts';
import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { different, type Question, type Ruling } from '../rule.ts';
import type { Conditioned } from './expansion.ts';

/** The numbers a letter may stand for when somebody else counts: from 0 or 1, the even or the odd ones, or backwards. */
const COUNTINGS: readonly ((name: MathNode) => MathNode)[] = [
  (name) => plus(name, num(1)),
  (name) => plus(name, num(-1)),
  (name) => times(num(2), name),
  (name) => plus(times(num(2), name), num(1)),
  (name) => plus(times(num(2), name), num(-1)),
  (name) => over(name, num(2)),
  (name) => over(plus(name, num(1)), num(2)),
  (name) => over(plus(name, num(-1)), num(2)),
  (name) => ({ kind: 'negate', of: name }),
];

/**
 * Two different formulas of which one says what numbers a letter counts, `n = 1, 2, \dots`: refuted where both have that letter
 * and they stay different however it is counted. Undefined where (n − 1/2) may be (n + 1/2) for other numbers n.
 */
export function countedOtherwise(question: Question, a: Conditioned, b: Conditioned): Ruling | undefined {
  if (a.conditions.length > 0 && b.conditions.length > 0) return undefined;
  const [condition, ...more] = [...a.conditions, ...b.conditions];
  if (
    condition?.kind !== 'relation' ||
    more.some(({ kind }) => kind === 'relation') ||
    condition.first.kind !== 'symbol'
  )
    return undefined;
  const { name } = condition.first;
  if (![a, b].every(({ body }) => namesIn(sideOf(body)).has(name))) return undefined;
  const isOther = COUNTINGS.every((counting) => {
    const candidate = withValue(b.body, (value) => substitute(value, name, counting(symbol(name))));
    return question.decide({ ...question, reference: a.body, candidate }).outcome === 'different';
  });
  return isOther ? different('witness', 'another formula, however its letter is counted') : undefined;
}

function sideOf(node: MathNode): MathNode {
  return node.kind === 'relation' ? (node.rest.at(-1)?.node ?? node) : node;
}

/** The formula with its values changed; a left side, `E_n`, keeps its index. */
function withValue(node: MathNode, change: (value: MathNode) => MathNode): MathNode {
  if (node.kind !== 'relation') return change(node);
  return { ...node, rest: node.rest.map((member) => ({ ...member, node: change(member.node) })) };
}
