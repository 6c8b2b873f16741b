import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../domain/error-code.ts';
import { UserError } from '../domain/errors.ts';

/**
 * Makes a folder and those above it, one at a time: with `recursive` Node 20 never comes back from a place where the
 * system lets nobody make one, such as below `/proc`. Returns those it made, the outermost first. Throws UserError
 * `bad-folder`.
 */
export function makeFolder(path: string): readonly string[] {
  const kind = kindOf(path);
  if (kind === 'folder') return [];
  if (kind === 'other') throw refused(path, 'this is a file, and a folder is needed here');
  const above = dirname(path);
  const made = above === path ? [] : makeFolder(above);
  try {
    mkdirSync(path);
    return [...made, path];
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (kindOf(path) !== 'folder') throw refused(path, `the folder cannot be made (${codeOf(error)})`);
    return made;
  }
}

/** Takes back folders that {@link makeFolder} made, as far as nothing stands in them by now. */
export function removeEmptyFolders(made: readonly string[]): void {
  for (const path of made.toReversed()) {
    try {
      rmdirSync(path);
    } catch {
      return;
    }
  }
}

function kindOf(path: string): 'folder' | 'other' | 'nothing' {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'other';
  } catch {
    return 'nothing';
  }
}

function refused(path: string, message: string): UserError {
  return new UserError({
    code: 'bad-folder',
    message,
    hint: 'name a folder that is there or can be made',
    place: { file: path },
  });
}
