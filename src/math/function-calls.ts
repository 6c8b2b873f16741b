import { startsAtom } from './atom-start.ts';
import { parseApplied } from './brackets.ts';
import { FUNCTIONS, INVERSES } from './functions.ts';
import { ParseFailure } from './lex.ts';
import {
  accept,
  argument,
  BINDING,
  bracketed,
  count,
  deeper,
  isSign,
  peek,
  type Reader,
  take,
} from './reader.ts';
import type { MathNode } from './tree.ts';

/** A word with a subscript is a name even when the word is a function; `8\,\mathrm{min}` is a time. */
export function isFunctionHere(reader: Reader): boolean {
  const token = peek(reader);
  if (token.type === 'word' && (token.text === 'min' || token.text === 'max'))
    return isSign(peek(reader, 1), '(');
  return !(isSign(peek(reader, 1), '_') && token.text !== 'log');
}

/** A known function with everything TeX lets stand around its name: `\log_b`, `\sin^2 x`, `\sin^{-1}`, `\sqrt[n]{x}`. */
export function parseFunction(reader: Reader, name: string): MathNode {
  const word = take(reader);
  if (name === 'sqrt') return parseRoot(reader);
  const base = name === 'log' && accept(reader, '_') ? argument(reader) : undefined;
  const exponent = accept(reader, '^') ? argument(reader) : undefined;
  const args = parseArguments(reader);
  const inverse = exponent?.kind === 'negate' && exponent.of.kind === 'number' && exponent.of.text === '1';
  if (exponent?.kind === 'negate' && !(inverse && Object.hasOwn(INVERSES, name))) {
    throw new ParseFailure('a negative power of a function has two readings', word);
  }
  if (inverse) return count(reader, { kind: 'function', name: INVERSES[name] ?? name, args });
  const applied = count(reader, {
    kind: 'function',
    name,
    args: base === undefined ? args : [...args, base],
  });
  return exponent === undefined ? applied : count(reader, { kind: 'power', base: applied, exponent });
}

/** The bracket behind a function, or the factors up to the next function or explicit sign. */
function parseArguments(reader: Reader): readonly MathNode[] {
  const token = peek(reader);
  if (isSign(token, '(') || isSign(token, '[') || isSign(token, '{') || isSign(token, '\\{'))
    return parseApplied(reader);
  const factors = [deeper(reader, () => reader.expression(reader, BINDING.prefix))];
  while (startsAtom(reader) && continuesArgument(reader)) {
    if (peek(reader).spaced === true)
      throw new ParseFailure('a function without parentheses before a space has two readings', peek(reader));
    factors.push(deeper(reader, () => reader.expression(reader, BINDING.prefix)));
  }
  const [only] = factors;
  return only !== undefined && factors.length === 1 ? [only] : [count(reader, { kind: 'product', factors })];
}

function continuesArgument(reader: Reader): boolean {
  const token = peek(reader);
  if (token.type === 'letter' || token.type === 'number') return true;
  if (token.type === 'command') return !Object.hasOwn(FUNCTIONS, token.text);
  return isSign(token, '\\frac');
}

function parseRoot(reader: Reader): MathNode {
  if (!accept(reader, '['))
    return count(reader, { kind: 'function', name: 'sqrt', args: [argument(reader)] });
  const degree = bracketed(reader, () => reader.expression(reader, BINDING.relation));
  if (!accept(reader, ']')) throw new ParseFailure('] expected', peek(reader));
  return count(reader, { kind: 'function', name: 'root', args: [argument(reader), degree] });
}
