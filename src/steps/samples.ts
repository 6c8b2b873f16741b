import type { AnswerRecord, StatedConfidence } from '../domain/labelled.ts';
import type { Problem } from '../domain/problem.ts';
import { REASONS, type ReasonCode } from '../domain/reasons.ts';
import type { SampleRecord } from '../domain/run.ts';
import { badRow } from './fields.ts';
import type { JudgedAnswer, JudgedRow } from './judged-row.ts';
import { percentOfOne } from './row-confidence.ts';

/** A judged row and where it stands. */
export interface PlacedRow {
  readonly row: JudgedRow;
  readonly place: { readonly file: string; readonly line: number };
}

/** What is scored: the samples, and how many problems are left out because the model cannot see their figures (B16). */
export interface ScoredSamples {
  readonly samples: readonly SampleRecord[];
  readonly excluded: number;
  /** problems without a row */
  readonly missing: number;
}

/**
 * One sample for every problem that was to be answered, so that a problem without a prediction is a wrong one (P46, B11):
 * the denominators come from the problems and not from the rows. Throws UserError `bad-rows` where the verdicts of a row
 * are not as many as the answers of its problem, or where a confidence of 1 can be 1 % or 100 %.
 */
export function samplesOf(problems: readonly Problem[], rows: ReadonlyMap<string, PlacedRow>): ScoredSamples {
  const isExcluded = ({ id }: Problem) => rows.get(id)?.row.excluded === true;
  const scored = problems.filter((problem) => !isExcluded(problem));
  const one = percentOfOne([...rows.values()].map(({ row, place }) => ({ ...pickScale(row), place })));
  return {
    samples: scored.map((problem) => sampleOf(problem, rows.get(problem.id), one)),
    excluded: problems.length - scored.length,
    missing: scored.filter(({ id }) => !rows.has(id)).length,
  };
}

const pickScale = ({ confidenceScale: scale }: JudgedRow) => (scale === undefined ? {} : { scale });

/** `one` is what a confidence of 1 means in the file, in percent. */
function sampleOf(problem: Problem, placed: PlacedRow | undefined, one: number): SampleRecord {
  const answers = answersOf(problem, placed);
  const status = statusOf(answers);
  const reason = reasonOf(status, placed?.row);
  const confidence = confidenceOf(placed?.row, one);
  return {
    problemId: problem.id,
    category: problem.category,
    sample: 0,
    status,
    reason,
    decidedBy: decidedBy(answers, status),
    outcome: placed === undefined ? 'not_asked' : 'answered',
    answer: '',
    boxes: 0,
    regenerated: false,
    answers: [...answers],
    ...(confidence === undefined ? {} : { confidence }),
    reasoningKind: 'none',
    usage: {},
    durationMs: 0,
  };
}

function confidenceOf(row: JudgedRow | undefined, one: number): StatedConfidence | undefined {
  const { confidence, confidenceScale } = row ?? {};
  return confidence && confidenceScale === 'one' ? { ...confidence, percent: one } : confidence;
}

function answersOf(problem: Problem, placed: PlacedRow | undefined): readonly AnswerRecord[] {
  const verdicts = placed?.row.answers ?? null;
  if (placed !== undefined && verdicts !== null && verdicts.length !== problem.answers.length)
    throw badRow(
      `${problem.id} has ${problem.answers.length} answers and this row ${verdicts.length} verdicts; judge and score the same data`,
      placed.place,
    );
  if (placed !== undefined && verdicts !== null) refuseExchanged(problem, verdicts, placed.place);
  return problem.answers.map(({ label, kind }, at) => {
    return { ...(label === undefined ? {} : { label }), kind, ...readAnswer(verdicts?.[at]) };
  });
}

/** Verdicts are read in the order of the references; one under the label of another reference would be counted for the wrong one. */
function refuseExchanged(
  { id, answers }: Problem,
  verdicts: readonly JudgedAnswer[],
  place: PlacedRow['place'],
): void {
  const labels = answers.map(({ label }) => nameOf(label));
  for (const [at, { label }] of verdicts.entries()) {
    const named = nameOf(label);
    if (named !== '' && named !== labels[at] && labels.includes(named))
      throw badRow(
        `verdict ${at + 1} of ${id} is of part ${label}, and answer ${at + 1} of part ${answers[at]?.label ?? '—'}; verdicts stand in the order of the answers`,
        place,
      );
  }
}

/** A label by its letters and figures: `(b)(ii)` and `b.ii` are one. */
const nameOf = (label = ''): string => label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

function readAnswer(verdict: JudgedAnswer | undefined): Omit<AnswerRecord, 'label' | 'kind'> {
  if (verdict === undefined || verdict.correct === null)
    return { status: 'unscored', decidedBy: 'nobody', stated: '', grounds: '' };
  const { correct, stated, grounds } = verdict;
  return { status: correct ? 'correct' : 'wrong', decidedBy: verdict.decidedBy ?? 'judge', stated, grounds };
}

/** Correct only when all answers are (P41); a problem with an answer that nobody judged is unjudged. */
function statusOf(answers: readonly AnswerRecord[]): SampleRecord['status'] {
  if (answers.some(({ status }) => status === 'unscored')) return 'unscored';
  return answers.every(({ status }) => status === 'correct') ? 'correct' : 'wrong';
}

/** What the row says, where it says what counts as its verdicts do; what it must have been otherwise. */
function reasonOf(status: SampleRecord['status'], row: JudgedRow | undefined): ReasonCode {
  if (row === undefined) return 'not_asked';
  if (row.reason !== undefined && REASONS[row.reason].counts === status) return row.reason;
  if (status === 'unscored') return 'judge_unreadable';
  return status === 'correct' ? 'judged_correct' : 'judged_wrong';
}

function decidedBy(
  answers: readonly AnswerRecord[],
  status: SampleRecord['status'],
): SampleRecord['decidedBy'] {
  if (status === 'unscored') return 'nobody';
  const [first] = answers;
  const alike = first !== undefined && answers.every((answer) => answer.decidedBy === first.decidedBy);
  return alike ? first.decidedBy : 'judge';
}
