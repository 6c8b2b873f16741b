import { choose, type SpecialNotation } from './notation.ts';
import { rawArgument } from './raw-arguments.ts';
import { argument, count, isSign, peek, type Reader, take } from './reader.ts';
import type { Token } from './tokens.ts';
import { type MathNode, someNode } from './tree.ts';

/**
 * Numbered constants by their letter: Bernoulli or Bell, Catalan, Euler, Fibonacci, harmonic and Lucas numbers, Stieltjes
 * constants (DLMF 24.1, 26.1; Fungrim's symbol list). Several names are conventions that a pair keeps on both sides.
 */
const SEQUENCES: Readonly<Record<string, readonly string[]>> = {
  B: ['bernoulli', 'bell'],
  C: ['catalannumber'],
  E: ['eulernumber'],
  F: ['fibonacci'],
  H: ['harmonic'],
  L: ['lucas'],
  gamma: ['stieltjes'],
};

/** Named constants by their letter: Glaisher's, Catalan's, Euler's, the golden ratio (DLMF 5.2, 5.17, 25.11; MathWorld). */
const CONSTANTS: Readonly<Record<string, string>> = {
  A: 'glaisher',
  G: 'catalan',
  gamma: 'eulergamma',
  phi: 'goldenratio',
  varphi: 'goldenratio',
};

const MAY_BEGIN: ReadonlySet<string> = new Set([...Object.keys(SEQUENCES), ...Object.keys(CONSTANTS)]);

/** Whether a token may begin such a number, wherever it stands. */
export function mayBeSpecialNumber({ type, text }: Token): boolean {
  return type !== 'sign' && MAY_BEGIN.has(text);
}

/** Whether a name may become such a number, or counts in the index of one. */
export function mayNameNumber(name: string): boolean {
  const [, letter = ''] = /^\\?([A-Za-z]+)/.exec(name) ?? [];
  return MAY_BEGIN.has(letter) || INDEX_NAME.test(name);
}

/** Names of functions that are members of a sequence, the index being their argument. */
export const SEQUENCE_NAMES: ReadonlySet<string> = new Set(Object.values(SEQUENCES).flat());

/** Names in an index that count: whole numbers by their letter. */
const INDEX_NAME = /^(?:[nklmjN]|\\ell)(?:_|$)/;

/** `B_{2n}` or `\gamma` as a number of analysis; undefined, and nothing taken, for anything else. */
export function parseSpecialNumber(reader: Reader, notation: SpecialNotation): MathNode | undefined {
  const token = peek(reader);
  if (!notation.numbers || (token.type !== 'letter' && token.type !== 'command')) return undefined;
  if (notation.declared.has(token.type === 'command' ? `\\${token.text}` : token.text)) return undefined;
  const sequence = SEQUENCES[token.text];
  const constant = CONSTANTS[token.text];
  const next = peek(reader, 1);
  // A star is set on complex quantities, and these numbers are real.
  const isStarred = isSign(next, '^') && [2, 3].some((ahead) => isSign(peek(reader, ahead), '*'));
  if (isSign(next, '(') || isStarred) return undefined;
  if (isEulersConstant(reader)) return undefined;
  if (sequence !== undefined && isSign(next, '_')) return member(reader, notation, token.text, sequence);
  if (constant === undefined || isSign(next, '_') || isSign(next, "'")) return undefined;
  take(reader);
  notation.seen.numbers += 1;
  return count(reader, { kind: 'function', name: constant, args: [] });
}

/** Whether a canonical name is Euler's constant in the spelling of physics: `\gamma_E`, `\gamma_{EM}` (Peskin and Schroeder, A.51). */
export function isEulersName(name: string): boolean {
  return name === '\\gamma_{E}' || name === '\\gamma_{EM}';
}

/** `\gamma_E`, which stays a name here and is no Stieltjes constant of the index E; nothing is taken. */
function isEulersConstant(reader: Reader): boolean {
  const { at } = reader;
  if (peek(reader).text !== 'gamma' || !isSign(peek(reader, 1), '_')) return false;
  reader.at += 2;
  const name = `\\gamma_{${rawArgument(reader)}}`;
  reader.at = at;
  return isEulersName(name);
}

function member(
  reader: Reader,
  notation: SpecialNotation,
  letter: string,
  names: readonly string[],
): MathNode | undefined {
  const { at } = reader;
  reader.at += 2;
  const index = argument(reader);
  if (letter === 'E' && isOdd(index)) {
    reader.at = at;
    return undefined;
  }
  if (index.kind === 'symbol') notation.domains.set(index.name, 'natural');
  hintIndices(index, notation);
  notation.seen.numbers += 1;
  const taken = choose(notation, `the numbers ${letter}`, names.length);
  return count(reader, { kind: 'function', name: names[taken] ?? letter, args: [index] });
}

/** Euler's numbers of an odd index are zero (DLMF 24.2.7), which nobody writes by name: E_1 is an energy or a field. */
function isOdd(index: MathNode): boolean {
  return index.kind === 'number' && /^[0-9]*[13579]$/.test(index.text);
}

/** Names of whole numbers in an index, also in a composite one, take whole values. */
export function hintIndices(index: MathNode, { domains }: SpecialNotation): void {
  someNode(index, (part) => {
    if (part.kind === 'symbol' && INDEX_NAME.test(part.name)) domains.set(part.name, 'natural');
    return false;
  });
}
