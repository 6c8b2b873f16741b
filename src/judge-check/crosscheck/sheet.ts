import type { CrosscheckItem, CrosscheckKey } from '../../domain/crosscheck.ts';
import { cutMiddle } from '../../judge/cut.ts';
import { createGenerator } from '../../metrics/random.ts';
import { csvCell } from '../../text/csv.ts';
import { wordOf } from './compare.ts';
import { bothVerdicts, type TwiceJudged } from './judged-response.ts';

/** Columns of the sheet, in order. `decision` is the reviewer's: the number of the verdict that is right. */
export const SHEET_COLUMNS = [
  ...['item', 'problem', 'question', 'part', 'reference', 'response'],
  ...['verdict 1', 'stated 1', 'grounds 1', 'verdict 2', 'stated 2', 'grounds 2', 'decision', 'comment'],
] as const;

/** Most of a text in one cell, in UTF-16 units: spreadsheets hold 32,767 characters. */
const CELL_UNITS = 30_000;

/** A sheet for reviewers and its key. */
export interface Sheet {
  readonly csv: string;
  readonly items: CrosscheckKey['items'];
}

/**
 * The answers on which the judges disagree, in random order, and in each row the two verdicts in random order and without
 * the judges' names, so that no reviewer can learn which judge is which (P70). The same seed makes the same sheet.
 */
export function makeSheet(twice: readonly TwiceJudged[], seed: number): Sheet {
  const below = createGenerator(seed);
  const found = twice.flatMap((one) =>
    bothVerdicts(one)
      .filter(({ first, second }) => first.correct !== second.correct)
      .map((pair) => ({ ...pair, judged: one.judged })),
  );
  const left = [...found];
  const mixed = found.flatMap(() => left.splice(below(left.length), 1));
  const rows = mixed.map((pair, index) => {
    const { judged, at, first, second } = pair;
    const { problem, sample, model, response } = judged;
    const shownFirst = below(2) === 0 ? 'first' : 'second';
    const [one, two] = shownFirst === 'first' ? [first, second] : [second, first];
    const reference = problem.answers[at];
    const item: CrosscheckItem = {
      ...{ item: String(index + 1).padStart(3, '0'), problemId: problem.id, sample, model, answer: at + 1 },
      ...{ firstSays: wordOf(first), shownFirst },
    };
    const cells = [
      ...[item.item, problem.id, problem.question, reference?.label ?? '', reference?.latex ?? '', response],
      ...[wordOf(one), one.stated, one.grounds, wordOf(two), two.stated, two.grounds, '', ''],
    ];
    return { item, line: cells.map(cell).join(',') };
  });
  return {
    csv: `${[SHEET_COLUMNS.join(','), ...rows.map(({ line }) => line)].join('\n')}\n`,
    items: rows.map(({ item }) => item),
  };
}

/**
 * A cell that a spreadsheet shows and never computes: a text that begins like a formula gets an apostrophe, as OWASP
 * advises against CSV injection, since responses and grounds are written by models.
 */
function cell(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\0/g, '\uFFFD');
  const cut = cutMiddle(plain, CELL_UNITS);
  const shown =
    cut === undefined ? plain : `${cut.head}\n[… ${cut.leftOut} characters left out …]\n${cut.tail}`;
  return csvCell(/^\s*[=+\-@\t]/.test(shown) ? `'${shown}` : shown);
}
