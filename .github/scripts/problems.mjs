// Rewrites the table of problems in the README of the bundled set from the problem files and their proofs. A test compares the
// result.
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

/** The two tables: problems by category, and every problem with its route. */
export function renderProblems() {
  const problems = readdirSync(SET)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => load(readFileSync(`${SET}/${name}`, 'utf8'), { schema: JSON_SCHEMA }))
    .sort((a, b) => ORDER.indexOf(a.category) - ORDER.indexOf(b.category) || (a.id < b.id ? -1 : 1));
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

const README = `${SET}/README.md`;
const [BEGIN, END] = ['<!-- problems: begin -->', '<!-- problems: end -->'];
if (process.argv[1]?.endsWith('problems.mjs')) {
  const text = readFileSync(README, 'utf8');
  const [start, stop] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (start < 0 || stop < start) throw new Error(`${README} lacks the markers ${BEGIN} and ${END}`);
  writeFileSync(README, `${text.slice(0, start + BEGIN.length)}\n${renderProblems()}\n${text.slice(stop)}`);
}
