import { isDigitCode, isLetterCode, isSpaceCode } from './characters.ts';
import { FUNCTIONS } from './functions.ts';
import { lexCommand, lexLetter, pushCommand } from './lex-commands.ts';
import { lexNumber, startsNumber } from './lex-numbers.ts';
import { faceOf, type Lexer, ParseFailure, push, pushAll, pushAside, type Token } from './tokens.ts';
import { LOWERED, RAISED, UNICODE, VULGAR } from './unicode.ts';
import { canonicalUnit } from './units.ts';

const SIGNS = new Set("+-*/^_=<>()[]{}|,;:!&'%".split(''));
/** Signs typed with several keys. */
const TYPED: Readonly<Record<string, string>> = {
  '<=': '\\leq',
  '>=': '\\geq',
  '->': '\\to',
  '<<': '\\ll',
  '>>': '\\gg',
  '==': '=',
  ':=': '=',
  '...': '\\ldots',
};
/** How each of them begins, and goes on. */
const BEGINS_TYPED = new Set('<>-=:.');
const GOES_ON_TYPED = new Set('=<>.');
/** Functions that are also read when they are typed without a backslash. */
const TYPED_FUNCTION = /^(?:arc)?(?:sin|cos|tan)$|^(?:sinh|cosh|tanh|exp|ln|log|sqrt)$/;

/** Splits a formula into tokens; throws {@link ParseFailure} at a character or number it refuses. */
export function lexLatex(source: string): readonly Token[] {
  const lexer: Lexer = {
    source,
    at: 0,
    faces: ['italic'],
    nextFace: undefined,
    tokens: [],
    spaced: false,
    lefts: [],
  };
  while (lexer.at < source.length) lexOne(lexer);
  lexer.tokens.push({ type: 'end', text: '', start: source.length, length: 0 });
  return lexer.tokens;
}

function lexOne(lexer: Lexer): void {
  const code = lexer.source.charCodeAt(lexer.at);
  const char = lexer.source[lexer.at] ?? '';
  if (isLetterCode(code)) lexLetters(lexer);
  else if (char === '\\') lexCommand(lexer);
  else if (isSpaceCode(code) || char === '~' || char === '$') lexer.at += 1;
  else if (isDigitCode(code) || (char === '.' && startsNumber(lexer))) lexNumber(lexer);
  else if (!lexTyped(lexer, char) && !lexUnicode(lexer, char)) lexSign(lexer, char);
}

/** `<=`, `->` and the like; false (nothing taken) for anything else. */
function lexTyped(lexer: Lexer, char: string): boolean {
  if (!BEGINS_TYPED.has(char) || !GOES_ON_TYPED.has(lexer.source[lexer.at + 1] ?? '')) return false;
  if (isScript(lexer, char)) return false;
  for (const length of [3, 2]) {
    const typed = lexer.source.slice(lexer.at, lexer.at + length);
    const sign = Object.hasOwn(TYPED, typed) ? TYPED[typed] : undefined;
    if (sign === undefined) continue;
    push(lexer, 'sign', sign, length);
    return true;
  }
  return false;
}

/** The index of `r_<=a`, the lesser of two, and of `G^>=b`: one sign, and the equation begins behind it. */
function isScript({ tokens }: Lexer, char: string): boolean {
  const before = tokens.at(-1);
  return /[<>]/.test(char) && before?.type === 'sign' && /^[_^]$/.test(before.text);
}

/** A character beyond ASCII that stands for a command, a script or a fraction; false (nothing taken) for any other. */
function lexUnicode(lexer: Lexer, char: string): boolean {
  if (char <= '\u007f') return false;
  if (
    char === '–' &&
    /[0-9]$/.test(lexer.source.slice(0, lexer.at)) &&
    /^[0-9]/.test(lexer.source.slice(lexer.at + 1))
  )
    throw new ParseFailure('a range from one number to another', { start: lexer.at, length: 1 });
  if (char === '−' || char === '–' || char === '‐') push(lexer, 'sign', '-', 1);
  else if (char === 'Å' || char === '\u212b') push(lexer, 'word', 'angstrom', 1);
  else if (char === '″') pushAll(lexer, ["'", "'"], 1);
  else if (Object.hasOwn(RAISED, char)) lexScript(lexer, '^', RAISED);
  else if (Object.hasOwn(LOWERED, char)) lexScript(lexer, '_', LOWERED);
  else if (VULGAR[char] !== undefined) pushVulgar(lexer, VULGAR[char]);
  else if (char === '√') lexRadical(lexer);
  else if (UNICODE[char] !== undefined) pushCommand(lexer, UNICODE[char], 1);
  else return false;
  return true;
}

/** A run of raised or lowered characters as one superscript or subscript. */
function lexScript(lexer: Lexer, sign: '^' | '_', table: Readonly<Record<string, string>>): void {
  let length = 0;
  let text = '';
  for (;;) {
    const next = table[lexer.source[lexer.at + length] ?? ''];
    if (next === undefined) break;
    text += next;
    length += 1;
  }
  const texts = text.match(/[0-9]+|./g) ?? [];
  pushAll(lexer, [sign, '{', ...texts, '}'], length);
}

function pushVulgar(lexer: Lexer, [over, under]: readonly [string, string]): void {
  pushAll(lexer, ['\\frac', '{', over, '}', '{', under, '}'], 1);
}

/** `√12` reaches over the whole number, unlike `\sqrt12`. */
function lexRadical(lexer: Lexer): void {
  pushAside(lexer, 'command', 'sqrt', 1);
  lexer.at += 1;
  const digits = /^[0-9.]+/.exec(lexer.source.slice(lexer.at, lexer.at + 40))?.[0];
  if (digits === undefined) return;
  pushAside(lexer, 'sign', '{', 0);
  push(lexer, 'number', digits, digits.length);
  pushAside(lexer, 'sign', '}', 0);
}

/** The full stop behind a formula in a table, in front of a wide space, or between two lines: `0. & x > 1 \\\\`. */
const ENDS_FORMULA = /^\.\s*(?:\\\\|&|\\end(?![A-Za-z])|\\q?quad(?![A-Za-z]))/;

function lexSign(lexer: Lexer, char: string): void {
  if (char === '.' && isPointOfUnits(lexer)) {
    push(lexer, 'sign', '\\cdot', 1);
    return;
  }
  if (char === '.' && ENDS_FORMULA.test(lexer.source.slice(lexer.at, lexer.at + 40))) {
    lexer.at += 1;
    return;
  }
  if (!SIGNS.has(char)) {
    const place = { start: lexer.at, length: 1 };
    throw new ParseFailure(`the character ${JSON.stringify(char)} is not read`, place);
  }
  if (char === '{') {
    lexer.faces.push(lexer.nextFace ?? faceOf(lexer));
    lexer.nextFace = undefined;
  }
  if (char === '%' && !isPercentage(lexer))
    throw new ParseFailure('an unescaped % starts a comment', { start: lexer.at, length: 1 });
  if (char === '}' && lexer.faces.length > 1) lexer.faces.pop();
  push(lexer, 'sign', char, 1);
}

/** `50%` at the very end can only have meant percent. */
function isPercentage(lexer: Lexer): boolean {
  return lexer.tokens.at(-1)?.type === 'number' && lexer.source.slice(lexer.at + 1).trim() === '';
}

/** The point of `\text{N.m}` and `\mathrm{dyn. cm}`: between two units it multiplies. */
function isPointOfUnits(lexer: Lexer): boolean {
  const before = lexer.tokens.at(-1);
  if (before?.type !== 'word' || faceOf(lexer) !== 'upright' || canonicalUnit(before.text) === undefined)
    return false;
  const next = /^\.\s?([A-Za-z]+)/.exec(lexer.source.slice(lexer.at, lexer.at + 14))?.[1];
  return next !== undefined && canonicalUnit(next) !== undefined;
}

/** A letter of its own, or an upright word, or a function typed without its backslash. */
function lexLetters(lexer: Lexer): void {
  const { source, at } = lexer;
  if (source.charCodeAt(at + 1) === FULL_STOP && lexInitials(lexer)) return;
  const end = Math.min(at + MAX_RUN, source.length);
  let to = at + 1;
  while (to < end && isLetterCode(source.charCodeAt(to))) to += 1;
  const begins =
    to > at + 1 && (!isLetterCode(source.charCodeAt(at - 1)) || lexer.tokens.at(-1)?.type === 'command');
  const run = begins && !opensIndex(lexer) ? source.slice(at, to) : '';
  if (faceOf(lexer) === 'upright') push(lexer, 'word', source.slice(at, to), to - at);
  else if (TYPED_FUNCTION.test(run) && Object.hasOwn(FUNCTIONS, run)) push(lexer, 'command', run, run.length);
  else lexLetter(lexer, source.slice(at, at + 1), 1);
}

const FULL_STOP = 46;
/** `K.E.`, `B.E.`, `c.m.`, `r.m.s.`: names that are written by their initials. Others, as `a.u.` and `c.c.`, are no name. */
const INITIALS = /^(?:[A-Z]\.\s?[A-Z]\.|(?:c\.m|c\.o\.m|r\.m\.s|e\.m\.f)\.)(?![A-Za-z])/;

/** Initials as one upright word; false (nothing taken) for anything else. */
function lexInitials(lexer: Lexer): boolean {
  const { source, at } = lexer;
  const found = isLetterCode(source.charCodeAt(at - 1)) ? null : INITIALS.exec(source.slice(at, at + 12));
  if (found === null) return false;
  push(lexer, 'word', found[0].replace(/[\s.]/g, ''), found[0].length);
  return true;
}

/** Whether the letters stand right behind `_` or `_{`: `W_{ln}` has two indices and no logarithm. */
function opensIndex({ tokens }: Lexer): boolean {
  const [last, before] = [tokens.at(-1), tokens.at(-2)];
  if (last?.type !== 'sign') return false;
  return last.text === '_' || (last.text === '{' && before?.type === 'sign' && before.text === '_');
}

/** Letters of the longest word. */
const MAX_RUN = 400;
