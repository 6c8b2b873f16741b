import { cmtFormat } from './cmt.ts';
import type { ProblemFormat } from './format.ts';
import { physicsFormat } from './physics.ts';

/** THE list of foreign formats, tried in order; a row that belongs to none is read as our own. */
export const FORMATS: readonly ProblemFormat[] = [cmtFormat, physicsFormat];

/** The format a row belongs to by its keys. */
export function findFormat(row: unknown): ProblemFormat | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  return FORMATS.find((format) => format.marks.every((mark) => Object.hasOwn(row, mark)));
}
