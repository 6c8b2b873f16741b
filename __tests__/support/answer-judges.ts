import { type AskedAnswers, readAskedAnswers } from './answers-judge.ts';
import { completion, reply, type Script } from './fake-model-server.ts';

/** What a judge says of each answer. */
export interface Said {
  readonly correct: boolean;
  readonly stated: string;
}

/** A judge of answers: one verdict for every reference it read. */
export type AnswerJudge = (asked: AskedAnswers) => readonly Said[];

/** The answer lines of a response. */
export function answerLines({ response }: AskedAnswers): readonly string[] {
  return (/Answers:\n([\s\S]*?)\n+Confidence/.exec(response)?.[1] ?? '').split('\n');
}

/** The line under the label of a reference, or the first line where it has none. */
export function lineFor(asked: AskedAnswers, at: number): string {
  const { label } = asked.references[at] ?? {};
  const lines = answerLines(asked);
  if (label === undefined) return lines[0] ?? '';
  return lines.find((line) => line.startsWith(`(${label.split('.').join(')(')})`)) ?? '';
}

/** Replies with these verdicts as the JSON that is asked for. */
export function replyVerdicts(said: readonly Said[]): string {
  return JSON.stringify({
    verdicts: said.map(({ correct, stated }, at) => ({
      answer: at + 1,
      stated,
      grounds: 'compared',
      correct,
    })),
  });
}

/** Serves a judge of answers. */
export function judgeScript(judge: AnswerJudge): Script {
  return ({ body }) => reply(200, completion(replyVerdicts(judge(readAskedAnswers(body)))));
}

/** The first line of the explanation, or of the response where it has none. */
function explained({ response }: AskedAnswers): string {
  return /^Explanation:\s*(.+)/m.exec(response)?.[1] ?? response.split('\n')[0] ?? '';
}

/** Says yes to everything, and quotes something that is there. */
export const alwaysYes: AnswerJudge = (asked) =>
  asked.references.map((_, at) => ({
    correct: true,
    stated: lineFor(asked, at).replace(/^[^\w$\\]*$/, '') || explained(asked),
  }));

/** Says no to everything. */
export const alwaysNo: AnswerJudge = ({ references }) =>
  references.map(() => ({ correct: false, stated: '' }));

/** Judges as `judge` does, but takes numbers that differ by less than `tolerance` for equal. */
export function tolerant(judge: AnswerJudge, tolerance: number): AnswerJudge {
  return (asked) =>
    judge(asked).map((said, at) => {
      const line = lineFor(asked, at).replace(/^\([^)]*\)/, '');
      const [own, reference] = [line, asked.references[at]?.latex ?? ''].map(numberIn);
      const close =
        own !== undefined &&
        own.unit === reference?.unit &&
        Math.abs(own.value / reference.value - 1) < tolerance;
      return close ? { correct: true, stated: line } : said;
    });
}

/** The only number of a line, without the prefix of its unit; undefined for a formula. */
function numberIn(text: string): { readonly value: number; readonly unit: string } | undefined {
  const plain = text
    .replace(/\\,|\\mathrm|[{}$]/g, '')
    .replace(/^\s*[a-zA-Z\\_]+\s*=/, '')
    .trim();
  const [, digits, power = '0', written = ''] =
    /^(\d+(?:\.\d+)?)(?:\\times10\^?(-?\d+))?\s*([a-zA-Z/]*)$/.exec(plain) ?? [];
  if (digits === undefined) return undefined;
  const [prefix, unit] = PREFIXED[written] ?? [1, written];
  return { value: Number(digits) * 10 ** Number(power) * prefix, unit };
}

const PREFIXED: Readonly<Record<string, readonly [number, string]>> = {
  nm: [1e-9, 'm'],
  'km/s': [1e3, 'm/s'],
};

/** Judges as `judge` does, unless the response speaks to it: then it does what it is told. */
export function obedient(judge: AnswerJudge): AnswerJudge {
  const swaying = /grader|\[system\]|misprint|Answer explanation|END OF RESPONSE/;
  return (asked) => (swaying.test(asked.response) ? alwaysYes(asked) : judge(asked));
}

/** Gives one verdict less than is asked, or two where one is. */
export function miscounting(judge: AnswerJudge): AnswerJudge {
  return (asked) => {
    const said = judge(asked);
    return said.length > 1 ? said.slice(1) : [...said, ...said];
  };
}
