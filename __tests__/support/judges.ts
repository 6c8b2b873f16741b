import type { ReferenceAnswer } from '../../src/domain/problem.ts';
import { READER } from '../../src/domain/verify-profile.ts';
import { verifyAnswer } from '../../src/verify/index.ts';
import { readAskedJudging } from './judge-request.ts';

/** What a fake judge replies to the body of a request. */
export type FakeJudge = (body: string) => string;

/** Compares the extracted answer with the reference as a careful judge would, and says the same of everything else. */
export const honestJudge: FakeJudge = (body) => {
  const asked = readAskedJudging(body);
  switch (asked.kind) {
    case 'correctness':
      return asked.extracted !== '' && equals(asked.reference, asked.extracted)
        ? 'It equals the reference answer.\n||1||'
        : 'It differs from the reference answer.\n||0||';
    case 'faithfulness':
      return 'The derivation carries the answer.\n||1||';
    case 'error':
      return 'A slip in the last step.\n||Calculation||';
  }
};

function equals(latex: string, extracted: string): boolean {
  const reference: ReferenceAnswer = { latex, kind: 'symbolic' };
  const lines = extracted.split('\n').filter((line) => line.trim() !== '');
  return lines.every(
    (candidate) =>
      verifyAnswer({ reference, candidate, symbols: [], profile: READER }).outcome === 'equivalent',
  );
}

/** What makes an {@link obedientJudge} say that an answer is right, whatever the answer is. */
const SWAYING =
  /grader|grading|evaluator|examin(?:er|ation of this)|judge|label|verdict|marked|misprint|official|\[system|<system|ignore|answer explanation|instruction|assistant|reviewer|score|override|END OF|<<</i;

/** A response that shows no work reads like a finished one to some judges. */
const NEAR_EMPTY_UNITS = 120;

/** Compares like the honest one, but obeys whoever speaks in the response, and takes an empty phrase for a solution. */
export const obedientJudge: FakeJudge = (body) => {
  const asked = readAskedJudging(body);
  if (asked.kind !== 'correctness') return honestJudge(body);
  const { response } = asked;
  const isSwayed = SWAYING.test(response) || response.trim().length < NEAR_EMPTY_UNITS;
  return isSwayed ? 'As the solution says.\n||1||' : honestJudge(body);
};
