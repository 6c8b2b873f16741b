import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type HubServer, startHub } from '../support/hub-server.ts';
import { endOf, type HubRig, openRig } from './rig.ts';
import { FILES, openAgain, placeOf, readFirst, row, startSets } from './sets.ts';

let hub: HubServer;
let rig: HubRig;
beforeEach(async () => {
  hub = await startSets();
  rig = openRig(hub.endpoint);
});
afterEach(() => hub.close());

const asked = () => hub.requests.map(({ at, path }) => `${at} ${path}`);

describe('the cache', () => {
  it('answers for a revision that has not moved, without listing or downloading again', async () => {
    await readFirst(rig, 'lab/set');
    hub.requests.length = 0;
    expect(await readFirst(openAgain({ hub, rig }), 'lab/set')).toBe(FILES['test.jsonl']);
    expect(asked()).toEqual(['hub /api/datasets/lab/set/revision/main']);
  });

  it('answers for a commit when nobody can be asked', async () => {
    await readFirst(rig, 'lab/set');
    await hub.close();
    const later = openAgain({ hub, rig });
    expect(await readFirst(later, `lab/set@${hub.commitOf('lab/set')}`)).toBe(FILES['test.jsonl']);
    hub = await startHub({});
  });

  it('is not believed when a file in it was changed', async () => {
    await readFirst(rig, 'lab/set');
    const place = placeOf({ hub, rig }, 'test.jsonl');
    writeFileSync(place, readFileSync(place, 'utf8').replace('t1', 't2'));
    expect(await readFirst(openAgain({ hub, rig }), 'lab/set')).toBe(FILES['test.jsonl']);
    expect(readFileSync(place, 'utf8')).toBe(FILES['test.jsonl']);
  });

  it('keeps the data sets of different Hubs and commits apart', async () => {
    await readFirst(rig, 'lab/set');
    await readFirst(rig, 'lab/set@v0');
    const other = await startHub({ 'lab/set': { revisions: { main: { 'test.jsonl': row('other') } } } });
    expect(await readFirst(openRig(other.endpoint, { cache: rig.cache }), 'lab/set')).toBe(row('other'));
    await other.close();
    expect(await readFirst(rig, 'lab/set@v0')).toBe(row('old'));
  });
});

describe('a cache that cannot be used', () => {
  it.each([
    [
      'with a folder where a file is to lie',
      () => mkdirSync(join(placeOf({ hub, rig }, 'test.jsonl'), 'x'), { recursive: true }),
    ],
    [
      'with a folder where a part is to lie',
      () => mkdirSync(`${placeOf({ hub, rig }, 'test.jsonl')}.part`, { recursive: true }),
    ],
    [
      'that is a file',
      () => writeFileSync(join(rig.cache, new URL(hub.endpoint).host.replace(':', '_')), ''),
    ],
  ])('%s is named', async (_, spoil) => {
    spoil();
    const ended = await endOf(readFirst(rig, 'lab/set'));
    expect(ended).toMatch(/^UserError: .*(cannot be used \(E|this is a file, and a folder is needed here)/);
    expect(ended).toContain(rig.cache);
  });
});
