import { rawArgument } from './raw-arguments.ts';
import { accept, isSign, peek, type Reader, take } from './reader.ts';
import { ACCENTS, SAME_ACCENT, SAME_SYMBOL, STACKED, SYMBOL_COMMANDS } from './symbols.ts';
import { ParseFailure, type Token } from './tokens.ts';
import { upperMark } from './upper-marks.ts';

/** Whether a token starts a name. */
export function startsName(token: Token): boolean {
  if (token.type === 'letter' || token.type === 'word') return true;
  return (
    token.type === 'command' &&
    (SYMBOL_COMMANDS.has(token.text) || ACCENTS.has(token.text) || STACKED.has(token.text))
  );
}

/**
 * Reads a name: letter or accent, subscript, primes, and superscripts that are no powers. The result is canonical LaTeX:
 * fonts inside a subscript do not distinguish (`m_{\rm e}` is `m_{e}`), accents do (`\vec{x}` is not `x`).
 */
export function parseName(reader: Reader): string {
  return parseScripts(reader, { base: parseBase(reader), below: '', above: '' });
}

/** A name in braces with what follows them: `{T}_{i}` is `T_i`, `{m'}_s` is `m_s'`. */
export function extendName(reader: Reader, name: string): string {
  const [, base = name, above = ''] = /^(.*?)((?:'|\^\{[^{}]*\})*)$/.exec(name) ?? [];
  return parseScripts(reader, { base, below: '', above });
}

interface Scripts {
  readonly base: string;
  readonly below: string;
  readonly above: string;
}

function parseScripts(reader: Reader, { base, below, above }: Scripts): string {
  let subscript = below;
  let superscript = above;
  for (let apart = true; ; apart = skipEmptyGroup(reader)) {
    const next = peek(reader);
    if (next.type !== 'sign') return base + subscript + superscript;
    if (next.text === '_') {
      if (subscript !== '' && !apart) throw new ParseFailure('two subscripts', peek(reader));
      take(reader);
      subscript = `_{${subscript.slice(2, -1)}${rawArgument(reader)}}`;
    } else if (accept(reader, "'")) superscript += "'";
    else {
      const mark = upperMark(reader, base);
      if (mark === undefined) return base + subscript + superscript;
      superscript += mark;
    }
  }
}

/** `T^{\mu}{}_{\nu}`: the empty group keeps the places of upper and lower indices apart. */
function skipEmptyGroup(reader: Reader): boolean {
  const script = peek(reader, 2);
  const empty = isSign(peek(reader), '{') && isSign(peek(reader, 1), '}');
  if (!empty || !(isSign(script, '_') || isSign(script, '^'))) return false;
  reader.at += 2;
  return true;
}

/** Whether `{}_2F_1`, `^{14}\mathrm{C}` or `^A_ZX` comes next: scripts before a name. */
export function startsPrescript(reader: Reader): boolean {
  const first = peek(reader);
  if (first.type !== 'sign' || (first.text !== '{' && first.text !== '^')) return false;
  if (first.text === '{' && !isSign(peek(reader, 1), '}')) return false;
  const empty = first.text === '{' ? 2 : 0;
  const script = peek(reader, empty);
  const inner = peek(reader, empty + 1);
  if (isSign(script, '_')) return empty === 2;
  const number = isSign(inner, '{') ? peek(reader, empty + 2) : inner;
  if (!isSign(script, '^')) return false;
  return number.type === 'number' || (number.type === 'letter' && /^[AZ]$/.test(number.text));
}

/** A name with scripts before it, all of them part of the name. */
export function parsePrescript(reader: Reader): string {
  if (accept(reader, '{')) take(reader);
  const scripts = new Map<string, string>();
  for (let sign = peek(reader).text; sign === '_' || sign === '^'; sign = peek(reader).text) {
    if (scripts.has(sign)) throw new ParseFailure('two scripts before a name', peek(reader));
    take(reader);
    scripts.set(sign, `${sign}{${rawArgument(reader)}}`);
  }
  if (!startsName(peek(reader))) throw new ParseFailure('scripts without a name', peek(reader));
  return `{}${scripts.get('_') ?? ''}${scripts.get('^') ?? ''}${parseName(reader)}`;
}

/** A letter, word, command or accent without anything behind it, as canonical LaTeX. */
export function parseBase(reader: Reader): string {
  const token = take(reader);
  if (token.type === 'letter') return token.text;
  if (token.type === 'word') return token.text.length === 1 ? token.text : `\\operatorname{${token.text}}`;
  if (STACKED.has(token.text)) return `\\overset{${rawArgument(reader)}}{${rawArgument(reader)}}`;
  if (ACCENTS.has(token.text)) return accented(SAME_ACCENT[token.text] ?? token.text, rawArgument(reader));
  return `\\${SAME_SYMBOL[token.text] ?? token.text}`;
}

/** A mark stands outside the type of its letter: `\mathbf{\hat r}` is `\hat{\mathbf r}`. */
function accented(accent: string, inner: string): string {
  const mark =
    accent === 'mathbf' ? /^\\(hat|vec|tilde|bar|dot|ddot) ?([A-Za-z]|\\[A-Za-z]+)$/.exec(inner) : null;
  if (mark === null) return `\\${accent}{${inner}}`;
  const [, outer = '', letter = ''] = mark;
  return `\\${outer}{\\mathbf${letter.startsWith('\\') ? '' : ' '}${letter}}`;
}
