import { someOfKind } from './kinds-in.ts';
import { extendName } from './names.ts';
import { hasEquation, parseDerivativePlace, parsePlace } from './places.ts';
import { rawArgument } from './raw-arguments.ts';
import {
  accept,
  argument,
  BINDING,
  bracketed,
  count,
  deeper,
  describe,
  isSign,
  peek,
  type Reader,
  take,
} from './reader.ts';
import { ParseFailure, type Token } from './tokens.ts';
import { type MathNode, someNode } from './tree.ts';

/** What stands between brackets whose opening one is taken: grouping, a tuple, or an interval. */
export function parseBrackets(reader: Reader, open: Token): MathNode {
  const inner = suchThat(
    reader,
    bracketed(reader, () => reader.expression(reader, BINDING.list)),
    'given',
  );
  const close = take(reader);
  if (close.type !== 'sign' || (close.text !== ')' && close.text !== ']')) {
    throw new ParseFailure(`a bracket that never closes: ${describe(close)} found`, open);
  }
  const items = bareItems(inner);
  if (open.text === '[' && close.text === ']' && items.length === 2 && items.every(mayNotCommute))
    return count(reader, { kind: 'operator', head: 'commutator', args: items });
  const matched = (open.text === '(') === (close.text === ')');
  if (items.length === 1 && matched) return inner;
  if (items.length !== 2 && !matched) throw new ParseFailure('an interval needs two ends', open);
  return count(reader, { kind: 'list', open: open.text, close: close.text, items });
}

/** `\{a, b\}` as a set, also with one element. */
export function parseSet(reader: Reader): MathNode {
  const open = peek(reader);
  if (accept(reader, '\\}')) return count(reader, { kind: 'list', open: '\\{', close: '\\}', items: [] });
  const inner = suchThat(
    reader,
    bracketed(reader, () => reader.expression(reader, BINDING.list)),
    'suchThat',
  );
  if (!accept(reader, '\\}')) throw new ParseFailure('a set that never closes', open);
  const items = bareItems(inner);
  if (items.length === 2 && items.every(mayNotCommute))
    return count(reader, { kind: 'operator', head: 'anticommutator', args: items });
  return count(reader, { kind: 'list', open: '\\{', close: '\\}', items });
}

/** The arguments between the brackets behind a function. */
export function parseApplied(reader: Reader): readonly MathNode[] {
  const open = take(reader);
  const inner = suchThat(
    reader,
    bracketed(reader, () => reader.expression(reader, BINDING.list)),
    'given',
  );
  const close = { '(': ')', '[': ']', '{': '}', '\\{': '\\}' }[open.text] ?? ')';
  if (!isSign(peek(reader), close)) throw new ParseFailure(`${close} expected`, peek(reader));
  take(reader);
  return bareItems(inner);
}

/**
 * `x | x>0` in braces and `A|B` in brackets as an operator of both sides, behind the first; also `x : x>0`. Anything else
 * stays itself.
 */
function suchThat(reader: Reader, first: MathNode, head: 'suchThat' | 'given'): MathNode {
  if (head === 'suchThat' && first.kind === 'relation' && isRatio(first.first)) {
    const [name, side] = first.first.args;
    if (name !== undefined && side !== undefined && first.first.args.length === 2)
      return count(reader, { kind: 'operator', head, args: [name, { ...first, first: side }] });
  }
  if (!isSign(peek(reader), '|') || peek(reader).role !== 'edge') return first;
  take(reader);
  const second = bracketed(reader, () => reader.expression(reader, BINDING.list));
  return count(reader, { kind: 'operator', head, args: [first, second] });
}

function isRatio(node: MathNode): node is MathNode & { readonly kind: 'operator' } {
  return node.kind === 'operator' && node.head === 'ratio';
}

/** A name with a hat or a dagger: two of them in brackets are a commutator, no interval. */
function mayNotCommute(node: MathNode): boolean {
  return someNode(node, (part) => part.kind === 'symbol' && /^\\hat|\\dagger/.test(part.name));
}

/** The items of a list without brackets, or the node itself. */
function bareItems(node: MathNode): readonly MathNode[] {
  return node.kind === 'list' && node.open === '' ? node.items : [node];
}

/** `|x|` as a modulus and `\|x\|` as a norm, behind its opening bar. */
export function parseBars(reader: Reader, open: Token): MathNode {
  const inner = deeper(reader, () => {
    reader.bars += 1;
    const node = reader.expression(reader, BINDING.relation);
    reader.bars -= 1;
    return node;
  });
  if (!accept(reader, open.text)) throw new ParseFailure('a bar that never closes', peek(reader));
  if (open.text === '|' && inner.kind === 'symbol' && isIndexBehind(reader, inner.name))
    return count(reader, {
      kind: 'function',
      name: 'abs',
      args: [{ ...inner, name: extendName(reader, inner.name) }],
    });
  return count(reader, { kind: 'function', name: open.text === '|' ? 'abs' : 'norm', args: [inner] });
}

/** `|q|_p` is `|q_p|`, as the index says whose quantity it is; behind a number or ∞ it would be a norm, behind `=` a place. */
function isIndexBehind(reader: Reader, name: string): boolean {
  if (!isSign(peek(reader), '_') || !/^\\?[A-Za-z]+$/.test(name)) return false;
  const index = peek(reader, isSign(peek(reader, 1), '{') ? 2 : 1);
  const isLetter = index.type === 'letter' || index.type === 'word';
  return (isLetter || (index.type === 'command' && index.text !== 'infty')) && !hasEquation(reader);
}

/** `\left. f\right|_{x=0}` behind its `\left.`. */
export function parseEdge(reader: Reader): MathNode {
  const inner = bracketed(reader, () => reader.expression(reader, BINDING.relation));
  if (!isSign(peek(reader), '|')) throw new ParseFailure('a bar that never closes', peek(reader));
  return parsePlace(reader, inner);
}

/** `(\frac{\partial p}{\partial T})_{V,N}`: a derivative with the names that are held fixed; anything else stays itself. */
export function parseHeld(reader: Reader, inner: MathNode): MathNode {
  const derived = someOfKind(inner, 'operator', (part) => HELD.has(part.head));
  if (!derived) return parsePlaces(reader, inner);
  if (!isSign(peek(reader), '_')) return inner;
  const placed = parseDerivativePlace(reader, inner);
  if (placed !== undefined) return placed;
  take(reader);
  const names = rawArgument(reader)
    .split(/,(?![^{]*\})/)
    .map((name) => name.trim())
    .sort();
  return count(reader, {
    kind: 'operator',
    head: 'held',
    args: [inner, ...names.map((name): MathNode => ({ kind: 'symbol', name }))],
  });
}

/** `[F(x)]_a^b` as the operator `at`, behind the bracket; anything else stays itself. */
function parsePlaces(reader: Reader, inner: MathNode): MathNode {
  if (!isSign(peek(reader), '_')) return inner;
  const start = reader.at;
  take(reader);
  const lower = argument(reader);
  if (!isSign(peek(reader), '^')) {
    reader.at = start;
    return inner;
  }
  take(reader);
  return count(reader, { kind: 'operator', head: 'at', args: [inner, lower, argument(reader)] });
}

const HELD = new Set(['derivative', 'partial', 'derivativeOperator', 'partialOperator']);

/** What stands before the bracket `close` as the argument of a function, e.g. `\lfloor x\rfloor`. */
export function between(reader: Reader, name: string, close: string): MathNode {
  const inner = bracketed(reader, () => reader.expression(reader, BINDING.relation));
  if (!accept(reader, close)) throw new ParseFailure(`${close} expected`, peek(reader));
  return count(reader, { kind: 'function', name, args: [inner] });
}
