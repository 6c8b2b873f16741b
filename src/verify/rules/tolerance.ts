import { add, divide, modulus, negate } from '../../math/complex.ts';
import type { Value } from '../../math/evaluate.ts';
import { type MathNode, someNode } from '../../math/tree.ts';
import { hasDecimals } from '../decimals.ts';
import { different, equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { hasUnits, isScientific } from './measure.ts';
import { ROUNDED_ON_THE_WAY, type Stated } from './rounding.ts';

/** Rounding of the comparison itself: the bounds are inclusive. */
const SLACK = 1e-9;

/** Two numbers under a profile that may have a tolerance, and the figures they state. */
export interface Tolerated {
  readonly question: Question;
  readonly values: { readonly reference: Value; readonly candidate: Value };
  readonly reference: Stated | undefined;
  readonly candidate: Stated | undefined;
}

/**
 * Decides by a benchmark's tolerance, whose bound is inclusive and relative to the reference; with `roundsToReference` also
 * by the reference's significant figures, after which nothing else makes the two equal (PHYSICS-Verified: within 1 %, or
 * agreeing to the reference's figures). Undefined without a tolerance, for two closed forms, and where a reference without
 * stated figures is further off: a whole number without a unit is exact.
 */
export function byTolerance(pair: Tolerated): Ruling | undefined {
  const { reference, candidate, profile } = pair.question;
  if (profile.estimate === true) return byEstimate(pair);
  const { tolerance, roundsToReference } = profile;
  if (tolerance === undefined || (!isMeasured(reference) && !isMeasured(candidate))) return undefined;
  const size = modulus(pair.values.reference.value);
  if (gapOf(pair) <= tolerance * size * (1 + SLACK))
    return equivalent('numeric_identity', `within the tolerance of ${tolerance}`);
  return roundsToReference === true && pair.reference !== undefined && size > 0
    ? byFigures(pair, pair.reference, size)
    : undefined;
}

/** An estimate is right within half an order of magnitude and wrong beyond one (PHYSICS-Verified: P30, B5). */
const SAME_ORDER = 0.5;
const OTHER_ORDER = 1;

function byEstimate({ values: { reference, candidate } }: Tolerated): Ruling | undefined {
  const ratio = divide(candidate.value, reference.value);
  if (ratio.re === 0 || !Number.isFinite(ratio.re)) return undefined;
  if (ratio.re < 0) return different('other_number', 'an estimate of the other sign');
  const orders = Math.abs(Math.log10(modulus(ratio)));
  if (orders <= SAME_ORDER) return equivalent('numeric_identity', 'estimates of the same order of magnitude');
  return orders <= OTHER_ORDER + SLACK
    ? undecided('borderline', 'estimates less than an order of magnitude apart')
    : different('other_number', 'an estimate of another order of magnitude');
}

function gapOf({ values }: Tolerated): number {
  return modulus(add(values.reference.value, negate(values.candidate.value)));
}

/** Whether a number is more than a closed form or a count: it has a decimal, a power of ten or a unit. */
function isMeasured(node: MathNode): boolean {
  return hasDecimals(node) || isScientific(node) || hasUnits(node);
}

/**
 * What lies exactly halfway is rounded up by some and to the even digit by others (ISO 80000-1:2009, B.3, has both rules):
 * either figure is a correct rounding of it.
 */
function byFigures(pair: Tolerated, known: Stated, size: number): Ruling {
  const { reference } = pair.question;
  if (isPowerOfTen(reference)) return byMagnitude(pair, size);
  const away = gapOf(pair) / (halfPlace(pair, known, size) * (1 + SLACK));
  const { digits } = known.literal;
  const ratio = `differs by ${((100 * gapOf(pair)) / size).toPrecision(2)} %`;
  if (away <= 1) return equivalent('numeric_identity', `rounds to the ${digits} digits of the reference`);
  const own = pair.candidate;
  const isOwn = own !== undefined && own.place > known.place && gapOf(pair) <= own.place / 2;
  return isOwn && gapOf(pair) <= ROUNDED_ON_THE_WAY * size
    ? undecided('borderline', `${ratio}, which the digits stated may explain`)
    : different('other_number', `${ratio}, and rounds to other digits`);
}

/** Half a unit of the reference's last place; of a place more below 1, 10, 100 …, where the same figures reach further. */
function halfPlace({ values }: Tolerated, { literal, place }: Stated, size: number): number {
  const isRound = Math.abs(size / place / 10 ** (literal.digits - 1) - 1) < SLACK;
  return isRound && modulus(values.candidate.value) < size ? place / 20 : place / 2;
}

/** `10^{-5}` without a number before it states an order of magnitude, not a figure. */
function isPowerOfTen(node: MathNode): boolean {
  const hasNumber = (part: MathNode): boolean =>
    part.kind === 'number' && part.text !== '10' && part.text !== '1';
  return (
    isScientific(node) && !someNode(node, (part) => part.kind === 'product' && part.factors.some(hasNumber))
  );
}

function byMagnitude(pair: Tolerated, size: number): Ruling {
  const other = modulus(pair.values.candidate.value);
  const isNear = other > 0 && Math.abs(Math.log10(other / size)) <= 1 + SLACK;
  return isNear
    ? undecided('borderline', 'beside a power of ten, which may be an order of magnitude')
    : different('other_number', 'another power of ten');
}
