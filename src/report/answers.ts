import type { Problem } from '../domain/problem.ts';
import type { SampleRecord } from '../domain/run.ts';
import { answerCell, reasonText, witnessText } from './answer-text.ts';
import { details, paragraphs, table } from './blocks.ts';
import { codeCell, preBlock } from './escape.ts';
import type { ReportInput } from './input.ts';
import { count } from './numbers.ts';

/** How many answers are listed, and for how many of those not accepted everything is shown. */
export interface AnswerDetail {
  readonly listed: number;
  readonly correct: boolean;
  readonly explained: number;
}

const STATUS_ORDER = { wrong: 0, unscored: 1, correct: 2 } as const;
const EXPLANATION_UNITS = 2_000;
const ANSWER_UNITS = 2_000;
const QUESTION_UNITS = 1_000;

function worstFirst(samples: readonly SampleRecord[]): readonly SampleRecord[] {
  return [...samples].sort((a, b) => STATUS_ORDER[a.status] - STATUS_ORDER[b.status]);
}

/** The answers in one table, wrong and unscored ones first. */
export function renderAnswers(
  { run }: ReportInput,
  detail: Omit<AnswerDetail, 'explained'>,
): string | undefined {
  const wanted = worstFirst(run.samples).filter((sample) => detail.correct || sample.status !== 'correct');
  const rows = wanted
    .slice(0, detail.listed)
    .map((sample) => [
      codeCell(sample.problemId, 120),
      count(sample.sample + 1),
      sample.status,
      sample.decidedBy,
      answerCell(sample, 160),
      reasonText(sample),
    ]);
  if (rows.length === 0) return undefined;
  const head = ['Problem', 'Sample', 'Status', 'Decided by', 'Answer', 'Why'];
  const more = wanted.length - rows.length;
  return paragraphs([table([head, ...rows], 'lrllll'), more > 0 ? `… and ${count(more)} more.` : undefined]);
}

function block(title: string, text: string | undefined, units: number): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : `${title}\n\n${preBlock(text, units)}`;
}

function explain(sample: SampleRecord, problem: Problem | undefined): string {
  const witness = sample.verdict?.witness;
  const judged = sample.correctness?.explanation;
  const reference = problem?.answers
    .map(({ label, latex }) => (label === undefined ? latex : `(${label}) ${latex}`))
    .join('\n');
  const body = paragraphs([
    block('Question', problem?.question, QUESTION_UNITS),
    block('Reference', reference, ANSWER_UNITS),
    block('Answer', sample.answer, ANSWER_UNITS),
    witness === undefined ? undefined : `Witness: ${witnessText(witness)}`,
    block('Verifier', sample.verdict?.trace.join('\n'), EXPLANATION_UNITS),
    block('Judge', judged, EXPLANATION_UNITS),
    block('Failure', sample.message, EXPLANATION_UNITS),
  ]);
  const title = `${codeCell(sample.problemId, 120)} sample ${count(sample.sample + 1)}: ${reasonText(sample)}`;
  return details(title, body === '' ? '—' : body);
}

/** Everything known about the answers that were not accepted, folded, one section each. */
export function renderExplanations({ run, problems }: ReportInput, explained: number): string | undefined {
  const byId = new Map(problems.map((problem) => [problem.id, problem]));
  const rejected = worstFirst(run.samples).filter((sample) => sample.status !== 'correct');
  const shown = rejected.slice(0, explained).map((sample) => explain(sample, byId.get(sample.problemId)));
  if (shown.length === 0) return undefined;
  const more = rejected.length - shown.length;
  return paragraphs([...shown, more > 0 ? `… and ${count(more)} more.` : undefined]);
}
