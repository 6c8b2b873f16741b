import { rawArgument } from './raw-arguments.ts';
import { count, isSign, peek, type Reader, take } from './reader.ts';
import type { Token } from './tokens.ts';
import type { MathNode } from './tree.ts';

/** Signs of geometry before the corners of a figure, each with the one spelling of it. */
const FIGURES: Readonly<Record<string, string>> = {
  angle: 'angle',
  measuredangle: 'angle',
  sphericalangle: 'angle',
  triangle: 'triangle',
};
const MOST_CORNERS = 3;

/** Whether a sign of geometry comes next, `\angle` or `\triangle`. */
export function isFigure(token: Token): boolean {
  return token.type === 'command' && Object.hasOwn(FIGURES, token.text);
}

/** `\angle ABC` as one name; an angle read from either side is the same (Euclid I, definition 8, has no sense of turn). */
export function parseFigure(reader: Reader): MathNode {
  const sign = FIGURES[take(reader).text] ?? '';
  const corners = isSign(peek(reader), '{') ? rawArgument(reader) : letters(reader);
  const turned = [...corners].reverse().join('');
  const isPlain = sign === 'angle' && /^[A-Z]{3}$/.test(corners);
  const name = isPlain && turned < corners ? turned : corners;
  return count(reader, { kind: 'symbol', name: name === '' ? `\\${sign}` : `\\${sign}{${name}}` });
}

function letters(reader: Reader): string {
  let text = '';
  while (text.length < MOST_CORNERS && isCorner(peek(reader))) text += take(reader).text;
  const single = peek(reader);
  if (text === '' && (single.type === 'letter' || single.type === 'number' || single.type === 'command'))
    return rawArgument(reader);
  return text;
}

function isCorner(token: Token): boolean {
  return token.type === 'letter' && /^[A-Z]$/.test(token.text);
}
