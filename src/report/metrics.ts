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
  const rows: readonly (readonly [string, string])[] = [
    ['strict accuracy', shareText(metrics.strict_accuracy)],
    ['answer accuracy', shareText(metrics.answer_accuracy)],
    ['partial credit', shareText(metrics.partial_credit)],
    ['calibration error (RMS)', ratio(metrics.calibration_rms)],
    ['calibration error (HLE)', ratio(metrics.calibration_hle)],
  ];
  const apart = Object.entries(counts)
    .filter(([name, n]) => n > 0 && name !== 'correct' && name !== 'wrong')
    .map(([name, n]) => `${name.replaceAll('_', ' ')} ${count(n)}`);
  return [
    `${metrics.model ?? 'a model'} on ${metrics.problem_set}, split ${metrics.split}: ${plural(metrics.problems, 'problem')}, ${plural(metrics.answers, 'answer')}`,
    `judge: ${metrics.judge ?? 'not named'}${metrics.judge_is_model ? ', the model itself (judge crosscheck gives the score by another judge)' : ''}; scores of different judges do not compare`,
    ...rows.map(([name, text]) => `  ${name.padEnd(24)} ${text}`),
    `  confidences              ${count(confidences.used)} used, ${count(confidences.missing)} of them not stated (counted as 100 %), ${count(confidences.clamped)} out of range`,
    ...(apart.length > 0 ? [`  counted apart            ${apart.join(', ')}`] : []),
    '',
  ].join('\n');
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
