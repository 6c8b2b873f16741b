import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it, jest } from '@jest/globals';
import { compileForChild } from '../support/compile.ts';
import { startHub } from '../support/hub-server.ts';

jest.setTimeout(60_000);

const MEGABYTES = 4;
const CONTENT = Array.from({ length: MEGABYTES * 16 }, (_, at) => `${String(at).padEnd(65_535)}\n`).join('');
const TOKEN = 'hf_canary0123456789abcdef';

/** Reads the first file of a set in a process of its own and prints its length. */
const SCRIPT = `
const { openHubFiles } = await import(process.argv[1]);
const say = (text) => console.error(text);
const files = openHubFiles({ env: process.env, progress: { line: say, warn: say } });
const [name] = await files.list('hub:lab/set');
console.log((await files.readText(name)).length);
`;

const hub = await startHub({
  'lab/set': { revisions: { main: { 'test.jsonl': CONTENT } }, lfs: ['test.jsonl'], token: TOKEN },
});
afterAll(() => hub.close());

it('a download whose process was killed goes on in the next one', async () => {
  const module = await compileForChild('src/wiring/open-hub.ts');
  const cache = mkdtempSync(join(tmpdir(), 'theory-gate-hub-'));
  const start = () => {
    const env = { HF_ENDPOINT: hub.endpoint, HF_TOKEN: TOKEN, XDG_CACHE_HOME: cache };
    return spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, module], { env });
  };
  hub.fault(/^\/[0-9a-f]{64}$/, { drip: { bytes: 65_536, everyMs: 25 } });
  const killed = start();
  const partly = await until(() => partOf(cache), 1_000_000);
  killed.kill('SIGKILL');
  await once(killed, 'close');
  const kept = statSync(partly).size;
  expect(kept).toBeGreaterThanOrEqual(1_000_000);
  expect(kept).toBeLessThan(CONTENT.length);
  expect(CONTENT.startsWith(readFileSync(partly, 'utf8'))).toBe(true);

  const next = start();
  const [said, length] = await Promise.all([text(next.stderr), text(next.stdout)]);
  expect(length.trim()).toBe(String(CONTENT.length));
  expect(said).toContain('going on at');
  expect(said).not.toContain(TOKEN);
  const ranges = hub.requests.filter(({ at }) => at === 'cdn').map(({ range }) => range);
  expect(ranges).toEqual([undefined, `bytes=${kept}-`]);
});

function partOf(cache: string): string | undefined {
  const names = readdirSync(cache, { recursive: true, encoding: 'utf8' });
  const part = names.find((name) => name.endsWith('.part'));
  return part === undefined ? undefined : join(cache, part);
}

/** The path of a file once it is there and has grown to that size. */
async function until(find: () => string | undefined, bytes: number): Promise<string> {
  for (;;) {
    const path = find();
    if (path !== undefined && statSync(path).size >= bytes) return path;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
