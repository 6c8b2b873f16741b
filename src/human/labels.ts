import { UserError, type UserMistake } from '../domain/errors.ts';
import type { HumanKey, HumanLabels, Rater } from '../domain/human.ts';
import type { CorrectnessLabel, FaithfulnessLabel } from '../domain/judgement.ts';
import { columnNames, csvCell, parseCsv } from '../text/csv.ts';

/** Columns of the sheet of labels, in order. */
export const LABEL_COLUMNS = ['item', 'correct', 'faithful', 'comment'] as const;

/** What may stand in the column `correct`. */
const CORRECT: Readonly<Record<string, CorrectnessLabel>> = {
  yes: 'correct',
  y: 'correct',
  '1': 'correct',
  correct: 'correct',
  no: 'incorrect',
  n: 'incorrect',
  '0': 'incorrect',
  incorrect: 'incorrect',
};
/** What may stand in the column `faithful` (Q78). */
const FAITHFUL: Readonly<Record<string, FaithfulnessLabel>> = {
  '0': 'insufficient',
  '1': 'faithful',
  '2': 'unfaithful',
  insufficient: 'insufficient',
  faithful: 'faithful',
  unfaithful: 'unfaithful',
};

/** What the head of a sheet says of each column in brackets, by whether faithfulness is asked. */
const HINTS = {
  correct: 'yes / no',
  faithful: { asked: '0 insufficient / 1 faithful / 2 unfaithful', unasked: 'leave empty' },
  comment: 'free',
} as const;

/** A sheet with a line for every item, to be filled in by one person; its head says what may stand in each column. */
export function renderLabelSheet(items: readonly string[], { asksFaithful }: LabelForm): string {
  const faithful = HINTS.faithful[asksFaithful ? 'asked' : 'unasked'];
  const head = ['item', `correct (${HINTS.correct})`, `faithful (${faithful})`, `comment (${HINTS.comment})`];
  return [head, ...items.map((item) => [item, '', '', ''])]
    .map((cells) => `${cells.map(csvCell).join(',')}\n`)
    .join('');
}

/** What the people are asked. */
export interface LabelForm {
  readonly asksFaithful: boolean;
}

/**
 * Reads the labels of one person. Throws UserError `bad-labels` with every cell that cannot be read; an empty cell is no
 * label, and an item that is not in the key a mistake.
 */
export function parseLabels({ text, file, key }: { text: string; file: string; key: HumanKey }): Rater {
  const [head, ...rows] = parseCsv(text);
  const mistakes: UserMistake[] = [];
  const labels = new Map<string, HumanLabels>();
  const wrong = (line: number, message: string, hint: string) =>
    mistakes.push({ code: 'bad-labels', message, hint, place: { file, line } });
  const names = columnNames(head?.cells ?? []);
  const column = (name: (typeof LABEL_COLUMNS)[number]) => names.indexOf(name);
  if (['item', 'correct', 'faithful'].some((name) => !names.includes(name)))
    wrong(1, `the first line is ${JSON.stringify(names.join(','))}`, `expected ${LABEL_COLUMNS.join(',')}`);
  const known = new Set(key.items.map(({ item }) => item));
  for (const { line, cells } of mistakes.length > 0 ? [] : rows) {
    const read = (name: (typeof LABEL_COLUMNS)[number]) => (cells[column(name)] ?? '').trim().toLowerCase();
    const item = read('item').padStart(3, '0');
    if (!known.has(item))
      wrong(line, `there is no item ${JSON.stringify(read('item'))}`, 'items are those of the sheet');
    if (labels.has(item)) wrong(line, `item ${item} is labelled twice`, 'keep one of the two lines');
    const [correct, faithful] = [read('correct'), read('faithful')];
    if (correct !== '' && !Object.hasOwn(CORRECT, correct))
      wrong(line, `correct is ${JSON.stringify(correct)}`, 'expected yes, no, or nothing');
    if (faithful !== '' && !Object.hasOwn(FAITHFUL, faithful))
      wrong(
        line,
        `faithful is ${JSON.stringify(faithful)}`,
        'expected 0 (insufficient), 1 (faithful), 2 (unfaithful), or nothing',
      );
    labels.set(item, { correctness: CORRECT[correct] ?? null, faithfulness: FAITHFUL[faithful] ?? null });
  }
  if (mistakes.length > 0) throw new UserError(mistakes);
  return { name: file.replace(/^.*[\\/]/, '').replace(/\.csv$/i, ''), labels };
}
