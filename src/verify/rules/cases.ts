import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { different, equivalent, type Question, type Rule, type Ruling, undecided } from '../rule.ts';
import { isReader } from './constant.ts';
import { sameSide } from './definition.ts';
import { decideRegions } from './regions.ts';

interface Row {
  readonly value: MathNode;
  readonly condition: MathNode;
}

/** Rows beyond this are left to the judge: every condition is compared with every other. */
const MAX_ROWS = 8;

/** For a reader, two formulas by cases whose rows may stand in another order: value by value under the same condition. */
export const cases: Rule = {
  name: 'cases',
  apply: (question) => {
    const regions = decideRegions(question);
    if (regions !== undefined) return regions;
    const a = rowsOf(question.reference);
    const b = rowsOf(question.candidate);
    if (!isReader(question) || a === undefined || b === undefined) return { pass: 'not both by cases' };
    return compare(question, a, b);
  },
};

function rowsOf(node: MathNode): readonly Row[] | undefined {
  if (node.kind !== 'operator' || node.head !== 'cases') return undefined;
  const rows = node.args.flatMap((value, at): Row[] => {
    const condition = node.args[at + 1];
    return at % 2 === 0 && condition !== undefined ? [{ value, condition }] : [];
  });
  return rows.length > 0 && rows.length <= MAX_ROWS ? rows : undefined;
}

function compare(question: Question, reference: readonly Row[], candidate: readonly Row[]): Ruling {
  if (reference.length !== candidate.length) return undecided('other_shape', 'another number of cases');
  const left = [...candidate];
  let open: Ruling | undefined;
  for (const row of reference) {
    const at = left.findIndex((other) => sameCondition(question, row.condition, other.condition));
    const [match] = at < 0 ? [] : left.splice(at, 1);
    if (match === undefined) return undecided('other_shape', 'cases with other conditions');
    const ruling = question.decide({ ...question, reference: row.value, candidate: match.value });
    if (ruling.outcome === 'different')
      return different('witness', `another value in one case: ${ruling.note}`);
    if (ruling.outcome === 'undecided') open ??= ruling;
  }
  return open ?? equivalent('same_elements', 'the same values in all cases');
}

/** A left side that falls away elsewhere counts in a condition: `x = a` is not `y = a`. */
function sameCondition(question: Question, a: MathNode, b: MathNode): boolean {
  if (sameSide(a, b)) return true;
  const [one, two] = [namesIn(a), namesIn(b)];
  if (one.size !== two.size || [...one].some((name) => !two.has(name))) return false;
  return question.decide({ ...question, reference: a, candidate: b }).outcome === 'equivalent';
}
