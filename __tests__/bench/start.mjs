// Cold start of the built command line: time from spawning `theory-gate run` to its first request at a server on loopback,
// as a ratio to the time an empty Node process takes. Medians over alternating runs, so that a busy machine burdens both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RUNS = Number(process.argv[2] ?? 21);
const cli = new URL('../../dist/cli/index.js', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'theory-gate-bench-'));
const empty = join(folder, 'empty.mjs');
writeFileSync(empty, '');

const server = createServer();
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const baseUrl = `http://127.0.0.1:${server.address().port}/v1`;

async function timeEmpty() {
  const start = performance.now();
  await once(spawn(process.execPath, [empty]), 'exit');
  return performance.now() - start;
}

async function timeFirstRequest(index) {
  const out = join(folder, `out-${index}`);
  const start = performance.now();
  const child = spawn(process.execPath, [cli, 'run', '--base-url', baseUrl, '--model', 'm', '--out', out], {
    cwd: folder,
  });
  const exited = once(child, 'exit');
  await Promise.race([once(server, 'request'), exited]);
  const elapsed = performance.now() - start;
  child.kill('SIGKILL');
  await exited;
  return elapsed;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const [bare, first] = [[], []];
for (let index = 0; index < RUNS; index++) {
  bare.push(await timeEmpty());
  first.push(await timeFirstRequest(index));
}
server.closeAllConnections();
server.close();
rmSync(folder, { recursive: true });
const ratio = median(first) / median(bare);
console.log(`empty Node process: ${median(bare).toFixed(0)} ms (median of ${RUNS})`);
console.log(`first request of theory-gate run: ${median(first).toFixed(0)} ms`);
console.log(`ratio: ${ratio.toFixed(2)} (aim: at most 4)`);
