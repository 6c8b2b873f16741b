import { askAboutAnswers } from '../../evaluation/labelled/ask-judge.ts';
import type { AskingPorts, CheckedJudge } from '../checked-judge.ts';
import type { JudgedResponse, TwiceJudged } from './judged-response.ts';

/** Puts a judged response to another judge, which sees nothing of the first one's verdicts. */
export async function askSecond(
  judged: JudgedResponse,
  { chat, sampling, protocol }: CheckedJudge,
  ports: AskingPorts,
): Promise<TwiceJudged> {
  const { problem, response, sample } = judged;
  const asked = { protocol, setup: { chat, sampling }, problem, response, prompt: 'crosscheck', sample };
  const { verdicts, fault } = await askAboutAnswers(asked, ports);
  return { judged, second: verdicts, ...(fault === undefined ? {} : { fault }) };
}
