import { add, type Complex, divide, modulus, multiply, negate } from '../../math/complex.ts';
import { evaluate, type Point } from '../../math/evaluate.ts';
import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { ABSORBED } from '../../math/value.ts';
import { domainsOf, pointAt } from '../points.ts';
import { hasModulus, rolesIn } from '../roles.ts';
import type { Question } from '../rule.ts';
import { freeNames } from '../rules/constant.ts';
import { classOf, type Term, wordOf } from './ordered-sum.ts';

/** How two sums of ordered products relate that are each said to be zero. */
export type OrderedRelation = 'proportional' | 'contradicting' | 'unknown';

/** Points at which the coefficients are compared. */
const POINTS = 5;
/** A relative deviation of this size is rounding: the values are of order one. */
const TOLERANCE = 1e-10;
/** A deviation that no rounding of a decimal in a formula explains. */
const CLEAR = 0.02;
const MAX_EXPONENT = 6;

type Coefficients = ReadonlyMap<string, Complex>;

/**
 * Two statements Σ c_w w = 0 and Σ d_w w = 0 on the same ordered products w. They are one statement if d is c times a constant
 * and powers of positive quantities. If they are not proportional, both together say that a further combination of
 * the products vanishes, which neither says alone: they contradict each other, unless words of the same letters, such as
 * xp and px, are bound by a relation that turns one statement into the other. That cannot be where both statements are
 * such relations themselves, xp ∓ px = …, or have these words in one proportion.
 */
export function relateOrdered(
  question: Question,
  reference: readonly Term[],
  candidate: readonly Term[],
): OrderedRelation {
  const names = new Set(
    [...reference, ...candidate].flatMap(({ scalars }) =>
      scalars.flatMap((node) => freeNames(node, question)),
    ),
  );
  const found: { readonly c: Coefficients; readonly d: Coefficients; readonly point: Point }[] = [];
  for (let index = 0; index < POINTS; index += 1) {
    const point = pointOf(question, [...reference, ...candidate], index);
    const [c, d] = [coefficientsAt(reference, point), coefficientsAt(candidate, point)];
    if (c === undefined || d === undefined) return 'unknown';
    found.push({ c, d, point });
  }
  const [first] = found;
  if (first === undefined || first.c.size < 1 || !found.every(({ c, d }) => haveSameWords(c, d)))
    return 'unknown';
  if (found.every(({ c, d }) => isParallel(c, d, TOLERANCE)))
    return isMonomial(reference, candidate, found, names) ? 'proportional' : 'unknown';
  const sameNames =
    namesOf(reference) === namesOf(candidate) && holdModulus(reference) === holdModulus(candidate);
  const tolerance = hasDecimal([...reference, ...candidate]) ? CLEAR : 1e-6;
  const isClear = found.every(({ c, d }) => !isParallel(c, d, tolerance));
  const classes = classesOf([...reference, ...candidate]);
  return sameNames && isClear && found.every(({ c, d }) => classes.every((words) => isBound(words, c, d)))
    ? 'contradicting'
    : 'unknown';
}

/** Whether the coefficients of two terms are the same or opposite at a test point; undefined for any other ratio. */
export function signBetween(question: Question, one: Term, two: Term): 1 | -1 | undefined {
  const point = pointOf(question, [one, two], 0);
  const [a, b] = [one, two].map((term) => {
    const found = coefficientsAt([{ ...term, letters: [] }], point);
    return found && at(found, '');
  });
  if (a === undefined || b === undefined || modulus(b) === 0) return undefined;
  const { re, im } = divide(a, b);
  if (Math.abs(im) > TOLERANCE || Math.abs(Math.abs(re) - 1) > TOLERANCE) return undefined;
  return re > 0 ? 1 : -1;
}

/** Whether two sums of ordered products have the same coefficients at all test points, or other ones at each. */
export function sumsDiffer(
  question: Question,
  reference: readonly Term[],
  candidate: readonly Term[],
): 'equal' | 'different' | 'unclear' {
  const tolerance = hasDecimal([...reference, ...candidate]) ? CLEAR : 1e-6;
  let [equal, other] = [0, 0];
  for (let index = 0; index < POINTS; index += 1) {
    const point = pointOf(question, [...reference, ...candidate], index);
    const [c, d] = [coefficientsAt(reference, point), coefficientsAt(candidate, point)];
    if (c === undefined || d === undefined) return 'unclear';
    const gaps = [...new Set([...c.keys(), ...d.keys()])].map((word) => {
      const [one, two] = [at(c, word), at(d, word)];
      return modulus(add(one, negate(two))) / (modulus(one) + modulus(two));
    });
    const largest = Math.max(0, ...gaps);
    if (largest <= TOLERANCE) equal += 1;
    if (largest > tolerance) other += 1;
  }
  if (equal === POINTS) return 'equal';
  return other === POINTS ? 'different' : 'unclear';
}

/** The names of the coefficients as positive quantities, complex or of either sign where a conjugate or modulus says so. */
function pointOf(question: Question, terms: readonly Term[], index: number): Point {
  const scalars = terms.flatMap((term) => term.scalars);
  const names = new Set(scalars.flatMap((node) => freeNames(node, question)));
  const domains = new Map([...rolesIn(scalars), ...domainsOf(question.symbols)]);
  return pointAt({ names, domains, assumption: 'positive', budget: question.budget }, index);
}

function namesOf(terms: readonly Term[]): string {
  const names = terms.flatMap(({ scalars }) => scalars.flatMap((node) => [...namesIn(node)]));
  return [...new Set(names)]
    .filter((name) => name !== 'i' && name !== '\\pi')
    .sort()
    .join();
}

/** A modulus on one side only may stand around a positive quantity, for which it says nothing. */
function holdModulus(terms: readonly Term[]): boolean {
  return terms.some(({ scalars }) => scalars.some(hasModulus));
}

function hasDecimal(terms: readonly Term[]): boolean {
  const isDecimal = (node: MathNode): boolean => JSON.stringify(node).includes('.');
  return terms.some(({ scalars }) => scalars.some(isDecimal));
}

/** The coefficient of every ordered product; undefined where one has no value, or a summand of it drowns in the others. */
function coefficientsAt(terms: readonly Term[], point: Point): Coefficients | undefined {
  const sums = new Map<string, { value: Complex; size: number; smallest: number }>();
  for (const term of terms) {
    let value: Complex = { re: 1, im: 0 };
    for (const scalar of term.scalars) {
      const factor = evaluate(scalar, point);
      if (factor === undefined || factor.absorbed) return undefined;
      value = multiply(value, factor.value);
    }
    const word = wordOf(term);
    const known = sums.get(word) ?? { value: { re: 0, im: 0 }, size: 0, smallest: Number.POSITIVE_INFINITY };
    const size = modulus(value);
    const smallest = size > 0 ? Math.min(known.smallest, size) : known.smallest;
    sums.set(word, { value: add(known.value, value), size: known.size + size, smallest });
  }
  if ([...sums.values()].some(({ size, smallest }) => smallest < ABSORBED * size)) return undefined;
  return new Map(
    [...sums].flatMap(([word, { value, size }]): [string, Complex][] =>
      modulus(value) > TOLERANCE * size ? [[word, value]] : [],
    ),
  );
}

function haveSameWords(c: Coefficients, d: Coefficients): boolean {
  return c.size === d.size && [...c.keys()].every((word) => d.has(word));
}

const at = (map: Coefficients, word: string): Complex => map.get(word) ?? { re: 0, im: 0 };

/** Whether c_v d_w = c_w d_v for the words of one of the two, within a relative tolerance. */
function isParallel(c: Coefficients, d: Coefficients, tolerance: number, words = [...c.keys()]): boolean {
  return words.every((v) =>
    words.every((w) => {
      const [one, two] = [multiply(at(c, v), at(d, w)), multiply(at(c, w), at(d, v))];
      return modulus(add(one, negate(two))) <= tolerance * (modulus(one) + modulus(two));
    }),
  );
}

/** The words of the same letters in several orders. */
function classesOf(terms: readonly Term[]): readonly (readonly string[])[] {
  const classes = new Map<string, Set<string>>();
  for (const term of terms) {
    const key = classOf(term);
    classes.set(key, (classes.get(key) ?? new Set()).add(wordOf(term)));
  }
  return [...classes.values()].filter((words) => words.size > 1).map((words) => [...words]);
}

/** Words of the same letters in one proportion on both sides, or ab ∓ ba on each. */
function isBound(words: readonly string[], c: Coefficients, d: Coefficients): boolean {
  if (isParallel(c, d, TOLERANCE, [...words])) return true;
  const [one, two] = words;
  if (words.length !== 2 || one === undefined || two === undefined) return false;
  return [c, d].every((map) => {
    const [a, b] = [at(map, one), at(map, two)];
    if (modulus(a) === 0 || modulus(b) === 0) return false;
    const ratio = divide(a, b);
    return Math.abs(Math.abs(ratio.re) - 1) < TOLERANCE && Math.abs(ratio.im) < TOLERANCE;
  });
}

/** Whether the factor between the two is a constant times powers of positive quantities, which is never zero. */
function isMonomial(
  reference: readonly Term[],
  candidate: readonly Term[],
  found: readonly { readonly c: Coefficients; readonly d: Coefficients; readonly point: Point }[],
  names: ReadonlySet<string>,
): boolean {
  const [first] = found;
  if (first === undefined) return false;
  const exponents = new Map<string, number>();
  const here = ratioOf(first.c, first.d);
  for (const name of names) {
    const z = at(first.point.symbols, name);
    const symbols = new Map(first.point.symbols).set(name, { re: 2 * z.re, im: 2 * z.im });
    const point = { ...first.point, symbols };
    const [c, d] = [coefficientsAt(reference, point), coefficientsAt(candidate, point)];
    if (c === undefined || d === undefined || !haveSameWords(c, d)) return false;
    const exponent = Math.log2(modulus(ratioOf(c, d)) / modulus(here));
    const rounded = Math.round(2 * exponent) / 2;
    if (Math.abs(exponent - rounded) > 1e-9 || Math.abs(rounded) > MAX_EXPONENT) return false;
    if (rounded !== 0 && (z.im !== 0 || z.re <= 0)) return false;
    exponents.set(name, rounded);
  }
  const constants = found.map(({ c, d, point }) => {
    const power = [...exponents].reduce((total, [name, k]) => total * at(point.symbols, name).re ** k, 1);
    return divide(ratioOf(c, d), { re: power, im: 0 });
  });
  const [constant] = constants;
  return (
    constant !== undefined &&
    constants.every((other) => modulus(add(other, negate(constant))) <= 1e-9 * modulus(constant))
  );
}

function ratioOf(c: Coefficients, d: Coefficients): Complex {
  const [word = ''] = c.keys();
  return divide(at(d, word), at(c, word));
}
