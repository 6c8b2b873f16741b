import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../store/folders.ts';
import { HubFile } from './api.ts';

/** A data set at a commit, as it lies in the cache. */
export interface CachedCommit {
  readonly origin: string;
  readonly repo: string;
  readonly commit: string;
}

/** The files of data sets that were downloaded, each commit in a folder of its own, so that nothing in it ever changes. */
export interface HubCache {
  readonly root: string;
  /** the list of files of a commit, or undefined when it is not known */
  readList(of: CachedCommit): readonly HubFile[] | undefined;
  writeList(of: CachedCommit, files: readonly HubFile[]): void;
  /** where a file lies or will lie; the folders are made */
  pathOf(of: CachedCommit, file: HubFile): string;
}

/**
 * `theory-gate/hub` below `XDG_CACHE_HOME`, or below `~/.cache` where that is not set or not absolute (XDG Base Directory
 * Specification 0.8).
 */
export function cacheFolder(env: Readonly<Record<string, string | undefined>>): string {
  const given = env['XDG_CACHE_HOME'] ?? '';
  const base = isAbsolute(given) ? given : join(env['HOME'] || homedir(), '.cache');
  return join(base, 'theory-gate', 'hub');
}

/** Opens the cache in a folder, which need not be there. */
export function openCache(root: string): HubCache {
  const folderOf = ({ origin, repo, commit }: CachedCommit): string =>
    join(root, new URL(origin).host.replace(/[^A-Za-z0-9.-]/g, '_'), repo, commit);
  return {
    root,
    readList: (of) => {
      try {
        const text = readFileSync(join(folderOf(of), LIST), 'utf8');
        return z.array(HubFile).safeParse(JSON.parse(text)).data;
      } catch {
        return undefined;
      }
    },
    writeList: (of, files) => {
      makeFolder(folderOf(of));
      const path = join(folderOf(of), LIST);
      writeFileSync(`${path}.${process.pid}`, `${JSON.stringify(files)}\n`);
      renameSync(`${path}.${process.pid}`, path);
    },
    pathOf: (of, file) => {
      const path = join(folderOf(of), 'files', file.path);
      makeFolder(dirname(path));
      return path;
    },
  };
}

/** Beside the folder of the files, so that no file of a data set can have its name. */
const LIST = 'list.json';

/** Bytes of a file, 0 when it is not there. */
export function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Whether a file is there with the size and the checksum that the Hub lists. */
export async function isIntact(path: string, { size, hash }: HubFile): Promise<boolean> {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile() || sizeOf(path) !== size) return false;
  const hashed = createHash(hash.algorithm === 'sha256' ? 'sha256' : 'sha1');
  // Git hashes a header before the content of a blob.
  if (hash.algorithm === 'git-sha1') hashed.update(`blob ${size}\0`);
  for await (const chunk of createReadStream(path)) hashed.update(chunk as Uint8Array);
  return hashed.digest('hex') === hash.hex;
}

/** Gives a finished file its name. */
export const finish = (part: string, path: string): void => renameSync(part, path);

/** Forgets a file that is not what it should be. */
export const discard = (path: string): void => rmSync(path, { force: true });
