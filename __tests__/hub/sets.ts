import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type HubServer, startHub } from '../support/hub-server.ts';
import { tinyBytes } from '../support/images.ts';
import { type HubRig, openRig } from './rig.ts';

/** A token that the private sets ask for. */
export const TOKEN = 'hf_canary0123456789abcdef';

/** A line of PHYSICS-Verified. */
export const row = (id: string, figures: readonly string[] = []): string =>
  `${JSON.stringify({ id, domain: 'optics', question: 'Q?', answers: [{ label: 'a', answer: 'x' }], figures })}\n`;

/** 200 kB, which lie on the server of large files. */
export const LARGE = row('large') + ' '.repeat(200_000);

/** The files of `lab/set`. */
export const FILES = {
  'README.md': '# a set',
  'validation.jsonl': row('v1') + row('v2'),
  'test.jsonl': row('t1', ['images/t1.png']),
  'images/t1.png': tinyBytes('png'),
};

/** A Hub with a set of every kind. */
export const startSets = (): Promise<HubServer> =>
  startHub({
    'lab/set': { revisions: { main: FILES, v0: { 'test.jsonl': row('old') } } },
    'lab/large': { revisions: { main: { 'data/test.jsonl': LARGE } }, lfs: ['data/test.jsonl'] },
    'lab/old-name': { revisions: {}, movedTo: 'lab/set' },
    'lab/private-large': { revisions: { main: { 'test.jsonl': LARGE } }, lfs: ['test.jsonl'], token: TOKEN },
  });

/** A Hub and what reads it. */
export interface Place {
  readonly hub: HubServer;
  readonly rig: HubRig;
}

/** The first file of a set. */
export async function readFirst({ files }: HubRig, repo: string): Promise<string> {
  const [name = ''] = await files.list(`hub:${repo}`);
  return files.readText(name);
}

/** Another process with the same cache. */
export const openAgain = ({ hub, rig }: Place): HubRig => openRig(hub.endpoint, { cache: rig.cache });

/** Where a file of a data set lies in the cache. */
export function placeOf({ hub, rig }: Place, path: string, repo = 'lab/set'): string {
  const host = new URL(hub.endpoint).host.replace(':', '_');
  return join(rig.cache, host, repo, hub.commitOf(repo), 'files', path);
}

/** What was left half done in a cache, locks included. */
export function partsIn({ cache }: HubRig): string[] {
  return readdirSync(cache, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(part|lock)/.test(name),
  );
}
