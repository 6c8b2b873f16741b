import type { AnswersChange } from '../domain/comparison.ts';
import type { SampleRecord } from '../domain/run.ts';
import type { PairedProblem } from './pairing.ts';

/**
 * The scores of answers one by one over the shared problems of two runs; undefined where a run has none. Informative only:
 * the answers of a problem hang together, so that the test is that of whole problems (statistics 2.4).
 */
export function compareAnswers(paired: readonly PairedProblem[]): AnswersChange | undefined {
  const before = scoresOf(paired.flatMap((pair) => pair.before));
  const after = scoresOf(paired.flatMap((pair) => pair.after));
  if (before === undefined || after === undefined) return undefined;
  return {
    accuracy: { before: before.accuracy, after: after.accuracy },
    partialCredit: { before: before.partialCredit, after: after.partialCredit },
  };
}

function scoresOf(samples: readonly SampleRecord[]) {
  const answers = samples.flatMap((sample) => sample.answers ?? []);
  if (answers.length === 0) return undefined;
  const credit = samples.reduce((sum, sample) => sum + shareOf(sample.answers ?? []), 0);
  return { accuracy: shareOf(answers), partialCredit: credit / samples.length };
}

function shareOf(answers: NonNullable<SampleRecord['answers']>): number {
  if (answers.length === 0) return 0;
  return answers.filter(({ status }) => status === 'correct').length / answers.length;
}
