import type { Judgement } from '../../domain/judgement.ts';
import type { AnswerRecord } from '../../domain/labelled.ts';
import type { ReferenceAnswer } from '../../domain/problem.ts';
import type { ReasonCode } from '../../domain/reasons.ts';
import { type Settled, settled, settleJudged } from '../settle.ts';
import type { JudgedAnswers } from './ask-judge.ts';
import type { ProvedAnswers } from './prove.ts';

/** What is known about the answers of one sample when they are settled. */
export interface AnswersEvidence {
  /** why there is nothing to judge; absent when the response has a final answer */
  readonly unanswered?: ReasonCode;
  readonly proved: ProvedAnswers;
  /** absent when no judge is configured or none was needed */
  readonly judged?: JudgedAnswers;
  /** what a second judge says; it settles nothing. Absent when none was asked. */
  readonly judgedAgain?: JudgedAnswers;
}

/** The final word about one sample and each of its answers. */
export interface SettledAnswers extends Settled {
  readonly answers: AnswerRecord[];
  readonly correctness?: Judgement;
}

/** Longest text of an answer or of the judge's grounds that the record keeps, in UTF-16 units. */
const TEXT_LIMIT = 1_000;

/**
 * How one sample counts and each reference answer of it; first row that applies:
 *
 * | evidence | each answer | the sample |
 * |---|---|---|
 * | the call failed or was never made | unscored | unscored, the run's fault |
 * | no final answer | wrong by rule (P40, B12) | wrong by rule |
 * | proved by the verifier, where it was asked first | correct | correct when all are |
 * | judged | as the judge says | correct only when all answers are (P41) |
 * | the judge could not be read or reached, or is void | unscored | unscored, shown apart (B14) |
 * | nobody was asked | unscored | unscored |
 */
export function settleAnswers(
  references: readonly ReferenceAnswer[],
  { unanswered, proved, judged, judgedAgain }: AnswersEvidence,
): SettledAnswers {
  if (unanswered !== undefined) return settleUnanswered(references, unanswered);
  const answers = recordAnswers(references, { proved, judged }).map((answer, at) =>
    withSecond(answer, { at, judgedAgain }),
  );
  if (answers.every(({ decidedBy }) => decidedBy === 'symbolic'))
    return { ...settled('answers_proved', 'symbolic'), answers };
  if (judged === undefined) return { ...settled('undecided_unjudged', 'nobody'), answers };
  const correctness = summarise(judged, answers);
  return { ...settleJudged(correctness), answers, correctness };
}

/** Only what the first judge decided is compared. */
function withSecond(
  answer: AnswerRecord,
  { at, judgedAgain }: { readonly at: number; readonly judgedAgain: JudgedAnswers | undefined },
): AnswerRecord {
  if (judgedAgain === undefined || answer.decidedBy !== 'judge') return answer;
  const verdict = judgedAgain.verdicts?.[at];
  return { ...answer, second: verdict === undefined ? 'unscored' : verdict.correct ? 'correct' : 'wrong' };
}

function settleUnanswered(references: readonly ReferenceAnswer[], reason: ReasonCode): SettledAnswers {
  const score = settled(reason, 'rule');
  const answers = references.map(({ label, kind }): AnswerRecord => {
    return {
      ...withLabel(label),
      kind,
      status: score.status,
      decidedBy: score.decidedBy,
      stated: '',
      grounds: '',
    };
  });
  return { ...score, answers };
}

/** One record for every reference answer of a response that has a final answer. */
export function recordAnswers(
  references: readonly ReferenceAnswer[],
  { proved, judged }: { readonly proved: ProvedAnswers; readonly judged: JudgedAnswers | undefined },
): AnswerRecord[] {
  return references.map((reference, at) => settleAnswer({ reference, at, proved, judged }));
}

interface SettlingAnswer {
  readonly reference: ReferenceAnswer;
  readonly at: number;
  readonly proved: ProvedAnswers;
  readonly judged: JudgedAnswers | undefined;
}

function settleAnswer({ reference: { label, kind }, at, proved, judged }: SettlingAnswer): AnswerRecord {
  const known = { ...withLabel(label), kind };
  const text = proved.get(at);
  if (text !== undefined)
    return { ...known, status: 'correct', decidedBy: 'symbolic', stated: cut(text), grounds: '' };
  const verdict = judged?.verdicts?.[at];
  if (verdict === undefined)
    return { ...known, status: 'unscored', decidedBy: 'nobody', stated: '', grounds: '' };
  const { correct, stated, grounds } = verdict;
  const status = correct ? 'correct' : 'wrong';
  return { ...known, status, decidedBy: 'judge', stated: cut(stated), grounds: cut(grounds) };
}

/** The verdicts as one judgement of the whole response, for everything that asks who judged and why nothing came of it. */
export function summarise(
  { verdicts, failures, fault, void: isVoid }: JudgedAnswers,
  answers: readonly AnswerRecord[],
): Judgement {
  const label = answers.every(({ status }) => status === 'correct') ? 'correct' : 'incorrect';
  return {
    kind: 'answers',
    ...(verdicts === null ? { votes: [] } : { label, votes: [label] }),
    explanation: verdicts === null ? '' : answers.map(renderGrounds).join('\n'),
    failures: [...failures],
    ...(fault === undefined ? {} : { fault }),
    ...(isVoid ? { void: true } : {}),
  };
}

function renderGrounds({ label, status, decidedBy, grounds }: AnswerRecord, at: number): string {
  const by = decidedBy === 'symbolic' ? 'proved by the verifier' : grounds;
  return `(${label ?? at + 1}) ${status}: ${by}`;
}

const withLabel = (label: string | undefined): { label?: string } => (label === undefined ? {} : { label });

/** Never splits a surrogate pair. */
function cut(text: string): string {
  return text.slice(0, TEXT_LIMIT).replace(/[\uD800-\uDBFF]$/, '');
}
