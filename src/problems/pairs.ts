import type { SourcePlace, UserMistake } from '../domain/errors.ts';
import { AnswerPair, PairContext } from '../domain/pair.ts';
import { parseJson } from '../text/json.ts';
import { didYouMean } from '../text/suggest.ts';
import { renderIssue, renderPath } from './issues.ts';
import type { ProblemRow } from './rows.ts';

/** A pair of answers, or what is wrong with its line. */
export type ReadPair =
  | { readonly ok: true; readonly pair: AnswerPair }
  | { readonly ok: false; readonly mistakes: readonly UserMistake[] };

/** Reads one line of a file of pairs. */
export function readPair(line: string, place: SourcePlace): ReadPair {
  const json = parseJson(line);
  if (!json.ok) {
    const { message, column } = json.mistake;
    const mistake: UserMistake = { code: 'bad-pairs', message, place: { ...place, column } };
    // What begins as an object has a slip in it, whose place is help enough.
    const hint = 'a line is one JSON object: {"id": …, "reference": "…", "candidate": "…"}';
    return { ok: false, mistakes: [line.trimStart().startsWith('{') ? mistake : { ...mistake, hint }] };
  }
  const parsed = AnswerPair.safeParse(json.value);
  if (parsed.success) return { ok: true, pair: parsed.data };
  const row: ProblemRow = {
    value: json.value,
    placeOf: (path, part) => ({ ...place, column: json.locate(path, part).column }),
  };
  return { ok: false, mistakes: parsed.error.issues.flatMap((issue) => mistakesOf(issue, row)) };
}

/** What is wrong with a context that stands by itself, without a place; empty where it can be read. */
export function contextMistakes(value: unknown): readonly UserMistake[] {
  const parsed = PairContext.safeParse(value);
  if (parsed.success) return [];
  const row: ProblemRow = { value, placeOf: () => ({ file: '' }) };
  return parsed.error.issues
    .flatMap((issue) => mistakesOf(issue, row))
    .map(({ place: _, ...mistake }) => mistake);
}

type Issue = Parameters<typeof renderIssue>[0];

function mistakesOf(issue: Issue, row: ProblemRow): readonly UserMistake[] {
  if (issue.code !== 'unrecognized_keys')
    return [{ ...renderIssue(issue, row, 'a pair'), code: 'bad-pairs' }];
  const known = Object.keys(PairContext.shape);
  return issue.keys.map((key) => ({
    code: 'bad-pairs',
    message: `there is no key ${JSON.stringify(renderPath([...issue.path, key]))}`,
    hint: didYouMean(key, known) ?? `keys: ${known.join(', ')}`,
    place: row.placeOf([...issue.path, key], 'key'),
  }));
}
