import { UserError } from '../domain/errors.ts';
import type { PolicyFilesPort } from '../domain/ports.ts';
import type { RunResult } from '../domain/run.ts';
import { parseRun } from './run-record.ts';

/** The blessed run to compare with, or why there is none. */
export type Baseline =
  | { readonly kind: 'none'; readonly reason: string }
  | { readonly kind: 'unreadable'; readonly name: string; readonly reason: string }
  | { readonly kind: 'read'; readonly name: string; readonly run: RunResult };

/** Reads the baseline at the ref whose word counts, so that a pull request cannot bless itself. */
export async function loadBaseline(path: string | null, policy: PolicyFilesPort): Promise<Baseline> {
  if (path === null) return { kind: 'none', reason: 'no baseline is configured' };
  if (policy.unavailable !== undefined) {
    return { kind: 'unreadable', name: path, reason: `${path} could not be read: ${policy.unavailable}` };
  }
  const text = await policy.readText(path);
  if (text === undefined) return { kind: 'none', reason: `there is no ${path} in ${policy.describe} yet` };
  try {
    return { kind: 'read', name: `${path} (${policy.describe})`, run: parseRun(text, path) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { kind: 'unreadable', name: path, reason: error.message };
  }
}
