import type { MathNode, Relation, RelationSign } from '../../math/tree.ts';
import type { Question } from '../rule.ts';
import { freeNames, realConstant } from './constant.ts';
import { minus, number, substitute } from './linear-solution.ts';

/** Numbers at which a function is seen to be linear: f(t) = f(0) + t (f(1) − f(0)). */
const PROBES = [2, 5, 0.5];
const TURNED: Partial<Record<RelationSign, RelationSign>> = {
  '<': '>',
  '>': '<',
  '\\leq': '\\geq',
  '\\geq': '\\leq',
};

/** `2x + 1 < 7` as x < 3: an inequality with numbers that is linear in its only name, solved; undefined for any other. */
export function solvedBound(question: Question, node: MathNode): Relation | undefined {
  const [only] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || only === undefined || node.rest.length !== 1) return undefined;
  const turned = TURNED[only.sign];
  const difference = minus(node.first, only.node);
  const [name, ...others] = freeNames(difference, question);
  if (turned === undefined || name === undefined || others.length > 0) return undefined;
  const at = (value: string) => substitute(difference, name, number(value));
  const slope = minus(at('1'), at('0'));
  const [start, rise] = [realConstant(at('0'), question), realConstant(slope, question)];
  if (start === undefined || rise === undefined || Math.abs(rise) < 1e-9) return undefined;
  const isLinear = PROBES.every((t) => {
    const value = realConstant(at(String(t)), question);
    const line = start + t * rise;
    return value !== undefined && Math.abs(value - line) <= 1e-9 * (Math.abs(start) + Math.abs(t * rise));
  });
  if (!isLinear) return undefined;
  const end: MathNode = { kind: 'negate', of: { kind: 'quotient', over: at('0'), under: slope } };
  return {
    kind: 'relation',
    first: { kind: 'symbol', name },
    rest: [{ sign: rise > 0 ? only.sign : turned, node: end }],
  };
}
