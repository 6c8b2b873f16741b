import { parseProduct } from './products.ts';
import { accept, count, deeper, isSign, peek, type Reader, take } from './reader.ts';
import type { MathNode } from './tree.ts';

/** Terms joined by `+`, `-` and `\pm`; a single one stays itself. */
export function parseSum(reader: Reader): MathNode {
  const terms = [parseTerm(reader)];
  for (;;) {
    skipBreak(reader);
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

/** A sum may go on in the next line of an aligned formula: `\\\\ & + b`. */
function skipBreak(reader: Reader): void {
  if (!isSign(peek(reader), '\\\\') || !isSign(peek(reader, 1), '&')) return;
  const sign = peek(reader, 2);
  if (isSign(sign, '+') || isSign(sign, '-')) reader.at += 2;
}
