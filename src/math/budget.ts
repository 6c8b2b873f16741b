/** What one decision has to work with. */
export interface Budget {
  /** Nodes that may still be evaluated; counts down, so that nested sums end. */
  left: number;
  /** Chooses the random values that are drawn on the way; {@link FIXED_SEED} when absent. */
  readonly seed?: number;
}

/** The seed of every verdict that nobody asked to be drawn again. */
export const FIXED_SEED = 0;

/** The name under which a value is drawn: a text of its own for each seed, the plain one for the fixed seed. */
export function drawnAs(text: string, { seed = FIXED_SEED }: Budget): string {
  return seed === FIXED_SEED ? text : `${seed}/${text}`;
}
