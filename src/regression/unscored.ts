import type { MetricChange } from '../domain/comparison.ts';
import type { SampleRecord } from '../domain/run.ts';
import { isSignificant } from '../domain/significance.ts';
import { accuracyStratum, measureChange } from './changes.ts';
import type { PairedProblem } from './pairing.ts';

/** Accuracy compared, over the pairs it was read from. */
export interface AccuracyReading {
  readonly paired: readonly PairedProblem[];
  readonly accuracy: MetricChange;
  /** answers of the baseline without a score, among the pairs given. */
  readonly unscoredBefore: number;
  /** in how many ways the runs were compared: 1 or 2. */
  readonly readings: number;
  /** whether answers without a score, of either run, are left out of this one. */
  readonly leftOut: boolean;
}

/**
 * Compares accuracy so that an answer without a score never makes room for a loss.
 *
 * An unscored answer of the candidate is not correct. If the baseline has unscored answers too, counting those as not
 * correct would let each one that is scored now hide an answer lost elsewhere. The runs are then compared twice, each
 * time by one rule for both: unscored is not correct, and unscored is left out. The worse reading counts - a
 * significant one first, then the larger drop - and its p-value is doubled for having looked twice (Bonferroni).
 *
 * Leaving out the baseline's unscored answers and counting the candidate's against it would be shorter and wrong: where
 * chance decides what can be scored, an unchanged model fails. In simulation at a level of 5 % (75 problems, one
 * sample, accuracy 0.8, intra-problem correlation 0.5, 10 and 30 % undecided) it failed in 13 and 42 % of runs, under
 * the rule above in 2 %.
 */
export function compareAccuracy(paired: readonly PairedProblem[], alpha: number): AccuracyReading {
  const unscoredBefore = paired.flatMap((pair) => pair.before).filter((sample) => !isScored(sample)).length;
  const scored = unscoredBefore > 0 ? keepScored(paired) : [];
  const readings = scored.length > 0 ? 2 : 1;
  const read = (pairs: readonly PairedProblem[], leftOut: boolean): AccuracyReading => {
    const strata = pairs.map(accuracyStratum);
    const accuracy = measureChange({ metric: 'accuracy', strata, alpha, readings });
    return { paired: pairs, accuracy, unscoredBefore, readings, leftOut };
  };
  const asked = read(paired, false);
  if (readings === 1) return asked;
  const without = read(scored, true);
  return isWorse(without.accuracy, asked.accuracy) ? without : asked;
}

/** The pairs without unscored answers of either run, and without problems that have none left in one of them. */
function keepScored(paired: readonly PairedProblem[]): readonly PairedProblem[] {
  return paired
    .map((pair) => ({ ...pair, before: pair.before.filter(isScored), after: pair.after.filter(isScored) }))
    .filter(({ before, after }) => before.length > 0 && after.length > 0);
}

function isWorse(one: MetricChange, other: MetricChange): boolean {
  if (reaches(one) !== reaches(other)) return reaches(one);
  return (one.drop ?? 0) > (other.drop ?? 0);
}

function reaches({ pValue, alpha }: MetricChange): boolean {
  return pValue !== null && isSignificant(pValue, alpha);
}

function isScored({ status }: SampleRecord): boolean {
  return status !== 'unscored';
}
