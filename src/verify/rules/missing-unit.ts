import { modulus } from '../../math/complex.ts';
import { dimensionOf, sameDimension } from '../../math/dimension.ts';
import type { Value } from '../../math/evaluate.ts';
import { type MathNode, someNode } from '../../math/tree.ts';
import { unitOf } from '../../math/units.ts';
import { different, type Question, type Ruling, undecided } from '../rule.ts';
import { hasUnits, isScientific, withoutUnits } from './measure.ts';
import { numberAt } from './values.ts';

/** How far the digits of two numbers may be apart, in powers of ten: 0.02 is 5 %. */
const SAME_DIGITS = 0.02;

/**
 * A unit on one side only. A profile that counts a missing unit as wrong refutes a bare answer. Otherwise the question may
 * have fixed the unit: agreement is never accepted, other digits are refuted, and so is a power of ten that no unit of the
 * quantity explains.
 */
export function oneUnitless(question: Question): Ruling {
  const reference = withoutUnits(question.reference);
  const candidate = withoutUnits(question.candidate);
  const [a, b] = [numberAt(question, reference), numberAt(question, candidate)];
  const open = undecided('borderline', 'a unit on one side only');
  if (a === undefined || b === undefined) return open;
  if (isNothing(question, a, b)) return different('other_number', 'zero, and a quantity that is not');
  const isMissing = hasUnits(question.reference) && !hasUnits(question.candidate);
  const isZero = modulus(a.value) === 0 || modulus(b.value) === 0;
  if (isMissing && question.profile.missingUnit === 'different' && !isRate(question.reference))
    return modulus(b.value) === 0 ? open : different('other_number', 'the unit is missing');
  if (isZero) return open;
  const isEstimate = question.profile.estimate === true;
  const ratio = Math.log10(modulus(b.value) / modulus(a.value));
  const power = Math.round(ratio);
  if (isEstimate && Math.abs(ratio) <= 1) return undecided('borderline', 'an estimate without its unit');
  if (Math.abs(ratio - power) >= SAME_DIGITS)
    return different('other_number', 'a unit on one side only, and other digits');
  const measured = isMissing ? question.reference : question.candidate;
  return mayBeAnotherUnit(measured, isMissing ? power : -power)
    ? undecided('borderline', 'a unit on one side only, the digits agree')
    : different('other_number', 'a unit on one side only, and a power of ten that no unit explains');
}

/**
 * A bare zero, which needs no unit, beside a quantity that is not zero; zero degrees are no zero of temperature, and a
 * profile with a rule of its own for missing units keeps it.
 */
function isNothing({ reference, candidate, profile }: Question, a: Value, b: Value): boolean {
  const [bare, value, measured] = hasUnits(reference) ? [b, a, reference] : [a, b, candidate];
  const isTemperature = sameDimension(dimensionOf(measured) ?? {}, { K: 1 });
  if (profile.estimate === true || profile.missingUnit === 'different') return false;
  return modulus(bare.value) === 0 && modulus(value.value) !== 0 && !isTemperature;
}

/** What happens per time may be counted in the time the question names. */
function isRate(node: MathNode): boolean {
  return sameDimension(dimensionOf(node) ?? {}, { s: -1 });
}

/** Dimensions of which SI and cgs have the same unit, but for prefixes: times, frequencies, temperatures, amounts. */
const SAME_UNIT_IN_CGS: ReadonlySet<string> = new Set(['s', 'K', 'mol']);

/**
 * Powers of ten of the metre that are units in use: those of a thousand, decimetre, centimetre and ångström (SI Brochure, 9th
 * edition, table 7; 8th edition, table 8).
 */
const LENGTHS: ReadonlySet<number> = new Set([12, 9, 6, 3, 0, -1, -2, -3, -6, -9, -10, -12, -15]);

/**
 * Whether the number before another unit of the same quantity may have this many more powers of ten. Prefixes that anybody
 * puts before a second, a kelvin or an electron volt are powers of a thousand (SI Brochure, 9th edition, table 7); a length is one of
 * {@link LENGTHS}, unless it is written with a power of ten, which the question may have named with the unit; masses and what is made of both have grams, ergs, gauss, so that nothing is said of them.
 */
function mayBeAnotherUnit(node: MathNode, power: number): boolean {
  const length = isScientific(node) ? undefined : lengthOf(node);
  if (length !== undefined) return LENGTHS.has(length - power);
  const base = Object.keys(dimensionOf(node) ?? { unknown: 1 });
  const hasPrefixesOnly = base.every((unit) => SAME_UNIT_IN_CGS.has(unit)) || isElectronVolt(node);
  return !hasPrefixesOnly || power % 3 === 0;
}

function isElectronVolt(node: MathNode): boolean {
  const isOther = (part: MathNode): boolean => part.kind === 'unit' && !part.name.endsWith('eV');
  return hasUnits(node) && !someNode(node, isOther);
}

/** The power of ten of the one unit of length that a quantity has; undefined for other quantities, and for a foot or a light year. */
function lengthOf(node: MathNode): number | undefined {
  const names = new Set<string>();
  someNode(node, (part) => {
    if (part.kind === 'unit') names.add(part.name);
    return false;
  });
  const [only, ...more] = names;
  const unit = only === undefined || more.length > 0 ? undefined : unitOf(only);
  if (unit === undefined || !sameDimension(dimensionOf(node) ?? {}, { m: 1 })) return undefined;
  const power = Math.log10(unit.factor);
  return Math.abs(power - Math.round(power)) < 1e-9 ? Math.round(power) : undefined;
}
