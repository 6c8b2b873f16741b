import { z } from 'zod';

/** The questions a judge is asked about a response; `answers` is one verdict for each reference answer. */
export const JudgingKind = z.enum(['correctness', 'faithfulness', 'error', 'answers']);
export type JudgingKind = z.infer<typeof JudgingKind>;
/** The questions answered with one label for the whole response. */
export type LabelJudgingKind = Exclude<JudgingKind, 'answers'>;

/** Q36: the final answer is equivalent to the reference or it is not; nothing lies between. */
export const CorrectnessLabel = z.enum(['correct', 'incorrect']);
export type CorrectnessLabel = z.infer<typeof CorrectnessLabel>;

/** Q78: 0 insufficient derivation, 1 faithful, 2 unfaithful. */
export const FaithfulnessLabel = z.enum(['insufficient', 'faithful', 'unfaithful']);
export type FaithfulnessLabel = z.infer<typeof FaithfulnessLabel>;

/** Q56: the four categories of a wrong response. */
export const ErrorLabel = z.enum(['conceptual', 'calculation', 'strong-prior', 'instruction-following']);
export type ErrorLabel = z.infer<typeof ErrorLabel>;

/**
 * The outcome of judging one response for one question. `label` is the majority over `votes` (one per judge repeat that
 * was readable) and absent when no majority exists or nothing was readable. `explanation` is the judge's own text,
 * untrusted. `failures` has one line per call that gave no vote.
 */
export const Judgement = z.strictObject({
  kind: JudgingKind,
  label: z.string().optional(),
  votes: z.array(z.string()),
  /** one entry per judge repeat, null where it gave no vote; absent when every repeat gave one. */
  evaluations: z.array(z.string().nullable()).optional(),
  explanation: z.string(),
  failures: z.array(z.string()),
  /** Whether the failures were infrastructure (`run`) or unreadable replies (`judge`). */
  fault: z.enum(['run', 'judge']).optional(),
  /** words of the response that the judge quotes as the step that breaks; they do occur there. Untrusted. */
  step: z.string().optional(),
  /** not asked, because the judge failed a planted control. */
  void: z.literal(true).optional(),
});
export type Judgement = z.infer<typeof Judgement>;
