import { namesIn } from '../../math/names-in.ts';
import { normalText } from '../../math/normal.ts';
import type { MathNode } from '../../math/tree.ts';
import { type Interval, mirrored, type Range, rangeOf } from './interval.ts';

/**
 * The range of one term of a sum that lies in a range: `|E - \epsilon| \le 2t` as ϵ − 2t ≤ E ≤ ϵ + 2t. The term is the quantity
 * of the other side's range or, where that names none, the one term of the sum that does not stand in its ends; the first name of
 * the sum where there is no other range. Undefined where no sum is bounded, or the term is in none.
 */
export function movedRange(node: MathNode, other?: Range): Range | undefined {
  if (node.kind !== 'relation') return undefined;
  const range = rangeOf(node, isSum);
  const subject = range?.subject;
  if (range === undefined || subject?.kind !== 'sum') return undefined;
  const term = other === undefined ? firstName(subject.terms) : termOf(subject.terms, other);
  if (term === undefined) return undefined;
  const text = normalText(term);
  const at = subject.terms.findIndex((part) => normalText(withoutSign(part)) === text);
  const own = subject.terms[at];
  const rest = subject.terms.filter((part) => part !== own);
  if (own === undefined || rest.some((part) => [...namesIn(term)].some((name) => namesIn(part).has(name))))
    return undefined;
  const parts = range.parts.map((part) => shifted(part, rest));
  return { subject: term, parts: own.kind === 'negate' ? parts.map(mirrored).reverse() : parts };
}

function isSum(side: MathNode): boolean {
  if (side.kind === 'function' && side.name === 'abs') return side.args[0]?.kind === 'sum';
  return side.kind === 'sum';
}

function withoutSign(node: MathNode): MathNode {
  return node.kind === 'negate' ? node.of : node;
}

function firstName(terms: readonly MathNode[]): MathNode | undefined {
  return terms.map(withoutSign).find((term) => term.kind === 'symbol');
}

function termOf(terms: readonly MathNode[], { subject, parts }: Range): MathNode | undefined {
  return subject ?? onlyOutside(terms, parts);
}

/** The one name among the terms that no end of the other range has. */
function onlyOutside(terms: readonly MathNode[], parts: readonly Interval[]): MathNode | undefined {
  const known = new Set(parts.flatMap(({ from, to }) => [...namesIn(from), ...namesIn(to)]));
  const [only, ...more] = terms
    .map(withoutSign)
    .filter((term) => term.kind === 'symbol' && !known.has(term.name));
  return more.length === 0 ? only : undefined;
}

/** An interval without the other terms of the sum. */
function shifted(part: Interval, terms: readonly MathNode[]): Interval {
  const taken = terms.map((term): MathNode => ({ kind: 'negate', of: term }));
  const moved = (end: MathNode): MathNode =>
    normalText(withoutSign(end)) === '\\infty' ? end : { kind: 'sum', terms: [end, ...taken] };
  return { ...part, from: moved(part.from), to: moved(part.to) };
}
