import type { Problem, ReferenceAnswer } from '../../domain/problem.ts';
import type { VerdictOutcome } from '../../domain/verdict.ts';
import type { VerifyProfile } from '../../domain/verify-profile.ts';
import { rewritings } from '../../evaluation/controls/latex.ts';
import { verifyAnswer } from '../../verify/index.ts';

/** Most numbers of an answer that are tried. */
const MOST_NUMBERS = 4;
/** A number that is no exponent, index or part of a name. */
const NUMBER = /(?<![\w.^_\\])(?<![\^_]\{)\d+(?:\.\d+)?(?![\d.])/g;

/** Makes variants of the answers of one problem whose verdict the verifier proves. */
export interface Variants {
  /** the answer written another way */
  rewritten(answer: ReferenceAnswer): string | undefined;
  /** its number 0.5 % larger, which is within the 1 % of P29 */
  shiftedWithin(answer: ReferenceAnswer): string | undefined;
  /** its number 3 % larger, which is beyond it, and another one when rounded to the figures of the reference */
  shiftedBeyond(answer: ReferenceAnswer): string | undefined;
  doubled(answer: ReferenceAnswer): string | undefined;
  /** whether the two are certainly not the same */
  differ(answer: ReferenceAnswer, other: ReferenceAnswer): boolean;
}

/** The variants of a problem's answers, under the rules of its protocol. */
export function createVariants({ symbols, question }: Problem, profile: VerifyProfile): Variants {
  const decide = (reference: ReferenceAnswer, candidate: string, tolerance?: number): VerdictOutcome =>
    verifyAnswer({
      reference,
      candidate,
      symbols,
      profile: tolerance === undefined ? profile : { ...profile, tolerance, roundsToReference: false },
    }).outcome;
  const isWithin = (answer: ReferenceAnswer, candidate: string, tolerance: number): boolean =>
    decide(answer, candidate, tolerance) === 'equivalent';
  const liesBetween: Between = (answer, candidate, [low, high]) =>
    !isWithin(answer, candidate, low) && isWithin(answer, candidate, high);
  // A factor of 2 is right where an order of magnitude is asked (P30, B5), and 1 % is no measure there.
  const isExact = !/\bestimat|\borders? of magnitude/i.test(question);
  const isExactNumber = ({ kind }: ReferenceAnswer): boolean => kind === 'numeric' && isExact;
  return {
    rewritten: (answer) =>
      isFormula(answer)
        ? rewritings(answer.latex).find((text) => decide(answer, text) === 'equivalent')
        : undefined,
    shiftedWithin: (answer) =>
      isExactNumber(answer)
        ? scaled(answer.latex, 1.005).find(({ text }) => liesBetween(answer, text, [0.001, 0.01]))?.text
        : undefined,
    shiftedBeyond: (answer) =>
      isExactNumber(answer)
        ? scaled(answer.latex, 1.03).find(
            ({ text, from, to }) => !roundsTo(to, from) && liesBetween(answer, text, [0.02, 0.04]),
          )?.text
        : undefined,
    doubled: once((answer) =>
      isFormula(answer) && (answer.kind !== 'numeric' || isExact)
        ? doublings(answer).find((text) => decide(answer, text) === 'different')
        : undefined,
    ),
    differ: (answer, other) => decide(answer, other.latex) === 'different',
  };
}

/** Three kinds need the double of an answer, and finding it is most of the work. */
function once(find: (answer: ReferenceAnswer) => string | undefined): typeof find {
  const known = new Map<ReferenceAnswer, string | undefined>();
  return (answer) => {
    if (!known.has(answer)) known.set(answer, find(answer));
    return known.get(answer);
  };
}

function isFormula({ kind }: ReferenceAnswer): boolean {
  return kind === 'symbolic' || kind === 'numeric' || kind === 'matrix';
}

/** Whether two numbers differ by more than the one and at most the other relative amount. */
type Between = (answer: ReferenceAnswer, candidate: string, range: readonly [number, number]) => boolean;

interface Scaled {
  readonly text: string;
  readonly from: string;
  readonly to: number;
}

/** An answer with one of its numbers multiplied by a factor, in the order of its numbers. */
function scaled(latex: string, factor: number): readonly Scaled[] {
  return [...latex.matchAll(NUMBER)].slice(0, MOST_NUMBERS).flatMap(({ index, 0: from }) => {
    const to = Number((Number(from) * factor).toPrecision(Math.max(5, figuresOf(from) + 2)));
    const written = String(to);
    if (!/^\d+(?:\.\d+)?$/.test(written)) return [];
    return [{ from, to, text: latex.slice(0, index) + written + latex.slice(index + from.length) }];
  });
}

function doublings(answer: ReferenceAnswer): readonly string[] {
  const { latex } = answer;
  const [, left = '', right = latex] = /^([^=<>]*=)([^=<>]*)$/s.exec(latex) ?? [];
  const formula = `${left}2\\left(${right.trim()}\\right)`;
  return answer.kind === 'numeric' ? [...scaled(latex, 2).map(({ text }) => text), formula] : [formula];
}

/** Significant figures of a written number, as few as it can be taken to have: 300 has one, 0.30 has two. */
function figuresOf(written: string): number {
  const digits = written.replace('.', '').replace(/^0+/, '');
  return Math.max(1, (written.includes('.') ? digits : digits.replace(/0+$/, '')).length);
}

/** Whether a value is the written number when it is rounded to its significant figures (P29, B4). */
function roundsTo(value: number, written: string): boolean {
  return Number(value.toPrecision(figuresOf(written))) === Number(written);
}
