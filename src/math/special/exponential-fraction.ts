import { type BigComplex, isReal, ofReal, toPair, topOf } from '../big/complex.ts';
import { addReal, type Big, divReal, subReal } from '../big/real.ts';

/** Longer fractions are no gain over the series. */
const MAX_PAIRS = 2000;
/** Pairs of the fraction beyond those that the estimate of its error asks for. */
const RESERVE = 20;
const ONE: Big = { m: 1n, e: 0 };

/**
 * e^z E_p(z) = 1/(z + p/(1 + 1/(z + (p+1)/(1 + 2/(z + …))))) for real p ≥ 0 and z > 0 (DLMF 8.19.17): nothing cancels, however
 * large p is. All its parts are positive, so that the value lies between two convergents that follow each other; undefined
 * for other numbers, and where these are not as close as `bits` ask for.
 */
export function exponentialFraction(p: BigComplex, z: BigComplex, bits: number): BigComplex | undefined {
  const isPositive = isReal(p) && isReal(z) && p.re.m >= 0n && z.re.m > 0n;
  const pairs = isPositive ? pairsFor(toPair(z).re, bits) : Number.POSITIVE_INFINITY;
  if (!(pairs <= MAX_PAIRS)) return undefined;
  const work = bits + 16;
  const [one, two] = [z.re, addReal(z.re, addReal(p.re, whole(pairs), work), work)].map((start) =>
    ofReal(divReal(ONE, downward(start, { p: p.re, z: z.re, pairs, work }), work)),
  );
  if (one === undefined || two === undefined) return undefined;
  const gap = ofReal(subReal(one.re, two.re, work));
  return topOf(gap) < topOf(one) - bits ? one : undefined;
}

/** The n-th convergent is right to about e^(−4√(nz)). */
function pairsFor(z: number, bits: number): number {
  return RESERVE + Math.ceil(((bits + 8) * (Math.LN2 / 4)) ** 2 / z);
}

interface Fraction {
  readonly p: Big;
  readonly z: Big;
  readonly pairs: number;
  readonly work: number;
}

/** The fraction from its last denominator up to its first. */
function downward(start: Big, { p, z, pairs, work }: Fraction): Big {
  let value = start;
  for (let n = pairs; n >= 1; n -= 1) {
    const inner = addReal(ONE, divReal(whole(n), value, work), work);
    value = addReal(z, divReal(addReal(p, whole(n - 1), work), inner, work), work);
  }
  return value;
}

function whole(n: number): Big {
  return { m: BigInt(n), e: 0 };
}
