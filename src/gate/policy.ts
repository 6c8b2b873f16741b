/** What the gate enforces. Limits are ratios 0–1; null means the rule is not set. */
export interface GatePolicy {
  /** floor of correct ÷ asked */
  readonly minAccuracy: number | null;
  /** floor of faithfulness among correct and assessable answers */
  readonly minFaithfulness: number | null;
  /** floors of protocols that score answers one by one: correct ÷ reference answers, and their mean share by problem */
  readonly minAnswerAccuracy: number | null;
  readonly minPartialCredit: number | null;
  /** largest drop in accuracy against the baseline that is let through */
  readonly maxRegression: number | null;
  readonly maxRegressionFaithfulness: number | null;
  /**
   * `significant`: a drop above its limit fails when it also reaches the comparison's level; `any`: always;
   * `never`: everything is measured and reported, but neither quality nor a missing comparison turns the exit code red.
   */
  readonly failOn: 'significant' | 'any' | 'never';
  /** largest share of answers that may be missing through the fault of the run or the judge */
  readonly maxErrorRate: number;
  /** `pass`: an incomplete run is judged by what it has, with a warning. A run without one score is never let through. */
  readonly onIncomplete: 'fail' | 'pass';
  /** The user named a baseline, so that going without one must not look like a pass. */
  readonly baselineExpected: boolean;
}
