import { type Ruling, undecided } from '../rule.ts';
import type { Sampling } from '../sample.ts';

/** Far-out points of a name that only one side has which must agree. */
const ENOUGH_FAR = 4;

/** Equal at points of order one, but not far out, or not seen to be: nothing is accepted or refuted. */
export function doubtFarOut(sampling: Sampling, oneSided: ReadonlySet<string>): Ruling | undefined {
  if (sampling.different > 0 && !sampling.branchesOnly)
    return undecided('borderline', 'equal at points of order one, not far from them');
  if (sampling.close > 0) return undecided('borderline', 'close at points far out, equal at none of them');
  if (oneSided.size > 0 && sampling.equal < ENOUGH_FAR * oneSided.size)
    return undecided(
      'no_test_points',
      `${[...oneSided].join(', ')} on one side only, and too few points far out`,
    );
  return undefined;
}
