import type { MetricChange, ProblemChange } from '../domain/comparison.ts';
import type { SampleRecord } from '../domain/run.ts';
import type { PairedProblem } from './pairing.ts';
import type { Stratum } from './permutation.ts';
import { testForDrop } from './permutation.ts';
import { smallestSignificantDrop } from './power.ts';
import { compareRates } from './rates.ts';

/** What {@link measureChange} needs; `readings` is how many ways of counting are tried for the same question. */
export interface ChangeInput {
  readonly metric: MetricChange['metric'];
  readonly strata: readonly Stratum[];
  readonly alpha: number;
  readonly readings?: number;
}

/**
 * A metric compared over problems: the rates, their difference, and how likely it is by chance, all from the same
 * answers with the same weights ({@link compareRates}). With several readings p is multiplied by their number.
 */
export function measureChange({ metric, strata, alpha, readings = 1 }: ChangeInput): MetricChange {
  return {
    metric,
    ...compareRates(strata),
    pValue: Math.min(1, testForDrop(strata).pValue * readings),
    alpha,
    smallestDrop: smallestSignificantDrop({
      before: strata.map((stratum) => stratum.before),
      samplesAfter: strata.map((stratum) => stratum.after.asked),
      alpha: alpha / readings,
    }),
    problems: strata.length,
    notCompared: null,
  };
}

/** A metric that could not be compared; `notCompared` says why. */
export function leaveUncompared(
  change: Pick<MetricChange, 'metric' | 'notCompared' | 'alpha'>,
): MetricChange {
  return { ...change, before: null, after: null, drop: null, pValue: null, smallestDrop: null, problems: 0 };
}

/** Correct answers of both runs, problem by problem; an unscored answer is asked and not correct. */
export function accuracyStratum({ before, after }: PairedProblem): Stratum {
  return { before: tallyCorrect(before), after: tallyCorrect(after) };
}

/** Problems with fewer correct answers than before, worst first, and those with more, best first. */
export function findFlips(paired: readonly PairedProblem[]): {
  readonly broken: ProblemChange[];
  readonly fixed: ProblemChange[];
} {
  const changes = paired.map((pair) => ({
    problemId: pair.problemId,
    category: pair.category,
    ...accuracyStratum(pair),
  }));
  return {
    broken: changes.filter((change) => gain(change) < 0).sort((a, b) => gain(a) - gain(b) || byId(a, b)),
    fixed: changes.filter((change) => gain(change) > 0).sort((a, b) => gain(b) - gain(a) || byId(a, b)),
  };
}

/** Accuracy of both runs in each category, over the shared problems and weighted like the whole. */
export function compareCategories(
  paired: readonly PairedProblem[],
): Record<string, { before: number | null; after: number | null }> {
  const categories = [...new Set(paired.map((pair) => pair.category))].sort();
  return Object.fromEntries(
    categories.map((category) => {
      const strata = paired.filter((pair) => pair.category === category).map(accuracyStratum);
      const { before, after } = compareRates(strata);
      return [category, { before, after }];
    }),
  );
}

function tallyCorrect(samples: readonly SampleRecord[]): { correct: number; asked: number } {
  return { correct: samples.filter((sample) => sample.status === 'correct').length, asked: samples.length };
}

/** Change of the rate, from whole numbers, so that equal rates give exactly zero. */
function gain({ before, after }: Stratum): number {
  return (after.correct * before.asked - before.correct * after.asked) / (before.asked * after.asked);
}

function byId(a: ProblemChange, b: ProblemChange): number {
  return a.problemId < b.problemId ? -1 : 1;
}
