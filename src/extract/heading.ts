import { matchAt, skipAt } from './cursor.ts';

/** The three parts of a response (P19), and a heading that begins something else. */
export type PartName = 'explanation' | 'answers' | 'confidence' | 'other';

/** A line that begins a part. `rest` is what it says of the part itself; `level` is its number of `#`, 0 without. */
export interface Heading {
  readonly part: PartName;
  readonly level: number;
  readonly rest: string;
  /** "Answer (a): 5": one part of the answers, and no new beginning of them */
  readonly isPartOf?: true;
}

/** Marks before a word that say how it looks and not what it is; each alternative takes at least one sign. */
const MARKS =
  /(?:[\s#>*_•`]+|[-+](?=\s)|\\(?:section|subsection|paragraph|textbf|text|underline|mathbf)\*?\{|<\/?(?:b|strong|h[1-6]|p)>)/y;
const NUMBERING = /(?:\d{1,2}|[ivx]{1,4})[.)](?=[\s*_])/iy;
const WORD =
  /(?:(?:the|final|overall|my|brief|detailed|numerical)[ \t]{1,4}){0,3}(explanation|answer|confidence)(?:s|\(s\))?(?![a-z])/iy;
/** What a line without is no heading: nearly all lines are told by this alone. */
const MAY_BEGIN = /answer|confidence|explanation|#/i;
/** What may stand between the word and its colon. */
const TAILS: Readonly<Record<string, RegExp>> = {
  explanation: /(?!)/y,
  answer:
    /[ \t]{1,4}(?:(?:is|are)(?=[*_ \t]{0,4}:)|to[ \t]{1,4}(?:(?:the|all|each)[ \t]{1,4}){0,2}(?:questions?|parts?|problems?)(?![a-z]))/iy,
  confidence:
    /[ \t]{1,4}(?:level|score|rating|estimate|percentage|in[ \t]{1,4}(?:(?:the|my|these|this|all)[ \t]{1,4}){0,2}(?:final[ \t]{1,4})?answers?)(?![a-z])/iy,
};
/** A remark such as "(in order)"; no part label, because "Answer (a): 5" states a part. */
const REMARK = /[ \t]{0,4}\((?![a-z0-9]\)|[ivx]{1,5}\))[^()\n]{1,60}\)/iy;
/** A part label with its colon behind the word "Answer". */
const LABEL = /[ \t]{1,4}(?:\([a-z0-9.]{1,5}\)|[a-z]\b|\d{1,2}\b)[*_]{0,3}[ \t]{0,2}[:.]/iy;
const CLOSERS = /(?:[*_`}]|<\/(?:b|strong|h[1-6]|p)>)+/y;
const SPACES = /[ \t]+/y;
const COLON = /[:：]|[-–—](?=[ \t])/y;
const CONFIDENCE_VALUE = /^[~≈(=]?[ \t]?\d/;

/**
 * The part that a line begins, in the spellings that models use: any case, with a colon or alone on its line, as a Markdown
 * heading, bold, numbered, in a list or in LaTeX. A line of `#` that names none of the parts begins something else.
 *
 * @example headingOf('## **Answers:** (a) 5') // { part: 'answers', level: 2, rest: '(a) 5' }
 */
export function headingOf(line: string): Heading | undefined {
  if (!MAY_BEGIN.test(line)) return undefined;
  const level = (/^[\s>]{0,8}(#{1,6})\s/.exec(line)?.[1] ?? '').length;
  const other: Heading | undefined = level > 0 ? { part: 'other', level, rest: line } : undefined;
  const at = skipMarks(line);
  const found = matchAt(WORD, line, at);
  if (found === undefined) return other;
  const word = (found[1] ?? '').toLowerCase();
  const label = word === 'answer' ? matchAt(LABEL, line, at + found[0].length) : undefined;
  if (label !== undefined)
    return { part: 'answers', level, rest: line.slice(label.index).trim(), isPartOf: true };
  const rest = restOf(line, at + found[0].length, word);
  if (rest === undefined) return other;
  return { part: word === 'answer' ? 'answers' : word === 'confidence' ? word : 'explanation', level, rest };
}

function skipMarks(line: string): number {
  const at = skipAt(MARKS, line, 0);
  const numbering = matchAt(NUMBERING, line, at);
  return numbering === undefined ? at : skipAt(MARKS, line, at + numbering[0].length);
}

/** What stands behind the word of a heading, or undefined where the word is part of a sentence. */
function restOf(line: string, from: number, word: string): string | undefined {
  const end = skipAt(TAILS[word] ?? SPACES, line, from);
  const rest = behindColon(line, end) ?? behindColon(line, skipAt(REMARK, line, end));
  if (rest !== undefined) return rest;
  const value = line.slice(skipAt(CLOSERS, line, end)).trim();
  if (value === '') return '';
  return word === 'confidence' && CONFIDENCE_VALUE.test(value) ? value : undefined;
}

function behindColon(line: string, from: number): string | undefined {
  const at = skipAt(SPACES, line, skipAt(CLOSERS, line, from));
  const colon = matchAt(COLON, line, at);
  return colon === undefined ? undefined : line.slice(skipAt(CLOSERS, line, at + colon[0].length)).trim();
}
