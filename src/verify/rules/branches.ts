import { rationalOf } from '../../math/rational.ts';
import type { MathNode } from '../../math/tree.ts';
import { type Question, type Rule, undecided } from '../rule.ts';
import { isReader } from './constant.ts';

/** More branches than any answer has. */
const MAX_BRANCHES = 8;

/**
 * A formula beside one that is given in cases, for a reader: different where every branch is, those that only say that the
 * quantity vanishes elsewhere apart. A branch that agrees says nothing about where it holds, so that this is never accepted.
 */
export const branches: Rule = {
  name: 'branches',
  apply: (question) => {
    const side = casesSide(question);
    if (side === undefined) return { pass: 'not one side in cases' };
    const values = branchesOf(question[side]).filter((value) => rationalOf(value)?.num !== 0n);
    if (values.length === 0 || values.length > MAX_BRANCHES) return { pass: 'no branch to compare' };
    const rulings = values.map((value) => question.decide({ ...question, [side]: value }));
    const [first] = rulings;
    if (first !== undefined && rulings.every((ruling) => ruling.outcome === 'different')) return first;
    return undecided('no_test_points', 'cases beside one formula');
  },
};

/** The side in cases where the other one is not. */
function casesSide(question: Question): 'reference' | 'candidate' | undefined {
  const [one, two] = [question.reference, question.candidate].map((node) => branchesOf(node).length > 0);
  if (one === two || !isReader(question)) return undefined;
  return one ? 'reference' : 'candidate';
}

/** The values of the branches; none for a node that is not given in cases. */
function branchesOf(node: MathNode): readonly MathNode[] {
  if (node.kind !== 'operator' || node.head !== 'cases') return [];
  return node.args.filter((_, at) => at % 2 === 0);
}
