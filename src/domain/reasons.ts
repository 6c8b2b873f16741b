import { z } from 'zod';

/** Whose doing an outcome is. `none` when the answer is right. */
export type Fault = 'none' | 'model' | 'verifier' | 'problem' | 'run' | 'judge';

/** How an outcome enters the score. `open` is not final: the verdict goes to the judge or stays unscored. */
export type Counting = 'correct' | 'wrong' | 'unscored' | 'open';

interface ReasonRow {
  readonly meaning: string;
  readonly fault: Fault;
  readonly counts: Counting;
}

/**
 * THE table of reasons: every verdict, score and failure carries one of these codes and nothing else decides how it
 * counts. Sources: requirements Q31–Q47, A3–A4, and the table "Whose fault is it" of the architecture.
 */
export const REASONS = {
  // --- the verifier accepted
  same_tree: { meaning: 'identical after normalisation', fault: 'none', counts: 'correct' },
  exact_value: { meaning: 'equal in exact arithmetic', fault: 'none', counts: 'correct' },
  numeric_identity: { meaning: 'equal at every test point', fault: 'none', counts: 'correct' },
  same_choice: { meaning: 'the same option', fault: 'none', counts: 'correct' },
  same_elements: { meaning: 'the same elements', fault: 'none', counts: 'correct' },
  answers_proved: { meaning: 'every answer proved by the verifier', fault: 'none', counts: 'correct' },
  // --- the verifier refuted; with a judge the judge has the last word (A3)
  witness: { meaning: 'takes another value at the witness point', fault: 'model', counts: 'open' },
  other_number: { meaning: 'another number', fault: 'model', counts: 'open' },
  other_choice: { meaning: 'another option', fault: 'model', counts: 'open' },
  other_shape: { meaning: 'another shape or number of elements', fault: 'model', counts: 'open' },
  // --- the verifier could not decide
  unread_candidate: { meaning: 'the answer could not be read', fault: 'verifier', counts: 'open' },
  unread_reference: { meaning: 'the reference answer could not be read', fault: 'problem', counts: 'open' },
  judge_only: { meaning: 'a verbal answer, for the judge', fault: 'verifier', counts: 'open' },
  undeclared_symbol: {
    meaning: 'uses symbols the reference does not have',
    fault: 'verifier',
    counts: 'open',
  },
  no_test_points: { meaning: 'no test point could be evaluated', fault: 'verifier', counts: 'open' },
  borderline: { meaning: 'agrees only approximately', fault: 'verifier', counts: 'open' },
  several_boxes: {
    meaning: 'several boxes that do not all equal the reference',
    fault: 'verifier',
    counts: 'open',
  },
  several_parts: {
    meaning: 'several parts that could not be matched one to one',
    fault: 'verifier',
    counts: 'open',
  },
  too_large: { meaning: 'the answer exceeds the size the verifier reads', fault: 'verifier', counts: 'open' },
  // --- final without a judge
  no_box: { meaning: 'no boxed answer', fault: 'model', counts: 'wrong' },
  no_answer: { meaning: 'no final answer', fault: 'model', counts: 'wrong' },
  empty_answer: { meaning: 'an empty response', fault: 'model', counts: 'wrong' },
  refused: { meaning: 'the model or its filter refused', fault: 'model', counts: 'wrong' },
  truncated: { meaning: 'stopped at the token limit before an answer', fault: 'model', counts: 'wrong' },
  refuted_unjudged: { meaning: 'refuted by the verifier, not judged', fault: 'model', counts: 'wrong' },
  undecided_unjudged: { meaning: 'undecided and no judge configured', fault: 'verifier', counts: 'unscored' },
  // --- final with a judge
  judged_correct: { meaning: 'the judge found it equivalent', fault: 'none', counts: 'correct' },
  judged_wrong: { meaning: 'the judge found it wrong', fault: 'model', counts: 'wrong' },
  judge_unreadable: { meaning: 'the judge gave no readable verdict', fault: 'judge', counts: 'unscored' },
  judge_failed: { meaning: 'the judge could not be reached', fault: 'run', counts: 'unscored' },
  judge_void: { meaning: 'the judge failed a planted control', fault: 'judge', counts: 'unscored' },
  judge_split: { meaning: 'the judge repeats do not agree', fault: 'judge', counts: 'unscored' },
  // --- the run
  not_asked: { meaning: 'not asked: the run stopped before', fault: 'run', counts: 'unscored' },
  call_failed: { meaning: 'the model could not be reached', fault: 'run', counts: 'unscored' },
} as const satisfies Record<string, ReasonRow>;

/** Code of a row of {@link REASONS}. */
export type ReasonCode = keyof typeof REASONS;
/** A reason as it stands in records, where a code that is no row of the table is refused. */
export const ReasonCode = z.enum(Object.keys(REASONS) as [ReasonCode, ...ReasonCode[]]);
