import type { Cluster, Interval } from './interval.ts';
import { LEVEL } from './interval.ts';
import { createGenerator } from './random.ts';

/** Resamples drawn when nothing else is said; the ends then move by about 1 % of the width from seed to seed. */
export const RESAMPLES = 10_000;

/** The seed used when nothing else is said. It stands in the result, so that anybody can draw the same resamples. */
export const SEED = 20_250_101;

/** An interval with what is needed to compute it again. */
export interface BootstrapInterval extends Interval {
  readonly resamples: number;
  readonly seed: number;
}

/**
 * The percentile bootstrap interval of Σ numerators ÷ Σ denominators, resampling whole problems with replacement, so
 * that the samples of one problem stay together. Resamples in which nothing can be counted are left out.
 *
 * Null without a countable problem. It is too narrow near 0 and 1 (all-equal data give a width of zero): for scores
 * see `clusteredClopperPearson`.
 * Source: Efron and Tibshirani, An Introduction to the Bootstrap (1993), chapter 13.
 */
export function bootstrapRatio(
  clusters: readonly Cluster[],
  options: { readonly resamples?: number; readonly seed?: number } = {},
): BootstrapInterval | null {
  const { resamples = RESAMPLES, seed = SEED } = options;
  const below = createGenerator(seed);
  const ratios: number[] = [];
  for (let i = 0; i < resamples; i += 1) {
    const ratio = resampledRatio(clusters, below);
    if (ratio !== null) ratios.push(ratio);
  }
  if (ratios.length === 0) return null;
  ratios.sort((a, b) => a - b);
  const tail = (1 - LEVEL) / 2;
  return { low: quantile(ratios, tail), high: quantile(ratios, 1 - tail), resamples, seed };
}

function resampledRatio(clusters: readonly Cluster[], below: (limit: number) => number): number | null {
  let numerator = 0;
  let denominator = 0;
  for (let i = 0; i < clusters.length; i += 1) {
    const cluster = clusters[below(clusters.length)];
    numerator += cluster?.numerator ?? 0;
    denominator += cluster?.denominator ?? 0;
  }
  return denominator > 0 ? numerator / denominator : null;
}

/** Linear interpolation between order statistics: type 7 of Hyndman and Fan (1996), the default of numpy and R. */
function quantile(sorted: readonly number[], probability: number): number {
  const position = probability * (sorted.length - 1);
  const lower = Math.floor(position);
  const from = sorted[lower] ?? Number.NaN;
  const to = sorted[lower + 1] ?? from;
  return from + (position - lower) * (to - from);
}
