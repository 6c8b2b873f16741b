import { describe, expect, it } from '@jest/globals';
import { answerOf } from './bundled.ts';
import { evaluateReference } from './evaluate-reference.ts';
import { type Subject, title } from './prove.ts';

/** What the proof of numbers with units compares: the values found by the second route, in SI base units. */
export interface NumberProof extends Subject {
  /** of a set all its members, in any order */
  readonly value: () => number | readonly number[];
}

/**
 * Declares the tests of a decimal number, or a set of some, with or without units: the second route, rounded to the figures
 * that the reference shows, is the reference, and neither a reference bent by a sign, 2 or π nor its neighbour three steps
 * of the last figure away is.
 */
export function proveNumber(proof: NumberProof): void {
  describe(title(proof), () => {
    const stated = membersOf(answerOf(proof).latex).map(statedNumber);
    const found = proof.value();
    const pairs = inOrder(stated, typeof found === 'number' ? [found] : found);

    it('the reference agrees with the second route to the figures it shows', () => {
      expect(pairs.map(({ shown, value }) => value.toPrecision(shown.figures))).toEqual(
        pairs.map(({ shown }) => shown.mantissa.toPrecision(shown.figures)),
      );
    });

    it.each([-1, 2, Math.PI])('does not agree when multiplied by %p', (factor) => {
      for (const pair of pairs) expect(rounds(pair, pair.shown.mantissa * factor)).toBe(false);
    });

    it.each([-3, 3])('does not agree when its last figure is moved by %p', (steps) => {
      for (const pair of pairs) {
        const { mantissa, figures } = pair.shown;
        const step = 10 ** (Math.floor(Math.log10(Math.abs(mantissa))) + 1 - figures);
        expect(rounds(pair, mantissa + steps * step)).toBe(false);
      }
    });
  });
}

/** Same order of magnitude: reading B5 always accepts up to half a power of ten, and never more than a whole one. */
const SAME_ORDER = 0.5;

/** Declares the tests of an estimate: its power of ten is the second route's, and neither of the next ones is. */
export function proveEstimate(proof: Subject & { readonly value: () => number }): void {
  describe(title(proof), () => {
    const apart = (factor: number) =>
      Math.abs(Math.log10((factor * numberOf(answerOf(proof).latex)) / proof.value()));

    it('the reference agrees with the second route to half a power of ten', () => {
      expect(apart(1)).toBeLessThanOrEqual(SAME_ORDER);
    });

    it.each([0.1, 10])('does not agree when multiplied by %p', (factor) => {
      expect(apart(factor)).toBeGreaterThan(SAME_ORDER);
    });
  });
}

/** A decimal as a reference shows it, and the SI value of one unit of it. */
interface StatedNumber {
  readonly mantissa: number;
  readonly figures: number;
  readonly unit: number;
}
/** A stated number, and what was found for it in its unit. */
interface Pair {
  readonly shown: StatedNumber;
  readonly value: number;
}

const rounds = ({ shown, value }: Pair, other: number) =>
  value.toPrecision(shown.figures) === other.toPrecision(shown.figures);

/** Smallest to smallest, in SI units. */
function inOrder(stated: readonly StatedNumber[], found: readonly number[]): readonly Pair[] {
  if (found.length !== stated.length)
    throw new Error(`${stated.length} numbers are stated, ${found.length} found`);
  const rising = [...found].sort((a, b) => a - b);
  return [...stated]
    .sort((a, b) => a.mantissa * a.unit - b.mantissa * b.unit)
    .map((shown, k) => ({ shown, value: (rising[k] ?? Number.NaN) / shown.unit }));
}

/** The members of `\left\{…, …\right\}`; of anything else the whole. */
function membersOf(latex: string): readonly string[] {
  const [, inside] = /^\\left\\\{(.*)\\right\\\}$/.exec(latex) ?? [];
  return inside === undefined
    ? [latex]
    : inside.split(/(?<!\\),/).map((member) => member.replace(/^(?:\\ |\s)+/, ''));
}

function statedNumber(latex: string): StatedNumber {
  const [digits] = /^-?\d+(?:\.\d+)?/.exec(latex) ?? [];
  if (digits === undefined) throw new Error(`${latex} does not begin with a decimal number`);
  const figures = digits.replace(/^-/, '').replace('.', '').replace(/^0+/, '').length;
  return { mantissa: Number(digits), figures, unit: numberOf(latex) / Number(digits) };
}

function numberOf(latex: string): number {
  const value = evaluateReference(latex, {});
  if (typeof value !== 'number') throw new Error(`${latex} is no real number`);
  return value;
}
