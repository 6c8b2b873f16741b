import { formatPercent } from '../domain/format.ts';
import {
  LEADERBOARD_COLUMNS,
  type LeaderboardColumn,
  type LeaderboardRow,
  type PlacedRun,
  type Placement,
} from '../domain/leaderboard.ts';
import { paragraphs, table } from './blocks.ts';
import { prose } from './escape.ts';
import { plural } from './numbers.ts';

const COLUMNS = Object.keys(LEADERBOARD_COLUMNS) as readonly LeaderboardColumn[];
const HEAD = [
  '',
  'Model',
  'Modality',
  'Thinking',
  'Paper Table 3 test',
  ...COLUMNS.map((column) => LEADERBOARD_COLUMNS[column].name),
];
const DASH = '—';
/** The judge of every published score (P56). */
export const LEADERBOARD_JUDGE = 'GLM-5.3-Flash';

const ABOUT_TABLE = [
  `Strict accuracy in percent, judged by ${LEADERBOARD_JUDGE}, one sample a problem. A dash under “${LEADERBOARD_COLUMNS['test-all'].name}”: the model does not see, and was not asked about figures.`,
  '“Paper Table 3 test” is the score in the original PHYSICS paper, under another protocol and on another set of problems: it is not directly comparable to the other columns.',
];

/** The published rows as a table; with a run, best first in its column and the run at its place. */
export function renderLeaderboard(
  rows: readonly LeaderboardRow[],
  placed?: { readonly run: PlacedRun; readonly placement: Placement },
): string {
  if (placed === undefined) return `${paragraphs([renderTable(rows.map(rowCells)), ...ABOUT_TABLE])}\n`;
  const { run, placement } = placed;
  const { ranked, rank } = placement;
  const lines = [...ranked, ...rows.filter((row) => !ranked.includes(row))].map(rowCells);
  const withRun = [...lines.slice(0, rank - 1), runCells(run, placement), ...lines.slice(rank - 1)];
  return `${paragraphs([renderTable(withRun), renderPlacement(run, placement), ...ABOUT_TABLE])}\n`;
}

function renderTable(lines: readonly (readonly string[])[]): string {
  return table([HEAD, ...lines], 'rlllrrrr');
}

function rowCells(
  { model, modality, thinking, paperTable3, scores }: LeaderboardRow,
  index: number,
): readonly string[] {
  const percents = [paperTable3, ...COLUMNS.map((column) => scores[column])];
  return [
    String(index + 1),
    prose(model, 80),
    modality,
    thinking ? 'yes' : 'no',
    ...percents.map(percentCell),
  ];
}

function runCells(run: PlacedRun, { column }: Placement): readonly string[] {
  const score = (100 * run.accuracy).toFixed(1);
  return [
    '→',
    `**${prose(run.model, 80)}**`,
    '',
    '',
    '',
    ...COLUMNS.map((one) => (one === column ? `**${score}**` : '')),
  ];
}

function percentCell(value: number | null): string {
  return value === null ? DASH : value.toFixed(1);
}

/** One paragraph: the place of a run between its neighbours, and what keeps it from being compared with them (P72). */
export function renderPlacement(run: PlacedRun, placement: Placement): string {
  const { column, rank, ranks, ranked, above, below } = placement;
  const neighbour = (row: LeaderboardRow) => `${prose(row.model, 80)} (${percentCell(row.scores[column])})`;
  const between =
    above === undefined
      ? `above ${below === undefined ? 'nothing' : neighbour(below)}`
      : below === undefined
        ? `below ${neighbour(above)}`
        : `between ${neighbour(above)} and ${neighbour(below)}`;
  const { name } = LEADERBOARD_COLUMNS[column];
  const spread =
    ranks === null || ranks[0] === ranks[1]
      ? ''
      : `; its 95 % interval reaches from place ${ranks[0]} to ${ranks[1]}`;
  return paragraphs([
    `**${prose(run.model, 80)}** with ${formatPercent(run.accuracy)} stands ${between} in “${name}”: place ${rank} of ${ranked.length + 1}${spread}.`,
    ...reservations(run, placement).map((text) => `> ${text}`),
  ]);
}

function reservations(run: PlacedRun, { column }: Placement): readonly string[] {
  const { name, problems } = LEADERBOARD_COLUMNS[column];
  const set =
    run.problems === problems
      ? `This holds only if the ${problems} problems of ${prose(run.problemSet, 80)} are those of “${name}”.`
      : `This is no result of the benchmark: the run was asked ${run.problems} problems of ${prose(run.problemSet, 80)}, the column has ${problems}.`;
  const judge =
    run.judge === null ? 'This run had no judge' : `The judge of this run is ${prose(run.judge, 80)}`;
  const lost =
    run.lost === 0
      ? []
      : [
          `Counted as wrong without a verdict: ${plural(run.lost, 'response')}, because a call failed or nothing could be judged.`,
        ];
  return [
    ...lost,
    set,
    `Scores of different judges are not directly comparable: two judges of the same responses lay about 5 points apart. ${judge}, that of the table ${LEADERBOARD_JUDGE}.`,
  ];
}
