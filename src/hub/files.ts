import type { FilesPort } from '../domain/ports.ts';
import { createFilesPort } from '../store/files.ts';
import { findCommit, type HubFile, listFiles } from './api.ts';
import type { CachedCommit, HubCache } from './cache.ts';
import { chooseFiles } from './choose.ts';
import { type DownloadPorts, download, MOST_FILE_BYTES } from './download.ts';
import { HubFailure, toCommandError } from './failure.ts';
import { type HubReference, isCommit, parseHubReference, renderHubPath } from './reference.ts';
import { persist } from './retry.ts';

/** A data set at a commit with its files. */
interface Listed extends CachedCommit {
  readonly files: readonly HubFile[];
}

/** Reading files of the Hub by names that begin with `hub:`; nothing is ever written there. */
export type HubFiles = Pick<FilesPort, 'readText' | 'readBytes' | 'exists' | 'list'>;

/** What the files of the Hub are made of. */
export interface HubFilesPorts extends DownloadPorts {
  readonly cache: HubCache;
  /** takes the token out of a text: a Hub may echo it in a name */
  readonly redact: (text: string) => string;
}

/**
 * The files of data sets on the Hub, by names such as `hub:owner/name@revision/test.jsonl`. `list` finds the commit of a
 * revision and names its files by that commit; reading one downloads it, unless the cache has it intact. With a commit for a
 * revision and everything in the cache, nobody is asked. Throws UserError `bad-hub` for what the user can put right, and
 * IncompleteError when the Hub cannot be had.
 */
export function createHubFiles(ports: HubFilesPorts): HubFiles {
  const known = new Map<string, Promise<Listed>>();
  const findSet = (reference: HubReference): Promise<Listed> => {
    const key = `${reference.repo}@${reference.revision}`;
    const found = known.get(key) ?? listSet(reference, ports);
    known.set(key, found);
    return found;
  };
  // Two figures of one name are one download.
  const fetching = new Map<string, Promise<string>>();
  const fetched = (name: string): Promise<string> => {
    const started = fetching.get(name) ?? explained(name, () => fetchNamed(name));
    fetching.set(name, started);
    return started;
  };
  const fetchNamed = async (name: string): Promise<string> => {
    const reference = parseHubReference(name);
    return fetchFile(await findSet(reference), reference, ports);
  };
  const explained = async <T>(spec: string, task: () => Promise<T>): Promise<T> => {
    try {
      return await task();
    } catch (error) {
      throw toCommandError(error, { spec, cache: ports.cache.root, redact: ports.redact });
    }
  };
  // The cache is this tool's own folder; what lies in it was checked just now.
  const local = createFilesPort({ root: '/', confine: false, maxBytes: MOST_FILE_BYTES });
  return {
    readText: async (name) => local.readText(await fetched(name)),
    readBytes: async (name) => local.readBytes(await fetched(name)),
    exists: (name) =>
      explained(name, async () => {
        const reference = parseHubReference(name);
        const { files } = await findSet(reference);
        return files.some(({ path }) => path === reference.path);
      }),
    list: (pattern) =>
      explained(pattern, async () => {
        const reference = parseHubReference(pattern);
        const { repo, commit, files } = await findSet(reference);
        return chooseFiles(files, reference).map(({ path }) => renderHubPath({ repo, commit, path }));
      }),
  };
}

async function listSet(reference: HubReference, ports: HubFilesPorts): Promise<Listed> {
  const { client, cache } = ports;
  const { repo, revision } = reference;
  const commit = isCommit(revision) ? revision : await persist(() => findCommit(client, reference), ports);
  const of: CachedCommit = { origin: client.endpoint.origin, repo, commit };
  const cached = cache.readList(of);
  if (cached !== undefined) return { ...of, files: cached };
  const files = await persist(() => listFiles(client, { repo, commit }), ports);
  cache.writeList(of, files);
  ports.line(`${repo} is at ${commit}: name it as hub:${repo}@${commit} to get the same again`);
  return { ...of, files };
}

/** Downloads a file unless it is there, and gives the place where it lies. */
async function fetchFile(set: Listed, { path }: HubReference, ports: HubFilesPorts): Promise<string> {
  const { repo, commit } = set;
  const file = set.files.find((one) => one.path === path);
  if (file === undefined)
    throw new HubFailure('refused', `the data set ${repo} has no file ${JSON.stringify(path ?? '')}`);
  const place = ports.cache.pathOf(set, file);
  await download({ repo, commit, file, path: place }, ports);
  return place;
}
