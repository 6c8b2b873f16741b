import { formatPercent, formatPoints } from '../domain/format.ts';
import type { RunResult } from '../domain/run.ts';
import { meanText } from './answer-scores.ts';
import { prose } from './escape.ts';
import { count, plural } from './numbers.ts';

/** The score by a second judge (P61); undefined where none was asked. */
export function renderRejudged(run: RunResult): string | undefined {
  const text = rejudgedText(run);
  return text === undefined ? undefined : `**Re-judged** ${prose(text, 600)}`;
}

/** The same as plain text: the strict score by the second judge, how far it lies from the first, and how far both agree. */
export function rejudgedText({ scores, identity }: RunResult): string | undefined {
  const { rejudged } = scores.answers ?? {};
  const { secondJudge } = identity;
  if (rejudged === undefined || secondJudge === undefined) return undefined;
  const { strict, gap, agreement, unjudged } = rejudged;
  const side = gap.value < 0 ? 'lower' : 'higher';
  const [low, high] = [gap.low, gap.high].map((end) => (100 * end).toFixed(1).replace('-', '−'));
  const parts = [
    `strict ${meanText(strict)} by ${secondJudge.model}`,
    `${formatPoints(Math.abs(gap.value))} ${side} than by the judge (${low} to ${high})`,
    ...(agreement.items === 0 ? [] : [agreementText(agreement)]),
    ...(unjudged > 0 ? [`${plural(unjudged, 'response')} it did not judge, counted as wrong`] : []),
  ];
  return `${parts.join('; ')}.`;
}

interface Agreement {
  readonly agreed: number;
  readonly items: number;
  readonly kappa: number | null;
}

function agreementText({ agreed, items, kappa }: Agreement): string {
  const chance = kappa === null ? '' : `, Cohen κ ${kappa.toFixed(2).replace('-', '−')}`;
  return `both agree on ${count(agreed)} of ${plural(items, 'answer')} (${formatPercent(agreed / items)}${chance})`;
}
