import { paragraphs } from './blocks.ts';
import { fitText, utf16Length } from './fit.ts';
import type { ReportInput } from './input.ts';
import { renderFooter } from './measured.ts';
import type { CommonDetail } from './parts.ts';
import { COMMON_STEPS, renderCommon, renderDropped } from './parts.ts';

const COMMENT_DETAIL: CommonDetail = {
  changes: { rows: 20, answerUnits: 160, witnesses: true },
  warnings: 20,
  examples: 5,
  categories: true,
  reasons: true,
  measured: true,
};

/** GitHub refuses comments over 65,536 characters; 60,000 UTF-16 units are safe however it counts. */
export const COMMENT_UNITS = 60_000;

/** The comment on the pull request, understood in ten seconds: verdict, scores, what broke, how sure. */
export function renderComment(input: ReportInput, limitUnits: number = COMMENT_UNITS): string {
  return fitText({
    detail: COMMENT_DETAIL,
    steps: COMMON_STEPS,
    limit: limitUnits,
    measure: utf16Length,
    render: (detail, dropped) =>
      `${paragraphs([renderCommon(input, detail), renderDropped(dropped, input.context), renderFooter(input)])}\n`,
  });
}
