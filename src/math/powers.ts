import { startsDegree } from './atom-start.ts';
import { parseAtom } from './atoms.ts';
import { ParseFailure } from './lex.ts';
import { rawArgument } from './names.ts';
import { accept, argument, count, isSign, peek, type Reader, take } from './reader.ts';
import type { MathNode } from './tree.ts';

/** An atom with its factorials and powers. */
export function parsePower(reader: Reader): MathNode {
  let base = startsDegree(reader) ? bareDegree(reader) : parseAtom(reader);
  for (;;) {
    const token = peek(reader);
    if (accept(reader, '!')) {
      if (isSign(peek(reader), '!')) throw new ParseFailure('a double factorial is not read', token);
      base = count(reader, { kind: 'function', name: 'factorial', args: [base] });
    } else if (accept(reader, '^')) {
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
      base = inDegrees(reader, base);
    } else return base;
  }
}

function inDegrees(reader: Reader, base: MathNode): MathNode {
  return count(reader, { kind: 'product', factors: [base, scale(reader)] });
}

/** A degree without a number before it, as behind `\cdot` in a compound unit. */
function bareDegree(reader: Reader): MathNode {
  if (accept(reader, '^')) reader.at += isSign(peek(reader), '{') ? 3 : 1;
  else take(reader);
  return scale(reader);
}

/** `C` or `F` behind a degree sign that is already taken, or the degree of an angle. */
function scale(reader: Reader): MathNode {
  const letter = peek(reader);
  const isScale = (letter.type === 'letter' || letter.type === 'word') && /^[CF]$/.test(letter.text);
  if (isScale) take(reader);
  return count(reader, { kind: 'unit', name: isScale ? `deg${letter.text}` : 'degree' });
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
    return inDegrees(reader, base);
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
