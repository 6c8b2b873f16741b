import type { Comparison, MetricChange } from '../domain/comparison.ts';
import { formatPercent } from '../domain/format.ts';
import type { Ratio, RunResult } from '../domain/run.ts';
import { meanText } from './answer-scores.ts';
import { table } from './blocks.ts';
import { codeCell, prose } from './escape.ts';
import type { ReportInput } from './input.ts';
import { plural, ratioText, signedPoints } from './numbers.ts';

type Compared = Extract<Comparison, { kind: 'compared' }>;

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

function sameProblems(comparison: Compared): boolean {
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
interface ScoreRow {
  readonly name: string;
  readonly now: string;
  readonly before: string;
  readonly change: string;
}

/** The table of scores: now, and when the runs could be compared, before and the change. */
export function renderScores(input: ReportInput): string {
  const rows = input.run.scores.answers === undefined ? boxedRows(input) : labelledRows(input);
  if (input.comparison.kind !== 'compared')
    return table([['Score', 'Now'], ...rows.map(({ name, now }) => [name, now])], 'lr');
  const cells = rows.map(({ name, now, before, change }) => [name, now, before, change]);
  return table([['Score', 'Now', 'Baseline', 'Change'], ...cells], 'lrrr');
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

/** Over which problems the change was taken; undefined when the sets are the same. */
export function renderSharedNote({ comparison }: ReportInput): string | undefined {
  if (comparison.kind !== 'compared' || sameProblems(comparison)) return undefined;
  const { accuracy, onlyBaseline, onlyCandidate } = comparison;
  const both = [accuracy.before, accuracy.after].map((value) =>
    value === null ? '—' : formatPercent(value),
  );
  const apart = `${plural(onlyCandidate.length, 'problem')} only now, ${plural(onlyBaseline.length, 'problem')} only in the baseline`;
  return `Baseline and change are over the ${plural(accuracy.problems, 'shared problem')} (${both.join(' → ')}); ${apart}.`;
}

/** Why there is no baseline column, or undefined when there is one. */
export function renderNoBaseline(comparison: Comparison): string | undefined {
  if (comparison.kind === 'none') return `No baseline: ${prose(comparison.reason)}.`;
  if (comparison.kind === 'compared') return undefined;
  const shown = comparison.reasons.slice(0, 10).map((reason) => `- ${prose(reason)}`);
  const more = comparison.reasons.length - shown.length;
  if (more > 0) shown.push(`- and ${plural(more, 'more reason')}`);
  return `Not comparable with ${codeCell(comparison.baselineName, 120)}:\n\n${shown.join('\n')}`;
}

/** Accuracy by category, largest category first; undefined with fewer than two categories. */
export function renderCategories({ run, comparison }: ReportInput): string | undefined {
  const categories = Object.entries(run.scores.byCategory);
  if (categories.length < 2) return undefined;
  const before = comparison.kind === 'compared' ? comparison.byCategory : undefined;
  categories.sort(([a, x], [b, y]) => y.denominator - x.denominator || (a < b ? -1 : 1));
  const scored = new Set(run.samples.filter((s) => s.status !== 'unscored').map((s) => s.category));
  const rows = categories.map(([name, ratio]) => {
    const now = scored.has(name) ? ratioText(ratio, 'nothing was asked') : '— (none could be scored)';
    const row = [codeCell(name, 80), now];
    return before === undefined ? row : [...row, ...categoryChange(before[name], scored.has(name))];
  });
  const head = before === undefined ? ['Category', 'Now'] : ['Category', 'Now', 'Baseline', 'Change'];
  return table([head, ...rows], before === undefined ? 'lr' : 'lrrr');
}

function categoryChange(
  change: Compared['byCategory'][string] | undefined,
  scored: boolean,
): readonly [string, string] {
  if (change?.before == null) return ['— (not in the baseline)', '—'];
  const { before, after } = change;
  return [formatPercent(before), after === null || !scored ? '—' : signedPoints(after - before)];
}
