import type { Box, Extraction } from '../domain/extraction.ts';

const OPENERS = ['\\boxed', '\\fbox'] as const;

/**
 * All outermost `\boxed{…}` and `\fbox{…}` of a response, in order, in linear time.
 *
 * Only braces delimit a box (`\boxed 5` is none); `\{`, `\}` and `\\` do not count as braces. A box inside a box
 * belongs to the outer one. A box with nothing but space in it states nothing and is none. A box that never closes is counted in `unclosed` and the search goes on behind its opening
 * brace. Prose is not told from mathematics: a box inside `\text{…}` is a box.
 */
export function extractBoxes(text: string): Extraction {
  if (!OPENERS.some((word) => text.includes(word))) return { boxes: [], unclosed: 0 };
  const closers = matchBraces(text);
  const boxes: Box[] = [];
  let unclosed = 0;
  let at = 0;
  for (;;) {
    const start = text.indexOf('\\', at);
    if (start < 0) return { boxes, unclosed };
    const brace = openingBrace(text, start);
    if (brace < 0) {
      at = start + 2;
      continue;
    }
    const end = closers.get(brace);
    if (end === undefined) unclosed += 1;
    else if (text.slice(brace + 1, end).trim() !== '')
      boxes.push({ content: text.slice(brace + 1, end), start });
    at = end === undefined ? brace + 1 : end + 1;
  }
}

/** Index of the brace that opens a box whose command starts at `start`, or -1. */
function openingBrace(text: string, start: number): number {
  const opener = OPENERS.find((word) => text.startsWith(word, start));
  if (opener === undefined) return -1;
  let at = start + opener.length;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\n' || text[at] === '\r') at += 1;
  return text[at] === '{' ? at : -1;
}

/** Opening brace -> its closing brace, over the whole text; stray closing braces match nothing. */
function matchBraces(text: string): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '{') open.push(at);
    else if (char === '}') {
      const start = open.pop();
      if (start !== undefined) pairs.set(start, at);
    }
  }
  return pairs;
}
