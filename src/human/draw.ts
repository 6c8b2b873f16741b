import { UserError } from '../domain/errors.ts';
import type { HumanItem, HumanLabels } from '../domain/human.ts';
import { CorrectnessLabel, FaithfulnessLabel } from '../domain/judgement.ts';
import type { RunResult, SampleRecord } from '../domain/run.ts';
import { createGenerator } from '../metrics/random.ts';

/** How a sample is drawn: so many responses of every model, the same ones for the same seed. */
export interface Drawing {
  readonly runs: readonly RunResult[];
  readonly perModel: number;
  readonly seed: number;
}

/**
 * Draws exactly `perModel` responses of each run without replacement (Q97), then puts all into one random order, so that
 * nothing tells which belong together. Throws UserError `bad-run` for a run with fewer responses.
 */
export function drawItems({ runs, perModel, seed }: Drawing): readonly HumanItem[] {
  const below = createGenerator(seed);
  const drawn = runs.flatMap((run) => {
    const answered = run.samples.filter(({ responseSha256 }) => responseSha256 !== undefined);
    if (answered.length < perModel)
      throw new UserError({
        code: 'bad-run',
        message: `${run.identity.model} has ${answered.length} responses, expected at least ${perModel}`,
        hint: 'lower --responses, or leave the run out',
      });
    return shuffled(answered, below)
      .slice(0, perModel)
      .map((sample) => ({ run, sample }));
  });
  return shuffled(drawn, below).map(({ run, sample }, index) => ({
    item: String(index + 1).padStart(3, '0'),
    model: run.identity.model,
    problemId: sample.problemId,
    sample: sample.sample,
    responseSha256: sample.responseSha256 ?? '',
    judged: judgedLabels(sample),
  }));
}

/** What a run says of a sample: the judge's label, or for correctness that of the stage which decided before it. */
export function judgedLabels({ status, correctness, faithfulness }: SampleRecord): HumanLabels {
  const graded = status === 'unscored' ? undefined : status === 'correct' ? 'correct' : 'incorrect';
  return {
    correctness: CorrectnessLabel.safeParse(correctness?.label ?? graded).data ?? null,
    faithfulness: FaithfulnessLabel.safeParse(faithfulness?.label).data ?? null,
  };
}

/** Fisher and Yates. */
function shuffled<Item>(items: readonly Item[], below: (limit: number) => number): readonly Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(below(left.length), 1));
}
