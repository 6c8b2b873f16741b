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
 * The Clopper-Pearson interval at the effective number of independent samples, for ratios whose samples come in
 * clusters.
 *
 * The effective number is p(1−p) ÷ (linearised between-cluster variance of the ratio), held between the number of
 * clusters and the number of samples; a ratio of 0 or 1 shows no variance and counts as one sample a cluster.
 * Source: Korn and Graubard, Survey Methodology 24 (1998) 193. In simulation (24 and 75 problems, 3 and 5 samples,
 * intra-problem correlation 0.3 and 0.7, accuracy 0.5 to 0.99) it covered the truth in 92–99 % of runs, where the
 * percentile bootstrap of problems fell to 87 % near the ceiling.
 */
export function clusteredClopperPearson(clusters: readonly Cluster[]): Interval {
  const counted = clusters.filter((cluster) => cluster.denominator > 0);
  const numerator = sum(counted.map((cluster) => cluster.numerator));
  const denominator = sum(counted.map((cluster) => cluster.denominator));
  const ratio = numerator / denominator;
  const effective = effectiveSamples(counted, { numerator, denominator });
  return clopperPearson({ numerator: ratio * effective, denominator: effective });
}

function effectiveSamples(clusters: readonly Cluster[], { numerator, denominator }: Cluster): number {
  const ratio = numerator / denominator;
  const n = clusters.length;
  if (n < 2 || numerator === 0 || numerator === denominator) return n;
  const residuals = clusters.map(
    (cluster) => (cluster.numerator - ratio * cluster.denominator) / denominator,
  );
  const variance = (n / (n - 1)) * sum(residuals.map((residual) => residual ** 2));
  const samples = variance > 0 ? (ratio * (1 - ratio)) / variance : denominator;
  return Math.min(Math.max(samples, n), denominator);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function clamp(x: number): number {
  return Math.min(1, Math.max(0, x));
}
