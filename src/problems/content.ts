import type { UserMistake } from '../domain/errors.ts';
import type { Problem } from '../domain/problem.ts';
import type { ProblemRow } from './rows.ts';

/** Longest question, in UTF-16 units: far beyond any real one, and below the context of every model. */
export const MAX_QUESTION_LENGTH = 100_000;

/** What a schema cannot say about a single problem. Other sets may give one part several answers (`repeatsLabels`). */
export function contentMistakes(
  problem: Problem,
  row: ProblemRow,
  { repeatsLabels }: { readonly repeatsLabels: boolean },
): readonly UserMistake[] {
  const { question, answers } = problem;
  const blank = (['question', 'category'] as const)
    .filter((key) => problem[key].trim() === '')
    .map((key) => mistake(`"${key}" is blank`, row, [key]));
  const long =
    question.length > MAX_QUESTION_LENGTH
      ? [
          mistake(
            `"question" has ${question.length} characters, expected at most ${MAX_QUESTION_LENGTH}`,
            row,
            ['question'],
          ),
        ]
      : [];
  const labels = answers.map(({ label }) => label);
  const twice = labels.flatMap((label, index) =>
    !repeatsLabels && label !== undefined && labels.indexOf(label) < index
      ? [
          mistake(`the label ${JSON.stringify(label)} stands on two answers`, row, [
            'answers',
            index,
            'label',
          ]),
        ]
      : [],
  );
  return [...blank, ...long, ...twice];
}

function mistake(message: string, row: ProblemRow, path: readonly (string | number)[]): UserMistake {
  return { code: 'bad-problems', message, place: row.placeOf(path) };
}
