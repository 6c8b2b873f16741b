import { startsAtom } from './atom-start.ts';
import { parseApplied } from './brackets.ts';
import { CALL_UPRIGHT, CALL_WORDS, FUNCTIONS, INVERSES } from './functions.ts';
import { rawArgument } from './raw-arguments.ts';
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
import { ParseFailure, type Token } from './tokens.ts';
import type { MathNode } from './tree.ts';

/** A word with a subscript is a name even when the word is a function; `8\,\mathrm{min}` is a time. */
export function isFunctionHere(reader: Reader): boolean {
  const token = peek(reader);
  if (token.type === 'word' && (token.text === 'min' || token.text === 'max'))
    return isSign(peek(reader, 1), '(') || isSign(peek(reader, 1), '\\{');
  if (token.type === 'word' && /^(?:arc)?sec$/.test(token.text)) return hasArgument(reader);
  return !(isSign(peek(reader, 1), '_') && token.text !== 'log');
}

/** Whether an upright `sec`, with a power or without, stands before something it may be the secant of; else it is a second. */
function hasArgument(reader: Reader): boolean {
  const raised = isSign(peek(reader, 1), '^');
  const braced = raised && isSign(peek(reader, 2), '{');
  let at = raised ? 3 : 1;
  if (raised && isSign(peek(reader, 2), '-')) at += 1;
  while (braced && peek(reader, at).type !== 'end' && !isSign(peek(reader, at), '}')) at += 1;
  const next = peek(reader, braced ? at + 1 : at);
  return (
    ['number', 'letter', 'command'].includes(next.type) || ['(', '[', '{', '\\frac', '|'].includes(next.text)
  );
}

/** A known function with everything TeX lets stand around its name: `\log_b`, `\sin^2 x`, `\sin^{-1}`, `\sqrt[n]{x}`. */
export function parseFunction(reader: Reader, name: string): MathNode {
  const word = take(reader);
  if (name === 'sqrt') return parseRoot(reader);
  const base = name === 'log' && accept(reader, '_') ? argument(reader) : undefined;
  const exponent = accept(reader, '^') ? argument(reader) : undefined;
  const { args, tail } = parseArguments(reader);
  const inverse = exponent?.kind === 'negate' && exponent.of.kind === 'number' && exponent.of.text === '1';
  if (exponent?.kind === 'negate' && !(inverse && Object.hasOwn(INVERSES, name))) {
    throw new ParseFailure('a negative power of a function has two readings', word);
  }
  const applied = count(reader, {
    kind: 'function',
    name: inverse ? (INVERSES[name] ?? name) : name,
    args: base === undefined ? args : [...args, base],
  });
  const raised =
    exponent === undefined || inverse ? applied : count(reader, { kind: 'power', base: applied, exponent });
  if (tail.length === 0) return raised;
  return count(reader, { kind: 'operator', head: 'open', args: [raised, ...tail] });
}

/** Whether a token names a function that is kept as a call: `\det`, or `tr` as an upright word. */
export function isCallWord(token: Token): boolean {
  return (token.type === 'command' ? CALL_WORDS : token.type === 'word' ? CALL_UPRIGHT : NONE).has(
    token.text,
  );
}

const NONE: ReadonlySet<string> = new Set();

/** `\operatorname{tr}\rho`, `\max_x f`: a call that is no product, its subscript part of the name. */
export function parseCallWord(reader: Reader): MathNode {
  const word = take(reader);
  const below = accept(reader, '_') ? `_{${rawArgument(reader)}}` : '';
  const name = `\\operatorname{${word.text === 'Tr' ? 'tr' : word.text}}${below}`;
  if (!startsAtom(reader)) return count(reader, { kind: 'symbol', name });
  return count(reader, { kind: 'call', name, args: wholeArguments(reader), applied: true });
}

/** The arguments of a call, whose tail, if any, has no second reading. */
function wholeArguments(reader: Reader): readonly MathNode[] {
  const place = peek(reader);
  const { args, tail } = parseArguments(reader);
  if (tail.length > 0)
    throw new ParseFailure('a function without parentheses before a space has two readings', place);
  return args;
}

interface Arguments {
  readonly args: readonly MathNode[];
  /** Factors of which it is not clear whether they still belong to the argument. */
  readonly tail: readonly MathNode[];
}

/** Names of angles, whose function mostly ends before a letter: `\cos\theta E`. */
const ANGLE = /^\\(?:theta|vartheta|phi|varphi)(?:_|$)/;

/**
 * The bracket behind a function, or the factors up to the next function or explicit sign. A space, and a letter behind an
 * angle, may end the argument or not: what follows is the tail.
 */
function parseArguments(reader: Reader): Arguments {
  const token = peek(reader);
  if (isSign(token, '(') || isSign(token, '[') || isSign(token, '{') || isSign(token, '\\{'))
    return { args: parseApplied(reader), tail: [] };
  const factors = [deeper(reader, () => reader.expression(reader, BINDING.prefix))];
  const tail: MathNode[] = [];
  while (startsAtom(reader) && continuesArgument(reader)) {
    const next = peek(reader);
    const ends = next.spaced === true || (isAngle(factors) && next.type === 'letter');
    const factor = deeper(reader, () => reader.expression(reader, BINDING.prefix));
    (ends || tail.length > 0 ? tail : factors).push(factor);
  }
  const [only] = factors;
  if (only !== undefined && factors.length === 1) return { args: [only], tail };
  return { args: [count(reader, { kind: 'product', factors })], tail };
}

function isAngle(factors: readonly MathNode[]): boolean {
  const [only] = factors;
  return factors.length === 1 && only?.kind === 'symbol' && ANGLE.test(only.name);
}

/** An exponential behind a function is a factor of its own: `\cos kx\, e^{-t}`. */
function isExponential(reader: Reader): boolean {
  const token = peek(reader);
  const isLetter = token.type === 'letter' || token.type === 'word';
  return isLetter && token.text === 'e' && isSign(peek(reader, 1), '^');
}

function continuesArgument(reader: Reader): boolean {
  const token = peek(reader);
  if (isExponential(reader)) return false;
  if (token.type === 'letter' || token.type === 'number') return true;
  if (token.type === 'command') return !Object.hasOwn(FUNCTIONS, token.text);
  return isSign(token, '\\frac');
}

/** `\sqrt17`: TeX draws the root over the first digit, nobody means that. */
function radicand(reader: Reader): MathNode {
  const { type, text } = peek(reader);
  if (type !== 'number' || !/^[0-9]{2,}$/.test(text)) return argument(reader);
  take(reader);
  return count(reader, { kind: 'number', text });
}

function parseRoot(reader: Reader): MathNode {
  if (!accept(reader, '['))
    return count(reader, { kind: 'function', name: 'sqrt', args: [radicand(reader)] });
  const degree = bracketed(reader, () => reader.expression(reader, BINDING.relation));
  if (!accept(reader, ']')) throw new ParseFailure('] expected', peek(reader));
  return count(reader, { kind: 'function', name: 'root', args: [argument(reader), degree] });
}
