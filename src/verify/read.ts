import type { ReferenceAnswer } from '../domain/problem.ts';
import { type SpecialNotation, specialNotation } from '../math/notation.ts';
import { type Parsed, parseLatex } from '../math/parse.ts';
import { offersSpecial } from '../math/special-notation.ts';
import { tokensOf } from '../math/tokenize.ts';
import { ParseFailure } from '../math/tokens.ts';

/** Raised whenever a verdict may change, so that runs of different verifiers are not compared. */
export const VERIFIER_VERSION = '2';

/** What was read from an answer: its tree, or the place where reading stopped. */
export type ReferenceReading =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly position: number };

/**
 * Whether the verifier can read a reference answer. Runs before the first request, so nothing heavy is loaded here.
 * `text` answers are always readable: they are for the judge.
 */
export function readReference(answer: ReferenceAnswer): ReferenceReading {
  if (answer.kind === 'text') return { ok: true };
  if (answer.kind === 'choice' || answer.kind === 'boolean') {
    if (parseChoice(answer) !== undefined) return { ok: true };
    const expected = answer.kind === 'choice' ? 'one letter, e.g. “B” or “(b)”' : '“true” or “false”';
    return { ok: false, message: `${expected} expected`, position: 0 };
  }
  const parsed = parseAnswer(answer.latex);
  return parsed.ok || parseAnswer(answer.latex, specialNotation()).ok
    ? { ok: true }
    : { ok: false, message: parsed.error.message, position: parsed.error.position };
}

/** Answers whose plain trees are remembered: one reference stands beside many candidates. */
const MAX_REMEMBERED = 32;
const KNOWN = new Map<string, Parsed>();

/** Reads an answer: mathematics, without the delimiters and the full stop that prose puts around it; see {@link parseLatex}. */
export function parseAnswer(latex: string, special?: SpecialNotation): Parsed {
  // A special notation notes what it has seen, so that each reading is one of its own.
  if (special !== undefined) return readAnswer(latex, special);
  const known = KNOWN.get(latex);
  if (known !== undefined) return known;
  const parsed = readAnswer(latex);
  if (KNOWN.size >= MAX_REMEMBERED) KNOWN.clear();
  KNOWN.set(latex, parsed);
  return parsed;
}

function readAnswer(latex: string, special?: SpecialNotation): Parsed {
  const { text, offset } = bare(latex);
  const parsed = parseLatex(text, special);
  if (parsed.ok) return parsed;
  return { ok: false, error: { ...parsed.error, position: parsed.error.position + offset } };
}

/** Whether an answer may hold special functions or numbered constants in their standard notation; not if it is unreadable. */
export function mayHoldSpecial(latex: string): ReturnType<typeof offersSpecial> {
  try {
    return offersSpecial(tokensOf(bare(latex).text));
  } catch (error) {
    if (error instanceof ParseFailure) return { functions: false, numbers: false };
    throw error;
  }
}

const DELIMITERS: readonly (readonly [string, string])[] = [
  ['$$', '$$'],
  ['$', '$'],
  ['\\(', '\\)'],
  ['\\[', '\\]'],
];

/** How each of them begins. */
const MAY_OPEN = /^(?:\$|\\[([])/;

function isBetween(text: string, [open, close]: readonly [string, string]): boolean {
  return text.length > open.length + close.length && text.startsWith(open) && text.endsWith(close);
}

/** An upright part label, or a sign that only says “the answer is”. */
const LEAD =
  /^(?:\\(?:text|textbf|mathrm|mathbf) ?\{ ?\(?[a-z]\) ?\})?(?:\\,|\\ |~|\s)*(?:(?:=|\\approx|\\sim)(?![A-Za-z]))?\s*/;

/** How that begins. */
const MAY_LEAD = /^[\\=~\s]/;

function bare(latex: string): { text: string; offset: number } {
  let text = latex.trimEnd();
  let offset = text.length - text.trimStart().length;
  text = text.trimStart();
  const delimiters = MAY_OPEN.test(text) ? DELIMITERS.find((pair) => isBetween(text, pair)) : undefined;
  if (delimiters !== undefined) {
    const [open, close] = delimiters;
    text = text.slice(open.length, -close.length);
    offset += open.length;
  }
  const lead = MAY_LEAD.test(text) ? (LEAD.exec(text)?.[0].length ?? 0) : 0;
  text = text.slice(lead);
  offset += lead;
  if (text.endsWith('.') && !text.endsWith('\\right.')) text = text.slice(0, -1);
  return { text, offset };
}

const MAX_CHOICE = 60;
/** Commands that only set type; any other, such as a negation, changes what the letter says. */
const CHOICE_COMMANDS =
  /\\(?:text|textbf|textrm|textit|mathrm|mathbf|mathit|mathsf|rm|bf|boxed|left|right|quad|qquad)(?![A-Za-z])|\\[ ,;:!()[\]]/g;
const TRUTH: Readonly<Record<string, string>> = { true: 'true', yes: 'true', false: 'false', no: 'false' };

/** The letter of a multiple-choice answer in upper case, or `true`/`false`; undefined when there is none. */
export function parseChoice({ latex, kind }: Pick<ReferenceAnswer, 'latex' | 'kind'>): string | undefined {
  if (latex.length > MAX_CHOICE) return undefined;
  const plain = latex.replace(CHOICE_COMMANDS, ' ');
  if (/[^A-Za-z0-9\s(){}[\].~,:;$*]/.test(plain)) return undefined;
  const words = plain
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()
    .split(' ')
    .filter((word) => !['option', 'answer', 'choice', 'the', 'is'].includes(word));
  const [only = ''] = words;
  if (words.length !== 1) return undefined;
  if (kind === 'boolean') return Object.hasOwn(TRUTH, only) ? TRUTH[only] : undefined;
  return /^[a-z]$/.test(only) ? only.toUpperCase() : undefined;
}
