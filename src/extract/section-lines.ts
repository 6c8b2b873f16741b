import { type PartLabel, readPartLabel } from './part-label.ts';

/** A line of the part "Answers:" that says something. */
export interface Line {
  readonly text: string;
  readonly indent: number;
  /** inside a displayed formula that an earlier line opened: no answer begins here */
  readonly isInside: boolean;
  readonly label?: PartLabel | undefined;
}

const FENCE = /^\s{0,8}(?:```|~~~)/;
const RULE = /^\s{0,8}(?:[-*_=]\s{0,2}){3,}$/;
const LIST = /^\s{0,8}\\(?:begin|end)\{(?:enumerate|itemize|description|center|document)\}/;

/**
 * The lines that say something, each with the label it begins with. Labels inside a displayed formula are part of it; where
 * a formula never closes, as at the token limit, it ends before the next label.
 */
export function readLines(lines: readonly string[]): readonly Line[] {
  const said = lines.filter(
    (line) => ![FENCE, RULE, LIST].some((mark) => mark.test(line)) && line.trim() !== '',
  );
  const whole = withOpeners(said);
  const isClosed = whole.reduce(depthBehind, 0) === 0;
  const read: Line[] = [];
  let depth = 0;
  for (const line of whole) {
    const label = isClosed && depth > 0 ? undefined : readPartLabel(line);
    if (label !== undefined) depth = 0;
    read.push({ text: line.trim(), indent: line.search(/\S/), isInside: depth > 0, label });
    depth = depthBehind(depth, line);
  }
  return read;
}

const OPENER = /^\s{0,8}(?:\$\$|\\\[)\s*$/;
const SET_LABEL = /^\s{0,8}\\(?:text|textbf|mathrm|mathbf)\{\s?\(/;

/** A formula on several lines whose first thing is a label set as text begins on that label's line. */
function withOpeners(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before !== undefined && OPENER.test(before) && SET_LABEL.test(line))
      joined[joined.length - 1] = `${before.trim()}${line.trim()}`;
    else joined.push(line);
  }
  return joined;
}

const DELIMITER = /\\(?:begin|end)\{|\\.|\$\$/g;

/** How deep in displayed formulas a text is behind a line. `$$` opens and closes alike: it closes at an odd depth. */
function depthBehind(before: number, line: string): number {
  let depth = before;
  for (const [sign] of line.matchAll(DELIMITER)) {
    if (sign === '\\begin{') depth += 2;
    else if (sign === '\\end{') depth -= 2;
    else if (sign === '\\[' || (sign === '$$' && depth % 2 === 0)) depth += 1;
    else if (sign === '\\]' || sign === '$$') depth -= 1;
  }
  return Math.max(0, depth);
}
