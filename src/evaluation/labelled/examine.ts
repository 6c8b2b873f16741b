import type { Attempt } from '../../domain/attempt.ts';
import type { LabelledResponse, StatedAnswer } from '../../domain/labelled.ts';
import type { SampleRecord } from '../../domain/run.ts';
import { readLabelledResponse } from '../../extract/labelled.ts';
import { visibleText } from '../../extract/visible.ts';
import { askProblem } from '../ask.ts';
import { detached } from '../detached.ts';
import type { ExaminationPorts, LabelledExamination, SampleInput } from '../examination.ts';
import { pick } from '../pick.ts';
import { commonRecord } from '../sample-record.ts';
import { settleWithoutAnswer } from '../settle.ts';
import { askAboutAnswers, voidAnswers } from './ask-judge.ts';
import { NOTHING_PROVED, proveAnswers } from './prove.ts';
import { type AnswersEvidence, settleAnswers } from './settle.ts';

/** Longest text of all answers that the record keeps, in UTF-16 units; the log keeps everything. */
const ANSWER_LIMIT = 4_000;

/** Asks, reads, judges and settles one sample that states several answers under their labels. */
export async function examineLabelled(
  input: SampleInput<LabelledExamination>,
  ports: ExaminationPorts,
): Promise<SampleRecord> {
  const attempt = await askProblem(input, ports);
  return gradeLabelled({ ...input, attempt }, ports);
}

/** A sample with the model's reply to it. */
export interface AnsweredSample extends SampleInput<LabelledExamination> {
  readonly attempt: Attempt;
}

/** Reads, judges and settles one reply, wherever it came from. */
export async function gradeLabelled(input: AnsweredSample, ports: ExaminationPorts): Promise<SampleRecord> {
  const { problem, attempt } = input;
  // Responses made elsewhere, and some endpoints, have blocks of reasoning in the middle: nobody reads those (B12).
  const visible = visibleText(attempt.reply.text);
  const response = readLabelledResponse(visible);
  const evidence = await gather({ ...input, visible, response }, ports);
  const { answers, correctness, ...score } = settleAnswers(problem.answers, evidence);
  const isAnswered = response.answers.length > 0;
  return detached({
    ...commonRecord({ problem, attempt, score }, ports),
    answer: response.answers.map(renderStated).join('\n').slice(0, ANSWER_LIMIT),
    boxes: 0,
    ...pick({ correctness }),
    answers,
    ...(isAnswered ? { confidence: response.confidence } : {}),
  });
}

interface Gathering extends AnsweredSample {
  readonly visible: string;
  readonly response: LabelledResponse;
}

/** What is known of the answers; whoever is not needed is not asked. */
async function gather(
  { examination, problem, sample, attempt, visible, response, ...tests }: Gathering,
  ports: ExaminationPorts,
): Promise<AnswersEvidence> {
  const { reply } = attempt;
  const unanswered = settleWithoutAnswer(reply, { found: response.answers.length, missing: 'no_answer' });
  if (unanswered !== undefined) return { unanswered, proved: NOTHING_PROVED };
  const proved = examination.prefilter
    ? await proveAnswers({ problem, stated: response.answers, profile: examination.protocol.verifier })
    : NOTHING_PROVED;
  const { judge: setup, protocol, prompt } = examination;
  if (setup === null || proved.size === problem.answers.length) return { proved };
  if (!(await tests.judgeTest.isTrusted())) return { proved, judged: voidAnswers() };
  const question = { protocol, problem, response: visible, read: response, prompt: prompt.name, sample };
  const judged = await askAboutAnswers({ ...question, setup }, ports);
  const { secondJudge } = examination;
  if (secondJudge === undefined || judged.verdicts === null) return { proved, judged };
  // What a judge says that failed a planted control is no score, and is not asked for.
  if ((await tests.secondJudgeTest?.isTrusted()) === false) return { proved, judged };
  return { proved, judged, judgedAgain: await askAboutAnswers({ ...question, setup: secondJudge }, ports) };
}

function renderStated({ label, text }: StatedAnswer): string {
  return label === undefined ? text : `(${label}) ${text}`;
}
