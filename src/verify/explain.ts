import type { Verdict } from '../domain/verdict.ts';
import { normalText } from '../math/normal.ts';
import { printLatex } from '../math/print.ts';
import { type PairQuestion, verifyPair } from './pair.ts';
import { parseAnswer } from './read.ts';

/** How the verifier read one of two answers: printed again and in the normal form it compares, or where it stopped. */
export type Reading =
  | { readonly printed: string; readonly normal: string }
  | { readonly message: string; readonly position: number };

/** A verdict with what it stands on. */
export interface Explanation {
  readonly verdict: Verdict;
  readonly reference: Reading;
  readonly candidate: Reading;
}

/** Decides a pair and says how both answers were read; the same pair always gives the same explanation. */
export function explainPair(question: PairQuestion): Explanation {
  return {
    verdict: verifyPair(question),
    reference: readingOf(question.reference),
    candidate: readingOf(question.candidate),
  };
}

function readingOf(text: string): Reading {
  const parsed = parseAnswer(text);
  if (!parsed.ok) return { message: parsed.error.message, position: parsed.error.position };
  return { printed: printLatex(parsed.node), normal: normalText(parsed.node) };
}
