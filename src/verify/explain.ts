import type { Verdict, Witness } from '../domain/verdict.ts';
import type { Complex } from '../math/complex.ts';
import { normalText } from '../math/normal.ts';
import { printLatex } from '../math/print.ts';
import { evaluateSecond } from '../math/second-evaluator.ts';
import { show } from './compare-values.ts';
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
  /** What mathjs finds at the witness point, where it can evaluate both formulas as they stand. */
  readonly secondOpinion?: { readonly reference: string; readonly candidate: string };
}

/** Decides a pair and says how both answers were read; the same pair always gives the same explanation. */
export function explainPair(question: PairQuestion): Explanation {
  const verdict = verifyPair(question);
  const secondOpinion = verdict.witness && opinionAt(verdict.witness, question);
  return {
    verdict,
    reference: readingOf(question.reference),
    candidate: readingOf(question.candidate),
    ...(secondOpinion && { secondOpinion }),
  };
}

function opinionAt(witness: Witness, question: PairQuestion): Explanation['secondOpinion'] {
  const symbols = new Map<string, Complex>();
  for (const [name, value] of Object.entries(witness.point)) {
    const z = readComplex(value);
    if (z === undefined) return undefined;
    symbols.set(name, z);
  }
  const [reference, candidate] = [question.reference, question.candidate].map((text) => {
    const parsed = parseAnswer(text);
    const value = parsed.ok ? evaluateSecond(parsed.node, symbols) : undefined;
    return value && show(value);
  });
  return reference === undefined || candidate === undefined ? undefined : { reference, candidate };
}

/** A number as a witness states it: `2.4`, `1.5 - 0.3i`. */
function readComplex(text: string): Complex | undefined {
  const [, re = '', sign = '+', im = '0'] =
    /^(-?[0-9.]+(?:e[+-]?[0-9]+)?)(?: ([+-]) ([0-9.]+(?:e[+-]?[0-9]+)?)i)?$/.exec(text) ?? [];
  return re === '' ? undefined : { re: Number(re), im: Number(`${sign}${im}`) };
}

function readingOf(text: string): Reading {
  const parsed = parseAnswer(text);
  if (!parsed.ok) return { message: parsed.error.message, position: parsed.error.position };
  return { printed: printLatex(parsed.node), normal: normalText(parsed.node) };
}
