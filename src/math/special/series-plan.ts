import { add, type BigComplex, ofNumber, toPair, topOf } from '../big/complex.ts';
import type { Parameters } from './hypergeometric-series.ts';

/** What is known of a hypergeometric series before it is summed. */
export interface SeriesPlan {
  /** Terms to sum, the leading 1 included. */
  readonly terms: number;
  /** Bits by which rounding errors can grow: the highest rise of the terms from any earlier one. */
  readonly rise: number;
  /** Place of the leading bit of the largest term. */
  readonly top: number;
}

/** More terms than this are no way to compute anything. */
const MAX_TERMS = 5000;

/**
 * How many terms the series of pFq(a; b; z) has until they fall below 2^−places, from the moduli of their ratios in double
 * precision; `end` is the index of its last term if it is a polynomial. Undefined when it does not get there: a series
 * that diverges, at once or after its smallest term.
 */
export function planSeries(
  { above, below }: Parameters,
  z: BigComplex,
  places: number,
  end = Number.POSITIVE_INFINITY,
): SeriesPlan | undefined {
  const [tops, bottoms] = [above.map(rough), below.map(rough)];
  const isDivergent = above.length > below.length + 1;
  const size = sizeInBits(z);
  let [level, lowest, rise, top] = [0, 0, 0, 1];
  for (let n = 0; n < MAX_TERMS; n += 1) {
    if (n >= end) return { terms: n + 1, rise, top };
    const ratio = size + bitsOf(tops, n) - bitsOf(bottoms, n) - Math.log2(n + 1);
    level += ratio;
    // The rest of a series near its circle of convergence is as large as its first term over 1 − ratio.
    const tail = ratio < 0 ? -Math.log2(1 - 2 ** ratio) : Number.POSITIVE_INFINITY;
    const isFalling = isDivergent || n > SETTLE || ratio < -1;
    if (level + (isDivergent ? 0 : tail) < -places && isFalling) return { terms: n + 2, rise, top };
    if (isDivergent && end === Number.POSITIVE_INFINITY && ratio > 0 && n > SETTLE) return undefined;
    if (level > MAX_LEVEL) return undefined;
    lowest = Math.min(lowest, level);
    rise = Math.max(rise, level - lowest);
    top = Math.max(top, level + 1);
  }
  return undefined;
}

/** The first terms may fall and rise again while |a + n| and |b + n| pass their minima. */
const SETTLE = 30;
/** Terms of more bits than this are refused: the work would be out of proportion. */
const MAX_LEVEL = 700;

function sizeInBits(z: BigComplex): number {
  const pair = toPair(z);
  const size = Math.log2(Math.hypot(pair.re, pair.im));
  return Number.isFinite(size) ? size : topOf(z);
}

/** log₂ of Π |a + n|; exact where a + n all but vanishes. */
function bitsOf(values: readonly Rough[], n: number): number {
  let bits = 0;
  for (const { re, im, exact } of values) {
    const size = Math.hypot(re + n, im);
    bits += size > 1e-9 ? Math.log2(size) : topOf(add(exact, ofNumber(n), EXACT));
  }
  return bits;
}

const EXACT = 8000;

/** A parameter as doubles, and as it is. */
interface Rough {
  readonly re: number;
  readonly im: number;
  readonly exact: BigComplex;
}

function rough(exact: BigComplex): Rough {
  return { ...toPair(exact), exact };
}
