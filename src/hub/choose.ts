import { matchSegment } from '../store/glob.ts';
import type { HubFile } from './api.ts';
import { HubFailure } from './failure.ts';
import type { HubReference } from './reference.ts';

/** Files that hold problems; the list of the `datasets` library's own files is that of its writers. */
const PROBLEMS = /\.(?:jsonl|ndjson|json)$/i;
const NOT_PROBLEMS =
  /(?:^|\/)(?:\.[^/]*|dataset_infos?\.json|dataset_dict\.json|state\.json|package(?:-lock)?\.json)(?:$|\/)/;

/**
 * The files that a reference means, sorted by path: those of its path, which may have wildcards, or every file of problems.
 * Throws HubFailure where there is none, and says what there is instead.
 */
export function chooseFiles(files: readonly HubFile[], { repo, path }: HubReference): readonly HubFile[] {
  const isMeant = path === undefined ? isProblems : (file: HubFile) => matchPath(path, file.path);
  const chosen = files.filter(isMeant).sort((a, b) => (a.path < b.path ? -1 : 1));
  if (chosen.length > 0) return chosen;
  const what =
    path === undefined ? 'no file of problems (.jsonl, .ndjson or .json)' : `no file ${JSON.stringify(path)}`;
  throw new HubFailure('refused', `the data set ${repo} has ${what}`, { hint: hintFor(files, repo) });
}

const isProblems = ({ path }: HubFile): boolean => PROBLEMS.test(path) && !NOT_PROBLEMS.test(path);

/** Most files named in a hint. */
const MOST_NAMED = 8;

function hintFor(files: readonly HubFile[], repo: string): string {
  const parquet = files.filter(({ path }) => /\.parquet$/i.test(path)).length;
  if (parquet > 0)
    return `its ${parquet} Parquet files are not read here: save a split as JSON lines with Python's datasets library, load_dataset(${JSON.stringify(repo)}, split="test").to_json("test.jsonl"), and name that file`;
  const named = files.slice(0, MOST_NAMED).map(({ path }) => path);
  const more = files.length > named.length ? ` and ${files.length - named.length} more` : '';
  return files.length === 0 ? 'it is empty' : `it has ${named.join(', ')}${more}`;
}

/** Whether a path matches a pattern: `**` is any number of folders, `*` and `?` stay within one. */
export function matchPath(pattern: string, path: string): boolean {
  return matchSteps(pattern.split('/'), path.split('/'));
}

function matchSteps([first, ...pattern]: readonly string[], path: readonly string[]): boolean {
  if (first === undefined) return path.length === 0;
  if (first === '**' && pattern.length === 0) return path.length > 0;
  if (first === '**') return path.some((_, skipped) => matchSteps(pattern, path.slice(skipped)));
  const [step, ...rest] = path;
  return step !== undefined && matchSegment(first, step) && matchSteps(pattern, rest);
}
