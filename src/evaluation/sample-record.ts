import type { Attempt } from '../domain/attempt.ts';
import type { Problem } from '../domain/problem.ts';
import type { SampleRecord } from '../domain/run.ts';
import type { ExaminationPorts } from './examination.ts';
import { pick } from './pick.ts';
import type { Settled } from './settle.ts';

/** What the record of a sample says however its response was read: whose it is, how it counts, what the call gave. */
export function commonRecord(
  { problem, attempt, score }: { problem: Problem; attempt: Attempt; score: Settled },
  { sha256 }: Pick<ExaminationPorts, 'sha256'>,
): Omit<SampleRecord, 'answer' | 'boxes'> {
  const { reply } = attempt;
  return {
    problemId: problem.id,
    category: problem.category,
    sample: attempt.sample,
    ...score,
    outcome: score.reason === 'not_asked' ? 'not_asked' : reply.outcome,
    ...(reply.text === '' ? {} : { responseSha256: sha256(reply.text) }),
    regenerated: attempt.regenerated,
    reasoningKind: reply.reasoning.kind,
    usage: reply.usage,
    durationMs: reply.durationMs,
    ...pick({ message: reply.message, modelReported: reply.modelReported }),
    ...(reply.adjustments.length > 0 ? { adjustments: reply.adjustments } : {}),
  };
}
