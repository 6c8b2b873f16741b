import { parseProduct } from './products.ts';
import { accept, count, deeper, isSign, peek, type Reader, take } from './reader.ts';
import { ParseFailure, type Token } from './tokens.ts';
import type { MathNode } from './tree.ts';

/** Signs before the terms of a sum. */
const TERM_SIGNS: ReadonlySet<string> = new Set(['+', '-', '+-', '-+']);

/** Terms joined by `+`, `-` and `\pm`; a single one stays itself. */
export function parseSum(reader: Reader): MathNode {
  const terms = [parseTerm(reader)];
  while (peek(reader).type === 'sign') {
    skipBreak(reader);
    if (!TERM_SIGNS.has(peek(reader).text)) break;
    terms.push(parseTerm(reader));
  }
  const only = terms[0];
  if (only !== undefined && terms.length === 1) return modulo(reader, only);
  if (isModulo(peek(reader)))
    throw new ParseFailure('the remainder of a sum or of its last term', peek(reader));
  return count(reader, { kind: 'sum', terms });
}

function isModulo(token: Token): boolean {
  return token.type === 'command' && token.text === 'bmod';
}

/** `a \bmod b` as the remainder a − b⌊a/b⌋ (Knuth, The Art of Computer Programming 1, 1.2.4); any other term as it is. */
function modulo(reader: Reader, of: MathNode): MathNode {
  const place = peek(reader);
  if (!isModulo(place)) return of;
  take(reader);
  const by = parseTerm(reader);
  const next = peek(reader);
  if (isModulo(next) || isSign(next, '+') || isSign(next, '-'))
    throw new ParseFailure('a remainder whose modulus is not clear', next);
  const whole: MathNode = {
    kind: 'function',
    name: 'floor',
    args: [{ kind: 'quotient', over: of, under: by }],
  };
  const times: MathNode = { kind: 'product', factors: [by, whole] };
  return count(reader, { kind: 'sum', terms: [of, { kind: 'negate', of: times }] });
}

/** A product with its signs before it. */
function parseTerm(reader: Reader): MathNode {
  const token = peek(reader);
  if (token.type !== 'sign' || !TERM_SIGNS.has(token.text)) return parseProduct(reader);
  if (accept(reader, '+')) return parseTerm(reader);
  if (accept(reader, '-'))
    return count(reader, { kind: 'negate', of: deeper(reader, () => parseTerm(reader)) });
  take(reader);
  const of = deeper(reader, () => parseTerm(reader));
  return count(reader, { kind: 'plusMinus', sign: token.text === '+-' ? '+-' : '-+', of });
}

/** A sum may go on in the next line of an aligned formula: `\\\\ & + b`. */
function skipBreak(reader: Reader): void {
  if (!isSign(peek(reader), '\\\\') || !isSign(peek(reader, 1), '&')) return;
  const sign = peek(reader, 2);
  if (isSign(sign, '+') || isSign(sign, '-')) reader.at += 2;
}
