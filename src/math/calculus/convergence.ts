/** Halvings of the step of a quadrature; the last has some 200 to 800 nodes. */
export const MAX_LEVEL = 7;
/** Relative agreement of two levels that ends the refinement; the error then is far below their difference. */
const CONVERGED = 1e-10;
/** Levels before this one agree by chance. */
const FIRST_JUDGED = 3;
/**
 * Two levels this far apart will not agree on the finest either: a halving of the step about doubles the digits (Takahasi and
 * Mori 1974), and the finest has to agree to ten. Oscillating integrands settle late and then all at once.
 */
const HOPELESS: Readonly<Record<number, number>> = { 4: 0.5, 5: 3e-3, 6: 3e-5 };
/**
 * The digits grow by less than this factor from level to level where the integrand has a kink, or an end as singular as
 * x^(a−1) for a small a; they double where it is analytic.
 */
const SLOW = 1.5;
/** Up to here the digits of two levels are those of the method, not of rounding. */
const ABOVE_ROUNDING = 1e-8;
/** What stands beside a gap without values must be below this share of the whole. */
const NEGLIGIBLE = 1e-13;
/** By how much it may fall from one level to the next, as finer nodes come nearer to the gap; two to seven were seen. */
const FALL = 8;

/** What one level of a quadrature showed. */
export interface Step {
  readonly level: number;
  /** How far the sum moved from the level before, as a share of the sum of the moduli. */
  readonly moved: number;
  /** The largest contribution beside a gap in which the function has no value, as the same share. */
  readonly edge: number;
}

/** Whether the sum has settled, will not settle on any level to come, or has to be refined; the last step is the newest. */
export function judge(steps: readonly Step[]): 'settled' | 'hopeless' | 'open' {
  const last = steps.at(-1);
  if (last === undefined) return 'open';
  const { level, moved, edge } = last;
  if (level < FIRST_JUDGED) return 'open';
  if (edge <= NEGLIGIBLE && moved <= CONVERGED) return 'settled';
  const isFar = moved > (HOPELESS[level] ?? Number.POSITIVE_INFINITY);
  const isGap = edge > NEGLIGIBLE * FALL ** (MAX_LEVEL - level);
  return isFar || isGap || isSlow(steps) ? 'hopeless' : 'open';
}

/** Two steps in turn in which the digits hardly grew. */
function isSlow(steps: readonly Step[]): boolean {
  const [one, two, three] = steps.slice(-3);
  if (one === undefined || two === undefined || three === undefined || three.level <= FIRST_JUDGED + 1)
    return false;
  if (three.moved < ABOVE_ROUNDING) return false;
  return two.moved > one.moved ** SLOW && three.moved > two.moved ** SLOW;
}
