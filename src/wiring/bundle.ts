import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FilesPort } from '../domain/ports.ts';
import { createFilesPort } from '../store/files.ts';

/** What ships with the tool, two folders above the bundle and one above the compiled sources. */
// The path is computed from the file name: the bundler would take `new URL` for a file to copy.
const HERE = dirname(fileURLToPath(import.meta.url));
const FIXTURES =
  ['../../fixtures', '../fixtures'].map((path) => join(HERE, path)).find((path) => existsSync(path)) ?? '';

/** Absolute path of a file or folder that ships with the tool, e.g. `prompts/short.md`. */
export function bundledFile(path: string): string {
  return join(FIXTURES, path);
}

/** The folder of a bundled problem set, or undefined. A name, never a path. */
export const bundledFolder = (name: string): string | undefined => findBundled('problems', name);

/** The folder of the bundled recordings of a problem set, or undefined. A name, never a path. */
export const bundledRecordings = (name: string): string | undefined => findBundled('recordings', name);

function findBundled(kind: 'problems' | 'recordings', name: string): string | undefined {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name)) return undefined;
  const folder = bundledFile(`${kind}/${name}`);
  return existsSync(folder) ? folder : undefined;
}

/** The workspace's files, and those that ship with the tool wherever the workspace is. */
export function withBundledFiles(workspace: FilesPort): FilesPort {
  const bundle = createFilesPort({ root: FIXTURES, confine: true });
  const owner = (path: string): FilesPort => (path.startsWith(FIXTURES) ? bundle : workspace);
  return {
    readText: (path) => owner(path).readText(path),
    readBytes: (path) => owner(path).readBytes(path),
    exists: (path) => owner(path).exists(path),
    list: (pattern) => owner(pattern).list(pattern),
    writeAtomically: (path, text) => workspace.writeAtomically(path, text),
  };
}

/** Whether two paths name one file, by whatever links; a file that is not there yet is known by its path. */
export function isSameFile(one: string, other: string): boolean {
  return wholePath(one) === wholePath(other);
}

function wholePath(path: string): string {
  const whole = resolve(path);
  return existsSync(whole) ? realpathSync(whole) : whole;
}

/** A path inside a folder, with the separators of this system. */
export const joinPath = (folder: string, name: string): string => join(folder, name);
