import { EXIT, type ExitCode } from '../domain/errors.ts';
import type { Judgement } from '../domain/judgement.ts';
import type { RunResult, SampleRecord } from '../domain/run.ts';
import type { CommandInput } from './registry.ts';
import { readReplies, readRunFiles, sampleKey } from './run-files.ts';

/** `export <run.json …>`: every response and verdict as one JSON object a line, with a `model` column (P62). */
export async function exportCommand({ positionals, terminal }: CommandInput): Promise<ExitCode> {
  for (const file of await readRunFiles(positionals, terminal)) {
    const replies = await readReplies(file, terminal);
    for (const sample of file.run.samples) {
      const reply = replies.get(sampleKey(sample));
      const response = { response: reply?.text ?? null, reasoning: reply?.reasoning.text || null };
      terminal.print(`${JSON.stringify({ ...rowOf(file.run, sample), ...response })}\n`);
    }
  }
  return EXIT.passed;
}

function rowOf({ identity, startedAt, tool }: RunResult, sample: SampleRecord) {
  return {
    model: identity.model,
    model_reported: sample.modelReported ?? null,
    problem_set: identity.problemSet,
    problem: sample.problemId,
    problem_sha256: identity.problems[sample.problemId] ?? null,
    category: sample.category,
    sample: sample.sample,
    prompt: identity.promptName,
    prompt_sha256: identity.promptSha256,
    sampling: identity.sampling,
    outcome: sample.outcome,
    regenerated: sample.regenerated,
    answer: sample.answer,
    status: sample.status,
    reason: sample.reason,
    decided_by: sample.decidedBy,
    verifier: sample.verdict === undefined ? null : { version: identity.verifierVersion, ...sample.verdict },
    judge: identity.judge?.model ?? null,
    second_judge: identity.secondJudge?.model ?? null,
    correctness: judged(sample.correctness),
    faithfulness: judged(sample.faithfulness),
    error: judged(sample.error),
    answers: sample.answers ?? null,
    confidence: sample.confidence ?? null,
    reasoning_kind: sample.reasoningKind,
    usage: sample.usage,
    started_at: startedAt,
    tool: `${tool.name} ${tool.version}`,
  };
}

const judged = (judgement: Judgement | undefined) =>
  judgement === undefined
    ? null
    : { label: judgement.label ?? null, votes: judgement.votes, explanation: judgement.explanation };
