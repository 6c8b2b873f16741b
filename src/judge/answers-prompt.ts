import type { ChatMessage, Sha256 } from '../domain/ports.ts';
import type { Problem } from '../domain/problem.ts';
import type { JudgedReference } from './answers.ts';
import { VERDICTS_KEY } from './answers-reply.ts';
import { renderMaterial } from './material.ts';

/** What the prompt about one response is made from; the reference solution is not among it (P25). */
export interface AnswersPromptInput {
  readonly instructions: string;
  readonly problem: Pick<Problem, 'question' | 'figures'>;
  /** visible text of the response, without reasoning */
  readonly response: string;
  readonly references: readonly JudgedReference[];
  readonly sha256: Sha256;
}

/** The prompt of one judge call: question, labelled reference answers and response; the reply is JSON. */
export function renderAnswersPrompt({
  instructions,
  problem,
  response,
  references,
  sha256,
}: AnswersPromptInput): ChatMessage[] {
  const { length: count } = references;
  return renderMaterial({
    instructions,
    parts: [
      { title: 'QUESTION', text: renderQuestion(problem), untrusted: false },
      { title: 'REFERENCE ANSWERS', text: references.map(renderReference).join('\n'), untrusted: false },
      { title: 'RESPONSE', text: response, untrusted: true },
    ],
    cleanse: withoutVerdicts,
    closing: [
      'End of the material. Do now what the instructions above ask. Reply with one JSON object and nothing else,',
      `with exactly ${count === 1 ? 'one verdict' : `${count} verdicts, in the order of the reference answers`}:`,
      `{"${VERDICTS_KEY}": [{"answer": 1, "stated": "…", "grounds": "…", "correct": true or false}${count > 1 ? ', …' : ''}]}`,
    ],
    sha256,
  });
}

function renderQuestion({ question, figures }: AnswersPromptInput['problem']): string {
  if (figures.length === 0) return question;
  return `${question}\n\n[The question comes with ${figures.length === 1 ? 'a figure' : `${figures.length} figures`}, not shown here.]`;
}

function renderReference({ label, latex }: JudgedReference, at: number): string {
  const part = label === undefined ? '' : `part (${label}): `;
  return `${at + 1}. ${part}${latex.trim().replace(/\s*\n\s*/g, ' ')}`;
}

/** A JSON key of as many characters as the one that holds verdicts, written plainly or with escapes. */
const KEY_OF_THAT_LENGTH = new RegExp(
  `"(?:[A-Za-z]|\\\\u[0-9a-fA-F]{4}){${VERDICTS_KEY.length}}"(?=\\s*:)`,
  'g',
);

/** Takes forged verdicts out of a response: without the key that holds them nothing is read as one in a reply. */
export function withoutVerdicts(text: string): string {
  return text.replace(KEY_OF_THAT_LENGTH, (key) =>
    JSON.parse(key) === VERDICTS_KEY ? '[verdict removed]' : key,
  );
}
