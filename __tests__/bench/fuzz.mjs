// Random and mutated formulas against the verifier's promises: it never throws, never takes longer than the limit (in
// milliseconds of CPU time), never says the opposite when the sides change places or at
// other test points, calls no text different from itself, and
// accepts no formula with another sign, a factor 2 or a factor π.
//   npm run build && npm run bench:fuzz -- [pairs.jsonl …] [--count 100000] [--seed 1] [--limit 250] [--build build]
// Formulas to mutate come from fixtures/verify and fixtures/problems, and from the files named.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generator } from './generator.mjs';
import { randomFormula } from './random-formula.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    limit: { type: 'string', default: '250' },
    build: { type: 'string', default: join(ROOT, 'build') },
  },
});
const BUILD = resolve(values.build);
const { verifyPair } = await import(`${BUILD}/verify/index.js`);
const { parseAnswer } = await import(`${BUILD}/verify/read.js`);
const { printLatex } = await import(`${BUILD}/math/print.js`);

/** Verdicts slower than this are timed again, because a busy machine is no slow verifier. */
const RETRIES = 3;
const BENDS = [
  ['sign', (latex) => `-\\left(${latex}\\right)`],
  ['factor 2', (latex) => `2\\left(${latex}\\right)`],
  ['factor pi', (latex) => `\\pi\\left(${latex}\\right)`],
];
/** Kinds of trees that are one number at each point. */
const SCALAR = new Set(['number', 'symbol', 'negate', 'sum', 'product', 'quotient', 'power', 'function']);

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function timed(reference, candidate) {
  const from = cpu();
  const { outcome } = verifyPair({ reference, candidate });
  return { outcome, ms: cpu() - from };
}

/** The verdict and the least of several times where the first was too long. */
function decide(reference, candidate, limit) {
  let found = timed(reference, candidate);
  for (let turn = 0; turn < RETRIES && found.ms > limit; turn += 1) {
    const again = timed(reference, candidate);
    if (again.ms < found.ms) found = again;
  }
  return found;
}

function isScalar(node) {
  // A state may have another phase.
  if (node.kind === 'symbol' && /angle/.test(node.name)) return false;
  return (
    SCALAR.has(node.kind) &&
    [node.of, node.over, node.under, node.base, node.exponent]
      .concat(node.terms ?? [], node.factors ?? [], node.args ?? [])
      .every((child) => child === undefined || isScalar(child))
  );
}

/** The formula as the printer writes it; undefined where it is no readable number or may be zero. */
function scalarOf(text) {
  const parsed = parseAnswer(text);
  if (!parsed.ok || !isScalar(parsed.node)) return undefined;
  const latex = printLatex(parsed.node);
  return verifyPair({ reference: latex, candidate: '0' }).outcome === 'different' ? latex : undefined;
}

function formulasIn(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.jsonl?$/.test(entry.name))
    .flatMap((entry) => formulasOf(readFileSync(join(entry.parentPath, entry.name), 'utf8')));
}

const FIELD = /"(?:reference|candidate|latex)"\s*:\s*("(?:[^"\\]|\\.)*")/g;
const formulasOf = (json) => [...json.matchAll(FIELD)].map(([, text]) => JSON.parse(text));

const [count, seed, limit] = [values.count, values.seed, values.limit].map(Number);
const seeds = [
  ...new Set([
    ...formulasIn('fixtures/verify'),
    ...formulasIn('fixtures/problems'),
    ...positionals.flatMap((file) => formulasOf(readFileSync(file, 'utf8'))),
  ]),
];
const next = generator(seed);
const OPPOSITE = { equivalent: 'different', different: 'equivalent' };
const counts = { equivalent: 0, different: 0, undecided: 0 };
const failures = [];
let worst = { ms: 0 };

/** Fails loudly at the end, so that one run shows all. */
function check(holds, what, reference, candidate) {
  if (!holds) failures.push({ what, reference, candidate });
}

function tryPair(reference, candidate) {
  const { outcome, ms } = decide(reference, candidate, limit);
  counts[outcome] += 1;
  check(ms <= limit, `${ms.toFixed(0)} ms`, reference, candidate);
  if (ms > worst.ms) worst = { ms, reference, candidate };
  return outcome;
}

decide('x+1', '1+x', limit);
for (let index = 0; index < count; index += 1) {
  const [one, two] = [randomFormula(seeds, next), randomFormula(seeds, next)];
  const other = next() < 0.5 ? one : two;
  try {
    const outcome = tryPair(one, other);
    check(
      verifyPair({ reference: two, candidate: two }).outcome !== 'different',
      'differs from itself',
      two,
      two,
    );
    const back = verifyPair({ reference: other, candidate: one }).outcome;
    check(back !== OPPOSITE[outcome], `${outcome}, the other way round ${back}`, one, other);
    const elsewhere = verifyPair({ reference: one, candidate: other, seed: index + 1 }).outcome;
    check(
      elsewhere !== OPPOSITE[outcome],
      `${outcome}, at other points (seed ${index + 1}) ${elsewhere}`,
      one,
      other,
    );
    const [a, b] = [scalarOf(one), scalarOf(other)];
    if (a === undefined || b === undefined) continue;
    const [name, bend] = BENDS[Math.floor(next() * BENDS.length)];
    check(tryPair(a, bend(a)) !== 'equivalent', `accepted with another ${name}`, a, bend(a));
  } catch (error) {
    check(false, `threw ${error}`, one, other);
  }
}
console.log(
  `${count} pairs, seed ${seed}`,
  counts,
  `slowest ${worst.ms.toFixed(0)} ms: ${worst.reference}  <>  ${worst.candidate}`,
);
for (const { what, reference, candidate } of failures) console.log(`${what}: ${reference}  <>  ${candidate}`);
if (failures.length > 0) process.exitCode = 1;
