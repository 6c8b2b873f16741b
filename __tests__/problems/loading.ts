import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { UserError } from '../../src/domain/errors.ts';
import { type LoadedProblems, loadProblems } from '../../src/problems/index.ts';
import { createFilesPort } from '../../src/store/files.ts';

/** Files of a workspace: path -> content. */
export type Tree = Readonly<Record<string, string | Uint8Array>>;

/** Loads a set from real files in a temporary workspace, `<workspace>` in messages; the bundled set `starter` is its folder `bundle/starter`. */
export async function loadFrom(tree: Tree, spec: string): Promise<LoadedProblems> {
  const root = await mkdtemp(join(tmpdir(), 'theory-gate-problems-'));
  try {
    for (const [path, content] of Object.entries(tree)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }
    const bundled = (name: string) => (name === 'starter' ? 'bundle/starter' : undefined);
    return await loadProblems({ spec, files: createFilesPort({ root, confine: true }), bundled });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const inPlace = (hint: string) => ({ hint: hint.replace(root, '<workspace>') });
    throw new UserError(error.mistakes.map(({ hint, ...rest }) => ({ ...rest, ...(hint && inPlace(hint)) })));
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** The messages of the mistakes, one a line; the ids that were loaded when there is none. */
export async function mistakesOf(tree: Tree, spec: string): Promise<string> {
  try {
    return `loaded ${(await loadFrom(tree, spec)).problems.map(({ id }) => id).join(' ')}`;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

/** A correct problem as a record, with changes; a change to undefined removes the key. */
export function problemRecord(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const record = {
    id: 'p',
    category: 'QED',
    question: 'Give $x$.',
    answers: [{ latex: 'x', kind: 'symbolic' }],
    provenance: { origin: 'original' },
    ...changes,
  };
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
