import type { MetricChange, ProblemChange } from '../domain/comparison.ts';
import type { SampleRecord } from '../domain/run.ts';
import type { PairedProblem } from './pairing.ts';
import type { Stratum, Tally } from './permutation.ts';
import { testForDrop } from './permutation.ts';
import { smallestSignificantDrop } from './power.ts';

/** What {@link measureChange} needs: rates come from `shown`, the test from `tested`, free of copied repeats. */
export interface ChangeInput {
  readonly metric: MetricChange['metric'];
  readonly shown: readonly Stratum[];
  readonly tested: readonly Stratum[];
  readonly alpha: number;
}

/** A metric compared over problems: the pooled rates, their difference, and how likely it is by chance. */
export function measureChange({ metric, shown, tested, alpha }: ChangeInput): MetricChange {
  const before = pooledRate(shown.map((stratum) => stratum.before));
  const after = pooledRate(shown.map((stratum) => stratum.after));
  return {
    metric,
    before,
    after,
    drop: before === null || after === null ? null : before - after,
    pValue: testForDrop(tested).pValue,
    alpha,
    smallestDrop: smallestSignificantDrop({
      before: tested.map((stratum) => stratum.before),
      samplesAfter: tested.map((stratum) => stratum.after.asked),
      alpha,
    }),
    problems: shown.length,
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

/** Accuracy of both runs in each category, over the shared problems. */
export function compareCategories(
  paired: readonly PairedProblem[],
): Record<string, { before: number | null; after: number | null }> {
  const categories = [...new Set(paired.map((pair) => pair.category))].sort();
  return Object.fromEntries(
    categories.map((category) => {
      const strata = paired.filter((pair) => pair.category === category).map(accuracyStratum);
      const before = pooledRate(strata.map((stratum) => stratum.before));
      return [category, { before, after: pooledRate(strata.map((stratum) => stratum.after)) }];
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

function pooledRate(tallies: readonly Tally[]): number | null {
  const asked = tallies.reduce((total, tally) => total + tally.asked, 0);
  return asked > 0 ? tallies.reduce((total, tally) => total + tally.correct, 0) / asked : null;
}
