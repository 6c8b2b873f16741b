import { z } from 'zod';
import { Usage } from '../domain/attempt.ts';
import { UserError, type UserMistake } from '../domain/errors.ts';
import { JudgingKind } from '../domain/judgement.ts';
import type { RecordingKey } from '../domain/ports.ts';
import { isRecord, parseJsonOrNothing } from './json.ts';

const Sha256Hex = z.string().regex(/^[0-9a-f]{64}$/, 'expected 64 lower-case hex digits');

/** A line of our own format. `contentSha256` is of the question for an answer, of the judged response for a judging. */
const OwnRow = z.strictObject({
  kind: z.enum(['answer', ...JudgingKind.options]),
  problem: z.string().min(1),
  prompt: z.string(),
  sample: z.number().int().nonnegative(),
  repeat: z.number().int().nonnegative(),
  contentSha256: Sha256Hex,
  /** of the template of the prompt under test or of the judge's instructions */
  promptSha256: Sha256Hex.optional(),
  model: z.string().optional(),
  text: z.string(),
  reasoning: z.string().optional(),
  finishReason: z.string().optional(),
  usage: Usage.optional(),
});

/** A line of a published response file: CMT-Benchmark (`response`, `error`) or PHYSICS (`solution`). */
const ForeignRow = z.looseObject({
  id: z.string().min(1),
  model: z.string().optional(),
  response: z.string().nullish(),
  solution: z.string().nullish(),
  error: z.unknown().optional(),
});

/**
 * A recorded reply. A foreign one (`foreign`) has no hash and no prompt: it is the answer of sample 0 under any prompt,
 * and the same again when asked again.
 */
export type Recording = Omit<z.infer<typeof OwnRow>, 'contentSha256'> & {
  readonly contentSha256: string | null;
  readonly foreign: boolean;
  readonly place: { readonly file: string; readonly line: number };
};

/** Most mistakes of a file that are shown. */
const MOST_MISTAKES = 20;

/**
 * Reads recordings, one JSON object a line. Lines of published files that hold no answer because the request had failed
 * are left out, so that their problem counts as not recorded. Throws UserError `bad-recordings` with every bad line.
 */
export function parseRecordings(text: string, name: string): Recording[] {
  const recordings: Recording[] = [];
  const mistakes: UserMistake[] = [];
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const place = { file: name, line: index + 1 };
    const read = parseLine(line);
    if ('problem' in read) mistakes.push({ code: 'bad-recordings', message: read.problem, place });
    else if (read.row) recordings.push({ ...read.row, place });
  }
  if (mistakes.length > 0) throw new UserError(mistakes.slice(0, MOST_MISTAKES));
  return recordings;
}

type Row = Omit<Recording, 'place'>;

function parseLine(line: string): { row: Row | undefined } | { problem: string } {
  const json = parseJsonOrNothing(line);
  if (!isRecord(json)) return { problem: 'the line is no JSON object' };
  if (!('kind' in json) && 'id' in json) {
    const read = ForeignRow.safeParse(json);
    return read.success ? { row: fromForeign(read.data) } : { problem: describe(read.error) };
  }
  const read = OwnRow.safeParse(json);
  return read.success ? { row: { ...read.data, foreign: false } } : { problem: describe(read.error) };
}

function fromForeign({ id, model, response, solution, error }: z.infer<typeof ForeignRow>): Row | undefined {
  const text = response ?? solution;
  if (error || text === null || text === undefined) return undefined;
  // An imported problem has dashes where its id had spaces.
  const problem = id.replaceAll(' ', '-');
  const key = { kind: 'answer', problem, prompt: '', sample: 0, repeat: 0, contentSha256: null } as const;
  return { ...key, text, foreign: true, ...(model === undefined ? {} : { model }) };
}

function describe(error: z.ZodError): string {
  return error.issues.map(describeIssue).join('; ');
}

function describeIssue({ code, path, message }: z.core.$ZodIssue): string {
  const name = path.length === 0 ? 'the line' : `"${path.join('.')}"`;
  const isMissing = code === 'invalid_type' && message.endsWith('received undefined');
  return isMissing ? `${name} is missing` : `${name}: ${message}`;
}

/** A recorded reply, or why there is none. */
export type Lookup =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly reason: string };

/** Recordings that can be looked up. */
export interface Recordings {
  find(key: RecordingKey): Lookup;
  readonly size: number;
}

/** Makes recordings findable. Throws UserError `bad-recordings` when two answer the same request. */
export function indexRecordings(recordings: readonly Recording[]): Recordings {
  const slots = new Map<string, Recording[]>();
  const mistakes: UserMistake[] = [];
  for (const recording of recordings) {
    const slot = slots.get(slotOf(recording)) ?? [];
    const twin = slot.find(({ contentSha256 }) => contentSha256 === recording.contentSha256);
    if (twin) mistakes.push(duplicate(recording, twin));
    slots.set(slotOf(recording), [...slot, recording]);
  }
  if (mistakes.length > 0) throw new UserError(mistakes.slice(0, MOST_MISTAKES));
  return { find: (key) => findRecording(slots, key), size: recordings.length };
}

function findRecording(slots: ReadonlyMap<string, readonly Recording[]>, key: RecordingKey): Lookup {
  const { contentSha256 } = key;
  const own = slots.get(slotOf({ ...key, problem: key.problemId, foreign: false })) ?? [];
  const match = own.find((recording) => recording.contentSha256 === contentSha256);
  if (match && samePrompt(match, key)) return { ok: true, recording: match };
  const what = `the ${key.kind} for ${key.problemId} (prompt ${key.prompt}, sample ${key.sample}, repeat ${key.repeat})`;
  if (own.length > 0) {
    const changed = match ? 'prompt' : key.kind === 'answer' ? 'question' : 'judged response';
    return { ok: false, reason: `${what}: the ${changed} changed since it was recorded` };
  }
  const [foreign] = slots.get(slotOf({ ...key, problem: key.problemId, foreign: true })) ?? [];
  return foreign ? { ok: true, recording: foreign } : { ok: false, reason: `${what} was not recorded` };
}

/** A wording that was not recorded is not known to differ. */
function samePrompt(recording: Recording, { promptSha256 }: RecordingKey): boolean {
  const recorded = recording.promptSha256;
  return recorded === undefined || promptSha256 === undefined || recorded === promptSha256;
}

function slotOf(
  key: Pick<Recording, 'kind' | 'problem' | 'prompt' | 'sample' | 'repeat' | 'foreign'>,
): string {
  const { kind, problem, sample, foreign } = key;
  return JSON.stringify(foreign ? [kind, problem, sample] : [kind, problem, sample, key.prompt, key.repeat]);
}

function duplicate(recording: Recording, twin: Recording): UserMistake {
  return {
    code: 'bad-recordings',
    message: `the ${recording.kind} for ${recording.problem} stands already at ${twin.place.file}:${twin.place.line}`,
    hint: 'keep one of the two',
    place: recording.place,
  };
}
