import type { UserMistake } from '../domain/errors.ts';
import type { Problem, ReferenceAnswer } from '../domain/problem.ts';
import { type LoadedProblems, throwMistakes } from './load.ts';

/** Whether the verifier can read a reference answer; `position` counts UTF-16 units of its LaTeX from 0. */
export type ReadReference = (
  answer: ReferenceAnswer,
) => { readonly ok: true } | { readonly ok: false; readonly message: string; readonly position: number };

/** Most ids named in one warning. */
const MAX_NAMED = 8;

/**
 * Checks before any request that every reference answer can be read. A declared answer that cannot be is a mistake of the
 * set (UserError `bad-reference`); one whose format declares no kind becomes a `text` answer for the judge, with a
 * warning. Returns the set to go on with.
 */
export function checkReferences(set: LoadedProblems, readReference: ReadReference): LoadedProblems {
  const mistakes: UserMistake[] = [];
  const judgeOnly: string[] = [];
  const problems = set.problems.map((problem) => {
    const origin = set.origins.get(problem.id);
    const answers = problem.answers.map((answer, index) => {
      const read = answer.kind === 'text' ? ({ ok: true } as const) : readReference(answer);
      if (read.ok) return answer;
      if (origin && !origin.declaresKinds) return { ...answer, kind: 'text' as const };
      const path = ['answers', index, 'latex'];
      mistakes.push({
        code: 'bad-reference',
        message: `${problem.id}: the answer cannot be read at character ${read.position + 1}: ${read.message}`,
        hint: 'rewrite it, or declare kind: text to leave it to the judge',
        ...(origin && { place: origin.placeOf(path) }),
      });
      return answer;
    });
    if (origin && !origin.declaresKinds && answers.some(({ kind }) => kind === 'text'))
      judgeOnly.push(problem.id);
    return { ...problem, answers } satisfies Problem;
  });
  throwMistakes(mistakes);
  return { ...set, problems, warnings: [...set.warnings, ...judgeOnlyWarning(judgeOnly, problems)] };
}

function judgeOnlyWarning(ids: readonly string[], problems: readonly Problem[]): readonly string[] {
  if (ids.length === 0) return [];
  const named = ids.slice(0, MAX_NAMED).join(', ');
  const more = ids.length > MAX_NAMED ? ` and ${ids.length - MAX_NAMED} more` : '';
  return [
    `${ids.length} of ${problems.length} problems have answers only a judge can compare: ${named}${more}`,
  ];
}
