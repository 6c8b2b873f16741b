import type { ProblemChange } from '../domain/comparison.ts';
import { formatPercent } from '../domain/format.ts';
import { explainFailedControls } from '../domain/judge-controls.ts';
import { tallyCauses } from '../domain/tally.ts';
import { apartTexts, calibrationText, meanText } from './answer-scores.ts';
import { cutText, escapeLogLine, showHidden } from './escape.ts';
import { whyNoCost } from './facts.ts';
import { measuredAndLimit } from './heading.ts';
import type { ReportInput } from './input.ts';
import { count, ratioText, signedPoints, usd } from './numbers.ts';
import { rejudgedText } from './rejudged.ts';
import { isUnscored, shareOfAsked } from './score-rows.ts';
import { isUnmeasuredRegression, listWarnings } from './warnings.ts';

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
  const accuracy = ['  accuracy', shareOfAsked(run, scores.accuracy)];
  const faithfulness = ['  faithfulness', ratioText(scores.faithfulness, 'not measured')];
  if (comparison.kind === 'compared' && !isUnscored(run)) {
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
  const symbolic = ['  symbolic', shareOfAsked(run, scores.symbolic)];
  if (scores.answers === undefined) return [accuracy, symbolic, faithfulness];
  const { prefiltered, partialCredit } = scores.answers;
  return [
    ['  strict accuracy', ...accuracy.slice(1)],
    ['  answer accuracy', shareOfAsked(run, scores.answers.accuracy)],
    ['  partial credit', isUnscored(run) ? '—' : meanText(partialCredit)],
    ...(prefiltered === undefined ? [] : [symbolic]),
  ];
}

function changeLines(word: string, changes: readonly ProblemChange[]): readonly string[] {
  return changes
    .slice(0, MAX_CHANGES)
    .map(({ problemId, before, after }) =>
      line(`${word} ${problemId} ${before.correct}/${before.asked} -> ${after.correct}/${after.asked}`),
    );
}

function comparisonLines({ comparison }: ReportInput): readonly string[] {
  if (comparison.kind === 'none') return [line(`no baseline: ${comparison.reason}`)];
  if (comparison.kind === 'not-comparable')
    return comparison.reasons.map((reason) => line(`not comparable: ${reason}`));
  const { broken, fixed } = comparison;
  return [
    ...changeLines('broke', broken),
    ...changeLines('fixed', fixed),
    line(`${count(broken.length)} broke, ${count(fixed.length)} fixed`),
  ];
}

/** Without a baseline one line says so, and not every rule that would have needed one. */
function checkLines({ decision, comparison }: ReportInput): readonly string[] {
  const checks =
    comparison.kind === 'none'
      ? decision.checks.filter((check) => !isUnmeasuredRegression(check))
      : decision.checks;
  return checks.map((check) => {
    const [actual, limit] = measuredAndLimit(check);
    return line(
      `${check.state.padEnd(10)} ${check.rule}: ${actual}, limit ${limit}${check.close ? ', close call' : ''}`,
    );
  });
}

/** Calibration and what is counted apart, under a protocol of labelled answers. */
function answerLines({ run }: ReportInput): readonly string[] {
  const { answers } = run.scores;
  if (answers === undefined) return [];
  return [
    line(`calibration: ${calibrationText(answers)}`),
    ...[rejudgedText(run) ?? []].flat().map((text) => line(`re-judged: ${text}`)),
    ...apartTexts(run).map((text) => line(`apart: ${text}`)),
  ];
}

/** Why answers have no score, in full and commonest first: the title has room for the beginning of one cause only. */
function causeLines({ run, context }: ReportInput): readonly string[] {
  if (run.stopReason !== null) {
    const next = context.logFile === undefined ? [] : ['the same command goes on where it stopped'];
    return [line(`stopped early: ${run.stopReason}`), ...next];
  }
  const causes = tallyCauses(run.samples).slice(0, MAX_CAUSES);
  return causes.map(([cause, n]) => line(`${count(n)} unscored: ${cause}`));
}

/** What a judge replied to the planted controls that made it void. */
function controlLines({ run: { judgeControls } }: ReportInput): readonly string[] {
  if (judgeControls?.state !== 'failed') return [];
  return explainFailedControls(judgeControls).map((text) => line(`control ${text}`));
}

/** Where the files of a run are; nothing for a record that is only looked at again. */
function fileLines({ context: { reportFile, runFile, logFile } }: ReportInput): readonly string[] {
  const files = [
    ...(reportFile === undefined ? [] : [`report ${reportFile}`]),
    ...(runFile === undefined ? [] : [`record ${runFile}`]),
    ...(logFile === undefined ? [] : [`log ${logFile}`]),
  ];
  return files.length === 0 ? [] : [line(files.join(', '))];
}

/** The report for a terminal or a log: plain text, the verdict first, safe to print on the GitHub runner. */
export function renderTerminal(input: ReportInput): string {
  const { run, decision } = input;
  const { counts } = run.scores;
  const cost = run.cost.costUsd === null ? `cost unknown (${whyNoCost(run.cost)})` : usd(run.cost.costUsd);
  const warnings = listWarnings(input).slice(0, MAX_WARNINGS);
  const lines = [
    line(decision.title),
    '',
    ...columns(scoreRows(input)).map(showHidden),
    '',
    line(
      `${count(counts.asked)} asked: ${count(counts.correct)} correct, ${count(counts.wrong)} wrong, ${count(counts.unscored)} unscored; ${cost}`,
    ),
    ...answerLines(input),
    ...causeLines(input),
    ...controlLines(input),
    ...comparisonLines(input),
    ...checkLines(input),
    ...warnings.map((warning) => line(`warning: ${warning}`)),
    ...fileLines(input),
  ];
  return `${lines.join('\n')}\n`;
}
