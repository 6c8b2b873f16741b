import { startsName } from './names.ts';
import { rawArgument } from './raw-arguments.ts';
import { accept, argument, BINDING, bracketed, expect, isSign, peek, type Reader, take } from './reader.ts';
import { SPELLINGS, type SupKind } from './special-names.ts';
import { ACCENTS, SAME_ACCENT, SAME_SYMBOL, SYMBOL_COMMANDS } from './symbols.ts';
import { ParseFailure, type Token } from './tokens.ts';
import type { MathNode } from './tree.ts';

/** A letter or word with everything around it, up to the bracket of its arguments, which is part of it. */
export interface Heading {
  /** The lower index in front: 2 of `{}_2F_1`. */
  readonly prefix?: string;
  readonly base: string;
  readonly sub: readonly MathNode[];
  /** The two digits side by side of which `sub` was made; they may be one number as well. */
  readonly number?: MathNode;
  readonly sup: readonly MathNode[];
  readonly supKind: SupKind;
  readonly primes: number;
  readonly args: readonly MathNode[];
  /** A bar parts the arguments, as in `F(\phi|m)`. */
  readonly barred: boolean;
}

/** Reads a heading; undefined or a {@link ParseFailure} where there is none. The caller puts the reader back. */
export function readHeading(reader: Reader, declared: ReadonlySet<string>): Heading | undefined {
  const prefix = readPrefix(reader);
  const base = readBase(reader);
  if (base === undefined || declared.has(base) || !SPELLINGS.has(base)) return undefined;
  const scripts = readScripts(reader);
  if (scripts === undefined || !isSign(peek(reader), '(')) return undefined;
  if (declared.has(nameOf(base, scripts.sub))) return undefined;
  take(reader);
  const barred = hasOneBar(reader, ')');
  const args = readItems(reader, ')');
  return { ...(prefix !== undefined && { prefix }), base, ...scripts, args, barred };
}

function nameOf(base: string, [sub]: readonly MathNode[]): string {
  return sub?.kind === 'number'
    ? `${base}_{${sub.text}}`
    : sub?.kind === 'symbol'
      ? `${base}_{${sub.name}}`
      : base;
}

/** `{}_2` or a bare `_2`. */
function readPrefix(reader: Reader): string | undefined {
  const empty = isSign(peek(reader), '{') && isSign(peek(reader, 1), '}');
  if (!isSign(peek(reader, empty ? 2 : 0), '_')) return undefined;
  reader.at += empty ? 3 : 1;
  return rawArgument(reader);
}

/** A letter, a word, or a letter in bold, also inside braces of its own. */
function readBase(reader: Reader): string | undefined {
  if (accept(reader, '{')) {
    const inner = readBase(reader);
    return accept(reader, '}') ? inner : undefined;
  }
  const token = take(reader);
  if (token.type === 'letter' || token.type === 'word') return token.text;
  if (token.type !== 'command') return undefined;
  if (ACCENTS.has(token.text)) return accented(SAME_ACCENT[token.text] ?? token.text, rawArgument(reader));
  return commandName(token.text);
}

function commandName(text: string): string {
  return SYMBOL_COMMANDS.has(text) ? `\\${SAME_SYMBOL[text] ?? text}` : text;
}

/** Signs that may end the scripts of a name. */
const SCRIPT_ENDS: ReadonlySet<string> = new Set(['}', "'", '*', '\\star']);

/** Whether a heading may end with the bracket at this place, by what stands before it. */
export function mayEndHeading(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !isSign(token, '(')) return false;
  const before = tokens[at - 1];
  if (before === undefined) return false;
  if (before.type === 'sign') return SCRIPT_ENDS.has(before.text);
  const earlier = tokens[at - 2];
  if (earlier !== undefined && (isSign(earlier, '_') || isSign(earlier, '^'))) return true;
  return SPELLINGS.has(before.type === 'command' ? commandName(before.text) : before.text);
}

/** Script letters are the letters themselves. */
function accented(accent: string, letter: string): string {
  return accent === 'mathcal' ? letter : `\\${accent}{${letter}}`;
}

type Scripts = Pick<Heading, 'sub' | 'number' | 'sup' | 'supKind' | 'primes'>;

function readScripts(reader: Reader): Scripts | undefined {
  let sub: Pick<Heading, 'sub' | 'number'> | undefined;
  let sup: Pick<Heading, 'sup' | 'supKind'> | undefined;
  let primes = 0;
  for (;;) {
    if (accept(reader, "'")) primes += 1;
    else if (sub === undefined && accept(reader, '_')) sub = readSubscript(reader);
    else if (sup === undefined && accept(reader, '^')) {
      const marks = readPrimes(reader);
      if (marks > 0) primes += marks;
      else sup = readSuperscript(reader);
    } else break;
  }
  if (isSign(peek(reader), '_') || isSign(peek(reader), '^')) return undefined;
  return { sub: [], ...sub, sup: [], supKind: 'none', ...sup, primes };
}

/** `^{\prime\prime}`; 0, and nothing taken, for anything else. */
function readPrimes(reader: Reader): number {
  if (accept(reader, "'")) return 1;
  if (!isSign(peek(reader), '{')) return 0;
  let marks = 0;
  while (isSign(peek(reader, marks + 1), "'")) marks += 1;
  if (marks === 0 || !isSign(peek(reader, marks + 1), '}')) return 0;
  reader.at += marks + 2;
  return marks;
}

/** The indices of a subscript; two letters or digits side by side, as in `Y_{lm}` and `Y_{10}`, are two of them. */
function readSubscript(reader: Reader): Pick<Heading, 'sub' | 'number'> {
  if (!isSign(peek(reader), '{')) return { sub: [single(reader)] };
  const [first, second, close] = [peek(reader, 1), peek(reader, 2), peek(reader, 3)];
  if (isSign(second, '}') && /^[0-9]{2}$/.test(first.text)) {
    reader.at += 3;
    const sub = [...first.text].map((text): MathNode => ({ kind: 'number', text }));
    return { sub, number: { kind: 'number', text: first.text } };
  }
  const isPair = first.type === 'letter' && second.type === 'letter' && isSign(close, '}');
  take(reader);
  if (!isPair) return { sub: readItems(reader, '}') };
  const sub = [argument(reader), argument(reader)];
  expect(reader, '}');
  return { sub };
}

/** The single token of a script without braces; a bracket behind it belongs to the function. */
function single(reader: Reader): MathNode {
  const token = peek(reader);
  if (token.type === 'number') return argument(reader);
  if (!startsName(token)) throw new ParseFailure('a script without content', token);
  take(reader);
  const name = token.type === 'command' ? `\\${SAME_SYMBOL[token.text] ?? token.text}` : token.text;
  return { kind: 'symbol', name };
}

function readSuperscript(reader: Reader): Pick<Heading, 'sup' | 'supKind'> {
  const braced = accept(reader, '{');
  if (isSign(peek(reader), '*') || isSign(peek(reader), '\\star')) {
    take(reader);
    if (braced) expect(reader, '}');
    return { sup: [], supKind: 'star' };
  }
  if (braced && isSign(peek(reader), '(')) {
    const start = reader.at;
    take(reader);
    const sup = readItems(reader, ')');
    if (accept(reader, '}')) return { sup, supKind: 'parens' };
    reader.at = start;
  }
  const sup = braced ? readItems(reader, '}') : [single(reader)];
  return { sup, supKind: 'bare' };
}

/** Expressions up to a closing sign, separated by commas, semicolons or a bar. */
function readItems(reader: Reader, close: string): readonly MathNode[] {
  return bracketed(reader, () => {
    reader.bars = hasOneBar(reader, close) ? 1 : 0;
    const items: MathNode[] = [];
    while (separator(reader));
    do {
      items.push(reader.expression(reader, BINDING.sum));
    } while (separator(reader));
    if (!accept(reader, close)) throw new ParseFailure(`${close} expected`, peek(reader));
    return items;
  });
}

function separator(reader: Reader): boolean {
  return accept(reader, ',') || accept(reader, ';') || accept(reader, '|');
}

/** A single bar on the level of the arguments separates, as in `K(\phi|m)`; two are a modulus. */
function hasOneBar(reader: Reader, close: string): boolean {
  let depth = 0;
  let bars = 0;
  for (let ahead = 0; ; ahead += 1) {
    const token = peek(reader, ahead);
    if (token.type === 'end' || (depth === 0 && isSign(token, close))) return bars === 1;
    if (token.type !== 'sign') continue;
    if (['(', '[', '{', '\\{'].includes(token.text)) depth += 1;
    if ([')', ']', '}', '\\}'].includes(token.text)) depth -= 1;
    if (depth === 0 && token.text === '|') bars += 1;
  }
}
