import { normalText } from '../../math/normal.ts';
import { type List, type MathNode, someNode } from '../../math/tree.ts';
import { different, type Question, type Ruling, undecided } from '../rule.ts';
import { freeNames, isReader } from './constant.ts';
import { anyOrder, inOrder } from './in-order.ts';
import { decideMembersOfFamily } from './listed-members.ts';
import { hasUnits } from './measure.ts';
import { decideNamed } from './named-items.ts';

/**
 * Compares two lists: sets in any order, tuples and intervals in theirs, bare lists in theirs; for a reader bare lists of
 * tuples or of plain numbers, which are solutions, in any order, and lists of named values name by name.
 */
export function decideLists(question: Question, reference: List, candidate: List): Ruling {
  const named = isReader(question) ? decideNamed(question, reference.items, candidate.items) : undefined;
  if (named !== undefined) return named;
  if (isReader(question) && [reference, candidate].some((list) => list.items.some(isDots)))
    return (
      decideMembersOfFamily(question, reference.items, candidate.items) ??
      sequences(question, reference.items, candidate.items)
    );
  const [a, b] = [reference, candidate].map((list) => (isReader(question) ? withoutRepeats(list) : list));
  return a === undefined || b === undefined ? undecided('other_shape', 'no list') : lists(question, a, b);
}

function lists(question: Question, reference: List, candidate: List): Ruling {
  if (reference.items.length !== candidate.items.length)
    return different('other_shape', 'another number of elements');
  const isSet = reference.open === '\\{' || (question.kind === 'set' && reference.open === '');
  if (isSet) return listForSet(question, reference, candidate);
  if (candidate.open === '\\{') return setForList(question, reference, candidate);
  if (isReader(question) && areSolutions(question, reference) && areSolutions(question, candidate))
    return anyOrder(question, reference.items, candidate.items);
  const bracketsDiffer = reference.open !== candidate.open || reference.close !== candidate.close;
  if (bracketsDiffer && isInterval(reference) && isInterval(candidate))
    return different('other_shape', 'an interval with other ends');
  const ruling = inOrder(question, reference.items, candidate.items);
  if (bracketsDiffer && (isHalfOpen(reference) || isHalfOpen(candidate)))
    return undecided('other_shape', 'an interval and a list');
  if (ruling.outcome === 'equivalent' || reference.open !== '' || candidate.open !== '') return ruling;
  const other = anyOrder(question, reference.items, candidate.items).outcome;
  return other === 'equivalent' ||
    (other === 'undecided' && areMeasured(question, reference) && areMeasured(question, candidate))
    ? undecided('several_parts', 'elements that are or may be the same in another order')
    : ruling;
}

/** For a reader, a bare list of numbers with units. */
function areMeasured(question: Question, { items }: List): boolean {
  return (
    isReader(question) && items.every((item) => hasUnits(item) && freeNames(item, question).length === 0)
  );
}

/** `\{x\}` beside x or [x]: the set, the fractional part and the whole part of x are not told apart. */
function isPart(question: Question, set: List, other: List): boolean {
  const [only] = set.items;
  return (
    only !== undefined &&
    set.items.length === 1 &&
    other.open !== '\\{' &&
    freeNames(only, question).length > 0
  );
}

/** A tuple or interval says more than a set. */
function listForSet(question: Question, reference: List, candidate: List): Ruling {
  const ruling = anyOrder(question, reference.items, candidate.items);
  if (isPart(question, reference, candidate)) return undecided('other_shape', 'a name in braces of its own');
  return ruling.outcome === 'equivalent' && candidate.open !== '\\{' && candidate.open !== ''
    ? undecided('other_shape', 'an ordered tuple or an interval where a set is asked for')
    : ruling;
}

/** A bare list of tuples or of plain numbers. */
function areSolutions(question: Question, { open, items }: List): boolean {
  return open === '' && items.every((item) => isTuple(item) || isNumber(question, item));
}

function isTuple(node: MathNode): boolean {
  return node.kind === 'list' && node.open === '(';
}

function isNumber(question: Question, node: MathNode): boolean {
  const isPlain = !someNode(
    node,
    (part) => part.kind === 'unit' || part.kind === 'relation' || part.kind === 'list',
  );
  return isPlain && freeNames(node, question).length === 0;
}

/** A set, or a bare list of tuples, without what stands in it twice. */
function withoutRepeats(list: List): List {
  if (list.open !== '\\{' && !(list.open === '' && list.items.every(isTuple))) return list;
  const seen = new Set<string>();
  const items = list.items.filter((item) => {
    const text = normalText(item);
    return seen.has(text) ? false : seen.add(text);
  });
  return { ...list, items };
}

function isDots(node: MathNode): boolean {
  return node.kind === 'operator' && node.head === 'ellipsis';
}

/** Sequences with left-out items: refuted by what stands before the dots, accepted only item by item. */
function sequences(
  question: Question,
  reference: readonly MathNode[],
  candidate: readonly MathNode[],
): Ruling {
  if (reference.length === candidate.length) return inOrder(question, reference, candidate);
  const shown = (items: readonly MathNode[]) => items.slice(0, Math.max(0, items.findIndex(isDots)));
  const [a, b] = [shown(reference), shown(candidate)];
  const common = Math.min(a.length, b.length);
  const ruling = inOrder(question, a.slice(0, common), b.slice(0, common));
  return ruling.outcome === 'different'
    ? ruling
    : undecided('other_shape', 'sequences that leave out different items');
}

/** A set says nothing about the order a list or tuple has. */
function setForList(question: Question, reference: List, candidate: List): Ruling {
  const ruling = anyOrder(question, reference.items, candidate.items);
  if (isPart(question, candidate, reference)) return undecided('other_shape', 'a name in braces of its own');
  if (isReader(question) && areSolutions(question, reference)) return ruling;
  const ordered =
    reference.open !== '' || inOrder(question, reference.items, candidate.items).outcome !== 'equivalent';
  return ruling.outcome === 'equivalent' && ordered
    ? undecided('other_shape', 'a set where the order may matter')
    : ruling;
}

function isHalfOpen(list: List): boolean {
  return list.open === '[' || list.close === ']';
}

function isInterval(list: List): boolean {
  return list.open === '[' || list.close === ']' || (list.open === '(' && list.items.length === 2);
}
