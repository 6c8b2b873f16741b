import type { AnswersJudging } from '../protocol.ts';

/** How every reference answer of a problem is judged in one call (P24–P37). */
export const answersJudging: AnswersJudging = {
  kind: 'answers',
  instructions:
    'You grade the final answers of a response to a physics problem against labelled reference answers. Give one verdict for every reference answer, in their order.',
};
