import { describe, expect, it } from '@jest/globals';
import type { Complex } from '../../src/math/complex.ts';
import { parseChoice } from '../../src/verify/read.ts';
import { answerOf } from './bundled.ts';
import { evaluateReference, type Value, type Values } from './evaluate-reference.ts';

/** Which answer of which problem is proven, and how. */
export interface Subject {
  /** the problem's id */
  readonly id: string;
  /** which answer of the problem; the first when absent */
  readonly part?: number;
  /** one line for the table of the set: how the answer is found here, and not how the solution finds it */
  readonly route: string;
}

/** What a proof of a problem compares: where to look, and the value found by the second route. */
export interface Proof extends Subject {
  /** values of the declared symbols; one empty point when there are none */
  readonly points: readonly Values[];
  /** the asked quantity, computed from the definitions of the question; a set in any order, a matrix by rows */
  readonly value: (point: Values) => Value;
  /** pieces of the reference and what they are bent into; each must change the value */
  readonly bends: readonly (readonly [from: string, to: string])[];
}

const AGREEMENT = 1e-10;
const CLEARLY_DIFFERENT = 1e-4;
/** Points at which an answer with parameters is compared at least. */
const LEAST_POINTS = 3;

/**
 * Declares the tests of a problem: the reference agrees at every point to ten digits, and no reference bent by a sign, 2,
 * π or one of `bends` does. Of a matrix, set or tuple the whole is bent, and every member that is not zero alone.
 */
export function proveReference(proof: Proof): void {
  describe(title(proof), () => {
    const { latex, kind } = answerOf(proof);
    const isSet = kind === 'set';
    const expected = proof.points.map(proof.value);
    const distances = (bent: (value: Value) => Value, text = latex) =>
      proof.points.map((point, index) =>
        distance(bent(evaluateReference(text, point)), expected[index] ?? Number.NaN, isSet),
      );

    it('is compared at three different points where the answer has parameters', () => {
      const different = new Set(proof.points.map((point) => JSON.stringify(point)));
      const hasParameters = Object.keys(proof.points[0] ?? {}).some((name) => latex.includes(name));
      expect(different.size).toBeGreaterThanOrEqual(hasParameters ? LEAST_POINTS : 1);
    });

    it('the reference agrees with the second route to ten digits', () => {
      expect(Math.max(...distances((value) => value))).toBeLessThan(AGREEMENT);
    });

    it.each([-1, 2, Math.PI])('does not agree when multiplied by %p', (factor) => {
      // a set such as {v, -v} is its own negative as a whole
      if (expected.some((value) => distance(scale(value, factor), value, isSet) > CLEARLY_DIFFERENT))
        expect(Math.min(...distances((value) => scale(value, factor)))).toBeGreaterThan(CLEARLY_DIFFERENT);
      membersOf(expected[0] ?? 0).forEach((_, member) => {
        const bent = distances((value) => scaleMember(value, member, factor));
        expect(Math.min(...bent)).toBeGreaterThan(CLEARLY_DIFFERENT);
      });
    });

    if (proof.bends.length > 0)
      it.each(proof.bends)('does not agree with %s bent into %s', (from, to) => {
        const bent = distances((value) => value, bend(latex, from, to));
        expect(Math.min(...bent)).toBeGreaterThan(CLEARLY_DIFFERENT);
      });
  });
}

/** Of every option of a multiple-choice question, whether the second route finds it right. */
export interface ChoiceProof extends Subject {
  readonly options: Readonly<Record<string, () => boolean>>;
}

/** Declares the tests of a choice: the reference's option is right, and every other one is wrong. */
export function proveChoice(proof: ChoiceProof): void {
  describe(title(proof), () => {
    const letter = parseChoice(answerOf(proof));
    it('has the reference among its options', () => {
      expect(Object.keys(proof.options)).toContain(letter);
    });
    it.each(Object.entries(proof.options))(
      'finds option %s right only if it is the reference',
      (option, isRight) => {
        expect(isRight()).toBe(option === letter);
      },
    );
  });
}

/** Whether the statement of a yes/no question holds, by the second route. */
export interface YesNoProof extends Subject {
  readonly holds: () => boolean;
}

/** Declares the test of a yes/no question: the reference says what the second route finds. */
export function proveYesNo(proof: YesNoProof): void {
  describe(title(proof), () => {
    it('says what the second route finds, and not the opposite', () => {
      const { latex, kind } = answerOf(proof);
      expect(kind).toBe('boolean');
      expect(parseChoice({ latex, kind })).toBe(parseChoice({ latex: proof.holds() ? 'yes' : 'no', kind }));
    });
  });
}

/** The title of the tests of one answer. */
export const title = ({ id, part }: Subject) => (part === undefined ? id : `${id}, part ${part + 1}`);

function bend(latex: string, from: string, to: string): string {
  if (latex.split(from).length !== 2) throw new Error(`"${from}" does not stand exactly once in ${latex}`);
  return latex.replace(from, () => to);
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
const parts = (value: number | Complex): Complex =>
  typeof value === 'number' ? { re: value, im: 0 } : value;

function scale(value: Value, factor: number): Value {
  if (isList(value)) return value.map((member) => scale(member, factor));
  return typeof value === 'number' ? value * factor : { re: value.re * factor, im: value.im * factor };
}

/** The numbers of a matrix, set or tuple that are not zero, in reading order; none of a single number. */
function membersOf(value: Value): readonly Value[] {
  return isList(value) ? flatten(value).filter((member) => size(member) > 0) : [];
}

const flatten = (value: Value): readonly (number | Complex)[] =>
  isList(value) ? value.flatMap(flatten) : [value];
const size = (value: Value): number =>
  Math.max(0, ...flatten(value).map((z) => Math.hypot(parts(z).re, parts(z).im)));

/** The value with its n-th number that is not zero multiplied. */
function scaleMember(value: Value, member: number, factor: number): Value {
  let seen = -1;
  const walk = (inner: Value): Value => {
    if (isList(inner)) return inner.map(walk);
    if (size(inner) > 0) seen += 1;
    return seen === member && size(inner) > 0 ? scale(inner, factor) : inner;
  };
  return walk(value);
}

/** The largest difference of two numbers in the same place, relative to the larger of them. */
function distance(a: Value, b: Value, isSet: boolean): number {
  if (!isList(a) || !isList(b))
    return isList(a) || isList(b) ? Number.POSITIVE_INFINITY : apart(parts(a), parts(b));
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  if (isSet) return asSets(a, b);
  return Math.max(0, ...a.map((member, index) => distance(member, b[index] ?? Number.NaN, false)));
}

/** Every member paired with the nearest of the other side that is still free. */
function asSets(a: readonly Value[], b: readonly Value[]): number {
  const free = [...b];
  return Math.max(
    0,
    ...a.map((member) => {
      const distances = free.map((other) => distance(member, other, false));
      const nearest = Math.min(...distances);
      free.splice(distances.indexOf(nearest), 1);
      return nearest;
    }),
  );
}

function apart(a: Complex, b: Complex): number {
  const larger = Math.max(Math.hypot(a.re, a.im), Math.hypot(b.re, b.im));
  const difference = Math.hypot(a.re - b.re, a.im - b.im);
  if (!Number.isFinite(difference)) throw new Error(`not a number: ${JSON.stringify([a, b])}`);
  // a zero entry has no relative error: what stands against it must be zero to the same ten digits
  return larger < AGREEMENT ? 0 : difference / larger;
}
