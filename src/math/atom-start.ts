import { FUNCTIONS } from './functions.ts';
import { startsName, startsPrescript } from './names.ts';
import { isSign, peek, type Reader } from './reader.ts';

/** Signs that open something, where any other sign joins or ends. A bar is either and is looked at apart. */
const OPENERS = new Set([
  '(',
  '[',
  '{',
  '\\{',
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
  '\\iint',
  '\\iiint',
  '\\oint',
  '\\lim',
  '\\ldots',
  '\\left.',
  '\\abs',
  '\\norm',
]);

/** Words that begin a condition behind a formula. */
const CONDITIONS = new Set(['for', 'when', 'if', 'where', 'with', 'otherwise', 'else', 'provided', 'unless']);

/** Whether a word, bare or in braces, comes next that begins a condition: "for x > 0". */
export function startsCondition(reader: Reader, ahead = 0): boolean {
  const next = peek(reader, ahead);
  if (next.type !== 'word' && next.type !== 'sign') return false;
  const token = isSign(next, '{') ? peek(reader, ahead + 1) : next;
  return token.type === 'word' && CONDITIONS.has(token.text);
}

/** `3d^2\ ^3F_2`: behind a space a second superscript before a name belongs to that name. */
export function startsSpacedPrescript(reader: Reader): boolean {
  const token = peek(reader);
  return isSign(token, '^') && token.spaced === true && startsPrescript(reader);
}

/** Whether the next token starts a factor. */
export function startsAtom(reader: Reader): boolean {
  const token = peek(reader);
  if (token.type === 'end' || startsDifferential(reader)) return false;
  if (token.type === 'number' || token.type === 'letter') return true;
  if (token.type === 'command') return token.text !== 'bmod';
  if (startsCondition(reader)) return false;
  if (token.type === 'word') return true;
  if (token.text === '|' || token.text === '\\|')
    return token.role === undefined ? reader.bars === 0 : token.role === 'open';
  return OPENERS.has(token.text) || startsDegree(reader) || startsSpacedPrescript(reader);
}

/** Inside an integral, a `d` before a name or function ends the integrand, also `d^3` before a name. */
export function startsDifferential(reader: Reader): boolean {
  return reader.integrals > 0 && differentialLength(reader) > 0;
}

/** How many tokens the d of a differential takes, with braces and power; 0 when none comes next. */
export function differentialLength(reader: Reader): number {
  const braced = isSign(peek(reader), '{') && isSign(peek(reader, 2), '}');
  const letter = peek(reader, braced ? 1 : 0);
  if (!(letter.type === 'letter' || letter.type === 'word') || letter.text !== 'd') return 0;
  const power = powerLength(reader, braced ? 3 : 1);
  const length = (braced ? 3 : 1) + power;
  const next = peek(reader, length);
  const opens = startsName(next) || (next.type === 'command' && Object.hasOwn(FUNCTIONS, next.text));
  return opens ? length : 0;
}

/** The tokens of `^3` or `^{3}` at this place; 0 for anything else. */
function powerLength(reader: Reader, at: number): number {
  if (!isSign(peek(reader, at), '^')) return 0;
  if (!isSign(peek(reader, at + 1), '{')) return 2;
  return isSign(peek(reader, at + 3), '}') ? 4 : 0;
}

/** `^\circ` or `°` behind a sign or unit: a degree of its own, as in `\text{cal}\cdot{}^\circ\text{C}`. */
export function startsDegree(reader: Reader): boolean {
  const token = peek(reader);
  if (token.type !== 'sign') return false;
  if (token.text === '\\degree') return true;
  if (token.text !== '^') return false;
  const inner = peek(reader, isSign(peek(reader, 1), '{') ? 2 : 1);
  return isSign(inner, '\\circ') || isSign(inner, '\\degree');
}
