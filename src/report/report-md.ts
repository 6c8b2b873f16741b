import type { ReportInput } from './input.ts';
import { renderSummary } from './summary.ts';

/** The full report for a file: the job summary with nothing left out. */
export function renderReport(input: ReportInput): string {
  const { reportFile: _, ...context } = input.context; // which is this one
  return renderSummary({ ...input, context }, Number.POSITIVE_INFINITY);
}
