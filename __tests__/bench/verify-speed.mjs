/**
 * Pairs decided per CPU-second by the command `verify` in a new process, everything included, and then by the verifier alone
 * in a process that warms up: `node __tests__/bench/verify-speed.mjs <build> <pairs.jsonl> [rounds]`,
 * where `<build>` is a compiled tree (`tsc -p tsconfig.build.json --outDir <build>`) and every line of the file holds
 * `{"reference", "candidate"}`, with an `id` for the command. The slowest pair is named.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A pair that takes longer is late, in milliseconds of wall time. */
const LATE_MS = 250;

const [build = 'build', file = 'pairs.jsonl', rounds = '3'] = process.argv.slice(2);
measureCommand();
const load = (path) => import(pathToFileURL(resolve(build, path)).href);
const started = process.cpuUsage();
const decide = await decider();
const seconds = ({ user, system }) => (user + system) / 1e6;
console.log(`loaded in ${seconds(process.cpuUsage(started)).toFixed(2)} CPU-s`);

const pairs = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
for (let round = 0; round <= Number(rounds); round += 1) {
  const before = process.cpuUsage();
  const slow = { ms: 0, reference: '' };
  for (const { reference, candidate } of pairs) {
    const start = performance.now();
    decide(reference, candidate);
    const ms = performance.now() - start;
    if (ms > slow.ms) Object.assign(slow, { ms, reference });
  }
  const spent = seconds(process.cpuUsage(before));
  const rate = (pairs.length / spent).toFixed(0);
  console.log(
    `${round === 0 ? 'cold' : 'warm'}: ${rate} pairs per CPU-s, worst ${slow.ms.toFixed(0)} ms: ${slow.reference}`,
  );
}

/** The entrance for pairs, or the one for single answers where the build has none. */
async function decider() {
  const { READER } = await load('domain/verify-profile.js');
  const pair = await load('verify/pair.js').catch(() => undefined);
  if (pair !== undefined) return (reference, candidate) => pair.verifyPair({ reference, candidate });
  const { verifyAnswer } = await load('verify/index.js');
  return (latex, candidate) =>
    verifyAnswer({ reference: { latex, kind: 'symbolic' }, candidate, symbols: [], profile: READER });
}

/** The whole command as it is called: start, reading, worker, compiler and garbage collection. */
function measureCommand() {
  // The shell's own `times` is the portable way to the CPU time of a child: its second line is user and system time.
  const script = '"$0" "$1" verify --json "$2"; times';
  const output = execFileSync(
    'sh',
    ['-c', script, process.execPath, resolve(build, 'cli.js'), resolve(file)],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  const lines = output.trim().split('\n');
  const rows = lines.slice(0, -2).map((line) => JSON.parse(line));
  const spent = [...(lines.at(-1) ?? '').matchAll(/([0-9]+)m([0-9.]+)s/g)]
    .map(([, minutes, rest]) => 60 * Number(minutes) + Number(rest))
    .reduce((sum, part) => sum + part, 0);
  const slow = rows.reduce((worst, row) => (row.ms > worst.ms ? row : worst), { ms: 0, id: 'none' });
  const late = rows.filter(({ ms }) => ms > LATE_MS).length;
  console.log(
    `command: ${(rows.length / spent).toFixed(0)} pairs per CPU-s (${rows.length} in ${spent.toFixed(2)} CPU-s), ` +
      `${late} beyond ${LATE_MS} ms, worst ${slow.ms.toFixed(0)} ms: ${slow.id}`,
  );
}
