import type { LabelledResponse } from '../../domain/labelled.ts';
import type { Problem } from '../../domain/problem.ts';
import { readLabelledResponse } from '../../extract/labelled.ts';
import {
  type AnswersJudgement,
  answersSchema,
  type JudgedReference,
  judgeAnswers,
  renderAnswersPrompt,
} from '../../judge/answers.ts';
import type { LabelledProtocol } from '../../protocols/index.ts';
import type { JudgeSetup } from '../examination.ts';
import type { JudgingPorts } from '../judgings.ts';
import { quotePlaces } from './quote-places.ts';

/** What the judge has to know of a problem. */
export type JudgedProblem = Pick<Problem, 'id' | 'question' | 'figures'> & {
  readonly answers: readonly JudgedReference[];
};

/** One response whose answers are put to the judge. `place` tells the calls of a planted control from those of a response. */
export interface AnswersQuestion {
  readonly protocol: LabelledProtocol;
  readonly setup: Pick<JudgeSetup, 'chat' | 'sampling'>;
  readonly problem: JudgedProblem;
  /** visible text; the judge sees no reasoning (P25) */
  readonly response: string;
  /** what the response was read as, where that is known */
  readonly read?: LabelledResponse;
  /** name of the prompt under test */
  readonly prompt: string;
  readonly sample: number;
  readonly place?: { readonly control: string; readonly firstCall: number };
}

/** The judge's verdicts, or that they were not asked for because the judge failed a planted control. */
export type JudgedAnswers = AnswersJudgement & { readonly void?: true };

/** Puts every reference answer of a problem to the judge in one call (P24), and again while the reply cannot be read. */
export function askAboutAnswers(
  { protocol, setup, problem, response, read, prompt, sample, place }: AnswersQuestion,
  { sha256, signal }: JudgingPorts,
): Promise<JudgedAnswers> {
  const { instructions, kind } = protocol.answersJudging;
  const references = problem.answers;
  const messages = renderAnswersPrompt({ instructions, problem, response, references, sha256 });
  const responseSchema = { name: 'verdicts', schema: answersSchema(references.length) };
  const key = {
    kind,
    problemId: problem.id,
    prompt,
    sample,
    contentSha256: sha256(response),
    promptSha256: sha256(instructions),
    ...(place === undefined ? {} : { control: place.control }),
  };
  return judgeAnswers({
    references,
    places: quotePlaces(read ?? readLabelledResponse(response), references),
    reasks: protocol.judgeReasks,
    call: (attempt) => {
      const recording = { ...key, repeat: (place?.firstCall ?? 0) + attempt };
      return setup.chat.ask({ messages, ...setup.sampling, responseSchema, recording }, signal);
    },
  });
}

/** What stands where a judge that failed its controls would have spoken. */
export function voidAnswers(): JudgedAnswers {
  const failures = ['not asked: the judge failed a planted control'];
  return { verdicts: null, failures, fault: 'judge', void: true };
}
