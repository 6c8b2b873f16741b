import { normalText } from '../../math/normal.ts';
import { type MathNode, someNode } from '../../math/tree.ts';
import { different, equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { freeNames, isReader, realConstant } from './constant.ts';
import { type Interval, isRoundPair, type Range, rangeOf } from './interval.ts';
import { solvedBound } from './linear-bound.ts';
import { hasUnits } from './measure.ts';
import { movedRange } from './moved-range.ts';

/**
 * Compares two statements that a quantity lies in a set of real numbers, or the sets themselves; undefined when a side is
 * neither, or the two are about different quantities whose ranges agree.
 */
export function decideRanges(question: Question): Ruling | undefined {
  const [reference, candidate] = readRanges(question);
  if (reference === undefined || candidate === undefined) return undefined;
  if (!isAboutSets(question.reference) && !isAboutSets(question.candidate)) return undefined;
  const relation = subjectsOf(reference, candidate);
  if (relation === 'other' && !isReader(question)) return undefined;
  if (relation === 'other' && !(isName(reference.subject) && isName(candidate.subject))) return undefined;
  const ruling = compareParts(question, merged(question, reference.parts), merged(question, candidate.parts));
  if (ruling.outcome !== 'equivalent') return ruling;
  if (relation === 'other') return undecided('borderline', 'the same range of another quantity');
  const maybePair =
    reference.subject === undefined && candidate.subject !== undefined && isRoundPair(question.reference);
  return maybePair && !(isReader(question) && isRising(question, reference.parts))
    ? undecided('other_shape', 'an interval, and what may be a pair')
    : ruling;
}

/** A pair in round brackets alone says nothing of sets. */
function isAboutSets(node: MathNode): boolean {
  return (
    node.kind === 'operator' || node.kind === 'relation' || (node.kind === 'list' && node.open === '\\{')
  );
}

/** Both ranges; that of a sum, `|x - a| < b`, as the range of what the other side bounds, or of one of its names on both sides. */
function readRanges(question: Question): readonly [Range | undefined, Range | undefined] {
  const { reference, candidate } = question;
  const [known, given] = [readRange(question, reference), readRange(question, candidate)];
  if (!isReader(question) || (known !== undefined && given !== undefined)) return [known, given];
  if (known !== undefined) return [known, movedRange(candidate, known)];
  if (given !== undefined) return [movedRange(reference, given), given];
  const moved = movedRange(reference);
  return [moved, moved && movedRange(candidate, moved)];
}

function readRange(question: Question, node: MathNode): Range | undefined {
  const strict = !isReader(question);
  const isFree = (side: MathNode): boolean => {
    if (side.kind === 'symbol') return freeNames(side, question).length > 0 && side.name !== '\\infty';
    return !strict && isQuantity(question, side);
  };
  const range = rangeOf(node, isFree) ?? (strict ? undefined : ofConstantLetter(question, node));
  const solved = range === undefined && !strict ? solvedBound(question, node) : undefined;
  return solved === undefined ? range : rangeOf(solved, isFree);
}

/** `0 < e < 1`: a letter that is a number elsewhere and lies between numbers here, as the eccentricity and the inclination. */
function ofConstantLetter(question: Question, node: MathNode): Range | undefined {
  if (node.kind !== 'relation' || freeNames(node, question).length > 0) return undefined;
  return rangeOf(node, (side) => side.kind === 'symbol' && (side.name === 'e' || side.name === 'i'));
}

/** A side with names that is no sum of terms and no product with a number, which would be an inequality to solve. */
function isQuantity(question: Question, side: MathNode): boolean {
  if (side.kind === 'call') return true;
  const [inner] = side.kind === 'function' && side.name === 'abs' ? side.args : [];
  return inner?.kind === 'symbol' && freeNames(inner, question).length > 0;
}

function isName(node: MathNode | undefined): boolean {
  return node?.kind === 'symbol' || node?.kind === 'call';
}

function subjectsOf(reference: Range, candidate: Range): 'same' | 'other' {
  const [a, b] = [reference.subject, candidate.subject];
  return a === undefined || b === undefined || normalText(a) === normalText(b) ? 'same' : 'other';
}

function isRising(question: Question, parts: readonly Interval[]): boolean {
  return parts.every((part) => {
    const [from, to] = [realConstant(part.from, question), realConstant(part.to, question)];
    return from !== undefined && to !== undefined && from < to;
  });
}

interface Placed {
  readonly part: Interval;
  readonly from: number;
  readonly to: number;
}

/** The parts in rising order, with parts that touch or overlap as one; as they stand where an end is no number. */
function merged(question: Question, parts: readonly Interval[]): readonly Interval[] {
  const placed: Placed[] = [];
  for (const part of parts) {
    const [from, to] = [realConstant(part.from, question), realConstant(part.to, question)];
    if (from === undefined || to === undefined || someNode(part.from, isUnit) || someNode(part.to, isUnit))
      return parts;
    placed.push({ part, from, to });
  }
  placed.sort((a, b) => a.from - b.from || Number(b.part.open === '[') - Number(a.part.open === '['));
  const result: Placed[] = [];
  for (const next of placed) {
    const last = result.at(-1);
    if (last === undefined || !touches(last, next)) result.push(next);
    else result[result.length - 1] = joined(last, next);
  }
  return result.map(({ part }) => part);
}

function isUnit(node: MathNode): boolean {
  return node.kind === 'unit';
}

function touches(one: Placed, two: Placed): boolean {
  return two.from < one.to || (two.from === one.to && (one.part.close === ']' || two.part.open === '['));
}

function joined(one: Placed, two: Placed): Placed {
  const end = two.to > one.to || (two.to === one.to && two.part.close === ']') ? two : one;
  return {
    part: { open: one.part.open, from: one.part.from, to: end.part.to, close: end.part.close },
    from: one.from,
    to: end.to,
  };
}

function compareParts(
  question: Question,
  reference: readonly Interval[],
  candidate: readonly Interval[],
): Ruling {
  if (reference.length !== candidate.length) return different('other_shape', 'another number of intervals');
  let open: Ruling | undefined;
  for (const [at, one] of reference.entries()) {
    const two = candidate[at];
    if (two === undefined) return different('other_shape', 'an interval is missing');
    for (const ruling of [
      compareEnds(question, [one.from, one.open], [two.from, two.open]),
      compareEnds(question, [one.to, one.close], [two.to, two.close]),
    ]) {
      if (ruling.outcome === 'different') return ruling;
      if (ruling.outcome === 'undecided') open ??= ruling;
    }
  }
  return open ?? equivalent('same_elements', 'the same intervals');
}

type End = readonly [at: MathNode, bracket: string];

function compareEnds(question: Question, [reference, left]: End, [candidate, right]: End): Ruling {
  const [a, b] = [realConstant(reference, question), realConstant(candidate, question)];
  const infinite = [a, b].some(
    (value) => value !== undefined && Math.abs(value) === Number.POSITIVE_INFINITY,
  );
  if (infinite && a !== undefined && a === b) return equivalent('same_elements', 'both without end');
  if (infinite && a !== undefined && b !== undefined)
    return different('other_shape', 'an end where the other set has none');
  const ruling = question.decide({ ...question, reference, candidate });
  if (ruling.outcome !== 'equivalent') return ruling;
  if (left !== right && hasUnits(reference) && hasUnits(candidate))
    return undecided('borderline', 'a measured end that belongs to one set only');
  return left === right ? ruling : different('other_shape', 'an end belongs to one set only');
}
