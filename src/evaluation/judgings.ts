import type { Judgement, JudgingKind } from '../domain/judgement.ts';
import type { Sha256 } from '../domain/ports.ts';
import type { Problem } from '../domain/problem.ts';
import { judge } from '../judge/ask.ts';
import { renderJudgePrompt } from '../judge/prompt.ts';
import { findQuotedStep } from '../judge/quote.ts';
import type { Judging, Protocol } from '../protocols/index.ts';
import type { JudgeSetup } from './examination.ts';

/** One response as the judge sees it. `reasoning` is the endpoint's reasoning text, empty when it gave none. */
export interface JudgedResponse {
  readonly problem: Problem;
  readonly prompt: string;
  readonly sample: number;
  readonly text: string;
  readonly reasoning: string;
  readonly boxes: readonly string[];
}

/** What asking a judge needs from outside: hashes that identify the request, and a signal that ends it. */
export interface JudgingPorts {
  readonly sha256: Sha256;
  readonly signal: AbortSignal;
}

/** What is put to the judge. `place` tells the calls of a planted control from those of a response. */
export interface JudgeQuestion {
  readonly judging: Judging;
  readonly response: JudgedResponse;
  readonly setup: JudgeSetup;
  readonly protocol: Protocol;
  readonly place?: { readonly control: string; readonly firstCall: number };
}

/** Puts one question about one response to the judge; notes the step of the response that it quotes as the broken one. */
export async function askJudge(
  question: JudgeQuestion,
  { sha256, signal }: JudgingPorts,
): Promise<Judgement> {
  const { judging, response, setup, protocol, place } = question;
  const text = responseText(judging, response);
  const messages = renderJudgePrompt({
    instructions: judging.instructions,
    parts: judging.parts({
      problem: response.problem,
      response: text,
      extracted: response.boxes.join('\n'),
    }),
    labels: judging.labels.map((label) => label.written),
    sha256,
  });
  const key = {
    kind: judging.kind,
    problemId: response.problem.id,
    prompt: response.prompt,
    sample: response.sample,
    contentSha256: sha256(response.text),
    promptSha256: sha256(judging.instructions),
    ...(place === undefined ? {} : { control: place.control }),
  };
  const judgement = await judge({
    kind: judging.kind,
    labels: judging.labels,
    repeats: setup.repeats,
    reasks: protocol.judgeReasks,
    call: (attempt) => {
      const recording = { ...key, repeat: (place?.firstCall ?? 0) + attempt };
      return setup.chat.ask({ messages, ...setup.sampling, recording }, signal);
    },
  });
  const step = namesBrokenStep(judgement) ? findQuotedStep(judgement.explanation, text) : undefined;
  return step === undefined ? judgement : { ...judgement, step };
}

/** The verdicts that speak of a step that is wrong. */
function namesBrokenStep({ kind, label }: Judgement): boolean {
  return (kind === 'error' && label !== undefined) || (kind === 'faithfulness' && label === 'unfaithful');
}

/** What stands where a judge that failed its controls would have spoken. */
export function voidJudgement(kind: JudgingKind): Judgement {
  const failures = ['not asked: the judge failed a planted control'];
  return { kind, votes: [], explanation: '', failures, fault: 'judge', void: true };
}

/** A response without a box is an instruction-following error by rule (Q60, Q69), so no judge is asked. */
export const UNBOXED_ERROR: Judgement = {
  kind: 'error',
  label: 'instruction-following',
  votes: [],
  explanation: 'no boxed answer',
  failures: [],
};

function responseText(judging: Judging, { text, reasoning }: JudgedResponse): string {
  return judging.readsReasoning && reasoning !== '' ? `${reasoning}\n\n${text}` : text;
}
