import type { Box } from '../domain/extraction.ts';
import type { DeclaredSymbol, ReferenceAnswer } from '../domain/problem.ts';
import type { Verdict } from '../domain/verdict.ts';
import type { VerifyProfile } from '../domain/verify-profile.ts';
import { FIXED_SEED } from '../math/budget.ts';
import { NODE_BUDGET } from '../math/evaluate.ts';
import { verdict, verifyAnswer } from './answer.ts';
import { splitParts } from './parts.ts';

/** All boxes of a response against all scored parts of the problem. */
export interface BoxesQuestion {
  readonly answers: readonly ReferenceAnswer[];
  readonly boxes: readonly Box[];
  readonly symbols: readonly DeclaredSymbol[];
  readonly profile: VerifyProfile;
}

/**
 * Decides a whole response, within the budget of one answer. One answer: exactly one box, or all boxes equivalent to it (requirements A4). Several
 * answers: one box with all parts, or one box a part, in the order of the question or by label. Everything else is
 * undecided: a contradiction between boxes is for the judge.
 */
export function verifyBoxes(question: BoxesQuestion): Verdict {
  return { ...verifyParts(question), seed: FIXED_SEED };
}

function verifyParts(question: BoxesQuestion): Verdict {
  const { answers, boxes } = question;
  if (boxes.length === 0) return verdict('undecided', 'no_box', 'boxes', 'no boxed answer');
  const [only] = answers;
  if (only !== undefined && answers.length === 1) return oneAnswer(question, only);
  return severalAnswers(question);
}

function oneAnswer(question: BoxesQuestion, reference: ReferenceAnswer): Verdict {
  const { boxes, symbols, profile } = question;
  const contents = [...new Set(boxes.map((box) => box.content))];
  const verdicts: Verdict[] = [];
  const budget = { left: NODE_BUDGET };
  for (const candidate of contents) {
    const found = verifyAnswer({ reference, candidate, symbols, profile, budget });
    verdicts.push(found);
    if (found.outcome !== 'equivalent') break;
  }
  const [first] = verdicts;
  if (first !== undefined && (contents.length === 1 || verdicts.every((v) => v.outcome === 'equivalent')))
    return first;
  const trace = verdicts.map((v, index) => `box ${index + 1}: ${v.outcome}, ${v.reason}`);
  return {
    ...verdict('undecided', 'several_boxes', 'boxes', 'the boxes do not all equal the reference'),
    trace,
  };
}

function severalAnswers(question: BoxesQuestion): Verdict {
  const { answers, boxes, symbols, profile } = question;
  const parts = splitParts(
    answers,
    boxes.map((box) => box.content),
  );
  if (parts === undefined)
    return verdict('undecided', 'several_parts', 'boxes', 'the parts could not be matched one to one');
  const budget = { left: NODE_BUDGET };
  const verdicts = answers.map((reference, index) =>
    verifyAnswer({ reference, candidate: parts[index] ?? '', symbols, profile, budget }),
  );
  const trace = verdicts.map(
    (v, index) => `part ${answers[index]?.label ?? index + 1}: ${v.outcome}, ${v.reason}`,
  );
  const worst =
    verdicts.find((v) => v.outcome === 'different') ?? verdicts.find((v) => v.outcome === 'undecided');
  const chosen = worst ?? verdicts[0];
  if (chosen === undefined) return verdict('undecided', 'several_parts', 'boxes', 'no parts');
  const printed = verdicts.every((v) => v.printed !== undefined)
    ? verdicts.map((v) => v.printed).join(',\\; ')
    : undefined;
  const { printed: _, ...rest } = chosen;
  return { ...rest, trace, ...(printed !== undefined && { printed }) };
}
