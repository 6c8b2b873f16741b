/** White space as LaTeX writes it, without a comma of its own: two ways to read one sign would multiply. */
const GAP = String.raw`(?:[\s~]|\\[,;:! ]|\\q?quad(?![A-Za-z]))`;
const NUMBER = String.raw`(?:-|\\pm\s*)?\d+`;
/** `n`, `\ell`, `n_r`, `n_{\rm r}`: a name that counts. */
const NAME = String.raw`((?:[A-Za-z]|\\ell)(?:_(?:[A-Za-z0-9]|\{[A-Za-z0-9\\ ]+\}))?)`;
const DOTS = String.raw`(?:\\[lc]?dots|\.\.\.|…)`;
const LISTED = `${NUMBER}(?:${GAP}*,${GAP}*${NUMBER})*${GAP}*,${GAP}*${DOTS}`;
const WHOLE_NUMBERS = String.raw`\\mathbb\s*(?:\{[NZ]\}|[NZ])(?:[_^](?:[+0*]|\{[+0*>]*\}))*`;
const VALUES = String.raw`(?:=\s*${LISTED}|\\in\s*(?:${WHOLE_NUMBERS}|\\\{\s*${LISTED}\s*\\\}))`;
const OPENING = String.raw`(?:${GAP}|[,;(]|\\left\(|\\text\{\s*(?:for|with|where)\s*\})+`;
/** A range of an index at the end: `, \quad n = 0, 1, 2, \dots`, `(n \in \mathbb{N})`, `\text{ for } n = 1, 2, \ldots`. */
const RANGE = new RegExp(String.raw`${OPENING}(${NAME}\s*${VALUES})(?:\\right\)|\)|[\s.])*$`);

/** No formula with a longer text has a range behind it that is worth a look. */
const MAX_TEXT = 2000;

/**
 * Two answers without the range of an index that only one of them states: `E_n = …, n = 0, 1, 2, \dots` says of the same formula
 * which values its index has. Undefined where neither or both state one, or where the formula in front has no such index.
 */
export function withoutIndexRange(reference: string, candidate: string): Unranged | undefined {
  const [known, given] = [reference, candidate].map(splitRange);
  if (known === undefined && given !== undefined)
    return {
      bare: { reference, candidate: given.body },
      conditioned: { reference, candidate: asCondition(given) },
    };
  if (known !== undefined && given === undefined)
    return {
      bare: { reference: known.body, candidate },
      conditioned: { reference: asCondition(known), candidate },
    };
  return undefined;
}

interface Texts {
  readonly reference: string;
  readonly candidate: string;
}

/** Two answers without the range that one of them states, and with it as its condition. */
interface Unranged {
  readonly bare: Texts;
  readonly conditioned: Texts;
}

interface Ranged {
  readonly body: string;
  readonly range: string;
}

function asCondition({ body, range }: Ranged): string {
  return `${body} \\text{ for } ${range}`;
}

/** A body that is a range itself: its whole numbers are another set than all its numbers. */
const BOUNDED = /[<>≠≤≥]|\\(?:neq?|leq?|geq?|leqslant|geqslant|lt|gt)(?![A-Za-z])/;

/** What stands in front of a range of one of its names. */
function splitRange(text: string): Ranged | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const found = RANGE.exec(text);
  const [, range, name] = found ?? [];
  if (found === null || range === undefined || name === undefined) return undefined;
  const body = text.slice(0, found.index);
  const isUsed = new RegExp(String.raw`(?<![A-Za-z\\])${name.replace(/[\\{}]/g, '\\$&')}(?![A-Za-z])`).test(
    body,
  );
  return isUsed && !BOUNDED.test(body) ? { body, range } : undefined;
}
