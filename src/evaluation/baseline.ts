import { UserError } from '../domain/errors.ts';
import type { FilesPort, PolicyFilesPort } from '../domain/ports.ts';
import type { RunResult } from '../domain/run.ts';
import { parseRun } from './run-record.ts';

/** The blessed run to compare with, or why there is none. */
export type Baseline =
  | { readonly kind: 'none'; readonly reason: string }
  | { readonly kind: 'unreadable'; readonly name: string; readonly reason: string }
  | { readonly kind: 'read'; readonly name: string; readonly run: RunResult };

/**
 * Reads the baseline at the ref whose word counts, so that a pull request cannot bless itself. One that stands in the
 * checkout only is on its way; one that is nowhere is a mistake, which must not look like "no baseline yet".
 */
export async function loadBaseline(
  path: string | null,
  { policy, files }: { policy: PolicyFilesPort; files: Pick<FilesPort, 'exists'> },
): Promise<Baseline> {
  if (path === null) return { kind: 'none', reason: 'no baseline is configured' };
  if (policy.unavailable !== undefined) {
    return { kind: 'unreadable', name: path, reason: `${path} could not be read: ${policy.unavailable}` };
  }
  const text = await policy.readText(path);
  if (text === undefined) {
    const missing = `there is no ${path} in ${policy.describe}`;
    if (await files.exists(path)) return { kind: 'none', reason: `${missing} yet` };
    return {
      kind: 'unreadable',
      name: path,
      reason: `${missing} nor in the checkout; make it with \`bless\``,
    };
  }
  try {
    return { kind: 'read', name: `${path} (${policy.describe})`, run: parseRun(text, path) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { kind: 'unreadable', name: path, reason: error.message };
  }
}
