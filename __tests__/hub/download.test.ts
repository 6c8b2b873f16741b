import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isIntact } from '../../src/hub/cache.ts';
import { loadProblems } from '../../src/problems/index.ts';
import { withHubFiles } from '../../src/wiring/hub.ts';
import { type HubServer, startHub } from '../support/hub-server.ts';
import { tinyUrl } from '../support/images.ts';
import { endOf, type HubRig, openRig } from './rig.ts';
import { FILES, LARGE, openAgain, partsIn, placeOf, readFirst, row, startSets, TOKEN } from './sets.ts';

let hub: HubServer;
let rig: HubRig;
beforeEach(async () => {
  hub = await startSets();
  rig = openRig(hub.endpoint);
});
afterEach(() => hub.close());

const asked = () => hub.requests.map(({ at, path }) => `${at} ${path}`);

describe('a data set of the Hub', () => {
  it('is loaded as a set of problems, with splits from its file names and figures beside its files', async () => {
    const env = { HF_ENDPOINT: hub.endpoint, XDG_CACHE_HOME: rig.cache };
    const nowhere = { readText: fail, readBytes: fail, exists: fail, list: fail, writeAtomically: fail };
    const files = withHubFiles(nowhere, { env, progress: { line: () => {}, warn: () => {} } });
    const set = await loadProblems({ spec: 'hub:lab/set', files, bundled: () => undefined });
    expect(set.name).toBe('lab/set');
    const found = set.problems.map(({ id, split, figures }) => [id, split, figures]);
    expect(found).toEqual([
      ['t1', 'test', [tinyUrl('png')]],
      ['v1', 'validation', []],
      ['v2', 'validation', []],
    ]);
    const commit = hub.commitOf('lab/set');
    expect(set.origins.get('v2')?.placeOf([])).toMatchObject({
      file: `hub:lab/set@${commit}/validation.jsonl`,
      line: 2,
    });
  });

  it('is found by revision, then listed and read at its commit', async () => {
    const commit = hub.commitOf('lab/set');
    const names = await rig.files.list('hub:lab/set');
    expect(names).toEqual(['test.jsonl', 'validation.jsonl'].map((file) => `hub:lab/set@${commit}/${file}`));
    expect(await rig.files.readText(names[1] ?? '')).toBe(FILES['validation.jsonl']);
    expect(asked()).toEqual([
      'hub /api/datasets/lab/set/revision/main',
      `hub /api/datasets/lab/set/tree/${commit}?recursive=true`,
      `hub /datasets/lab/set/resolve/${commit}/validation.jsonl`,
      `hub /api/resolve-cache/datasets/lab/set/resolve/${commit}/validation.jsonl`,
    ]);
    expect(rig.said[0]).toBe(
      `lab/set is at ${commit}: name it as hub:lab/set@${commit} to get the same again`,
    );
  });

  it.each([
    ['hub:lab/set@v0', 'v0', ['test.jsonl']],
    ['hub:lab/set@main/test.jsonl', 'main', ['test.jsonl']],
    ['hub:lab/set/*.png', 'main', []],
    ['hub:lab/set/images/*', 'main', ['images/t1.png']],
    ['hub:lab/set/**/*.jsonl', 'main', ['test.jsonl', 'validation.jsonl']],
  ])('%s means files at a revision', async (spec, revision, expected) => {
    const commit = hub.commitOf('lab/set', revision);
    const names = await rig.files.list(spec).catch(() => []);
    expect(names).toEqual(expected.map((file) => `hub:lab/set@${commit}/${file}`));
  });

  it('that was renamed is found under its old name', async () => {
    expect(await readFirst(rig, 'lab/old-name')).toBe(FILES['test.jsonl']);
  });

  it('with many files is listed page by page', async () => {
    await hub.close();
    const many = Object.fromEntries(
      Array.from({ length: 25 }, (_, at) => [`part/${at}.jsonl`, row(`p${at}`)]),
    );
    hub = await startHub({ 'lab/many': { revisions: { main: many } } }, { pageSize: 4 });
    rig = openRig(hub.endpoint);
    expect(await rig.files.list('hub:lab/many')).toHaveLength(25);
    expect(asked().filter((path) => path.includes('/tree/'))).toHaveLength(7); // 25 files and a folder
  });
});

describe('a large file', () => {
  it('is fetched from where the Hub sends us, without the token', async () => {
    const { said, ...withToken } = openRig(hub.endpoint, { token: TOKEN });
    expect(await readFirst({ said, ...withToken }, 'lab/private-large')).toBe(LARGE);
    const sent = hub.requests.map(({ at, authorization }) => [at, authorization]);
    expect(sent.filter(([at]) => at === 'hub').every(([, value]) => value === `Bearer ${TOKEN}`)).toBe(true);
    expect(sent.filter(([at]) => at === 'cdn')).toEqual([['cdn', undefined]]);
    expect(said.join('\n')).toContain('downloading test.jsonl of lab/private-large, 0.2 MiB');
  });

  it('goes on where it broke off, as often as it breaks', async () => {
    hub.fault(/^\/[0-9a-f]{64}$/, { cutAfter: 50_000 }, { cutAfter: 70_000 }, { status: 503 });
    expect(await readFirst(rig, 'lab/large')).toBe(LARGE);
    const ranges = hub.requests.filter(({ at }) => at === 'cdn').map(({ range }) => range);
    const starts = ranges.map((range) => Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0));
    expect(starts).toHaveLength(4);
    expect(starts[0]).toBe(0);
    expect(starts[3]).toBeGreaterThan(0);
    expect(starts[3]).toBe(starts[2]); // nothing came with status 503
    expect([...starts].sort((a, b) => a - b)).toEqual(starts);
    expect(rig.clock.sleeps).toEqual([500, 1000, 2000]);
  });

  it('is gone on with by the next process', async () => {
    const place = `${placeOf({ hub, rig }, 'data/test.jsonl', 'lab/large')}.part`;
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, LARGE.slice(0, 60_000));
    expect(await readFirst(rig, 'lab/large')).toBe(LARGE);
    expect(hub.requests.filter(({ at }) => at === 'cdn').map(({ range }) => range)).toEqual(['bytes=60000-']);
    expect(rig.said.join('\n')).toContain('going on at 0.1 MiB');
    expect(partsIn(rig)).toEqual([]);
  });

  it('that breaks off again and again is given up, and what came of it is kept', async () => {
    hub.fault(/^\/[0-9a-f]{64}$/, ...Array.from({ length: 6 }, () => ({ cutAfter: 10_000 })));
    expect(await endOf(readFirst(rig, 'lab/large'))).toMatch(/^IncompleteError: .*broke off, after 6 tries$/);
    expect(partsIn(rig)).toEqual([expect.stringMatching(/data\/test\.jsonl\.part$/)]);
  });

  it('begins anew where the Hub knows no ranges', async () => {
    hub.fault(/^\/[0-9a-f]{64}$/, { cutAfter: 50_000 }, { whole: true });
    expect(await readFirst(rig, 'lab/large')).toBe(LARGE);
  });

  it.each([
    ['longer than the file', `${LARGE}and more`],
    ['whole, but not downloaded by us', LARGE],
    ['of another content', 'x'.repeat(1000)],
    ['empty', ''],
  ])('is right also with a rest on the disk that is %s', async (_, rest) => {
    const place = `${placeOf({ hub, rig }, 'data/test.jsonl', 'lab/large')}.part`;
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, rest);
    expect(await readFirst(rig, 'lab/large')).toBe(LARGE);
    expect(partsIn(rig)).toEqual([]);
  });
});

describe('a checksum', () => {
  it.each([
    // printf 'hello\n' | git hash-object --stdin; printf 'hello\n' | sha256sum
    ['git-sha1', 'ce013625030ba8dba906f756967f9e9ca394464a', 6, true],
    ['sha256', '5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03', 6, true],
    ['git-sha1', 'ce013625030ba8dba906f756967f9e9ca394464b', 6, false],
    ['sha256', '5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be04', 6, false],
    ['sha256', '5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03', 7, false],
    // printf 'hello\n' | sha1sum, which is not what Git computes
    ['git-sha1', 'f572d396fae9206628714fb2ce00f72e94f2258f', 6, false],
  ] as const)('%s %s of %i bytes fits: %j', async (algorithm, hex, size, fits) => {
    const path = join(rig.cache, 'hello');
    writeFileSync(path, 'hello\n');
    expect(await isIntact(path, { path: 'hello', size, hash: { algorithm, hex } })).toBe(fits);
    expect(await isIntact(`${path}-not`, { path: 'hello', size, hash: { algorithm, hex } })).toBe(false);
  });

  it.each(['lab/set', 'lab/large'])('that is wrong once is forgiven (%s)', async (repo) => {
    hub.fault(/resolve-cache|^\/[0-9a-f]{64}$/, { garbled: true });
    expect(await readFirst(rig, repo)).toBe(repo === 'lab/set' ? FILES['test.jsonl'] : LARGE);
    expect(rig.said.join('\n')).toContain('does not have the checksum that the Hub lists; fetching it again');
  });

  it('that is wrong twice is not', async () => {
    hub.fault(/^\/[0-9a-f]{64}$/, { garbled: true }, { garbled: true });
    expect(await endOf(readFirst(rig, 'lab/large'))).toMatch(
      /^IncompleteError: hub:lab\/large@.*data\/test\.jsonl came twice with another checksum than the Hub lists$/,
    );
    expect(partsIn(rig)).toEqual([]);
    expect(await readFirst(openAgain({ hub, rig }), 'lab/large')).toBe(LARGE);
  });
});

function fail(): never {
  throw new Error('a file of the workspace was asked for');
}
