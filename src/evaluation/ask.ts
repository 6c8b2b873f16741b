import type { Attempt, ChatReply } from '../domain/attempt.ts';
import { canonicalJson } from '../domain/canonical.ts';
import type { ChatMessage, ChatRequest, Sha256 } from '../domain/ports.ts';
import type { Problem } from '../domain/problem.ts';
import { hashQuestion } from '../domain/question-hash.ts';
import { extractBoxes } from '../extract/boxed.ts';
import type { Protocol } from '../protocols/index.ts';
import type { Examination, PromptUnderTest } from './examination.ts';

/**
 * The messages one problem is asked with: the prompt under test around the question, and the protocol's request for
 * the form of the answer where the prompt does not ask for it itself (Q28). Figures go along as images.
 */
export function renderQuestion(problem: Problem, prompt: PromptUnderTest, protocol: Protocol): ChatMessage[] {
  const { text, mark } = protocol.answerInstruction;
  const asked = prompt.text.replaceAll('{{question}}', () => problem.question.trim()).trim();
  const asksForForm = [prompt.text, prompt.system ?? ''].some((part) => part.includes(mark));
  return [
    ...(prompt.system ? [{ role: 'system', content: prompt.system } as const] : []),
    {
      role: 'user',
      content: asksForForm ? asked : `${asked}\n\n${text}`,
      ...(problem.figures.length > 0 ? { images: problem.figures } : {}),
    },
  ];
}

/** Which asking of which sample of a problem. `repeat` is 0 but for a response that is regenerated. */
export interface Asking {
  readonly examination: Pick<Examination, 'sampling' | 'protocol' | 'prompt'>;
  readonly problem: Problem;
  readonly sample: number;
  readonly repeat: number;
}

/** What the model is asked for one sample, whole. */
export function answerRequest(
  { examination: { sampling, protocol, prompt }, problem, sample, repeat }: Asking,
  sha256: Sha256,
): ChatRequest {
  return {
    messages: renderQuestion(problem, prompt, protocol),
    ...sampling,
    recording: {
      kind: 'answer',
      problemId: problem.id,
      prompt: prompt.name,
      sample,
      repeat,
      contentSha256: hashQuestion(problem, sha256),
      promptSha256: sha256(wordingOf(prompt)),
    },
  };
}

/** All that a stored answer depends on: a changed system message asks another request. */
function wordingOf({ text, system }: PromptUnderTest): string {
  return system === undefined ? text : canonicalJson({ system, text });
}

/**
 * Asks one sample of one problem. A response that stops before a conclusion - cut at the token limit or empty, with no
 * closed box - is asked once more where the protocol says so, with at least the protocol's token limit (Q29); the second
 * response is graded, and one that stops again counts as wrong by rule. An endpoint that refuses the larger limit is asked
 * with the user's.
 */
export async function askProblem(
  { examination, problem, sample }: { examination: Examination; problem: Problem; sample: number },
  { sha256, signal }: { sha256: Sha256; signal: AbortSignal },
): Promise<Attempt> {
  const { sampling, protocol } = examination;
  const ask = (repeat: number, maxTokens = sampling.maxTokens): Promise<ChatReply> => {
    const request = answerRequest({ examination, problem, sample, repeat }, sha256);
    return examination.model.ask({ ...request, ...(maxTokens === undefined ? {} : { maxTokens }) }, signal);
  };
  const first = await ask(0);
  if (!(examination.regenerate && stoppedEarly(first))) {
    return { problemId: problem.id, sample, reply: first, regenerated: false };
  }
  const room = roomToConclude(sampling.maxTokens, protocol);
  const second = await ask(1, room);
  const isRefused = second.outcome === 'bad_request' && room !== sampling.maxTokens;
  const reply = isRefused ? await ask(2) : second;
  return { problemId: problem.id, sample, reply, regenerated: true };
}

/** No limit of the user is none for the second asking either. */
function roomToConclude(maxTokens: number | undefined, protocol: Protocol): number | undefined {
  return maxTokens === undefined ? undefined : Math.max(maxTokens, protocol.regenerationTokens);
}

function stoppedEarly(reply: ChatReply): boolean {
  const cut = reply.outcome === 'truncated' || reply.outcome === 'empty';
  return cut && extractBoxes(reply.text).boxes.length === 0;
}
