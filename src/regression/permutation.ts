/** Correct answers among asked ones, of one problem in one run. */
export interface Tally {
  readonly correct: number;
  readonly asked: number;
}

/** One problem in both runs. The two runs may have asked it a different number of times. */
export interface Stratum {
  readonly before: Tally;
  readonly after: Tally;
}

/** Outcome of {@link testForDrop}: both are probabilities, 0–1. */
export interface DropTest {
  /** Chance of as few correct candidate answers, or fewer, if both runs answered alike. Exact: never too small. */
  readonly pValue: number;
  /** The same with half of the chance of exactly this many: closer to the nominal level, not guaranteed. */
  readonly midP: number;
}

/**
 * The exact one-sided stratified permutation test for "the candidate got worse on these problems".
 *
 * If nothing changed, each way of splitting a problem's answers over the two runs is equally likely: given how many of
 * them are correct, the candidate's share is hypergeometric. The shares of all problems are independent, so the total
 * follows their convolution, and p is its lower tail at the total observed. Problems answered alike throughout say
 * nothing and drop out. This is the exact conditional Cochran-Mantel-Haenszel test (Mehta, Patel and Gray, J. Am.
 * Stat. Assoc. 80 (1985) 969), and with one answer each the exact McNemar test. All terms are positive, so doubles
 * lose nothing to cancellation; a p below their range is given as the smallest positive double.
 */
export function testForDrop(strata: readonly Stratum[]): DropTest {
  const informative = strata.filter(isInformative);
  let total: Distribution = { lowest: 0, chances: [1] };
  for (const stratum of informative) total = convolve(total, candidateShare(stratum));
  const observed = sum(informative.map((stratum) => stratum.after.correct)) - total.lowest;
  const below = sum(total.chances.slice(0, observed));
  const here = total.chances[observed] ?? 0;
  return { pValue: asProbability(below + here), midP: asProbability(below + here / 2) };
}

/** Chances of the values `lowest`, `lowest + 1`, … */
interface Distribution {
  readonly lowest: number;
  readonly chances: readonly number[];
}

function isInformative({ before, after }: Stratum): boolean {
  const correct = before.correct + after.correct;
  return before.asked > 0 && after.asked > 0 && correct > 0 && correct < before.asked + after.asked;
}

/** The hypergeometric chances of the candidate's number of correct answers, given those of both runs together. */
function candidateShare({ before, after }: Stratum): Distribution {
  const correct = before.correct + after.correct;
  const wrong = before.asked + after.asked - correct;
  const lowest = Math.max(0, correct - before.asked);
  const highest = Math.min(correct, after.asked);
  const weights = [1];
  for (let share = lowest; share < highest; share += 1) {
    const ratio =
      ((correct - share) * (after.asked - share)) / ((share + 1) * (wrong - after.asked + share + 1));
    weights.push((weights.at(-1) ?? 0) * ratio);
  }
  const total = sum(weights);
  return { lowest, chances: weights.map((weight) => weight / total) };
}

function convolve(a: Distribution, b: Distribution): Distribution {
  const chances = new Array<number>(a.chances.length + b.chances.length - 1).fill(0);
  a.chances.forEach((chanceA, i) => {
    b.chances.forEach((chanceB, j) => {
      chances[i + j] = (chances[i + j] ?? 0) + chanceA * chanceB;
    });
  });
  return { lowest: a.lowest + b.lowest, chances };
}

function asProbability(x: number): number {
  return Math.min(1, Math.max(Number.MIN_VALUE, x));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
