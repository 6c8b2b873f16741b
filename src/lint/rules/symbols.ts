import type { Problem } from '../../domain/problem.ts';
import { namesIn } from '../../math/names-in.ts';
import { specialNotation } from '../../math/notation.ts';
import { parseAnswer } from '../../verify/read.ts';
import { findFormulas } from '../formulas.ts';
import { eachProblem, type Remark } from '../subject.ts';

/** Names that mean the same in every text and need no introduction. */
const UNIVERSAL = new Set(['e', 'i', '\\pi', '\\infty', '\\gamma_{E}', '\\zeta', '\\Gamma', '\\hbar']);

/** Every symbol of an answer is introduced by the question, and what is declared is used. */
export const symbols = eachProblem('symbols', (problem) => [
  ...answerRemarks(problem),
  ...declaredRemarks(problem),
]);

function answerRemarks(problem: Problem): readonly Remark[] {
  // Behind an open dollar sign text is taken for formulas and formulas for text.
  if (findFormulas(problem.question).unclosed !== undefined) return [];
  const question = plainMathOf(problem.question);
  const declared = new Set(problem.symbols.map(({ latex }) => plain(latex)));
  return problem.answers.flatMap(({ latex, kind }, index) => {
    const names =
      kind === 'symbolic' || kind === 'numeric' || kind === 'matrix' || kind === 'set' ? namesOf(latex) : [];
    const path = ['answers', index, 'latex'];
    return names.flatMap((name): Remark[] => {
      if (!isMentioned(plain(name), question))
        return [
          {
            path,
            message: `the answer contains ${name}, which the question never introduces`,
            hint: `say in the question what ${name} is, or write the answer without it`,
          },
        ];
      if (declared.has(plain(name))) return [];
      return [
        {
          path,
          severity: 'warning',
          message: `the domain of ${name} is not declared`,
          hint: `add ${name} to symbols (positive, real, complex, …), so that branches are taken as you mean them`,
        },
      ];
    });
  });
}

function declaredRemarks({ question, answers, symbols: declared }: Problem): readonly Remark[] {
  const asked = plainMathOf(question);
  return declared.flatMap(({ latex }, index): Remark[] => {
    const path = ['symbols', index, 'latex'];
    const twice = declared.findIndex((other) => plain(other.latex) === plain(latex)) < index;
    if (twice)
      return [
        { path, message: `the symbol ${latex} is declared twice`, hint: 'keep one of the two domains' },
      ];
    const isUsed =
      isMentioned(plain(latex), asked) ||
      answers.some((answer) => isMentioned(plain(latex), plain(answer.latex)));
    if (isUsed) return [];
    return [
      {
        path,
        message: `the declared symbol ${latex} stands neither in the question nor in an answer`,
        hint: 'correct its spelling, or remove it',
      },
    ];
  });
}

/** The free names of an answer, none when it cannot be read; functions of standard notation are no names. */
function namesOf(latex: string): readonly string[] {
  const special = parseAnswer(latex, specialNotation());
  const read = special.ok ? special : parseAnswer(latex);
  return read.ok ? [...namesIn(read.node)].filter((name) => !UNIVERSAL.has(name)) : [];
}

const plainMathOf = (text: string) =>
  findFormulas(text)
    .formulas.map(({ latex }) => plain(latex))
    .join(' ; ');

/** LaTeX without what only sets type: braces, spaces, font commands. */
function plain(latex: string): string {
  return latex
    .replace(
      /\\(?:mathrm|mathbf|mathcal|mathit|mathsf|boldsymbol|text|textrm|operatorname|rm|bf|cal|left|right)(?![A-Za-z])/g,
      '',
    )
    .replace(/\\var(?=epsilon|phi|theta|rho)/g, '\\')
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/[{}]/g, '');
}

/** Whether a name stands in a formula as a whole: `m` not in `\mu`, `\mu` not in `\mum`; spaces do not count. */
function isMentioned(name: string, formula: string): boolean {
  const escaped = name.replace(/\s+/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = name.startsWith('\\') ? '' : '(?<!\\\\[A-Za-z]*)';
  const after = /\\[A-Za-z]+$/.test(name) ? '(?![A-Za-z])' : '';
  const text = formula.replace(/(?<=[_^])\s+|\s+(?=[_^])/g, '');
  return new RegExp(before + escaped + after).test(text);
}
