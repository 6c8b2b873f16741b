import type { MathNode } from '../../math/tree.ts';
import type { Question } from '../rule.ts';
import { isReader } from './constant.ts';

/**
 * `kT = a/b \approx 0.7c` beside another equation as `kT = a/b`, where the number behind is that of the formula; for a reader.
 */
export function withoutRoundedTails(question: Question): Question {
  if (!isReader(question)) return question;
  return {
    ...question,
    reference: withoutTail(question, question.reference),
    candidate: withoutTail(question, question.candidate),
  };
}

function withoutTail(question: Question, node: MathNode): MathNode {
  const [value, tail, ...more] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || value?.sign !== '=' || tail?.sign !== '\\approx' || more.length > 0)
    return node;
  const ruling = question.decide({ ...question, reference: value.node, candidate: tail.node });
  return ruling.outcome === 'equivalent' ? { ...node, rest: [value] } : node;
}
