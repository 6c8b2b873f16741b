import { formatPercent } from '../domain/format.ts';
import type { AnswerPair } from '../domain/pair.ts';
import type { Verdict, VerdictOutcome } from '../domain/verdict.ts';
import { cutText, escapeLogLine } from './escape.ts';

/** A pair with its verdict and the milliseconds it took. */
export interface VerifiedRow {
  readonly pair: AnswerPair;
  readonly result: { readonly verdict: Verdict; readonly ms: number };
}

/** Wrong verdicts shown one by one. */
const MAX_SHOWN = 20;
const LINE_UNITS = 200;

/** What verifying a list of pairs came to, for the terminal; against the labels where pairs have one. */
export function renderVerified(rows: readonly VerifiedRow[]): string {
  const lines = [...outcomeLines(rows), ...timeLines(rows)];
  const labelled = rows.filter(({ pair }) => pair.label !== undefined);
  if (labelled.length > 0) lines.push('', ...labelLines(labelled));
  return `${lines.join('\n')}\n`;
}

const OUTCOMES: readonly VerdictOutcome[] = ['equivalent', 'different', 'undecided'];

function outcomeLines(rows: readonly VerifiedRow[]): readonly string[] {
  const counted = OUTCOMES.map(
    (outcome) => `${rows.filter(({ result }) => result.verdict.outcome === outcome).length} ${outcome}`,
  );
  return [`${rows.length} ${rows.length === 1 ? 'pair' : 'pairs'}: ${counted.join(', ')}`];
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

type Mark = 'right' | 'false accept' | 'false reject' | 'no verdict';
const MARKS: readonly Mark[] = ['right', 'false accept', 'false reject', 'no verdict'];

function markOf({ pair, result }: VerifiedRow): Mark {
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
  const shownRows = wrong.slice(0, MAX_SHOWN).map(wrongLine);
  const more = wrong.length - shownRows.length;
  return [
    `against ${rows.length} labels:`,
    ...counts,
    ...(wrong.length > 0 ? [''] : []),
    ...shownRows,
    ...(more > 0 ? [`and ${more} more; --json prints every verdict`] : []),
  ];
}

function wrongLine(row: VerifiedRow): string {
  const { pair, result } = row;
  const { rule, reason } = result.verdict;
  return shown(`${markOf(row)} ${pair.id} (${rule}, ${reason}): ${pair.reference}  <>  ${pair.candidate}`);
}

function shown(text: string): string {
  return escapeLogLine(cutText(text.replace(/\s+/g, ' ').trim(), LINE_UNITS));
}
