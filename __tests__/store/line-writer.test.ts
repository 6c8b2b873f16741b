import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { IncompleteError } from '../../src/domain/errors.ts';
import { createLineWriter } from '../../src/store/line-writer.ts';

/** Longer than lines wait to be synced, in milliseconds. */
const SYNCED_MS = 300;

describe('a writer of lines', () => {
  it('keeps every line, and says where it stands, however many syncs are under way', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'theory-gate-lines-'));
    const path = join(folder, 'lines');
    const writer = createLineWriter(openSync(path, 'w'), 'the file');
    const lines = Array.from({ length: 500 }, (_, index) => `line ${index} é`);
    const places = lines.slice(0, 200).map((line) => writer.write(line));
    await sleep(SYNCED_MS);
    places.push(...lines.slice(200).map((line) => writer.write(line)));
    writer.close();
    const bytes = readFileSync(path);
    expect(bytes.toString()).toBe(lines.map((line) => `${line}\n`).join(''));
    expect(places.map(({ offset, length }) => bytes.subarray(offset, offset + length).toString())).toEqual(
      lines,
    );
    rmSync(folder, { recursive: true });
  });

  // The kernel refuses to sync a device without storage.
  it('reports a sync that failed beside the work at the next line and at the end', async () => {
    const writer = createLineWriter(openSync('/dev/null', 'w'), 'the run log run.jsonl');
    writer.write('x');
    await sleep(SYNCED_MS);
    let failure: unknown;
    for (let tries = 0; failure === undefined && tries < 500; tries += 1) {
      await sleep(2);
      try {
        writer.write('x');
      } catch (error) {
        failure = error;
      }
    }
    expect(failure).toBeInstanceOf(IncompleteError);
    expect(String(failure)).toContain('the run log run.jsonl cannot be written');
    expect(() => writer.close()).toThrow(IncompleteError);
  });

  it('says so when the file is closed under it', () => {
    const fd = openSync('/dev/null', 'w');
    const writer = createLineWriter(fd, 'the file');
    closeSync(fd);
    expect(() => writer.write('x')).toThrow('the file cannot be written: EBADF');
  });
});
