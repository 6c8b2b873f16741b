import type { ProblemChange } from '../domain/comparison.ts';
import { REASONS } from '../domain/reasons.ts';
import type { SampleRecord } from '../domain/run.ts';
import type { Witness } from '../domain/verdict.ts';
import { paragraphs, table } from './blocks.ts';
import { codeCell } from './escape.ts';
import { formula } from './formula.ts';
import type { ReportInput } from './input.ts';
import { count, plural } from './numbers.ts';

/** How much of the changed problems is shown. */
export interface ChangeDetail {
  readonly rows: number;
  readonly answerUnits: number;
  readonly witnesses: boolean;
}

/** The answer as mathematics when our own tree printed it, otherwise as the model wrote it, escaped. */
export function answerCell(sample: SampleRecord | undefined, units: number): string {
  if (sample === undefined || units === 0) return '—';
  return formula(sample.printed ?? sample.verdict?.printed) ?? codeCell(sample.answer, units);
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

/** Why a sample counts as it does, in the words of the table of reasons. */
export function reasonText(sample: SampleRecord, withWitness: boolean): string {
  const words = REASONS[sample.reason].meaning;
  const witness = sample.verdict?.witness;
  return withWitness && witness !== undefined ? `${words}; ${witnessText(witness)}` : words;
}

const STATUS_ORDER = {
  broken: ['wrong', 'unscored', 'correct'],
  fixed: ['correct', 'unscored', 'wrong'],
} as const;

function exampleOf(
  samples: readonly SampleRecord[],
  direction: 'broken' | 'fixed',
): SampleRecord | undefined {
  for (const status of STATUS_ORDER[direction]) {
    const found = samples.find((sample) => sample.status === status);
    if (found !== undefined) return found;
  }
  return undefined;
}

function samplesByProblem(samples: readonly SampleRecord[]): ReadonlyMap<string, readonly SampleRecord[]> {
  const grouped = new Map<string, SampleRecord[]>();
  for (const sample of samples) {
    const group = grouped.get(sample.problemId);
    if (group === undefined) grouped.set(sample.problemId, [sample]);
    else group.push(sample);
  }
  return grouped;
}

interface ChangeList {
  readonly direction: 'broken' | 'fixed';
  readonly changes: readonly ProblemChange[];
  readonly samples: ReadonlyMap<string, readonly SampleRecord[]>;
  readonly detail: ChangeDetail;
}

function renderList({ direction, changes, samples, detail }: ChangeList): string | undefined {
  if (changes.length === 0) return undefined;
  const title = `**${direction === 'broken' ? 'Broke' : 'Fixed'}: ${plural(changes.length, 'problem')}**`;
  const rows = changes.slice(0, detail.rows).map((change) => {
    const sample = exampleOf(samples.get(change.problemId) ?? [], direction);
    return [
      codeCell(change.problemId, 120),
      codeCell(change.category, 60),
      `${count(change.before.correct)}/${count(change.before.asked)} → ${count(change.after.correct)}/${count(change.after.asked)}`,
      sample === undefined ? '—' : reasonText(sample, false),
    ];
  });
  if (rows.length === 0) return title;
  const more = changes.length - rows.length;
  return paragraphs([
    title,
    table([['Problem', 'Category', 'Correct', 'Why'], ...rows], 'llll'),
    more > 0 ? `… and ${count(more)} more.` : undefined,
    renderExamples({ direction, changes, samples, detail }),
  ]);
}

/** What was answered, below the table because a formula needs the whole width. */
function renderExamples({ direction, changes, samples, detail }: ChangeList): string | undefined {
  if (detail.answerUnits === 0) return undefined;
  const items = changes.slice(0, detail.rows).flatMap((change) => {
    const sample = exampleOf(samples.get(change.problemId) ?? [], direction);
    if (sample === undefined || sample.answer === '') return [];
    const witness = detail.witnesses ? sample.verdict?.witness : undefined;
    const at = witness === undefined ? '' : `; ${witnessText(witness)}`;
    return [`- ${codeCell(change.problemId, 120)}: ${answerCell(sample, detail.answerUnits)}${at}`];
  });
  return items.length === 0 ? undefined : items.join('\n');
}

/** The problems that broke and those that were fixed, worst and best first. */
export function renderChanges({ run, comparison }: ReportInput, detail: ChangeDetail): string | undefined {
  if (comparison.kind !== 'compared') return undefined;
  const samples = samplesByProblem(run.samples);
  const { broken, fixed } = comparison;
  if (broken.length === 0 && fixed.length === 0) return 'No problem broke and none was fixed.';
  return paragraphs([
    renderList({ direction: 'broken', changes: broken, samples, detail }),
    renderList({ direction: 'fixed', changes: fixed, samples, detail }),
  ]);
}
