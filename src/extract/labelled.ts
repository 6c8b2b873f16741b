import type { LabelledResponse, StatedAnswer, StatedConfidence } from '../domain/labelled.ts';
import { extractBoxes } from './boxed.ts';
import { NO_CONFIDENCE, readConfidence } from './confidence.ts';
import { type Section, sectionsOf } from './sections.ts';
import { statedAnswers } from './stated-answers.ts';
import { visibleText } from './visible.ts';

/**
 * Reads a response in three parts, Explanation, Answers and Confidence (P19–P21), as models write it: any case, Markdown,
 * LaTeX, labels in many spellings, answers over several lines. Never throws; linear in the text.
 *
 * Where the part "Answers:" is repeated, the last complete one counts, that is the last one that states an answer and has a
 * confidence behind it: it is the model's last word, and one that the token limit cut off is not all of it. Where none has a
 * confidence, the last one that states an answer counts. A response without the part states what it boxes, so
 * that a right answer in another form goes to the judge and is not wrong unread (B12, P40).
 */
export function readLabelledResponse(text: string): LabelledResponse {
  const visible = visibleText(text);
  const read = readSections(sectionsOf(visible));
  if (read.answers.length > 0) return read;
  const parted = readSections(sectionsOf(separateParts(visible)));
  if (parted.answers.length > 0) return parted;
  const boxes = extractBoxes(visible).boxes.map(({ content }) => content.trim());
  return { ...read, answers: [...new Set(boxes)].map((box) => ({ text: box })) };
}

interface Stating {
  readonly at: number;
  readonly answers: readonly StatedAnswer[];
}

function readSections(sections: readonly Section[]): LabelledResponse {
  const stating = sections.flatMap((section, at): readonly Stating[] => {
    const answers = section.part === 'answers' ? statedAnswers(section.lines) : [];
    return answers.length === 0 ? [] : [{ at, answers }];
  });
  const chosen = stating.findLast(({ at }) => isFollowed(sections, at)) ?? stating.at(-1);
  const at = chosen?.at ?? sections.length;
  return {
    explanation: explanationOf(sections, at),
    answers: chosen?.answers ?? [],
    confidence: confidenceOf(sections, at),
  };
}

/** Whether a confidence comes behind a part, before any other answers. */
function isFollowed(sections: readonly Section[], at: number): boolean {
  for (let next = at + 1; next < sections.length; next += 1) {
    const part = sections[next]?.part;
    if (part === 'answers' || part === 'confidence') return part === 'confidence';
  }
  return false;
}

/** The border of a code block: some models put the whole response into one. */
const FENCE = /^\s{0,3}```[a-z]{0,12}\s*$/;

/** Everything before the answers that count; where there is nothing, the explanation behind them. */
function explanationOf(sections: readonly Section[], at: number): string {
  const textOf = (some: readonly Section[]) =>
    some
      .filter(({ part }) => part !== 'confidence')
      .map(({ lines }) =>
        lines
          .filter((line) => !FENCE.test(line))
          .join('\n')
          .trim(),
      )
      .filter((one) => one !== '')
      .join('\n\n');
  const before = textOf(sections.slice(0, at));
  return before === '' ? textOf(sections.slice(at + 1).filter(({ part }) => part === 'explanation')) : before;
}

/** The confidence behind the answers, or, where none stands there, the last one before them. */
function confidenceOf(sections: readonly Section[], at: number): StatedConfidence {
  const readAll = (some: readonly Section[]) =>
    some.filter(({ part }) => part === 'confidence').map(({ lines }) => readConfidence(lines.join('\n')));
  const [behind, before] = [readAll(sections.slice(at + 1)), readAll(sections.slice(0, at))];
  return behind.find(({ given }) => given) ?? before.findLast(({ given }) => given) ?? NO_CONFIDENCE;
}

const PART_INSIDE = /([.!?)\]}$*]\s{1,4})(?=\**(?:Final )?(?:Answers?|Confidence)\**\s?:)/g;

/** Puts the parts of a response in one paragraph on lines of their own: "… = 5. Answers: 5 J. Confidence: 90%". */
function separateParts(text: string): string {
  return /Confidence\**\s?:/.test(text) ? text.replace(PART_INSIDE, '$1\n') : text;
}
