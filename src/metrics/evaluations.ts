import type { ErrorLabel, Judgement } from '../domain/judgement.ts';
import type { Ratio, RunScores, SampleRecord, Spread } from '../domain/run.ts';
import { clopperPearson } from './interval.ts';
import { clusterByProblem, METHODS } from './ratio.ts';

/** A share that each evaluation of the judge measures anew: what belongs to its denominator, and what counts in it. */
export interface EvaluatedShare {
  readonly samples: readonly SampleRecord[];
  readonly evaluations: number;
  readonly judgementOf: (sample: SampleRecord) => Judgement | undefined;
  readonly belongs: (label: string) => boolean;
  readonly counts: (label: string) => boolean;
}

/**
 * The mean over the evaluations of the judge of a share (requirements Q72, Q93, A6), with its spread and a 95 % interval.
 *
 * Evaluation r takes the r-th label of every response and gives one share; one in which nothing belongs to the denominator
 * gives none. The interval is that of `ratioOver` at the mean: the evaluations of a response are no further responses, so
 * that their number does not narrow it.
 */
export function averageShare({ samples, evaluations, judgementOf, belongs, counts }: EvaluatedShare): Ratio {
  const rounds = Array.from({ length: evaluations }, (_, round) => {
    const labels = samples.flatMap((sample) => labelIn(judgementOf(sample), round) ?? []);
    return { within: labels.filter(belongs).length, counted: labels.filter(belongs).filter(counts).length };
  });
  const numerator = sum(rounds.map(({ counted }) => counted));
  const denominator = sum(rounds.map(({ within }) => within));
  const shares = rounds.filter(({ within }) => within > 0).map(({ counted, within }) => counted / within);
  if (shares.length === 0) return { value: null, numerator, denominator, interval: null };
  const { mean, ...spread } = average(shares);
  const asked = samples.filter((sample) => isIn({ sample, evaluations, judgementOf, belongs }));
  return { value: mean, numerator, denominator, interval: intervalAt(mean, asked), spread };
}

/** At the mean, over the problems whose responses belong to the share in any evaluation; see `ratioOver`. */
function intervalAt(mean: number, samples: readonly SampleRecord[]): Ratio['interval'] {
  const clusters = clusterByProblem(samples, () => true);
  const sizes = clusters.map((cluster) => cluster.denominator);
  const independent = sum(sizes) ** 2 / sum(sizes.map((size) => size ** 2));
  const { low, high } = clopperPearson({ numerator: mean * independent, denominator: independent });
  const method = clusters.length < samples.length ? METHODS.clustered : METHODS.independent;
  return { low, high, method };
}

function isIn({
  sample,
  evaluations,
  judgementOf,
  belongs,
}: Omit<EvaluatedShare, 'samples' | 'counts'> & { readonly sample: SampleRecord }): boolean {
  return Array.from({ length: evaluations }, (_, round) => labelIn(judgementOf(sample), round)).some(
    (label) => label !== undefined && belongs(label),
  );
}

/** The mean share of each label among the wrong answers that an evaluation put into a category; undefined without any. */
export function averageErrors(
  wrong: readonly SampleRecord[],
  { evaluations, labels }: { readonly evaluations: number; readonly labels: readonly ErrorLabel[] },
): RunScores['errorShares'] {
  const rounds = Array.from({ length: evaluations }, (_, round) =>
    wrong.flatMap((sample) => labelIn(sample.error, round) ?? []),
  ).filter((found) => found.length > 0);
  if (rounds.length === 0) return undefined;
  return Object.fromEntries(
    labels.map((label) => [
      label,
      average(rounds.map((found) => found.filter((other) => other === label).length / found.length)),
    ]),
  );
}

/** The label of one evaluation; one given by rule, without a judge, is that of all. */
function labelIn(judgement: Judgement | undefined, round: number): string | undefined {
  if (judgement === undefined) return undefined;
  const { evaluations, votes, label } = judgement;
  if (evaluations !== undefined) return evaluations[round] ?? undefined;
  return votes.length === 0 ? label : votes[round];
}

function average(shares: readonly number[]): Spread & { readonly mean: number } {
  const mean = sum(shares) / shares.length;
  const squares = sum(shares.map((share) => (share - mean) ** 2));
  return {
    evaluations: shares.length,
    low: Math.min(...shares),
    high: Math.max(...shares),
    deviation: shares.length > 1 ? Math.sqrt(squares / (shares.length - 1)) : 0,
    mean,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
