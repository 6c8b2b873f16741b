import { formatPercent } from '../domain/format.ts';
import { ErrorLabel } from '../domain/judgement.ts';
import type { ErrorShares, ResultGroup, ResultRow } from '../domain/results.ts';
import type { Ratio } from '../domain/run.ts';
import { meanText } from './answer-scores.ts';
import { paragraphs, table } from './blocks.ts';
import { codeCell } from './escape.ts';
import { ratioText } from './numbers.ts';

/** Everything the tables of a set of runs are rendered from. */
export interface Results {
  /** best first */
  readonly rows: readonly ResultRow[];
  readonly families: readonly ResultGroup[];
  readonly access: readonly ResultGroup[];
  readonly errors: readonly ErrorShares[];
}

/** The tables of a set of runs in Markdown, with both figures as Mermaid, which GitHub draws. */
export function renderResults(results: Results): string {
  return `${paragraphs([
    '## Results',
    warning(results.rows),
    renderScores(results.rows),
    renderAnswerScores(results.rows),
    '### By category',
    renderCategories(results.rows),
    '### Errors of wrong answers',
    renderErrors(results.errors),
    '### Families and access',
    renderGroups([...results.families, ...results.access]),
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

function renderCategories(rows: readonly ResultRow[]): string {
  const categories = [...new Set(rows.flatMap(({ byCategory }) => Object.keys(byCategory)))].sort();
  const body = rows.map((row) => [nameOf(row), ...categories.map((name) => withEnds(row.byCategory[name]))]);
  return table(
    [['Model', ...categories.map((name) => codeCell(name))], ...body],
    `l${'r'.repeat(categories.length)}`,
  );
}

/** Table 5: how errors are distributed in the upper half of the ranking and among the others (Q73). */
function renderErrors(groups: readonly ErrorShares[]): string {
  if (groups.every(({ shares }) => shares === null)) return 'No wrong answer was classified.';
  const body = groups.map(({ name, wrong, shares }) => [
    name,
    String(Number(wrong.toFixed(1))),
    ...ErrorLabel.options.map((label) => (shares === null ? '—' : formatPercent(shares[label] ?? 0))),
  ]);
  return table([['Models', 'Wrong answers', ...ErrorLabel.options], ...body], 'lrrrrr');
}

function renderGroups(groups: readonly ResultGroup[]): string {
  const body = groups.map(({ name, rows, meanAccuracy }) => [
    codeCell(name),
    rows.map((row) => `${nameOf(row)} ${percent(row.accuracy)}`).join(', '),
    meanAccuracy === null ? '—' : formatPercent(meanAccuracy),
  ]);
  return table([['Group', 'Models (generations from the oldest)', 'Mean'], ...body], 'llr');
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

/** Figure 1 as a bar chart in order of release; Mermaid has no time axis. */
function mermaidTimeline(families: readonly ResultGroup[]): string {
  const dated = families
    .flatMap(({ rows }) => rows)
    .flatMap(({ card, model, accuracy }) =>
      card?.released === undefined || accuracy.value === null
        ? []
        : [{ model, released: card.released, value: accuracy.value }],
    )
    .sort((a, b) => (a.released < b.released ? -1 : Number(a.released > b.released)));
  if (dated.length === 0) return 'Figure 1 needs release dates, and none is known of these models.';
  return fence([
    'xychart-beta',
    '  title "Score in order of release (%)"',
    `  x-axis [${dated.map(({ model, released }) => quote(`${model} ${released}`)).join(', ')}]`,
    '  y-axis "Accuracy (%)" 0 --> 100',
    `  bar [${dated.map(({ value }) => (100 * value).toFixed(1)).join(', ')}]`,
  ]);
}

/** Figure 2 as a quadrant chart, whose two axes run from 0 to 1. */
function mermaidFaithfulness(rows: readonly ResultRow[]): string {
  const judged = rows.filter(
    ({ accuracy, faithfulness }) => accuracy.value !== null && faithfulness.value !== null,
  );
  if (judged.length === 0) return 'Figure 2 needs judged faithfulness, and these runs have none.';
  return fence([
    'quadrantChart',
    '  title Faithfulness and accuracy',
    '  x-axis "Accuracy 0" --> "Accuracy 1"',
    '  y-axis "Faithfulness 0" --> "Faithfulness 1"',
    ...judged.map(
      ({ model, accuracy, faithfulness }) =>
        `  ${quote(model)}: [${inside(accuracy.value)}, ${inside(faithfulness.value)}]`,
    ),
  ]);
}

const fence = (lines: readonly string[]): string => ['```mermaid', ...lines, '```'].join('\n');
/** Names of models are not ours: only letters, digits and a few signs pass into a diagram. */
const quote = (words: string): string => `"${words.replace(/[^\p{L}\p{N} ._/()+-]/gu, '').slice(0, 60)}"`;
/** The chart refuses a point on its edge. */
const inside = (value: number | null): string => Math.min(0.999, Math.max(0.001, value ?? 0)).toFixed(3);
