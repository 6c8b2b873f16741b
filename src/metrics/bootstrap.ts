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

interface BootstrapOptions {
  readonly resamples?: number;
  readonly seed?: number;
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
  options: BootstrapOptions = {},
): BootstrapInterval | null {
  return bootstrapRatios([clusters], options)[0] ?? null;
}

/**
 * {@link bootstrapRatio} of several ratios over the same problems, from one set of resamples: entry k of every member of
 * `ratios` belongs to the same problem. Each interval is the one that its ratio has alone.
 */
export function bootstrapRatios(
  ratios: readonly (readonly Cluster[])[],
  { resamples = RESAMPLES, seed = SEED }: BootstrapOptions = {},
): readonly (BootstrapInterval | null)[] {
  const problems = ratios[0]?.length ?? 0;
  const columns = ratios.map((clusters) => ({
    numerators: Float64Array.from(clusters, ({ numerator }) => numerator),
    denominators: Float64Array.from(clusters, ({ denominator }) => denominator),
    drawn: [] as number[],
  }));
  const below = createGenerator(seed);
  const drawn = new Uint32Array(problems);
  for (let i = 0; i < resamples; i += 1) {
    for (let k = 0; k < problems; k += 1) drawn[k] = below(problems);
    for (const column of columns) {
      const denominator = sumAt(column.denominators, drawn);
      if (denominator > 0) column.drawn.push(sumAt(column.numerators, drawn) / denominator);
    }
  }
  return columns.map((column) => intervalOf(column.drawn, { resamples, seed }));
}

function sumAt(values: Float64Array, places: Uint32Array): number {
  let sum = 0;
  for (let k = 0; k < places.length; k += 1) sum += values[places[k] ?? 0] ?? 0;
  return sum;
}

function intervalOf(
  drawn: readonly number[],
  made: { readonly resamples: number; readonly seed: number },
): BootstrapInterval | null {
  if (drawn.length === 0) return null;
  const sorted = Float64Array.from(drawn).sort();
  const tail = (1 - LEVEL) / 2;
  return { low: quantile(sorted, tail), high: quantile(sorted, 1 - tail), ...made };
}

/** Linear interpolation between order statistics: type 7 of Hyndman and Fan (1996), the default of numpy and R. */
function quantile(sorted: Float64Array, probability: number): number {
  const position = probability * (sorted.length - 1);
  const lower = Math.floor(position);
  const from = sorted[lower] ?? Number.NaN;
  const to = sorted[lower + 1] ?? from;
  return from + (position - lower) * (to - from);
}
