import { joinTokens, rawArgument, withNeededBraces } from './raw-arguments.ts';
import { count, isSign, peek, type Reader, take } from './reader.ts';
import { ParseFailure, type Token } from './tokens.ts';
import type { MathNode } from './tree.ts';

/** Tokens of the longest state that is read as one name. */
const MAX_STATE = 80;
const OPENING = /^(?:[([{]|\\\{)$/;
const CLOSING = /^(?:[)\]}]|\\\})$/;

/** Where the ket that the bar at `at` opens ends; undefined when the bar opens no ket. */
export function ketEnd(tokens: readonly Token[], at: number): number | undefined {
  const bar = tokens[at];
  if (bar === undefined || !isSign(bar, '|') || bar.role === 'close' || bar.role === 'edge') return undefined;
  let brackets = 0;
  for (let end = at + 1; end < at + MAX_STATE; end += 1) {
    const token = tokens[end];
    if (token === undefined || token.type === 'end') return undefined;
    if (token.type !== 'sign') continue;
    if (token.text === '\\rangle') return brackets === 0 && end > at + 1 ? end : undefined;
    if (token.text === '|' || token.text === '\\langle') return undefined;
    brackets += depthChange(token);
    if (brackets < 0) return undefined;
  }
  return undefined;
}

/**
 * Where the bracket at `at` ends: at its `\rangle`, or, as a bra, at its first bar, when no `\rangle` belongs to it or a
 * sign behind the bar begins another term. Undefined when it never closes.
 */
export function bracketEnd(tokens: readonly Token[], at: number): number | undefined {
  let brackets = 0;
  let nested = 0;
  let bar: number | undefined;
  for (let end = at + 1; end < at + MAX_STATE; end += 1) {
    const token = tokens[end];
    if (token === undefined || token.type === 'end') return bar;
    if (token.type !== 'sign') continue;
    brackets += depthChange(token);
    if (brackets < 0) return bar;
    if (token.text === '\\langle') nested += 1;
    else if (token.text === '\\rangle') {
      if (nested === 0) return brackets === 0 ? end : bar;
      nested -= 1;
    } else if (token.text === '|' && nested === 0 && brackets === 0) {
      bar ??= end;
      if (beginsTerm(tokens, end + 1)) return bar;
    }
  }
  return bar;
}

function depthChange(token: Token): number {
  return OPENING.test(token.text) ? 1 : CLOSING.test(token.text) ? -1 : 0;
}

/** A sign that is not itself the name of a state, as in `\langle +|-\rangle`. */
function beginsTerm(tokens: readonly Token[], at: number): boolean {
  const [sign, next] = [tokens[at], tokens[at + 1]];
  if (sign?.type !== 'sign' || !/^[-+=,]$/.test(sign.text)) return false;
  return !(next?.type === 'sign' && next.text === '\\rangle');
}

/**
 * `|\psi\rangle` as one name; undefined (nothing taken) when the bar opens a modulus. Behind the opening bar. In front of `=` an
 * index, `|+\rangle_n = …`, belongs to the name; in products of states it would say whose state each is, whatever their order,
 * and is not read.
 */
export function parseKet(reader: Reader): MathNode | undefined {
  const start = reader.at - 1;
  const end = ketEnd(reader.tokens, start);
  if (end === undefined) return undefined;
  const ket = stateThrough(reader, '|', end);
  if (
    start > 0 ||
    !isSign(peek(reader), '_') ||
    !isSign(peek(reader, isSign(peek(reader, 1), '{') ? 4 : 2), '=')
  )
    return ket;
  take(reader);
  return { ...ket, name: `${ket.name.slice(0, -'\\rangle'.length)}_{${rawArgument(reader)}}\\rangle` };
}

/**
 * `\langle x^2\rangle`, `\langle a|b\rangle` and the bra `\langle a|` as one name, behind the opening bracket `open`; a mean
 * value may say by an index in which state it is taken, `\langle r\rangle_{nl}`.
 */
export function parseMeanValue(reader: Reader, open: Token): MathNode {
  const end = bracketEnd(reader.tokens, reader.at - 1);
  if (end === undefined) throw new ParseFailure('a bracket ⟨ that never closes', open);
  const mean = stateThrough(reader, '\\langle ', end);
  if (!isSign(peek(reader), '_') || mean.name.includes('|')) return mean;
  take(reader);
  return { ...mean, name: `${mean.name}_{${rawArgument(reader)}}` };
}

type NamedState = MathNode & { readonly kind: 'symbol' };

/** The tokens through the place `end` as one name. */
function stateThrough(reader: Reader, open: string, end: number): NamedState {
  const tokens: Token[] = [];
  while (reader.at <= end && peek(reader).type !== 'end') tokens.push(take(reader));
  return count<NamedState>(reader, {
    kind: 'symbol',
    name: `${open}${joinTokens(withNeededBraces(tokens))}`,
  });
}

/** What each state command stands for: the signs before, between and behind its arguments. */
const COMMANDS: Readonly<Record<string, readonly [string, string, string]>> = {
  '\\ket': ['|', '', '\\rangle'],
  '\\bra': ['\\langle', '', '|'],
  '\\braket': ['\\langle', '|', '\\rangle'],
  '\\expval': ['\\langle', '', '\\rangle'],
};

function isStateCommand(token: Token): boolean {
  return token.type === 'sign' && token.text.length > 3 && Object.hasOwn(COMMANDS, token.text);
}

/** Writes `\bra{a}\ket{b}` as `\langle a|b\rangle`, and likewise `\braket` and `\expval`. */
export function expandStates(tokens: readonly Token[]): Token[] {
  if (!tokens.some(isStateCommand)) return [...tokens];
  const written: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    const signs = isStateCommand(token) ? COMMANDS[token.text] : undefined;
    const close = signs && groupEnd(tokens, at + 1);
    if (signs === undefined || close === undefined) {
      written.push(token);
      continue;
    }
    const [open, between, end] = signs;
    const second = between === '' ? undefined : groupEnd(tokens, close + 1);
    const sign = (text: string): Token => ({ ...token, text });
    if (!(token.text === '\\ket' && written.at(-1)?.text === '|')) written.push(sign(open));
    written.push(...tokens.slice(at + 2, close));
    if (second !== undefined) written.push(sign(between), ...tokens.slice(close + 2, second));
    written.push(sign(end));
    at = second ?? close;
  }
  return written;
}

/** Where the group that opens at `at` closes; undefined when none opens there. */
function groupEnd(tokens: readonly Token[], at: number): number | undefined {
  const open = tokens[at];
  if (open === undefined || !isSign(open, '{')) return undefined;
  let depth = 0;
  for (let end = at; end < Math.min(tokens.length, at + MAX_STATE); end += 1) {
    const token = tokens[end];
    if (token === undefined) return undefined;
    depth += isSign(token, '{') ? 1 : isSign(token, '}') ? -1 : 0;
    if (depth === 0) return end;
  }
  return undefined;
}
