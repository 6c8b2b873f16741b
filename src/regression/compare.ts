import type { Comparison } from '../domain/comparison.ts';
import type { RunResult } from '../domain/run.ts';
import { compareAnswers } from './answers.ts';
import { compareCategories, findFlips } from './changes.ts';
import { findDifferences, findMeasurementConflicts } from './comparable.ts';
import { compareFaithfulness } from './faithfulness.ts';
import { findOverlapConflict, pairProblems } from './pairing.ts';
import { keepIndependentRepeats } from './repeats.ts';
import { compareAccuracy } from './unscored.ts';
import { findWarnings } from './warnings.ts';

/** Two runs to set side by side. `baselineName` says for people where the baseline came from. */
export interface CompareInput {
  readonly baseline: RunResult;
  readonly candidate: RunResult;
  readonly baselineName: string;
  /** significance level, 0–1 */
  readonly alpha: number;
}

/**
 * Sets a run beside a baseline, which is nothing but an older run, over the problems both were asked word for word.
 *
 * Not comparable, with every reason, when protocol, verifier or judge differ, or when the baseline covers less than
 * half of the candidate's problems. Model, prompt and sampling may differ: that is what a user compares. Rates, p-value,
 * categories and flips all come from the same answers: each text once, unscored ones as {@link compareAccuracy} says.
 */
export function compareRuns({ baseline, candidate, baselineName, alpha }: CompareInput): Comparison {
  const pairing = pairProblems(baseline, candidate);
  const overlap = findOverlapConflict(pairing);
  const conflicts = findMeasurementConflicts(baseline.identity, candidate.identity);
  const reasons = overlap === null ? [...conflicts] : [...conflicts, overlap];
  if (reasons.length > 0) return { kind: 'not-comparable', reasons, baselineName };

  const repeats = keepIndependentRepeats(pairing.paired);
  const reading = compareAccuracy(repeats.paired, alpha);
  const answers = compareAnswers(reading.paired);
  return {
    kind: 'compared',
    baselineName,
    baselineCommit: baseline.commit,
    baselineFinishedAt: baseline.finishedAt,
    accuracy: reading.accuracy,
    faithfulness: compareFaithfulness({ baseline, candidate, paired: repeats.paired, alpha }),
    byCategory: compareCategories(reading.paired),
    ...(answers === undefined ? {} : { answers }),
    ...findFlips(reading.paired),
    onlyBaseline: [...pairing.onlyBaseline],
    onlyCandidate: [...pairing.onlyCandidate],
    differences: [...findDifferences(baseline, candidate)],
    warnings: [...findWarnings({ baseline, candidate, pairing, repeats, reading })],
  };
}
