import type { Comparison, MetricChange } from '../domain/comparison.ts';
import { formatPercent } from '../domain/format.ts';
import type { Ratio, RunResult } from '../domain/run.ts';
import { meanText } from './answer-scores.ts';
import { prose } from './escape.ts';
import type { ReportInput } from './input.ts';
import { plural, ratioText, signedPoints } from './numbers.ts';

/** Two runs that could be compared. */
export type Compared = Extract<Comparison, { kind: 'compared' }>;

function faithfulnessReason(run: RunResult): string {
  const kinds = run.identity.judge?.kinds;
  if (kinds === undefined) return 'no judge';
  if (!kinds.includes('faithfulness')) return 'not asked of the judge';
  if (run.judgeControls?.state === 'failed') return 'the judge failed a planted control';
  return 'no correct answer that could be assessed';
}

/** A share of what was asked; where not one answer could be scored it says nothing about the model. */
export function shareOfAsked(run: RunResult, ratio: Ratio): string {
  if (isUnscored(run)) return `— (none of ${plural(run.scores.counts.asked, 'answer')} could be scored)`;
  return ratioText(ratio, 'nothing was asked');
}

/** Whether something was asked and not one answer could be scored, as in an outage. */
export function isUnscored({ scores: { counts } }: RunResult): boolean {
  return counts.asked > 0 && counts.unscored === counts.asked;
}

function beforeText(change: MetricChange): string {
  if (change.notCompared !== null) return `— (${prose(change.notCompared, 120)})`;
  return change.before === null ? '— (not measured)' : formatPercent(change.before);
}

function changeText(change: MetricChange): string {
  if (change.notCompared !== null || change.drop === null) return '—';
  return signedPoints(change.drop === 0 ? 0 : -change.drop);
}

/** Whether both runs were asked the same problems. */
export function sameProblems(comparison: Compared): boolean {
  return comparison.onlyBaseline.length === 0 && comparison.onlyCandidate.length === 0;
}

function symbolicCells({ run, baseline, comparison }: ReportInput): readonly [string, string] {
  const before = baseline?.scores.symbolic.value ?? null;
  const now = run.scores.symbolic.value;
  if (comparison.kind !== 'compared' || before === null) return ['— (not recorded)', '—'];
  if (!sameProblems(comparison)) return ['— (other problems)', '—'];
  return [formatPercent(before), now === null || isUnscored(run) ? '—' : signedPoints(now - before)];
}

/** A score with what it was in the baseline and how it changed; the last two are empty without a comparison. */
export interface ScoreRow {
  readonly name: string;
  readonly now: string;
  readonly before: string;
  readonly change: string;
}

/** The rows of the table of scores, as the protocol of the run scores. */
export function scoreRows(input: ReportInput): readonly ScoreRow[] {
  return input.run.scores.answers === undefined ? boxedRows(input) : labelledRows(input);
}

function boxedRows(input: ReportInput): readonly ScoreRow[] {
  const { run, comparison } = input;
  const faithfulness = comparison.kind === 'compared' ? comparison.faithfulness : undefined;
  return [
    accuracyRow('**Accuracy** (correct ÷ asked)', input),
    ...scoredRow(run),
    symbolicRow(input),
    {
      name: 'Faithfulness',
      now: ratioText(run.scores.faithfulness, faithfulnessReason(run)),
      before: faithfulness === undefined ? '' : beforeText(faithfulness),
      change: faithfulness === undefined ? '' : changeText(faithfulness),
    },
  ];
}

/** Strict accuracy first, which is the headline (P41), then the scores of single answers (P42, P43). */
function labelledRows(input: ReportInput): readonly ScoreRow[] {
  const { run } = input;
  const { answers } = run.scores;
  if (answers === undefined) return [];
  const { prefiltered } = answers;
  return [
    accuracyRow('**Strict accuracy** (problems with every answer correct ÷ asked)', input),
    ...scoredRow(run),
    {
      name: 'Answer accuracy (correct answers ÷ all)',
      now: shareOfAsked(run, answers.accuracy),
      ...answersChange(input, 'accuracy'),
    },
    {
      name: 'Partial credit (mean share of a problem)',
      now: isUnscored(run) ? '—' : meanText(answers.partialCredit),
      ...answersChange(input, 'partialCredit'),
    },
    ...(prefiltered === undefined ? [] : [symbolicRow(input)]),
    ...figuresRow(run),
  ];
}

/** A model that cannot see has no score on problems with figures (B16, P50). */
function figuresRow({ identity: { excludedFigures } }: RunResult): readonly ScoreRow[] {
  if (excludedFigures === undefined) return [];
  const now = `— (${plural(excludedFigures, 'problem')} not asked, the model is not declared to see)`;
  return [{ name: 'Problems with figures', now, before: '', change: '' }];
}

function answersChange(
  { run, comparison }: ReportInput,
  score: 'accuracy' | 'partialCredit',
): Pick<ScoreRow, 'before' | 'change'> {
  if (comparison.kind !== 'compared') return { before: '', change: '' };
  const found = comparison.answers?.[score];
  if (found === undefined) return { before: '— (not recorded)', change: '—' };
  const { before, after } = found;
  return { before: formatPercent(before), change: isUnscored(run) ? '—' : signedPoints(after - before) };
}

function accuracyRow(name: string, { run, comparison }: ReportInput): ScoreRow {
  const now = `**${shareOfAsked(run, run.scores.accuracy)}**`;
  if (comparison.kind !== 'compared') return { name, now, before: '', change: '' };
  const { accuracy } = comparison;
  return {
    name,
    now,
    before: beforeText(accuracy),
    change: isUnscored(run) ? '—' : `**${changeText(accuracy)}**`,
  };
}

function symbolicRow(input: ReportInput): ScoreRow {
  const [before, change] = symbolicCells(input);
  return {
    name: 'Accepted symbolically',
    now: shareOfAsked(input.run, input.run.scores.symbolic),
    before,
    change,
  };
}

/** Correct ÷ scored, where it says something else than correct ÷ asked. */
function scoredRow({ scores }: RunResult): readonly ScoreRow[] {
  const { unscored, asked } = scores.counts;
  if (unscored === 0 || unscored === asked) return [];
  const now = ratioText(scores.accuracyScored, 'nothing could be scored');
  return [{ name: 'Accuracy (correct ÷ scored)', now, before: '', change: '' }];
}
