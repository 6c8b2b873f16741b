import { type Cluster, clopperPearson, clusteredClopperPearson, type Interval } from './interval.ts';

/** How an interval at 0 or 1 is found, as it stands in the run record. */
export const EXACT_METHOD = 'Clopper-Pearson over problems';

/**
 * The interval of a ratio that came out at 0 or 1, undefined for any other: there every resample of a bootstrap is the same,
 * and its width of zero would be certainty. With all of n problems alike the exact interval has an end at (α/2)^(1/n).
 *
 * Source: Clopper and Pearson, Biometrika 26 (1934) 404, over problems as the bootstrap is; statistics of small samples near
 * 100 %: the percentile bootstrap covered 51.9 % at 0.99 of 75 problems where this one covers 99.4 %.
 */
export function exactAtEnd(clusters: readonly Cluster[]): Interval | undefined {
  const counted = clusters.filter(({ denominator }) => denominator > 0);
  const isNone = counted.every(({ numerator }) => numerator === 0);
  const isAll = counted.every(({ numerator, denominator }) => numerator === denominator);
  return counted.length > 0 && (isNone || isAll) ? clusteredClopperPearson(counted) : undefined;
}

/**
 * The interval of a difference of two ratios over the same problems when no problem differs, undefined otherwise: the
 * difference lies within the share of problems that differ, whose exact interval for 0 of n ends at 1 − (α/2)^(1/n).
 */
export function exactAtNoDifference(clusters: readonly Cluster[]): Interval | undefined {
  if (clusters.length === 0 || clusters.some(({ numerator }) => numerator !== 0)) return undefined;
  const { high } = clopperPearson({ numerator: 0, denominator: clusters.length });
  return { low: -high, high };
}
