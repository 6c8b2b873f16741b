import { REASONS } from './reasons.ts';
import type { SampleRecord } from './run.ts';

/** How often each value occurs, most frequent first; the first met among equals. */
export function tally<Value>(values: readonly Value[]): readonly (readonly [Value, number])[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** What the samples without a score failed on, commonest first: the endpoint's own words where there are any. */
export function tallyCauses(samples: readonly SampleRecord[]): readonly (readonly [string, number])[] {
  const unscored = samples.filter((sample) => sample.status === 'unscored');
  return tally(unscored.map((sample) => sample.message ?? REASONS[sample.reason].meaning));
}
