import { z } from 'zod';

const Interval = z.strictObject({ low: z.number(), high: z.number() });

/** A judge, by the name its endpoint knows it under. */
export const JudgeName = z.strictObject({ model: z.string(), endpoint: z.string().nullable() });
export type JudgeName = z.infer<typeof JudgeName>;

/** A share with its counts; the interval is 95 %, null where nothing was counted. */
const Share = z.strictObject({
  numerator: z.number().int().nonnegative(),
  denominator: z.number().int().nonnegative(),
  interval: Interval.nullable(),
});

/** Strict scores of two judges on the same responses, and second minus first. */
const StrictScores = z.strictObject({
  first: Share,
  second: Share,
  gap: Interval.extend({ value: z.number() }).nullable(),
});

/**
 * How far two judges agree on the same responses (P67). Answers count where both gave a verdict. `strict` is the share of
 * the compared responses all of whose answers are correct, by each judge, with bootstrap intervals over responses, exact ones
 * at 0 and 100 %.
 */
export const Crosscheck = z.strictObject({
  schemaVersion: z.literal(1),
  tool: z.string(),
  checkedAt: z.string(),
  first: JudgeName,
  second: JudgeName,
  seed: z.number().int(),
  /** responses with a verdict of the first judge, and how many of them were drawn */
  available: z.number().int().nonnegative(),
  drawn: z.number().int().nonnegative(),
  /** drawn responses on which the second judge gave no readable verdict, and those whose call failed */
  unjudged: z.number().int().nonnegative(),
  failed: z.number().int().nonnegative(),
  /** of answers; Clopper and Pearson */
  agreement: z.strictObject({
    agreed: z.number().int().nonnegative(),
    items: z.number().int().nonnegative(),
    interval: Interval.nullable(),
    kappa: z.number().nullable(),
  }),
  /** answers that only the one judge calls correct */
  onlyFirst: z.number().int().nonnegative(),
  onlySecond: z.number().int().nonnegative(),
  /**
   * The strict scores over everything that was asked, when every judged response was drawn: the score of the record and the
   * re-judged one (P61). What was decided without a judge counts the same in both, an unjudged response as wrong.
   */
  whole: StrictScores.nullable(),
  strict: StrictScores,
});
export type Crosscheck = z.infer<typeof Crosscheck>;

/** Which of the two judges a verdict is from. */
export const JudgePlace = z.enum(['first', 'second']);
export type JudgePlace = z.infer<typeof JudgePlace>;

/** One disagreement: where it is, what each judge said, and which of them stands as number 1 on the sheet. */
export const CrosscheckItem = z.strictObject({
  item: z.string(),
  problemId: z.string(),
  sample: z.number().int().nonnegative(),
  model: z.string(),
  /** number of the reference answer, from 1 */
  answer: z.number().int().positive(),
  /** the verdict of the first judge; the second says the opposite */
  firstSays: z.enum(['correct', 'wrong']),
  /** whose verdict has number 1 on the sheet; the other has number 2 */
  shownFirst: JudgePlace,
});
export type CrosscheckItem = z.infer<typeof CrosscheckItem>;

/** The key of a sheet of disagreements. Whoever decides them must not see it. */
export const CrosscheckKey = z.strictObject({
  schemaVersion: z.literal(1),
  seed: z.number().int(),
  first: JudgeName,
  second: JudgeName,
  /** answers on which both judges gave a verdict */
  compared: z.number().int().nonnegative(),
  items: z.array(CrosscheckItem),
});
export type CrosscheckKey = z.infer<typeof CrosscheckKey>;
