import type { Ratio, SampleRecord } from '../domain/run.ts';
import type { Cluster } from './interval.ts';
import { clopperPearson, clusteredClopperPearson } from './interval.ts';

/** Names of the two ways an interval is found, as they stand in the run record. */
export const METHODS = {
  independent: 'Clopper-Pearson',
  clustered: 'Clopper-Pearson over problems',
} as const;

/**
 * The share of `samples` that `counts`, with its 95 % interval; not measured when there are no samples.
 *
 * One sample a problem: the exact binomial interval, because CI subsets are small and scores close to 100 %, where
 * approximate intervals are too narrow. With repeats the samples of a problem are one cluster, and the same interval is
 * taken over problems instead of samples; it is then wider than need be and never too narrow.
 */
export function ratioOver(
  samples: readonly SampleRecord[],
  counts: (sample: SampleRecord) => boolean,
): Ratio {
  const clusters = clusterByProblem(samples, counts);
  const denominator = samples.length;
  const numerator = samples.filter(counts).length;
  if (denominator === 0) return { value: null, numerator, denominator, interval: null };
  const repeated = clusters.length < denominator;
  const { low, high } = repeated
    ? clusteredClopperPearson(clusters)
    : clopperPearson({ numerator, denominator });
  const method = repeated ? METHODS.clustered : METHODS.independent;
  return { value: numerator / denominator, numerator, denominator, interval: { low, high, method } };
}

/** How many samples each problem has, and how many of them `counts`. */
export function clusterByProblem(
  samples: readonly SampleRecord[],
  counts: (sample: SampleRecord) => boolean,
): readonly Cluster[] {
  const clusters = new Map<string, Cluster>();
  for (const sample of samples) {
    const { numerator, denominator } = clusters.get(sample.problemId) ?? { numerator: 0, denominator: 0 };
    clusters.set(sample.problemId, {
      numerator: numerator + (counts(sample) ? 1 : 0),
      denominator: denominator + 1,
    });
  }
  return [...clusters.values()];
}
