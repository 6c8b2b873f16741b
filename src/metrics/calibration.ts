/** One answered and judged problem: the stated confidence, 0–1, and whether the problem came out correct. */
export interface ConfidencePoint {
  readonly confidence: number;
  readonly correct: boolean;
}

/** Problems in a bin of {@link calibrationHle}: the `beta` of the published function. */
export const HLE_BIN = 100;

/** The least number of problems in a group of {@link calibrationRms}; statistics.md 1.1 proposes it. */
export const SMALLEST_GROUP = 10;

/**
 * The RMS calibration error exactly as Humanity's Last Exam computes it (`calib_err` with p = '2' and beta = 100, taken
 * there from hendrycks/outlier-exposure), 0–1: the points in ascending confidence are cut into ⌊n/100⌋ bins of 100, the
 * last takes the remainder, and √Σ (size ÷ n)·(mean confidence − accuracy)² runs over all bins BUT the last.
 *
 * Null below 200 points: below 100 the published function fails, and below 200 it is 0 whatever the data (B9).
 *
 * Where points tie, the published value depends on the order that an unstable sort leaves them in. Here ties keep the
 * order of `points` (numpy's `argsort(kind='stable')`), so that the same record always has the same value;
 * {@link calibrationRms} does not depend on the order at all.
 */
export function calibrationHle(points: readonly ConfidencePoint[]): number | null {
  const bins = Math.floor(points.length / HLE_BIN);
  if (bins < 2) return null;
  const ordered = byConfidence(points);
  const used = Array.from({ length: bins - 1 }, (_, bin) =>
    ordered.slice(bin * HLE_BIN, (bin + 1) * HLE_BIN),
  );
  return rootOfSquaredGaps(used, points.length);
}

/**
 * The RMS calibration error over all points, 0–1: √Σ (size ÷ n)·(mean confidence − accuracy)² over groups of equal
 * stated confidence. From the least confidence up, values are put together until a group has {@link SMALLEST_GROUP}
 * points; what is left at the top joins the last group. No value is ever split between groups, so the order of the points
 * does not matter. Null without points.
 *
 * Source: statistics.md 1.1, our own metric beside the published one (B9).
 */
export function calibrationRms(points: readonly ConfidencePoint[]): number | null {
  if (points.length === 0) return null;
  return rootOfSquaredGaps(groupsOfValues(byConfidence(points)), points.length);
}

/** Mean confidence − accuracy, −1 to 1: positive where the model is surer than right. Null without points. */
export function overconfidence(points: readonly ConfidencePoint[]): number | null {
  return points.length === 0 ? null : gapOf(points);
}

function byConfidence(points: readonly ConfidencePoint[]): readonly ConfidencePoint[] {
  return [...points].sort((a, b) => a.confidence - b.confidence);
}

function groupsOfValues(ordered: readonly ConfidencePoint[]): readonly (readonly ConfidencePoint[])[] {
  const groups: ConfidencePoint[][] = [];
  let group: ConfidencePoint[] = [];
  for (const point of ordered) {
    const isNewValue = group.at(-1)?.confidence !== point.confidence;
    if (isNewValue && group.length >= SMALLEST_GROUP) {
      groups.push(group);
      group = [];
    }
    group.push(point);
  }
  const last = groups.at(-1);
  if (group.length < SMALLEST_GROUP && last !== undefined) last.push(...group);
  else groups.push(group);
  return groups;
}

function rootOfSquaredGaps(groups: readonly (readonly ConfidencePoint[])[], total: number): number {
  const squares = groups.map((group) => (group.length / total) * gapOf(group) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0));
}

function gapOf(points: readonly ConfidencePoint[]): number {
  const confidence = points.reduce((sum, point) => sum + point.confidence, 0);
  const correct = points.filter((point) => point.correct).length;
  return (confidence - correct) / points.length;
}
