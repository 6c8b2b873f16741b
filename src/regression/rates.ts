import type { Stratum } from './permutation.ts';

/** Rates of both runs over the same problems, 0–1, and `before − after`; null when no problem was answered in both. */
export interface Rates {
  readonly before: number | null;
  readonly after: number | null;
  readonly drop: number | null;
}

/**
 * The rates that {@link testForDrop} is about: the mean over problems of the share of correct answers, where a problem
 * asked b times before and a times after weighs a·b/(a + b), in both runs alike.
 *
 * With these weights the drop is (correct answers the candidate should have by chance − those it has) ÷ the sum of the
 * weights, so a drop and its p-value are two readings of one number and cannot contradict each other; equal weights
 * would say "fell" where the test says "rose". When all problems have the same numbers of answers the weights are
 * equal, and each rate is the plain mean over problems and the share of all answers as well.
 * Source: Mantel and Haenszel's weights for a difference of rates, Greenland and Robins, Biometrics 41 (1985) 55.
 */
export function compareRates(strata: readonly Stratum[]): Rates {
  const weight = sum(strata.map((stratum) => share(stratum, stratum.before.asked * stratum.after.asked)));
  if (weight === 0) return { before: null, after: null, drop: null };
  const right = strata.map(({ before, after }) => ({
    before: before.correct * after.asked,
    after: after.correct * before.asked,
  }));
  const mean = (products: readonly number[]) =>
    sum(products.map((product, i) => share(strata[i], product))) / weight;
  return {
    before: mean(right.map(({ before }) => before)),
    after: mean(right.map(({ after }) => after)),
    drop: mean(right.map(({ before, after }) => before - after)),
  };
}

/** A product of whole numbers over the answers of a problem, so that equal rates differ by exactly zero. */
function share(stratum: Stratum | undefined, product: number): number {
  const asked = stratum === undefined ? 0 : stratum.before.asked + stratum.after.asked;
  return asked > 0 ? product / asked : 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
