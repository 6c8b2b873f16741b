import { accept, isSign, peek, type Reader, take } from './reader.ts';
import { ACCENTS, SAME_ACCENT, SAME_SYMBOL } from './symbols.ts';
import { ParseFailure, type Token } from './tokens.ts';

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

/** `x_12` can only have meant x₁₂, `x_1 2` anything, and `A_0\, 2^t` is a product. */
function firstOf(reader: Reader, token: Token): Token {
  const again = peek(reader);
  const goesOn = again.type === 'number' && again.spaced !== true;
  if (token.type === 'number' && (goesOn || token.text.includes('.'))) {
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
