import { z } from 'zod';
import { CorrectnessLabel, FaithfulnessLabel } from './judgement.ts';

/** The two questions a physicist is asked about a response, which are the judge's. */
export const HUMAN_QUESTIONS = ['correctness', 'faithfulness'] as const;
/** One of {@link HUMAN_QUESTIONS}. */
export type HumanQuestion = (typeof HUMAN_QUESTIONS)[number];

/** Labels of one response by one person or judge; null where none was given. */
export const HumanLabels = z.strictObject({
  correctness: CorrectnessLabel.nullable(),
  faithfulness: FaithfulnessLabel.nullable(),
});
export type HumanLabels = z.infer<typeof HumanLabels>;

/** One response of the sample, and what the judge of its run said; kept apart from the sheet. */
export const HumanItem = z.strictObject({
  item: z.string(),
  model: z.string(),
  problemId: z.string(),
  sample: z.number().int().nonnegative(),
  responseSha256: z.string(),
  judged: HumanLabels,
});
export type HumanItem = z.infer<typeof HumanItem>;

/** The key of a sheet: what each item is. Whoever labels must not see it. */
export const HumanKey = z.strictObject({
  schemaVersion: z.literal(1),
  judge: z.string(),
  seed: z.number().int(),
  items: z.array(HumanItem).min(1),
});
export type HumanKey = z.infer<typeof HumanKey>;

/** The labels of one person or judge, by item. */
export interface Rater {
  readonly name: string;
  readonly labels: ReadonlyMap<string, HumanLabels>;
}
