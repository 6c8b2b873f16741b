import { constants, type Dirent } from 'node:fs';
import { lstat, open, readdir, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { codeOf } from '../domain/error-code.ts';
import { UserError, type UserErrorCode } from '../domain/errors.ts';
import type { FilesPort } from '../domain/ports.ts';
import { makeFolder } from './folders.ts';
import { incompleteOnFullDisk } from './full-disk.ts';
import { isGlob, matchSegment } from './glob.ts';

/** Largest file that is read unless the port says otherwise. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** Most entries a glob looks at. */
const MOST_ENTRIES = 10_000;

/** Which files a port gives. */
export interface FilesConfig {
  readonly root: string;
  readonly confine: boolean;
  readonly maxBytes?: number;
}

/**
 * Files below `root`. With `confine` every path must stay inside it after symbolic links are resolved, and outside `.git`.
 * Only regular files of at most `maxBytes` (8 MiB unless set, whole MiB) are read, texts in UTF-8. Throws UserError
 * `file-not-found`, `path-escape` or `bad-folder`.
 */
export function createFilesPort({ root, confine, maxBytes = MAX_FILE_BYTES }: FilesConfig): FilesPort {
  const place: Place = { root: resolve(root), confine, maxBytes };
  return {
    readText: async (path) => decode(await readBytes(place, path), path),
    readBytes: (path) => readBytes(place, path),
    exists: async (path) => (await locate(place, path)) !== undefined,
    list: (pattern) => list(place, pattern),
    writeAtomically: (path, text) => writeAtomically(place, { path, text }),
  };
}

interface Place {
  readonly root: string;
  readonly confine: boolean;
  readonly maxBytes: number;
}

/** The real path of what is there, or undefined. */
async function locate(place: Place, path: string): Promise<string | undefined> {
  const wanted = resolve(place.root, path);
  if (place.confine) refuseOutside(place.root, { target: wanted, path });
  const real = await realpath(wanted).catch((error: unknown) => {
    if (!isForbidden(error)) return undefined;
    throw mistake('file-not-found', {
      message: `a folder above it may not be entered (${codeOf(error)})`,
      path,
    });
  });
  if (place.confine && real) refuseOutside(await realpath(place.root), { target: real, path });
  return real;
}

/** Whether a system refused for want of a right, which says nothing of whether the file is there. */
function isForbidden(error: unknown): boolean {
  return ['EACCES', 'EPERM'].includes(codeOf(error));
}

function refuseOutside(root: string, { target, path }: { target: string; path: string }): void {
  const inside = relative(root, target);
  const escapes = inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside);
  if (escapes) throw mistake('path-escape', { message: 'the path leaves the workspace', path });
  if (inside.split(sep).includes('.git')) {
    throw mistake('path-escape', { message: 'files of the repository itself are not read or written', path });
  }
}

async function readBytes(place: Place, path: string): Promise<Uint8Array> {
  const real = await locate(place, path);
  if (!real) throw missing(place, path);
  // Non-blocking, so that a pipe without a writer is refused and not waited for.
  const file = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
    (error: unknown) => {
      throw mistake('file-not-found', { message: `the file cannot be opened (${codeOf(error)})`, path });
    },
  );
  try {
    const stat = await file.stat();
    if (!stat.isFile()) {
      const what = stat.isDirectory() ? 'a folder' : 'no regular file';
      throw mistake('file-not-found', { message: `this is ${what}, and a file was expected`, path });
    }
    if (stat.size > place.maxBytes) {
      const limit = `${place.maxBytes / 2 ** 20} MiB`;
      throw mistake('file-not-found', { message: `the file exceeds ${limit}`, path });
    }
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function decode(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw mistake('file-not-found', { message: 'the file is not UTF-8', path });
  }
}

async function list(place: Place, pattern: string): Promise<readonly string[]> {
  if (!isGlob(pattern)) return [pattern];
  const segments = pattern.split('/').filter((segment) => segment !== '.');
  const fixed = segments.findIndex(isGlob);
  const base = segments.slice(0, fixed).join('/');
  const found = new Set<string>();
  await walk(
    { place, pattern, found, looked: { entries: 0 } },
    { folder: base, rest: segments.slice(fixed) },
  );
  return [...found].sort();
}

interface Walk {
  readonly place: Place;
  readonly pattern: string;
  readonly found: Set<string>;
  readonly looked: { entries: number };
}

/** Symbolic links to folders are not entered below `**`, so that a walk always ends. */
async function walk(
  search: Walk,
  { folder, rest }: { folder: string; rest: readonly string[] },
): Promise<void> {
  const [segment = '', ...deeper] = rest;
  const real = await locate(search.place, folder || (search.pattern.startsWith('/') ? '/' : '.'));
  const entries = real ? await entriesOf(real, folder || '.') : [];
  if (segment === '**' && deeper.length > 0) await walk(search, { folder, rest: deeper });
  for (const entry of entries) {
    countEntry(search);
    const path = folder === '' && !search.pattern.startsWith('/') ? entry.name : `${folder}/${entry.name}`;
    if (segment === '**') {
      if (entry.isDirectory() && !entry.name.startsWith('.')) await walk(search, { folder: path, rest });
      if (deeper.length === 0 && entry.isFile() && !entry.name.startsWith('.')) search.found.add(path);
    } else if (matchSegment(segment, entry.name)) {
      if (deeper.length > 0) await walk(search, { folder: path, rest: deeper });
      else if (entry.isFile() || entry.isSymbolicLink()) search.found.add(path);
    }
  }
}

/** What stands in a folder; nothing where it is none, and an error where it may not be read: its files would be missed. */
function entriesOf(real: string, path: string): Promise<readonly Dirent[]> {
  return readdir(real, { withFileTypes: true }).catch((error: unknown) => {
    if (!isForbidden(error)) return [];
    throw mistake('file-not-found', { message: `the folder may not be read (${codeOf(error)})`, path });
  });
}

function countEntry({ looked, pattern }: Walk): void {
  looked.entries += 1;
  if (looked.entries <= MOST_ENTRIES) return;
  throw mistake('file-not-found', {
    message: `the pattern looks at more than ${MOST_ENTRIES} entries`,
    path: pattern,
  });
}

async function writeAtomically(place: Place, { path, text }: { path: string; text: string }): Promise<void> {
  const target = resolve(place.root, path);
  const folder = dirname(target);
  if (place.confine) {
    refuseOutside(place.root, { target, path });
    refuseOutside(await realpath(place.root), { target: await realFolder(folder), path });
  }
  makeFolder(folder);
  // The name is fixed, so that the next write clears what a killed one, or somebody else, left there.
  const draft = join(folder, `.${basename(target)}.theory-gate-tmp`);
  await rm(draft, { recursive: true, force: true });
  try {
    await writeDurably(draft, text);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw incompleteOnFullDisk(error, path);
  }
  await syncFolder(folder);
}

/** The real path of the nearest ancestor that exists. */
async function realFolder(folder: string): Promise<string> {
  const real = await realpath(folder).catch(() => undefined);
  if (real !== undefined) return real;
  // A dangling link would be followed when the folder is made.
  const dangling = await lstat(folder).then(
    () => true,
    () => false,
  );
  return dangling ? '/' : realFolder(dirname(folder));
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the new name itself durable; not every system can sync a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

function missing({ root }: Place, path: string): UserError {
  const hint = isAbsolute(path) ? {} : { hint: `looked for in ${root}` };
  return new UserError({
    code: 'file-not-found',
    message: 'there is no such file',
    place: { file: path },
    ...hint,
  });
}

function mistake(code: UserErrorCode, { message, path }: { message: string; path: string }): UserError {
  return new UserError({ code, message, place: { file: path } });
}
