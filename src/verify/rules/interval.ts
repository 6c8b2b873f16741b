import { namesIn } from '../../math/names-in.ts';
import { normalText } from '../../math/normal.ts';
import { rationalOf } from '../../math/rational.ts';
import type { List, MathNode, RelationMember, RelationSign } from '../../math/tree.ts';

/** One stretch of the real axis; `open` and `close` are the brackets it is written with. */
export interface Interval {
  readonly open: '(' | '[';
  readonly from: MathNode;
  readonly to: MathNode;
  readonly close: ')' | ']';
}

/** A set of real numbers as a union of intervals, and the quantity that lies in it when one was named. */
export interface Range {
  readonly subject?: MathNode;
  readonly parts: readonly Interval[];
}

const INFINITY: MathNode = { kind: 'symbol', name: '\\infty' };
const MINUS_INFINITY: MathNode = { kind: 'negate', of: INFINITY };
const REALS: MathNode = { kind: 'symbol', name: '\\mathbb{R}' };
const WHOLE: Interval = { open: '(', from: MINUS_INFINITY, to: INFINITY, close: ')' };

/**
 * `x \geq a`, `a < x \leq b`, `|x| < a`, `x \neq a`, `x \in S`, alternatives of these, or a set itself: intervals, points,
 * unions, `\mathbb{R}` and its complements of points. Undefined for anything else. `isFree` tells whether a side of a relation
 * may be the quantity: an expression with a name in it.
 */
export function rangeOf(node: MathNode, isFree: (side: MathNode) => boolean): Range | undefined {
  const set = setOf(node);
  if (set !== undefined) return { parts: set };
  const condition = conditionOf(node);
  if (condition !== undefined) {
    const built = rangeOf(condition, isFree);
    return built && { parts: built.parts };
  }
  if (node.kind === 'operator' && node.head === 'or') return alternatives(node.args, isFree);
  if (node.kind === 'list') return excluded(node, isFree);
  if (node.kind !== 'relation') return undefined;
  const [one, two] = node.rest;
  if (one === undefined || node.rest.length > 2) return undefined;
  if (two !== undefined)
    return isFree(one.node)
      ? unfolded(one.node, doubleSided(inUnitOf(two.node, node.first), one, two))
      : undefined;
  if (one.sign === '\\in') {
    const parts = setOf(one.node);
    return parts && { subject: node.first, parts };
  }
  const [left, right] = [isFree(node.first), isFree(one.node)];
  const [first, last] = [isModulus(node.first), isModulus(one.node)];
  if (left && (!right || (first && !last))) return unfolded(node.first, oneSided(one.sign, one.node));
  if (right && (!left || (last && !first)))
    return unfolded(one.node, oneSided(flipped(one.sign), node.first));
  return undefined;
}

/** Letters that are mostly complex, whose modulus bounds a disc. */
const COMPLEX = /^(?:[zwcAZ]|\\(?:psi|Psi|phi|varphi|Phi|chi|alpha|beta|zeta|rho))(?:_|$)/;

/** `|x|`, which is what is bounded in `|x| < a`; not that of a letter that may be complex. */
function isModulus(node: MathNode): boolean {
  const [of] = node.kind === 'function' && node.name === 'abs' ? node.args : [];
  return of !== undefined && !(of.kind === 'symbol' && COMPLEX.test(of.name));
}

/** Letters of whole numbers, of which a set is no interval. */
const COUNTING = /^[i-nN](?:_|$)/;

/** The condition of `\{x : x > 2\}`. */
function conditionOf(node: MathNode): MathNode | undefined {
  const [item, ...others] = node.kind === 'list' && node.open === '\\{' ? node.items : [];
  if (item?.kind !== 'operator' || item.head !== 'suchThat' || others.length > 0) return undefined;
  const [name, condition] = item.args;
  if (name?.kind !== 'symbol' || condition === undefined || COUNTING.test(name.name)) return undefined;
  return namesIn(condition).has(name.name) ? condition : undefined;
}

/** Whether the set is written as one pair in round brackets, which may be a point of the plane. */
export function isRoundPair(node: MathNode): boolean {
  return node.kind === 'list' && node.open === '(' && node.close === ')' && node.items.length === 2;
}

/** A set without a name: an interval, a union, single points, all real numbers with or without some of them. */
function setOf(node: MathNode): readonly Interval[] | undefined {
  if (node.kind === 'symbol' && /^\\mathbb\{?R\}?$/.test(node.name)) return [WHOLE];
  if (node.kind === 'symbol' && node.name === '\\emptyset') return [];
  if (node.kind === 'list') return listed(node.open, node.close, node.items);
  if (node.kind === 'product') return inUnits(node);
  if (node.kind !== 'operator') return undefined;
  if (node.head === 'setminus') return without(node.args);
  if (node.head !== 'union') return undefined;
  const parts = node.args.map((arg) => setOf(arg) ?? pointsOf(arg));
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

function listed(open: string, close: string, items: readonly MathNode[]): readonly Interval[] | undefined {
  const [from, to] = items;
  if (open === '\\{' && items.length === 0) return [];
  if (from === undefined || to === undefined || items.length !== 2) return undefined;
  if ((open !== '(' && open !== '[') || (close !== ')' && close !== ']')) return undefined;
  return [{ open, from, to, close }];
}

/** `(0.4, 0.7)\,\mathrm{nm}`: both ends in the unit behind them. */
function inUnits({ factors }: MathNode & { readonly kind: 'product' }): readonly Interval[] | undefined {
  const [list, ...unit] = factors;
  if (list?.kind !== 'list' || unit.length === 0 || !unit.every(isUnit)) return undefined;
  const measured = (end: MathNode): MathNode => ({ kind: 'product', factors: [end, ...unit] });
  return listed(list.open, list.close, list.items)?.map((part) => ({
    ...part,
    from: measured(part.from),
    to: measured(part.to),
  }));
}

/** `0.4 < \lambda < 0.7\,\mathrm{nm}`: a bare number in front in the unit of the one at the end. */
function inUnitOf(last: MathNode, first: MathNode): MathNode {
  const [number, ...unit] = last.kind === 'product' ? last.factors : [];
  if (first.kind !== 'number' || number?.kind !== 'number' || !unit.every(isUnit)) return first;
  return { kind: 'product', factors: [first, ...unit] };
}

function isUnit(node: MathNode): boolean {
  if (node.kind === 'power') return isUnit(node.base);
  if (node.kind === 'quotient') return isUnit(node.over) && isUnit(node.under);
  return node.kind === 'unit' || (node.kind === 'product' && node.factors.every(isUnit));
}

function pointsOf(node: MathNode): readonly Interval[] | undefined {
  if (node.kind !== 'list' || node.open !== '\\{') return undefined;
  return node.items.map((item): Interval => ({ open: '[', from: item, to: item, close: ']' }));
}

/** `S \setminus \{a, b\}`: the intervals cut at each point. */
function without(args: readonly MathNode[]): readonly Interval[] | undefined {
  const [whole, left] = args;
  if (whole === undefined || left === undefined || args.length !== 2) return undefined;
  const points = left.kind === 'list' && left.open === '\\{' ? left.items : undefined;
  const parts = setOf(whole);
  if (points === undefined || parts === undefined || points.length === 0) return undefined;
  const [only] = points;
  if (parts[0] === WHOLE && only !== undefined && points.length === 1) return allBut(only);
  return points.reduce<readonly Interval[] | undefined>(
    (cut, point) => cut?.flatMap((part) => cutAt(part, point) ?? []),
    parts.every((part) => points.every((point) => cutAt(part, point) !== undefined)) ? parts : undefined,
  );
}

/** An interval without a point, which is a number; undefined where an end is none. */
function cutAt(part: Interval, point: MathNode): readonly Interval[] | undefined {
  const [from, to, at] = [endOf(part.from), endOf(part.to), endOf(point)];
  if (from === undefined || to === undefined || at === undefined) return undefined;
  if (at < from || at > to) return [part];
  if (at === from) return [{ ...part, open: '(' }];
  if (at === to) return [{ ...part, close: ')' }];
  return [
    { ...part, to: point, close: ')' },
    { ...part, from: point, open: '(' },
  ];
}

/** A rational end as a number, or one without end. */
function endOf(node: MathNode): number | undefined {
  if (node === INFINITY || (node.kind === 'symbol' && node.name === '\\infty'))
    return Number.POSITIVE_INFINITY;
  if (node.kind === 'negate') {
    const of = endOf(node.of);
    return of === undefined ? undefined : -of;
  }
  const value = rationalOf(node);
  return value === undefined ? undefined : Number(value.num) / Number(value.den);
}

function allBut(point: MathNode): readonly Interval[] {
  return [
    { open: '(', from: MINUS_INFINITY, to: point, close: ')' },
    { open: '(', from: point, to: INFINITY, close: ')' },
  ];
}

/** `x < a \text{ or } x > b`, all about one quantity. */
function alternatives(args: readonly MathNode[], isFree: (side: MathNode) => boolean): Range | undefined {
  const ranges = args.map((arg) => rangeOf(arg, isFree));
  const subject = ranges[0]?.subject;
  if (subject === undefined) return undefined;
  const name = normalText(subject);
  const parts = ranges.map((range) =>
    range?.subject !== undefined && normalText(range.subject) === name ? range.parts : undefined,
  );
  return parts.every((part) => part !== undefined) ? { subject, parts: parts.flat() } : undefined;
}

/** `x \neq a, x \neq b` and `x \neq a, b`: all real numbers without several. */
function excluded(node: List, isFree: (side: MathNode) => boolean): Range | undefined {
  const [first, ...more] = node.items;
  if (node.open !== '' || first?.kind !== 'relation' || more.length === 0 || !isFree(first.first))
    return undefined;
  const subject = first.first;
  const points = node.items.map((item) =>
    item === first || item.kind === 'relation' ? leftOut(item, subject) : item,
  );
  if (!points.every((point) => point !== undefined)) return undefined;
  const parts = without([
    REALS,
    { kind: 'list', open: '\\{', close: '\\}', items: points.flatMap(pointsIn) },
  ]);
  return parts && { subject, parts };
}

/** The number that `x \neq a` leaves out. */
function leftOut(item: MathNode, subject: MathNode): MathNode | undefined {
  const [only, ...more] = item.kind === 'relation' ? item.rest : [];
  if (item.kind !== 'relation' || only?.sign !== '\\neq' || more.length > 0) return undefined;
  return normalText(item.first) === normalText(subject) ? only.node : undefined;
}

/** `\pm a` as both numbers. */
function pointsIn(node: MathNode): readonly MathNode[] {
  return node.kind === 'plusMinus' ? [node.of, { kind: 'negate', of: node.of }] : [node];
}

function flipped(sign: RelationSign): RelationSign {
  const pairs: Partial<Record<RelationSign, RelationSign>> = {
    '<': '>',
    '>': '<',
    '\\leq': '\\geq',
    '\\geq': '\\leq',
  };
  return pairs[sign] ?? sign;
}

function oneSided(sign: RelationSign, end: MathNode): readonly Interval[] | undefined {
  if (sign === '<') return [{ ...WHOLE, to: end }];
  if (sign === '\\leq') return [{ ...WHOLE, to: end, close: ']' }];
  if (sign === '>') return [{ ...WHOLE, from: end }];
  if (sign === '\\geq') return [{ ...WHOLE, from: end, open: '[' }];
  return sign === '\\neq'
    ? without([REALS, { kind: 'list', open: '\\{', close: '\\}', items: pointsIn(end) }])
    : undefined;
}

function doubleSided(
  first: MathNode,
  one: RelationMember,
  two: RelationMember,
): readonly Interval[] | undefined {
  const closed = (sign: RelationSign) => sign === '\\leq' || sign === '\\geq';
  const [left, right] = [closed(one.sign), closed(two.sign)];
  const rising = [one, two].every(({ sign }) => sign === '<' || sign === '\\leq');
  const falling = [one, two].every(({ sign }) => sign === '>' || sign === '\\geq');
  if (rising) return [{ open: left ? '[' : '(', from: first, to: two.node, close: right ? ']' : ')' }];
  if (falling) return [{ open: right ? '[' : '(', from: two.node, to: first, close: left ? ']' : ')' }];
  return undefined;
}

/** A range of |x| as the range of x on both sides of zero. */
function unfolded(side: MathNode, parts: readonly Interval[] | undefined): Range | undefined {
  if (parts === undefined) return undefined;
  const [inner] = side.kind === 'function' && side.name === 'abs' ? side.args : [];
  if (inner === undefined || parts.length !== 1) return { subject: side, parts };
  const [part] = parts;
  if (part === undefined) return undefined;
  if (part.from === MINUS_INFINITY)
    return { subject: inner, parts: [{ ...mirrored(part), to: part.to, close: part.close }] };
  return { subject: inner, parts: [mirrored(part), part] };
}

/** The interval of −x. */
export function mirrored({ open, from, to, close }: Interval): Interval {
  return {
    open: close === ']' ? '[' : '(',
    from: to === INFINITY ? MINUS_INFINITY : { kind: 'negate', of: to },
    to: { kind: 'negate', of: from },
    close: open === '[' ? ']' : ')',
  };
}
