import { renameSync, rmSync } from 'node:fs';
import { codeOf } from '../domain/error-code.ts';
import { UserError } from '../domain/errors.ts';

/**
 * Removes what stands at these paths, be it a file, a folder with all it holds, or a link, which is not followed. Throws
 * UserError `bad-log` when the system refuses.
 */
export function removeStanding(paths: readonly string[]): void {
  for (const path of paths) {
    try {
      rmSync(path, { recursive: true, force: true });
    } catch (error) {
      throw new UserError({
        code: 'bad-log',
        message: `${path} stands where this run writes and cannot be removed: ${codeOf(error)}`,
        hint: 'set `out` to another folder',
      });
    }
  }
}

/** Gives a file another name, over whatever has that name; nothing happens when there is no such file. */
export function renameIfThere(path: string, target: string): void {
  try {
    renameSync(path, target);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
