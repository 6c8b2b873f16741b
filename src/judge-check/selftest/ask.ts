import { askAboutAnswers } from '../../evaluation/labelled/ask-judge.ts';
import type { AnswersJudgement } from '../../judge/answers.ts';
import type { AskingPorts, CheckedJudge } from '../checked-judge.ts';
import type { KnownCase } from './known-case.ts';

/** What the judge said of one response. */
export interface AskedCase {
  readonly known: KnownCase;
  readonly judgement: AnswersJudgement;
}

/** Puts one response of known verdict to the judge, with the prompt and the schema of any other response. */
export async function askCase(
  known: KnownCase,
  { chat, sampling, protocol }: CheckedJudge,
  { onAsked, ...ports }: AskingPorts,
): Promise<AskedCase> {
  const { id, question, figures, references, response, kind } = known;
  const problem = { id, question, figures: [...figures], answers: references };
  const place = { control: kind, firstCall: 0 };
  const asked = {
    protocol,
    setup: { chat, sampling },
    problem,
    response,
    prompt: 'selftest',
    sample: 0,
    place,
  };
  const judgement = await askAboutAnswers(asked, ports);
  onAsked?.();
  return { known, judgement };
}
