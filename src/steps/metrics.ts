import { REASONS } from '../domain/reasons.ts';
import type { Ratio, SampleRecord } from '../domain/run.ts';
import { scoreAnswers } from '../metrics/answers.ts';
import { scoreRun } from '../metrics/scores.ts';
import type { ScoredSamples } from './samples.ts';

/** What the metrics are of. */
export interface MetricsOf {
  readonly tool: string;
  readonly problemSet: string;
  readonly split: string;
  readonly figures: 'all' | 'without' | 'with';
  readonly models: readonly string[];
  /** the judge belongs to every score (P72) */
  readonly judges: readonly string[];
}

/** The metrics of P41–P47 as `metrics.json` has them; shares are 0–1, intervals are [low, high] at 95 %. */
export type Metrics = ReturnType<typeof measure>;

/**
 * Every metric of judged samples, over all problems that were to be answered, by domain and by kind of answer. Without a
 * score where the judge is void, or where of all that was answered nothing was judged.
 */
export function measure(scored: ScoredSamples, of: MetricsOf) {
  const metrics = measureAll(scored, of);
  return withheldBecause(scored.samples) === null ? metrics : withoutScores(metrics);
}

/** Why judged samples have no score, as a run in the same situation has none; null where they have one. */
export function withheldBecause(samples: readonly SampleRecord[]): 'void' | 'unjudged' | null {
  if (samples.some(({ reason }) => reason === 'judge_void')) return 'void';
  const isOpen = samples.some(isUnjudged) && samples.every(({ status }) => status === 'unscored');
  return isOpen ? 'unjudged' : null;
}

const NO_SHARE = { value: null, correct: 0, of: 0, interval: null, method: null };

/** What was counted stands; what would be said of the model does not. */
function withoutScores<M extends ReturnType<typeof measureAll>>(metrics: M) {
  return {
    ...metrics,
    strict_accuracy: { ...NO_SHARE, bootstrap: null },
    answer_accuracy: NO_SHARE,
    partial_credit: { value: null, interval: null },
    calibration_rms: null,
    calibration_hle: null,
    overconfidence: null,
    by_domain: {},
    by_answer_type: {},
  };
}

function measureAll(scored: ScoredSamples, of: MetricsOf) {
  const { samples } = scored;
  const { accuracy, answers, counts } = scoreRun(samples);
  if (answers === undefined) throw new Error('there is nothing to score');
  const { calibration, bootstrap, prefiltered } = answers;
  return {
    tool: of.tool,
    problem_set: of.problemSet,
    split: of.split,
    figures: of.figures,
    model: of.models.join(', ') || null,
    judge: of.judges.join(', ') || null,
    judge_is_model: of.judges.some((judge) => of.models.some((model) => isSameModel(judge, model))),
    problems: samples.length,
    answers: answers.accuracy.denominator,
    strict_accuracy: { ...share(accuracy), bootstrap: [answers.strict.low, answers.strict.high] },
    answer_accuracy: share(answers.accuracy),
    partial_credit: {
      value: answers.partialCredit.value,
      interval: [answers.partialCredit.low, answers.partialCredit.high],
    },
    calibration_rms: calibration.rms,
    calibration_hle: calibration.hle,
    overconfidence: calibration.overconfidence,
    confidences: { used: calibration.used, missing: calibration.missing, clamped: calibration.clamped },
    by_domain: measureGroups(samples, ({ category }) => category),
    by_answer_type: Object.fromEntries(
      Object.entries(answers.byKind).map(([kind, ratio]) => [kind, share(ratio)]),
    ),
    counts: {
      correct: counts.correct,
      wrong: counts.wrong,
      no_final_answer: samples.filter(({ decidedBy }) => decidedBy === 'rule').length,
      missing_predictions: scored.missing,
      failed_calls: samples.filter(({ reason }) => reason === 'call_failed').length,
      unjudged: samples.filter(isUnjudged).length,
      excluded_figures: scored.excluded,
    },
    ...(prefiltered === undefined
      ? {}
      : { prefiltered: { answers: prefiltered.answers, calls_saved: prefiltered.callsSaved } }),
    bootstrap: { resamples: bootstrap.resamples, seed: bootstrap.seed },
  };
}

/** Names may differ in the case of letters and in the part before a slash. */
function isSameModel(a: string, b: string): boolean {
  const bare = (name: string) => (name.split('/').at(-1) ?? name).toLowerCase();
  return bare(a) === bare(b);
}

/** Answered, and left without verdicts. */
function isUnjudged({ status, reason }: SampleRecord): boolean {
  return (
    status === 'unscored' &&
    REASONS[reason].fault !== 'model' &&
    reason !== 'call_failed' &&
    reason !== 'not_asked'
  );
}

function measureGroups(samples: readonly SampleRecord[], groupOf: (sample: SampleRecord) => string) {
  const names = [...new Set(samples.map(groupOf))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const group = samples.filter((sample) => groupOf(sample) === name);
      const { accuracy, partialCredit } = scoreAnswers(group);
      return [
        name,
        {
          problems: group.length,
          strict_accuracy: share(scoreRun(group, 1, { resamples: 1 }).accuracy),
          answer_accuracy: share(accuracy),
          partial_credit: { value: partialCredit.value, interval: [partialCredit.low, partialCredit.high] },
        },
      ];
    }),
  );
}

function share({ value, numerator, denominator, interval }: Ratio) {
  return {
    value,
    correct: numerator,
    of: denominator,
    interval: interval && [interval.low, interval.high],
    method: interval?.method ?? null,
  };
}
