/** Longer texts are no answer with a remark, and a search for one behind a million spaces would take minutes. */
const MAX_TEXT = 2000;

/** A statement in brackets behind a wide space or a comma at the end: `\quad (z > 0)`, `\qquad\left(h = 2\pi\hbar\right)`, `, (k = 1, 2)`. */
const ASIDE =
  /(?:[,;.]?\s*\\q?quad(?![A-Za-z])(?:\s|\\[ ,;:!])*|(?:\\[;: ]|~){2,}|[,;](?:\s|\\[ ,;:])*)(?:\\left|\\[bB]igg?l?)?\(([^()]+)(?:\\right|\\[bB]igg?r?)?\)\s*\.?\s*$/;
const STATES =
  /[=<>]|\\(?:leq?|geq?|leqslant|geqslant|neq?|ll|gg|approx|simeq|in|to)(?![A-Za-z])|\\text\s*\{\s*(?:for|if|where|when|with)/;
/** `\hbar = c = 1`: several constants by one number. */
const UNITS = /^\s*((?:(?:\\hbar|\\epsilon_0|\\epsilon_\{0\}|[cGk]|k_B|k_\{B\})\s*=\s*){2,})(1)\s*$/;
const BEGINS_WITH_WORD = /^\s*\\text\s*\{/;

/**
 * `E = …\quad (z > 0)` as `E = … \text{ for } z > 0`: what stands in brackets behind a wide space or a comma and holds a relation is no factor
 * but a condition, or the definition of a letter. A text of another make comes back as it is.
 */
export function withOpenAside(text: string): string {
  if (text.length > MAX_TEXT || !/\)\s*\.?\s*$/.test(text)) return text;
  const found = ASIDE.exec(text);
  const inside = found?.[1]?.replace(/\\right\s*$|\\[bB]igg?r?\s*$/, '');
  if (found === null || inside === undefined || !STATES.test(inside)) return text;
  const body = text.slice(0, found.index);
  if (body.trim() === '' || !isOutsideBraces(body)) return text;
  return `${body} ${BEGINS_WITH_WORD.test(inside) ? '' : '\\text{ for } '}${oneByOne(inside)}`;
}

function oneByOne(inside: string): string {
  const [, names, value = ''] = UNITS.exec(inside) ?? [];
  if (names === undefined) return inside;
  const each = names.split('=').filter((name) => name.trim() !== '');
  return each.map((name) => `${name.trim()} = ${value}`).join(', ');
}

function isOutsideBraces(before: string): boolean {
  const plain = before.replace(/\\[{}]/g, '');
  return (plain.match(/\{/g) ?? []).length === (plain.match(/\}/g) ?? []).length;
}
