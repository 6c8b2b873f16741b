import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { substitute } from './linear-solution.ts';
import { valueBehind } from './sides.ts';

/** A formula of an index, and the first numbers of the index. */
interface Family {
  readonly formula: MathNode;
  readonly index: string;
  readonly numbers: readonly MathNode[];
}

/**
 * `x_m = a/(2m+1), m = 0, 1, 2, \dots` beside the first members, `x = a, a/3, a/5, \dots`: the same where the members at the numbers
 * listed are those, at least two of them. Other members are undecided, as counting may begin elsewhere. Undefined for other lists.
 */
export function decideMembersOfFamily(
  question: Question,
  reference: readonly MathNode[],
  candidate: readonly MathNode[],
): Ruling | undefined {
  const [known, given] = [familyIn(reference), familyIn(candidate)];
  const family = known ?? given;
  if (!isDots(reference.at(-1)) || !isDots(candidate.at(-1))) return undefined;
  if (family === undefined || (known !== undefined && given !== undefined)) return undefined;
  const listed = (family === known ? candidate : reference).slice(0, -1).map(valueBehind);
  const count = Math.min(listed.length, family.numbers.length);
  if (count < 2 || listed.some((member) => namesIn(member).has(family.index))) return undefined;
  const isSame = family.numbers.slice(0, count).every((number, at) => {
    const member = substitute(family.formula, family.index, number);
    const other = listed[at] ?? number;
    const sides = family === known ? [member, other] : [other, member];
    const [one = member, two = other] = sides;
    return question.decide({ ...question, reference: one, candidate: two }).outcome === 'equivalent';
  });
  return isSame
    ? equivalent('same_elements', 'the first members of the formula')
    : undecided('other_shape', 'a formula of an index, and other members');
}

function isDots(node: MathNode | undefined): boolean {
  return node?.kind === 'operator' && node.head === 'ellipsis';
}

function familyIn(items: readonly MathNode[]): Family | undefined {
  const [formula, start, ...more] = items;
  const [first, ...others] = start?.kind === 'relation' ? start.rest : [];
  if (formula === undefined || start?.kind !== 'relation' || start.first.kind !== 'symbol') return undefined;
  if (first?.sign !== '=' || others.length > 0) return undefined;
  const numbers = [first.node, ...more.slice(0, -1)];
  if (!numbers.every((node) => node.kind === 'number')) return undefined;
  const value = valueBehind(formula);
  const index = start.first.name;
  return namesIn(value).has(index) ? { formula: value, index, numbers } : undefined;
}
