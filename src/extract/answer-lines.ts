import { rowsOfDisplay } from './aligned-rows.ts';
import { followsPath, isFirst } from './label-order.ts';
import type { PartLabel } from './part-label.ts';
import { type Line, readLines } from './section-lines.ts';
import { rowsOfTables } from './table-rows.ts';

/** An answer as it stands in the part "Answers:": its label where it has one, and its lines. */
export interface AnswerBlock {
  readonly label?: PartLabel;
  /** its first line as it was written, without a bullet */
  readonly raw: string;
  readonly lines: readonly string[];
}

/**
 * The answers of a part "Answers:" as blocks of lines. With labels every label begins one; without any, every line does that
 * does not go on with the one before it (P20: one final answer a line).
 */
export function answerBlocks(lines: readonly string[]): readonly AnswerBlock[] {
  const read = trusted(readLines(rowsOfDisplay(rowsOfTables(lines))));
  const isLabelled = read.some(({ label }) => label !== undefined);
  const blocks: { label?: PartLabel; raw: string; indent: number; lines: string[] }[] = [];
  for (const line of read) {
    const open = blocks.at(-1);
    const { label, indent } = line;
    const raw = line.text.replace(BULLET, '');
    if (label !== undefined) blocks.push({ label, raw, indent, lines: [label.rest] });
    else if (open !== undefined && ((isLabelled && open.label !== undefined) || goesOn(line, open)))
      open.lines.push(line.text);
    else if (!isIntroduction(line.text)) blocks.push({ raw, indent, lines: [raw] });
  }
  return blocks;
}

const BULLET = /^(?:[-*•+]\s+|\\item\s+)/;

/**
 * The lines with only those labels that are some: brackets or a word such as "Part" make one; the number of a list and a
 * letter with a colon have to be counted on from the label before, or to begin a count, which a letter with a colon
 * does only if the next label goes on with it. A list inside an answer of another count belongs to that answer.
 */
function trusted(lines: readonly Line[]): readonly Line[] {
  const labels = lines.flatMap(({ label }) => label ?? []);
  const before: PartLabel[] = [];
  let place = 0;
  let isEmpty = true;
  return lines.map((line) => {
    const { label } = line;
    if (label === undefined) {
      isEmpty = false;
      return line;
    }
    place += 1;
    const isTrusted = isLabel(label, { before: before.slice(-MOST_OPEN), isEmpty, next: labels[place] });
    if (isTrusted) before.push(label);
    isEmpty = isTrusted && label.rest === '';
    return isTrusted ? line : { ...line, label: undefined };
  });
}

/** So many labels back a count is taken up again: "1. (a) … (b) … 2. …". */
const MOST_OPEN = 12;

interface Around {
  readonly before: readonly PartLabel[];
  /** the label before has no answer yet */
  readonly isEmpty: boolean;
  readonly next: PartLabel | undefined;
}

function isLabel({ form, path }: PartLabel, { before, isEmpty, next }: Around): boolean {
  if (form === 'marked') return true;
  if (before.some((label) => followsPath(label.path, path) && label.path.length >= path.length)) return true;
  if (!isFirst(path.at(-1)) || (before.length > 0 && !isEmpty)) return false;
  return form === 'listed' || (next !== undefined && followsPath(path, next.path));
}

const ENDS_OPEN =
  /(?:[:=,≈]|\\approx|\b(?:the|an?|of|in|is|are|and|or|by|with|to|for|at|from|where|that|as))\s*[*_]{0,3}$/i;
const STARTS_OPEN =
  /^(?:[=≈≃≅,]|\\(?:approx|simeq|quad)|(?:where|with|and|or|for which|in which|so that|i\.e\.|that is)\b)/i;

/** Whether a line without any label goes on with the answer before it. */
function goesOn(line: Line, open: { readonly indent: number; readonly lines: readonly string[] }): boolean {
  if (line.isInside || ENDS_OPEN.test(open.lines.at(-1) ?? '') || STARTS_OPEN.test(line.text)) return true;
  return BULLET.test(line.text) && line.indent > open.indent + 1;
}

/** A line before the answers such as "The final results are:". */
function isIntroduction(text: string): boolean {
  return text.length <= 90 && /:[*_\s]*$/.test(text) && !/[\d$\\=]/.test(text) && INTRODUCES.test(text);
}

const INTRODUCES =
  /\b(?:answers?|results?|final|summary|follow(?:s|ing)?|therefore|thus|hence|so|we (?:have|find|get|obtain))\b/i;
