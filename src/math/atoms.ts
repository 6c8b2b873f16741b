import {
  between,
  parseApplied,
  parseBars,
  parseBrackets,
  parseEdge,
  parseHeld,
  parseSet,
} from './brackets.ts';
import { isDerivative, parseDerivative, readDerivative, refuseDerivative } from './derivatives.ts';
import { isFigure, parseFigure } from './figures.ts';
import { isCallWord, isFunctionHere, parseCallWord, parseFunction } from './function-calls.ts';
import { FUNCTIONS, LETTER_FUNCTIONS } from './functions.ts';
import { parseIntegral } from './integrals.ts';
import { parseLimit } from './limits.ts';
import { parseMatrix } from './matrices.ts';
import { parseNamed } from './named.ts';
import { extendName, parseBase, parsePrescript, startsName, startsPrescript } from './names.ts';
import { parseNumeral } from './numerals.ts';
import { rawArgument } from './raw-arguments.ts';
import { argument, closeGroup, count, describe, isSign, peek, type Reader, take } from './reader.ts';
import { parseSeries } from './series.ts';
import { parseSpecial } from './special-notation.ts';
import { parseKet, parseMeanValue } from './states.ts';
import { ParseFailure } from './tokens.ts';
import type { MathNode } from './tree.ts';

/** One factor without its powers: a number, a name, a function with its argument, anything in brackets. */
export function parseAtom(reader: Reader): MathNode {
  const special = reader.special && parseSpecial(reader, reader.special);
  if (special !== undefined) return special;
  const token = peek(reader);
  if (token.type === 'letter') return parseNamed(reader);
  if (token.type === 'number') return parseNumeral(reader);
  if (token.type === 'sign')
    return startsPrescript(reader) ? parsePrescripted(reader) : parseSignAtom(reader);
  if (token.type === 'end') throw new ParseFailure('something is missing at the end', token);
  const name = Object.hasOwn(FUNCTIONS, token.text) ? FUNCTIONS[token.text] : undefined;
  if (name !== undefined && isFunctionHere(reader)) return parseFunction(reader, name);
  if (isCallWord(token)) return parseCallWord(reader);
  if (isFigure(token)) return parseFigure(reader);
  if (!startsName(token)) throw new ParseFailure(`${describe(token)} is not a known command`, token);
  const letter =
    token.type === 'command' && isSign(peek(reader, 1), '(') ? LETTER_FUNCTIONS[token.text] : undefined;
  if (letter !== undefined) {
    take(reader);
    return count(reader, { kind: 'function', name: letter, args: parseApplied(reader) });
  }
  return parseNamed(reader);
}

/** A name with scripts before it; with a lower one, as in `{}_2F_1(a,b;c;z)`, a bracket is its argument. */
function parsePrescripted(reader: Reader): MathNode {
  const name = parsePrescript(reader);
  if (!name.startsWith('{}_') || !isSign(peek(reader), '(')) return count(reader, { kind: 'symbol', name });
  return count(reader, { kind: 'call', name, args: parseApplied(reader), applied: true });
}

function parseSignAtom(reader: Reader): MathNode {
  const token = take(reader);
  switch (token.text) {
    case '{':
      return parseGroup(reader);
    case '(':
    case '[':
      return parseHeld(reader, parseBrackets(reader, token));
    case '\\{':
      return parseSet(reader);
    case '|':
      return parseKet(reader) ?? parseBars(reader, token);
    case '\\langle':
      return parseMeanValue(reader, token);
    case '\\int':
    case '\\iint':
    case '\\iiint':
    case '\\oint':
      return parseIntegral(reader, token.text);
    case '\\lim':
      return parseLimit(reader);
    case '\\ldots':
      return count(reader, { kind: 'operator', head: 'ellipsis', args: [] });
    case '\\left.':
      return parseEdge(reader);
    case '\\|':
      return parseBars(reader, token);
    case '\\abs':
    case '\\norm':
      return count(reader, { kind: 'function', name: token.text.slice(1), args: [argument(reader)] });
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
      return parseOverline(reader);
    case '\\sum':
    case '\\prod':
      return parseSeries(reader, token.text === '\\sum' ? 'sum' : 'product');
    case '\\begin':
      return parseMatrix(reader, rawArgument(reader));
    default:
      throw new ParseFailure(`${describe(token)} is not understood here`, token);
  }
}

/** `\overline{\nu}_e` is `\bar\nu_e`: a single letter with its index behind the bar. Any other bar is over a formula. */
function parseOverline(reader: Reader): MathNode {
  const of = argument(reader);
  if (of.kind === 'symbol' && isSign(peek(reader), '_') && /^\\?[A-Za-z]+$/.test(of.name))
    return count(reader, { kind: 'symbol', name: extendName(reader, `\\bar{${of.name}}`) });
  return count(reader, { kind: 'function', name: 'overline', args: [of] });
}

/** A group; a name in it may have its subscripts behind the brace. */
function parseGroup(reader: Reader): MathNode {
  if (isLoneFunction(reader)) return parseAtom(reader);
  const node = closeGroup(reader);
  const next = peek(reader);
  const continues = isSign(next, '_') || isSign(next, '^') || isSign(next, "'");
  if (node.kind !== 'symbol' || !continues || /[_|]|rangle/.test(node.name)) return node;
  const word = /^\\mathrm\{([A-Za-z]+)\}$/.exec(node.name)?.[1];
  const name = extendName(reader, word === undefined || word.length > 1 ? node.name : word);
  return name === word ? node : { ...node, name };
}

/** `{\rm sin}\, x`, `{\sin}^{3}(x)`: braces around nothing but a function's name are dropped. Behind the opening brace. */
function isLoneFunction(reader: Reader): boolean {
  const [word, close] = [peek(reader), peek(reader, 1)];
  const known = Object.hasOwn(FUNCTIONS, word.text) || isCallWord(word);
  if ((word.type !== 'word' && word.type !== 'command') || !known || !isSign(close, '}')) return false;
  reader.tokens.splice(reader.at + 1, 1);
  return true;
}

function parseFraction(reader: Reader): MathNode {
  if (isSign(peek(reader), '[')) skipAlignment(reader);
  const over = argument(reader);
  const under = argument(reader);
  const derivative = readDerivative(over, under);
  if (derivative !== undefined) return parseDerivative(reader, derivative);
  if (isDerivative(over, under)) refuseDerivative(reader);
  return count(reader, { kind: 'quotient', over, under });
}

/** `\cfrac[l]{…}{…}` sets its numerator to the left. */
function skipAlignment(reader: Reader): void {
  if (/^[lrc]$/.test(peek(reader, 1).text) && isSign(peek(reader, 2), ']')) reader.at += 3;
}

/** The one token TeX takes as an argument without braces: of a name only its base, without subscripts and brackets. */
export function parseSingle(reader: Reader): MathNode {
  const token = peek(reader);
  const isFunction = token.type !== 'letter' && (Object.hasOwn(FUNCTIONS, token.text) || isCallWord(token));
  if (!startsName(token) || isFunction) return parseAtom(reader);
  return count(reader, { kind: 'symbol', name: parseBase(reader) });
}
