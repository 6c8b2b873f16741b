import type { MathNode, RelationSign } from '../../math/tree.ts';

/** A range of numbers, and the name it is a range of when one was given. */
export interface Range {
  readonly name?: string;
  readonly node: MathNode;
}

const INFINITY: MathNode = { kind: 'symbol', name: '\\infty' };
const MINUS_INFINITY: MathNode = { kind: 'negate', of: INFINITY };

/** `x \geq a`, `a < x \leq b`, `x \in (a, b)` or an interval itself as an interval; undefined for anything else. */
export function intervalOf(node: MathNode): Range | undefined {
  if (node.kind === 'list' && node.items.length === 2 && '(['.includes(node.open)) return { node };
  if (node.kind !== 'relation') return undefined;
  const [one, two] = node.rest;
  if (one === undefined || node.rest.length > 2) return undefined;
  if (two !== undefined) return doubleSided(node.first, one, two);
  if (one.sign === '\\in' && node.first.kind === 'symbol') return { name: node.first.name, node: one.node };
  if (node.first.kind === 'symbol') return oneSided(node.first.name, one.sign, one.node);
  return one.node.kind === 'symbol' ? oneSided(one.node.name, flipped(one.sign), node.first) : undefined;
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

function oneSided(name: string, sign: RelationSign, end: MathNode): Range | undefined {
  if (sign === '<') return { name, node: interval('(', MINUS_INFINITY, end, ')') };
  if (sign === '\\leq') return { name, node: interval('(', MINUS_INFINITY, end, ']') };
  if (sign === '>') return { name, node: interval('(', end, INFINITY, ')') };
  if (sign === '\\geq') return { name, node: interval('[', end, INFINITY, ')') };
  return undefined;
}

interface Member {
  readonly sign: RelationSign;
  readonly node: MathNode;
}

function doubleSided(first: MathNode, one: Member, two: Member): Range | undefined {
  if (one.node.kind !== 'symbol') return undefined;
  const { name } = one.node;
  const closed = (sign: RelationSign) => sign === '\\leq' || sign === '\\geq';
  const rising = [one, two].every(({ sign }) => sign === '<' || sign === '\\leq');
  const falling = [one, two].every(({ sign }) => sign === '>' || sign === '\\geq');
  if (rising)
    return {
      name,
      node: interval(closed(one.sign) ? '[' : '(', first, two.node, closed(two.sign) ? ']' : ')'),
    };
  if (falling)
    return {
      name,
      node: interval(closed(two.sign) ? '[' : '(', two.node, first, closed(one.sign) ? ']' : ')'),
    };
  return undefined;
}

function interval(open: string, from: MathNode, to: MathNode, close: string): MathNode {
  return { kind: 'list', open, close, items: [from, to] };
}
