// Rewrites what the README of the bundled set takes from the problem files, their proofs and the recordings: the tables, and one
// problem a category in full. A test compares the result.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { JSON_SCHEMA, load } from 'js-yaml';

const SET = 'fixtures/problems/qft-bench';
const ORDER = [
  'Classical',
  'Quantization',
  'QED',
  'Renormalization',
  'Non-Abelian',
  'Electroweak',
  'SUSY',
  'CFT',
];

/** The routes that a proof names, in the order of its parts. */
function routesOf(id) {
  const text = readFileSync(`__tests__/problems/${id}.test.ts`, 'utf8');
  const quoted = `(?:'((?:[^'\\\\]|\\\\.)*)'|"((?:[^"\\\\]|\\\\.)*)")`;
  const constants = new Map(
    [...text.matchAll(new RegExp(`const (\\w+) =\\s*${quoted}`, 'g'))].map(([, name, one, two]) => [
      name,
      one ?? two,
    ]),
  );
  const written = [...text.matchAll(new RegExp(`[{,\\n]\\s*route(?::\\s*(?:${quoted}|(\\w+)))?,`, 'g'))];
  const routes = written.map(([, one, two, name = 'route']) => one ?? two ?? constants.get(name) ?? '');
  if (routes.length === 0 || routes.includes('')) throw new Error(`${id}: its proof names no route`);
  return [...new Set(routes)].map((route) => route.replaceAll("\\'", "'").replaceAll('\\\\', '\\'));
}

const readProblems = () =>
  readdirSync(SET)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => load(readFileSync(`${SET}/${name}`, 'utf8'), { schema: JSON_SCHEMA }));

/** The two tables: problems by category, and every problem with its route. */
export function renderProblems() {
  const problems = readProblems().sort(
    (a, b) => ORDER.indexOf(a.category) - ORDER.indexOf(b.category) || (a.id < b.id ? -1 : 1),
  );
  const cell = (text) => text.replaceAll('|', '\\|');
  const kinds = (problem) => [...new Set(problem.answers.map(({ kind }) => kind))].join(', ');
  const counts = ORDER.map((name) => {
    const own = problems.filter(({ category }) => category === name);
    return `| ${name} | ${own.length} | ${own.filter(({ difficulty }) => difficulty === 'research').length} |`;
  });
  const rows = problems.map(
    (problem) =>
      `| \`${problem.id}\` | ${problem.category} | ${kinds(problem)} | ${cell(routesOf(problem.id).join('; '))} |`,
  );
  return [
    `| Category | Problems | of research level |\n| --- | --: | --: |\n${counts.join('\n')}\n| together | ${problems.length} | ${problems.filter(({ difficulty }) => difficulty === 'research').length} |`,
    `| Problem | Category | Answer | Second route |\n| --- | --- | --- | --- |\n${rows.join('\n')}`,
  ].join('\n\n');
}

/** The problem of each category that was recorded first, with its solution and the first recorded response, verbatim. */
export function renderExamples() {
  const recordings = readFileSync('fixtures/recordings/qft-bench/careful.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const complete = (id) => recordings.filter(({ problem }) => problem === id).length >= 3;
  return ORDER.map((category) => {
    const problem = readProblems().find(
      (candidate) => candidate.category === category && complete(candidate.id),
    );
    const response = recordings.find(({ problem: id, sample }) => id === problem.id && sample === 0).text;
    const longest = Math.max(3, ...[...response.matchAll(/`+/g)].map(([run]) => run.length + 1));
    const fence = '`'.repeat(longest);
    return [
      `<details>\n<summary>${category}: <code>${problem.id}</code></summary>`,
      '**Question**',
      problem.question.trim(),
      `**Reference answer**: ${problem.answers.map(({ latex }) => `$${latex}$`).join('; ')}`,
      '**Reference solution**',
      problem.solution.trim(),
      '**A correct response**, recorded and verbatim',
      `${fence}text\n${response.trim()}\n${fence}`,
      '</details>',
    ].join('\n\n');
  }).join('\n\n');
}

const README = `${SET}/README.md`;
const PARTS = { problems: renderProblems, examples: renderExamples };
if (process.argv[1]?.endsWith('problems.mjs')) {
  let text = readFileSync(README, 'utf8');
  for (const [name, render] of Object.entries(PARTS)) {
    const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
    const [start, stop] = [text.indexOf(begin), text.indexOf(end)];
    if (start < 0 || stop < start) throw new Error(`${README} lacks the markers ${begin} and ${end}`);
    text = `${text.slice(0, start + begin.length)}\n${render()}\n${text.slice(stop)}`;
  }
  writeFileSync(README, text);
}
