import type { ChatReply } from '../domain/attempt.ts';
import { UserError } from '../domain/errors.ts';
import type { FilesPort } from '../domain/ports.ts';
import type { RunResult, SampleRecord } from '../domain/run.ts';
import { parseRun } from '../evaluation/run-record.ts';
import { parseLogLine } from '../store/log-line.ts';
import { sha256 } from '../store/sha256.ts';
import { joinPath } from '../wiring/bundle.ts';
import type { Terminal } from './terminal.ts';

/** A run record and where it was read. */
export interface RunFile {
  readonly path: string;
  readonly run: RunResult;
}

/** The file that names a run: of a folder the `run.json` in it. */
export async function recordPath(given: string, files: Pick<FilesPort, 'exists'>): Promise<string> {
  if (given.endsWith('.json')) return given;
  const inside = joinPath(given, 'run.json');
  return (await files.exists(inside)) ? inside : given;
}

/** Reads run records; a folder means the `run.json` in it. Throws UserError when there is none or one cannot be read. */
export async function readRunFiles(
  paths: readonly string[],
  { files }: Terminal,
): Promise<readonly RunFile[]> {
  if (paths.length === 0)
    throw new UserError({
      code: 'bad-option',
      message: 'expected <run.json …>, got nothing',
      hint: 'name the run.json of each run, or its folder',
    });
  return Promise.all(
    paths.map(async (given) => {
      const path = await recordPath(given, files);
      return { path, run: parseRun(await files.readText(path), path) };
    }),
  );
}

/** The replies that a run graded, by {@link sampleKey}. */
export type Replies = ReadonlyMap<string, ChatReply>;

/** What a sample is found by among the replies of its run. */
export function sampleKey({ problemId, sample }: Pick<SampleRecord, 'problemId' | 'sample'>): string {
  return `${sample} ${problemId}`;
}

/**
 * The replies of a run, read from the log beside its record. Throws UserError `bad-log` when a response that the record
 * names by its hash is not there.
 */
export async function readReplies({ path, run }: RunFile, terminal: Terminal): Promise<Replies> {
  const log = path.replace(/\.json$/, '.jsonl');
  if (!(await terminal.files.exists(log)))
    throw new UserError({
      code: 'file-not-found',
      message: `there is no ${log} beside ${path}`,
      hint: 'the responses of a run stand in its log; keep the two together',
    });
  const wanted = new Map(run.samples.map((sample) => [sampleKey(sample), sample.responseSha256]));
  const found = new Map<string, ChatReply>();
  for await (const line of terminal.lines(log)) {
    const entry = parseLogLine(line);
    if (entry?.type !== 'attempt') continue;
    const { problemId, sample } = entry.note ?? {};
    if (typeof problemId !== 'string' || typeof sample !== 'number') continue;
    const key = sampleKey({ problemId, sample });
    const hash = wanted.get(key);
    if (wanted.has(key) && (hash === undefined || hash === sha256(entry.reply.text)))
      found.set(key, entry.reply);
  }
  const missing = run.samples.filter(
    (sample) => sample.responseSha256 !== undefined && !found.has(sampleKey(sample)),
  );
  const [first] = missing;
  if (first !== undefined)
    throw new UserError({
      code: 'bad-log',
      message: `${log} lacks ${missing.length} of the responses of ${path}, first that of ${first.problemId}, sample ${first.sample}`,
      hint: 'the two are of different runs; take the log that was written with the record',
    });
  return found;
}
