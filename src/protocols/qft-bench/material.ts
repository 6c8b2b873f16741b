import type { Problem } from '../../domain/problem.ts';
import type { PromptPart } from '../protocol.ts';

const trusted = (title: string, text: string): PromptPart => ({ title, text, untrusted: false });

/** The model's own text: fenced, never an instruction. */
export const untrusted = (title: string, text: string): PromptPart => ({ title, text, untrusted: true });

/** What every judging of this protocol shows first: question, reference solution, reference answer (Q48, Q70, Q89). */
export function referenceParts(problem: Problem): PromptPart[] {
  return [
    trusted('QUESTION', problem.question),
    trusted('REFERENCE SOLUTION', problem.solution ?? '(none was written for this question)'),
    trusted('REFERENCE ANSWER', problem.answers.map(renderAnswer).join('\n')),
  ];
}

/** The problem's own requirement on the form of the answer (Q9). */
export function requirementPart(problem: Problem): PromptPart {
  return trusted('QUESTION-SPECIFIC REQUIREMENT', problem.requirement ?? '(none)');
}

function renderAnswer(answer: Problem['answers'][number]): string {
  return answer.label ? `(${answer.label}) ${answer.latex}` : answer.latex;
}
