// A whole run of PHYSICS-Verified against an endpoint that answers in 50 ms: 1,034 synthetic problems with 2,559 answers, each
// asked and judged in one call, 64 requests at a time, as a ratio to a bare loop of the same openai SDK in the same process that
// makes the same requests and keeps nothing. Rounds alternate, so that a busy machine burdens both; medians count.
//   npm run bench:run -- [--rounds 5] [--concurrency 64] [--latency 50]
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import OpenAI from 'openai';
import pLimit from 'p-limit';
import { problems, SIZE } from './run/problems.mjs';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    concurrency: { type: 'string', default: '64' },
    latency: { type: 'string', default: '50' },
  },
});
const [rounds, concurrency, latency] = [flags.rounds, flags.concurrency, flags.latency].map(Number);
/** Ours ÷ bare loop, at most. */
const AIM = 1.15;

const root = new URL('../../', import.meta.url).pathname;
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'], {
  cwd: root,
});
const built = (path) => import(new URL(`../../build/${path}`, import.meta.url).href);
const { runCommandLine } = await built('commands/index.js');
const { createFilesPort } = await built('store/files.js');
const { withBundledFiles } = await built('wiring/bundle.js');
const { physicsVerified } = await built('protocols/physics-verified/index.js');
const { renderAnswersPrompt, answersSchema } = await built('judge/answers.js');
const { sha256 } = await built('store/sha256.js');

const folder = mkdtempSync(join(tmpdir(), 'theory-gate-bench-run-'));
const file = join(folder, 'problems.jsonl');
const set = problems();
writeFileSync(file, set.map((problem) => `${JSON.stringify(problem)}\n`).join(''));

const server = spawn(
  process.execPath,
  [new URL('run/serve.mjs', import.meta.url).pathname, String(latency)],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const [line] = await once(server.stdout, 'data');
const origin = `http://127.0.0.1:${String(line).trim()}`;
const counted = async () => (await fetch(`${origin}/count`)).json();

/** The same requests without anything else: the SDK as its documentation shows it, and the judge after each answer. */
async function bareLoop() {
  const client = new OpenAI({ baseURL: `${origin}/v1`, apiKey: 'none', maxRetries: 0 });
  const limit = pLimit(concurrency);
  const ask = async (model, messages, more) => {
    const reply = await client.chat.completions.create({ model, messages, max_tokens: 65536, ...more });
    return reply.choices[0].message.content;
  };
  const one = async (problem) => {
    const { system, text } = physicsVerified.defaultPrompt;
    const content = text.replace('{{question}}', problem.question);
    const response = await ask('model', [
      { role: 'system', content: system },
      { role: 'user', content },
    ]);
    const references = problem.answers;
    const { instructions } = physicsVerified.answersJudging;
    const prompt = renderAnswersPrompt({
      instructions,
      problem: { ...problem, figures: [] },
      response,
      references,
      sha256,
    });
    const json_schema = { name: 'verdicts', strict: true, schema: answersSchema(references.length) };
    return JSON.parse(await ask('judge', prompt, { response_format: { type: 'json_schema', json_schema } }));
  };
  await Promise.all(set.map((problem) => limit(() => one(problem))));
}

/** `theory-gate run` in this process, all of it: problems read, log written and synced, scores, report. */
async function wholeRun(out, ...more) {
  const args = [
    'run',
    '--protocol',
    'physics-verified',
    '--problems',
    file,
    '--model',
    'model',
    '--base-url',
    `${origin}/v1`,
  ];
  const judge = ['--judge-model', 'judge', '--concurrency', String(concurrency), '--out', out];
  const said = [];
  const say = (text) => void said.push(text);
  const code = await runCommandLine({
    argv: [...args, ...judge, ...more],
    env: {},
    print: say,
    progress: { line: say, warn: say },
    lines: () => [],
    files: withBundledFiles(createFilesPort({ root: '.', confine: false, maxBytes: 2 ** 28 })),
  });
  if (code !== 0) throw new Error(`the run ended with ${code}:\n${said.slice(-20).join('\n')}`);
}

async function timed(action) {
  const [start, before] = [performance.now(), process.cpuUsage()];
  const calls = await counted();
  await action();
  const { user, system } = process.cpuUsage(before);
  const after = await counted();
  const made = { model: after.model - calls.model, judge: after.judge - calls.judge };
  return { seconds: (performance.now() - start) / 1000, cpu: (user + system) / 1e6, ...made };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const [bare, ours, again] = [[], [], []];
await timed(bareLoop); // the first connections and compilations are nobody's
await timed(() => wholeRun(join(folder, 'warm')));
for (let round = 0; round < rounds; round += 1) {
  const out = join(folder, `out-${round}`);
  bare.push(await timed(bareLoop));
  ours.push(await timed(() => wholeRun(out)));
  again.push(await timed(() => wholeRun(out, '--reuse')));
}
const record = JSON.parse(readFileSync(join(folder, 'out-0/run.json'), 'utf8'));
server.kill();

const requests = 2 * SIZE.problems;
const floor = ((requests / concurrency) * latency) / 1000;
const seconds = (rows) => median(rows.map((row) => row.seconds));
const show = (name, rows) =>
  console.log(
    `${name.padEnd(34)} ${seconds(rows).toFixed(2).padStart(6)} s   ${median(rows.map(({ cpu }) => cpu))
      .toFixed(2)
      .padStart(6)} s CPU   ${rows[0].model} + ${rows[0].judge} calls`,
  );
const { accuracy } = record.scores;
console.log(
  `${SIZE.problems} problems, ${SIZE.answers} answers, concurrency ${concurrency}, ${latency} ms a reply; medians of ${rounds} rounds`,
);
console.log(`requests ÷ concurrency × latency   ${floor.toFixed(2).padStart(6)} s`);
show('bare loop of the SDK', bare);
show('theory-gate run', ours);
show('theory-gate run again, --reuse', again);
console.log(
  `correct: ${accuracy.numerator} of ${accuracy.denominator} problems, ${record.scores.answers?.accuracy.numerator} of ${record.scores.answers?.accuracy.denominator} answers`,
);
const ratio = median(ours.map((row, round) => row.seconds / bare[round].seconds));
// Processor time does not depend on who else uses the machine.
const cpuRatio = median(ours.map((row, round) => row.cpu / bare[round].cpu));
console.log(`ratio: ${ratio.toFixed(2)} (aim: at most ${AIM}); of processor time ${cpuRatio.toFixed(2)}`);
console.log(
  JSON.stringify({
    bench: 'run',
    ratio,
    cpuRatio,
    bare: seconds(bare),
    ours: seconds(ours),
    again: seconds(again),
    callsAgain: again[0].model + again[0].judge,
  }),
);
if (existsSync(folder)) rmSync(folder, { recursive: true });
