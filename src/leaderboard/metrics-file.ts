import { z } from 'zod';
import { UserError } from '../domain/errors.ts';
import type { PlacedRun } from '../domain/leaderboard.ts';

const Count = z.number().int().nonnegative().default(0);

const MetricsFile = z.object({
  problem_set: z.string(),
  model: z.string().nullable(),
  judge: z.string().nullable(),
  problems: z.number().int().positive(),
  strict_accuracy: z.object({
    value: z.number().min(0).max(1).nullable(),
    interval: z.tuple([z.number(), z.number()]).nullable(),
  }),
  counts: z.object({ missing_predictions: Count, failed_calls: Count, unjudged: Count }).prefault({}),
});

/**
 * What is placed of the file that `score` writes; undefined for any other value. Throws UserError `bad-run` where it has no
 * score, as of a void judge.
 */
export function placedMetrics(value: unknown): PlacedRun | undefined {
  const read = MetricsFile.safeParse(value);
  if (!read.success) return undefined;
  const { problem_set: problemSet, model, judge, problems, strict_accuracy: strict, counts } = read.data;
  if (strict.value === null)
    throw new UserError({
      code: 'bad-run',
      message: `the metrics of ${model ?? 'a model'} have no score to place: nothing was judged, or the judge is void`,
      hint: 'judge the predictions again, with a judge that passes its controls, and score them',
    });
  const interval = strict.interval && { low: strict.interval[0], high: strict.interval[1] };
  const lost = counts.missing_predictions + counts.failed_calls + counts.unjudged;
  return {
    model: model ?? 'unnamed model',
    problemSet,
    problems,
    judge,
    accuracy: strict.value,
    interval,
    lost,
  };
}
