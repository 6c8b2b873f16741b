import type { JudgeName } from '../../domain/crosscheck.ts';
import { askAboutAnswers } from '../../evaluation/labelled/ask-judge.ts';
import type { AskingPorts, CheckedJudge } from '../checked-judge.ts';
import type { JudgedResponse, TwiceJudged } from './judged-response.ts';

/** Another judge of responses that one judge has judged. */
export interface SecondJudge {
  readonly name: JudgeName;
  /** whether it can say anything about a response */
  knows(judged: JudgedResponse): boolean;
  judge(judged: JudgedResponse): Promise<TwiceJudged>;
}

/** A judge that is asked now; it sees nothing of the first one's verdicts. */
export function askedJudge({ chat, sampling, protocol }: CheckedJudge, ports: AskingPorts): SecondJudge {
  return {
    name: { model: chat.model, endpoint: chat.origin },
    knows: () => true,
    judge: async (judged) => {
      const { problem, response, sample } = judged;
      const asked = { protocol, setup: { chat, sampling }, problem, response, prompt: 'crosscheck', sample };
      const { verdicts, fault } = await askAboutAnswers(asked, ports);
      ports.onAsked?.();
      return { judged, second: verdicts, ...(fault === undefined ? {} : { fault }) };
    },
  };
}

/** A judge whose verdicts on the same responses are recorded; a response is found by problem, sample and its text. */
export function recordedJudge(name: JudgeName, responses: readonly JudgedResponse[]): SecondJudge {
  const known = new Map(responses.map((judged) => [placeOf(judged), judged]));
  const sameOf = (judged: JudgedResponse): JudgedResponse | undefined => {
    const found = known.get(placeOf(judged));
    return found?.response === judged.response ? found : undefined;
  };
  return {
    name,
    knows: (judged) => sameOf(judged) !== undefined,
    judge: async (judged) => {
      const verdicts = sameOf(judged)?.verdicts.flatMap((verdict) => verdict ?? []) ?? [];
      const isWhole = verdicts.length === judged.verdicts.length;
      return isWhole ? { judged, second: verdicts } : { judged, second: null, fault: 'judge' };
    },
  };
}

function placeOf({ problem, sample }: JudgedResponse): string {
  return `${problem.id}\0${sample}`;
}
