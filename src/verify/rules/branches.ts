import { rationalOf } from '../../math/rational.ts';
import type { MathNode } from '../../math/tree.ts';
import { isSigned } from '../roles.ts';
import { different, type Question, type Rule, undecided } from '../rule.ts';
import { type Branch, decideRangesOfCases } from './by-ranges.ts';
import { isReader } from './constant.ts';
import { hasUnits } from './measure.ts';
import { isRealOnlyThere } from './real-domain.ts';

/** More branches than any answer has. */
const MAX_BRANCHES = 8;

/**
 * A formula beside one that is given in cases, for a reader: different where every branch is, those that only say that the
 * quantity vanishes elsewhere apart. A branch that agrees says nothing about where it holds, so that this is accepted only
 * where the formula itself says that, being real there and nowhere else, or has the value of every branch in its range.
 */
export const branches: Rule = {
  name: 'branches',
  apply: (question) => {
    const side = casesSide(question);
    if (side === undefined) return { pass: 'not one side in cases' };
    const other = side === 'candidate' ? question.reference : question.candidate;
    const everywhere = decideRangesOfCases(question, other, rowsOf(question[side]));
    if (everywhere !== undefined) return everywhere;
    const values = branchesOf(question[side]).filter((value) => rationalOf(value)?.num !== 0n);
    if (values.length === 0 || values.length > MAX_BRANCHES) return { pass: 'no branch to compare' };
    const rulings = values.map((value) => question.decide({ ...question, [side]: value }));
    const [first] = rulings;
    if (first !== undefined && !isSigned(other) && rulings.every((ruling) => ruling.outcome === 'different'))
      return first;
    if (hasUnits(other) && areNumbers(values))
      return different('other_shape', 'several numbers by cases, and a quantity with a unit');
    if (
      first?.outcome === 'equivalent' &&
      values.length === 1 &&
      isRealOnlyThere(question, other, question[side])
    )
      return { ...first, note: 'the formula where it is real, and zero elsewhere' };
    return undecided('no_test_points', 'cases beside one formula');
  },
};

/** Two or more bare numbers that are not the same. */
function areNumbers(values: readonly MathNode[]): boolean {
  const numbers = values.map(rationalOf);
  const texts = new Set(numbers.map((number) => number && `${number.num}/${number.den}`));
  return texts.size > 1 && !texts.has(undefined);
}

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

/** The branches with their conditions; none where a value has none. */
function rowsOf(node: MathNode): readonly Branch[] {
  if (node.kind !== 'operator' || node.head !== 'cases') return [];
  return node.args.flatMap((value, at): Branch[] => {
    const condition = node.args[at + 1];
    return at % 2 === 0 && condition !== undefined ? [{ value, condition }] : [];
  });
}
