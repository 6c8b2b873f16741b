import { isConnectionIndex } from './index-spacing.ts';
import { accept, isSign, peek, type Reader, take } from './reader.ts';
import { ACCENTS, SAME_ACCENT, SAME_SYMBOL, STACKED, SYMBOL_COMMANDS } from './symbols.ts';
import { ParseFailure, type Token } from './tokens.ts';

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
      const mark = indexSuperscript(reader, base);
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

/** Whether `{}_2F_1` or `^{14}\\mathrm{C}` comes next: scripts before a name. */
export function startsPrescript(reader: Reader): boolean {
  const first = peek(reader);
  if (first.type !== 'sign' || (first.text !== '{' && first.text !== '^')) return false;
  if (first.text === '{' && !isSign(peek(reader, 1), '}')) return false;
  const empty = first.text === '{' ? 2 : 0;
  const script = peek(reader, empty);
  const inner = peek(reader, empty + 1);
  if (isSign(script, '_')) return empty === 2;
  const number = isSign(inner, '{') ? peek(reader, empty + 2) : inner;
  return isSign(script, '^') && number.type === 'number';
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

/** `^\dagger`, `^+`, `^{*}`-free marks, `^{(1)}` and tensor indices `^{\mu\nu}`; undefined (nothing taken) for a power. */
function indexSuperscript(reader: Reader, base: string): string | undefined {
  if (!isSign(peek(reader), '^')) return undefined;
  const braced = isSign(peek(reader, 1), '{');
  if (braced && isSign(peek(reader, 2), "'")) return primesBefore(reader);
  const inner: Token[] = [];
  for (let at = braced ? 2 : 1; inner.length < 9; at += 1) {
    const token = peek(reader, at);
    if (token.type === 'end' || (braced && isSign(token, '}'))) break;
    inner.push(token);
    if (!braced) break;
  }
  if (inner.length === 0) return undefined;
  const isConnection = base === '\\Gamma' && isConnectionIndex(reader.tokens, reader.at);
  if (!isConnection && !isMark(inner, base) && !isSecondIndex(reader, inner)) return undefined;
  reader.at += inner.length + (braced ? 3 : 1);
  const [only] = inner;
  if (only?.type === 'word' && inner.length === 1)
    return only.text === 'T' ? '^{\\top}' : `^{\\mathrm{${only.text}}}`;
  const text = joinTokens(inner);
  return /^'+$/.test(text) ? text : `^{${text}}`;
}

/** `V^\nu` in a formula that has the index μ, or ν below, elsewhere. */
function isSecondIndex(reader: Reader, [index, ...more]: readonly Token[]): boolean {
  if (index?.type !== 'command' || more.length > 0 || !INDEX_LETTERS.has(index.text)) return false;
  return reader.tokens.some((token, at) => {
    if (token.type !== 'command') return false;
    const before = [1, 2, 3].map((back) => reader.tokens[at - back]?.text ?? '');
    const script =
      before[0] === '{' || reader.tokens[at - 1]?.type === 'command'
        ? before.find((text) => /^[_^]$/.test(text))
        : before[0];
    return (
      (token.text === 'mu' && (script === '_' || script === '^')) ||
      (token.text === index.text && script === '_')
    );
  });
}

/** The primes of `^{\prime}` and `^{\prime 2}`; whatever else stands in the group stays behind as a superscript. */
function primesBefore(reader: Reader): string {
  let count = 0;
  while (isSign(peek(reader, 2 + count), "'")) count += 1;
  if (isSign(peek(reader, 2 + count), '}')) reader.at += count + 3;
  else reader.tokens.splice(reader.at + 2, count);
  return "'".repeat(count);
}

function isMark(tokens: readonly Token[], base: string): boolean {
  const [first] = tokens;
  if (tokens.every(isMarkSign)) return true;
  if (tokens.length === 1 && first?.type === 'word' && (first.text.length > 1 || first.text === 'T'))
    return true;
  if (base === '\\partial')
    return tokens.length === 1 && (first?.type === 'letter' || first?.type === 'command');
  if (base !== 'e' && isOrdinal(tokens)) return true;
  if (isLatinIndices(tokens, base)) return true;
  // An exponential has exponents.
  const indices =
    base !== 'e' && tokens.every((token) => token.type === 'command' && INDEX_LETTERS.has(token.text));
  return indices && (tokens.length > 1 || SURE_INDICES.has(first?.text ?? ''));
}

/** `\epsilon^{ijk}` and `f^{abc}`: letters that count components, which nobody multiplies in an exponent. */
function isLatinIndices(tokens: readonly Token[], base: string): boolean {
  if (!tokens.every((token) => token.type === 'letter')) return false;
  const letters = tokens.map((token) => token.text).join('');
  return /^(?:ij|ji|[ijkl]{3,4})$/.test(letters) || (/^[fd]$/.test(base) && /^[a-e]{3}$/.test(letters));
}

function isMarkSign(token: Token): boolean {
  if (token.type === 'command') return token.text === 'perp' || token.text === 'parallel';
  return token.type === 'sign' && /^(?:\\dagger|\\star|\\circ|\\top|'|\+|-|\+-|-\+)$/.test(token.text);
}

/** `E^{(1)}`, `f^{(n)}`: a number or letter in brackets of its own counts, it is no power. */
function isOrdinal(tokens: readonly Token[]): boolean {
  const [open, inner, close, ...more] = tokens;
  if (open === undefined || inner === undefined || close === undefined || more.length > 0) return false;
  return isSign(open, '(') && isSign(close, ')') && ['number', 'letter', 'word'].includes(inner.type);
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

/** `x_12` can only have meant x₁₂, `x_1 2` anything. */
function firstOf(reader: Reader, token: Token): Token {
  const again = peek(reader);
  if (token.type === 'number' && (again.type === 'number' || token.text.includes('.'))) {
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

/** Commands that print an upright word, which is an index like any other: `T_{\max}` is `T_{\mathrm{max}}`. */
const INDEX_WORDS = new Set(['max', 'min', 'sup', 'inf', 'lim', 'det', 'exp']);

function pieceOf(token: Token): string {
  if (token.type === 'command' && INDEX_WORDS.has(token.text)) return token.text;
  if (token.type === 'command')
    return `\\${SAME_SYMBOL[token.text] ?? SAME_ACCENT[token.text] ?? token.text}`;
  if (token.type !== 'sign') return token.text;
  return { '+-': '\\pm', '-+': '\\mp' }[token.text] ?? token.text;
}

/** Tokens as LaTeX that lexes to the same tokens. */
export function joinTokens(tokens: readonly Token[]): string {
  let text = '';
  for (const token of tokens) {
    const piece = pieceOf(token);
    if (/\\[A-Za-z]+$/.test(text) && /^[A-Za-z]/.test(piece)) text += ' ';
    if (/[0-9]$/.test(text) && token.type === 'number') text += ' ';
    text += piece;
  }
  return text;
}
