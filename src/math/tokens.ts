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
  /** For a bar `|`: whether it opens or closes a modulus, or (`edge`) ends a `\left.`, or (`place`) stands before a place without one; absent when it is none of these. */
  readonly role?: 'open' | 'close' | 'edge' | 'place';
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

/** The state of cutting one formula into tokens. */
export interface Lexer {
  readonly source: string;
  at: number;
  /** For every open brace the type its content is set in. */
  readonly faces: Face[];
  /** A command was read that sets the type of the next group. */
  nextFace: Face | undefined;
  readonly tokens: Token[];
  /** A spacing command was read and no token since. */
  spaced: boolean;
  /** The delimiters of every open `\left`: where its token stands, or -1 for `\left.`, which has none. */
  readonly lefts: { readonly at: number; readonly empty: boolean }[];
}

/** The type a group is set in: italic letters are names each, upright ones make words, the rest are accents. */
export type Face = 'italic' | 'upright' | 'mathbf' | 'mathcal' | 'mathfrak';

/** The type that letters are set in at this place. */
export function faceOf(lexer: Lexer): Face {
  return lexer.faces[lexer.faces.length - 1] ?? 'italic';
}

/** Adds a token that stands for the next `length` characters of the source, which are used up by this. */
export function push(lexer: Lexer, type: Token['type'], text: string, length: number): void {
  pushAside(lexer, type, text, length);
  lexer.at += length;
}

/** Adds a token for the next `length` characters of the source without using them up. */
export function pushAside(lexer: Lexer, type: Token['type'], text: string, length: number): void {
  const start = lexer.at;
  lexer.tokens.push(
    lexer.spaced ? { type, text, start, length, spaced: true } : { type, text, start, length },
  );
  lexer.spaced = false;
}

/** Adds several tokens for one stretch of the source: signs, or numbers where the text is of digits. */
export function pushAll(lexer: Lexer, texts: readonly string[], length: number): void {
  for (const text of texts) {
    const type = /^[0-9]+$/.test(text) ? 'number' : /^[a-z]$/i.test(text) ? 'letter' : 'sign';
    pushAside(lexer, type, text, length);
  }
  lexer.at += length;
}
