/** White space and punctuation as they stand between a formula and its number. */
const GAP = String.raw`(?:[\s,;.~]|\\[,;:! ]|\\q?quad(?![A-Za-z]))*`;
const TAG = new RegExp(String.raw`${GAP}\\tag\*?\s*\{[^{}]*\}[\s.,]*$`);
/** `\quad (2.3)`, `\qquad (15a)`, `\quad (*)`: behind a wide space. */
const NUMBER = new RegExp(
  String.raw`${GAP}\\q?quad(?![A-Za-z])(?:\s|\\[,;:! ])*\((?:[0-9]+(?:\.[0-9]+){0,2}[a-z]?|\*+)\)[\s.,]*$`,
);
const STATES = /[=<>]|\\(?:approx|simeq|sim|equiv|propto|leq?|geq?|to|rightarrow)(?![A-Za-z])/;
/** Longer texts are no answer with a number. */
const MAX_TEXT = 2000;

/**
 * `F = ma. \tag{2.3}` and `F = ma \quad (2.3)` without the number a book gives the equation: behind a wide space nobody multiplies by
 * one. A formula that states nothing keeps a bracket behind it.
 */
export function withoutEquationNumber(text: string): string {
  if (text.length > MAX_TEXT) return text;
  const bare = text.includes('\\tag') ? text.replace(TAG, '') : text;
  if (!bare.includes('quad')) return bare;
  const found = NUMBER.exec(bare);
  const body = found === null ? '' : bare.slice(0, found.index);
  return STATES.test(body) ? body : bare;
}
