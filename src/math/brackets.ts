import { ParseFailure, type Token } from './lex.ts';
import {
  accept,
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
import type { MathNode } from './tree.ts';

/** What stands between brackets whose opening one is taken: grouping, a tuple, or an interval. */
export function parseBrackets(reader: Reader, open: Token): MathNode {
  const inner = bracketed(reader, () => reader.expression(reader, BINDING.list));
  const close = take(reader);
  if (close.type !== 'sign' || (close.text !== ')' && close.text !== ']')) {
    throw new ParseFailure(`a bracket that never closes: ${describe(close)} found`, open);
  }
  const items = bareItems(inner);
  const matched = (open.text === '(') === (close.text === ')');
  if (items.length === 1 && matched) return inner;
  if (items.length !== 2 && !matched) throw new ParseFailure('an interval needs two ends', open);
  return count(reader, { kind: 'list', open: open.text, close: close.text, items });
}

/** `\{a, b\}` as a set, also with one element. */
export function parseSet(reader: Reader): MathNode {
  const open = peek(reader);
  if (accept(reader, '\\}')) return count(reader, { kind: 'list', open: '\\{', close: '\\}', items: [] });
  const inner = bracketed(reader, () => reader.expression(reader, BINDING.list));
  if (!accept(reader, '\\}')) throw new ParseFailure('a set that never closes', open);
  return count(reader, { kind: 'list', open: '\\{', close: '\\}', items: bareItems(inner) });
}

/** The arguments between the brackets behind a function. */
export function parseApplied(reader: Reader): readonly MathNode[] {
  const open = take(reader);
  const inner = bracketed(reader, () => reader.expression(reader, BINDING.list));
  const close = { '(': ')', '[': ']', '{': '}', '\\{': '\\}' }[open.text] ?? ')';
  if (!isSign(peek(reader), close)) throw new ParseFailure(`${close} expected`, peek(reader));
  take(reader);
  return bareItems(inner);
}

/** The items of a list without brackets, or the node itself. */
function bareItems(node: MathNode): readonly MathNode[] {
  return node.kind === 'list' && node.open === '' ? node.items : [node];
}

/** `|x|` as a modulus, behind its opening bar. */
export function parseBars(reader: Reader): MathNode {
  const inner = deeper(reader, () => {
    reader.bars += 1;
    const node = reader.expression(reader, BINDING.relation);
    reader.bars -= 1;
    return node;
  });
  if (!accept(reader, '|')) throw new ParseFailure('a bar that never closes', peek(reader));
  return count(reader, { kind: 'function', name: 'abs', args: [inner] });
}

/** What stands before the bracket `close` as the argument of a function, e.g. `\lfloor x\rfloor`. */
export function between(reader: Reader, name: string, close: string): MathNode {
  const inner = bracketed(reader, () => reader.expression(reader, BINDING.relation));
  if (!accept(reader, close)) throw new ParseFailure(`${close} expected`, peek(reader));
  return count(reader, { kind: 'function', name, args: [inner] });
}
