import { readPartLabel } from './part-label.ts';

const ROWED = '(?:aligned|alignedat|align|alignat|gathered|gather|array|split|eqnarray)\\*?';
const DISPLAY = /^\s{0,8}(\$\$?|\\\[|\\\()/;
const BARE_ROWED = new RegExp(`^\\s{0,8}\\\\begin\\{(${ROWED})\\}`);
/** A block of rows and nothing else, its position and columns left out. */
const WRAPPED = new RegExp(
  `^\\s*\\\\begin\\{(${ROWED})\\}\\s*(?:\\[[tcb]\\])?(?:\\{[lcr|@{}\\d\\s]{0,20}\\})?(.*)\\\\end\\{\\1\\}[.,;\\s]*$`,
  's',
);
const CLOSINGS: Readonly<Record<string, string>> = { $$: '$$', $: '$', '\\[': '\\]', '\\(': '\\)' };

/**
 * Lines with the rows of one display as lines of their own, "(a) $E = 5$" for `\text{(a)}\; & E = 5 \\`, where every row of it
 * begins with its label, the labels are (a), (b), … and no label stands before it. Anything else is left as it is: the rows of
 * a formula below a label, equation numbers and systems are one answer.
 */
export function rowsOfDisplay(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => DISPLAY.test(line) || BARE_ROWED.test(line));
  if (at < 0 || lines.slice(0, at).some((line) => readPartLabel(line) !== undefined)) return lines;
  const block = displayOf(lines.slice(at).join('\n'));
  const rows = block && labelledRows(rowsOf(WRAPPED.exec(block.inner)?.[2] ?? block.inner));
  return rows ? [...lines.slice(0, at), ...rows, ...block.behind] : lines;
}

interface Display {
  readonly inner: string;
  /** the lines behind it */
  readonly behind: readonly string[];
}

/** The display that a text begins with; undefined where it never closes or its last line goes on. */
function displayOf(text: string): Display | undefined {
  const opening = DISPLAY.exec(text);
  const environment = BARE_ROWED.exec(text)?.[1];
  const closing = environment === undefined ? CLOSINGS[opening?.[1] ?? ''] : `\\end{${environment}}`;
  if (closing === undefined) return undefined;
  const start = environment === undefined ? (opening?.[0].length ?? 0) : 0;
  const end = text.indexOf(closing, start);
  if (end < 0) return undefined;
  const [rest = '', ...behind] = text.slice(end + closing.length).split('\n');
  if (!/^[.,;\s]*$/.test(rest)) return undefined;
  return { inner: text.slice(start, environment === undefined ? end : end + closing.length), behind };
}

const SIGN = /\\(begin|end)\{|\\\\(?:\*?\s?\[-?[\d.]{1,6}\s?[a-z]{2}\])?|\\.|[{}&]/gs;
/** A label whose space is the sign of the next column, and how long one is at most. */
const SHORT = 16;
const BARE_LABEL = /^\s*\([a-z]\)[.:]?\s*$/;

/** Rows without the signs that align them; none where braces or blocks do not close. */
function rowsOf(inner: string): readonly string[] {
  const rows: string[] = [];
  let [row, from, depth] = ['', 0, 0];
  for (const { 0: sign, 1: border, index } of inner.matchAll(SIGN)) {
    if (border === 'begin') depth += 2;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (depth === 0 && (sign === '&' || sign.startsWith('\\\\'))) {
      row += inner.slice(from, index);
      if (row.length <= SHORT && BARE_LABEL.test(row)) row += '\\quad ';
      else if (inner[index - 1] !== ' ') row += ' ';
      from = index + sign.length;
      if (sign === '&') continue;
      rows.push(row);
      row = '';
    }
    if (depth < 0) return [];
  }
  return depth === 0 ? [...rows, row + inner.slice(from)].filter((one) => one.trim() !== '') : [];
}

const GAP = /^(?:\s|~|\\[;,:! ]|\\q?quad(?![a-z]))+/;
const LAST_GAP = /(?:\s|~|[.,;]|\\[;,:! ]|\\q?quad){1,9}$/;
/** A label that is no factor: set as text, or with a space behind it that only a command makes. */
const SET = /^(?:\\(?:textbf|textrm|text|mathrm|mathbf)\{|\([a-z]\)[.:]?\s*(?:~|\\[;,: ]|\\q?quad))/;
const [A, LETTERS] = [97, 26];

/** The rows as lines of the plain form; undefined unless each has its label in the order of the parts and an answer. */
function labelledRows(rows: readonly string[]): readonly string[] | undefined {
  if (rows.length < 2 || rows.length > LETTERS) return undefined;
  const read = rows.map((row, index) => labelledRow(row.replace(GAP, ''), String.fromCharCode(A + index)));
  return read.every((row) => row !== undefined) ? read : undefined;
}

function labelledRow(row: string, letter: string): string | undefined {
  const label = SET.test(row) ? readPartLabel(row) : undefined;
  if (label === undefined || label.form !== 'marked' || label.isUpperCase) return undefined;
  const answer = label.rest.replace(GAP, '').replace(LAST_GAP, '');
  if (label.path.join('.') !== letter || answer === '' || answer.includes('$')) return undefined;
  return `(${letter}) $${answer}$`;
}
