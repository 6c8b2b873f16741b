import { parseApplied, parseBrackets, parseSet } from './brackets.ts';
import { isDerivative } from './derivatives.ts';
import { ACCENTS, FUNCTIONS, INVERSES, LETTER_FUNCTIONS, SYMBOL_COMMANDS } from './functions.ts';
import { ParseFailure, type Token } from './lex.ts';
import { parseMatrix } from './matrices.ts';
import { joinTokens, parseName, rawArgument, startsName } from './names.ts';
import {
  accept,
  argument,
  BINDING,
  bracketed,
  closeGroup,
  count,
  deeper,
  describe,
  isSign,
  peek,
  type Reader,
  take,
} from './reader.ts';
import type { MathNode } from './tree.ts';

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
  if (token.type === 'command') return true;
  if (isSign(token, '|')) return reader.bars === 0;
  return token.type === 'sign' && OPENERS.has(token.text);
}

/** Inside an integral, a `d` before a name ends the integrand. */
function startsDifferential(reader: Reader): boolean {
  return reader.integrals > 0 && peek(reader).text === 'd' && startsName(peek(reader, 1));
}

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

/** A word with a subscript is a name even when the word is a function; `8\,\mathrm{min}` is a time. */
function isFunctionHere(reader: Reader): boolean {
  const token = peek(reader);
  if (token.type === 'word' && (token.text === 'min' || token.text === 'max'))
    return isSign(peek(reader, 1), '(');
  return !(isSign(peek(reader, 1), '_') && token.text !== 'log');
}

/** Letters that mostly stand for functions when a parenthesis follows. */
const FUNCTION_LETTERS = /^(?:[fghFG]|\\(?:phi|psi|Phi|Psi|varphi))/;

function parseNamed(reader: Reader): MathNode {
  const token = peek(reader);
  if (
    token.type === 'command' &&
    token.text === 'Delta' &&
    startsName(peek(reader, 1)) &&
    !isOperatorWord(reader)
  ) {
    take(reader);
    return count(reader, { kind: 'symbol', name: `\\Delta ${parseName(reader)}` });
  }
  const name = parseName(reader);
  const isWord = token.type === 'word' && (name === token.text || name === `\\operatorname{${token.text}}`);
  if (isSign(peek(reader), '(')) {
    const call = callShape(reader, name);
    if (call !== undefined) {
      const args = parseApplied(reader);
      if (!call.applied && isSign(peek(reader), '^'))
        throw new ParseFailure(`${name}(…) to a power has two readings`, peek(reader));
      return count(reader, { kind: 'call', name, args, applied: call.applied });
    }
  }
  return count(reader, { kind: 'symbol', name: isWord ? `\\mathrm{${token.text}}` : name });
}

function isOperatorWord(reader: Reader): boolean {
  const next = peek(reader, 1);
  return (
    next.type === 'word' ||
    next.text === 'Delta' ||
    (next.type === 'command' && !SYMBOL_COMMANDS.has(next.text) && !ACCENTS.has(next.text))
  );
}

/** Whether `name(` is a function call for sure, maybe one, or (undefined) a product. Looks ahead to the bracket's end. */
function callShape(reader: Reader, name: string): { applied: boolean } | undefined {
  let depth = 0;
  let names = 0;
  let others = 0;
  let commas = 0;
  for (let ahead = 0; ; ahead += 1) {
    const token = peek(reader, ahead);
    if (token.type === 'end') return undefined;
    if (token.type === 'sign' && '([{\\{'.includes(token.text)) depth += 1;
    else if (token.type === 'sign' && ')]}\\}'.includes(token.text)) {
      depth -= 1;
      if (depth === 0) break;
    } else if (depth === 1 && (isSign(token, ',') || isSign(token, ';'))) commas += 1;
    else if (depth === 1 && startsName(token) && !Object.hasOwn(FUNCTIONS, token.text)) names += 1;
    else if (!isSign(token, '_')) others += depth === 1 ? 1 : 0;
  }
  if (commas > 0 || name.startsWith('\\operatorname')) return { applied: true };
  return FUNCTION_LETTERS.test(name) || (names === 1 && others === 0) ? { applied: false } : undefined;
}

function parseFunction(reader: Reader, name: string): MathNode {
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
      return count(reader, { kind: 'symbol', name: `\\langle ${joinTokens(throughBracket(reader, token))}` });
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
      return count(reader, { kind: 'function', name: 'conj', args: [argument(reader)] });
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

function parseBars(reader: Reader): MathNode {
  const inner = deeper(reader, () => {
    reader.bars += 1;
    const node = reader.expression(reader, BINDING.relation);
    reader.bars -= 1;
    return node;
  });
  if (!accept(reader, '|')) throw new ParseFailure('a bar that never closes', peek(reader));
  return count(reader, { kind: 'function', name: 'abs', args: [inner] });
}

const MAX_STATE = 40;

/** `|\\psi\\rangle` as one name; undefined (nothing taken) when the bar opens a modulus. */
function parseKet(reader: Reader): MathNode | undefined {
  for (let ahead = 0; ahead < MAX_STATE; ahead += 1) {
    const token = peek(reader, ahead);
    if (token.type === 'end' || (token.type === 'sign' && '|+=,()'.includes(token.text))) return undefined;
    if (!isSign(token, '\\rangle')) continue;
    const inner = throughBracket(reader, token);
    return count(reader, { kind: 'symbol', name: `|${joinTokens(inner)}` });
  }
  return undefined;
}

/** Takes the tokens through the next `\\rangle`: a state or mean value is read as one name. */
function throughBracket(reader: Reader, open: Token): readonly Token[] {
  const tokens: Token[] = [];
  while (tokens.length < MAX_STATE) {
    const token = take(reader);
    if (token.type === 'end') break;
    if (!isSign(token, '{') && !isSign(token, '}')) tokens.push(token);
    if (isSign(token, '\\rangle')) return tokens;
  }
  throw new ParseFailure('a bracket ⟨ that never closes', open);
}

/** `\\int_a^b f\\,dx`: kept whole; the verifier accepts it only for an integral of the same form. */
function parseIntegral(reader: Reader): MathNode {
  const bounds: MathNode[] = [];
  const lower = accept(reader, '_') ? argument(reader) : undefined;
  const upper = accept(reader, '^') ? argument(reader) : undefined;
  const from = lower ?? (accept(reader, '_') ? argument(reader) : undefined);
  if ((from === undefined) !== (upper === undefined))
    throw new ParseFailure('an integral with one bound', peek(reader));
  if (from !== undefined && upper !== undefined) bounds.push(from, upper);
  const body = deeper(reader, (): MathNode => {
    reader.integrals += 1;
    const node: MathNode = startsDifferential(reader)
      ? { kind: 'number', text: '1' }
      : reader.expression(reader, BINDING.relation);
    reader.integrals -= 1;
    return node;
  });
  if (!startsName(peek(reader, 1)) || peek(reader).text !== 'd')
    throw new ParseFailure('an integral without its differential', peek(reader));
  take(reader);
  const name = parseName(reader);
  return count(reader, {
    kind: 'operator',
    head: 'integral',
    args: [{ kind: 'symbol', name }, body, ...bounds],
  });
}

function between(reader: Reader, name: string, close: string): MathNode {
  const inner = bracketed(reader, () => reader.expression(reader, BINDING.relation));
  if (!accept(reader, close)) throw new ParseFailure(`${close} expected`, peek(reader));
  return count(reader, { kind: 'function', name, args: [inner] });
}

/** `\sum_{k=1}^{n} a_k`: the body reaches over products, not over further terms. */
function parseSeries(reader: Reader, head: string): MathNode {
  const place = peek(reader);
  const before = accept(reader, '^') ? argument(reader) : undefined;
  if (!accept(reader, '_')) throw new ParseFailure('a sum or product without bounds', place);
  const lower = argument(reader);
  if (before === undefined && !accept(reader, '^'))
    throw new ParseFailure('a sum or product without an upper bound', peek(reader));
  const upper = before ?? argument(reader);
  const body = deeper(reader, () => reader.expression(reader, BINDING.sum));
  const member = lower.kind === 'relation' && lower.rest.length === 1 ? lower.rest[0] : undefined;
  if (lower.kind !== 'relation' || lower.first.kind !== 'symbol' || member?.sign !== '=') {
    throw new ParseFailure('the bounds of a sum or product must read “name = number”', place);
  }
  return count(reader, { kind: 'operator', head, args: [lower.first, member.node, upper, body] });
}
