import { UserError } from '../domain/errors.ts';
import type { FilesPort } from '../domain/ports.ts';
import { parseRecordings, type Recording } from '../providers/recordings.ts';
import { bundledRecordings } from './bundle.ts';

/**
 * The recordings of a bundled set, of a file, or of all .jsonl files of a folder. Throws UserError `bad-recordings` where there
 * are none or a line cannot be read.
 */
export async function readRecordings(path: string, files: FilesPort): Promise<readonly Recording[]> {
  const folder = bundledRecordings(path) ?? path;
  const names = await files.list(folder.endsWith('.jsonl') ? folder : `${folder}/*.jsonl`);
  if (names.length === 0) {
    throw new UserError({
      code: 'bad-recordings',
      message: `replay is ${path}, where there is no .jsonl file`,
      hint: 'name a file of recordings, a folder of them, or a bundled set',
    });
  }
  const read = await Promise.all(
    names.map(async (name) => parseRecordings(await files.readText(name), name)),
  );
  return read.flat();
}
