import { UserError, type UserMistake } from '../domain/errors.ts';
import type { FilesPort } from '../domain/ports.ts';
import { Problem, type ProblemSet } from '../domain/problem.ts';
import { contentMistakes } from './content.ts';
import { readFigures } from './figures.ts';
import { type BundledFolder, findFiles } from './files.ts';
import { findFormat } from './formats/index.ts';
import { renderIssues } from './issues.ts';
import { type ProblemRow, readRows } from './rows.ts';

/** Most mistakes shown at once. */
export const MAX_MISTAKES = 20;

/** Where a problem came from, and whether its file says how its answers are to be compared. */
export interface ProblemOrigin {
  readonly placeOf: ProblemRow['placeOf'];
  readonly declaresKinds: boolean;
}

/** A set with the origin of each problem by its id. */
export interface LoadedProblems extends ProblemSet {
  readonly origins: ReadonlyMap<string, ProblemOrigin>;
}

interface Entry extends ProblemOrigin {
  readonly problem: Problem;
  readonly warnings: readonly string[];
}

/** What was asked to be loaded. */
export interface LoadRequest {
  readonly spec: string;
  readonly files: FilesPort;
  readonly bundled: BundledFolder;
}

/** Everything that could be read of a set, with the texts of its files, and everything that could not. */
export interface ReadProblems extends LoadedProblems {
  readonly mistakes: readonly UserMistake[];
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * Loads a set of problems in our own schema or a foreign format. Throws one UserError with up to {@link MAX_MISTAKES}
 * mistakes, each with its place (`bad-problems`), or `no-problems`.
 */
export async function loadProblems(request: LoadRequest): Promise<LoadedProblems> {
  const { mistakes, sources: _, ...set } = await readProblems(request);
  throwMistakes(mistakes);
  if (set.problems.length === 0) throw noProblems(request.spec);
  return set;
}

/** Reads what can be read of a set and collects its mistakes. Throws UserError `no-problems` only where no file is found. */
export async function readProblems(request: LoadRequest): Promise<ReadProblems> {
  const found = await findFiles(request);
  const mistakes: UserMistake[] = [];
  const entries = new Map<string, Entry>();
  const sources = new Map<string, string>();
  for (const file of found.files) {
    const text = await request.files.readText(file);
    sources.set(file, text);
    const read = await readRows({ file, text });
    mistakes.push(...read.mistakes);
    const { files } = request;
    for (const row of read.rows) await addEntry({ row, set: found.name, files, entries, mistakes });
  }
  const loaded = [...entries.values()];
  return {
    name: found.name,
    problems: loaded.map(({ problem }) => problem),
    warnings: [...new Set(loaded.flatMap(({ warnings }) => warnings))],
    origins: entries,
    mistakes,
    sources,
  };
}

function noProblems(spec: string): UserError {
  return new UserError({
    code: 'no-problems',
    message: `no problems in ${spec}`,
    hint: 'a file holds one problem, a list of them, or as JSON lines one on each line',
  });
}

/** Throws the mistakes as one UserError, at most {@link MAX_MISTAKES} of them; returns when there are none. */
export function throwMistakes(mistakes: readonly UserMistake[]): void {
  const [first] = mistakes;
  if (!first) return;
  const shown = mistakes.slice(0, MAX_MISTAKES);
  const hidden = mistakes.length - shown.length;
  throw new UserError(
    hidden > 0 ? [...shown, { code: first.code, message: `and ${hidden} more like these` }] : shown,
  );
}

interface Adding {
  readonly row: ProblemRow;
  readonly set: string;
  readonly files: FilesPort;
  readonly entries: Map<string, Entry>;
  readonly mistakes: UserMistake[];
}

async function addEntry({ row, set, files, entries, mistakes }: Adding): Promise<void> {
  const read = readProblem(row, set);
  if (!read.ok) {
    mistakes.push(...read.mistakes);
    return;
  }
  const { problem } = read.entry;
  const first = entries.get(problem.id);
  if (first) mistakes.push(duplicateId({ id: problem.id, row, first }));
  else {
    const figures = await readFigures({ figures: problem.figures, placeOf: row.placeOf, files });
    mistakes.push(...figures.mistakes);
    entries.set(problem.id, { ...read.entry, problem: { ...problem, figures: [...figures.figures] } });
  }
}

type ReadProblem = { ok: true; entry: Entry } | { ok: false; mistakes: readonly UserMistake[] };

function readProblem(row: ProblemRow, set: string): ReadProblem {
  const format = findFormat(row.value);
  const imported = format?.read(row.value, { set, file: row.placeOf([]).file });
  if (imported && !imported.ok) return { ok: false, mistakes: renderIssues(imported.issues, row) };
  const parsed = Problem.safeParse(imported ? imported.row.problem : withSet(row.value, set));
  if (!parsed.success) return { ok: false, mistakes: renderIssues(parsed.error.issues, row) };
  const mistakes = contentMistakes(parsed.data, row, { repeatsLabels: imported !== undefined });
  if (mistakes.length > 0) return { ok: false, mistakes };
  const warnings = imported?.row.warnings ?? [];
  return {
    ok: true,
    entry: { problem: parsed.data, warnings, placeOf: row.placeOf, declaresKinds: !imported },
  };
}

function withSet(value: unknown, set: string): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { set, ...value } : value;
}

type Placed = Pick<ProblemOrigin, 'placeOf'>;

/** The mistake of a problem whose id `first` has already. */
export function duplicateId({ id, row, first }: { id: string; row: Placed; first: Placed }): UserMistake {
  const { file, line } = first.placeOf(['id']);
  const message = `the id ${JSON.stringify(id)} is taken by ${file}:${line}`;
  const hint = 'give one of the two another id';
  return { code: 'bad-problems', message, hint, place: row.placeOf(['id']) };
}
