import type { Problem } from '../../domain/problem.ts';
import type { AnswerVerdict } from '../../judge/answers.ts';

/** A response with the verdicts of the judge whose work is checked. */
export interface JudgedResponse {
  readonly problem: Problem;
  readonly sample: number;
  /** whose response it is; never shown to a judge or a reviewer */
  readonly model: string;
  readonly response: string;
  /** one for each reference answer; null where nobody decided it */
  readonly verdicts: readonly (FirstVerdict | null)[];
}

/** A verdict of the record; `byJudge` is false where the verifier decided before any judge was asked. */
export interface FirstVerdict extends AnswerVerdict {
  readonly byJudge: boolean;
}

/** A drawn response with what the second judge said; null where its reply could not be read, or the call failed. */
export interface TwiceJudged {
  readonly judged: JudgedResponse;
  readonly second: readonly AnswerVerdict[] | null;
  readonly fault?: 'run' | 'judge';
}

/** The answers of a response on which both judges gave a verdict. */
export function bothVerdicts({ judged, second }: TwiceJudged): readonly {
  readonly at: number;
  readonly first: AnswerVerdict;
  readonly second: AnswerVerdict;
}[] {
  return judged.verdicts.flatMap((first, at) => {
    const other = second?.[at];
    return !first?.byJudge || other === undefined ? [] : [{ at, first, second: other }];
  });
}
