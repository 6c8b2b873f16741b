import type { Problem, ReferenceAnswer } from '../../domain/problem.ts';
import { parseChoice } from '../../verify/read.ts';
import { eachProblem, type Remark } from '../subject.ts';

/** Shortest answer whose wording in the question gives it away, in characters without spaces; shorter ones occur by chance. */
const TELLING = 12;

/** What a problem is made of fits together: parts and labels, options, solution, and the question keeps the answer. */
export const form = eachProblem('form', (problem) => [
  ...labelRemarks(problem),
  ...answerRemarks(problem),
  ...solutionRemarks(problem),
]);

function labelRemarks({ question, answers }: Problem): readonly Remark[] {
  return answers.flatMap(({ label }, index): Remark[] => {
    const path = ['answers', index];
    if (label === undefined)
      return answers.length === 1
        ? []
        : [
            {
              path,
              message: 'one of several answers has no label',
              hint: 'give every part its label, e.g. label: a',
            },
          ];
    if (new RegExp(`\\(\\s*${literally(label)}\\s*\\)|\\b${literally(label)}[).:]`).test(question)) return [];
    return [
      {
        path: [...path, 'label'],
        message: `the question has no part (${label})`,
        hint: `mark the part with (${label}) in the question, or correct the label`,
      },
    ];
  });
}

function answerRemarks({ question, answers }: Problem): readonly Remark[] {
  return answers.flatMap((answer, index) => {
    const path = ['answers', index, 'latex'];
    return answer.kind === 'choice'
      ? choiceRemarks(question, answer, path)
      : leakRemarks(question, answer, path);
  });
}

function choiceRemarks(question: string, answer: ReferenceAnswer, path: Remark['path']): readonly Remark[] {
  const letter = parseChoice(answer);
  if (letter === undefined || new RegExp(`(?:^|[\\s*(])\\(?${literally(letter)}[).:]`, 'im').test(question))
    return [];
  const message = `the question has no option ${letter}`;
  return [{ path, message, hint: 'write each option on a line of its own as (A), (B), …' }];
}

function leakRemarks(question: string, { latex }: ReferenceAnswer, path: Remark['path']): readonly Remark[] {
  const squeezed = latex.replace(/\s+/g, '');
  if (squeezed.length < TELLING || !question.replace(/\s+/g, '').includes(squeezed)) return [];
  return [
    { path, message: 'the question contains its answer', hint: 'take it out, or ask for another quantity' },
  ];
}

function solutionRemarks({ solution, answers }: Problem): readonly Remark[] {
  if (solution !== undefined && solution.trim() !== '') return [];
  const hint = 'write the steps; the judge compares reasoning with them';
  const message = `there is no reference solution for ${answers.length === 1 ? 'the answer' : 'the answers'}`;
  return [{ path: [], severity: 'warning', message, hint }];
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
