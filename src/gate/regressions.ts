import { describeNoPower } from '../domain/blind-spot.ts';
import type { Comparison, MetricChange } from '../domain/comparison.ts';
import { formatPercent, formatPoints, formatPointsLimit, formatPValue } from '../domain/format.ts';
import { isAbove } from '../domain/limits.ts';
import { isSignificant } from '../domain/significance.ts';
import type { Finding } from './finding.ts';
import { findUnmeasured } from './finding.ts';
import type { GatePolicy } from './policy.ts';

/** One regression rule: the metric's change, the drop let through, and what else makes a drop fail. */
export interface RegressionRule {
  readonly metric: MetricChange['metric'];
  readonly comparison: Comparison;
  readonly limit: number;
  readonly failOn: GatePolicy['failOn'];
}

/**
 * The drop of one metric against its limit. `never` looks for significant drops; it only changes the exit code.
 *
 * A drop above the limit that no loss on these problems could make significant is unmeasured: passing it would call a
 * rule kept that cannot be broken. A drop within the limit needs no proof and passes, however few the problems.
 */
export function checkRegression({ metric, comparison, limit, failOn }: RegressionRule): Finding {
  const rule = metric === 'accuracy' ? 'max-regression' : 'max-regression-faithfulness';
  if (comparison.kind !== 'compared') {
    const sentence = `${metric} was not compared: ${whyNotCompared(comparison)}`;
    return findUnmeasured({ rule, limit, sentence, missing: 'baseline' });
  }
  const change = comparison[metric];
  if (change.drop === null) {
    const sentence = `${metric} was not compared: ${change.notCompared ?? 'nothing to compare'}`;
    return findUnmeasured({ rule, limit, sentence, missing: 'baseline' });
  }
  if (failOn !== 'any' && change.smallestDrop === null && isAbove(change.drop, limit)) {
    const sentence = `${describeChange(change)}, and ${describeNoPower(change)}`;
    return findUnmeasured({ rule, limit, sentence, missing: 'baseline' });
  }
  const failed = isAbove(change.drop, limit) && (failOn === 'any' || reachesLevel(change));
  const movement = describeChange(change);
  const sentence = `${movement}${describeLimit(change, limit, failed)}`;
  const headline = failed ? movement : `${movement}${excuse(change.drop, limit)}`;
  const state = failed ? 'failed' : 'passed';
  return {
    check: { rule, state, sentence, actual: change.drop, limit, close: false },
    headline,
    missing: null,
  };
}

/** Whether a drop of this size is unlikely enough to be no accident. */
export function reachesLevel({ pValue, alpha }: MetricChange): boolean {
  return pValue !== null && isSignificant(pValue, alpha);
}

/** A metric's movement in one clause, e.g. "accuracy fell from 91.7 % to 70.8 % (p = 0.02)". */
export function describeChange({ metric, before, after, drop, pValue, alpha }: MetricChange): string {
  if (before === null || after === null || drop === null) return `${metric} was not compared`;
  if (!isAbove(Math.abs(drop), 0)) return `${metric} is unchanged at ${formatPercent(after)}`;
  const from = formatPercent(before, { apartFrom: after });
  const to = formatPercent(after, { apartFrom: before });
  if (drop < 0) return `${metric} rose from ${from} to ${to}`;
  return `${metric} fell from ${from} to ${to}${pValue === null ? '' : ` (${formatPValue(pValue, alpha)})`}`;
}

/** Why there is no comparison, as a clause. */
export function whyNotCompared(comparison: Exclude<Comparison, { kind: 'compared' }>): string {
  return comparison.kind === 'none' ? comparison.reason : comparison.reasons.join('; ');
}

/** What a passing drop owes its pass to. */
function excuse(drop: number, limit: number): string {
  if (!isAbove(drop, 0)) return '';
  return isAbove(drop, limit) ? ', not significant' : `, within ${formatPointsLimit(limit)}`;
}

function describeLimit(change: MetricChange, limit: number, failed: boolean): string {
  const drop = change.drop ?? 0;
  if (!isAbove(drop, 0)) return '';
  const points = formatPoints(drop, { apartFrom: limit });
  const allowed = formatPointsLimit(limit);
  if (!isAbove(drop, limit)) return `: ${points}, within the ${allowed} allowed`;
  if (failed) return `: ${points}, more than the ${allowed} allowed`;
  return `: ${points}, more than the ${allowed} allowed, but not significant`;
}
