import type { Judgement } from '../domain/judgement.ts';
import type { Sha256 } from '../domain/ports.ts';
import type { Problem } from '../domain/problem.ts';
import { judge } from '../judge/ask.ts';
import { renderJudgePrompt } from '../judge/prompt.ts';
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

/** Puts one question about one response to the judge. */
export function askJudge(
  {
    judging,
    response,
    setup,
    protocol,
  }: { judging: Judging; response: JudgedResponse; setup: JudgeSetup; protocol: Protocol },
  { sha256, signal }: JudgingPorts,
): Promise<Judgement> {
  const labels = judging.labels.map((label) => label.written);
  const messages = renderJudgePrompt({
    instructions: judging.instructions,
    parts: judging.parts({
      problem: response.problem,
      response: responseText(judging, response),
      extracted: response.boxes.join('\n'),
    }),
    labels,
    sha256,
  });
  return judge({
    kind: judging.kind,
    labels: judging.labels,
    repeats: setup.repeats,
    reasks: protocol.judgeReasks,
    call: (attempt) =>
      setup.chat.ask(
        {
          messages,
          ...setup.sampling,
          recording: {
            kind: judging.kind,
            problemId: response.problem.id,
            prompt: response.prompt,
            sample: response.sample,
            repeat: attempt,
            contentSha256: sha256(response.text),
            promptSha256: sha256(judging.instructions),
          },
        },
        signal,
      ),
  });
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
