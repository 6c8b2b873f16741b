import { isZero, sub, topOf } from '../math/big/complex.ts';
import type { Point } from '../math/evaluate.ts';
import { evaluatePrecisely } from '../math/precise.ts';
import { isAbsorbed, type PreciseValue } from '../math/precise-value.ts';
import type { MathNode } from '../math/tree.ts';

/** What two values of any precision at one point showed. */
export interface PreciseComparison {
  readonly agreement: 'equal' | 'different';
  /** |a − b| over the larger of the two, as a double. */
  readonly gap: number;
  readonly reference: PreciseValue;
  readonly candidate: PreciseValue;
}

/**
 * Precisions tried in turn. How far a value moves from one to the next bounds its rounding error, whatever was computed
 * on the way; two are needed for a first estimate.
 */
const PRECISIONS: readonly number[] = [128, 192, 320, 576, 1088, 1600];
/** Rounding may explain 2^8 times the movement seen. */
const SAFETY_BITS = 8;
/** What a long formula and the functions in it may lose unseen, of the lower precision. */
const LOST_BITS = 24;
/** Equal means to more than thirty digits beyond rounding: 30 log2 10. */
const EQUAL_BITS = 100;
/** Orders of the smallest thing added that equality must cover: ln(1 + d) is d up to d², and d − d²/2 up to d³. */
const ORDERS = 3;

/**
 * Compares two expressions where doubles could not: at 128 bits and more, until they agree to thirty digits or differ beyond
 * their rounding errors. Undefined where they have no value, digits keep being lost (what was lost may have been
 * magnified since), or the budget ends.
 */
export function comparePrecisely(
  reference: MathNode,
  candidate: MathNode,
  point: Point,
): PreciseComparison | undefined {
  let before: Pair | undefined;
  for (const bits of PRECISIONS) {
    const now = pairAt(reference, candidate, point, bits);
    if (now === undefined) return undefined;
    const found = before && compare(before, now);
    if (found !== undefined) return found;
    before = now;
  }
  return undefined;
}

interface Pair {
  readonly reference: PreciseValue;
  readonly candidate: PreciseValue;
  readonly bits: number;
}

function pairAt(
  referenceNode: MathNode,
  candidateNode: MathNode,
  point: Point,
  bits: number,
): Pair | undefined {
  const reference = evaluatePrecisely(referenceNode, point, bits);
  const candidate = reference && evaluatePrecisely(candidateNode, point, bits);
  return reference && candidate && { reference, candidate, bits };
}

function compare(before: Pair, now: Pair): PreciseComparison | undefined {
  const [a, b] = [now.reference.value, now.candidate.value];
  const noise = 1 + Math.max(noiseOf(before, now, 'reference'), noiseOf(before, now, 'candidate'));
  const scale = Math.max(topOf(a), topOf(b));
  const difference = sub(a, b, now.bits);
  const result = {
    gap: isZero(difference) ? 0 : 2 ** (topOf(difference) - scale),
    reference: now.reference,
    candidate: now.candidate,
  };
  if ([before, now].some(hasAbsorbed)) return undefined;
  if (topOf(difference) > noise) return { ...result, agreement: 'different' };
  const zeros = [a, b].every((z) => topOf(z) <= noise);
  const spread = Math.max(now.reference.spread, now.candidate.spread);
  const wanted = Math.max(EQUAL_BITS, ORDERS * spread);
  return zeros || noise < scale - wanted ? { ...result, agreement: 'equal' } : undefined;
}

function hasAbsorbed({ reference, candidate, bits }: Pair): boolean {
  return isAbsorbed(reference, bits) || isAbsorbed(candidate, bits);
}

/** The exponent of a bound of the rounding error of the better value. */
function noiseOf(before: Pair, now: Pair, side: 'reference' | 'candidate'): number {
  const moved = topOf(sub(now[side].value, before[side].value, now.bits));
  return Math.max(moved + SAFETY_BITS, topOf(now[side].value) - before.bits + LOST_BITS);
}
