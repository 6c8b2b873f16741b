import type { StatedAnswer } from '../domain/labelled.ts';
import { type AnswerBlock, answerBlocks } from './answer-lines.ts';
import { cleanAnswer, saysSomething } from './answer-text.ts';
import { splitInline } from './inline-labels.ts';
import { countingsOf, followsPath, isFirst, isNext, MOST_LEVELS } from './label-order.ts';
import { readPartLabel } from './part-label.ts';

interface Entry {
  /** empty where the answer has no label */
  readonly path: readonly string[];
  readonly text: string;
}

/** The answers that the lines of a part "Answers:" state, with full labels; a line that says nothing states none. */
export function statedAnswers(lines: readonly string[]): readonly StatedAnswer[] {
  const blocks = answerBlocks(lines);
  const option = loneOption(blocks);
  if (option !== undefined) return [{ text: option }];
  const entries = nested(splitLines(withoutListNumbers(blocks.map(entryOf))));
  return entries
    .filter((entry, index) => !isHead(entry, entries[index + 1]) && saysSomething(entry.text))
    .map(({ path, text }) => (path.length === 0 ? { text } : { label: path.join('.'), text }));
}

/** The only answer where it is an option, "(B)" or "B) it doubles", and no part: alone, and upper case or nothing behind. */
function loneOption(blocks: readonly AnswerBlock[]): string | undefined {
  const [block, ...others] = blocks;
  if (block?.label === undefined || others.length > 0) return undefined;
  const isBare = block.label.rest === '' && block.lines.length === 1;
  return isBare || block.label.isUpperCase ? cleanAnswer(block.raw) : undefined;
}

function entryOf({ label, lines }: AnswerBlock): Entry {
  return { path: label?.path ?? [], text: cleanAnswer(lines.join('\n')) };
}

/**
 * A numbered list of labelled answers, "1. (a) 5 eV": the labels are the inner ones. Numbers that do more than number the
 * lines are parts, and the labels behind them sub-parts.
 */
function withoutListNumbers(entries: readonly Entry[]): readonly Entry[] {
  const inner = entries.map(({ path, text }) => {
    const label =
      path.length === 1 && countingsOf(path[0] ?? '')[0] === 'digits' ? readPartLabel(text) : undefined;
    return label?.form === 'marked' && !label.isUpperCase ? label : undefined;
  });
  const isList = entries.every(
    ({ path }, index) => inner[index] !== undefined && path[0] === String(index + 1),
  );
  return entries.map((entry, index) => {
    const label = inner[index];
    if (label === undefined) return entry;
    const text = cleanAnswer([label.rest, ...entry.text.split('\n').slice(1)].join('\n'));
    return { path: isList ? label.path : [...entry.path, ...label.path].slice(0, MOST_LEVELS), text };
  });
}

function splitLines(entries: readonly Entry[]): readonly Entry[] {
  const taken = new Set(entries.map(({ path }) => path.join('.')));
  return entries.flatMap((entry) => {
    if (entry.path.length === 0) return [entry];
    return splitInline(entry, taken).map(({ path, text }) => ({ path, text: cleanAnswer(text) }));
  });
}

/** Gives sub-parts the labels above them: `(ii)` behind `(b)(i)`, and `(i)` behind a `(b)` with no answer of its own. */
function nested(entries: readonly Entry[]): readonly Entry[] {
  let before: Entry | undefined;
  return entries.map((entry) => {
    const full = { ...entry, path: before === undefined ? entry.path : fullPath(entry.path, before) };
    if (full.path.length > 0) before = full;
    return full;
  });
}

function fullPath(path: readonly string[], before: Entry): readonly string[] {
  if (path.length !== 1 || followsPath(before.path, path)) return path;
  const above = before.path.slice(0, -1);
  if (above.length > 0 && isNext(before.path.at(-1), path[0])) return [...above, ...path];
  const isBelow = isFirst(path[0]) && announces(before) && before.path.at(-1) !== path[0];
  return isBelow && before.path.length < MOST_LEVELS ? [...before.path, ...path] : path;
}

/** A label that only stands above sub-parts: nothing behind it, or a heading that ends in a colon. */
function announces({ text }: Entry): boolean {
  return text === '' || /:[*_\s]*$/.test(text);
}

function isHead(entry: Entry, next: Entry | undefined): boolean {
  if (next === undefined || !announces(entry) || next.path.length <= entry.path.length) return false;
  return entry.path.every((atom, level) => atom === next.path[level]);
}
