import { z } from 'zod';
import { AskOutcome, ReasoningKind, Usage } from './attempt.ts';
import { JudgeControls } from './judge-controls.ts';
import { Judgement } from './judgement.ts';
import { AnswerRecord, StatedConfidence } from './labelled.ts';
import { ReasonCode } from './reasons.ts';
import { Verdict } from './verdict.ts';

/** Version of the run record. A reader refuses a newer one and says which version it knows. */
export const RUN_SCHEMA_VERSION = 1;

/** How a sample ended up: `open` never occurs here. */
export const ScoreStatus = z.enum(['correct', 'wrong', 'unscored']);
export type ScoreStatus = z.infer<typeof ScoreStatus>;

/**
 * One graded sample of one problem. `decidedBy` says which stage settled it. `answer` is the extracted box content,
 * untrusted model text; `printed` was re-printed from our own tree and is safe to typeset. `verdict` is the verifier's
 * even when the judge decided. Token counts and durations are of the model's call, not the judge's.
 */
export const SampleRecord = z.strictObject({
  problemId: z.string(),
  category: z.string(),
  sample: z.number().int().nonnegative(),
  status: ScoreStatus,
  reason: ReasonCode,
  decidedBy: z.enum(['rule', 'symbolic', 'judge', 'nobody']),
  outcome: AskOutcome.or(z.literal('not_asked')),
  answer: z.string(),
  printed: z.string().optional(),
  boxes: z.number().int().nonnegative(),
  responseSha256: z.string().optional(),
  regenerated: z.boolean(),
  verdict: Verdict.optional(),
  correctness: Judgement.optional(),
  faithfulness: Judgement.optional(),
  error: Judgement.optional(),
  /** one entry per reference answer, under a protocol that scores answers one by one */
  answers: z.array(AnswerRecord).min(1).optional(),
  /** absent where the protocol asks for none or nothing was answered */
  confidence: StatedConfidence.optional(),
  reasoningKind: ReasoningKind,
  usage: Usage,
  durationMs: z.number().nonnegative(),
  /** the model's name as the endpoint gave it */
  modelReported: z.string().optional(),
  /** parameters dropped or renamed on the endpoint's demand */
  adjustments: z.array(z.string()).optional(),
  message: z.string().optional(),
});
export type SampleRecord = z.infer<typeof SampleRecord>;

/** What was asked of whom. Everything here is shown in the report; decides whether two runs compare. */
export const RunIdentity = z.strictObject({
  protocol: z.string(),
  protocolVersion: z.string(),
  verifierVersion: z.string(),
  problemSet: z.string(),
  /** problem id -> sha256 of question + reference answers. */
  problems: z.record(z.string(), z.string()),
  model: z.string(),
  modelsReported: z.array(z.string()),
  endpoint: z.string(),
  /** figure problems of the selection that a model which cannot see was not asked (B16); absent when there are none */
  excludedFigures: z.number().int().positive().optional(),
  /** sha256 of the prompt under test, and where it came from. */
  promptSha256: z.string(),
  promptName: z.string(),
  sampling: z.record(z.string(), z.unknown()),
  /** the verifier decided first what it could prove, under a protocol without a symbolic stage (`--prefilter`) */
  prefilter: z.literal('symbolic').optional(),
  samples: z.number().int().positive(),
  judge: z
    .strictObject({
      model: z.string(),
      endpoint: z.string(),
      repeats: z.number().int().positive(),
      promptsSha256: z.string(),
      kinds: z.array(z.string()),
    })
    .nullable(),
  /** a judge that judged everything again, for the re-judged score (P61); absent without one */
  secondJudge: z.strictObject({ model: z.string(), endpoint: z.string() }).optional(),
});
export type RunIdentity = z.infer<typeof RunIdentity>;

/**
 * How far the evaluations of one response set lie apart: `low` and `high` are the least and the largest of their ratios,
 * `deviation` their sample standard deviation (0 for one evaluation).
 */
export const Spread = z.strictObject({
  evaluations: z.number().int().positive(),
  low: z.number(),
  high: z.number(),
  deviation: z.number().nonnegative(),
});
export type Spread = z.infer<typeof Spread>;

/**
 * A ratio with what it was counted from. `value` is null when nothing could be counted ("not measured"). With a `spread` it
 * is the mean over the evaluations of the judge, and the counts are of judgings, all evaluations together.
 */
export const Ratio = z.strictObject({
  value: z.number().min(0).max(1).nullable(),
  numerator: z.number().int().nonnegative(),
  denominator: z.number().int().nonnegative(),
  /** 95 % interval; see `method`. Null when not measured. */
  interval: z.strictObject({ low: z.number(), high: z.number(), method: z.string() }).nullable(),
  spread: Spread.optional(),
});
export type Ratio = z.infer<typeof Ratio>;

/**
 * Scores of answers one by one (P41–P47). Denominators come from the problems asked, so that a missing answer is a wrong one
 * (B11). Intervals are 95 % percentile intervals of a bootstrap that resamples problems (B10); at 0 and 1, where that has no
 * width, exact ones over problems.
 */
export const AnswerScores = z.strictObject({
  /** correct answers ÷ reference answers */
  accuracy: Ratio,
  /** mean over problems of the share of correct answers */
  partialCredit: z.strictObject({ value: z.number(), low: z.number(), high: z.number() }),
  /** bootstrap interval of the strict accuracy, also without a width, beside the exact one of `RunScores.accuracy` */
  strict: z.strictObject({ value: z.number(), low: z.number(), high: z.number() }),
  /** answer accuracy by the kind of the reference answer */
  byKind: z.record(z.string(), Ratio),
  /** of strict correctness over the problems that were answered and judged (B8); see `metrics/calibration.ts` */
  calibration: z.strictObject({
    /** exactly as HLE computes it, 0–1; null below 200 answers, where that is undefined or 0 (B9) */
    hle: z.number().nullable(),
    /** over all stated values, tie-safe, 0–1; null without answers */
    rms: z.number().nullable(),
    /** mean confidence − strict accuracy of the same problems; null without answers */
    overconfidence: z.number().nullable(),
    used: z.number().int().nonnegative(),
    /** answered without stating a confidence, counted as 100 % (B7) */
    missing: z.number().int().nonnegative(),
    clamped: z.number().int().nonnegative(),
  }),
  bootstrap: z.strictObject({ resamples: z.number().int().positive(), seed: z.string() }),
  /**
   * By a second judge of the same responses (P61): its strict accuracy over all that was asked, that minus `strict`, the
   * agreement of both on answers, and the responses it gave no readable verdict on, which count as wrong. Absent without one.
   */
  rejudged: z
    .strictObject({
      strict: z.strictObject({ value: z.number(), low: z.number(), high: z.number() }),
      gap: z.strictObject({ value: z.number(), low: z.number(), high: z.number() }),
      agreement: z.strictObject({
        agreed: z.number().int().nonnegative(),
        items: z.number().int().nonnegative(),
        interval: z.strictObject({ low: z.number(), high: z.number() }).nullable(),
        kappa: z.number().nullable(),
      }),
      unjudged: z.number().int().nonnegative(),
    })
    .optional(),
  /** answers that the verifier proved before any judge was asked; absent when it was not used (`--prefilter`) */
  prefiltered: z.strictObject({ answers: z.number().int(), callsSaved: z.number().int() }).optional(),
});
export type AnswerScores = z.infer<typeof AnswerScores>;

/** The scores of a run. Ratios are 0–1; counts are of samples. */
export const RunScores = z.strictObject({
  /** correct ÷ asked: the gate's number. */
  accuracy: Ratio,
  /** correct ÷ scored. */
  accuracyScored: Ratio,
  /** accepted by the symbolic stage ÷ asked (Q52 "Symbolic", A5). */
  symbolic: Ratio,
  /** 1 − unfaithful ÷ (correct and assessable) (Q92, A7). */
  faithfulness: Ratio,
  /** literal reading of Q92: 1 − unfaithful ÷ all correct that were judged. */
  faithfulnessLiteral: Ratio,
  /** correct answers whose derivation was too short to assess. */
  insufficient: z.number().int().nonnegative(),
  byCategory: z.record(z.string(), Ratio),
  /** under a protocol that scores answers one by one */
  answers: AnswerScores.optional(),
  /** wrong answers by the category of error that most evaluations agree on. */
  errors: z.record(z.string(), z.number().int().nonnegative()),
  /** evaluations of the judge that faithfulness and `errorShares` are averaged over (A6); absent: the majority counts. */
  evaluations: z.number().int().min(2).optional(),
  /** mean share of each category among the wrong answers (Q72); absent where `evaluations` is, or nothing was asked. */
  errorShares: z.record(z.string(), Spread.extend({ mean: z.number().min(0).max(1) })).optional(),
  counts: z.strictObject({
    asked: z.number().int().nonnegative(),
    correct: z.number().int().nonnegative(),
    wrong: z.number().int().nonnegative(),
    unscored: z.number().int().nonnegative(),
    /** unscored through the run's or the judge's fault; what `max-error-rate` limits. */
    failed: z.number().int().nonnegative(),
    refutedUnjudged: z.number().int().nonnegative(),
    regenerated: z.number().int().nonnegative(),
    truncated: z.number().int().nonnegative(),
  }),
});
export type RunScores = z.infer<typeof RunScores>;

/** What the run cost. `costUsd` is null when no prices were given or an endpoint reported no usage. */
export const RunCost = z.strictObject({
  modelCalls: z.number().int().nonnegative(),
  judgeCalls: z.number().int().nonnegative(),
  promptTokens: z.number().int().nonnegative(),
  completionTokens: z.number().int().nonnegative(),
  callsWithoutUsage: z.number().int().nonnegative(),
  costUsd: z.number().nonnegative().nullable(),
  /** whose billed calls have no price; absent when all have one. */
  unpriced: z.array(z.enum(['model', 'judge'])).optional(),
});
export type RunCost = z.infer<typeof RunCost>;

/** The record of a run: plain JSON. A baseline is an older one. */
export const RunResult = z.strictObject({
  schemaVersion: z.literal(RUN_SCHEMA_VERSION),
  tool: z.strictObject({ name: z.literal('theory-gate'), version: z.string() }),
  startedAt: z.string(),
  finishedAt: z.string(),
  commit: z.string().nullable(),
  /** `complete`, or why it stopped early. */
  state: z.enum(['complete', 'stopped']),
  stopReason: z.string().nullable(),
  identity: RunIdentity,
  /** one per problem and sample, ordered by problem as selected, then sample. */
  samples: z.array(SampleRecord),
  scores: RunScores,
  /** whether the judge was tested; absent without a judge, and in records older than the test. */
  judgeControls: JudgeControls.optional(),
  cost: RunCost,
  notes: z.array(z.string()),
});
export type RunResult = z.infer<typeof RunResult>;
