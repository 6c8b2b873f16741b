import type { Verdict, Witness } from '../domain/verdict.ts';
import { FIXED_SEED } from '../math/budget.ts';
import type { Complex } from '../math/complex.ts';
import { evaluate, NODE_BUDGET } from '../math/evaluate.ts';
import { normalText } from '../math/normal.ts';
import { printLatex } from '../math/print.ts';
import { evaluateSecond } from '../math/second-evaluator.ts';
import { compareValues, inTwoDigits, show } from './compare-values.ts';
import { namesOfPair } from './names-of-pair.ts';
import { type PairQuestion, verifyPair } from './pair.ts';
import { domainsOf, pointAt } from './points.ts';
import { parseAnswer } from './read.ts';

/** How the verifier read one of two answers: printed again and in the normal form it compares, or where it stopped. */
export type Reading =
  | { readonly printed: string; readonly normal: string }
  | { readonly message: string; readonly position: number };

/** What a verdict stands on besides its own witness and seed. */
export interface Evidence {
  readonly reference: Reading;
  readonly candidate: Reading;
  /** A test point at which two equal formulas were evaluated, for a person to repeat. */
  readonly agreement?: Witness;
  /** What mathjs finds at the witness point, where it can evaluate both formulas as they stand. */
  readonly secondOpinion?: { readonly reference: string; readonly candidate: string };
}

/** A verdict with what it stands on. */
export interface Explanation extends Evidence {
  readonly verdict: Verdict;
}

/** Decides a pair and says how both answers were read; the same pair and seed always give the same explanation. */
export function explainPair(question: PairQuestion): Explanation {
  const verdict = verifyPair(question);
  return { verdict, ...evidenceFor(verdict, question) };
}

/** How both answers of a decided pair were read, and what they come to where a person can check it. */
export function evidenceFor(verdict: Verdict, question: PairQuestion): Evidence {
  const agreement = agreementFor(verdict, question);
  const at = verdict.witness ?? agreement;
  const secondOpinion = at && opinionAt(at, question);
  return {
    reference: readingOf(question.reference),
    candidate: readingOf(question.candidate),
    ...(agreement && { agreement }),
    ...(secondOpinion && { secondOpinion }),
  };
}

/** Points looked at for one where both formulas have a value. */
const TRIES = 8;

/** A test point of positive names, in two digits, at which two formulas accepted by their values agree as they stand. */
function agreementFor({ outcome, reason }: Verdict, question: PairQuestion): Witness | undefined {
  if (outcome !== 'equivalent' || reason !== 'numeric_identity') return undefined;
  const [reference, candidate] = [parseAnswer(question.reference), parseAnswer(question.candidate)];
  if (!reference.ok || !candidate.ok) return undefined;
  const domains = domainsOf(question.symbols ?? []);
  const names = namesOfPair(reference.node, candidate.node, domains).all;
  const budget = { left: NODE_BUDGET, seed: question.seed ?? FIXED_SEED };
  for (let index = 0; index < TRIES && budget.left > 0; index += 1) {
    const drawn = pointAt({ names, domains, assumption: 'positive', budget }, index);
    const point = {
      ...drawn,
      symbols: new Map([...drawn.symbols].map(([name, z]) => [name, inTwoDigits(z)])),
    };
    const [a, b] = [evaluate(reference.node, point), evaluate(candidate.node, point)];
    if (a === undefined || b === undefined || compareValues(a, b) !== 'equal') continue;
    const at = [...point.symbols].map(([name, value]): [string, string] => [name, show(value)]);
    return { point: Object.fromEntries(at), reference: show(a.value), candidate: show(b.value) };
  }
  return undefined;
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
