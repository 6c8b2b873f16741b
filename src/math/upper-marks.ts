import { isConnectionIndex } from './index-spacing.ts';
import { joinTokens } from './raw-arguments.ts';
import { isSign, peek, type Reader } from './reader.ts';
import type { Token } from './tokens.ts';

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

/** `^\dagger`, `^+`, `^{*}`-free marks, `^{(1)}` and tensor indices `^{\mu\nu}`; undefined (nothing taken) for a power. */
export function upperMark(reader: Reader, base: string): string | undefined {
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
  if (only?.type === 'command' && (only.text === 'max' || only.text === 'min'))
    return `^{\\mathrm{${only.text}}}`;
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
  if (tokens.length === 1 && first?.type === 'command' && /^(?:max|min)$/.test(first.text)) return true;
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
