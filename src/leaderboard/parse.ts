import { UserError, type UserMistake } from '../domain/errors.ts';
import { LEADERBOARD_COLUMNS, type LeaderboardColumn, type LeaderboardRow } from '../domain/leaderboard.ts';
import { type CsvRow, parseCsv } from '../text/csv.ts';
import { didYouMean } from '../text/suggest.ts';
import { correctOf, nearest } from './percent.ts';

/** Columns of the file, in order. `paper_table3_test` has its published name (P57); the others are ours (B20). */
export const LEADERBOARD_HEAD = [
  'model',
  'modality',
  'thinking',
  'paper_table3_test',
  'val_no_fig',
  'test_no_fig',
  'test_all',
] as const;

const SCORES: Readonly<Record<LeaderboardColumn, (typeof LEADERBOARD_HEAD)[number]>> = {
  val: 'val_no_fig',
  test: 'test_no_fig',
  'test-all': 'test_all',
};

/** Where a mistake is to be reported. */
type Report = (line: number, message: string, hint: string) => void;

/**
 * Reads a leaderboard in comma-separated values and checks its arithmetic: every percentage is k of 184, 602 or 794 problems
 * to one decimal, the rows are sorted by the test problems without figures, text-only models and only they have no score
 * on all test problems (P50, P51, P58), and all problems hold those without figures. Throws UserError `bad-leaderboard`
 * with every mistake and its line.
 */
export function parseLeaderboard(text: string, file: string): readonly LeaderboardRow[] {
  const mistakes: UserMistake[] = [];
  const report: Report = (line, message, hint) =>
    mistakes.push({ code: 'bad-leaderboard', message, hint, place: { file, line } });
  const [head, ...lines] = parseCsv(text);
  checkHead(head, report);
  const read =
    mistakes.length > 0 ? [] : lines.map((line) => ({ line: line.line, row: readRow(line, report) }));
  checkOrder(read, report);
  if (head !== undefined && mistakes.length === 0 && read.length === 0)
    report(head.line, 'the table has no rows', 'one line a model');
  if (mistakes.length > 0) throw new UserError(mistakes);
  return read.map(({ row }) => row);
}

function checkHead(head: CsvRow | undefined, report: Report): void {
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const missing = LEADERBOARD_HEAD.filter((name) => !names.includes(name));
  const inOrder = LEADERBOARD_HEAD.every((name, index) => names[index] === name);
  if (inOrder && names.length === LEADERBOARD_HEAD.length) return;
  const near = missing[0] === undefined ? undefined : didYouMean(missing[0], names);
  report(
    head?.line ?? 1,
    `the first line is ${JSON.stringify(names.join(','))}`,
    `expected ${LEADERBOARD_HEAD.join(',')}${near === undefined ? '' : `; ${near}`}`,
  );
}

function readRow({ line, cells }: CsvRow, report: Report): LeaderboardRow {
  const cell = (name: (typeof LEADERBOARD_HEAD)[number]) =>
    (cells[LEADERBOARD_HEAD.indexOf(name)] ?? '').trim();
  if (cells.length !== LEADERBOARD_HEAD.length)
    report(
      line,
      `the row has ${cells.length} cells`,
      `expected ${LEADERBOARD_HEAD.length}, an empty one for a dash`,
    );
  const word = (name: 'modality' | 'thinking', allowed: readonly string[]) => {
    if (!allowed.includes(cell(name)))
      report(line, `${name} is ${JSON.stringify(cell(name))}`, `expected ${allowed.join(' or ')}`);
    return cell(name);
  };
  const number = (name: (typeof LEADERBOARD_HEAD)[number]) => readPercent(cell(name), { name, line, report });
  const score = (column: LeaderboardColumn) => {
    const value = number(SCORES[column]);
    const { problems } = LEADERBOARD_COLUMNS[column];
    if (value !== null && correctOf(value, problems) === undefined)
      report(
        line,
        `${SCORES[column]} is ${value.toFixed(1)}, which no number of ${problems} problems gives`,
        nearest(value, problems),
      );
    return value;
  };
  const modality = word('modality', ['vision-language', 'text-only']);
  const row: LeaderboardRow = {
    model: cell('model'),
    modality: modality === 'text-only' ? 'text-only' : 'vision-language',
    thinking: word('thinking', ['yes', 'no']) === 'yes',
    paperTable3: number('paper_table3_test'),
    scores: { val: score('val'), test: score('test'), 'test-all': score('test-all') },
  };
  checkRow(row, line, report);
  return row;
}

function checkRow({ model, modality, scores }: LeaderboardRow, line: number, report: Report): void {
  if (model === '') report(line, 'model is empty', 'every row names its model');
  if (scores.val === null || scores.test === null)
    report(line, 'a score on the problems without figures is missing', 'every model was asked these');
  if ((modality === 'text-only') !== (scores['test-all'] === null))
    report(
      line,
      `${modality} and ${scores['test-all'] === null ? 'no score' : 'a score'} on all test problems`,
      'models that see have one, text-only models have none: they are not asked about figures',
    );
  const [without, all] = [
    correctOf(scores.test, LEADERBOARD_COLUMNS.test.problems),
    correctOf(scores['test-all'], LEADERBOARD_COLUMNS['test-all'].problems),
  ];
  const figures = LEADERBOARD_COLUMNS['test-all'].problems - LEADERBOARD_COLUMNS.test.problems;
  if (without !== undefined && all !== undefined && (all < without || all > without + figures))
    report(
      line,
      `${without} correct without figures do not go with ${all} correct of all`,
      `all test problems are those without figures and ${figures} more`,
    );
}

function checkOrder(
  read: readonly { readonly line: number; readonly row: LeaderboardRow }[],
  report: Report,
): void {
  const seen = new Set<string>();
  let before = Number.POSITIVE_INFINITY;
  for (const { line, row } of read) {
    const score = row.scores.test ?? before;
    if (score > before)
      report(
        line,
        `${row.model} has ${score.toFixed(1)} below a row with ${before.toFixed(1)}`,
        'rows are sorted by test_no_fig, best first',
      );
    if (seen.has(row.model)) report(line, `${row.model} is listed twice`, 'one row a model');
    seen.add(row.model);
    before = Math.min(before, score);
  }
}

function readPercent(
  text: string,
  { name, line, report }: { readonly name: string; readonly line: number; readonly report: Report },
): number | null {
  if (['', '-', '–', '—'].includes(text)) return null;
  const value = Number(text);
  if (/^\d{1,3}\.\d$/.test(text) && value <= 100) return value;
  report(
    line,
    `${name} is ${JSON.stringify(text)}`,
    'expected a percentage with one decimal such as 61.5, or nothing',
  );
  return null;
}
