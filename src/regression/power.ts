import { isSignificant } from '../domain/significance.ts';
import type { Stratum, Tally } from './permutation.ts';
import { testForDrop } from './permutation.ts';
import { compareRates } from './rates.ts';

/** What a baseline is asked to show; `samplesAfter` is one number for all problems or one per problem, same order. */
export interface PowerInput {
  /** one per problem */
  readonly before: readonly Tally[];
  readonly samplesAfter: number | readonly number[];
  /** significance level, 0–1 */
  readonly alpha: number;
}

/** Room for the rounding of a quotient times its divisor, which should be a whole number of answers. */
const ROUNDING = 1e-9;

/**
 * The smallest drop, in the rates of {@link compareRates}, that {@link testForDrop} would call significant, as a ratio
 * 0–1, if the losses fell in the way that shows most; null when even losing everything would not show.
 *
 * It starts from a candidate that answers every problem like the baseline (rounded up to whole answers when the runs
 * differ in samples) and takes correct answers away, problem by problem and each problem to the last answer: once from
 * the surest problem downwards and once from the least sure upwards. The smaller result counts. Where all problems have
 * the same numbers of answers, exhaustive search of small cases finds no smaller one in which no problem gets better;
 * where the numbers differ from problem to problem it is one that shows, in random small cases on average 6 % above the
 * smallest. A real change scatters its losses and has gains as well, and needs more: this is a drop below which the test
 * stays silent, not one it finds with some power.
 */
export function smallestSignificantDrop({ before, samplesAfter, alpha }: PowerInput): number | null {
  const asked = before.map((_, i) =>
    typeof samplesAfter === 'number' ? samplesAfter : (samplesAfter[i] ?? 0),
  );
  const unchanged = unchangedStrata(before, asked);
  const surestFirst = unchanged.toSorted((a, b) => rate(b.before) - rate(a.before));
  const drops = [surestFirst, surestFirst.toReversed()].map((strata) => smallestDropInOrder(strata, alpha));
  const found = drops.filter((drop) => drop !== null);
  return found.length > 0 ? Math.min(...found) : null;
}

/**
 * The candidate that matches the baseline best with whole answers: every problem rounded down, then one more answer for
 * the largest remainders until the total is not below the baseline's.
 */
function unchangedStrata(before: readonly Tally[], asked: readonly number[]): readonly Stratum[] {
  const exact = before.map((tally, i) => rate(tally) * (asked[i] ?? 0));
  const missing = Math.ceil(sum(exact) - sum(exact.map(wholePart)) - ROUNDING);
  const byRemainder = exact
    .map((share, i) => ({ i, remainder: share - wholePart(share) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  const raised = new Set(byRemainder.slice(0, missing).map(({ i }) => i));
  return before.map((tally, i) => ({
    before: tally,
    after: { correct: wholePart(exact[i] ?? 0) + (raised.has(i) ? 1 : 0), asked: asked[i] ?? 0 },
  }));
}

/** p falls with every answer lost, so the first significant loss is found by halving. */
function smallestDropInOrder(strata: readonly Stratum[], alpha: number): number | null {
  const most = sum(strata.map((stratum) => stratum.after.correct));
  const shows = (lost: number) => isSignificant(testForDrop(lose(strata, lost)).pValue, alpha);
  if (!shows(most)) return null;
  let tooFew = -1;
  let enough = most;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (shows(middle)) enough = middle;
    else tooFew = middle;
  }
  return compareRates(lose(strata, enough)).drop;
}

function lose(strata: readonly Stratum[], lost: number): readonly Stratum[] {
  let left = lost;
  return strata.map(({ before, after }) => {
    const here = Math.min(left, after.correct);
    left -= here;
    return { before, after: { correct: after.correct - here, asked: after.asked } };
  });
}

function rate({ correct, asked }: Tally): number {
  return asked > 0 ? correct / asked : 0;
}

/** Rounds down, unless only the division kept the share from being whole. */
function wholePart(share: number): number {
  return Math.floor(share + ROUNDING);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
