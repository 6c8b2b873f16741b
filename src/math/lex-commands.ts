import { isLetterCode } from './characters.ts';
import { IGNORED, IGNORED_WITH_ARGUMENT, SIGN_COMMANDS, SPACES, SWITCHES, UPRIGHT } from './commands.ts';
import { SYMBOL_COMMANDS } from './symbols.ts';
import { faceOf, type Lexer, push, pushAside, type Token } from './tokens.ts';

/** Commands that only mark where mathematics begins and ends. */
const DELIMITERS = new Set(['', ' ', '\n', '\t', '(', ')', '[', ']']);
/** A bar that says itself on which side it stands. */
const BARS: Readonly<Record<string, 'open' | 'close'>> = {
  lvert: 'open',
  rvert: 'close',
  bigl: 'open',
  bigr: 'close',
};

/** Reads the command at the backslash. */
export function lexCommand(lexer: Lexer): void {
  let end = lexer.at + 1;
  while (isLetterCode(lexer.source.charCodeAt(end))) end += 1;
  if (end === lexer.at + 1) end += 1;
  const name = lexer.source.slice(lexer.at + 1, end);
  const length = end - lexer.at;
  if (DELIMITERS.has(name)) {
    lexer.spaced ||= name.trim() === '' && name !== '';
    lexer.at = Math.min(end, lexer.source.length);
  } else if (name === 'lvert' || name === 'rvert') pushBar(lexer, length, BARS[name]);
  else pushCommand(lexer, name, length);
}

/** Adds what the command stands for, and uses up `length` characters, or more where its argument is read with it. */
export function pushCommand(lexer: Lexer, name: string, length: number): void {
  if (SYMBOLS.has(name)) pushFaced(lexer, { type: 'command', text: name, length });
  else pushOther(lexer, name, length);
}

function pushOther(lexer: Lexer, name: string, length: number): void {
  const sign = SIGNS.get(name);
  const face = FACES.get(name);
  if (UPRIGHT.has(name)) pushUpright(lexer, name, length);
  else if (face !== undefined) {
    lexer.faces[lexer.faces.length - 1] = face;
    lexer.at += length;
  } else if (name === 'left' || name === 'right') pushDelimiter(lexer, name, length);
  else if (IGNORED.has(name)) {
    lexer.spaced ||= SPACES.has(name);
    lexer.at += length;
    if (/^big+[lr]$/i.test(name) && lexer.source[lexer.at] === '|')
      pushBar(lexer, 1, BARS[name.toLowerCase().replace(/^bigg/, 'big')]);
  } else if (IGNORED_WITH_ARGUMENT.has(name)) skipArgument(lexer, length);
  else if (name === 'not') pushNegated(lexer, length);
  else if (sign !== undefined) pushSign(lexer, sign, length);
  else if (name === 'AA' || name === 'angstrom') push(lexer, 'word', 'angstrom', length);
  else if (RINGED.has(name) && ringedLength(lexer, length) > 0)
    push(lexer, 'word', 'angstrom', length + ringedLength(lexer, length));
  else push(lexer, 'command', name, length);
}

const SIGNS: ReadonlyMap<string, string> = new Map(Object.entries(SIGN_COMMANDS));
const FACES = new Map(Object.entries(SWITCHES));

/** Most commands are symbols, of which none is also anything else. */
const SYMBOLS: ReadonlySet<string> = new Set(
  [...SYMBOL_COMMANDS].filter(
    (name) =>
      !Object.hasOwn(SIGN_COMMANDS, name) &&
      !Object.hasOwn(SWITCHES, name) &&
      ![UPRIGHT, IGNORED, IGNORED_WITH_ARGUMENT].some((names) => names.has(name)),
  ),
);

/** Commands that set a ring over a letter; over a capital A they write the unit. */
const RINGED = new Set(['overset', 'stackrel', 'mathring']);

/** Characters of `{\circ}{A}` or `{A}` behind such a command of the given length; 0 for anything else. */
function ringedLength(lexer: Lexer, length: number): number {
  const ring = lexer.source.startsWith('\\mathring', lexer.at) ? '' : '\\s*\\{\\s*\\\\circ\\s*\\}';
  const rest = lexer.source.slice(lexer.at + length, lexer.at + length + 60);
  const letter = new RegExp(`^${ring}\\s*\\{\\s*(?:A|\\\\(?:text|mathrm|rm)\\s*\\{\\s*A\\s*\\})\\s*\\}`).exec(
    rest,
  );
  return letter?.[0].length ?? 0;
}

/** A sign; the space that may be asked for behind a new line, `\\\\[2pt]`, goes with it. */
function pushSign(lexer: Lexer, sign: string, length: number): void {
  push(lexer, 'sign', sign, length);
  if (sign !== '\\\\') return;
  const rest = lexer.source.slice(lexer.at, lexer.at + 20);
  lexer.at += /^\s*\[-?[0-9.]+\s*[a-z]{2}\]/.exec(rest)?.[0].length ?? 0;
}

/** Adds an italic letter, in bold or script type behind a switch such as `\bf`. */
export function lexLetter(lexer: Lexer, text: string, length: number): void {
  pushFaced(lexer, { type: 'letter', text, length });
}

function pushFaced(lexer: Lexer, token: Pick<Token, 'type' | 'text' | 'length'>): void {
  const face = faceOf(lexer);
  const plain = face === 'italic' || face === 'upright';
  if (plain) {
    push(lexer, token.type, token.text, token.length);
    return;
  }
  pushAside(lexer, 'command', face, 0);
  pushAside(lexer, 'sign', '{', 0);
  push(lexer, token.type, token.text, token.length);
  pushAside(lexer, 'sign', '}', 0);
}

/** `\mathrm{kg}` as one word; anything longer sets the type of the group that follows. */
function pushUpright(lexer: Lexer, name: string, length: number): void {
  const rest = lexer.source.slice(lexer.at + length, lexer.at + length + 80);
  const word = /^\*? *\{\s*([A-Za-z]+(?=\.?\s*\})|\\AA|Å)\.?\s*\}/.exec(rest);
  if (word !== null) {
    const text = /^[A-Za-z]/.test(word[1] ?? '') ? spelledOut(word[1] ?? '') : 'angstrom';
    push(lexer, 'word', text, length + word[0].length);
    return;
  }
  const numbered = name === 'operatorname' ? /^\*? *\{\s*([A-Za-z]+[0-9]+)\s*\}/.exec(rest) : null;
  if (numbered !== null) {
    push(lexer, 'word', numbered[1] ?? '', length + numbered[0].length);
    return;
  }
  const blank = name === 'operatorname' ? null : /^\s*\{[\s~]*\}(?!\s*[_^])/.exec(rest);
  if (blank !== null) {
    lexer.spaced = true;
    lexer.at += length + blank[0].length;
    return;
  }
  lexer.at += length;
  if (name === 'operatorname' && lexer.source[lexer.at] === '*') lexer.at += 1;
  if (/^\s*\{/.test(rest)) lexer.nextFace = 'upright';
  else pushSingleUpright(lexer, name);
}

/** An abbreviated word in full. */
function spelledOut(word: string): string {
  return word === 'const' ? 'constant' : word;
}

/** `\mathrm d`: TeX takes the one letter that follows. */
function pushSingleUpright(lexer: Lexer, name: string): void {
  const letter = /^\s*([A-Za-z])/.exec(lexer.source.slice(lexer.at, lexer.at + 20));
  // A bold letter is another name, as the regularised F of hypergeometric functions.
  if (name === 'textbf') push(lexer, 'command', 'mathbf', 0);
  else if (letter !== null) push(lexer, 'word', letter[1] ?? '', letter[0].length);
}

function pushBar(lexer: Lexer, length: number, role: Token['role']): void {
  push(lexer, 'sign', '|', length);
  setRole(lexer, lexer.tokens.length - 1, role);
}

function setRole(lexer: Lexer, at: number, role: Token['role']): void {
  const token = lexer.tokens[at];
  if (token !== undefined && role !== undefined) lexer.tokens[at] = { ...token, role };
}

/** `\left` and `\right` with a bar, an angle or a point behind them; other delimiters are read as themselves. */
function pushDelimiter(lexer: Lexer, name: 'left' | 'right', length: number): void {
  lexer.at += length;
  const found = /^\s*(\.|\||[<>]|\\vert(?![A-Za-z])|\\[lr]vert(?![A-Za-z]))/.exec(
    lexer.source.slice(lexer.at, lexer.at + 12),
  );
  const delimiter = found?.[1] ?? '';
  const opening = name === 'right' ? lexer.lefts.pop() : undefined;
  if (name === 'left') lexer.lefts.push({ at: lexer.tokens.length, empty: delimiter === '.' });
  if (found === null) return;
  if (delimiter === '.') {
    lexer.at += found[0].length;
    return;
  }
  if (delimiter === '<' || delimiter === '>') {
    push(lexer, 'sign', delimiter === '<' ? '\\langle' : '\\rangle', found[0].length);
    return;
  }
  pushBar(lexer, found[0].length, name === 'left' ? 'open' : 'close');
  if (opening?.empty === true) pairEdge(lexer, opening.at);
}

/** `\left. f \right|_{x=0}`: a mark where it opens, so that the bar is no modulus. */
function pairEdge(lexer: Lexer, at: number): void {
  setRole(lexer, lexer.tokens.length - 1, 'edge');
  const start = lexer.tokens[at]?.start ?? lexer.at;
  lexer.tokens.splice(at, 0, { type: 'sign', text: '\\left.', start, length: 0 });
  for (const [index, left] of lexer.lefts.entries())
    if (left.at >= at) lexer.lefts[index] = { ...left, at: left.at + 1 };
}

function skipArgument(lexer: Lexer, length: number): void {
  lexer.at += length;
  const rest = lexer.source.slice(lexer.at, lexer.at + 200);
  const taken = /^\*?\s*\{[^{}]*\}/.exec(rest) ?? /^\s*-?[0-9.]+\s*(?:pt|em|ex|mu|cm|mm)/.exec(rest);
  lexer.at += taken?.[0].length ?? 0;
}

/** `\not=` is an inequality, `\not p` a slashed name; any other negated sign is refused by the parser. */
function pushNegated(lexer: Lexer, length: number): void {
  const rest = lexer.source.slice(lexer.at + length, lexer.at + length + 20);
  const equals = /^\s*(?:=|\{=\})/.exec(rest);
  const blank = /^(?:\\!|\s)*/.exec(rest)?.[0].length ?? 0;
  if (equals !== null) push(lexer, 'sign', '\\neq', length + equals[0].length);
  else
    push(
      lexer,
      'command',
      /^(?:[A-Za-z{]|\\(?!in|to|l|ge|sub|sup))/.test(rest.slice(blank)) ? 'slashed' : 'not',
      length + blank,
    );
}
