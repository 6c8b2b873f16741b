import { z } from 'zod';

/** One rule of the gate and how it went. `actual` and `limit` are ratios 0–1; `unmeasured` never passes. */
export const GateCheck = z.strictObject({
  rule: z.enum([
    'min-accuracy',
    'min-faithfulness',
    'min-answer-accuracy',
    'min-partial-credit',
    'max-regression',
    'max-regression-faithfulness',
    'max-error-rate',
  ]),
  state: z.enum(['passed', 'failed', 'unmeasured']),
  /** one sentence for people, e.g. "accuracy 71.4 % is below the floor of 80 %". */
  sentence: z.string(),
  actual: z.number().nullable(),
  limit: z.number(),
  /** the limit lies inside the interval of the measured value: a close call. */
  close: z.boolean(),
});
export type GateCheck = z.infer<typeof GateCheck>;

/** How the gate decided: only `passed` and `failed` speak about quality, the others say why it could not. */
export const GateOutcome = z.enum(['passed', 'failed', 'incomplete', 'not-comparable', 'skipped']);
export type GateOutcome = z.infer<typeof GateOutcome>;

/** The gate's verdict. `title` is the first line a person reads; `exitCode` what the workflow sees. */
export const Decision = z.strictObject({
  outcome: GateOutcome,
  exitCode: z.number().int(),
  title: z.string(),
  checks: z.array(GateCheck),
  warnings: z.array(z.string()),
});
export type Decision = z.infer<typeof Decision>;
