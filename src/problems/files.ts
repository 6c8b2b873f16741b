import { UserError } from '../domain/errors.ts';
import { HUB_PREFIX, isOnHub } from '../domain/hub-name.ts';
import type { FilesPort } from '../domain/ports.ts';
import { PROBLEM_FILE } from './rows.ts';

/** The folder of a bundled set, or undefined when there is no such set. */
export type BundledFolder = (name: string) => string | undefined;

/** What a `problems` option means: a name for the set, and its files in order. */
export interface FoundFiles {
  readonly name: string;
  readonly files: readonly string[];
}

/**
 * Finds the files of a set: the name of a bundled set, a data set of the Hub, a file, a folder (searched in depth) or a
 * glob. A bundled name wins over a folder of the same name; write `./name` for the folder. Throws UserError `no-problems`.
 */
export async function findFiles(given: {
  readonly spec: string;
  readonly files: FilesPort;
  readonly bundled: BundledFolder;
}): Promise<FoundFiles> {
  const { spec, files, bundled } = given;
  if (isOnHub(spec))
    return found({ name: spec.slice(HUB_PREFIX.length), files: await files.list(spec) }, spec);
  const folder = bundled(spec);
  if (folder !== undefined) return found({ name: spec, files: await files.list(inside(folder)) }, spec);
  if (isGlob(spec)) return found({ name: folderName(spec), files: await files.list(spec) }, spec);
  if (PROBLEM_FILE.test(spec)) return { name: baseName(spec).replace(PROBLEM_FILE, ''), files: [spec] };
  return found({ name: baseName(spec), files: await files.list(inside(spec)) }, spec);
}

const isGlob = (spec: string) => /[*?]/.test(spec);

/** Whether a `problems` option names one file, and no bundled set, data set of the Hub, folder or glob. */
export function isProblemFile(spec: string, bundled: BundledFolder): boolean {
  return PROBLEM_FILE.test(spec) && !isOnHub(spec) && !isGlob(spec) && bundled(spec) === undefined;
}

function found(set: FoundFiles, spec: string): FoundFiles {
  const files = set.files.filter((file) => PROBLEM_FILE.test(file));
  if (files.length > 0) return { ...set, files };
  throw new UserError({
    code: 'no-problems',
    message: `no problem files at ${JSON.stringify(spec)}`,
    hint: 'problems takes a bundled set, hub:owner/name, or a file, folder or glob of .yaml, .yml, .json, .jsonl or .ndjson files',
  });
}

function inside(folder: string): string {
  return `${folder.replace(/\/+$/, '')}/**/*`;
}

function baseName(path: string): string {
  const parts = path.split(/[\\/]/).filter((part) => part !== '' && part !== '.');
  return parts.at(-1) ?? 'problems';
}

/** The last folder of a glob before its first wildcard. */
function folderName(glob: string): string {
  const fixed = glob.slice(0, glob.search(/[*?]/));
  return baseName(fixed.slice(0, fixed.lastIndexOf('/') + 1));
}
