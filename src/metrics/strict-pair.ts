import { bootstrapRatios } from './bootstrap.ts';
import { exactAtEnd, exactAtNoDifference } from './ends.ts';
import type { Interval } from './interval.ts';

/** How many of one problem's responses are strictly correct by each of two judges. */
export interface StrictPair {
  readonly first: number;
  readonly second: number;
  readonly of: number;
}

/** A share with its 95 % interval. */
export interface Mean extends Interval {
  readonly value: number;
}

/** Which of the columns is the difference. */
const GAP = 2;

/** How many resamples the intervals are drawn from, and by which seed; by default those of every report. */
export interface Resampling {
  readonly resamples?: number;
  readonly seed?: number;
}

/** The strict scores of two judges on the same responses, and second minus first. */
export interface StrictPairScores {
  readonly first: Mean;
  readonly second: Mean;
  readonly gap: Mean;
}

/**
 * The strict accuracy of the same problems by two judges, and how far apart they lie (P59, P60), with percentile bootstrap
 * intervals over problems from one set of resamples (P45), exact ones where a bootstrap has no width; undefined without a
 * problem.
 */
export function scoreStrictPairs(
  pairs: readonly StrictPair[],
  options: Resampling = {},
): StrictPairScores | undefined {
  const columns = [
    pairs.map(({ first, of }) => ({ numerator: first, denominator: of })),
    pairs.map(({ second, of }) => ({ numerator: second, denominator: of })),
    pairs.map(({ first, second, of }) => ({ numerator: second - first, denominator: of })),
  ];
  const [first, second, gap] = bootstrapRatios(columns, options).map((interval, at) => {
    const sum = (columns[at] ?? []).reduce((total, { numerator }) => total + numerator, 0);
    const size = pairs.reduce((total, { of }) => total + of, 0);
    if (interval === null) return null;
    const column = columns[at] ?? [];
    const { low, high } = (at === GAP ? exactAtNoDifference(column) : exactAtEnd(column)) ?? interval;
    return { value: sum / size, low, high };
  });
  return first && second && gap ? { first, second, gap } : undefined;
}
