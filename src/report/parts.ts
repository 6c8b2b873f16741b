import { renderAnswerGroups, renderApart, renderCalibration } from './answer-scores.ts';
import { details, paragraphs } from './blocks.ts';
import { renderCertainty, renderDifferences } from './certainty.ts';
import type { ChangeDetail } from './changes.ts';
import { renderChanges } from './changes.ts';
import { codeCell } from './escape.ts';
import { renderExamples } from './examples.ts';
import { renderCost, renderErrors, renderFaithfulness, renderReasons, renderRegenerated } from './facts.ts';
import type { FitStep } from './fit.ts';
import { renderChecks, renderHeading, renderSubject } from './heading.ts';
import type { ReportContext, ReportInput } from './input.ts';
import { renderJudgeFailure } from './judge-test.ts';
import { renderPlacement } from './leaderboard.ts';
import { renderMeasured } from './measured.ts';
import { renderRejudged } from './rejudged.ts';
import { renderCategories, renderNoBaseline, renderScores, renderSharedNote } from './scores.ts';
import { renderWarnings } from './warnings.ts';

/** How much of each part is shown. */
export interface CommonDetail {
  readonly changes: ChangeDetail;
  readonly warnings: number;
  /** unfaithful answers shown beside the examples of errors; 0 leaves out both. */
  readonly examples: number;
  readonly categories: boolean;
  readonly reasons: boolean;
  readonly measured: boolean;
}

/** The steps that shorten the parts every report has, mildest first. */
export const COMMON_STEPS: readonly FitStep<CommonDetail>[] = [
  {
    drops: 'all but 5 unfaithful derivations',
    shorten: (d) => ({ ...d, examples: Math.min(d.examples, 5) }),
  },
  { drops: 'all but the first 10 warnings', shorten: (d) => ({ ...d, warnings: Math.min(d.warnings, 10) }) },
  {
    drops: 'witness points, reasons of the judge and long answers',
    shorten: (d) => ({ ...d, changes: { ...d.changes, answerUnits: 60, witnesses: false } }),
  },
  {
    drops: 'all but the first 10 changed problems of each kind',
    shorten: (d) => ({ ...d, changes: { ...d.changes, rows: Math.min(d.changes.rows, 10) } }),
  },
  { drops: 'examples of errors', shorten: (d) => ({ ...d, examples: 0 }) },
  { drops: 'accuracy by category', shorten: (d) => ({ ...d, categories: false }) },
  { drops: 'the reasons', shorten: (d) => ({ ...d, reasons: false }) },
  { drops: 'how it was measured', shorten: (d) => ({ ...d, measured: false }) },
  { drops: 'all warnings', shorten: (d) => ({ ...d, warnings: 0 }) },
  { drops: 'the changed problems', shorten: (d) => ({ ...d, changes: { ...d.changes, rows: 0 } }) },
];

function folded(title: string, body: string | undefined): string | undefined {
  return body === undefined ? undefined : details(title, body);
}

/** The parts every report has, in the order a reader needs them. */
export function renderCommon(input: ReportInput, detail: CommonDetail): string {
  const { run, decision, comparison } = input;
  return paragraphs([
    renderHeading(decision),
    renderSubject(input),
    renderJudgeFailure(run),
    renderScores(input),
    renderSharedNote(input),
    input.placed && renderPlacement(input.placed.run, input.placed.placement),
    renderNoBaseline(comparison),
    renderChanges(input, detail.changes),
    renderCertainty(input),
    renderDifferences(input),
    renderFaithfulness(run),
    renderCalibration(run),
    renderRejudged(run),
    renderApart(run),
    renderErrors(run),
    renderRegenerated(run),
    detail.examples > 0 ? folded('Examples of errors', renderExamples(run, detail.examples)) : undefined,
    renderCost(run),
    renderWarnings(input, detail.warnings),
    renderAccepting(input),
    folded('The rules of the gate', renderChecks(decision)),
    detail.categories && (run.scores.answers === undefined || comparison.kind === 'compared')
      ? folded('Accuracy by category', renderCategories(input))
      : undefined,
    detail.categories ? folded('Scores by domain and by kind of answer', renderAnswerGroups(run)) : undefined,
    detail.reasons ? folded('How the answers were settled', renderReasons(run)) : undefined,
    detail.measured ? folded('How it was measured', renderMeasured(input)) : undefined,
  ]);
}

/** How to accept the run as it is; undefined when it was compared with nothing or cannot be blessed. */
function renderAccepting({ run, comparison, context }: ReportInput): string | undefined {
  if (comparison.kind !== 'compared' || run.state !== 'complete' || run.scores.counts.failed > 0)
    return undefined;
  const bless = codeCell(`theory-gate bless ${context.runFile ?? 'run.json'}`, 200);
  const where = context.runUrl === undefined ? '' : '; it counts once merged';
  return `**To accept this run** make it the new baseline with ${bless} and commit the file this writes${where}.`;
}

/** Says what a shortened report leaves out and who has it; undefined when nothing was dropped. */
export function renderDropped(dropped: readonly string[], context: ReportContext): string | undefined {
  if (dropped.length === 0) return undefined;
  const whole = context.reportFile === undefined ? 'run record' : 'full report';
  return `Left out because of the size limit: ${dropped.join('; ')}. The ${whole} has it.`;
}
