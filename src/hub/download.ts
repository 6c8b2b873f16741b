import { type FileHandle, open } from 'node:fs/promises';
import { UserError } from '../domain/errors.ts';
import { takeLock } from '../store/lock.ts';
import { type HubFile, noHub } from './api.ts';
import { discard, finish, isIntact, sizeOf } from './cache.ts';
import { failureOf, HubFailure } from './failure.ts';
import type { HubClient, HubReply } from './get.ts';
import { persist, type RetryPorts } from './retry.ts';

/** Largest file that is downloaded: what is read into memory as one text later. */
export const MOST_FILE_BYTES = 256 * 1024 * 1024;

/** A file of a data set and where it is to lie. */
export interface Wanted {
  readonly repo: string;
  readonly commit: string;
  readonly file: HubFile;
  readonly path: string;
}

/** What downloading needs from outside; `line` hears what is being downloaded. */
export interface DownloadPorts extends RetryPorts {
  readonly client: HubClient;
  readonly line: (text: string) => void;
}

/**
 * Downloads a file unless it is there intact. What has arrived of it stays in `<path>.part`, from which the next try, or the
 * next process, goes on. A file whose checksum is wrong is fetched once more from the beginning. Throws HubFailure.
 */
export async function download(wanted: Wanted, ports: DownloadPorts): Promise<void> {
  const { file, path } = wanted;
  if (await isIntact(path, file)) return;
  if (file.size > MOST_FILE_BYTES)
    throw new HubFailure(
      'refused',
      `${file.path} has ${megabytes(file.size)}, at most ${megabytes(MOST_FILE_BYTES)} are read`,
    );
  discard(path);
  const part = `${path}.part`;
  const lock = lockPart(part, file);
  try {
    await fetchPart(wanted, part, ports);
    if (!(await isIntact(part, file))) {
      ports.warn(`${file.path} does not have the checksum that the Hub lists; fetching it again`);
      discard(part);
      await fetchPart(wanted, part, ports);
    }
    if (!(await isIntact(part, file))) {
      discard(part);
      throw new HubFailure('broken', `${file.path} came twice with another checksum than the Hub lists`);
    }
    finish(part, path);
  } finally {
    lock.release();
  }
}

function lockPart(part: string, { path }: HubFile): { release(): void } {
  try {
    return takeLock(part);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new HubFailure('busy', `${path} is being downloaded by another process`, { hint: 'wait for it' });
  }
}

async function fetchPart(wanted: Wanted, part: string, ports: DownloadPorts): Promise<void> {
  const { size, path } = wanted.file;
  if (sizeOf(part) > size) discard(part);
  const from = sizeOf(part) > 0 ? `, going on at ${megabytes(sizeOf(part))}` : '';
  ports.line(`downloading ${path} of ${wanted.repo}, ${megabytes(size)}${from}`);
  // A whole MiB more counts as progress: what drips would otherwise never come to an end.
  await persist(
    () => fetchRest(wanted, part, ports.client),
    ports,
    () => Math.floor(sizeOf(part) / 2 ** 20),
  );
}

async function fetchRest({ repo, commit, file }: Wanted, part: string, client: HubClient): Promise<void> {
  const have = sizeOf(part);
  if (have === file.size && have > 0) return;
  const { baseUrl, token } = client.endpoint;
  const path = file.path.split('/').map(encodeURIComponent).join('/');
  const url = `${baseUrl}/datasets/${repo}/resolve/${commit}/${path}`;
  const reply = await client.get(url, have > 0 ? { range: `bytes=${have}-` } : {});
  const into = await open(part, 'a');
  try {
    if (reply.status === 416) await into.truncate(0);
    if (reply.status !== 200 && reply.status !== 206)
      throw reply.status === 416
        ? new HubFailure('broken', `${file.path}: the Hub has nothing behind byte ${have}`)
        : failureOf(reply, {
            repo,
            revision: commit,
            path: file.path,
            baseUrl,
            hasToken: token !== undefined,
          });
    await append(reply, { into, have: await startOf(reply, { into, have, file, url }), file });
  } finally {
    reply.close();
    await into.close();
  }
}

interface Part {
  readonly into: FileHandle;
  readonly have: number;
  readonly file: HubFile;
}

/** Where the body begins in the file; what was there is thrown away when the Hub sends everything again. */
async function startOf(reply: HubReply, { into, have, file, url }: Part & { url: string }): Promise<number> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = reply.headers;
  if (/^text\/html\b/i.test(type) && !/\.html?$/i.test(file.path)) throw noHub(url, 'a page (HTML)');
  if (encoding !== 'identity')
    throw new HubFailure('refused', `${file.path} came compressed (${encoding}), not as it is`);
  if (reply.status === 200) {
    await into.truncate(0);
    return 0;
  }
  const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(reply.headers['content-range'] ?? '');
  if (Number(range?.[1]) === have && (range?.[2] === '*' || Number(range?.[2]) === file.size)) return have;
  throw new HubFailure('broken', `${file.path}: the Hub sent another part than the one asked for`);
}

async function append({ body }: HubReply, { into, have, file }: Part): Promise<void> {
  let size = have;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > file.size) {
      await into.truncate(0);
      throw new HubFailure('broken', `${file.path} is longer than the ${file.size} bytes that the Hub lists`);
    }
    await into.appendFile(chunk);
  }
  if (size < file.size)
    throw new HubFailure('broken', `${file.path} ended after ${size} of ${file.size} bytes`);
}

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
