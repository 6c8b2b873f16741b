import type { Judgement, LabelJudgingKind } from '../domain/judgement.ts';
import type { Verdict } from '../domain/verdict.ts';
import type { BoxedExamination, ExaminationPorts, JudgeTest } from './examination.ts';
import { askJudge, type JudgedResponse, UNBOXED_ERROR, voidJudgement } from './judgings.ts';
import { pick } from './pick.ts';
import type { Settled } from './settle.ts';

/** A response to be judged, by the judge of an examination once it has passed its test. */
export interface Judging {
  readonly examination: BoxedExamination;
  readonly response: JudgedResponse;
  readonly judgeTest: JudgeTest;
}

/** Correctness where the symbolic stage did not accept (A3), faithfulness of every boxed response (A8). */
export async function judgeAnswer(
  { verdict, ...judging }: Judging & { readonly verdict: Verdict | undefined },
  ports: ExaminationPorts,
): Promise<{ correctness?: Judgement; faithfulness?: Judgement }> {
  const { judge: setup } = judging.examination;
  if (!setup) return {};
  const [correctness, faithfulness] = await Promise.all([
    verdict?.outcome === 'equivalent' ? undefined : ask('correctness', judging, ports),
    setup.faithfulness ? ask('faithfulness', judging, ports) : undefined,
  ]);
  return pick({ correctness, faithfulness });
}

/** The category of error, for wrong answers only (A12). */
export async function judgeError(
  { score, ...judging }: Judging & { readonly score: Settled },
  ports: ExaminationPorts,
): Promise<Judgement | undefined> {
  const { examination, response } = judging;
  if (!examination.judge?.errors || score.status !== 'wrong') return undefined;
  return response.boxes.length === 0 ? UNBOXED_ERROR : ask('error', judging, ports);
}

async function ask(
  kind: LabelJudgingKind,
  { examination, response, judgeTest }: Judging,
  ports: ExaminationPorts,
): Promise<Judgement | undefined> {
  const { judge: setup, protocol } = examination;
  if (!setup) return undefined;
  if (!(await judgeTest.isTrusted())) return voidJudgement(kind);
  return askJudge({ judging: protocol.judgings[kind], response, setup, protocol }, ports);
}
