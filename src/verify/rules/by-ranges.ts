import type { DeclaredSymbol } from '../../domain/problem.ts';
import { namesIn } from '../../math/names-in.ts';
import { type MathNode, someNode } from '../../math/tree.ts';
import { equivalent, type Question, type Ruling } from '../rule.ts';
import { freeNames, realConstant } from './constant.ts';
import { type Interval, rangeOf } from './interval.ts';
import { minus, number, substitute } from './linear-solution.ts';

/** One row of a formula by cases. */
export interface Branch {
  readonly value: MathNode;
  readonly condition: MathNode;
}

/** The name whose square is the distance from an end of a range: positive whatever the name, also under a modulus. */
const DISTANCE = 'd_{\\bullet}';

/**
 * A formula beside branches of which one holds everywhere, by conditions on one real name and numbers such as `x \geq 0` and
 * `x < 0`: equal where it has the value of every branch wherever that holds. In the open ranges x is an end plus or minus a
 * positive distance; each end is looked at too, for the branch it belongs to. Undefined for other conditions.
 */
export function decideRangesOfCases(
  question: Question,
  formula: MathNode,
  branches: readonly Branch[],
): Ruling | undefined {
  const isFree = (side: MathNode): boolean => side.kind === 'symbol' && freeNames(side, question).length > 0;
  const ranges = branches.map(({ condition }) => rangeOf(condition, isFree));
  const subject = ranges[0]?.subject;
  if (subject?.kind !== 'symbol' || !namesIn(formula).has(subject.name)) return undefined;
  const { name } = subject;
  const isShared = ranges.every((range) => range?.subject?.kind === 'symbol' && range.subject.name === name);
  const parts = ranges.flatMap((range) => range?.parts ?? []);
  if (!isShared || parts.length !== branches.length || !coverAxis(question, parts)) return undefined;
  if ([formula, ...branches.map(({ value }) => value)].some((node) => someNode(node, isStatement)))
    return undefined;
  let open: Ruling | undefined;
  for (const [at, { value }] of branches.entries()) {
    const part = parts[at];
    for (const place of part === undefined ? [] : placesIn(question, part)) {
      const ruling = decideAt(question, [formula, value], name, place);
      if (ruling.outcome === 'different') return ruling;
      if (ruling.outcome === 'undecided') open ??= ruling;
    }
  }
  return open ?? equivalent('numeric_identity', 'the value of every case wherever it holds');
}

function isStatement(node: MathNode): boolean {
  return node.kind === 'relation' || node.kind === 'list' || node.kind === 'plusMinus';
}

/** Whether the ranges, in rising order, are the whole axis without gaps and each inner end belongs to one of them. */
function coverAxis(question: Question, parts: readonly Interval[]): boolean {
  const placed = parts.map((part) => ({
    part,
    from: realConstant(part.from, question) ?? Number.NaN,
    to: realConstant(part.to, question) ?? Number.NaN,
  }));
  placed.sort((a, b) => a.from - b.from);
  const [first, last] = [placed[0], placed.at(-1)];
  if (first?.from !== Number.NEGATIVE_INFINITY || last?.to !== Number.POSITIVE_INFINITY) return false;
  return placed.every(({ part, from, to }, at) => {
    const next = placed[at + 1];
    if (!(from < to)) return false;
    return next === undefined || (next.from === to && (part.close === ']' || next.part.open === '['));
  });
}

/** The inside of a range, by a positive distance from an end, and the ends that belong to it. */
function placesIn(question: Question, { open, from, to, close }: Interval): readonly MathNode[] {
  const root: MathNode = { kind: 'symbol', name: DISTANCE };
  const distance: MathNode = { kind: 'power', base: root, exponent: number('2') };
  const ends = [...(open === '[' ? [from] : []), ...(close === ']' ? [to] : [])];
  const [low, high] = [from, to].map((end) => Number.isFinite(realConstant(end, question)));
  if (low !== true) return [minus(high === true ? to : number('0'), distance), ...ends];
  if (high !== true) return [{ kind: 'sum', terms: [from, distance] }, ...ends];
  const under: MathNode = { kind: 'sum', terms: [number('1'), distance] };
  const share: MathNode = { kind: 'quotient', over: distance, under };
  const part: MathNode = { kind: 'product', factors: [minus(to, from), share] };
  return [{ kind: 'sum', terms: [from, part] }, ...ends];
}

function decideAt(
  question: Question,
  [formula, value]: readonly [MathNode, MathNode],
  name: string,
  place: MathNode,
): Ruling {
  const real: DeclaredSymbol = { latex: DISTANCE, domain: 'real' };
  return question.decide({
    ...question,
    symbols: [...question.symbols, real],
    reference: substitute(formula, name, place),
    candidate: substitute(value, name, place),
  });
}
