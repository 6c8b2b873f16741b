import type { Attempt } from '../domain/attempt.ts';
import type { Box } from '../domain/extraction.ts';
import type { JudgeControls } from '../domain/judge-controls.ts';
import type { Problem } from '../domain/problem.ts';
import { REASONS } from '../domain/reasons.ts';
import type { SampleRecord } from '../domain/run.ts';
import type { Verdict } from '../domain/verdict.ts';
import { extractBoxes } from '../extract/boxed.ts';
import { askProblem } from './ask.ts';
import { createJudgeTest, type JudgeTest } from './controls/test-judge.ts';
import type { Examination, ExaminationPorts } from './examination.ts';
import { judgeAnswer, judgeError } from './judge-response.ts';
import type { JudgedResponse } from './judgings.ts';
import { pick } from './pick.ts';
import { type Settled, settleScore, settleWithoutAnswer } from './settle.ts';

/** Longest answer text that the record keeps, in UTF-16 units; the log keeps everything. */
const ANSWER_LIMIT = 4_000;

/** What an examination found: one record per problem and sample, and how its judge was tested. */
export interface Examined {
  /** ordered by problem as given, then sample, whatever order the replies arrived in. */
  readonly samples: readonly SampleRecord[];
  /** absent without a judge. */
  readonly judgeControls?: JudgeControls;
}

/** Asks, verifies, judges and settles every sample of every problem, with bounded concurrency. */
export async function examine(examination: Examination, ports: ExaminationPorts): Promise<Examined> {
  const judgeTest = createJudgeTest(examination, ports);
  const total = examination.problems.length * examination.samples;
  let done = 0;
  const tasks = Array.from({ length: examination.samples }, (_, sample) =>
    examination.problems.map((problem) => async (): Promise<SampleRecord> => {
      const record = await examineSample({ examination, problem, sample, judgeTest }, ports);
      ports.progress.line(renderProgress(++done, total, record));
      return record;
    }),
  );
  const bySample = await Promise.all(tasks.map((row) => Promise.all(row.map((task) => ports.limit(task)))));
  const samples = examination.problems.flatMap((_, index) => bySample.flatMap((row) => row[index] ?? []));
  return { samples, ...pick({ judgeControls: await judgeTest.outcome() }) };
}

interface SampleInput {
  readonly examination: Examination;
  readonly problem: Problem;
  readonly sample: number;
  readonly judgeTest: JudgeTest;
}

async function examineSample(
  { examination, problem, sample, judgeTest }: SampleInput,
  ports: ExaminationPorts,
): Promise<SampleRecord> {
  const attempt = await askProblem({ examination, problem, sample }, ports);
  const found = extractBoxes(attempt.reply.text).boxes;
  const boxes = found.map((box) => box.content);
  const gradable = settleWithoutAnswer(attempt.reply, boxes.length) === undefined;
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
  // A part of a text keeps the whole text in memory; a copy of the part lets the reply go.
  return structuredClone(record({ problem, attempt, boxes, score, judgements }, ports));
}

/** The verifier is loaded here so that the first request need not wait for it. */
async function verify(examination: Examination, problem: Problem, boxes: readonly Box[]): Promise<Verdict> {
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
  const { reply } = attempt;
  const printed = judgements.verdict?.printed;
  return {
    problemId: problem.id,
    category: problem.category,
    sample: attempt.sample,
    ...score,
    outcome: score.reason === 'not_asked' ? 'not_asked' : reply.outcome,
    answer: boxes.join('\n').slice(0, ANSWER_LIMIT),
    ...pick({ printed }),
    boxes: boxes.length,
    ...(reply.text === '' ? {} : { responseSha256: ports.sha256(reply.text) }),
    regenerated: attempt.regenerated,
    ...judgements,
    reasoningKind: reply.reasoning.kind,
    usage: reply.usage,
    durationMs: reply.durationMs,
    ...pick({ message: reply.message, modelReported: reply.modelReported }),
    ...(reply.adjustments.length > 0 ? { adjustments: reply.adjustments } : {}),
  };
}

function renderProgress(done: number, total: number, sample: SampleRecord): string {
  const width = String(total).length;
  const by = sample.decidedBy === 'nobody' || sample.decidedBy === 'rule' ? '' : ` by ${sample.decidedBy}`;
  const place = `${sample.problemId} #${sample.sample + 1}`;
  const why = (sample.status === 'unscored' && sample.message) || REASONS[sample.reason].meaning;
  return `[${String(done).padStart(width)}/${total}] ${place}: ${sample.status}${by} (${why})`;
}
