import { z } from 'zod';

/**
 * How a reference answer is to be compared. `symbolic` and `numeric` answers must be readable by the
 * verifier before any model is asked; `text` answers go to the judge only.
 */
export const AnswerKind = z.enum(['symbolic', 'numeric', 'matrix', 'set', 'choice', 'boolean', 'text']);
export type AnswerKind = z.infer<typeof AnswerKind>;

/** Where a symbol lives: the verifier draws its test points from here and takes branches accordingly. */
export const SymbolDomain = z.enum(['positive', 'nonnegative', 'real', 'complex', 'integer', 'natural']);
export type SymbolDomain = z.infer<typeof SymbolDomain>;

/** One labelled reference answer. `label` is the part label of the question ("a"), absent with one answer. */
export const ReferenceAnswer = z.strictObject({
  label: z.string().min(1).optional(),
  latex: z.string().min(1),
  kind: AnswerKind,
});
export type ReferenceAnswer = z.infer<typeof ReferenceAnswer>;

/** A declared symbol: `latex` as it stands in the question, its domain, and what it means. */
export const DeclaredSymbol = z.strictObject({
  latex: z.string().min(1),
  domain: SymbolDomain,
  meaning: z.string().optional(),
});
export type DeclaredSymbol = z.infer<typeof DeclaredSymbol>;

/** Where a problem comes from, so that nobody takes a rewritten or imported one for our own; `note` names the source. */
export const Provenance = z.strictObject({
  origin: z.enum(['original', 'adapted', 'imported']),
  note: z.string().optional(),
});

/** One problem of a set, as every loader returns it. `answers` has one entry per scored part, in order. */
export const Problem = z.strictObject({
  id: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, 'letters, digits and . _ / - only')
    .max(120),
  set: z.string().min(1),
  category: z.string().min(1),
  split: z.string().optional(),
  question: z.string().min(1),
  answers: z.array(ReferenceAnswer).min(1),
  symbols: z.array(DeclaredSymbol).default([]),
  solution: z.string().optional(),
  requirement: z.string().optional(),
  conventions: z.array(z.string()).default([]),
  difficulty: z.enum(['graduate', 'hard-graduate', 'research']).optional(),
  subtopics: z.array(z.string()).default([]),
  provenance: Provenance,
  figures: z.array(z.string()).default([]),
});
export type Problem = z.infer<typeof Problem>;

/** A loaded set. `warnings` are for the user and never stop a run. */
export interface ProblemSet {
  readonly name: string;
  readonly problems: readonly Problem[];
  readonly warnings: readonly string[];
}
