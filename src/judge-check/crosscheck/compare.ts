import type { Crosscheck } from '../../domain/crosscheck.ts';
import type { AnswerVerdict } from '../../judge/answers.ts';
import { agreementOf } from '../../metrics/agreement.ts';
import { bootstrapRatio } from '../../metrics/bootstrap.ts';
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
): NonNullable<Crosscheck['whole']> {
  const aside = [...Array<boolean>(correct).fill(true), ...Array<boolean>(wrong).fill(false)];
  return {
    first: shareOf([...twice.map(({ judged }) => isStrict(judged.verdicts)), ...aside]),
    second: shareOf([...twice.map(isStrictAgain), ...aside]),
  };
}

/** Strict by the second judge's verdicts on what the first one judged. */
function isStrictAgain({ judged, second }: TwiceJudged): boolean {
  return judged.verdicts.every((first, at) =>
    first !== null && !first.byJudge ? first.correct : second?.[at]?.correct === true,
  );
}

/**
 * Sets the verdicts of two judges side by side. Agreement is of answers; strict scores are of the responses whose every
 * answer both judges decided, so that both scores are of the same responses (P60).
 */
export function compareJudges(twice: readonly TwiceJudged[]): Comparison {
  const pairs = twice.flatMap(bothVerdicts);
  const whole = twice.filter((one) => bothVerdicts(one).length === one.judged.problem.answers.length);
  const firstRight = whole.map(({ judged }) => isStrict(judged.verdicts));
  const secondRight = whole.map(({ second }) => isStrict(second ?? []));
  const gap = bootstrapRatio(
    whole.map((_, at) => ({
      numerator: Number(secondRight[at] ?? false) - Number(firstRight[at] ?? false),
      denominator: 1,
    })),
  );
  return {
    unjudged: twice.filter(({ second, fault }) => second === null && fault !== 'run').length,
    failed: twice.filter(({ second, fault }) => second === null && fault === 'run').length,
    agreement: agreementOf(pairs.map(({ first, second }) => [wordOf(first), wordOf(second)])),
    onlyFirst: pairs.filter(({ first, second }) => first.correct && !second.correct).length,
    onlySecond: pairs.filter(({ first, second }) => !first.correct && second.correct).length,
    strict: {
      first: shareOf(firstRight),
      second: shareOf(secondRight),
      gap: gap && {
        value: (count(secondRight) - count(firstRight)) / whole.length,
        low: gap.low,
        high: gap.high,
      },
    },
  };
}

/** What a record says of a verdict. */
export function wordOf({ correct }: AnswerVerdict): 'correct' | 'wrong' {
  return correct ? 'correct' : 'wrong';
}

function isStrict(verdicts: readonly (AnswerVerdict | null)[]): boolean {
  return verdicts.every((verdict) => verdict?.correct === true);
}

function shareOf(right: readonly boolean[]): Crosscheck['strict']['first'] {
  const interval = bootstrapRatio(right.map((one) => ({ numerator: Number(one), denominator: 1 })));
  return {
    numerator: count(right),
    denominator: right.length,
    interval: interval && { low: interval.low, high: interval.high },
  };
}

function count(right: readonly boolean[]): number {
  return right.filter(Boolean).length;
}
