import { hasKind } from '../../math/kinds-in.ts';
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

/**
 * For a reader, `(x, y) = (1, 2)` as `x = 1, y = 2`, when the other side names its values one by one or in another order; both
 * sides as they are otherwise.
 */
export function unpacked(
  question: Question,
  reference: MathNode,
  candidate: MathNode,
): readonly [MathNode, MathNode] {
  if (!isReader(question)) return [reference, candidate];
  const a = listOfNamed(reference);
  const b = listOfNamed(candidate);
  const names = (list: MathNode | undefined) =>
    list?.kind === 'list' && list.items.every((item) => nameOf(item) !== undefined);
  if (a !== undefined && b !== undefined) return [a, b];
  if (a !== undefined && names(candidate)) return [a, candidate];
  if (b !== undefined && names(reference)) return [reference, b];
  return [numbered(reference, candidate), numbered(candidate, reference)];
}

/** `x_1 = a, x_2 = b` as x = {a, b}, beside the two values of `x_{1,2} = c ± d`. */
function numbered(node: MathNode, other: MathNode): MathNode {
  if (node.kind !== 'list' || node.open !== '' || other.kind !== 'relation') return node;
  const both = other.rest.length === 1 && hasKind(other, 'plusMinus');
  const named = node.items.map(nameOf);
  const letters = new Set(named.map((item) => item?.text.replace(/_.*$/, '')));
  if (!both || letters.size !== 1 || letters.has(undefined)) return node;
  return setOf(
    other.first,
    named.flatMap((item) => item?.value ?? []),
  );
}

function listOfNamed(node: MathNode): MathNode | undefined {
  const [only] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || node.rest.length !== 1 || only?.sign !== '=') return undefined;
  const [side, value] = [node.first, only.node];
  if (side.kind !== 'list' || value.kind !== 'list' || side.items.length !== value.items.length)
    return undefined;
  const items = side.items.map((first, at): MathNode => {
    const item = value.items[at];
    return item === undefined ? first : { kind: 'relation', first, rest: [{ sign: '=', node: item }] };
  });
  return { kind: 'list', open: '', close: '', items };
}
