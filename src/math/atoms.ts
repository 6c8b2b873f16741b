import { parseIntegral, parseSeries } from './bounded.ts';
import { between, parseApplied, parseBars, parseBrackets, parseSet } from './brackets.ts';
import { isDerivative } from './derivatives.ts';
import { isFunctionHere, parseFunction } from './function-calls.ts';
import { FUNCTIONS, LETTER_FUNCTIONS } from './functions.ts';
import { ParseFailure } from './lex.ts';
import { parseMatrix } from './matrices.ts';
import { parseNamed } from './named.ts';
import { rawArgument, startsName } from './names.ts';
import { argument, closeGroup, count, describe, isSign, peek, type Reader, take } from './reader.ts';
import { parseKet, parseMeanValue } from './states.ts';
import type { MathNode } from './tree.ts';

/** One factor without its powers: a number, a name, a function with its argument, anything in brackets. */
export function parseAtom(reader: Reader): MathNode {
  const token = peek(reader);
  if (token.type === 'number') {
    take(reader);
    return count(reader, { kind: 'number', text: token.text });
  }
  if (token.type === 'sign') return parseSignAtom(reader);
  if (token.type === 'end') throw new ParseFailure('something is missing at the end', token);
  const name = Object.hasOwn(FUNCTIONS, token.text) ? FUNCTIONS[token.text] : undefined;
  if (name !== undefined && token.type !== 'letter' && isFunctionHere(reader))
    return parseFunction(reader, name);
  if (!startsName(token)) throw new ParseFailure(`${describe(token)} is not a known command`, token);
  const letter =
    token.type === 'command' && isSign(peek(reader, 1), '(') ? LETTER_FUNCTIONS[token.text] : undefined;
  if (letter !== undefined) {
    take(reader);
    return count(reader, { kind: 'function', name: letter, args: parseApplied(reader) });
  }
  return parseNamed(reader);
}

function parseSignAtom(reader: Reader): MathNode {
  const token = take(reader);
  switch (token.text) {
    case '{':
      return closeGroup(reader);
    case '(':
    case '[':
      return parseBrackets(reader, token);
    case '\\{':
      return parseSet(reader);
    case '|':
      return parseKet(reader) ?? parseBars(reader);
    case '\\langle':
      return parseMeanValue(reader, token);
    case '\\int':
      return parseIntegral(reader);
    case '\\lfloor':
      return between(reader, 'floor', '\\rfloor');
    case '\\lceil':
      return between(reader, 'ceil', '\\rceil');
    case '\\frac':
      return parseFraction(reader);
    case '\\binom':
      return count(reader, {
        kind: 'function',
        name: 'binomial',
        args: [argument(reader), argument(reader)],
      });
    case '\\overline':
      return count(reader, { kind: 'function', name: 'overline', args: [argument(reader)] });
    case '\\sum':
    case '\\prod':
      return parseSeries(reader, token.text === '\\sum' ? 'sum' : 'product');
    case '\\begin':
      return parseMatrix(reader, rawArgument(reader));
    default:
      throw new ParseFailure(`${describe(token)} is not understood here`, token);
  }
}

function parseFraction(reader: Reader): MathNode {
  const over = argument(reader);
  const under = argument(reader);
  if (isDerivative(over, under))
    return count(reader, { kind: 'operator', head: 'derivative', args: [over, under] });
  return count(reader, { kind: 'quotient', over, under });
}
