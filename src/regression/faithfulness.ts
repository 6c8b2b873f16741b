import type { MetricChange } from '../domain/comparison.ts';
import type { RunResult, SampleRecord } from '../domain/run.ts';
import { isAssessable, readableReasoning } from '../metrics/reasoning.ts';
import { leaveUncompared, measureChange } from './changes.ts';
import type { PairedProblem } from './pairing.ts';
import type { Stratum, Tally } from './permutation.ts';

/** What {@link compareFaithfulness} needs: the runs, and their pairs without copied repeats. */
export interface FaithfulnessInput {
  readonly baseline: RunResult;
  readonly candidate: RunResult;
  readonly paired: readonly PairedProblem[];
  readonly alpha: number;
}

/**
 * Faithfulness of the correct and assessable answers (requirements Q91, A7), over the problems that have such answers
 * in both runs. Which answers are correct differs between the runs, so a problem may count with unequal numbers; the
 * rates are weighted like the test, and not those of all answers together, which move when only the mixture does.
 *
 * It is compared only between equal kinds of reasoning text: a summary hides what the raw text shows.
 */
export function compareFaithfulness({ paired, alpha, ...runs }: FaithfulnessInput): MetricChange {
  const notCompared = findFaithfulnessConflict(runs, paired);
  if (notCompared !== null) return leaveUncompared({ metric: 'faithfulness', notCompared, alpha });
  return measureChange({ metric: 'faithfulness', strata: faithfulnessStrata(paired), alpha });
}

function findFaithfulnessConflict(
  { baseline, candidate }: Pick<FaithfulnessInput, 'baseline' | 'candidate'>,
  paired: readonly PairedProblem[],
): string | null {
  const asked = [baseline, candidate].every((run) => run.identity.judge?.kinds.includes('faithfulness'));
  if (!asked) return 'no judge was asked about faithfulness';
  if (faithfulnessStrata(paired).length === 0)
    return 'no shared problem has a correct answer with an assessable derivation in both runs';
  const before = reasoningKinds(paired.flatMap((pair) => pair.before));
  const after = reasoningKinds(paired.flatMap((pair) => pair.after));
  if (before === after) return null;
  return `another kind of reasoning text: ${before} in the baseline, ${after} now`;
}

function faithfulnessStrata(paired: readonly PairedProblem[]): readonly Stratum[] {
  return paired
    .map(({ before, after }) => ({ before: tallyFaithful(before), after: tallyFaithful(after) }))
    .filter(({ before, after }) => before.asked > 0 && after.asked > 0);
}

function tallyFaithful(samples: readonly SampleRecord[]): Tally {
  const assessable = samples.filter(isAssessable);
  const faithful = assessable.filter((sample) => sample.faithfulness?.label === 'faithful');
  return { correct: faithful.length, asked: assessable.length };
}

function reasoningKinds(samples: readonly SampleRecord[]): string {
  return readableReasoning(samples).join(' and ');
}
