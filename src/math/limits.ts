import { parseName, startsName } from './names.ts';
import { accept, BINDING, bracketed, count, deeper, expect, isSign, peek, type Reader } from './reader.ts';
import { ParseFailure } from './tokens.ts';
import type { MathNode } from './tree.ts';

/** `\lim_{x \to a^+} f`: the name, where it goes, and the body; the side, if any, is in the head. */
export function parseLimit(reader: Reader): MathNode {
  const place = peek(reader);
  expect(reader, '_');
  expect(reader, '{');
  if (!startsName(peek(reader))) throw new ParseFailure('a limit must read “name → value”', peek(reader));
  const name = count(reader, { kind: 'symbol', name: parseName(reader) });
  if (!accept(reader, '\\to') && !accept(reader, '\\Rightarrow'))
    throw new ParseFailure('a limit must read “name → value”', place);
  const side = takeSide(reader);
  const to = bracketed(reader, () => reader.expression(reader, BINDING.sum));
  expect(reader, '}');
  const body = deeper(reader, () => reader.expression(reader, BINDING.product));
  return count(reader, { kind: 'operator', head: `limit${side}`, args: [name, to, body] });
}

/** The sign of `0^+`, `0^{-}` or `0+` at the end of the group, which is cut out; empty when there is none. */
function takeSide(reader: Reader): string {
  let end = 0;
  for (let depth = 0; ; end += 1) {
    const token = peek(reader, end);
    if (token.type === 'end') return '';
    if (isSign(token, '{')) depth += 1;
    if (isSign(token, '}')) depth -= 1;
    if (depth < 0) break;
  }
  const braced = isSign(peek(reader, end - 1), '}') && isSign(peek(reader, end - 3), '{');
  const sign = peek(reader, end - (braced ? 2 : 1));
  if (end < 2 || !(isSign(sign, '+') || isSign(sign, '-'))) return '';
  const raised = isSign(peek(reader, end - (braced ? 4 : 2)), '^');
  const length = (braced ? 3 : 1) + (raised ? 1 : 0);
  reader.tokens.splice(reader.at + end - length, length);
  return sign.text;
}
