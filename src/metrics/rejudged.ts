import type { AnswerRecord } from '../domain/labelled.ts';
import type { AnswerScores, SampleRecord } from '../domain/run.ts';
import { agreementOf } from './agreement.ts';
import { type StrictPair, scoreStrictPairs } from './strict-pair.ts';

/**
 * The scores by a second judge, over all problems that were asked (P61); nothing where none was. What was decided without a
 * judge counts the same by both, and what either judge could not judge is wrong by that one.
 */
export function scoreRejudged(
  samples: readonly SampleRecord[],
  bootstrap: { readonly resamples: number; readonly seed: number },
): Pick<AnswerScores, 'rejudged'> {
  const asked = samples.filter(isRejudged);
  const strict = asked.length === 0 ? undefined : scoreStrictPairs(pairByProblem(samples), bootstrap);
  if (strict === undefined) return {};
  const answers = asked.flatMap(({ answers = [] }) => answers);
  return {
    rejudged: {
      strict: strict.second,
      gap: strict.gap,
      agreement: agreementOf(answers.flatMap(pairOf)),
      unjudged: asked.filter(({ answers = [] }) => answers.some(({ second }) => second === 'unscored'))
        .length,
    },
  };
}

function isRejudged({ answers = [] }: SampleRecord): boolean {
  return answers.some(({ second }) => second !== undefined);
}

function pairOf({ status, second }: AnswerRecord): readonly (readonly [string, string])[] {
  return second === undefined || second === 'unscored' || status === 'unscored' ? [] : [[status, second]];
}

function pairByProblem(samples: readonly SampleRecord[]): readonly StrictPair[] {
  const pairs = new Map<string, StrictPair>();
  for (const sample of samples) {
    const { first, second, of } = pairs.get(sample.problemId) ?? { first: 0, second: 0, of: 0 };
    pairs.set(sample.problemId, {
      first: first + Number(sample.status === 'correct'),
      second: second + Number(isCorrectAgain(sample)),
      of: of + 1,
    });
  }
  return [...pairs.values()];
}

function isCorrectAgain(sample: SampleRecord): boolean {
  if (!isRejudged(sample)) return sample.status === 'correct';
  return (sample.answers ?? []).every(({ status, second }) => (second ?? status) === 'correct');
}
