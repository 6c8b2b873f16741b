import type { Ratio } from '../domain/run.ts';

const MAX_DIGITS = 6;

/** `71.4 %`. A ratio below 1 is never rounded up to 100 %, one above 0 never down to 0 %. */
export function percent(ratio: number, digits = 1): string {
  const text = (100 * ratio).toFixed(digits);
  const hides = (Number(text) === 100 && ratio < 1) || (Number(text) === 0 && ratio > 0);
  return hides && digits < MAX_DIGITS ? percent(ratio, digits + 1) : `${text} %`;
}

/** Two ratios as percentages with as many digits as it takes to see that they differ. */
export function distinctPercents(a: number, b: number): readonly [string, string] {
  for (let digits = 1; digits < MAX_DIGITS; digits++) {
    if (a === b || (100 * a).toFixed(digits) !== (100 * b).toFixed(digits)) {
      return [percent(a, digits), percent(b, digits)];
    }
  }
  return [percent(a, MAX_DIGITS), percent(b, MAX_DIGITS)];
}

/** A change of a ratio in percentage points with its sign: `−8.6 points`, `+0.4 points`, `no change`. */
export function points(change: number): string {
  if (change === 0) return 'no change';
  const size = percent(Math.abs(change)).replace(' %', '');
  return `${change < 0 ? '−' : '+'}${size} points`;
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
  return `${value.toFixed(value >= 1 ? 2 : 4)} USD`;
}

/** `71.4 % (50/70), 60.0–80.7`: value, counts and 95 % interval. Not measured is a dash and the reason. */
export function ratioText(ratio: Ratio, whyNot: string): string {
  if (ratio.value === null) return `— (${whyNot})`;
  const counts = `${count(ratio.numerator)}/${count(ratio.denominator)}`;
  const { interval } = ratio;
  const range = interval ? `, ${(100 * interval.low).toFixed(1)}–${(100 * interval.high).toFixed(1)}` : '';
  return `${percent(ratio.value)} (${counts})${range}`;
}

/** `p = 0.012`, with enough digits to tell it from `alpha`. */
export function pValueText(p: number, alpha: number): string {
  if (p < 0.001) return 'p < 0.001';
  let digits = 3;
  while (digits < MAX_DIGITS && p !== alpha && Number(p.toFixed(digits)) === alpha) digits++;
  return `p = ${p.toFixed(digits)}`;
}

/** How often chance alone does this, in words. */
export function chanceInWords(p: number): string {
  if (p < 0.001) return 'less than once in 1,000 times';
  if (p >= 0.5) return 'at least every second time';
  return `about once in ${count(Math.round(1 / p))} times`;
}
