import { describe, expect, it } from '@jest/globals';
import { answerOf } from './bundled.ts';
import { evaluateReference } from './evaluate-reference.ts';
import { type Subject, title } from './prove.ts';

/** What the proof of a number with a unit compares: the value found by the second route, in SI base units. */
export interface NumberProof extends Subject {
  readonly value: () => number;
}

/**
 * Declares the tests of a decimal number, with or without a unit: the second route, rounded to the figures that the
 * reference shows, is the reference, and neither a reference bent by a sign, 2 or π nor its neighbour three steps of the
 * last figure away is.
 */
export function proveNumber(proof: NumberProof): void {
  describe(title(proof), () => {
    const { latex } = answerOf(proof);
    const { digits, figures } = leadingNumber(latex);
    const inSi = numberOf(latex);
    const found = proof.value() / (inSi / Number(digits));
    const rounds = (stated: number) => Number(found.toPrecision(figures)) === stated;

    it('the reference agrees with the second route to the figures it shows', () => {
      expect(found.toPrecision(figures)).toBe(Number(digits).toPrecision(figures));
    });

    it.each([-1, 2, Math.PI])('does not agree when multiplied by %p', (factor) => {
      expect(rounds(Number((Number(digits) * factor).toPrecision(figures)))).toBe(false);
    });

    it.each([-3, 3])('does not agree when its last figure is moved by %p', (steps) => {
      const step = 10 ** (Math.floor(Math.log10(Math.abs(Number(digits)))) + 1 - figures);
      expect(rounds(Number((Number(digits) + steps * step).toPrecision(figures)))).toBe(false);
    });
  });
}

/** Same order of magnitude: reading B5 always accepts up to half a power of ten, and never more than a whole one. */
const SAME_ORDER = 0.5;

/** Declares the tests of an estimate: its power of ten is the second route's, and neither of the next ones is. */
export function proveEstimate(proof: NumberProof): void {
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

function numberOf(latex: string): number {
  const value = evaluateReference(latex, {});
  if (typeof value !== 'number') throw new Error(`${latex} is no real number`);
  return value;
}

/** The decimal that a reference begins with, as written, and how many significant figures it shows. */
function leadingNumber(latex: string): { readonly digits: string; readonly figures: number } {
  const [digits] = /^-?\d+(?:\.\d+)?/.exec(latex) ?? [];
  if (digits === undefined) throw new Error(`${latex} does not begin with a decimal number`);
  return { digits, figures: digits.replace(/^-/, '').replace('.', '').replace(/^0+/, '').length };
}
