import type { MetricChange } from './comparison.ts';
import { formatPoints, formatPointsLimit } from './format.ts';
import { isAbove } from './limits.ts';

/** That so few problems cannot show a drop of any size, as a clause. */
export function describeNoPower({ problems }: MetricChange): string {
  return `on ${problems} shared ${problems === 1 ? 'problem' : 'problems'} no drop can be significant`;
}

/**
 * That a regression rule cannot see every drop above its limit, as a clause; null when it can or there is no limit. A
 * drop above the limit that cannot be significant is not passed over here: its rule is unmeasured and says why.
 */
export function describeBlindSpot(change: MetricChange, limit: number | null): string | null {
  const { metric, smallestDrop, drop, problems } = change;
  if (limit === null || drop === null) return null;
  if (smallestDrop === null && isAbove(drop, limit)) return null;
  if (smallestDrop === null)
    return `${describeNoPower(change)}: the regression rule for ${metric} cannot fail`;
  if (!isAbove(smallestDrop, limit)) return null;
  const count = `${problems} shared ${problems === 1 ? 'problem' : 'problems'}`;
  const needed = formatPoints(smallestDrop, { apartFrom: limit });
  return `with ${count} a drop in ${metric} needs ${needed} to be significant, more than the limit of ${formatPointsLimit(limit)}`;
}
