import type { MathNode } from '../../math/tree.ts';
import type { Rule } from '../rule.ts';
import { isReader } from './constant.ts';
import { decideRanges } from './range.ts';

/** More alternatives than any answer has. */
const MAX_ALTERNATIVES = 4;

/**
 * For a reader, `a \text{ or } b` beside one relation: one set where both are sets, otherwise different where
 * every alternative is, and never accepted.
 */
export const alternatives: Rule = {
  name: 'alternatives',
  apply: (question) => {
    const one = alternativesOf(question.reference);
    const two = alternativesOf(question.candidate);
    if (!isReader(question) || (one === undefined) === (two === undefined))
      return { pass: 'no alternatives on one side' };
    const other = one === undefined ? question.reference : question.candidate;
    if (other.kind !== 'relation') return { pass: 'no alternatives beside a relation' };
    const ranges = decideRanges(question);
    if (ranges !== undefined) return ranges;
    const side = one === undefined ? 'candidate' : 'reference';
    const rulings = (one ?? two ?? []).map((value) => question.decide({ ...question, [side]: value }));
    const [first] = rulings;
    return first !== undefined && rulings.every(({ outcome }) => outcome === 'different')
      ? first
      : { pass: 'an alternative may be the answer' };
  },
};

/** The alternatives of an “or” between relations; undefined for anything else. */
function alternativesOf(node: MathNode): readonly MathNode[] | undefined {
  if (node.kind !== 'operator' || node.head !== 'or' || node.args.length > MAX_ALTERNATIVES) return undefined;
  return node.args.every(({ kind }) => kind === 'relation') ? node.args : undefined;
}
