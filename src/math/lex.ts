import { IGNORED, SIGN_COMMANDS, UNICODE, UPRIGHT, UPRIGHT_SWITCHES } from './functions.ts';

/**
 * One token of a formula. `letter` is one italic letter, `word` a run of upright letters, `command` a backslash command
 * (text without the backslash), `sign` everything with a meaning of its own. Positions count UTF-16 units from 0.
 */
export interface Token {
  readonly type: 'number' | 'letter' | 'word' | 'command' | 'sign' | 'end';
  readonly text: string;
  readonly start: number;
  readonly length: number;
  /** A spacing command such as `\,` stands before it. */
  readonly spaced?: boolean;
}

/** A formula that cannot be read: why, and where. Caught by `parseLatex`. */
export class ParseFailure extends Error {
  override readonly name = 'ParseFailure';
  readonly position: number;
  readonly length: number;
  constructor(message: string, place: { readonly start: number; readonly length: number }) {
    super(message);
    this.position = place.start;
    this.length = place.length;
  }
}

/** A formula beyond a cap: nothing is said about whether it could be read otherwise. */
export class SizeFailure extends ParseFailure {}

const DIGIT = /[0-9]/;
const LETTER = /[A-Za-z]/;
const SPACE = /\s/;
const SIGNS = new Set("+-*/^_=<>()[]{}|,;:!&'%~".split(''));
const MAX_DIGITS = 400;
/** Commands of visible space, which may end the argument of a function without parentheses. */
const SPACES: ReadonlySet<string> = new Set([',', ';', ':', '>', 'quad', 'qquad', 'thinspace', 'enspace']);

interface Lexer {
  readonly source: string;
  at: number;
  /** For every open brace whether its content is upright. */
  readonly upright: boolean[];
  /** An upright command was read and its opening brace is next. */
  uprightNext: boolean;
  readonly tokens: Token[];
  /** A spacing command was read and no token since. */
  spaced: boolean;
}

/** Splits a formula into tokens; throws {@link ParseFailure} at a character or number it refuses. */
export function lexLatex(source: string): readonly Token[] {
  const lexer: Lexer = { source, at: 0, upright: [false], uprightNext: false, tokens: [], spaced: false };
  while (lexer.at < source.length) lexOne(lexer);
  lexer.tokens.push({ type: 'end', text: '', start: source.length, length: 0 });
  return lexer.tokens;
}

function lexOne(lexer: Lexer): void {
  const char = lexer.source[lexer.at] ?? '';
  if (SPACE.test(char) || char === '~' || char === '$') lexer.at += 1;
  else if (DIGIT.test(char) || (char === '.' && DIGIT.test(lexer.source[lexer.at + 1] ?? '')))
    lexNumber(lexer);
  else if (LETTER.test(char)) lexLetters(lexer);
  else if (char === '\\') lexCommand(lexer);
  else if (char === '−' || char === '–') push(lexer, 'sign', '-', 1);
  else if (UNICODE[char] !== undefined) pushCommand(lexer, UNICODE[char], 1);
  else if (SIGNS.has(char)) lexSign(lexer, char);
  else
    throw new ParseFailure(`the character ${JSON.stringify(char)} is not read`, {
      start: lexer.at,
      length: 1,
    });
}

function push(lexer: Lexer, type: Token['type'], text: string, length: number): void {
  const spaced = lexer.spaced && { spaced: true };
  lexer.tokens.push({ type, text, start: lexer.at, length, ...spaced });
  lexer.spaced = false;
  lexer.at += length;
}

function isUpright(lexer: Lexer): boolean {
  return lexer.upright[lexer.upright.length - 1] === true;
}

function lexSign(lexer: Lexer, char: string): void {
  if (char === '{') {
    lexer.upright.push(lexer.uprightNext || isUpright(lexer));
    lexer.uprightNext = false;
  }
  if (char === '%' && !isPercentage(lexer))
    throw new ParseFailure('an unescaped % starts a comment', { start: lexer.at, length: 1 });
  if (char === '}' && lexer.upright.length > 1) lexer.upright.pop();
  push(lexer, 'sign', char, 1);
}

/** `50%` at the very end can only have meant percent. */
function isPercentage(lexer: Lexer): boolean {
  return lexer.tokens.at(-1)?.type === 'number' && lexer.source.slice(lexer.at + 1).trim() === '';
}

function lexLetters(lexer: Lexer): void {
  let end = lexer.at + 1;
  if (isUpright(lexer)) while (LETTER.test(lexer.source[end] ?? '')) end += 1;
  push(lexer, isUpright(lexer) ? 'word' : 'letter', lexer.source.slice(lexer.at, end), end - lexer.at);
}

function lexCommand(lexer: Lexer): void {
  let end = lexer.at + 1;
  while (LETTER.test(lexer.source[end] ?? '')) end += 1;
  if (end === lexer.at + 1) end += 1;
  const name = lexer.source.slice(lexer.at + 1, end);
  const length = end - lexer.at;
  if (name === '' || name === ' ' || name === '(' || name === ')' || name === '[' || name === ']')
    lexer.at = end;
  else pushCommand(lexer, name, length);
}

function pushCommand(lexer: Lexer, name: string, length: number): void {
  const sign = Object.hasOwn(SIGN_COMMANDS, name) ? SIGN_COMMANDS[name] : undefined;
  if (name === 'AA') {
    push(lexer, 'word', 'angstrom', length);
    return;
  }
  const word = UPRIGHT.has(name)
    ? /^\*? *\{ *([A-Za-z]+|\\AA) *\}/.exec(lexer.source.slice(lexer.at + length, lexer.at + length + 80))
    : null;
  if (word !== null) {
    push(lexer, 'word', word[1] === '\\AA' ? 'angstrom' : (word[1] ?? ''), length + word[0].length);
  } else if (UPRIGHT.has(name)) {
    lexer.uprightNext = lexer.source
      .slice(lexer.at + length)
      .trimStart()
      .startsWith('{');
    lexer.at += length;
    if (name === 'operatorname' && lexer.source[lexer.at] === '*') lexer.at += 1;
  } else if (UPRIGHT_SWITCHES.has(name)) {
    lexer.upright[lexer.upright.length - 1] = true;
    lexer.at += length;
  } else if (IGNORED.has(name)) {
    lexer.spaced ||= SPACES.has(name);
    lexer.at += length;
    if ((name === 'left' || name === 'right') && lexer.source[lexer.at] === '.') lexer.at += 1;
  } else if (sign !== undefined) push(lexer, 'sign', sign, length);
  else push(lexer, 'command', name, length);
}

/** Digits, thousands separators that cannot be anything else, one decimal point, a decimal exponent after it. */
function lexNumber(lexer: Lexer): void {
  const rest = lexer.source.slice(lexer.at, lexer.at + 2 * MAX_DIGITS + 2);
  const grouped = /^[0-9]{1,3}(?:(?:,|\{,\}|\\,|~| )[0-9]{3}(?![0-9]))+(?:\.[0-9]+)?/.exec(rest)?.[0];
  const plain = /^[0-9]*(?:\.[0-9]+)?/.exec(rest)?.[0] ?? '';
  const raw = grouped !== undefined && mayGroup(lexer, grouped) ? grouped : plain;
  const text = raw.replace(/[^0-9.]/g, '');
  if (text.length > MAX_DIGITS) {
    throw new SizeFailure(`a number of more than ${MAX_DIGITS} digits`, {
      start: lexer.at,
      length: text.length,
    });
  }
  refuseMarks(lexer, raw);
  push(lexer, 'number', text.startsWith('.') ? `0${text}` : text, raw.length);
  if (lexer.source[lexer.at] === '.' && !DIGIT.test(lexer.source[lexer.at + 1] ?? '')) lexer.at += 1;
  lexExponent(lexer, text);
}

/** A bare comma groups thousands only outside brackets and never after a leading zero. */
function mayGroup(lexer: Lexer, grouped: string): boolean {
  if (grouped.startsWith('0')) return false;
  if (!/[0-9],[0-9]/.test(grouped)) return true;
  const open = lexer.tokens.filter((token) => token.type === 'sign' && '([\\{'.includes(token.text)).length;
  const listed = lexer.tokens.some((token) => token.text === ',' || token.text === ';');
  return open === 0 && !listed && !/^\s*,/.test(lexer.source.slice(lexer.at + grouped.length));
}

/** `1,22` and `1.234.567` mean different numbers in different countries. */
function refuseMarks(lexer: Lexer, raw: string): void {
  const after = lexer.source.slice(lexer.at + raw.length, lexer.at + raw.length + 2);
  const outside = lexer.tokens.length === 0 || lexer.tokens.at(-1)?.text === '=';
  if (/^\.[0-9]/.test(after) || (outside && /^,[0-9]/.test(after))) {
    throw new ParseFailure('the decimal or thousands mark is ambiguous', {
      start: lexer.at,
      length: raw.length + 2,
    });
  }
}

/** `1.5e-3`: an exponent only directly behind a number; with an integer before a sign `2e-3` might be 2·e − 3. */
function lexExponent(lexer: Lexer, mantissa: string): void {
  const found = /^[eE]([+-]?)([0-9]{1,4})(?![0-9A-Za-z.])/.exec(lexer.source.slice(lexer.at, lexer.at + 8));
  if (found === null || isUpright(lexer)) return;
  const [raw, sign = '', digits = ''] = found;
  if (sign !== '' && !mantissa.includes('.') && raw.startsWith('e')) {
    throw new ParseFailure('“e” may be the number e or a power of ten', {
      start: lexer.at,
      length: raw.length,
    });
  }
  const start = { start: lexer.at, length: raw.length };
  lexer.tokens.push({ type: 'sign', text: '*', ...start }, { type: 'number', text: '10', ...start });
  lexer.tokens.push({ type: 'sign', text: '^', ...start }, { type: 'sign', text: '{', ...start });
  if (sign === '-') lexer.tokens.push({ type: 'sign', text: '-', ...start });
  lexer.tokens.push({ type: 'number', text: digits, ...start }, { type: 'sign', text: '}', ...start });
  lexer.at += raw.length;
}
