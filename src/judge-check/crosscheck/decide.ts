import type { CrosscheckItem, CrosscheckKey, JudgePlace } from '../../domain/crosscheck.ts';
import { UserError, type UserMistake } from '../../domain/errors.ts';
import { type Agreement, agreementOf, majorityLabel } from '../../metrics/agreement.ts';
import { clopperPearson } from '../../metrics/interval.ts';
import { parseCsv } from '../../text/csv.ts';

/** Which judge one reviewer takes to be right, by item; an item without a decision is absent. */
export interface Reviewer {
  readonly name: string;
  readonly decisions: ReadonlyMap<string, JudgePlace>;
}

const COLUMNS = ['item', 'decision'] as const;

/**
 * Reads the filled-in sheet of one reviewer: in the column `decision` the number of the right verdict, or `correct` or
 * `wrong` for what the answer is; an empty cell is no decision. Throws UserError `bad-labels` with every cell that cannot be
 * read.
 */
export function parseDecisions({
  text,
  file,
  key,
}: {
  readonly text: string;
  readonly file: string;
  readonly key: CrosscheckKey;
}): Reviewer {
  const [head, ...rows] = parseCsv(text);
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const mistakes: UserMistake[] = [];
  const wrong = (line: number, message: string, hint: string): void =>
    void mistakes.push({ code: 'bad-labels', message, hint, place: { file, line } });
  if (COLUMNS.some((name) => !names.includes(name)))
    wrong(1, 'the first line has no columns item and decision', 'keep the first line of the sheet as it was');
  const items = new Map(key.items.map((item) => [item.item, item]));
  const decisions = new Map<string, JudgePlace>();
  const seen = new Set<string>();
  for (const { line, cells } of mistakes.length > 0 ? [] : rows) {
    const [written = '', decision = ''] = COLUMNS.map((name) =>
      cells[names.indexOf(name)]?.trim().toLowerCase(),
    );
    const item = items.get(written.padStart(3, '0'));
    if (item === undefined) {
      wrong(line, `there is no item ${JSON.stringify(written)}`, 'items are those of the sheet');
      continue;
    }
    if (seen.has(item.item)) wrong(line, `item ${item.item} stands there twice`, 'keep one of the two lines');
    seen.add(item.item);
    const place = readDecision(decision, item);
    if (place === undefined)
      wrong(line, `decision is ${JSON.stringify(decision)}`, 'expected 1, 2, correct, wrong, or nothing');
    else if (place !== null) decisions.set(item.item, place);
  }
  if (mistakes.length > 0) throw new UserError(mistakes);
  return { name: file.replace(/^.*[\\/]/, '').replace(/\.csv$/i, ''), decisions };
}

/** The judge a decision is for; null for none, undefined for what is no decision. */
function readDecision(
  text: string,
  { shownFirst, firstSays }: CrosscheckItem,
): JudgePlace | null | undefined {
  switch (text) {
    case '':
    case '?':
      return null;
    case '1':
      return shownFirst;
    case '2':
      return otherOf(shownFirst);
    case 'correct':
    case 'wrong':
      return text === firstSays ? 'first' : 'second';
    default:
      return undefined;
  }
}

function otherOf(place: JudgePlace): JudgePlace {
  return place === 'first' ? 'second' : 'first';
}

/** How often each judge was right, by the majority of the reviewers who decided an item. */
export interface Adjudication {
  readonly items: number;
  readonly decided: number;
  readonly rightFirst: number;
  /** 95 % Clopper-Pearson interval of rightFirst ÷ decided; null where nothing is decided */
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** how the decided items split by what the first judge said */
  readonly byFirst: Readonly<
    Record<'correct' | 'wrong', { readonly decided: number; readonly rightFirst: number }>
  >;
  /** shares of all compared answers on which each judge was found wrong: at least so many it got wrong */
  readonly compared: number;
  readonly reviewers: readonly { readonly names: readonly [string, string]; readonly agreement: Agreement }[];
}

/** Counts the decisions of the reviewers. A tie between them decides nothing. */
export function adjudicate(key: CrosscheckKey, reviewers: readonly Reviewer[]): Adjudication {
  const decided = key.items.flatMap((item) => {
    const votes = reviewers.flatMap(({ decisions }) => decisions.get(item.item) ?? []);
    const right = majorityLabel(votes);
    return right === undefined ? [] : [{ item, isFirst: right === 'first' }];
  });
  const split = (says: CrosscheckItem['firstSays']) => {
    const own = decided.filter(({ item }) => item.firstSays === says);
    return { decided: own.length, rightFirst: own.filter(({ isFirst }) => isFirst).length };
  };
  const rightFirst = decided.filter(({ isFirst }) => isFirst).length;
  return {
    items: key.items.length,
    decided: decided.length,
    rightFirst,
    interval:
      decided.length === 0 ? null : clopperPearson({ numerator: rightFirst, denominator: decided.length }),
    byFirst: { correct: split('correct'), wrong: split('wrong') },
    compared: key.compared,
    reviewers: twos(reviewers).map(([a, b]) => ({
      names: [a.name, b.name],
      agreement: agreementOf(
        key.items.flatMap(({ item }) => {
          const [one, two] = [a.decisions.get(item), b.decisions.get(item)];
          return one === undefined || two === undefined ? [] : [[one, two] as const];
        }),
      ),
    })),
  };
}

const twos = <Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] =>
  items.flatMap((a, index) => items.slice(index + 1).map((b) => [a, b] as const));
