import { formatPercent } from '../domain/format.ts';
import { count, plural } from './numbers.ts';

type Share = { readonly value: number | null; readonly interval: readonly number[] | null };

/** What is printed of `metrics.json`. */
export interface PrintedMetrics {
  readonly model: string | null;
  readonly judge: string | null;
  readonly judge_is_model: boolean;
  readonly problem_set: string;
  readonly split: string;
  readonly problems: number;
  readonly answers: number;
  readonly strict_accuracy: Share;
  readonly answer_accuracy: Share;
  readonly partial_credit: Share;
  readonly calibration_rms: number | null;
  readonly calibration_hle: number | null;
  readonly confidences: { readonly used: number; readonly missing: number; readonly clamped: number };
  readonly counts: Readonly<Record<string, number>>;
}

/** The metrics for a person at a terminal, the headline first. */
export function renderMetrics(metrics: PrintedMetrics): string {
  const { counts, confidences } = metrics;
  const isWithheld = metrics.strict_accuracy.value === null;
  const rows: readonly (readonly [string, string])[] = [
    ['strict accuracy', shareText(metrics.strict_accuracy)],
    ['answer accuracy', shareText(metrics.answer_accuracy)],
    ['partial credit', shareText(metrics.partial_credit)],
    ['calibration error (RMS)', isWithheld ? '—' : ratio(metrics.calibration_rms)],
    ['calibration error (HLE)', isWithheld ? '—' : ratio(metrics.calibration_hle)],
  ];
  return [
    `${metrics.model ?? 'a model'} on ${metrics.problem_set}, split ${metrics.split}: ${plural(metrics.problems, 'problem')}, ${plural(metrics.answers, 'answer')}`,
    `judge: ${metrics.judge ?? 'not named'}${metrics.judge_is_model ? ', the model itself (judge crosscheck gives the score by another judge)' : ''}; scores of different judges do not compare`,
    ...rows.map(([name, text]) => `  ${name.padEnd(24)} ${text}`),
    `  confidences              ${count(confidences.used)} used, ${count(confidences.missing)} of them not stated (counted as 100 %), ${count(confidences.clamped)} out of range`,
    ...countsRow(isWithheld ? 'without a score' : 'counted as wrong', counts, LOST),
    ...countsRow('left out', counts, ['excluded_figures']),
    '',
  ].join('\n');
}

/** Members of `counts` that stand in the denominator of every score without a verdict on an answer. */
const LOST = ['no_final_answer', 'missing_predictions', 'failed_calls', 'unjudged'];

function countsRow(
  title: string,
  counts: PrintedMetrics['counts'],
  names: readonly string[],
): readonly string[] {
  const found = names.flatMap((name) => {
    const n = counts[name] ?? 0;
    return n > 0 ? `${name.replaceAll('_', ' ')} ${count(n)}` : [];
  });
  return found.length > 0 ? [`  ${title.padEnd(24)} ${found.join(', ')}`] : [];
}

function shareText({ value, interval }: Share): string {
  if (value === null) return '—';
  const [low, high] = interval ?? [];
  const range =
    low === undefined || high === undefined ? '' : ` [${formatPercent(low)}, ${formatPercent(high)}]`;
  return `${formatPercent(value)}${range}`;
}

function ratio(value: number | null): string {
  return value === null ? '— (undefined for so few answers)' : formatPercent(value);
}
