import type { ProblemChange } from '../domain/comparison.ts';
import type { Problem } from '../domain/problem.ts';
import type { SampleRecord } from '../domain/run.ts';
import { answerCell, judgeReason, reasonText, referenceText, witnessText } from './answer-text.ts';
import { paragraphs, table } from './blocks.ts';
import { codeCell } from './escape.ts';
import type { ReportInput } from './input.ts';
import { count, plural } from './numbers.ts';

/** How much of the changed problems is shown. */
export interface ChangeDetail {
  readonly rows: number;
  readonly answerUnits: number;
  readonly witnesses: boolean;
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
  readonly problems: ReadonlyMap<string, Problem>;
  readonly detail: ChangeDetail;
}

function renderList(list: ChangeList): string | undefined {
  const { direction, changes, samples, detail } = list;
  if (changes.length === 0) return undefined;
  const title = `**${direction === 'broken' ? 'Broke' : 'Fixed'}: ${plural(changes.length, 'problem')}**`;
  const rows = changes.slice(0, detail.rows).map((change) => {
    const sample = exampleOf(samples.get(change.problemId) ?? [], direction);
    return [
      codeCell(change.problemId, 120),
      codeCell(change.category, 60),
      `${count(change.before.correct)}/${count(change.before.asked)} → ${count(change.after.correct)}/${count(change.after.asked)}`,
      sample === undefined ? '—' : reasonText(sample),
    ];
  });
  if (rows.length === 0) return title;
  const more = changes.length - rows.length;
  return paragraphs([
    title,
    table([['Problem', 'Category', 'Correct', 'Why'], ...rows], 'llll'),
    more > 0 ? `… and ${count(more)} more.` : undefined,
    renderExamples(list),
  ]);
}

/** What was answered, below the table because a formula needs the whole width. */
function renderExamples(list: ChangeList): string | undefined {
  const { direction, changes, samples, detail } = list;
  if (detail.answerUnits === 0) return undefined;
  const items = changes.slice(0, detail.rows).flatMap(({ problemId }) => {
    const sample = exampleOf(samples.get(problemId) ?? [], direction);
    return sample === undefined || sample.answer === '' ? [] : [renderExample(sample, list)];
  });
  return items.length === 0 ? undefined : items.join('\n');
}

function renderExample(sample: SampleRecord, { direction, problems, detail }: ChangeList): string {
  const { problemId, verdict } = sample;
  const answered = `${codeCell(problemId, 120)}: answered ${answerCell(sample, detail.answerUnits)}`;
  const problem = direction === 'broken' ? problems.get(problemId) : undefined;
  const reference = problem === undefined ? '' : `, reference ${referenceText(problem, detail.answerUnits)}`;
  const witness = detail.witnesses ? verdict?.witness : undefined;
  const at = witness === undefined ? '' : `; ${witnessText(witness)}`;
  const judged = detail.witnesses ? judgeReason(sample) : undefined;
  return `- ${answered}${reference}${at}${judged === undefined ? '' : `\n  - the judge: ${judged}`}`;
}

/** The problems that broke and those that were fixed, worst and best first. */
export function renderChanges(
  { run, comparison, problems: asked }: ReportInput,
  detail: ChangeDetail,
): string | undefined {
  if (comparison.kind !== 'compared') return undefined;
  const samples = samplesByProblem(run.samples);
  const problems = new Map(asked.map((problem) => [problem.id, problem]));
  const { broken, fixed } = comparison;
  if (broken.length === 0 && fixed.length === 0) return 'No problem broke and none was fixed.';
  return paragraphs([
    renderList({ direction: 'broken', changes: broken, samples, problems, detail }),
    renderList({ direction: 'fixed', changes: fixed, samples, problems, detail }),
  ]);
}
