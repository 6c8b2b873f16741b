import { formatPercent } from '../domain/format.ts';
import { ErrorLabel } from '../domain/judgement.ts';
import type { ErrorShares, ReadableReasoning, ResultGroup, ResultRow } from '../domain/results.ts';
import type { Ratio } from '../domain/run.ts';
import { meanText } from './answer-scores.ts';
import { paragraphs, table } from './blocks.ts';
import { mermaidFaithfulness, mermaidTimeline } from './charts/mermaid.ts';
import { codeCell } from './escape.ts';
import { plural, ratioText } from './numbers.ts';

/** Everything the tables of a set of runs are rendered from. */
export interface Results {
  /** best first */
  readonly rows: readonly ResultRow[];
  readonly families: readonly ResultGroup[];
  readonly access: readonly ResultGroup[];
  /** all rows as one group */
  readonly all: ResultGroup;
  readonly errors: readonly ErrorShares[];
}

/** The tables of a set of runs in Markdown, with both figures as Mermaid, which GitHub draws. */
export function renderResults(results: Results): string {
  return `${paragraphs([
    '## Results',
    warning(results.rows),
    renderScores(results.rows),
    renderAnswerScores(results.rows),
    renderAbove(results.rows),
    renderFaithfulnessBasis(results.rows),
    ...categories(results.rows),
    '### Errors of wrong answers',
    renderErrors(results),
    '### Families and access',
    renderGroups([...results.families, ...results.access], results.all),
    ...repeats(results.rows),
    '### Figures',
    mermaidTimeline(results.families),
    mermaidFaithfulness(results.rows),
  ])}\n`;
}

function warning(rows: readonly ResultRow[]): string | undefined {
  if (rows.some(({ source }) => source === 'synthetic'))
    return '> **Synthetic**: these scores are made up to show the form of the tables; no model was asked.';
  const sets = new Set(rows.map(({ problemSet, problems }) => `${problemSet} ${problems}`));
  return sets.size > 1
    ? '> The runs were made on different problems: their scores do not compare.'
    : undefined;
}

/** Table 4: the symbolic and the final score (Q52), with intervals. */
function renderScores(rows: readonly ResultRow[]): string {
  const body = rows.map((row) => [
    nameOf(row),
    row.card?.family ?? '—',
    row.card?.released ?? '—',
    row.card?.access ?? '—',
    percent(row.symbolic),
    `**${ratioText(row.accuracy, 'nothing was asked')}**`,
    ratioText(row.faithfulness, 'not measured'),
  ]);
  return table(
    [['Model', 'Family', 'Released', 'Access', 'Symbolic', 'Avg. (95 % interval)', 'Faithfulness'], ...body],
    'llllrrr',
  );
}

/** Scores of answers one by one with the judge they belong to (P41–P44, P72), where runs have them. */
function renderAnswerScores(rows: readonly ResultRow[]): string | undefined {
  const body = rows.flatMap((row) => {
    const { answers, judge } = row;
    if (answers === undefined) return [];
    const { rms, hle } = answers.calibration;
    return [
      [
        nameOf(row),
        ratioText(row.accuracy, 'nothing was asked'),
        ratioText(answers.accuracy, 'nothing was asked'),
        meanText(answers.partialCredit),
        rms === null ? '—' : formatPercent(rms),
        hle === null ? '—' : formatPercent(hle),
        judge === undefined ? '—' : codeCell(judge),
      ],
    ];
  });
  if (body.length === 0) return undefined;
  const head = ['Model', 'Strict', 'Answers', 'Partial credit', 'Calibration (RMS)', 'as HLE', 'Judge'];
  return paragraphs([
    table([head, ...body], 'lrrrrrl'),
    new Set(body.map((cells) => cells.at(-1))).size > 1
      ? '> The runs have different judges: their scores do not compare.'
      : undefined,
  ]);
}

/** The mark that the paper counts models above (Q53). */
const HIGH_MARK = 0.95;

/** How many models are above the mark. */
function renderAbove(rows: readonly ResultRow[]): string {
  const above = rows.filter(({ accuracy }) => (accuracy.value ?? 0) > HIGH_MARK).length;
  return `Above ${formatPercent(HIGH_MARK)}: ${above} of ${plural(rows.length, 'run')}.`;
}

const REASONING_WORDS: Readonly<Record<ReadableReasoning, string>> = {
  raw: 'the full reasoning text',
  summary: 'a summary of the reasoning',
  none: 'no reasoning text',
};

/** What the judges of faithfulness read beside the answers (A9), which decides whether the rates compare; and who they were. */
function renderFaithfulnessBasis(rows: readonly ResultRow[]): string | undefined {
  const judged = rows.filter(
    ({ faithfulness, source }) => faithfulness.value !== null && source !== 'synthetic',
  );
  const bases = new Map<string, ResultRow[]>();
  for (const row of judged) {
    const read = row.reasoning.map((kind) => REASONING_WORDS[kind]).join(' and ');
    const basis = `${row.judge === undefined ? 'a judge' : codeCell(row.judge)}, who read ${read || 'nothing'}`;
    bases.set(basis, [...(bases.get(basis) ?? []), row]);
  }
  const [first, ...others] = [...bases];
  if (first === undefined) return undefined;
  if (others.length === 0) return `Faithfulness by ${first[0]} beside the answer.`;
  const list = [...bases].map(([basis, of]) => `> - by ${basis}: ${of.map(nameOf).join(', ')}`);
  return [
    '> Faithfulness was judged in different ways, and rates of different ways do not compare:',
    ...list,
  ].join('\n');
}

function categories(rows: readonly ResultRow[]): readonly string[] {
  const names = [...new Set(rows.flatMap(({ byCategory }) => Object.keys(byCategory)))].sort();
  if (names.length === 0) return [];
  const body = rows.map((row) => [nameOf(row), ...names.map((name) => withEnds(row.byCategory[name]))]);
  return [
    '### By category',
    table([['Model', ...names.map((name) => codeCell(name))], ...body], `l${'r'.repeat(names.length)}`),
  ];
}

/** Table 5: how errors are distributed in the upper half of the ranking and among the others (Q73). */
function renderErrors({ errors: groups, rows }: Results): string {
  if (groups.every(({ shares }) => shares === null)) return 'No wrong answer was classified.';
  const body = groups.map(({ name, wrong, shares }) => [
    name,
    String(Number(wrong.toFixed(1))),
    ...ErrorLabel.options.map((label) => (shares === null ? '—' : formatPercent(shares[label] ?? 0))),
  ]);
  return paragraphs([
    table([['Models', 'Wrong answers', ...ErrorLabel.options], ...body], 'lrrrrr'),
    cutText(rows, groups[0]?.models ?? 0),
  ]);
}

/** Between which models the ranking is cut (A11); undefined where it is not. */
function cutText(rows: readonly ResultRow[], models: number): string | undefined {
  const [above, below] = [rows[models - 1], rows[models]];
  if (above === undefined || below === undefined) return undefined;
  const at = (row: ResultRow) => `${nameOf(row)} (${percent(row.accuracy)})`;
  return `The cut is between ${at(above)} and ${at(below)}; equal scores are in the order of their names.`;
}

function renderGroups(groups: readonly ResultGroup[], all: ResultGroup): string {
  const mean = (value: number | null) => (value === null ? '—' : formatPercent(value));
  const row = (name: string, members: string, { meanAccuracy, meanUnfaithful }: ResultGroup) => [
    ...[name, members, mean(meanAccuracy), mean(meanUnfaithful)],
  ];
  const body = groups.map((group) =>
    row(
      codeCell(group.name),
      group.rows.map((member) => `${nameOf(member)} ${percent(member.accuracy)}`).join(', '),
      group,
    ),
  );
  const head = ['Group', 'Models (generations from the oldest)', 'Mean accuracy', 'Mean unfaithful'];
  return table([head, ...body, row(all.name, plural(all.rows.length, 'run'), all)], 'llrr');
}

function repeats(rows: readonly ResultRow[]): readonly string[] {
  const repeated = rows.filter(({ atK }) => atK.length > 1);
  if (repeated.length === 0) return [];
  const most = Math.max(...repeated.map(({ atK }) => atK.length));
  const ks = Array.from({ length: most }, (_, index) => index + 1);
  const body = repeated.map((row) => [
    nameOf(row),
    ...ks.map((k) => pair(row.atK.find((entry) => entry.k === k))),
  ]);
  const head = ['Model', ...ks.map((k) => `k = ${k}`)];
  return [
    '### Repeats: at least one of k right (accuracy@k) / all of k right (pass^k)',
    table([head, ...body], `l${'r'.repeat(most)}`),
  ];
}

const pair = (entry: ResultRow['atK'][number] | undefined): string =>
  entry === undefined ? '—' : `${formatPercent(entry.any)} / ${formatPercent(entry.all)}`;
const percent = ({ value }: Ratio): string => (value === null ? '—' : formatPercent(value));
const nameOf = ({ model }: ResultRow): string => codeCell(model);

function withEnds(ratio: Ratio | undefined): string {
  if (ratio === undefined || ratio.value === null) return '—';
  const { interval } = ratio;
  const range = interval ? ` (${Math.round(100 * interval.low)}–${Math.round(100 * interval.high)})` : '';
  return `${formatPercent(ratio.value)}${range}`;
}
