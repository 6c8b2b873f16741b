import type { Problem, ReferenceAnswer } from '../domain/problem.ts';
import { REASONS } from '../domain/reasons.ts';
import type { SampleRecord } from '../domain/run.ts';
import type { Witness } from '../domain/verdict.ts';
import { codeCell } from './escape.ts';
import { formula } from './formula.ts';

/** The answer as mathematics when our own tree printed it, otherwise as the model wrote it, escaped. */
export function answerCell(sample: SampleRecord | undefined, units: number): string {
  if (sample === undefined || units === 0) return '—';
  return formula(sample.printed ?? sample.verdict?.printed) ?? codeCell(sample.answer, units);
}

const MAX_PARTS = 6;
/** Words and letters that mathematics would set as a product of symbols. */
const VERBAL: ReadonlySet<ReferenceAnswer['kind']> = new Set(['text', 'choice', 'boolean']);

/** The reference answers of a problem, one for each of its parts, under the same rules as {@link answerCell}. */
export function referenceText({ answers }: Problem, units: number): string {
  const shown = answers.slice(0, MAX_PARTS).map(({ label, latex, kind }) => {
    const text = (VERBAL.has(kind) ? undefined : formula(latex)) ?? codeCell(latex, units);
    return label === undefined ? text : `${codeCell(label, 40)} ${text}`;
  });
  return [...shown, ...(answers.length > MAX_PARTS ? ['…'] : [])].join(', ');
}

const MAX_SYMBOLS = 6;

/** The point where reference and answer differ, for a pocket calculator. */
export function witnessText({ point, reference, candidate }: Witness): string {
  const symbols = Object.entries(point);
  const shown = symbols
    .slice(0, MAX_SYMBOLS)
    .map(([name, value]) => `${codeCell(name, 40)} = ${codeCell(value, 40)}`);
  const at = symbols.length > MAX_SYMBOLS ? [...shown, '…'] : shown;
  const where = at.length === 0 ? '' : `at ${at.join(', ')}: `;
  return `${where}reference ${codeCell(reference, 60)}, answer ${codeCell(candidate, 60)}`;
}

/** Why a sample counts as it does, in the words of the table of reasons, and whether a witness speaks for or against it. */
export function reasonText({ reason, verdict }: SampleRecord): string {
  const words = REASONS[reason].meaning;
  if (verdict?.outcome !== 'different' || verdict.witness === undefined) return words;
  if (reason === 'judged_wrong') return `${words}, and a witness point refutes it`;
  return reason === 'judged_correct' ? `${words}, although a witness point refutes it` : words;
}

const REASON_UNITS = 200;
/** How much of the judge's text is searched, in UTF-16 units. */
const SEARCHED_UNITS = 8_000;
const SENTENCE_END = /(?<=[.!?])\s+|\n\s*\n/;
/** A judge restates the answer, the reference and what agrees before it says what does not. */
const SAYS_WHAT_DIFFERS =
  /\b(?:differs?|different|differing|disagrees?|contradicts?|incorrect|incorrectly|wrong|wrongly|missing|lacks|omits?|omitted|instead|whereas|not)\b/i;

/**
 * What the judge found, for a wrong answer it decided: the first sentence of its text that names a difference, else its
 * first sentence, as escaped text on one line; undefined when it gave none.
 */
export function judgeReason({ reason, correctness }: SampleRecord): string | undefined {
  if (reason !== 'judged_wrong' || correctness === undefined) return undefined;
  const sentences = correctness.explanation.slice(0, SEARCHED_UNITS).trim().split(SENTENCE_END);
  const sentence = sentences.find((text) => SAYS_WHAT_DIFFERS.test(text)) ?? sentences[0] ?? '';
  return sentence === '' ? undefined : codeCell(sentence, REASON_UNITS);
}
