// Verifies labelled pairs with this project's verifier and with public ones, side by side on this machine:
//   npm run bench:verify -- pairs.jsonl … [--peers math-verify,sympy,mathjs,compute-engine] [--peer-pairs 300] [--mutate] [--copies 9]
// Every system runs in one process of its own and answers pair after pair; one that hangs is stopped after the limit and
// started again. CPU seconds count from the moment it is ready. The peers are installed into a temporary folder. With --copies
// the pairs and so many copies of them, each with other names and numbers, go through one more process of this verifier:
// what a long file costs, once V8 has compiled what it needs.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { markdownTable } from 'markdown-table';
import { mutatePairs } from './mutate.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const PEER_FOLDER = join(tmpdir(), 'theory-gate-bench-peers');
const PYTHON_PACKAGES = ['math-verify==0.8.0', 'antlr4-python3-runtime==4.11.1', 'sympy==1.14.0'];
const MATH_VERIFY_PACKAGES = ['math-verify==0.8.0', 'antlr4-python3-runtime==4.13.2', 'sympy==1.14.0'];
const COMPUTE_ENGINE = '@cortex-js/compute-engine@0.140.0';
/** A peer that needs longer for one pair, in milliseconds, has no verdict. */
const PEER_LIMIT_MS = 15_000;

/** Math-Verify and SymPy's parser want two versions of one package, so that each has its environment. */
function python(name, packages) {
  const folder = join(PEER_FOLDER, name);
  const binary = join(folder, 'bin', 'python');
  if (!existsSync(binary)) {
    execFileSync('python3', ['-m', 'venv', folder], { stdio: 'inherit' });
    execFileSync(binary, ['-m', 'pip', 'install', '--quiet', ...packages], { stdio: 'inherit' });
  }
  return [binary, join(HERE, 'peers', `${name.replace('-', '_')}_peer.py`)];
}

function computeEngine() {
  const entry = join(PEER_FOLDER, 'node_modules/@cortex-js/compute-engine/dist/esm-min/compute-engine.js');
  if (!existsSync(entry))
    execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', PEER_FOLDER, COMPUTE_ENGINE]);
  return [process.execPath, join(HERE, 'peers/compute-engine.mjs'), entry];
}

const SYSTEMS = {
  'theory-gate': () => [process.execPath, join(HERE, 'peers/theory-gate.mjs')],
  'math-verify': () => python('math-verify', MATH_VERIFY_PACKAGES),
  sympy: () => python('sympy', PYTHON_PACKAGES),
  mathjs: () => [process.execPath, join(HERE, 'peers/mathjs.mjs')],
  'compute-engine': () => computeEngine(),
};

/** One process that is asked pair after pair. */
function start([binary, ...args]) {
  const child = spawn(binary, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  // A peer that ends on its own shows in the replies that do not come.
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const reply = async (limit) => {
    const timer = new Promise((resolve) => setTimeout(resolve, limit, undefined).unref());
    const next = lines.next().then(({ value }) => (value === undefined ? undefined : JSON.parse(value)));
    return Promise.race([next, timer]);
  };
  return {
    ready: () => reply(120_000),
    ask: (pair) => {
      child.stdin.write(`${JSON.stringify(pair)}\n`);
      return reply(PEER_LIMIT_MS);
    },
    stop: () => child.kill('SIGKILL'),
  };
}

async function measure(name, pairs) {
  const command = SYSTEMS[name]();
  const counts = { right: 0, accepts: 0, rejects: 0, none: 0 };
  const failures = [];
  let [worst, seconds] = [0, 0];
  let [system, base, last] = [undefined, 0, 0];
  for (const pair of pairs) {
    if (system === undefined) {
      system = start(command);
      const first = await system.ready();
      if (first === undefined) throw new Error(`${name} does not start: ${command.join(' ')}`);
      base = first.cpu;
      last = base;
    }
    const from = performance.now();
    const reply = await system.ask(pair);
    worst = Math.max(worst, performance.now() - from);
    if (reply === undefined) {
      system.stop();
      seconds += last - base + PEER_LIMIT_MS / 1000;
      system = undefined;
    } else last = reply.cpu;
    const verdict = reply?.verdict ?? 'undecided';
    const mark = markOf(verdict, pair.label);
    counts[mark] += 1;
    if (mark !== 'right') failures.push({ mark, pair });
  }
  system?.stop();
  if (system !== undefined) seconds += last - base;
  return { name, pairs: pairs.length, counts, seconds, worst, failures };
}

function markOf(verdict, label) {
  if (verdict === 'undecided') return 'none';
  if ((verdict === 'equivalent') === label) return 'right';
  return label ? 'rejects' : 'accepts';
}

function row({ name, pairs, counts, seconds, worst }, unit) {
  const rate = pairs / seconds;
  return [
    name,
    String(pairs),
    `${((100 * counts.right) / pairs).toFixed(1)} %`,
    ...[counts.accepts, counts.rejects, counts.none].map(String),
    rate.toFixed(1),
    unit === undefined ? '' : `${(rate / unit).toFixed(0)}×`,
    `${worst.toFixed(0)} ms`,
  ];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    peers: { type: 'string', default: 'math-verify,sympy,mathjs,compute-engine' },
    'peer-pairs': { type: 'string' },
    mutate: { type: 'boolean', default: false },
    copies: { type: 'string', default: '0' },
    failures: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0)
  throw new Error('name a file of labelled pairs: npm run bench:verify -- pairs.jsonl');
const given = positionals
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line))
  .filter((pair) => typeof pair.label === 'boolean');
const pairs = values.mutate ? mutatePairs(given) : given;
const limit = Number(values['peer-pairs'] ?? pairs.length);
// Evenly spread, so that a part has all kinds of pairs.
const some = pairs.filter(
  (_, at) => Math.floor((at * limit) / pairs.length) !== Math.floor(((at - 1) * limit) / pairs.length),
);

const peers = values.peers === 'none' ? [] : values.peers.split(',');
const results = [await measure('theory-gate', pairs)];
for (const peer of peers) {
  if (SYSTEMS[peer] === undefined)
    throw new Error(`there is no peer ${peer}; known: ${Object.keys(SYSTEMS).join(', ')}`);
  results.push(await measure(peer, some));
}
const copies = Number(values.copies);
if (copies > 0) {
  const all = Array.from({ length: copies }, (_, copy) => mutatePairs(given, copy + 1));
  const long = await measure('theory-gate', [...pairs, ...all.flat()]);
  results.splice(1, 0, { ...long, name: `theory-gate, with ${copies} copies` });
}
const mathVerify = results.find(({ name }) => name === 'math-verify');
const unit = mathVerify && mathVerify.pairs / mathVerify.seconds;
const head = [
  'system',
  'pairs',
  'right',
  'false accepts',
  'false rejects',
  'no verdict',
  'pairs per CPU-second',
  '',
  'worst',
];
console.log(
  markdownTable([head, ...results.map((result) => row(result, unit))], {
    align: ['l', ...Array(8).fill('r')],
  }),
);
const [ours] = results;
if (values.failures)
  for (const { mark, pair } of ours.failures)
    console.log(`${mark} ${pair.id}: ${pair.reference}  <>  ${pair.candidate}`);
