// Rewrites what the READMEs of the bundled sets take from the problem files, their proofs and the recordings: the tables, and
// problems in full. A test compares the result.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { JSON_SCHEMA, load } from 'js-yaml';

const QFT = 'fixtures/problems/qft-bench';
const PHYSICS = 'fixtures/problems/physics-verified';
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

const DOMAINS = ['atomic', 'electro', 'mechanics', 'optics', 'quantum', 'statistics'];

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

const readProblems = (set) =>
  readdirSync(set)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => load(readFileSync(`${set}/${name}`, 'utf8'), { schema: JSON_SCHEMA }));

const cell = (text) => text.replaceAll('|', '\\|');
const kinds = (problem) => [...new Set(problem.answers.map(({ kind }) => kind))].join(', ');

/** The two tables of QFT-Bench: problems by category, and every problem with its route. */
export function renderProblems() {
  const problems = readProblems(QFT).sort(
    (a, b) => ORDER.indexOf(a.category) - ORDER.indexOf(b.category) || (a.id < b.id ? -1 : 1),
  );
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
    const problem = readProblems(QFT).find(
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

/** The two tables of PHYSICS-Verified: problems by domain and split, and every problem with its answers and route. */
export function renderPhysics() {
  const problems = readProblems(PHYSICS).sort(
    (a, b) => DOMAINS.indexOf(a.category) - DOMAINS.indexOf(b.category) || (a.id < b.id ? -1 : 1),
  );
  const counts = (name, own) =>
    `| ${[name, own.length, ...['validation', 'test'].map((split) => own.filter((one) => one.split === split).length), own.filter(({ figures = [] }) => figures.length > 0).length, own.flatMap(({ answers }) => answers).length].join(' | ')} |`;
  const rows = problems.map(
    (problem) =>
      `| \`${problem.id}\` | ${problem.split} | ${problem.figures?.length ? 'yes' : ''} | ${problem.answers.map(({ kind }) => kind).join(', ')} | ${cell(routesOf(problem.id).join('; '))} |`,
  );
  return [
    `| Domain | Problems | validation | test | with a figure | Answers |\n| --- | --: | --: | --: | --: | --: |\n${[
      ...DOMAINS.map((name) =>
        counts(
          name,
          problems.filter(({ category }) => category === name),
        ),
      ),
      counts('together', problems),
    ].join('\n')}`,
    `| Problem | Split | Figure | Answers | Second route |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}`,
  ].join('\n\n');
}

/** What stands between the markers of each README. */
const READMES = {
  [`${QFT}/README.md`]: { problems: renderProblems, examples: renderExamples },
  [`${PHYSICS}/README.md`]: { problems: renderPhysics },
};

function rewrite(readme, parts) {
  let text = readFileSync(readme, 'utf8');
  for (const [name, render] of Object.entries(parts)) {
    const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
    const [start, stop] = [text.indexOf(begin), text.indexOf(end)];
    if (start < 0 || stop < start) throw new Error(`${readme} lacks the markers ${begin} and ${end}`);
    text = `${text.slice(0, start + begin.length)}\n${render()}\n${text.slice(stop)}`;
  }
  writeFileSync(readme, text);
}

if (process.argv[1]?.endsWith('problems.mjs'))
  for (const [readme, parts] of Object.entries(READMES)) rewrite(readme, parts);
