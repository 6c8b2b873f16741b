import { someOfKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { type MathNode, mapTree } from '../../math/tree.ts';
import type { Question, Ruling } from '../rule.ts';
import type { Conditioned } from './expansion.ts';

/**
 * `|x|` for `x < 0` beside −x: names that a condition of either side makes negative are put in as −x on both, because a reader's
 * test points are positive. Undefined where no condition does so. The points are no witness then: their x is −x.
 */
export function decideNegative(question: Question, a: Conditioned, b: Conditioned): Ruling | undefined {
  const names = new Set([...a.conditions, ...b.conditions].flatMap(negativeName));
  const isIn = (name: string): boolean => namesIn(a.body).has(name) || namesIn(b.body).has(name);
  if (![...names].some(isIn)) return undefined;
  const mirrored = (node: MathNode): MathNode =>
    mapTree(node, (part) =>
      part.kind === 'symbol' && names.has(part.name) ? { kind: 'negate', of: part } : part,
    );
  const ruling = question.decide({ ...question, reference: mirrored(a.body), candidate: mirrored(b.body) });
  const { witness: _, ...rest } = ruling;
  return { ...rest, note: `${ruling.note}, for negative ${[...names].join(', ')}` };
}

/** The name that a condition bounds from above by zero or by a number below it. */
function negativeName(condition: MathNode): readonly string[] {
  const [only, more] = condition.kind === 'relation' ? condition.rest : [];
  if (condition.kind !== 'relation' || only === undefined || more !== undefined) return [];
  const { first } = condition;
  if (/^(?:<|\\leq|\\ll)$/.test(only.sign))
    return isName(first) && isBelowZero(only.node) ? [first.name] : [];
  const isTurned = /^(?:>|\\geq|\\gg)$/.test(only.sign);
  return isTurned && isName(only.node) && isBelowZero(first) ? [only.node.name] : [];
}

function isName(node: MathNode): node is MathNode & { readonly kind: 'symbol' } {
  return node.kind === 'symbol';
}

function isBelowZero(node: MathNode): boolean {
  if (node.kind === 'number') return Number(node.text) === 0;
  return node.kind === 'negate' && !someOfKind(node.of, 'negate', () => true) && namesIn(node.of).size === 0;
}
