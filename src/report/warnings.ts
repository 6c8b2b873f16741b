import { isRegressionRule } from '../domain/limits.ts';
import { selfJudgingText } from './answer-scores.ts';
import { blindSpotOf } from './certainty.ts';
import { prose } from './escape.ts';
import type { ReportInput } from './input.ts';
import { count } from './numbers.ts';

/**
 * Warnings of decision, comparison and run, each once. Without a baseline a report says so in a line of its own, and
 * what that means for the rules of regression is no warning besides.
 */
export function listWarnings({ decision, comparison, run }: ReportInput): readonly string[] {
  const compared = comparison.kind === 'compared' ? comparison.warnings : [];
  const said = comparison.kind === 'none' ? decision.checks.filter(isUnmeasuredRegression) : [];
  const repeats = new Set(said.map((check) => check.sentence));
  const self = run.scores.answers === undefined ? undefined : selfJudgingText(run);
  const all = [...(self === undefined ? [] : [self]), ...decision.warnings, ...compared, ...run.notes];
  return [...new Set(all)].filter((text) => !repeats.has(text));
}

/** A regression rule that had nothing to measure. */
export function isUnmeasuredRegression(check: ReportInput['decision']['checks'][number]): boolean {
  return isRegressionRule(check) && check.state === 'unmeasured';
}

/** The warnings as a list, `most` at most, without the one that stands under "How sure?". */
export function renderWarnings(input: ReportInput, most: number): string | undefined {
  const blindSpot = blindSpotOf(input);
  const all = listWarnings(input).filter((warning) => warning !== blindSpot);
  if (all.length === 0 || most === 0) return undefined;
  const shown = all.slice(0, most).map((warning) => `- ${prose(warning, 400)}`);
  if (all.length > most) shown.push(`- and ${count(all.length - most)} more`);
  return `**Warnings**\n\n${shown.join('\n')}`;
}
