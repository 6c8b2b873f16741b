import type { AnswerDetail } from './answers.ts';
import { renderAnswers, renderExplanations } from './answers.ts';
import { paragraphs } from './blocks.ts';
import type { FitStep } from './fit.ts';
import { fitText, renderOnce, utf8Length } from './fit.ts';
import type { ReportInput } from './input.ts';
import { renderFooter } from './measured.ts';
import type { CommonDetail } from './parts.ts';
import { COMMON_STEPS, renderCommon, renderDropped } from './parts.ts';

interface SummaryDetail {
  readonly common: CommonDetail;
  readonly answers: AnswerDetail;
}

const EVERYTHING: SummaryDetail = {
  common: {
    changes: { rows: Number.POSITIVE_INFINITY, answerUnits: 200, witnesses: true },
    warnings: Number.POSITIVE_INFINITY,
    examples: Number.POSITIVE_INFINITY,
    categories: true,
    reasons: true,
    measured: true,
  },
  answers: { listed: Number.POSITIVE_INFINITY, correct: true, explained: Number.POSITIVE_INFINITY },
};

function answerStep(drops: string, change: Partial<AnswerDetail>): FitStep<SummaryDetail> {
  return { drops, shorten: (detail) => ({ ...detail, answers: { ...detail.answers, ...change } }) };
}

const STEPS: readonly FitStep<SummaryDetail>[] = [
  answerStep('the correct answers', { correct: false }),
  answerStep('the full text of all but the first 100 answers not accepted', { explained: 100 }),
  answerStep('all but the first 1,000 answers not accepted', { listed: 1_000 }),
  answerStep('the full text of all but the first 20 answers not accepted', { explained: 20 }),
  answerStep('all but the first 200 answers not accepted', { listed: 200 }),
  answerStep('the full text of the answers', { explained: 0 }),
  answerStep('the answers', { listed: 0 }),
  ...COMMON_STEPS.map((step) => ({
    drops: step.drops,
    shorten: (detail: SummaryDetail) => ({ ...detail, common: step.shorten(detail.common) }),
  })),
];

function headed(title: string, body: string | undefined): string | undefined {
  return body === undefined ? undefined : `#### ${title}\n\n${body}`;
}

/** GitHub drops a job summary over 1 MiB whole; other steps of the job have their own file. */
export const SUMMARY_BYTES = 900 * 1024;

/** The job summary: what the comment says, then every answer. `limitBytes` counts UTF-8 bytes. */
export function renderSummary(input: ReportInput, limitBytes: number = SUMMARY_BYTES): string {
  const common = renderOnce((detail: CommonDetail) => renderCommon(input, detail));
  const explanations = renderOnce((explained: number) => renderExplanations(input, explained));
  const answers = renderOnce((detail: Omit<AnswerDetail, 'explained'>) => renderAnswers(input, detail));
  return fitText({
    detail: EVERYTHING,
    steps: STEPS,
    limit: limitBytes,
    measure: utf8Length,
    render: ({ common: commonDetail, answers: { explained, ...listing } }, dropped) =>
      `${paragraphs([
        common(commonDetail),
        headed('Answers not accepted', explanations(explained)),
        headed('Answers', answers(listing)),
        renderDropped(dropped, input.context),
        renderFooter(input),
      ])}\n`,
  });
}
