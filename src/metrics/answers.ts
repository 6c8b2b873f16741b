import type { AnswerRecord } from '../domain/labelled.ts';
import type { AnswerScores, Ratio, SampleRecord } from '../domain/run.ts';
import { type BootstrapInterval, bootstrapRatios, RESAMPLES, SEED } from './bootstrap.ts';
import { type ConfidencePoint, calibrationHle, calibrationRms, overconfidence } from './calibration.ts';
import { EXACT_METHOD, exactAtEnd } from './ends.ts';
import type { Cluster, Interval } from './interval.ts';
import { scoreRejudged } from './rejudged.ts';

/** How the intervals of {@link scoreAnswers} are found between 0 and 1, as it stands in the run record. */
export const BOOTSTRAP_METHOD = 'percentile bootstrap over problems';

/** How much of something a sample has: correct answers of all its answers, say. */
type Count = (sample: SampleRecord) => Cluster;

/**
 * The scores of a run whose answers are scored one by one (P41–P47), from its samples alone.
 *
 * Every sample planned is in `samples` with one record for each reference answer, also when nothing was asked or the call
 * failed: the denominators come from the problems, and what is not correct is wrong (B11, P46). With repeats the samples
 * of a problem are resampled together. `seed` is text as it stands in the record; digits are the number they write.
 */
export function scoreAnswers(
  samples: readonly SampleRecord[],
  {
    resamples = RESAMPLES,
    seed = String(SEED),
  }: { readonly resamples?: number; readonly seed?: string } = {},
): AnswerScores {
  const kinds = [...new Set(samples.flatMap((sample) => answersOf(sample).map(({ kind }) => kind)))].sort();
  const counts: readonly Count[] = [
    countOfAnswers(),
    shareOfAnswers,
    countOfSamples,
    ...kinds.map(countOfAnswers),
  ];
  const problems = groupByProblem(samples);
  const columns = counts.map((count) => problems.map((group) => total(group.map(count))));
  const intervals = bootstrapRatios(columns, { resamples, seed: seedNumber(seed) });
  const measured = columns.map((column, index) => ({
    ...total(column),
    interval: intervals[index] ?? null,
    exact: exactAtEnd(column),
  }));
  const [answers, shares, strict, ...byKind] = measured;
  return {
    accuracy: ratioOf(answers),
    partialCredit: meanOf(shares),
    strict: meanOf(strict && { ...strict, exact: undefined }),
    byKind: Object.fromEntries(kinds.map((kind, index) => [kind, ratioOf(byKind[index])])),
    calibration: calibrationOf(samples),
    bootstrap: { resamples, seed },
    ...prefilteredOf(samples),
    ...scoreRejudged(samples, { resamples, seed: seedNumber(seed) }),
  };
}

function answersOf({ answers = [] }: SampleRecord): readonly AnswerRecord[] {
  return answers;
}

function countOfAnswers(kind?: AnswerRecord['kind']): Count {
  return (sample) => {
    const answers = answersOf(sample).filter((answer) => kind === undefined || answer.kind === kind);
    return { numerator: answers.filter(isCorrect).length, denominator: answers.length };
  };
}

/** Partial credit (P43): the share of correct answers, each problem with the same weight however many it asks for. */
function shareOfAnswers(sample: SampleRecord): Cluster {
  const answers = answersOf(sample);
  return { numerator: answers.filter(isCorrect).length / Math.max(1, answers.length), denominator: 1 };
}

function countOfSamples(sample: SampleRecord): Cluster {
  return { numerator: isCorrect(sample) ? 1 : 0, denominator: 1 };
}

function isCorrect({ status }: { readonly status: AnswerRecord['status'] }): boolean {
  return status === 'correct';
}

function groupByProblem(samples: readonly SampleRecord[]): readonly (readonly SampleRecord[])[] {
  const groups = new Map<string, SampleRecord[]>();
  for (const sample of samples) {
    const group = groups.get(sample.problemId);
    if (group === undefined) groups.set(sample.problemId, [sample]);
    else group.push(sample);
  }
  return [...groups.values()];
}

function total(clusters: readonly Cluster[]): Cluster {
  let [numerator, denominator] = [0, 0];
  for (const cluster of clusters) {
    numerator += cluster.numerator;
    denominator += cluster.denominator;
  }
  return { numerator, denominator };
}

type Measured = Cluster & {
  readonly interval: BootstrapInterval | null;
  /** in place of the bootstrap where that has no width */
  readonly exact: Interval | undefined;
};

function ratioOf(measured: Measured | undefined): Ratio {
  const { numerator = 0, denominator = 0, interval = null, exact } = measured ?? {};
  if (denominator === 0 || interval === null) return { value: null, numerator, denominator, interval: null };
  const { low, high } = exact ?? interval;
  return {
    value: numerator / denominator,
    numerator,
    denominator,
    interval: { low, high, method: exact === undefined ? BOOTSTRAP_METHOD : EXACT_METHOD },
  };
}

/** A mean over problems with its interval; 0 where no problem was asked. */
function meanOf(measured: Measured | undefined): Interval & { readonly value: number } {
  const { numerator = 0, denominator = 0, interval = null, exact } = measured ?? {};
  if (denominator === 0 || interval === null) return { value: 0, low: 0, high: 0 };
  const { low, high } = exact ?? interval;
  return { value: numerator / denominator, low, high };
}

/** Over the samples that were answered and judged; the others are wrong in the scores and no point here (B8). */
function calibrationOf(samples: readonly SampleRecord[]): AnswerScores['calibration'] {
  const used = samples.flatMap(({ status, confidence }) =>
    status === 'unscored' || confidence === undefined ? [] : [{ confidence, correct: status === 'correct' }],
  );
  const points = used.map(({ confidence, correct }): ConfidencePoint => {
    return { confidence: confidence.percent / 100, correct };
  });
  return {
    hle: calibrationHle(points),
    rms: calibrationRms(points),
    overconfidence: overconfidence(points),
    used: used.length,
    missing: used.filter(({ confidence }) => !confidence.given).length,
    clamped: used.filter(({ confidence }) => confidence.clamped === true).length,
  };
}

/** What the verifier proved before any judge was asked; a call is saved where it proved every answer of a sample. */
function prefilteredOf(samples: readonly SampleRecord[]): Pick<AnswerScores, 'prefiltered'> {
  const proved = samples.map(
    (sample) => answersOf(sample).filter(({ decidedBy }) => decidedBy === 'symbolic').length,
  );
  const answers = proved.reduce((sum, count) => sum + count, 0);
  if (answers === 0) return {};
  const callsSaved = samples.filter(
    (sample, index) => proved[index] === answersOf(sample).length && proved[index] > 0,
  );
  return { prefiltered: { answers, callsSaved: callsSaved.length } };
}

/** FNV-1a (Fowler, Noll, Vo) over UTF-16 units for a seed that is not written in digits. */
function seedNumber(seed: string): number {
  if (/^\d{1,10}$/.test(seed)) return Number(seed);
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
