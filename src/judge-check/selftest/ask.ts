import type { ChatPort, ChatRequest, Sha256 } from '../../domain/ports.ts';
import {
  type AnswersJudgement,
  answersSchema,
  judgeAnswers,
  renderAnswersPrompt,
} from '../../judge/answers.ts';
import type { LabelledProtocol } from '../../protocols/index.ts';
import type { KnownCase } from './known-case.ts';

/** The judge under test and how it is asked. */
export interface TestedJudge {
  readonly chat: ChatPort;
  readonly protocol: LabelledProtocol;
  readonly sampling: Pick<ChatRequest, 'maxTokens' | 'reasoningEffort' | 'extraBody'>;
}

/** What the judge said of one response. */
export interface AskedCase {
  readonly known: KnownCase;
  readonly judgement: AnswersJudgement;
}

/** Puts one response of known verdict to the judge, with the prompt and the schema of any other response. */
export async function askCase(
  known: KnownCase,
  { chat, protocol, sampling }: TestedJudge,
  { sha256, signal }: { readonly sha256: Sha256; readonly signal: AbortSignal },
): Promise<AskedCase> {
  const { instructions } = protocol.answersJudging;
  const { references, response, question, figures } = known;
  const messages = renderAnswersPrompt({
    instructions,
    problem: { question, figures: [...figures] },
    response,
    references,
    sha256,
  });
  const responseSchema = { name: 'verdicts', schema: answersSchema(references.length) };
  const key = {
    kind: 'answers',
    problemId: known.id,
    prompt: 'selftest',
    sample: 0,
    contentSha256: sha256(response),
    promptSha256: sha256(instructions),
    control: known.kind,
  } as const;
  const judgement = await judgeAnswers({
    references,
    response,
    reasks: protocol.judgeReasks,
    call: (attempt) =>
      chat.ask({ messages, ...sampling, responseSchema, recording: { ...key, repeat: attempt } }, signal),
  });
  return { known, judgement };
}
