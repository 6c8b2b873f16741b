import type { Problem } from '../../domain/problem.ts';
import { findFormulas } from '../formulas.ts';
import { eachProblem, type Inspection, type Remark } from '../subject.ts';

/** Every formula of the question, the solution and the answers can be typeset. */
export const typesetting = eachProblem('typesetting', (problem, inspection) => [
  ...textRemarks(problem.question, ['question'], inspection),
  ...textRemarks(problem.solution ?? '', ['solution'], inspection),
  ...answerRemarks(problem, inspection),
]);

function textRemarks(text: string, path: Remark['path'], { typeset }: Inspection): readonly Remark[] {
  const { formulas, unclosed } = findFormulas(text);
  const open =
    unclosed === undefined
      ? []
      : [
          {
            path,
            near: text.slice(unclosed),
            message: `a formula begins with ${text.slice(unclosed, unclosed + 2).trim()} and never ends`,
            hint: 'close it, or write \\$ for a dollar sign',
          },
        ];
  const broken = formulas.flatMap(({ latex }) => {
    const problem = typeset(latex);
    return problem === undefined ? [] : [remark(latex, problem, path)];
  });
  return [...open, ...broken];
}

function answerRemarks({ answers }: Problem, { typeset }: Inspection): readonly Remark[] {
  return answers.flatMap(({ latex, kind }, index) => {
    const problem = kind === 'text' ? undefined : typeset(latex);
    return problem === undefined ? [] : [remark(latex, problem, ['answers', index, 'latex'])];
  });
}

function remark(latex: string, problem: string, path: Remark['path']): Remark {
  return {
    path,
    near: latex,
    message: `the formula ${shorten(latex)} cannot be typeset: ${problem}`,
    hint: 'correct the LaTeX; only standard and AMS commands are known to every renderer',
  };
}

const shorten = (latex: string) => JSON.stringify(latex.length > 40 ? `${latex.slice(0, 39)}…` : latex);
