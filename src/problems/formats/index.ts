import { cmtFormat } from './cmt.ts';
import type { ProblemFormat } from './format.ts';
import { physicsFormat } from './physics.ts';
import { physicsVerifiedFormat } from './physics-verified.ts';
import { scibenchFormat } from './scibench.ts';
import { theoremqaFormat } from './theoremqa.ts';

/** THE list of foreign formats, tried in order; a row that belongs to none is read as our own. */
export const FORMATS: readonly ProblemFormat[] = [
  cmtFormat,
  physicsVerifiedFormat,
  physicsFormat,
  scibenchFormat,
  theoremqaFormat,
];

/** The format a row belongs to by its keys. */
export function findFormat(row: unknown): ProblemFormat | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  return FORMATS.find((format) => format.matches(row));
}
