import { z } from 'zod';
import { ReasonCode } from './reasons.ts';

/** What the verifier may say about an answer; `undecided` is an honest third word, never a soft “different”. */
export const VerdictOutcome = z.enum(['equivalent', 'different', 'undecided']);
export type VerdictOutcome = z.infer<typeof VerdictOutcome>;

/**
 * A point at which reference and candidate take different values, so that a person can check the refutation with a
 * pocket calculator. `point` maps each symbol (as LaTeX) to its value.
 */
export const Witness = z.strictObject({
  point: z.record(z.string(), z.string()),
  reference: z.string(),
  candidate: z.string(),
});
export type Witness = z.infer<typeof Witness>;

/**
 * The verifier's decision about one candidate against one reference answer. `rule` names the rule that decided,
 * `trace` one line per rule tried, in order. `errorBound` is the largest relative difference seen over all test points
 * when the answer was accepted numerically. `printed` is the candidate re-printed from our own tree (safe to show).
 * `seed` chose the test points: the same answers, verifier version and seed give the same verdict, bit for bit.
 */
export const Verdict = z.strictObject({
  outcome: VerdictOutcome,
  reason: ReasonCode,
  rule: z.string(),
  trace: z.array(z.string()),
  witness: Witness.optional(),
  errorBound: z.number().optional(),
  printed: z.string().optional(),
  seed: z.number().int().nonnegative().optional(),
});
export type Verdict = z.infer<typeof Verdict>;
