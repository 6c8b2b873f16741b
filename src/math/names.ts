import { ACCENTS, SAME_ACCENT, SAME_SYMBOL, SYMBOL_COMMANDS } from './functions.ts';
import { ParseFailure, type Token } from './lex.ts';
import { accept, isSign, peek, type Reader, take } from './reader.ts';

const INDEX_LETTERS = new Set([
  'mu',
  'nu',
  'rho',
  'sigma',
  'lambda',
  'alpha',
  'beta',
  'kappa',
  'tau',
  'gamma',
  'delta',
]);
const SURE_INDICES = new Set(['mu', 'rho', 'sigma']);

/** Whether a token starts a name. */
export function startsName(token: Token): boolean {
  if (token.type === 'letter' || token.type === 'word') return true;
  return token.type === 'command' && (SYMBOL_COMMANDS.has(token.text) || ACCENTS.has(token.text));
}

/**
 * Reads a name: letter or accent, subscript, primes, and superscripts that are no powers. The result is canonical LaTeX:
 * fonts inside a subscript do not distinguish (`m_{\rm e}` is `m_{e}`), accents do (`\vec{x}` is not `x`).
 */
export function parseName(reader: Reader): string {
  const base = parseBase(reader);
  let subscript = '';
  let superscript = '';
  for (;;) {
    if (isSign(peek(reader), '_')) {
      if (subscript !== '') throw new ParseFailure('two subscripts', peek(reader));
      take(reader);
      subscript = `_{${rawArgument(reader)}}`;
    } else if (accept(reader, "'")) superscript += "'";
    else {
      const mark = indexSuperscript(reader);
      if (mark === undefined) return base + subscript + superscript;
      superscript += mark;
    }
  }
}

function parseBase(reader: Reader): string {
  const token = take(reader);
  if (token.type === 'letter') return token.text;
  if (token.type === 'word') return token.text.length === 1 ? token.text : `\\operatorname{${token.text}}`;
  if (ACCENTS.has(token.text)) return `\\${SAME_ACCENT[token.text] ?? token.text}{${rawArgument(reader)}}`;
  return `\\${SAME_SYMBOL[token.text] ?? token.text}`;
}

/** `^\dagger`, `^+`, `^{-}`, `^{*}`-free marks, and tensor indices `^{\mu\nu}`; undefined (nothing taken) for a power. */
function indexSuperscript(reader: Reader): string | undefined {
  if (!isSign(peek(reader), '^')) return undefined;
  const braced = isSign(peek(reader, 1), '{');
  const inner: Token[] = [];
  for (let at = braced ? 2 : 1; inner.length < 9; at += 1) {
    const token = peek(reader, at);
    if (token.type === 'end' || (braced && isSign(token, '}'))) break;
    inner.push(token);
    if (!braced) break;
  }
  if (inner.length === 0 || !isMark(inner)) return undefined;
  reader.at += inner.length + (braced ? 3 : 1);
  const text = joinTokens(inner);
  return /^'+$/.test(text) ? text : `^{${text}}`;
}

function isMark(tokens: readonly Token[]): boolean {
  if (
    tokens.every((token) => token.type === 'sign' && /^(?:\\dagger|\\star|\\circ|'|\+|-)$/.test(token.text))
  )
    return true;
  const indices = tokens.every((token) => token.type === 'command' && INDEX_LETTERS.has(token.text));
  return indices && (tokens.length > 1 || SURE_INDICES.has(tokens[0]?.text ?? ''));
}

/** The tokens of a group or the single next one, as canonical text without fonts, spaces and inner braces. */
export function rawArgument(reader: Reader): string {
  if (!accept(reader, '{')) {
    const token = take(reader);
    if (token.type === 'end' || (token.type === 'sign' && '{}_^&|'.includes(token.text))) {
      throw new ParseFailure('a subscript or accent without content', token);
    }
    return ACCENTS.has(token.text)
      ? `\\${token.text} ${rawArgument(reader)}`
      : joinTokens([firstOf(reader, token)]);
  }
  const start = peek(reader);
  const tokens: Token[] = [];
  for (let depth = 1; ; ) {
    const token = take(reader);
    if (token.type === 'end') throw new ParseFailure('a brace that never closes', start);
    if (isSign(token, '{')) depth += 1;
    else if (isSign(token, '}')) depth -= 1;
    if (depth === 0) break;
    tokens.push(token);
  }
  if (tokens.length === 0) throw new ParseFailure('a subscript or accent without content', start);
  return joinTokens(withNeededBraces(tokens));
}

/** `x_12` is x₁·2 in TeX and x₁₂ in haste. */
function firstOf(reader: Reader, token: Token): Token {
  const again = peek(reader);
  if (token.type === 'number' && (token.text.length > 1 || again.type === 'number')) {
    throw new ParseFailure('a subscript of several digits needs braces', token);
  }
  return token;
}

/**
 * The tokens without braces that only group. Braces around several tokens stay behind `^`, `_`, a command, or another
 * such group: `\frac{xy}{z}` is not `\frac{x}{yz}`, `p^{2n}` is not `p^2n`.
 */
export function withNeededBraces(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  const open: { readonly at: number; readonly needed: boolean }[] = [];
  let afterArgument = false;
  for (const token of tokens) {
    const before = kept[kept.length - 1];
    if (isSign(token, '{')) {
      open.push({ at: kept.length, needed: afterArgument || takesArgument(before) });
      kept.push(token);
      afterArgument = false;
    } else if (isSign(token, '}')) {
      const group = open.pop();
      if (group === undefined) continue;
      afterArgument = group.needed;
      if (group.needed && !isSingle(kept.slice(group.at + 1))) kept.push(token);
      else kept.splice(group.at, 1);
    } else {
      kept.push(token);
      afterArgument = before !== undefined && !isSign(before, '{') && takesArgument(before);
    }
  }
  return kept;
}

/** One token that reads the same without braces: `12` would fall apart into digits. */
function isSingle(tokens: readonly Token[]): boolean {
  const [only, ...more] = tokens;
  return more.length === 0 && !(only?.type === 'number' && only.text.length > 1);
}

function takesArgument(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return token.type === 'command' || (token.type === 'sign' && /^(?:[\^_]|\\[a-z]+)$/.test(token.text));
}

/** Tokens as LaTeX that lexes to the same tokens. */
export function joinTokens(tokens: readonly Token[]): string {
  let text = '';
  for (const token of tokens) {
    const piece = token.type === 'command' ? `\\${SAME_SYMBOL[token.text] ?? token.text}` : token.text;
    if (/\\[A-Za-z]+$/.test(text) && /^[A-Za-z]/.test(piece)) text += ' ';
    if (/[0-9]$/.test(text) && token.type === 'number') text += ' ';
    text += piece;
  }
  return text;
}
