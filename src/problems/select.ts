import { UserError, type UserErrorCode, type UserMistake } from '../domain/errors.ts';
import type { Problem, ProblemSet } from '../domain/problem.ts';
import { didYouMean } from '../text/suggest.ts';
import { apportion, seededRandom, shuffle } from './sample.ts';

/** Which problems of a set are asked; null means no restriction. `figures` counts as `all` when absent. */
export interface Selection {
  readonly categories: readonly string[] | null;
  readonly ids: readonly string[] | null;
  readonly split: string | null;
  readonly sample: number | null;
  readonly seed: number;
  readonly figures?: 'all' | 'without' | 'with';
}

/**
 * The problems to ask, ordered by id. A sample is stratified: each category has its share by largest remainders, drawn
 * by a generator seeded with `seed` and the category, so that it depends on neither the order of files nor the other
 * categories. Throws UserError for a category, id or split the set does not have, for a sample larger than what is left
 * to draw from, and `no-problems` when nothing is left.
 */
export function selectProblems(set: ProblemSet, selection: Selection): readonly Problem[] {
  const unknown = unknownNames(set, selection);
  if (unknown.length > 0) throw new UserError(unknown);
  const kept = set.problems.filter((problem) => matches(problem, selection)).sort(byId);
  if (kept.length === 0) {
    throw userError(
      'no-problems',
      `no problem of ${set.name} fits all of ${filtersOf(selection).join(', ')}`,
      'leave one of them out',
    );
  }
  const { sample, seed } = selection;
  if (sample === null) return kept;
  if (sample > kept.length) {
    throw userError(
      'bad-option',
      `sample is ${sample}, but only ${kept.length} problems are selected`,
      'draw fewer, or select more',
    );
  }
  return drawSample({ problems: kept, sample, seed });
}

/**
 * The problems a model is asked. One that cannot see is not asked what shows a figure, which is left out and not counted as
 * wrong (B16); the selection, and with it a sample, is the same for both. Throws UserError `no-problems` when nothing is left.
 */
export function withoutUnseen(
  problems: readonly Problem[],
  { vision }: { readonly vision: boolean },
): { readonly asked: readonly Problem[]; readonly excluded: number } {
  const asked = vision ? problems : problems.filter(({ figures }) => figures.length === 0);
  if (asked.length > 0) return { asked, excluded: problems.length - asked.length };
  throw userError(
    'no-problems',
    `all ${problems.length} selected problems have figures, and the model is not declared to see`,
    'set vision for a model that takes images',
  );
}

function matches(problem: Problem, { categories, ids, split, figures = 'all' }: Selection): boolean {
  return (
    (categories === null || categories.includes(problem.category)) &&
    (ids === null || ids.includes(problem.id)) &&
    (isWhole(split) || problem.split === split) &&
    (figures === 'all' || problem.figures.length > 0 === (figures === 'with'))
  );
}

/** `all` is no restriction (P15), also for a set without splits. */
function isWhole(split: string | null): split is null | 'all' {
  return split === null || split === 'all';
}

function drawSample({
  problems,
  sample,
  seed,
}: {
  problems: readonly Problem[];
  sample: number;
  seed: number;
}) {
  const names = [...new Set(problems.map(({ category }) => category))];
  const groups = names.map((name) => [name, problems.filter(({ category }) => category === name)] as const);
  const quotas = apportion(new Map(groups.map(([name, group]) => [name, group.length])), sample);
  return groups
    .flatMap(([name, group]) =>
      shuffle(group, seededRandom(`${seed}:${name}`)).slice(0, quotas.get(name) ?? 0),
    )
    .sort(byId);
}

/** By code units, so that the order is the same in every locale. */
function byId(a: Problem, b: Problem): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

function unknownNames(set: ProblemSet, { categories, ids, split }: Selection): readonly UserMistake[] {
  const all = (read: (problem: Problem) => string | undefined) =>
    [...new Set(set.problems.map(read).filter((name) => name !== undefined))].sort();
  return [
    ...unknownIn({
      what: 'category',
      wanted: categories,
      known: all(({ category }) => category),
      set: set.name,
    }),
    ...unknownIn({ what: 'problem', wanted: ids, known: all(({ id }) => id), set: set.name }),
    ...unknownSplit(split, { known: all((problem) => problem.split), set: set.name }),
  ];
}

function unknownSplit(
  split: string | null,
  { known, set }: Pick<Wanted, 'known' | 'set'>,
): readonly UserMistake[] {
  if (isWhole(split)) return [];
  if (known.length > 0) return unknownIn({ what: 'split', wanted: [split], known, set });
  const message = `split is ${JSON.stringify(split)}, but the problems of ${set} name no split`;
  return [{ code: 'bad-option', message, hint: 'leave split out, or set it to all' }];
}

/** Most names listed in a hint. */
const MAX_LISTED = 20;

interface Wanted {
  readonly what: string;
  readonly wanted: readonly string[] | null;
  readonly known: readonly string[];
  readonly set: string;
}

function unknownIn({ what, wanted, known, set }: Wanted): readonly UserMistake[] {
  const more = known.length > MAX_LISTED ? ` and ${known.length - MAX_LISTED} more` : '';
  const list = known.length === 0 ? 'it has none' : `it has ${known.slice(0, MAX_LISTED).join(', ')}${more}`;
  return (wanted ?? [])
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = didYouMean(name, known);
      const message = `${set} has no ${what} ${JSON.stringify(name)}`;
      return { code: 'bad-option', message, hint: near ? `${near} ${list}` : list };
    });
}

function filtersOf({ categories, ids, split, figures = 'all' }: Selection): readonly string[] {
  const given = {
    categories: categories?.join(' '),
    ids: ids?.join(' '),
    split: isWhole(split) ? undefined : split,
  };
  const named = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${value}`],
  );
  return figures === 'all' ? named : [...named, `figures ${figures}`];
}

function userError(code: UserErrorCode, message: string, hint: string): UserError {
  return new UserError({ code, message, hint });
}
