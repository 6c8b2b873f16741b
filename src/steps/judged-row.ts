import type { AnswerRecord, StatedConfidence } from '../domain/labelled.ts';
import { ReasonCode } from '../domain/reasons.ts';
import type { SampleRecord } from '../domain/run.ts';
import { badRow, firstOf, idOf, parseRow, type RawRow, type RowText, textOf } from './fields.ts';
import { type ConfidenceScale, readRowConfidence } from './row-confidence.ts';

/** How one reference answer was judged; null where nobody could say. */
export interface JudgedAnswer {
  readonly correct: boolean | null;
  /** the part it is about, as the row writes it; absent where it does not say */
  readonly label?: string;
  readonly stated: string;
  readonly grounds: string;
  readonly decidedBy?: AnswerRecord['decidedBy'];
}

/** The verdicts on one response, as a line of the file that `judge` writes. */
export interface JudgedRow {
  readonly id: string;
  readonly model?: string;
  readonly judge?: string;
  /** where the judge was asked; absent in files of other harnesses */
  readonly judgeEndpoint?: string;
  /** in the order of the reference answers; null for an unjudged problem in a file that keeps no empty verdicts */
  readonly answers: readonly JudgedAnswer[] | null;
  /** absent where nothing was answered */
  readonly confidence?: StatedConfidence;
  /** how it was written, where the number alone shows that */
  readonly confidenceScale?: ConfidenceScale;
  /** absent in files made elsewhere */
  readonly reason?: ReasonCode;
  /** not asked, because the model cannot see the figures (B16) */
  readonly excluded: boolean;
  readonly error?: string;
  /** of the response that was judged and of everything the judge was asked with */
  readonly responseSha256?: string;
  readonly judgeSha256?: string;
}

/** Whose verdicts a line holds. */
export interface JudgedBy {
  readonly model: string | undefined;
  readonly judge: { readonly model: string; readonly endpoint: string };
  readonly judgeSha256: string;
  /** the reference answers, for people who read the file */
  readonly references: readonly string[];
}

/** The line of a judged sample, without its line break. */
export function renderJudged(sample: SampleRecord, by: JudgedBy): string {
  const { answers = [], confidence, correctness } = sample;
  const isUnjudged = sample.status === 'unscored';
  return JSON.stringify({
    id: sample.problemId,
    model: by.model ?? null,
    judge_model: by.judge.model,
    judge_endpoint: by.judge.endpoint,
    domain: sample.category,
    correct: isUnjudged ? null : sample.status === 'correct',
    answers: answers.map(({ label, kind, status, stated, grounds, decidedBy }, at) => ({
      label: label ?? null,
      type: kind,
      reference: by.references[at] ?? null,
      stated,
      grounds,
      correct: status === 'unscored' ? null : status === 'correct',
      decided_by: decidedBy,
    })),
    confidence: confidence?.percent ?? null,
    confidence_given: confidence?.given ?? null,
    confidence_clamped: confidence?.clamped ?? false,
    reason: sample.reason,
    outcome: sample.outcome,
    error: isUnjudged ? (correctness?.failures.at(-1) ?? sample.message ?? sample.reason) : null,
    response_sha256: sample.responseSha256 ?? null,
    judge_sha256: by.judgeSha256,
  });
}

/** The line of a problem that a model which cannot see was not asked. */
export function renderExcluded(id: string, { model, judge }: Pick<JudgedBy, 'model' | 'judge'>): string {
  return JSON.stringify({
    id,
    model: model ?? null,
    judge_model: judge.model,
    answers: null,
    excluded: 'figures',
  });
}

/** Reads a line of `judge`, or one of another harness that has a verdict for each answer. Throws UserError `bad-rows`. */
export function readJudged(text: RowText): JudgedRow {
  const outer = parseRow(text);
  const inner = outer['judge_response'];
  const row: RawRow = typeof inner === 'object' && inner !== null ? { ...outer, ...inner } : outer;
  const stated = readRowConfidence(row, text);
  const answers = readAnswers(row, text);
  refuseContradiction(row, answers, text);
  const optional = {
    model: textOf(outer, ['model']),
    judge: textOf(outer, ['judge_model', 'judge']),
    judgeEndpoint: textOf(outer, ['judge_endpoint']),
    confidence: stated?.confidence,
    confidenceScale: stated?.scale,
    reason: ReasonCode.safeParse(row['reason']).data,
    error: textOf(outer, ['error']),
    responseSha256: textOf(outer, ['response_sha256']),
    judgeSha256: textOf(outer, ['judge_sha256']),
  };
  const known = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
  return {
    id: idOf(outer, text),
    answers,
    excluded: row['excluded'] === 'figures',
    ...known,
  };
}

const VERDICTS_NAMES = ['answers', 'verdicts', 'judgements', 'judgments', 'results'];

function readAnswers(row: RawRow, text: RowText): readonly JudgedAnswer[] | null {
  const found = firstOf(row, VERDICTS_NAMES);
  if (found === undefined && hasReason(row)) return null;
  if (found === undefined)
    throw badRow(`the row has no verdicts: expected one of ${VERDICTS_NAMES.join(', ')}`, text);
  if (!Array.isArray(found)) throw badRow(`${VERDICTS_NAMES.join(', ')}: expected a list of verdicts`, text);
  return found.map((item: unknown, at) => readAnswer(item, at, text));
}

/** A row that says of its problem what its answers do not (P41) was changed or written by mistake; neither is believed. */
function refuseContradiction(row: RawRow, answers: readonly JudgedAnswer[] | null, text: RowText): void {
  const said = readVerdict(row['correct']);
  if (answers === null || answers.length === 0 || typeof said !== 'boolean') return;
  const wrong = answers.findIndex(({ correct }) => correct === false);
  const all = answers.every(({ correct }) => correct === true);
  if (said ? wrong < 0 : !all) return;
  const found = all ? `all ${answers.length} of its verdicts are true` : `its verdict ${wrong + 1} is false`;
  throw badRow(
    `the row has correct: ${JSON.stringify(row['correct'])} and ${found}; a problem is correct when all its answers are`,
    text,
  );
}

/** Whether a row without verdicts says so itself: with an empty member, an error, or as one that was not asked. */
function hasReason(row: RawRow): boolean {
  return [...VERDICTS_NAMES, 'error', 'excluded'].some((name) => name in row);
}

function readAnswer(item: unknown, at: number, text: RowText): JudgedAnswer {
  const row: RawRow = typeof item === 'object' && item !== null ? (item as RawRow) : { correct: item };
  const correct = readVerdict(firstOf(row, ['correct', 'verdict', 'is_correct']));
  if (correct === undefined)
    throw badRow(
      `verdict ${at + 1} is ${JSON.stringify(item).slice(0, 60)}, expected true, false or null`,
      text,
    );
  const label = textOf(row, ['label', 'part']);
  return {
    correct,
    ...(label === undefined ? {} : { label }),
    stated: textOf(row, ['stated', 'extracted_final_answer', 'extracted']) ?? '',
    grounds: textOf(row, ['grounds', 'reasoning', 'explanation']) ?? '',
    ...decidedBy(row['decided_by']),
  };
}

const WORDS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  ['yes', true],
  ['true', true],
  ['correct', true],
  [false, false],
  ['no', false],
  ['false', false],
  ['incorrect', false],
  ['wrong', false],
]);

function readVerdict(value: unknown): boolean | null | undefined {
  if (value === undefined || value === null) return null;
  return WORDS.get(typeof value === 'string' ? value.trim().toLowerCase() : value);
}

function decidedBy(value: unknown): { decidedBy?: AnswerRecord['decidedBy'] } {
  return value === 'symbolic' || value === 'judge' || value === 'rule' || value === 'nobody'
    ? { decidedBy: value }
    : {};
}
