import { formatPercent } from '../domain/format.ts';
import type { Ratio } from '../domain/run.ts';
import { cutText, escapeLogLine, showHidden } from './escape.ts';
import { measuredAndLimit } from './heading.ts';
import type { ReportInput } from './input.ts';
import { count, ratioText, signedPoints, usd } from './numbers.ts';

const MAX_CHANGES = 10;
const MAX_WARNINGS = 20;
const MAX_CAUSES = 3;
const LINE_UNITS = 400;

function line(text: string): string {
  return escapeLogLine(cutText(text.replace(/\s+/g, ' ').trim(), LINE_UNITS));
}

function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function scoreRows({ run, comparison }: ReportInput): readonly (readonly string[])[] {
  const { scores } = run;
  const row = (name: string, ratio: Ratio): string[] => [`  ${name}`, ratioText(ratio, 'not measured')];
  const accuracy = row('accuracy', scores.accuracy);
  const faithfulness = row('faithfulness', scores.faithfulness);
  if (comparison.kind === 'compared') {
    for (const [cells, change] of [
      [accuracy, comparison.accuracy] as const,
      [faithfulness, comparison.faithfulness] as const,
    ]) {
      if (change.before === null || change.drop === null || change.notCompared !== null) continue;
      cells.push(
        `baseline ${formatPercent(change.before)}`,
        signedPoints(change.drop === 0 ? 0 : -change.drop),
      );
    }
  }
  return [accuracy, row('symbolic', scores.symbolic), faithfulness];
}

function comparisonLines({ comparison }: ReportInput): readonly string[] {
  if (comparison.kind === 'none') return [line(`no baseline: ${comparison.reason}`)];
  if (comparison.kind === 'not-comparable')
    return comparison.reasons.map((reason) => line(`not comparable: ${reason}`));
  const { broken, fixed } = comparison;
  return [
    ...broken
      .slice(0, MAX_CHANGES)
      .map((change) =>
        line(
          `broke ${change.problemId} ${change.before.correct}/${change.before.asked} -> ${change.after.correct}/${change.after.asked}`,
        ),
      ),
    ...fixed
      .slice(0, MAX_CHANGES)
      .map((change) =>
        line(
          `fixed ${change.problemId} ${change.before.correct}/${change.before.asked} -> ${change.after.correct}/${change.after.asked}`,
        ),
      ),
    line(`${count(broken.length)} broke, ${count(fixed.length)} fixed`),
  ];
}

function checkLines({ decision }: ReportInput): readonly string[] {
  return decision.checks.map((check) => {
    const [actual, limit] = measuredAndLimit(check);
    return line(
      `${check.state.padEnd(10)} ${check.rule}: ${actual}, limit ${limit}${check.close ? ', close call' : ''}`,
    );
  });
}

/** Why answers are missing, in full and most frequent first: the title has room for the beginning of one cause only. */
function causeLines({ run }: ReportInput): readonly string[] {
  if (run.stopReason !== null) return [line(`stopped early: ${run.stopReason}`)];
  const counts = new Map<string, number>();
  for (const { status, message } of run.samples) {
    if (status === 'unscored' && message !== undefined) counts.set(message, (counts.get(message) ?? 0) + 1);
  }
  const causes = [...counts].sort(([, a], [, b]) => b - a).slice(0, MAX_CAUSES);
  return causes.map(([message, n]) => line(`${count(n)} missing: ${message}`));
}

/** The report for a terminal or a log: plain text, the verdict first, safe to print on the GitHub runner. */
export function renderTerminal(input: ReportInput): string {
  const { run, decision } = input;
  const { counts } = run.scores;
  const cost = run.cost.costUsd === null ? 'cost unknown' : usd(run.cost.costUsd);
  const warnings = [...decision.warnings, ...run.notes].slice(0, MAX_WARNINGS);
  const lines = [
    line(decision.title),
    '',
    ...columns(scoreRows(input)).map(showHidden),
    '',
    line(
      `${count(counts.asked)} asked: ${count(counts.correct)} correct, ${count(counts.wrong)} wrong, ${count(counts.unscored)} unscored; ${cost}`,
    ),
    ...causeLines(input),
    ...comparisonLines(input),
    ...checkLines(input),
    ...warnings.map((warning) => line(`warning: ${warning}`)),
  ];
  return `${lines.join('\n')}\n`;
}
