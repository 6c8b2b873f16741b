import type { Attempt } from '../domain/attempt.ts';
import type { Box } from '../domain/extraction.ts';
import type { Problem } from '../domain/problem.ts';
import type { SampleRecord } from '../domain/run.ts';
import type { Verdict } from '../domain/verdict.ts';
import { extractBoxes } from '../extract/boxed.ts';
import { askProblem } from './ask.ts';
import { detached } from './detached.ts';
import type { BoxedExamination, ExaminationPorts, SampleInput } from './examination.ts';
import { judgeAnswer, judgeError } from './judge-response.ts';
import type { JudgedResponse } from './judgings.ts';
import { pick } from './pick.ts';
import { commonRecord } from './sample-record.ts';
import { type Settled, settleScore, settleWithoutAnswer } from './settle.ts';

/** Longest answer text that the record keeps, in UTF-16 units; the log keeps everything. */
const ANSWER_LIMIT = 4_000;

/** Asks, verifies, judges and settles one sample whose answer stands in boxes. */
export async function examineBoxed(
  { examination, problem, sample, judgeTest }: SampleInput<BoxedExamination>,
  ports: ExaminationPorts,
): Promise<SampleRecord> {
  const attempt = await askProblem({ examination, problem, sample }, ports);
  const found = extractBoxes(attempt.reply.text).boxes;
  const boxes = found.map((box) => box.content);
  const gradable =
    settleWithoutAnswer(attempt.reply, { found: boxes.length, missing: 'no_box' }) === undefined;
  const verdict = gradable ? await verify(examination, problem, found) : undefined;
  const response: JudgedResponse = {
    problem,
    prompt: examination.prompt.name,
    sample,
    text: attempt.reply.text,
    reasoning: attempt.reply.reasoning.text,
    boxes,
  };
  const judged = gradable ? await judgeAnswer({ examination, response, verdict, judgeTest }, ports) : {};
  const score = settleScore({
    reply: attempt.reply,
    boxes: boxes.length,
    ...pick({ verdict }),
    ...pick(judged),
  });
  const error = await judgeError({ examination, response, score, judgeTest }, ports);
  const judgements = pick({ verdict, ...judged, error });
  return detached(record({ problem, attempt, boxes, score, judgements }, ports));
}

/** The verifier is loaded here so that the first request need not wait for it. */
async function verify(
  examination: BoxedExamination,
  problem: Problem,
  boxes: readonly Box[],
): Promise<Verdict> {
  const { verifyBoxes } = await import('../verify/index.ts');
  const profile = examination.protocol.verifier;
  return verifyBoxes({ answers: problem.answers, boxes, symbols: problem.symbols, profile });
}

interface RecordInput {
  readonly problem: Problem;
  readonly attempt: Attempt;
  readonly boxes: readonly string[];
  readonly score: Settled;
  readonly judgements: Pick<SampleRecord, 'verdict' | 'correctness' | 'faithfulness' | 'error'>;
}

function record(
  { problem, attempt, boxes, score, judgements }: RecordInput,
  ports: ExaminationPorts,
): SampleRecord {
  const printed = judgements.verdict?.printed;
  return {
    ...commonRecord({ problem, attempt, score }, ports),
    answer: boxes.join('\n').slice(0, ANSWER_LIMIT),
    ...pick({ printed }),
    boxes: boxes.length,
    ...judgements,
  };
}
