/**
 * Pairs decided per CPU-second in a warm process: `node __tests__/bench/verify-speed.mjs <build> <pairs.jsonl> [rounds]`,
 * where `<build>` is a compiled tree (`tsc -p tsconfig.build.json --outDir <build>`) and every line of the file holds
 * `{"reference", "candidate"}`. The first round warms up and is reported apart; the slowest pair is named.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [build = 'build', file = 'pairs.jsonl', rounds = '3'] = process.argv.slice(2);
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
