import { modulus } from '../../math/complex.ts';
import { evaluate, isConstant, type Value } from '../../math/evaluate.ts';
import { namesIn } from '../../math/names-in.ts';
import { type Literal, literalOf } from '../../math/normal.ts';
import { rationalOf } from '../../math/rational.ts';
import { type MathNode, someNode } from '../../math/tree.ts';
import { domainsOf, pointAt } from '../points.ts';
import { different, equivalent, type Question, type Rule, type Ruling, undecided } from '../rule.ts';
import { compareValues, relativeDifference } from '../sample.ts';

/** A difference below this may come from constants or steps rounded on the way: not refuted, not accepted. */
const ROUNDED_ON_THE_WAY = 0.05;
/** Digits a decimal must state to be accepted for a closed form (decision of the default profile). */
const ENOUGH_DIGITS = 4;

/** Compares two numbers, with or without units, where at least one is written as a decimal. */
export const roundedNumber: Rule = {
  name: 'rounded-number',
  apply: (question) => {
    const { reference, candidate } = question;
    const [a, b] = [numberAt(question, reference), numberAt(question, candidate)];
    if (a === undefined || b === undefined) return { pass: 'not both numbers' };
    if (hasUnits(reference) !== hasUnits(candidate)) return oneUnitless(question);
    const zeros = modulus(a.value) === 0 && modulus(b.value) === 0;
    if (zeros && hasUnits(reference)) return undecided('borderline', 'zero in units that may differ');
    const literals = [literalOf(reference), literalOf(candidate)].filter((literal) => literal !== undefined);
    if (literals.length === 0) return { pass: 'no decimal' };
    if (bothRational(question) && compareValues(a, b) === 'equal') return { pass: 'equal numbers' };
    return byDigits({ question, literals, a, b });
  },
};

function numberAt({ symbols, budget }: Question, node: MathNode): Value | undefined {
  const domains = domainsOf(symbols);
  if ([...namesIn(node)].some((name) => !isConstant(name) || domains.has(name))) return undefined;
  return evaluate(node, pointAt({ names: new Set(), domains, assumption: 'positive', index: 0, budget }));
}

/** Whether a quantity carries a physical unit; a degree is only a number, π/180. */
export function hasUnits(node: MathNode): boolean {
  return someNode(node, (part) => part.kind === 'unit' && part.name !== 'degree');
}

/** Whether both are rational numbers of their units: only then a decimal may be the other number and not its rounding. */
function bothRational({ reference, candidate }: Question): boolean {
  return [reference, candidate].every((node) => rationalOf(withoutUnits(node)) !== undefined);
}

interface Compared {
  readonly question: Question;
  readonly literals: readonly Literal[];
  readonly a: Value;
  readonly b: Value;
}

/** The coarser decimal decides: the other number must lie within half a unit of its last place. */
function byDigits({ question, literals, a, b }: Compared): Ruling {
  const gap = relativeDifference(a, b);
  const coarsest = literals.reduce((one, two) => (two.digits < one.digits ? two : one));
  const own =
    coarsest === literalOf(question.reference) || sameLiteral(coarsest, literalOf(question.reference))
      ? a
      : b;
  const place = placeOf(question, coarsest, own);
  const offset = (gap * Math.max(modulus(a.value), modulus(b.value))) / place;
  if (offset <= 0.5 + 1e-9 && coarsest.digits >= ENOUGH_DIGITS && question.profile.acceptDecimals) {
    return equivalent('numeric_identity', `agrees to all ${coarsest.digits} digits stated`);
  }
  if (offset <= 0.5 + 1e-9)
    return undecided('borderline', `agrees within the ${coarsest.digits} digits stated`);
  if (gap <= ROUNDED_ON_THE_WAY) return undecided('borderline', `differs by ${(100 * gap).toPrecision(2)} %`);
  return different('other_number', `differs by ${(100 * gap).toPrecision(2)} %`);
}

function sameLiteral(a: Literal, b: Literal | undefined): boolean {
  return b !== undefined && a.digits === b.digits && a.lastPlace === b.lastPlace;
}

/** One unit in the last place, in the value's own units at the test point. */
function placeOf({ reference, candidate, budget }: Question, literal: Literal, value: Value): number {
  const node = sameLiteral(literal, literalOf(reference)) ? reference : candidate;
  const plain = evaluate(
    withoutUnits(node),
    pointAt({ names: new Set(), domains: new Map(), assumption: 'positive', index: 0, budget }),
  );
  const size = plain === undefined ? 0 : modulus(plain.value);
  return size === 0 ? literal.lastPlace : (literal.lastPlace / size) * modulus(value.value);
}

function withoutUnits(node: MathNode): MathNode {
  if (node.kind === 'unit') return { kind: 'number', text: '1' };
  if (node.kind === 'negate') return { ...node, of: withoutUnits(node.of) };
  if (node.kind === 'power') return { ...node, base: withoutUnits(node.base) };
  if (node.kind === 'quotient')
    return { ...node, over: withoutUnits(node.over), under: withoutUnits(node.under) };
  if (node.kind === 'product') return { ...node, factors: node.factors.map(withoutUnits) };
  return node;
}

/** A unit on one side only: the question may have fixed it, so agreement is never accepted, a clear difference refuted. */
function oneUnitless(question: Question): Ruling {
  const reference = withoutUnits(question.reference);
  const candidate = withoutUnits(question.candidate);
  const [a, b] = [numberAt(question, reference), numberAt(question, candidate)];
  if (a === undefined || b === undefined || modulus(a.value) === 0 || modulus(b.value) === 0) {
    return undecided('borderline', 'a unit on one side only');
  }
  const ratio = Math.log10(modulus(b.value) / modulus(a.value));
  const sameDigits = Math.abs(ratio - Math.round(ratio)) < 0.02;
  if (sameDigits) return undecided('borderline', 'a unit on one side only, the digits agree');
  return different('other_number', 'a unit on one side only, and other digits');
}
