import { normalText } from '../../math/normal.ts';
import type { MathNode } from '../../math/tree.ts';
import type { Question } from '../rule.ts';
import { isReader } from './constant.ts';

interface Named {
  readonly side: MathNode;
  readonly text: string;
  readonly value: MathNode;
}

/**
 * `x = 1, x = 2` as x = {1, 2}; for a reader also `p = 5, q = 2; p = 7, q = 2` as the bare list of tuples (5, 2), (7, 2), and
 * `x = 4, -8` as x = {4, -8}. Every other list stays.
 */
export function namedList(question: Question, node: MathNode): MathNode {
  if (node.kind !== 'list' || node.open !== '' || node.items.length < 2) return node;
  const named = node.items.map(nameOf);
  if (isReader(question)) {
    const shared = sharedName(node.items, named);
    if (shared !== undefined) return shared;
  }
  if (!named.every((item) => item !== undefined)) return node;
  const [first] = named;
  if (first === undefined) return node;
  const period = named.findIndex((item, at) => at > 0 && item.text === first.text);
  if (period === 1 && named.every((item) => item.text === first.text))
    return setOf(
      first.side,
      named.map(({ value }) => value),
    );
  return (isReader(question) ? tuples(named, period) : undefined) ?? node;
}

function nameOf(item: MathNode): Named | undefined {
  const [only] = item.kind === 'relation' ? item.rest : [];
  if (item.kind !== 'relation' || item.rest.length !== 1 || only?.sign !== '=') return undefined;
  return { side: item.first, text: normalText(item.first), value: only.node };
}

function setOf(side: MathNode, items: readonly MathNode[]): MathNode {
  return {
    kind: 'relation',
    first: side,
    rest: [{ sign: '=', node: { kind: 'list', open: '\\{', close: '\\}', items } }],
  };
}

/** `x = 4, -8`: one name in front of several values. */
function sharedName(items: readonly MathNode[], named: readonly (Named | undefined)[]): MathNode | undefined {
  const [first, ...rest] = named;
  if (first === undefined || first.side.kind !== 'symbol' || rest.some((item) => item !== undefined))
    return undefined;
  if (items.slice(1).some((item) => item.kind === 'relation' || item.kind === 'operator')) return undefined;
  return {
    kind: 'relation',
    first: first.side,
    rest: [
      {
        sign: '=',
        node: { kind: 'list', open: '', close: '', items: [first.value, ...items.slice(1)] },
      },
    ],
  };
}

/** Names that come again in the same order: each round is one tuple. */
function tuples(named: readonly Named[], period: number): MathNode | undefined {
  if (period < 2 || named.length % period !== 0) return undefined;
  if (named.some((item, at) => item.text !== named[at % period]?.text)) return undefined;
  const items = Array.from(
    { length: named.length / period },
    (_, round): MathNode => ({
      kind: 'list',
      open: '(',
      close: ')',
      items: named.slice(round * period, (round + 1) * period).map(({ value }) => value),
    }),
  );
  return { kind: 'list', open: '', close: '', items };
}
