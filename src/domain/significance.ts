/** Room for the rounding of p itself: sums of a few thousand products are good to about 1e-12. */
const ROUNDING = 1e-9;

/**
 * Whether a p-value reaches a significance level, both 0–1; one equal to the level does, also when its last digits are
 * rounded. The comparison and the gate ask the same question, so the drop announced as visible is the one that fails.
 */
export function isSignificant(pValue: number, alpha: number): boolean {
  return pValue <= alpha * (1 + ROUNDING);
}
