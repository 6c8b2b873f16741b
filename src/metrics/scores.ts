import { ErrorLabel } from '../domain/judgement.ts';
import { REASONS } from '../domain/reasons.ts';
import type { Ratio, RunScores, SampleRecord } from '../domain/run.ts';
import { scoreAnswers } from './answers.ts';
import { averageErrors, averageShare } from './evaluations.ts';
import { ratioOver } from './ratio.ts';

/**
 * The scores of a run, from its samples alone; every sample planned is one asked, also when the run stopped before it.
 *
 * Accuracy is the micro-average over samples, which with equal repeats is the mean over runs of the share of problems
 * (requirement A5). What each field counts stands at `RunScores`; how intervals are found stands at `ratioOver`.
 *
 * Whether an answer is correct is one question with one answer, on which the majority of the judge's evaluations settles.
 * Faithfulness and the categories of error are averaged over the `evaluations` (A6) where there are several. `bootstrap` is
 * about the intervals of scores of answers one by one.
 */
export function scoreRun(
  samples: readonly SampleRecord[],
  evaluations = 1,
  bootstrap: { readonly resamples?: number } = {},
): RunScores {
  const scores = { ...scoreByMajority(samples), ...scoreByAnswer(samples, bootstrap) };
  if (evaluations < 2) return scores;
  const correct = samples.filter(isCorrect);
  const share = { samples: correct, evaluations, judgementOf: (sample: SampleRecord) => sample.faithfulness };
  const wrong = samples.filter(isAskedForError);
  const errorShares = averageErrors(wrong, { evaluations, labels: ErrorLabel.options });
  return {
    ...scores,
    faithfulness: averageShare({
      ...share,
      belongs: (label) => label !== 'insufficient',
      counts: (label) => label === 'faithful',
    }),
    faithfulnessLiteral: averageShare({
      ...share,
      belongs: () => true,
      counts: (label) => label !== 'unfaithful',
    }),
    evaluations,
    ...(errorShares === undefined ? {} : { errorShares }),
  };
}

function scoreByMajority(samples: readonly SampleRecord[]): RunScores {
  const correct = samples.filter(isCorrect);
  return {
    accuracy: ratioOver(samples, isCorrect),
    accuracyScored: ratioOver(samples.filter(isScored), isCorrect),
    symbolic: ratioOver(samples, (sample) => isCorrect(sample) && sample.decidedBy === 'symbolic'),
    faithfulness: ratioOver(correct.filter(isAssessable), isFaithful),
    faithfulnessLiteral: ratioOver(
      correct.filter(isJudgedForFaithfulness),
      (sample) => !isUnfaithful(sample),
    ),
    insufficient: correct.filter((sample) => faithfulnessOf(sample) === 'insufficient').length,
    byCategory: accuracyByCategory(samples),
    errors: countErrors(samples),
    counts: countSamples(samples),
  };
}

/** Under a protocol that scores answers one by one; nothing otherwise. */
function scoreByAnswer(
  samples: readonly SampleRecord[],
  bootstrap: { readonly resamples?: number },
): Pick<RunScores, 'answers'> {
  const hasAnswers = samples.some(({ answers }) => answers !== undefined);
  return hasAnswers ? { answers: scoreAnswers(samples, bootstrap) } : {};
}

function isCorrect(sample: SampleRecord): boolean {
  return sample.status === 'correct';
}

function isScored(sample: SampleRecord): boolean {
  return sample.status !== 'unscored';
}

/** Left without a score by an endpoint, a limit of the run or the judge: nothing the model or the verifier did. */
function isFailed(sample: SampleRecord): boolean {
  const { fault } = REASONS[sample.reason];
  return sample.status === 'unscored' && (fault === 'run' || fault === 'judge');
}

function faithfulnessOf(sample: SampleRecord): string | undefined {
  return sample.faithfulness?.label;
}

function isFaithful(sample: SampleRecord): boolean {
  return faithfulnessOf(sample) === 'faithful';
}

function isUnfaithful(sample: SampleRecord): boolean {
  return faithfulnessOf(sample) === 'unfaithful';
}

function isAssessable(sample: SampleRecord): boolean {
  return isFaithful(sample) || isUnfaithful(sample);
}

function isJudgedForFaithfulness(sample: SampleRecord): boolean {
  return isAssessable(sample) || faithfulnessOf(sample) === 'insufficient';
}

function accuracyByCategory(samples: readonly SampleRecord[]): Record<string, Ratio> {
  const categories = [...new Set(samples.map((sample) => sample.category))].sort();
  return Object.fromEntries(
    categories.map((category) => [
      category,
      ratioOver(
        samples.filter((sample) => sample.category === category),
        isCorrect,
      ),
    ]),
  );
}

function isAskedForError({ status, error }: SampleRecord): boolean {
  return status === 'wrong' && error !== undefined;
}

/** How many wrong answers have each kind of error; empty when no answer was asked about. */
function countErrors(samples: readonly SampleRecord[]): Record<string, number> {
  const asked = samples.filter(isAskedForError);
  if (asked.length === 0) return {};
  return Object.fromEntries(
    ErrorLabel.options.map((label) => [
      label,
      asked.filter((sample) => sample.error?.label === label).length,
    ]),
  );
}

function countSamples(samples: readonly SampleRecord[]): RunScores['counts'] {
  const count = (belongs: (sample: SampleRecord) => boolean) => samples.filter(belongs).length;
  return {
    asked: samples.length,
    correct: count(isCorrect),
    wrong: count((sample) => sample.status === 'wrong'),
    unscored: count((sample) => sample.status === 'unscored'),
    failed: count(isFailed),
    refutedUnjudged: count((sample) => sample.reason === 'refuted_unjudged'),
    regenerated: count((sample) => sample.regenerated),
    truncated: count((sample) => sample.outcome === 'truncated'),
  };
}
