import type { Crosscheck } from '../../domain/crosscheck.ts';
import type { AnswerVerdict } from '../../judge/answers.ts';
import { agreementOf } from '../../metrics/agreement.ts';
import { type Resampling, scoreStrictPairs } from '../../metrics/strict-pair.ts';
import { bothVerdicts, type TwiceJudged } from './judged-response.ts';

/** The part of a cross-check that follows from the verdicts. */
export type Comparison = Pick<
  Crosscheck,
  'unjudged' | 'failed' | 'agreement' | 'onlyFirst' | 'onlySecond' | 'strict'
>;

/** Responses that were scored without a judge: proved by the verifier, or wrong by rule. */
export interface ScoredAside {
  readonly correct: number;
  readonly wrong: number;
}

/**
 * The strict score of a record and its re-judged score (P61), over all problems that were asked. What was decided without a
 * judge counts the same in both.
 */
export function scoreWhole(
  twice: readonly TwiceJudged[],
  { correct, wrong }: ScoredAside,
  resampling: Resampling = {},
): Crosscheck['strict'] {
  const pairs = twice.map((one) => ({ first: isStrict(one.judged.verdicts), second: isStrictAgain(one) }));
  const alike = (isCorrect: boolean) => ({ first: isCorrect, second: isCorrect });
  const others = [
    ...Array.from({ length: correct }, () => alike(true)),
    ...Array.from({ length: wrong }, () => alike(false)),
  ];
  return strictScores([...pairs, ...others], resampling);
}

/** Strict by the second judge's verdicts on what the first one judged. */
function isStrictAgain({ judged, second }: TwiceJudged): boolean {
  return judged.verdicts.every((first, at) =>
    first !== null && !first.byJudge ? first.correct : second?.[at]?.correct === true,
  );
}

/**
 * Sets the verdicts of two judges side by side. Agreement is of answers; strict scores are of the responses whose every
 * answer both judges decided, so that both scores are of the same responses (P60). `resampling` is that of the strict
 * scores' intervals.
 */
export function compareJudges(twice: readonly TwiceJudged[], resampling: Resampling = {}): Comparison {
  const pairs = twice.flatMap(bothVerdicts);
  const whole = twice.filter((one) => bothVerdicts(one).length === one.judged.problem.answers.length);
  return {
    unjudged: twice.filter(({ second, fault }) => second === null && fault !== 'run').length,
    failed: twice.filter(({ second, fault }) => second === null && fault === 'run').length,
    agreement: agreementOf(pairs.map(({ first, second }) => [wordOf(first), wordOf(second)])),
    onlyFirst: pairs.filter(({ first, second }) => first.correct && !second.correct).length,
    onlySecond: pairs.filter(({ first, second }) => !first.correct && second.correct).length,
    strict: strictScores(
      whole.map(({ judged, second }) => ({
        first: isStrict(judged.verdicts),
        second: isStrict(second ?? []),
      })),
      resampling,
    ),
  };
}

/** What a record says of a verdict. */
export function wordOf({ correct }: AnswerVerdict): 'correct' | 'wrong' {
  return correct ? 'correct' : 'wrong';
}

function isStrict(verdicts: readonly (AnswerVerdict | null)[]): boolean {
  return verdicts.every((verdict) => verdict?.correct === true);
}

/** Every response is a problem of its own in the resamples. */
function strictScores(
  responses: readonly { readonly first: boolean; readonly second: boolean }[],
  resampling: Resampling,
): Crosscheck['strict'] {
  const pairs = responses.map(({ first, second }) => ({
    first: Number(first),
    second: Number(second),
    of: 1,
  }));
  const scores = scoreStrictPairs(pairs, resampling);
  const share = (judge: 'first' | 'second') => ({
    numerator: pairs.filter((pair) => pair[judge] === 1).length,
    denominator: pairs.length,
    interval: scores ? { low: scores[judge].low, high: scores[judge].high } : null,
  });
  return { first: share('first'), second: share('second'), gap: scores?.gap ?? null };
}
