import { codeOf } from '../domain/error-code.ts';
import { IncompleteError } from '../domain/errors.ts';

/** What a system says where a file finds no room, in the words of `errno(3)`. */
const NO_ROOM: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left on the device',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would exceed the largest size that is allowed',
};

/** What a failed write of `path` is thrown as: IncompleteError where there was no room, else the error itself. */
export function incompleteOnFullDisk(error: unknown, path: string): unknown {
  const code = codeOf(error);
  const why = NO_ROOM[code];
  if (why === undefined) return error;
  return new IncompleteError(`${path} cannot be written: ${why} (${code}); make room, or name another --out`);
}
