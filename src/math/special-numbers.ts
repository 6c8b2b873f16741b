import type { SpecialNotation } from './notation.ts';
import { argument, count, isSign, peek, type Reader, take } from './reader.ts';
import type { Token } from './tokens.ts';
import type { MathNode } from './tree.ts';

/** Numbered constants by their letter: Bernoulli, Euler, Fibonacci, harmonic numbers, Stieltjes constants (DLMF, Fungrim). */
const SEQUENCES: Readonly<Record<string, string>> = {
  B: 'bernoulli',
  E: 'eulernumber',
  F: 'fibonacci',
  H: 'harmonic',
  gamma: 'stieltjes',
};

/** Named constants by their letter. */
const CONSTANTS: Readonly<Record<string, string>> = {
  G: 'catalan',
  gamma: 'eulergamma',
  varphi: 'goldenratio',
};

/** Whether a token may begin such a number, wherever it stands. */
export function mayBeSpecialNumber({ type, text }: Token): boolean {
  return type !== 'sign' && (Object.hasOwn(SEQUENCES, text) || Object.hasOwn(CONSTANTS, text));
}

/** `B_{2n}` or `\gamma` as a number of analysis; undefined, and nothing taken, for anything else. */
export function parseSpecialNumber(reader: Reader, notation: SpecialNotation): MathNode | undefined {
  const token = peek(reader);
  if (!notation.numbers || (token.type !== 'letter' && token.type !== 'command')) return undefined;
  if (notation.declared.has(token.type === 'command' ? `\\${token.text}` : token.text)) return undefined;
  const [sequence, constant] = [SEQUENCES[token.text], CONSTANTS[token.text]];
  const next = peek(reader, 1);
  if (isSign(next, '(')) return undefined;
  if (sequence !== undefined && isSign(next, '_')) return member(reader, notation, sequence);
  if (constant === undefined || isSign(next, '_') || isSign(next, "'")) return undefined;
  take(reader);
  notation.seen.numbers += 1;
  return count(reader, { kind: 'function', name: constant, args: [] });
}

function member(reader: Reader, notation: SpecialNotation, name: string): MathNode {
  reader.at += 2;
  const index = argument(reader);
  if (index.kind === 'symbol') notation.domains.set(index.name, 'natural');
  notation.seen.numbers += 1;
  return count(reader, { kind: 'function', name, args: [index] });
}
