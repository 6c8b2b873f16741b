import { z } from 'zod';

/** How one problem moved between baseline and candidate; rates are correct ÷ asked samples of that problem. */
export const ProblemChange = z.strictObject({
  problemId: z.string(),
  category: z.string(),
  before: z.strictObject({ correct: z.number().int(), asked: z.number().int() }),
  after: z.strictObject({ correct: z.number().int(), asked: z.number().int() }),
});
export type ProblemChange = z.infer<typeof ProblemChange>;

/**
 * One metric compared over the shared problems. `drop` is baseline − candidate, positive when it got worse. `pValue` is
 * the one-sided exact stratified permutation test for "got worse". `smallestDrop` is the smallest drop of this
 * baseline with this many problems and samples that would reach `alpha`; null when none can.
 */
export const MetricChange = z.strictObject({
  metric: z.enum(['accuracy', 'faithfulness']),
  before: z.number().nullable(),
  after: z.number().nullable(),
  drop: z.number().nullable(),
  pValue: z.number().nullable(),
  alpha: z.number(),
  smallestDrop: z.number().nullable(),
  problems: z.number().int().nonnegative(),
  /** why it was not compared, e.g. another kind of reasoning text. */
  notCompared: z.string().nullable(),
});
export type MetricChange = z.infer<typeof MetricChange>;

const Change = z.strictObject({ before: z.number(), after: z.number() });

/** Scores of answers one by one over the shared problems, 0–1: informative only, no test. */
export const AnswersChange = z.strictObject({ accuracy: Change, partialCredit: Change });
export type AnswersChange = z.infer<typeof AnswersChange>;

/** Two runs set side by side, or why they cannot be. */
export const Comparison = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none'), reason: z.string() }),
  z.strictObject({
    kind: z.literal('not-comparable'),
    reasons: z.array(z.string()).min(1),
    baselineName: z.string(),
  }),
  z.strictObject({
    kind: z.literal('compared'),
    baselineName: z.string(),
    baselineCommit: z.string().nullable(),
    baselineFinishedAt: z.string(),
    accuracy: MetricChange,
    faithfulness: MetricChange,
    /** accuracy per category over the shared problems: informative only, no test. */
    byCategory: z.record(
      z.string(),
      z.strictObject({ before: z.number().nullable(), after: z.number().nullable() }),
    ),
    /** absent where a run was not scored answer by answer. */
    answers: AnswersChange.optional(),
    /** problems with fewer correct answers than before, worst first. */
    broken: z.array(ProblemChange),
    /** problems with more correct answers than before, best first. */
    fixed: z.array(ProblemChange),
    onlyBaseline: z.array(z.string()),
    onlyCandidate: z.array(z.string()),
    /** what differs but is what a user compares: model, prompt, sampling. */
    differences: z.array(z.string()),
    /** e.g. repeats with identical texts, which carry no information. */
    warnings: z.array(z.string()),
  }),
]);
export type Comparison = z.infer<typeof Comparison>;
