import { formatPercent, formatPoints } from '../domain/format.ts';
import type { Ratio, Spread } from '../domain/run.ts';

/** A change of a ratio in percentage points with its sign: `−8.6 points`, `+0.4 points`, `no change`. */
export function signedPoints(change: number): string {
  if (change === 0) return 'no change';
  return `${change < 0 ? '−' : '+'}${formatPoints(Math.abs(change))}`;
}

/** `1,234,567`, whatever the locale. */
export function count(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 problem`, `2 problems`. */
export function plural(value: number, noun: string): string {
  return `${count(value)} ${noun}${value === 1 ? '' : 's'}`;
}

/** `0.4213 USD`: no dollar sign, because GitHub reads two of them on a line as mathematics. */
export function usd(value: number): string {
  if (value === 0) return '0 USD';
  return `${value.toFixed(value >= 1 ? 2 : 4)} USD`;
}

/**
 * `71.4 % (50/70), 60.0–80.7`: value, counts or, for a mean over evaluations, their spread, and 95 % interval. Not measured
 * is a dash and the reason.
 */
export function ratioText(ratio: Ratio, whyNot: string): string {
  if (ratio.value === null) return `— (${whyNot})`;
  const { interval, spread } = ratio;
  const counts = spread === undefined ? countsText(ratio) : spreadText(spread);
  const range = interval ? `, ${(100 * interval.low).toFixed(1)}–${(100 * interval.high).toFixed(1)}` : '';
  return `${formatPercent(ratio.value)} (${counts})${range}`;
}

/** `50/70`. */
export function countsText({ numerator, denominator }: Pick<Ratio, 'numerator' | 'denominator'>): string {
  return `${count(numerator)}/${count(denominator)}`;
}

/** `mean of 3 judgings, 66.7–75.0, s = 4.2`: how far the evaluations of the judge lie apart, in percent. */
export function spreadText(spread: Spread): string {
  return `mean of ${plural(spread.evaluations, 'judging')}, ${apartText(spread)}`;
}

/** `66.7–75.0, s = 4.2`: least and largest share of the evaluations, and their standard deviation, in percent. */
export function apartText({ low, high, deviation }: Spread): string {
  const [least, most, s] = [low, high, deviation].map((share) => (100 * share).toFixed(1));
  return `${least}–${most}, s = ${s}`;
}

/** How often chance alone does this, in words. */
export function chanceInWords(p: number): string {
  if (p < 0.001) return 'less than once in 1,000 times';
  if (p >= 0.5) return 'at least every second time';
  return `about once in ${count(Math.round(1 / p))} times`;
}
