import type { MathNode } from '../../math/tree.ts';
import { different, type Question, type Ruling, undecided } from '../rule.ts';
import { isTrivial, sameLetter } from './answer-name.ts';
import { sameSide } from './definition.ts';

/** A single `name = value` beside several of them. */
export function isOneOf(one: MathNode, several: MathNode): boolean {
  if (one.kind !== 'relation' || several.kind !== 'list' || several.open !== '') return false;
  const isSingle = one.rest.every(({ node }) => node.kind !== 'list');
  return isSingle && several.items.length > 1 && several.items.every((item) => item.kind === 'relation');
}

/** `E = a, z > 0` beside `E = a`: an inequality behind a formula is a condition as often as an answer of its own. */
export function withoutOthers(question: Question): Ruling {
  const others = different('other_shape', 'another number of elements');
  const [first, ...rest] = question.reference.kind === 'list' ? question.reference.items : [];
  if (first === undefined || !rest.every(isInequality)) return others;
  return question.decide({ ...question, reference: first }).outcome === 'different'
    ? others
    : undecided('several_parts', 'the formula without the inequality behind it');
}

function isInequality(node: MathNode): boolean {
  return node.kind === 'relation' && node.rest.every(({ sign }) => /[<>]|geq|leq|gg|ll/.test(sign));
}

/** `x = 2` beside `y = 3, x = 2`: a value under the same name, and what else is given with it. */
export function amongOthers(question: Question): Ruling {
  const { reference, candidate } = question;
  const items = candidate.kind === 'list' ? candidate.items : [];
  const same = items.filter(
    (item) =>
      item.kind === 'relation' && reference.kind === 'relation' && sameSide(item.first, reference.first),
  );
  const [only] = same;
  const others = different('other_shape', 'another number of elements');
  if (only === undefined || same.length > 1) return others;
  const ruling = question.decide({ ...question, candidate: only });
  if (ruling.outcome === 'different') return others;
  return ruling.outcome === 'equivalent' && isTold(reference, items)
    ? { ...ruling, note: 'the same value under the same name, and values of other quantities' }
    : undecided('several_parts', 'the same value, and values of other quantities');
}

/** Signs that state a value. */
const STATING = /^(?:=|\\approx)$/;

/** Whether the name and a value that few quantities have tell which of the items answers: all have names of other letters. */
function isTold(reference: MathNode, items: readonly MathNode[]): boolean {
  const [value, ...more] = reference.kind === 'relation' ? reference.rest : [];
  if (reference.kind !== 'relation' || value === undefined || more.length > 0 || isTrivial(value.node))
    return false;
  const others = items.flatMap((item) =>
    item.kind === 'relation' && !sameSide(item.first, reference.first) ? [item.first] : [],
  );
  // `n \\in \\mathbb{Z}` is a condition on what was given.
  if (!items.every((item) => item.kind === 'relation' && item.rest.every(({ sign }) => STATING.test(sign))))
    return false;
  return [reference.first, ...others].every(
    (side) => side.kind === 'symbol' && (side === reference.first || !sameLetter(side, reference.first)),
  );
}
