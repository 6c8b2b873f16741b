import { formatPercent } from '../domain/format.ts';
import type { AnswerPair } from '../domain/pair.ts';
import type { Verdict, VerdictOutcome } from '../domain/verdict.ts';
import { cutText, escapeLogLine } from './escape.ts';
import { plural } from './numbers.ts';

/** A pair with its verdict and the milliseconds it took. */
export interface VerifiedRow {
  readonly pair: AnswerPair;
  readonly result: { readonly verdict: Verdict; readonly ms: number };
}

/** Most verdicts shown one by one. */
const MAX_SHOWN = 20;
const LINE_UNITS = 200;

/** What verifying a list of pairs came to, for the terminal; against the labels where pairs have one. */
export function renderVerified(rows: readonly VerifiedRow[]): string {
  const lines = [...outcomeLines(rows), ...timeLines(rows)];
  const labelled = rows.filter(({ pair }) => pair.label !== undefined);
  lines.push('', ...(labelled.length > 0 ? labelLines(labelled) : verdictLines(rows)));
  return `${lines.join('\n')}\n`;
}

const OUTCOMES: readonly VerdictOutcome[] = ['equivalent', 'different', 'undecided'];

function outcomeLines(rows: readonly VerifiedRow[]): readonly string[] {
  const counted = OUTCOMES.map(
    (outcome) => `${rows.filter(({ result }) => result.verdict.outcome === outcome).length} ${outcome}`,
  );
  return [`${plural(rows.length, 'pair')}: ${counted.join(', ')}`];
}

function timeLines(rows: readonly VerifiedRow[]): readonly string[] {
  const [slowest] = rows.toSorted((a, b) => b.result.ms - a.result.ms);
  if (slowest === undefined) return [];
  const total = rows.reduce((sum, { result }) => sum + result.ms, 0);
  return [
    `${(total / 1000).toFixed(2)} s in work, ${(total / rows.length).toFixed(2)} ms a pair, ` +
      `the slowest ${slowest.result.ms.toFixed(0)} ms (${shown(String(slowest.pair.id))})`,
  ];
}

/** How a verdict stands to the label of its pair. */
export type Mark = 'right' | 'false accept' | 'false reject' | 'no verdict';
const MARKS: readonly Mark[] = ['right', 'false accept', 'false reject', 'no verdict'];

/** How the verdict of a pair with a label stands to it. */
export function markOf({ pair, result }: VerifiedRow): Mark {
  const { outcome } = result.verdict;
  if (outcome === 'undecided') return 'no verdict';
  if ((outcome === 'equivalent') === pair.label) return 'right';
  return pair.label === true ? 'false reject' : 'false accept';
}

function labelLines(rows: readonly VerifiedRow[]): readonly string[] {
  const counts = MARKS.map((mark) => {
    const count = rows.filter((row) => markOf(row) === mark).length;
    return `  ${mark.padEnd(12)}  ${String(count).padStart(6)}  ${formatPercent(count / rows.length)}`;
  });
  const wrong = rows.filter((row) => markOf(row) !== 'right');
  const shownRows = wrong.slice(0, MAX_SHOWN).map((row) => pairLine(row, markOf(row)));
  const more = wrong.length - shownRows.length;
  return [
    `against ${plural(rows.length, 'label')}:`,
    ...counts,
    ...(wrong.length > 0 ? [''] : []),
    ...shownRows,
    ...(more > 0 ? [`and ${more} more; --json prints every verdict`] : []),
  ];
}

/** Without labels there is nothing to count against: the verdicts themselves, where they are few enough to read. */
function verdictLines(rows: readonly VerifiedRow[]): readonly string[] {
  if (rows.length > MAX_SHOWN) return ['--json prints the verdict of every pair'];
  return rows.map((row) => pairLine(row, row.result.verdict.outcome));
}

function pairLine({ pair, result }: VerifiedRow, word: Mark | VerdictOutcome): string {
  const { rule, reason } = result.verdict;
  return shown(`${word} ${pair.id} (${rule}, ${reason}): ${pair.reference}  <>  ${pair.candidate}`);
}

function shown(text: string): string {
  return escapeLogLine(cutText(text.replace(/\s+/g, ' ').trim(), LINE_UNITS));
}
