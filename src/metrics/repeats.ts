/** `right` of `asked` samples of a problem are correct; `k` of them are looked at, 1 ≤ k ≤ asked. */
export interface Draw {
  readonly asked: number;
  readonly right: number;
  readonly k: number;
}

/**
 * The chance that at least one of k samples drawn without replacement is right, 1 − C(n−c, k) / C(n, k): an unbiased
 * estimate of accuracy@k. Source: Chen et al., Evaluating Large Language Models Trained on Code (2107.03374), eq. 1.
 */
export function anyOfK({ asked, right, k }: Draw): number {
  return 1 - chooseRatio(asked - right, asked, k);
}

/**
 * The chance that all of k samples drawn without replacement are right, C(c, k) / C(n, k): an unbiased estimate of
 * pass^k. Source: Yao et al., τ-bench (2406.12045), section 4.
 */
export function allOfK({ asked, right, k }: Draw): number {
  return chooseRatio(right, asked, k);
}

/** C(a, k) / C(n, k) as a product of factors of at most one. */
function chooseRatio(a: number, n: number, k: number): number {
  let ratio = 1;
  for (let step = 0; step < k; step += 1) ratio *= Math.max(0, a - step) / (n - step);
  return ratio;
}
