import type { Cluster, Interval } from './interval.ts';
import { LEVEL } from './interval.ts';
import { createResampler } from './random.ts';

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
 * see `clusteredClopperPearson` and `ends.ts`.
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
  const { kindOf, examples } = kindsOfProblems(ratios, problems);
  const columns = ratios.map((clusters) => ({
    numerators: Float64Array.from(examples, (k) => clusters[k]?.numerator ?? 0),
    denominators: Float64Array.from(examples, (k) => clusters[k]?.denominator ?? 0),
    drawn: [] as number[],
  }));
  const resample = createResampler(seed, problems);
  const counts = new Uint32Array(examples.length);
  for (let i = 0; i < resamples; i += 1) {
    counts.fill(0);
    resample(kindOf, counts);
    for (const { numerators, denominators, drawn } of columns) {
      const denominator = product(counts, denominators);
      if (denominator > 0) drawn.push(product(counts, numerators) / denominator);
    }
  }
  return columns.map(({ drawn }) => intervalOf(drawn, { resamples, seed }));
}

/**
 * Problems with equal parts of every ratio are of one kind, so that a resample is how often each kind was drawn: some hundred
 * sums a resample instead of one for every problem. `examples` has the first problem of each kind.
 */
function kindsOfProblems(ratios: readonly (readonly Cluster[])[], problems: number) {
  const kinds = new Map<string, number>();
  const examples: number[] = [];
  const kindOf = new Uint32Array(problems);
  for (let k = 0; k < problems; k += 1) {
    const parts = ratios.map((clusters) => `${clusters[k]?.numerator}/${clusters[k]?.denominator}`).join(' ');
    const kind = kinds.get(parts) ?? kinds.size;
    if (kind === kinds.size) examples.push(k);
    kinds.set(parts, kind);
    kindOf[k] = kind;
  }
  return { kindOf, examples };
}

function product(counts: Uint32Array, values: Float64Array): number {
  let sum = 0;
  for (let kind = 0; kind < values.length; kind += 1) sum += (counts[kind] ?? 0) * (values[kind] ?? 0);
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
