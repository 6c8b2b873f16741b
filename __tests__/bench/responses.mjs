// How much of what models really answer the verifier reads and decides:
//   npm run build && npm run bench:responses -- folder … [--reader] [--open] [--sample 100 --seed 1]
// A folder holds files of problems (`id` and `answer` or `final_answers`) and a folder `responses` (`id` and `response` or
// `solution`), all JSON Lines. Each folder is decided under the rules of its benchmark: problems with `final_answers` are of
// PHYSICS, whose numbers and units are compared as PHYSICS-Verified publishes; --reader takes a careful reader's rules
// everywhere, and nothing from the questions. Nothing says whether a response is right: that is for a reader, for whom --sample draws
// decided pairs; --open prints the pairs of numbers, expressions and equations that are not decided.
import { parseArgs } from 'node:util';
import { markdownTable } from 'markdown-table';
import { extractBoxes } from '../../build/extract/boxed.js';
import { verifyBoxes, verifyPair } from '../../build/verify/index.js';
import { isProse, KINDS, kindOf, SCALAR_KINDS, treeOf } from './responses/kinds.mjs';
import { loadFolder, pairsOf } from './responses/load.mjs';
import { contextOf, rulesOf } from './responses/rules.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    reader: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
    sample: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});
if (positionals.length === 0) throw new Error('name a folder of problems: npm run bench:responses -- folder');

const rows = [];
const unpaired = new Map();
const whole = new Map();
const add = (counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1);

for (const folder of positionals) {
  const { problems, responses } = loadFolder(folder);
  const rules = rulesOf(problems, { isReader: values.reader });
  console.log(`${folder}: compared as ${rules.name}`);
  const byId = new Map(problems.map((problem) => [problem.id, problem]));
  for (const response of responses) {
    const problem = byId.get(response.id);
    if (problem === undefined) {
      add(unpaired, 'no such problem');
      continue;
    }
    const { pairs, reason } = pairsOf(problem, response);
    if (pairs === undefined) add(unpaired, reason);
    else
      for (const [reference, candidate] of pairs)
        rows.push(decide({ response, problem, rules, reference, candidate }));
    if (problem.answers.length === 1 && response.text !== undefined)
      add(whole, wholeOf(problem, response.text, rules));
  }
}

function decide({ response: { id, model }, problem, rules: { profile }, reference, candidate }) {
  const { outcome, reason, trace } = verifyPair({
    reference,
    candidate,
    profile,
    ...(values.reader ? {} : contextOf(problem, reference)),
  });
  return {
    id,
    model,
    reference,
    candidate,
    kind: kindOf(reference),
    isRead: treeOf(reference) !== undefined && treeOf(candidate) !== undefined,
    isProse: kindOf(candidate) === 'prose' || isProse(candidate),
    outcome,
    reason,
    note: trace.at(-1),
  };
}

/** The verdict of the path that takes a response with all its boxes. */
function wholeOf({ answers: [latex] }, text, { profile }) {
  const inner = extractBoxes(latex).boxes[0]?.content ?? latex;
  const { boxes } = extractBoxes(text);
  const { outcome, reason } = verifyBoxes({
    answers: [{ latex: inner, kind: 'symbolic' }],
    boxes,
    symbols: [],
    profile,
  });
  return outcome === 'undecided' ? `undecided: ${reason}` : outcome;
}

const percent = (part, all) => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`);
const count = (list, holds) => list.filter(holds).length;
const table = (head, body) =>
  markdownTable([head, ...body], { align: head.map((_, at) => (at ? 'r' : 'l')) });
const countsOf = (counts) => [...counts].sort((a, b) => b[1] - a[1]).map(([key, n]) => [key, String(n)]);

function reasonsOf(list) {
  const reasons = new Map();
  for (const { outcome, reason } of list) if (outcome === 'undecided') add(reasons, reason);
  return countsOf(reasons)
    .map(([reason, n]) => `${reason} ${n}`)
    .join(', ');
}

function line(name, list) {
  const decided = count(list, ({ outcome }) => outcome !== 'undecided');
  return [
    name,
    String(list.length),
    String(count(list, ({ isRead }) => isRead)),
    String(count(list, ({ outcome }) => outcome === 'equivalent')),
    String(count(list, ({ outcome }) => outcome === 'different')),
    percent(decided, list.length),
    reasonsOf(list),
  ];
}

const HEAD = ['reference', 'pairs', 'both read', 'equivalent', 'different', 'decided', 'undecided'];
const formulas = rows.filter((row) => !row.isProse);
const scalars = formulas.filter(({ kind }) => SCALAR_KINDS.has(kind));
console.log(
  table(HEAD, [
    ...KINDS.map((kind) =>
      line(
        kind,
        formulas.filter((row) => row.kind === kind),
      ),
    ),
    line('numbers, expressions, equations', scalars),
    line(
      'any, where the response is prose',
      rows.filter((row) => row.isProse),
    ),
  ]),
);
console.log(`\n${table(['not paired', 'responses'], countsOf(unpaired))}`);
console.log(`\n${table(['one answer, whole response', 'responses'], countsOf(whole))}`);

const show = ({ id, model, kind, outcome, reason, note, reference, candidate }) =>
  `\n${id} ${model} [${kind}] ${outcome} ${reason}: ${note}\n  reference: ${reference}\n  candidate: ${candidate}`;
if (values.open) for (const row of scalars) if (row.outcome === 'undecided') console.log(show(row));
for (const row of sampleOf(rows.filter(({ outcome }) => outcome !== 'undecided'))) console.log(show(row));

/** Some of the rows, drawn without putting back by the given seed. */
function sampleOf(list) {
  const random = randomFrom(Number(values.seed));
  const left = [...list];
  const drawn = [];
  while (drawn.length < Number(values.sample) && left.length > 0)
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}

/** mulberry32 by T. Ettinger: a small generator with 32 bits of state, public domain. */
function randomFrom(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
