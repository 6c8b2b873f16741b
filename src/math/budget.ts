/** What one decision has to work with. */
export interface Budget {
  /** Nodes that may still be evaluated; counts down, so that nested sums end. */
  left: number;
  /** Chooses the random values that are drawn on the way; {@link FIXED_SEED} when absent. */
  readonly seed?: number;
  /**
   * Integrals between two ends along a path beside the real axis, above and below it, and of both values the mean: Cauchy's
   * principal value where there is a pole between the ends (Ahlfors, Complex Analysis, 4.5.3).
   */
  readonly paths?: 'beside the axis';
  /** Unknown functions that are real, even, positive and fall faster than any power, as an integral to infinity asks for. */
  readonly functions?: 'falling';
}

/** Runs with no more than `most` nodes of the budget, and charges it for them. */
export function withShare<T>(
  budget: Budget,
  share: Partial<Budget> & { left: number },
  run: (own: Budget) => T,
): T {
  const before = Math.max(0, Math.min(budget.left, share.left));
  const own: Budget = { ...budget, ...share, left: before };
  const result = run(own);
  budget.left -= before - Math.max(0, own.left);
  return result;
}

/** The seed of every verdict that nobody asked to be drawn again. */
export const FIXED_SEED = 0;

/** The name under which a value is drawn: a text of its own for each seed, the plain one for the fixed seed. */
export function drawnAs(text: string, { seed = FIXED_SEED }: Budget): string {
  return seed === FIXED_SEED ? text : `${seed}/${text}`;
}
