import { parseAtom, startsAtom } from './atoms.ts';
import { isDerivative } from './derivatives.ts';
import { lexLatex, ParseFailure } from './lex.ts';
import { rawArgument } from './names.ts';
import { isVector } from './normal.ts';
import {
  accept,
  argument,
  BINDING,
  count,
  deeper,
  describe,
  isSign,
  peek,
  type Reader,
  take,
} from './reader.ts';
import { type MathNode, RELATION_SIGNS, type RelationMember, type RelationSign, someNode } from './tree.ts';
import { asUnits } from './unit-reading.ts';

/** A formula as a tree, or why it was refused and where (UTF-16 units from 0). */
export type Parsed =
  | { readonly ok: true; readonly node: MathNode }
  | { readonly ok: false; readonly error: ParseError };

/** Why a formula was refused, and the stretch of it that is to blame; UTF-16 units from 0. */
export interface ParseError {
  readonly message: string;
  readonly position: number;
  readonly length: number;
}

const MAX_LENGTH = 4096;

/**
 * Reads one formula of LaTeX mathematics. Never guesses: what has no single reading is refused with a position, or kept
 * as an ambiguous node (`slash`, `call`) for the verifier to try both ways. Caps: 4096 characters, depth 64, 2000 nodes,
 * numbers of 400 digits.
 */
export function parseLatex(latex: string): Parsed {
  if (latex.length > MAX_LENGTH)
    return refused(`longer than ${MAX_LENGTH} characters`, MAX_LENGTH, latex.length - MAX_LENGTH);
  try {
    const tokens = [...lexLatex(latex)];
    const reader: Reader = {
      tokens,
      at: 0,
      depth: 0,
      nodes: 0,
      bars: 0,
      integrals: 0,
      expression: parseExpression,
    };
    const node = parseExpression(reader, BINDING.list);
    const rest = peek(reader);
    if (rest.type !== 'end') throw new ParseFailure(`${describe(rest)} is not understood here`, rest);
    return { ok: true, node: asUnits(node) };
  } catch (error) {
    if (error instanceof ParseFailure) return refused(error.message, error.position, error.length);
    throw error;
  }
}

function refused(message: string, position: number, length: number): Parsed {
  return { ok: false, error: { message, position, length } };
}

/** Reads everything that binds stronger than `binding`. */
function parseExpression(reader: Reader, binding: number): MathNode {
  return deeper(reader, () => {
    if (binding < BINDING.relation) return parseList(reader);
    if (binding < BINDING.sum) return parseRelation(reader);
    if (binding < BINDING.product) return parseSum(reader);
    if (binding < BINDING.implicit) return parseProduct(reader);
    if (binding < BINDING.prefix) return parseImplicit(reader);
    return binding === Number.POSITIVE_INFINITY ? parseAtom(reader) : parsePower(reader);
  });
}

function separates(reader: Reader): boolean {
  const token = peek(reader);
  return isSign(token, ',') || isSign(token, ';') || isConjunction(reader);
}

function isConjunction(reader: Reader): boolean {
  const token = peek(reader, isSign(peek(reader), '{') ? 1 : 0);
  return token.type === 'word' && (token.text === 'and' || token.text === 'or');
}

/** `a, b \text{ and } c` as a bare list; one expression stays itself. A full stop at the end is punctuation. */
function parseList(reader: Reader): MathNode {
  const items = [parseRelation(reader)];
  while (separates(reader)) {
    if (isSign(peek(reader), ',') || isSign(peek(reader), ';')) take(reader);
    if (isConjunction(reader)) {
      const braced = accept(reader, '{');
      take(reader);
      if (braced && !accept(reader, '}')) throw new ParseFailure('words are not read', peek(reader));
    }
    items.push(parseRelation(reader));
  }
  const [only] = items;
  return only !== undefined && items.length === 1
    ? only
    : count(reader, { kind: 'list', open: '', close: '', items });
}

function relationSign(reader: Reader): RelationSign | undefined {
  const token = peek(reader);
  return token.type === 'sign' ? RELATION_SIGNS.find((sign) => sign === token.text) : undefined;
}

function parseRelation(reader: Reader): MathNode {
  const first = parseSum(reader);
  const rest: RelationMember[] = [];
  for (let sign = relationSign(reader); sign !== undefined; sign = relationSign(reader)) {
    take(reader);
    accept(reader, '&');
    rest.push({ sign, node: parseSum(reader) });
  }
  return rest.length === 0 ? first : count(reader, { kind: 'relation', first, rest });
}

function parseSum(reader: Reader): MathNode {
  const terms = [parseTerm(reader)];
  for (;;) {
    const token = peek(reader);
    if (accept(reader, '+')) terms.push(parseTerm(reader));
    else if (isSign(token, '-') || isSign(token, '+-') || isSign(token, '-+')) terms.push(parseTerm(reader));
    else break;
  }
  const [only] = terms;
  if (only !== undefined && terms.length === 1) return only;
  return count(reader, { kind: 'sum', terms });
}

/** A product with its signs before it. */
function parseTerm(reader: Reader): MathNode {
  const token = peek(reader);
  if (accept(reader, '+')) return parseTerm(reader);
  if (accept(reader, '-'))
    return count(reader, { kind: 'negate', of: deeper(reader, () => parseTerm(reader)) });
  if (isSign(token, '+-') || isSign(token, '-+')) {
    take(reader);
    const of = deeper(reader, () => parseTerm(reader));
    return count(reader, { kind: 'plusMinus', sign: token.text === '+-' ? '+-' : '-+', of });
  }
  return parseProduct(reader);
}

/** Factors joined by `\cdot`, `\times`, `/` or nothing. */
function parseProduct(reader: Reader): MathNode {
  let left = parseImplicit(reader);
  for (;;) {
    if (isSign(peek(reader), '\\times')) left = cross(reader, left);
    else if (accept(reader, '*')) left = times(reader, left, parseSigned(reader));
    else if (isSign(peek(reader), '/')) left = parseSlash(reader, left);
    else if (isSign(peek(reader), '%')) {
      take(reader);
      left = count(reader, { kind: 'quotient', over: left, under: { kind: 'number', text: '100' } });
    } else return left;
  }
}

function parseSigned(reader: Reader): MathNode {
  if (!accept(reader, '-')) return parseImplicit(reader);
  return count(reader, { kind: 'negate', of: deeper(reader, () => parseSigned(reader)) });
}

function times(reader: Reader, left: MathNode, right: MathNode): MathNode {
  const factors = [left, right].flatMap((node) => (node.kind === 'product' ? node.factors : [node]));
  return count(reader, { kind: 'product', factors });
}

/** `\\times` between numbers and quantities; between vectors it is another product, which is not read. */
function cross(reader: Reader, left: MathNode): MathNode {
  const sign = take(reader);
  const right = parseSigned(reader);
  if (someNode(left, isVector) || someNode(right, isVector))
    throw new ParseFailure('a cross product is not read', sign);
  return times(reader, left, right);
}

/** `a/b` is plain; `a/b c` keeps both readings unless a and b are numbers ("1/2 m v^2"). */
function parseSlash(reader: Reader, over: MathNode): MathNode {
  const slash = take(reader);
  const last = over.kind === 'product' ? over.factors[over.factors.length - 1] : over;
  const next = peek(reader);
  if (
    last !== undefined &&
    last.kind === 'function' &&
    isOpenArgument(reader, slash.start) &&
    next.type !== 'command'
  ) {
    if (!isSign(next, '(') && !isSign(next, '{')) {
      throw new ParseFailure('a function without parentheses before a slash has two readings', slash);
    }
  }
  const [under, ...rest] = parseFactors(reader);
  if (under === undefined) throw new ParseFailure('nothing below the slash', slash);
  if (isDerivative(over, rest.length === 0 ? under : { kind: 'product', factors: [under, ...rest] })) {
    throw new ParseFailure('a derivative with a slash is not read', slash);
  }
  if (rest.length === 0) return count(reader, { kind: 'quotient', over, under });
  if (over.kind === 'number' && under.kind === 'number') {
    return count(reader, {
      kind: 'product',
      factors: [count(reader, { kind: 'quotient', over, under }), ...rest],
    });
  }
  return count(reader, { kind: 'slash', over, under, rest });
}

/** Whether the function that ends at the slash took an argument without a closing bracket. */
function isOpenArgument(reader: Reader, slashStart: number): boolean {
  const before = reader.tokens[reader.at - 2];
  return (
    before !== undefined &&
    before.start < slashStart &&
    !(before.type === 'sign' && ')]}|'.includes(before.text))
  );
}

function parseImplicit(reader: Reader): MathNode {
  const factors = parseFactors(reader);
  const [only] = factors;
  if (only !== undefined && factors.length === 1) return only;
  return count(reader, {
    kind: 'product',
    factors: factors.flatMap((f) => (f.kind === 'product' ? f.factors : [f])),
  });
}

/** One or more factors side by side. */
function parseFactors(reader: Reader): MathNode[] {
  const factors = [parsePower(reader)];
  while (startsAtom(reader) && !isConjunction(reader)) {
    const before = reader.tokens[reader.at - 1];
    const token = peek(reader);
    if (before?.type === 'number' && token.type === 'number')
      throw new ParseFailure('two numbers side by side', token);
    const factor = parsePower(reader);
    const first = factors[0];
    if (factors.length === 1 && first !== undefined && isMixed(first, factor, token.text === '\\frac')) {
      factors[0] = count(reader, { kind: 'sum', terms: [first, factor] });
    } else factors.push(factor);
  }
  return factors;
}

/** `1\frac{1}{2}` is 3/2 when all three are written in digits. */
function isMixed(whole: MathNode, part: MathNode, isFrac: boolean): boolean {
  if (!isFrac || whole.kind !== 'number' || part.kind !== 'quotient') return false;
  return [whole, part.over, part.under].every((node) => node.kind === 'number' && /^[0-9]+$/.test(node.text));
}

/** An atom with its factorials and powers. */
function parsePower(reader: Reader): MathNode {
  let base = parseAtom(reader);
  for (;;) {
    const token = peek(reader);
    if (accept(reader, '!')) base = count(reader, { kind: 'function', name: 'factorial', args: [base] });
    else if (accept(reader, '^')) {
      if (isSign(peek(reader), '*')) {
        take(reader);
        base = count(reader, { kind: 'function', name: 'conj', args: [base] });
        continue;
      }
      base = parseExponent(reader, base);
      if (isSign(peek(reader), '_')) base = lateSubscript(reader, base);
      if (isSign(peek(reader), '^')) throw new ParseFailure('two superscripts', peek(reader));
    } else if (isSign(token, '\\degree')) {
      take(reader);
      base = count(reader, {
        kind: 'product',
        factors: [base, count(reader, { kind: 'unit', name: 'degree' })],
      });
    } else return base;
  }
}

/** `v^2_0` is the square of `v_0`. */
function lateSubscript(reader: Reader, raised: MathNode): MathNode {
  const name = raised.kind === 'power' && raised.base.kind === 'symbol' ? raised.base.name : undefined;
  if (raised.kind !== 'power' || name === undefined || /[_^]/.test(name))
    throw new ParseFailure('a subscript without a name', take(reader));
  take(reader);
  return { ...raised, base: { kind: 'symbol', name: `${name}_{${rawArgument(reader)}}` } };
}

/** The superscript of a base: a power, a conjugate `^{*}`, or degrees `^\circ`. */
function parseExponent(reader: Reader, base: MathNode): MathNode {
  const braced = isSign(peek(reader), '{');
  const mark = peek(reader, braced ? 1 : 0);
  const ends = !braced || isSign(peek(reader, 2), '}');
  if (ends && (isSign(mark, '\\circ') || isSign(mark, '*') || isSign(mark, '\\degree'))) {
    reader.at += braced ? 3 : 1;
    if (mark.text === '*') return count(reader, { kind: 'function', name: 'conj', args: [base] });
    return count(reader, {
      kind: 'product',
      factors: [base, count(reader, { kind: 'unit', name: 'degree' })],
    });
  }
  const bare = peek(reader);
  if (bare.type === 'number' && bare.text.length > 1) {
    throw new ParseFailure('an exponent of several digits needs braces', bare);
  }
  if (accept(reader, '-')) {
    const of = argument(reader);
    return count(reader, { kind: 'power', base, exponent: count(reader, { kind: 'negate', of }) });
  }
  return count(reader, { kind: 'power', base, exponent: argument(reader) });
}
