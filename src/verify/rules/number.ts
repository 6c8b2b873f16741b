import { modulus } from '../../math/complex.ts';
import { dimensionOf, sameDimension, unitsBelow } from '../../math/dimension.ts';
import type { Value } from '../../math/evaluate.ts';
import { isConstant } from '../../math/evaluate.ts';
import { someOfKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { literalOf, normalText } from '../../math/normal.ts';
import { rationalOf } from '../../math/rational.ts';
import { type MathNode, mapTree, someNode } from '../../math/tree.ts';
import { NOISE } from '../../math/value.ts';
import { CLEAR_DIFFERENCE, compareValues, relativeDifference } from '../compare-values.ts';
import { different, equivalent, type Question, type Rule, type Ruling, undecided } from '../rule.ts';
import {
  coefficientOf,
  hasAnyUnit,
  hasUnits,
  isScientific,
  measuredLiteral,
  withoutUnits,
} from './measure.ts';
import { oneUnitless } from './missing-unit.ts';
import { otherMeasure } from './reciprocals.ts';
import { ofRoundedWhole } from './rounded-whole.ts';
import { byDigits, type Stated } from './rounding.ts';
import { ofTemperature } from './temperature.ts';
import { byTolerance, type Tolerated } from './tolerance.ts';
import { numberAt } from './values.ts';

type Result = Ruling | { readonly pass: string };

/** Compares two numbers, with or without units, where at least one is written as a decimal. */
export const roundedNumber: Rule = {
  name: 'rounded-number',
  apply: (question) => ofTemperature(question) ?? ofCoefficients(question) ?? compareNumbers(question),
};

function compareNumbers(question: Question): Result {
  const { reference, candidate } = question;
  const a = numberAt(question, reference);
  const b = numberAt(question, candidate);
  if (a === undefined || b === undefined) return { pass: 'not both numbers' };
  if (hasUnits(reference) !== hasUnits(candidate)) return oneUnitless(question);
  if (dropsDegree(question, a, b)) return degreesAside(question, a, b);
  if (isBlurred(a) || isBlurred(b)) return { pass: 'digits cancelled' };
  const zeros = modulus(a.value) === 0 && modulus(b.value) === 0;
  if (zeros && hasUnits(reference)) return ofZeros(question);
  const ruling = hasUnits(reference) ? otherDimension(question) : undefined;
  return ruling ?? byTolerance(tolerated(question, a, b)) ?? compareDigits(question, a, b);
}

function tolerated(question: Question, reference: Value, candidate: Value): Tolerated {
  return {
    question,
    values: { reference, candidate },
    reference: stated(question, question.reference, reference, hasAnyUnit),
    candidate: stated(question, question.candidate, candidate, hasAnyUnit),
  };
}

/** Whether rounding may have changed the digits that are compared. */
function isBlurred({ value, error }: Value): boolean {
  return NOISE * error > CLEAR_DIFFERENCE * modulus(value);
}

function compareDigits(question: Question, a: Value, b: Value): Result {
  const { reference, candidate, profile } = question;
  const decimals = literalOf(reference) !== undefined || literalOf(candidate) !== undefined;
  const equal = compareValues(a, b) === 'equal';
  if (!decimals && (equal || !isMeasuredPair(question))) {
    if (!equal && isWholeDegrees(question, a, b))
      return undecided('borderline', 'a whole number of degrees, perhaps a rounded one');
    const whole = equal ? undefined : ofRoundedWhole(question, relativeDifference(a, b));
    if (whole !== 'by digits') return whole ?? { pass: 'no decimal' };
  }
  const fraction = [reference, candidate].every((node) => rationalOf(withoutUnits(node)) !== undefined);
  if (fraction && equal) return { pass: 'equal numbers' };
  const size = Math.max(modulus(a.value), modulus(b.value));
  return byDigits({
    reference: stated(question, reference, a),
    candidate: stated(question, candidate, b),
    gap: relativeDifference(a, b) * size,
    size,
    smaller: modulus(a.value) < modulus(b.value) ? 'reference' : 'candidate',
    measured:
      profile.undeclared === 'quantity' &&
      (hasUnits(reference) || isScientific(reference) || inOtherAngles(reference, candidate)),
    fraction,
    withPi: isMultipleOfPi(reference),
    whole: isWhole(reference),
    profile,
  });
}

/** Written with π and no other transcendental number, whose decimals one would rather quote, and no function but roots. */
function isMultipleOfPi(node: MathNode): boolean {
  const names = namesIn(node);
  const isOther = (part: MathNode): boolean => part.kind === 'function' && part.name !== 'sqrt';
  return names.has('\\pi') && names.size === 1 && !someNode(node, isOther);
}

/** A number of digits only. */
function isWhole(node: MathNode): boolean {
  return node.kind === 'negate' ? isWhole(node.of) : node.kind === 'number' && !node.text.includes('.');
}

/** Two whole numbers with units, as a reader takes them: each states its digits. */
function isMeasuredPair({ reference, candidate, profile }: Question): boolean {
  return (
    profile.undeclared === 'quantity' &&
    measuredLiteral(reference) !== undefined &&
    measuredLiteral(candidate) !== undefined
  );
}

/** The digits a number states and one unit in its last place, in the value's own units at the test point. */
function stated(question: Question, node: MathNode, value: Value, isMeasured = hasUnits): Stated | undefined {
  const literal =
    question.profile.undeclared === 'open' ? literalOf(node) : measuredLiteral(node, isMeasured);
  if (literal === undefined) return undefined;
  const plain = numberAt(question, withoutUnits(node));
  const size = plain === undefined ? 0 : modulus(plain.value);
  return {
    literal,
    place: size === 0 ? literal.lastPlace : (literal.lastPlace / size) * modulus(value.value),
  };
}

/** Zero of one measure is no zero of another. */
function ofZeros({ reference, candidate }: Question): Result {
  const [one, two] = [dimensionOf(reference), dimensionOf(candidate)];
  if (one !== undefined && two !== undefined && sameDimension(one, two))
    return { pass: 'zero in the same units' };
  return undecided('borderline', 'zero in units that may differ');
}

/** Units of two dimensions are two quantities; `GeV` for `GeV/c^2` may mean that c is one. */
function otherDimension(question: Question): Ruling | undefined {
  const [one, two] = [dimensionOf(question.reference), dimensionOf(question.candidate)];
  if (one === undefined || two === undefined || sameDimension(one, two)) return undefined;
  const below = asBelow(question);
  if (below !== undefined) return below;
  const [reference, candidate] = [withoutLight(question.reference), withoutLight(question.candidate)];
  const changed = reference !== question.reference || candidate !== question.candidate;
  const natural = changed && question.decide({ ...question, reference, candidate }).outcome !== 'different';
  if (natural) return undecided('borderline', 'the same only where c is one');
  return otherMeasure(question) ?? different('other_number', 'units of another dimension');
}

/** `cal/g \cdot K` read as cal/(g K), where that makes the two dimensions the same. */
function asBelow(question: Question): Ruling | undefined {
  const [reference, candidate] = [unitsBelow(question.reference), unitsBelow(question.candidate)];
  const pairs = [
    { reference, candidate: question.candidate },
    { reference: question.reference, candidate },
  ];
  const fitting = pairs.find((pair) => {
    const [one, two] = [dimensionOf(pair.reference), dimensionOf(pair.candidate)];
    return one !== undefined && two !== undefined && sameDimension(one, two);
  });
  return fitting && question.decide({ ...question, ...fitting });
}

function withoutLight(node: MathNode): MathNode {
  const isLight = (part: MathNode): boolean => part.kind === 'unit' && part.name === 'c';
  return someNode(node, isLight)
    ? mapTree(node, (part) => (isLight(part) ? { kind: 'number', text: '1' } : part))
    : node;
}

/** `30` beside `30^\circ`: the same digits, and other values. */
function dropsDegree(question: Question, a: Value, b: Value): boolean {
  if (isArc(question.reference) === isArc(question.candidate)) return false;
  if ([question.reference, question.candidate].some(inRadians)) return false;
  return compareValues(a, b) === 'different' && oneUnitless(question).outcome === 'undecided';
}

/** `1.75''` and `8.48e-6 rad`: an angle in two units was converted and rounded, as any measured quantity. */
function inOtherAngles(reference: MathNode, candidate: MathNode): boolean {
  if (!hasAnyUnit(reference) || !hasAnyUnit(candidate)) return false;
  return isArc(reference) !== isArc(candidate) && inRadians(reference) !== inRadians(candidate);
}

/** `\arctan(4/3)` and `53^\circ`, for a reader: degrees without decimals within half of one of an angle that is no such number. */
function isWholeDegrees({ reference, candidate, profile }: Question, a: Value, b: Value): boolean {
  if (profile.undeclared === 'open' || isArc(reference) === isArc(candidate)) return false;
  const literal = measuredLiteral(isArc(reference) ? reference : candidate, isInDegrees);
  const gap = Math.abs(a.value.re - b.value.re);
  return literal !== undefined && gap <= (literal.lastPlace / 2) * DEGREE;
}

const DEGREE = Math.PI / 180;

function isInDegrees(node: MathNode): boolean {
  return someOfKind(node, 'unit', (part) => part.name === 'degree');
}

function isArc(node: MathNode): boolean {
  return someOfKind(node, 'unit', (part) => /^(?:degree|arcmin|arcsec)$/.test(part.name));
}

function inRadians(node: MathNode): boolean {
  return someOfKind(node, 'unit', (part) => part.name === 'rad');
}

/**
 * `120^\circ` beside 120: for a reader the sign was left out where the bare number is beyond a full turn in radians, so that
 * it can only be meant in degrees. A smaller one may be in radians.
 */
function degreesAside(question: Question, a: Value, b: Value): Ruling {
  const bare = Math.max(modulus(a.value), modulus(b.value));
  if (question.profile.undeclared === 'open' || bare <= 2 * Math.PI)
    return undecided('borderline', 'degrees on one side only');
  const [one, two] = [
    numberAt(question, inDegrees(question.reference)),
    numberAt(question, inDegrees(question.candidate)),
  ];
  if (one === undefined || two === undefined) return undecided('borderline', 'degrees on one side only');
  return compareValues(one, two) === 'equal'
    ? equivalent('numeric_identity', 'the same number of degrees')
    : undecided('borderline', 'degrees on one side only');
}

function inDegrees(node: MathNode): MathNode {
  return mapTree(node, (part) =>
    part.kind === 'unit' && part.name === 'degree' ? { kind: 'number', text: '1' } : part,
  );
}

/** `1.22 \lambda/D` and `1.2 \lambda/D`: the same formula with two numbers before it. */
function ofCoefficients(question: Question): Result | undefined {
  if (question.profile.undeclared === 'open') return undefined;
  const [one, two] = [coefficientOf(question.reference), coefficientOf(question.candidate)];
  if (one === undefined || two === undefined) return undefined;
  if (literalOf(one.number) === undefined && literalOf(two.number) === undefined) return undefined;
  if (normalText(one.rest) !== normalText(two.rest)) return undefined;
  if ([...namesIn(one.rest)].every(isConstant)) return undefined;
  const result = compareNumbers({ ...question, reference: one.number, candidate: two.number });
  return 'pass' in result ? undefined : result;
}
