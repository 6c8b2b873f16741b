import type { Comparison } from '../domain/comparison.ts';
import { formatPercent } from '../domain/format.ts';
import { table } from './blocks.ts';
import { codeCell, prose } from './escape.ts';
import type { ReportInput } from './input.ts';
import { plural, ratioText, signedPoints } from './numbers.ts';
import { type Compared, sameProblems, scoreRows } from './score-rows.ts';

/** The table of scores: now, and when the runs could be compared, before and the change. */
export function renderScores(input: ReportInput): string {
  const rows = scoreRows(input);
  if (input.comparison.kind !== 'compared')
    return table([['Score', 'Now'], ...rows.map(({ name, now }) => [name, now])], 'lr');
  const cells = rows.map(({ name, now, before, change }) => [name, now, before, change]);
  return table([['Score', 'Now', 'Baseline', 'Change'], ...cells], 'lrrr');
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
