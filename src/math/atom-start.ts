import { startsName } from './names.ts';
import { isSign, peek, type Reader } from './reader.ts';

/** Signs that open something, where any other sign joins or ends. A bar is either and is looked at apart. */
const OPENERS = new Set([
  '(',
  '[',
  '{',
  '\\{',
  '\\|',
  '\\langle',
  '\\lfloor',
  '\\lceil',
  '\\frac',
  '\\binom',
  '\\overline',
  '\\sum',
  '\\int',
  '\\prod',
  '\\begin',
]);

/** Whether the next token starts a factor. */
export function startsAtom(reader: Reader): boolean {
  const token = peek(reader);
  if (startsDifferential(reader)) return false;
  if (token.type === 'number' || token.type === 'letter' || token.type === 'word') return true;
  if (token.type === 'command' || startsDegree(reader)) return true;
  if (isSign(token, '|')) return reader.bars === 0;
  return token.type === 'sign' && OPENERS.has(token.text);
}

/** Inside an integral, a `d` before a name ends the integrand. */
export function startsDifferential(reader: Reader): boolean {
  return reader.integrals > 0 && peek(reader).text === 'd' && startsName(peek(reader, 1));
}

/** `^\circ` or `°` behind a sign or unit: a degree of its own, as in `\text{cal}\cdot{}^\circ\text{C}`. */
export function startsDegree(reader: Reader): boolean {
  const token = peek(reader);
  if (isSign(token, '\\degree')) return true;
  const inner = peek(reader, isSign(peek(reader, 1), '{') ? 2 : 1);
  return isSign(token, '^') && (isSign(inner, '\\circ') || isSign(inner, '\\degree'));
}
