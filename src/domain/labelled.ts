import { z } from 'zod';
import { AnswerKind } from './problem.ts';

/** One line of the part "Answers:" of a response: the part label where it states one ("a", "b.ii"), and the answer. */
export interface StatedAnswer {
  readonly label?: string;
  readonly text: string;
}

/** A stated confidence in percent, 0 to 100; `given` is false where the response states none (100 by HLE's rule, B7). */
export const StatedConfidence = z.strictObject({
  percent: z.number().min(0).max(100),
  given: z.boolean(),
  /** the response stated a number outside 0 to 100, which was clamped */
  clamped: z.literal(true).optional(),
});
export type StatedConfidence = z.infer<typeof StatedConfidence>;

/** A response in three parts as it was read (P19–P21). Every text is the model's and untrusted. */
export interface LabelledResponse {
  readonly explanation: string;
  /** in the order of the response; empty when it has no final answer (P40) */
  readonly answers: readonly StatedAnswer[];
  readonly confidence: StatedConfidence;
}

/** How one reference answer of a problem came out. */
export const AnswerRecord = z.strictObject({
  /** part label of the reference answer */
  label: z.string().optional(),
  kind: AnswerKind,
  status: z.enum(['correct', 'wrong', 'unscored']),
  decidedBy: z.enum(['rule', 'symbolic', 'judge', 'nobody']),
  /** what the response states for it, as the judge or the verifier took it; untrusted, cut to 1,000 units */
  stated: z.string(),
  /** the judge's grounds, untrusted; empty where no judge spoke */
  grounds: z.string(),
  /** by the second judge of the run; absent where none was asked about it */
  second: z.enum(['correct', 'wrong', 'unscored']).optional(),
});
export type AnswerRecord = z.infer<typeof AnswerRecord>;
