import type { SpecialNotation } from './notation.ts';
import { ParseFailure, SizeFailure, type Token } from './tokens.ts';
import type { MathNode } from './tree.ts';

/** How strongly an expression binds; a reader stops before anything that binds no stronger than asked. */
export const BINDING = {
  list: 0,
  relation: 10,
  sum: 20,
  product: 30,
  implicit: 40,
  prefix: 50,
  power: 60,
} as const;

const MAX_DEPTH = 64;
const MAX_NODES = 2000;

/** The state of reading one formula. `expression` is the grammar's entry, handed along so that modules form no cycle. */
export interface Reader {
  readonly tokens: Token[];
  at: number;
  depth: number;
  nodes: number;
  /** Open `|…|`: inside one, a bar closes it. */
  bars: number;
  /** Open integrals: inside one, `dx` ends the integrand. */
  integrals: number;
  /** Where special functions are read in their standard notation; absent, their letters are quantities. */
  readonly special?: SpecialNotation | undefined;
  readonly expression: (reader: Reader, binding: number) => MathNode;
}

const END: Token = { type: 'end', text: '', start: 0, length: 0 };

/** The token `ahead` places on, without taking it; the end token behind the last one. */
export function peek(reader: Reader, ahead = 0): Token {
  return reader.tokens[reader.at + ahead] ?? reader.tokens[reader.tokens.length - 1] ?? END;
}

/** The next token, which is used up by this; the end can be taken any number of times. */
export function take(reader: Reader): Token {
  const token = peek(reader);
  if (token.type !== 'end') reader.at += 1;
  return token;
}

/** Whether a token is this sign; a letter or word of the same text is not. */
export function isSign(token: Token, text: string): boolean {
  return token.type === 'sign' && token.text === text;
}

/** Whether “and” or “or”, bare or in braces, comes next: it separates the items of a list. */
export function isConjunction(reader: Reader): boolean {
  const next = peek(reader);
  if (next.type !== 'word' && next.type !== 'sign') return false;
  const token = isSign(next, '{') ? peek(reader, 1) : next;
  return token.type === 'word' && (token.text === 'and' || token.text === 'or');
}

/** Takes the sign if it is next. */
export function accept(reader: Reader, text: string): boolean {
  if (!isSign(peek(reader), text)) return false;
  reader.at += 1;
  return true;
}

/** Takes the sign that has to come next; anything else makes the formula unreadable. */
export function expect(reader: Reader, text: string): void {
  const token = peek(reader);
  if (!accept(reader, text)) throw new ParseFailure(`${text} expected, ${describe(token)} found`, token);
}

/** A token as the reader of an error message would have typed it. */
export function describe(token: Token): string {
  return token.type === 'end' ? 'the end' : `“${token.type === 'command' ? '\\' : ''}${token.text}”`;
}

/** Counts a node against the cap of the whole formula. */
export function count<T extends MathNode>(reader: Reader, node: T): T {
  reader.nodes += 1;
  if (reader.nodes > MAX_NODES) throw new SizeFailure(`more than ${MAX_NODES} parts`, peek(reader));
  return node;
}

/** Reads something one level deeper; throws beyond the depth cap. */
export function deeper<T>(reader: Reader, read: () => T): T {
  reader.depth += 1;
  if (reader.depth > MAX_DEPTH) throw new SizeFailure(`nested deeper than ${MAX_DEPTH}`, peek(reader));
  const result = read();
  reader.depth -= 1;
  return result;
}

/** Reads inside brackets, where bars of the outside do not count. */
export function bracketed<T>(reader: Reader, read: () => T): T {
  const { bars, integrals } = reader;
  reader.bars = 0;
  reader.integrals = 0;
  const result = deeper(reader, read);
  reader.bars = bars;
  reader.integrals = integrals;
  return result;
}

/** A braced group, or the single token or command TeX takes without braces (of a number only its first digit). */
export function argument(reader: Reader): MathNode {
  if (accept(reader, '{')) return closeGroup(reader);
  splitDigits(reader);
  return deeper(reader, () => reader.expression(reader, Number.POSITIVE_INFINITY));
}

/** The rest of a group whose `{` is already taken. */
export function closeGroup(reader: Reader): MathNode {
  return bracketed(reader, () => {
    const node = infixFraction(reader, reader.expression(reader, BINDING.list));
    expect(reader, '}');
    return node;
  });
}

/** `{a \\over b}` and `{n \\choose k}`, behind what stands before the command; otherwise that itself. */
export function infixFraction(reader: Reader, before: MathNode): MathNode {
  const place = peek(reader);
  if (place.type !== 'sign') return before;
  if (accept(reader, '\\over')) {
    const under = reader.expression(reader, BINDING.list);
    return count(reader, { kind: 'quotient', over: before, under });
  }
  if (!accept(reader, '\\choose')) return before;
  const under = reader.expression(reader, BINDING.list);
  if (isSign(peek(reader), '\\choose')) throw new ParseFailure('two commands of one fraction', place);
  return count(reader, { kind: 'function', name: 'binomial', args: [before, under] });
}

/** Makes `12` two tokens, as TeX reads `\frac12`. */
function splitDigits(reader: Reader): void {
  const token = peek(reader);
  if (token.type !== 'number' || token.text.length === 1) return;
  if (!/^[0-9]+$/.test(token.text)) return;
  const head: Token = { type: 'number', text: token.text.slice(0, 1), start: token.start, length: 1 };
  const tail: Token = {
    type: 'number',
    text: token.text.slice(1),
    start: token.start + 1,
    length: token.length - 1,
  };
  reader.tokens.splice(reader.at, 1, head, tail);
}
