import { describe, expect, it } from '@jest/globals';
import type { Witness } from '../../src/domain/verdict.ts';
import { READER } from '../../src/domain/verify-profile.ts';
import { renderExplanation, renderExplanationMarkdown } from '../../src/report/explanation.ts';
import { explainPair } from '../../src/verify/explain.ts';
import { verifyPair } from '../../src/verify/index.ts';
import { type Row, readTables } from '../support/verify-rows.ts';

/** Pairs of formulas, functions, arrays, units and unknown functions, equal and not. */
const PAIRS: readonly (readonly [reference: string, candidate: string])[] = [
  ['\\sin 2x', '2\\sin x\\cos x'],
  ['\\sin 2x', '2\\sin x'],
  ['\\frac{a}{b+c}', '\\frac{a}{b}+\\frac{a}{c}'],
  ['f(x+y)', 'f(x)+f(y)'],
  ['\\Gamma(s+1)', 's\\Gamma(s)'],
  ['\\Gamma(s+1)', '\\Gamma(s)'],
  ['[\\hat A, \\hat B]', '\\hat A\\hat B-\\hat B\\hat A'],
  ['x^2=4y', 'x^2=5y'],
  ['3\\,\\mathrm{m}\\,k', '3\\,\\mathrm{s}\\,k'],
];

const explained = (reference: string, candidate: string, seed: number) => {
  const { verdict, ...evidence } = explainPair({ reference, candidate, seed });
  const input = {
    written: { reference, answer: candidate },
    answer: evidence.candidate,
    verdict,
    ...evidence,
  };
  return `${JSON.stringify({ verdict, evidence })}\n${renderExplanation(input)}${renderExplanationMarkdown(input)}`;
};

const numbersOf = (seen: Witness | undefined): { readonly x: number; readonly y: number } => {
  const { x, y } = seen?.point ?? {};
  return { x: Number(x), y: Number(y) };
};

describe('the evidence of a verdict', () => {
  it.each(PAIRS)('%s and %s: replays byte for byte from its seed', (reference, candidate) => {
    for (const seed of [0, 5, 4_294_967_295]) {
      const once = explained(reference, candidate, seed);
      explained(reference, candidate, seed + 1);
      expect(explained(reference, candidate, seed)).toBe(once);
      const { verdict, agreement } = explainPair({ reference, candidate, seed });
      const isSeen = [verdict.witness, verdict.errorBound, agreement].some((seen) => seen !== undefined);
      expect(once.includes(`test points are those of seed ${seed};`)).toBe(isSeen);
    }
  });

  it('has the fixed seed unless another is asked for', () => {
    expect(verifyPair({ reference: 'x^2', candidate: 'x' })).toEqual(
      verifyPair({ reference: 'x^2', candidate: 'x', seed: 0 }),
    );
    expect(verifyPair({ reference: 'x', candidate: '\\text{B}' }).seed).toBe(0);
  });

  it('is a point where the values differ, another one for another seed, and true at both', () => {
    const points = [0, 1, 2, 3].map((seed) => {
      const { witness } = verifyPair({ reference: 'x^2+3y', candidate: 'x^2+2y', seed });
      const { x, y } = numbersOf(witness);
      expect(Number(witness?.reference)).toBeCloseTo(x * x + 3 * y, 6);
      expect(Number(witness?.candidate)).toBeCloseTo(x * x + 2 * y, 6);
      return `${x} ${y}`;
    });
    expect(new Set(points).size).toBe(4);
  });

  it('is a point where both were evaluated, for formulas that are equal by their values', () => {
    const points = [0, 1, 2].map((seed) => {
      const { agreement } = explainPair({ reference: '\\cosh^2 x', candidate: '1+\\sinh^2 x', seed });
      const { x } = numbersOf(agreement);
      expect(Number(agreement?.reference) / Math.cosh(x) ** 2).toBeCloseTo(1, 6);
      expect(agreement?.candidate).toBe(agreement?.reference);
      return x;
    });
    expect(new Set(points).size).toBe(3);
  });

  it.each(PAIRS)('%s and %s: other unknown functions, fields and arrays for another seed', (one, two) => {
    const outcomes = [0, 1, 2, 3, 4, 5].map(
      (seed) => verifyPair({ reference: one, candidate: two, seed }).outcome,
    );
    expect(new Set(outcomes).size).toBe(1);
  });
});

/** Refuted off the axis only, where few points have a value: another seed may see none. */
const AT_THE_EDGE: ReadonlySet<string> = new Set(['50000K']);

const outcomeOf = ({ reference, candidate, kind, symbols, profile }: Row, seed: number) =>
  verifyPair({
    reference,
    candidate,
    seed,
    profile: profile === 'reader' ? READER : { acceptDecimals: true, undeclared: 'open' },
    ...(kind && { kind }),
    ...(symbols && { symbols: [...symbols] }),
  }).outcome;

/** Formulas, equations, lists, series and letters, in the tables that take least time. */
const TABLES = /^(?:abbreviated|identities|quantities|relations|reader-relations|series|traps|units)/;

it.each(readTables().filter(({ name }) => TABLES.test(name)))(
  'every row of $name has the same verdict at other points',
  ({ rows }) => {
    for (const row of rows.filter(({ reference }) => !AT_THE_EDGE.has(reference)))
      expect([row.reference, row.candidate, outcomeOf(row, 1)]).toEqual([
        row.reference,
        row.candidate,
        outcomeOf(row, 0),
      ]);
  },
);

it.each([
  ['9.81', '9.8', 'within the tolerance of 0.01'],
  ['9.81', '9.81', 'identical after normalisation'],
])('says how near %s and %s are: %s', (reference, candidate, near) => {
  const question = { reference, candidate, kind: 'numeric', tolerance: 0.01 } as const;
  const { verdict, ...evidence } = explainPair(question);
  const written = { reference, answer: candidate };
  const input = { written, reference: evidence.reference, answer: evidence.candidate, verdict };
  expect(renderExplanation(input)).toMatch(`The two answers are equal: ${near}.\n`);
});
