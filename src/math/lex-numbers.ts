import { isDigitCode } from './characters.ts';
import { faceOf, type Lexer, ParseFailure, push, pushAll, SizeFailure, type Token } from './tokens.ts';

const MAX_DIGITS = 400;
/** Behind a whole number these begin an exponent, a percentage, a decimal part or a group of thousands. */
const GOES_ON = /[.,{~eExXp\s\u0080-\uffff]/;
/** Commands that may go on with a number: a space between thousands, an upright E, a word for percent. */
const GOES_ON_AS_COMMAND = /[^A-Za-z]|[mt]/;

/** Whether nothing behind the digits up to this place can belong to their number. */
function isWholeNumber({ source }: Lexer, end: number): boolean {
  const next = source[end] ?? ')';
  if (next !== '\\') return !GOES_ON.test(next);
  return !GOES_ON_AS_COMMAND.test(source[end + 1] ?? ' ');
}

/** Digits, thousands separators that cannot be anything else, one decimal point, a decimal exponent after it. */
export function lexNumber(lexer: Lexer): void {
  let end = lexer.at;
  while (isDigitCode(lexer.source.charCodeAt(end))) end += 1;
  const digits = end - lexer.at;
  if (digits > 0 && digits <= MAX_DIGITS && isWholeNumber(lexer, end))
    push(lexer, 'number', lexer.source.slice(lexer.at, end), digits);
  else lexMarkedNumber(lexer);
}

function lexMarkedNumber(lexer: Lexer): void {
  const rest = lexer.source.slice(lexer.at, lexer.at + 2 * MAX_DIGITS + 2);
  const grouped = /^[0-9]{1,3}(?:(?:,\\!|,|\{,\}|\\,|~|[ \u00a0\u202f])[0-9]{3}(?![0-9]))+(?:\.[0-9]+)?/.exec(
    rest,
  )?.[0];
  const plain = /^[0-9]*(?:\.[0-9]+)?/.exec(rest)?.[0] ?? '';
  const decimal = /^[0-9]+\{,\}[0-9]+/.exec(rest)?.[0];
  const isGrouped = grouped !== undefined && mayGroup(lexer, grouped);
  const raw = isGrouped ? grouped : (decimal ?? plain);
  const text = !isGrouped && decimal !== undefined ? raw.replace('{,}', '.') : raw.replace(/[^0-9.]/g, '');
  if (text.length > MAX_DIGITS) {
    const place = { start: lexer.at, length: text.length };
    throw new SizeFailure(`a number of more than ${MAX_DIGITS} digits`, place);
  }
  refuseMarks(lexer, raw);
  push(lexer, 'number', text.startsWith('.') ? `0${text}` : text, raw.length);
  if (isFullStop(lexer)) lexer.at += 1;
  lexExponent(lexer, text);
  lexPercent(lexer);
}

/** `30 percent`, `5 pct`: the word is the sign, bare or in upright type. */
function lexPercent(lexer: Lexer): void {
  const rest = lexer.source.slice(lexer.at, lexer.at + 60);
  const word =
    /^(?:\s|~|\\[ ,;])*(?:per ?cent|pct)(?![A-Za-z])\.?/.exec(rest)?.[0] ??
    /^(?:\s|~|\\[ ,;])*\\(?:text|mathrm|textrm)\s*\{\s*(?:per ?cent|pct)\.?\s*\}/.exec(rest)?.[0];
  if (word !== undefined) push(lexer, 'sign', '%', word.length);
}

/** `3.` ends in a decimal point or a sentence; `3...` begins an ellipsis. */
function isFullStop(lexer: Lexer): boolean {
  return lexer.source[lexer.at] === '.' && !/^\.[.0-9]/.test(lexer.source.slice(lexer.at, lexer.at + 2));
}

/** A bare comma groups thousands only outside brackets and never after a leading zero. */
function mayGroup(lexer: Lexer, grouped: string): boolean {
  if (grouped.startsWith('0')) return false;
  if (!/[0-9],[0-9]/.test(grouped)) return true;
  const open = lexer.tokens.reduce((depth, token) => depth + bracketStep(token), 0);
  const listed = lexer.tokens.some((token) => token.text === ',' || token.text === ';');
  return open === 0 && !listed && !/^\s*,/.test(lexer.source.slice(lexer.at + grouped.length));
}

/** By how much a token changes the number of open brackets and groups. */
function bracketStep({ type, text }: Token): number {
  if (type !== 'sign') return 0;
  if (text === '(' || text === '[' || text === '{' || text === '\\{') return 1;
  return text === ')' || text === ']' || text === '}' || text === '\\}' ? -1 : 0;
}

/** `1,22` and `1.234.567` mean different numbers in different countries. */
function refuseMarks(lexer: Lexer, raw: string): void {
  const after = lexer.source.slice(lexer.at + raw.length, lexer.at + raw.length + 2);
  const outside = lexer.tokens.length === 0 || lexer.tokens.at(-1)?.text === '=';
  const listed = /\\[lcd]?dots|\.\.\.|…/.test(lexer.source);
  if (!/^\.[0-9]/.test(after) && !(outside && !listed && /^,[0-9]/.test(after))) return;
  const place = { start: lexer.at, length: raw.length + 2 };
  throw new ParseFailure('the decimal or thousands mark is ambiguous', place);
}

/**
 * `1.5e-3`, `2E8`: an exponent only directly behind a number; with an integer before it `2e-3` might be 2·e − 3, unless
 * the exponent has two digits. And `6.6 x 10^…`, where the letter stands for the sign of multiplication.
 */
function lexExponent(lexer: Lexer, mantissa: string): void {
  const times = /^\s*[xX]\s*(?=10\s*(?:\^|[⁰¹²³⁴-⁹⁺⁻]))/.exec(
    lexer.source.slice(lexer.at, lexer.at + 12),
  )?.[0];
  if (times !== undefined) {
    pushAll(lexer, ['*'], times.length);
    return;
  }
  if (lexUprightExponent(lexer)) return;
  const found = /^[eE]([-+−]?)([0-9]{1,4})(?![0-9A-Za-z.])/.exec(lexer.source.slice(lexer.at, lexer.at + 8));
  if (found === null || faceOf(lexer) === 'upright') return;
  const [raw, sign = '', digits = ''] = found;
  if (!mantissa.includes('.') && raw.startsWith('e') && digits.length < 2 && sign !== '') {
    const place = { start: lexer.at, length: raw.length };
    throw new ParseFailure('“e” may be the number e or a power of ten', place);
  }
  const minus = sign === '-' || sign === '−' ? ['-'] : [];
  pushAll(lexer, ['*', '10', '^', '{', ...minus, digits, '}'], raw.length);
}

/** An upright E and its exponent, of which the sign or all of it may stand in the upright type too. */
const UPRIGHT_EXPONENT =
  /^\\(?:mathrm|text|textrm|textnormal)\s*\{\s*[eE]\s*([-+−]?)\s*(?:\}\s*(?:\{([-+−]?)([0-9]{1,4})\}|([-+−]?)([0-9]{1,4})(?![0-9A-Za-z.]))|([0-9]{1,4})\s*\})/;

/** `6.02\mathrm{e}{-34}`, `6.02\text{e-}34`: an upright E between two numbers is a power of ten, as programs print it. */
function lexUprightExponent(lexer: Lexer): boolean {
  const found = UPRIGHT_EXPONENT.exec(lexer.source.slice(lexer.at, lexer.at + 48));
  if (found === null) return false;
  const [raw, first = '', second = '', braced, third = '', bare, whole] = found;
  const signs = [first, second, third].filter((sign) => sign !== '');
  if (signs.length > 1) return false;
  const minus = signs.some((sign) => sign !== '+') ? ['-'] : [];
  pushAll(lexer, ['*', '10', '^', '{', ...minus, braced ?? bare ?? whole ?? '', '}'], raw.length);
  return true;
}

/** Whether a character starts a number here: a digit, or a point before one. */
export function startsNumber(lexer: Lexer): boolean {
  const { source, at } = lexer;
  return isDigitCode(source.charCodeAt(at)) || (source[at] === '.' && isDigitCode(source.charCodeAt(at + 1)));
}
