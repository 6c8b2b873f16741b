import type { ChatReply } from '../domain/attempt.ts';
import { type AnswerVerdict, parseVerdicts } from './answers-reply.ts';
import { quoteReply, readableText } from './reply.ts';
import { isStatedAt, type QuotePlaces, statementsOf } from './stated.ts';

export { renderAnswersPrompt } from './answers-prompt.ts';
export { type AnswerVerdict, answersSchema } from './answers-reply.ts';
export type { QuotePlaces } from './stated.ts';

/** One reference answer as the judge gets it. */
export interface JudgedReference {
  /** part label of the question, absent with one answer */
  readonly label?: string | undefined;
  readonly latex: string;
}

/** How one response is judged, all its answers in one call (P24). */
export interface AnswersPlan {
  readonly references: readonly JudgedReference[];
  /** where the response may state each of them, in which the judge's quotation of it must occur */
  readonly places: readonly QuotePlaces[];
  /** how often an unreadable reply is asked again (P38, P39); 4 unless set (B14) */
  readonly reasks?: number;
  /** asks the judge; `attempt` counts every call of this judging from 0 */
  readonly call: (attempt: number) => Promise<ChatReply>;
}

/** Verdicts in the order of the reference answers, or null when no reply could be read: the problem is unjudged. */
export interface AnswersJudgement {
  readonly verdicts: readonly AnswerVerdict[] | null;
  /** one line for every call that gave none */
  readonly failures: readonly string[];
  /** whether the failures were infrastructure (`run`) or unreadable replies (`judge`) */
  readonly fault?: 'run' | 'judge';
}

/** How often an unreadable reply is asked again when nobody says (B14). */
export const ANSWERS_REASKS = 4;

/**
 * Asks for the verdicts of one response until a reply can be read, at most 1 + `reasks` times. A call that fails is not
 * repeated, because the endpoint's own retries are already spent.
 *
 * A reply that accepts an answer must quote where the response states it, in the answer line of the part or its explanation.
 * One whose quotation does not occur there is asked again like an unreadable one, and never read: judges that accept what
 * nobody wrote are the known failure on near-empty and injected responses (judge notes: "require the judge to quote the
 * extracted answer and check that the quote occurs"). A rejection needs no quotation, because an omitted answer has none.
 */
export async function judgeAnswers({
  references,
  places,
  reasks = ANSWERS_REASKS,
  call,
}: AnswersPlan): Promise<AnswersJudgement> {
  const failures: string[] = [];
  for (let attempt = 0; attempt <= reasks; attempt += 1) {
    const readable = readableText(await call(attempt));
    if ('failure' in readable) {
      failures.push(readable.failure);
      if (readable.fault === 'run') return { verdicts: null, failures, fault: 'run' };
      continue;
    }
    const read = readVerdicts({ text: readable.text, references, places });
    if (read.ok)
      return { verdicts: read.verdicts, failures, ...(failures.length > 0 ? { fault: 'judge' } : {}) };
    failures.push(read.problem);
  }
  return { verdicts: null, failures, fault: 'judge' };
}

interface Reading extends Pick<AnswersPlan, 'references' | 'places'> {
  readonly text: string;
}

function readVerdicts({ text, references, places }: Reading): ReturnType<typeof parseVerdicts> {
  const verdicts = parseVerdicts(text, references.length);
  if (!verdicts.ok)
    return { ok: false, problem: `${verdicts.problem}: the reply begins ${quoteReply(text)}` };
  // The stretches of an explanation are the same for all parts.
  const read = new Map<string, (quote: string) => boolean>();
  const readOnce = (place: string) => {
    const statements = read.get(place) ?? statementsOf(place);
    read.set(place, statements);
    return statements;
  };
  const invented = verdicts.verdicts.findIndex(({ correct, stated }, at) => {
    const place = places[at];
    return correct && (place === undefined || !isStatedAt(stated, place, readOnce));
  });
  if (invented < 0) return verdicts;
  return {
    ok: false,
    problem: `accepts answer ${invented + 1} for words that the response does not state as that answer: ${quoteReply(verdicts.verdicts[invented]?.stated ?? '')}`,
  };
}
