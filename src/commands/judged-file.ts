import { canonicalJson } from '../domain/canonical.ts';
import { UserError } from '../domain/errors.ts';
import type { JudgeSetup, LabelledExamination } from '../evaluation/examination.ts';
import { hashJudgings } from '../evaluation/identity.ts';
import { splitReasoning } from '../providers/reasoning.ts';
import { readJudged } from '../steps/judged-row.ts';
import { type Prediction, readPrediction } from '../steps/prediction.ts';
import { sha256 } from '../store/sha256.ts';
import { rowTexts, warnOfRepeated } from './steps.ts';
import type { Terminal } from './terminal.ts';

/** An examination with a judge. */
export type JudgingExamination = LabelledExamination & { readonly judge: JudgeSetup };

/** A file of verdicts, what they are about and by whom. */
export interface JudgedFile {
  readonly examination: JudgingExamination;
  readonly predictions: ReadonlyMap<string, Prediction>;
  readonly path: string;
}

/** The predictions of a file by problem, without reasoning; the last line of a problem counts. */
export async function readPredictions(
  file: string,
  terminal: Terminal,
): Promise<ReadonlyMap<string, Prediction>> {
  const found = new Map<string, Prediction>();
  const repeated = new Set<string>();
  for await (const row of rowTexts(file, terminal)) {
    const prediction = readPrediction(row, splitReasoning);
    if (found.has(prediction.id)) repeated.add(prediction.id);
    found.set(prediction.id, withoutReasoning(prediction));
  }
  warnOfRepeated(repeated.size, { file, terminal });
  return found;
}

/** The judge never sees it, and it is most of a file. */
function withoutReasoning({ reply, ...prediction }: Prediction): Prediction {
  return { ...prediction, reply: reply && { ...reply, reasoning: { ...reply.reasoning, text: '' } } };
}

/** Which lines of an earlier call stand; `there` gets the ids of those that need no judging. */
export function keepFitting({ examination, predictions, path }: JudgedFile, there: Set<string>) {
  const selected = new Set(examination.problems.map(({ id }) => id));
  const judgeSha256 = hashJudge(examination);
  return (text: string, line: number): boolean => {
    const place = { file: path, line };
    const row = readJudged({ text, ...place });
    if (row.judgeSha256 !== undefined && row.judgeSha256 !== judgeSha256)
      throw new UserError({
        code: 'bad-rows',
        message: `this verdict is of another judge or of other rules (${row.judge ?? 'not named'})`,
        hint: 'scores of different judges do not compare: give --out another file, or move this one away',
        place,
      });
    if (!selected.has(row.id)) return true;
    const reply = predictions.get(row.id)?.reply;
    const isCurrent =
      reply === null || row.responseSha256 === undefined || row.responseSha256 === hashOf(reply?.text);
    const isJudged = row.excluded ? reply === null : row.answers?.every(({ correct }) => correct !== null);
    if (there.has(row.id) || !isCurrent || !isJudged) return false;
    there.add(row.id);
    return true;
  };
}

const hashOf = (text: string | undefined): string | undefined => (text ? sha256(text) : undefined);

/** What a verdict depends on beside the response: judge, endpoint, parameters, rules, and whether the verifier goes first. */
export function hashJudge({ protocol, judge, prefilter }: JudgingExamination): string {
  const { chat, sampling } = judge;
  const rules = hashJudgings(protocol, sha256);
  return sha256(canonicalJson({ origin: chat.origin, model: chat.model, sampling, rules, prefilter }));
}
