import type { VerifyProfile } from '../../domain/verify-profile.ts';
import type { Literal } from '../../math/normal.ts';
import { different, equivalent, type Ruling, undecided } from '../rule.ts';

/** A difference below this may come from constants or steps rounded on the way: not refuted, not accepted. */
export const ROUNDED_ON_THE_WAY = 0.05;
/** The same for a measured quantity a reader compares: a few units of a three-digit number. */
const MEASURED_ON_THE_WAY = 0.01;
/** A correct rounding this far off is too coarse to say that the values are the same. */
const TOO_COARSE = 0.02;
/** One digit this far off is an order of magnitude, and another number than the one with more digits. */
const NO_VALUE = 0.2;
/** Digits a decimal must state to be accepted for a closed form (decision of the default profile). */
const ENOUGH_DIGITS = 4;
/** A decimal of a few digits this close to a closed form is its value: no rounded one comes so near by chance. */
const EXACT = 1e-13;
/** Rounding of the comparison itself, in units of the last place. */
const SLACK = 1e-9;

/** One number as stated: what precision its digits give, and one unit of its last place in common units. */
export interface Stated {
  readonly literal: Literal;
  readonly place: number;
}

/** Two numbers, at least one of them a decimal; `gap` is their absolute difference, `size` the larger of them. */
export interface Rounded {
  readonly reference: Stated | undefined;
  readonly candidate: Stated | undefined;
  readonly gap: number;
  readonly size: number;
  /** Both have units, or powers of ten, or are otherwise measured. */
  readonly measured: boolean;
  /** The side of the smaller modulus. */
  readonly smaller: 'reference' | 'candidate';
  /** The side without a decimal is a fraction of whole numbers. */
  readonly fraction: boolean;
  /** The reference is written with π and no other transcendental number. */
  readonly withPi: boolean;
  /** The reference is a whole number without unit or power of ten. */
  readonly whole: boolean;
  readonly profile: VerifyProfile;
}

/**
 * Decides by the digits stated: the numbers are the same if each lies within half a unit of the other's last place. How
 * many digits must be stated depends on what is rounded: {@link digitsNeeded}.
 */
export function byDigits(pair: Rounded): Ruling {
  const coarse = coarser(pair);
  if (coarse === undefined) return undecided('borderline', 'no digits stated');
  const offset = pair.gap / coarse.place;
  const relative = pair.size === 0 ? 0 : pair.gap / pair.size;
  const { digits } = coarse.literal;
  if (offset > 0.5 + SLACK) return offBy(pair, offset, relative);
  if (pair.profile.undeclared === 'quantity' && !pair.fraction && relative <= EXACT)
    return equivalent('numeric_identity', 'the decimal is the exact value');
  if (coarse === pair.candidate && pair.reference !== undefined && digits === 1 && relative > NO_VALUE)
    return pair.profile.undeclared === 'open'
      ? undecided('borderline', 'agrees within one digit')
      : different('other_number', 'one digit, which is no rounded value');
  if (isTie(pair, offset)) return undecided('borderline', 'halfway between two roundings');
  if (isExactInteger(pair)) return undecided('borderline', 'a whole number, and a rounded one');
  if (isConversion(pair)) return equivalent('numeric_identity', 'agrees to all digits stated on both sides');
  if (isFinerAnswer(pair, relative))
    return equivalent('numeric_identity', `rounds to the ${digits} digits of the reference, within 1 %`);
  if (pair.profile.acceptDecimals && digits >= digitsNeeded(pair, coarse) && relative <= TOO_COARSE)
    return equivalent('numeric_identity', `agrees to all ${digits} digits stated`);
  return undecided('borderline', `agrees within the ${digits} digits stated`);
}

/** `1\,\mathrm{eV}` as `1.602e-19 J`: even the finer number, of at least three digits, is no further off than it states. */
function isConversion({ reference, candidate, gap, measured, profile }: Rounded): boolean {
  if (!measured || profile.undeclared === 'open' || reference === undefined || candidate === undefined)
    return false;
  const fine = candidate.place > reference.place ? reference : candidate;
  return fine.literal.digits >= 3 && gap <= (0.5 + SLACK) * fine.place;
}

/** A measured reference of one or two digits, and an answer with more of them that is closer than the rounding demands. */
function isFinerAnswer(pair: Rounded, relative: number): boolean {
  const { reference, candidate, measured, profile } = pair;
  if (!measured || profile.undeclared === 'open' || !profile.acceptDecimals) return false;
  if (reference === undefined || candidate === undefined || candidate.place >= reference.place) return false;
  return relative <= MEASURED_ON_THE_WAY;
}

/** Exactly half a unit off: which way that rounds is a convention. */
function isTie({ reference, candidate }: Rounded, offset: number): boolean {
  return reference !== undefined && candidate !== undefined && offset > 0.5 - SLACK;
}

/** The reference states all digits of a bare whole number and the candidate fewer: the number itself is asked for. */
function isExactInteger({ candidate, whole, gap }: Rounded): boolean {
  return whole && gap > 0 && candidate !== undefined && candidate.place > 1;
}

function coarser({ reference, candidate }: Rounded): Stated | undefined {
  if (reference === undefined || candidate === undefined) return reference ?? candidate;
  return candidate.place > reference.place ? candidate : reference;
}

/**
 * Digits the coarser number must state. Strict profile: four. A reader takes two of a measured quantity, and of a
 * fraction (1/137 = 0.0073); three of a closed form, but for a multiple of π, which is asked for as
 * such; else four.
 */
function digitsNeeded(
  { reference, candidate, measured, fraction, withPi, profile }: Rounded,
  coarse: Stated,
): number {
  if (profile.undeclared === 'open') return ENOUGH_DIGITS;
  if (measured || (fraction && (reference === undefined || candidate === undefined))) return 2;
  const closed = reference === undefined || candidate === undefined;
  return closed && !(withPi && coarse === candidate) ? 3 : ENOUGH_DIGITS;
}

/** Beyond the digits stated. A reader refutes by digits, unless the number was cut off or steps were rounded. */
function offBy(pair: Rounded, offset: number, relative: number): Ruling {
  const { measured, profile } = pair;
  const note = `differs by ${(100 * relative).toPrecision(2)} %`;
  if (profile.undeclared === 'open')
    return relative <= ROUNDED_ON_THE_WAY ? undecided('borderline', note) : different('other_number', note);
  if (measured && relative <= MEASURED_ON_THE_WAY) return undecided('borderline', note);
  if (isLastDigit(pair, offset) && relative <= MEASURED_ON_THE_WAY)
    return undecided('borderline', 'one unit of the last digit apart');
  if (relative <= ROUNDED_ON_THE_WAY && offset < 1 - SLACK && isCutOff(pair))
    return undecided('borderline', 'digits cut off instead of rounded');
  return different('other_number', note);
}

/** Two decimals of at least three digits with the same last place that differ by one there: one may be cut off. */
function isLastDigit({ reference, candidate }: Rounded, offset: number): boolean {
  if (reference === undefined || candidate === undefined || reference.place !== candidate.place) return false;
  return offset <= 1 + 1e-6 && Math.min(reference.literal.digits, candidate.literal.digits) >= 3;
}

/** A coarser number below the finer one may be that one without its further digits. */
function isCutOff(pair: Rounded): boolean {
  const { reference, candidate, smaller } = pair;
  if (reference?.place === candidate?.place) return false;
  return smaller === (coarser(pair) === reference ? 'reference' : 'candidate');
}
