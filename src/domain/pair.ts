import { z } from 'zod';
import { AnswerKind, DeclaredSymbol } from './problem.ts';

/** What a problem says about its answers, as far as the verifier cares. */
export const PairContext = z.strictObject({
  /** How the answers are compared; read from the reference itself when absent. */
  kind: AnswerKind.optional(),
  symbols: z.array(DeclaredSymbol).optional(),
  /** Spellings that mean the same quantity, each with the spelling that replaces it in both answers. */
  aliases: z.record(z.string().min(1), z.string().min(1)).optional(),
  /** Largest relative difference of two numbers that still counts as equal. */
  tolerance: z.number().positive().max(0.5).optional(),
  /** The unit the question asks for, which a bare number then has. */
  unit: z.string().min(1).optional(),
  /** The question asks for an estimate or an order of magnitude. */
  estimate: z.boolean().optional(),
  /** Equations the question gives, as LaTeX, such as a law: what is the same by one of them is not refuted. */
  given: z.array(z.string().min(1)).max(8).optional(),
  /** The answers the question offers, as LaTeX, by their letters; a bare letter then stands for its answer. */
  options: z.record(z.string().regex(/^[a-j]$/), z.string().min(1)).optional(),
});
export type PairContext = z.infer<typeof PairContext>;

/** Two answers to compare, as one line of a file; `label` says whether they are equal, further keys are ignored. */
export const AnswerPair = z.looseObject({
  id: z.union([z.string(), z.number()]),
  reference: z.string(),
  candidate: z.string(),
  label: z.boolean().optional(),
  context: PairContext.optional(),
});
export type AnswerPair = z.infer<typeof AnswerPair>;
