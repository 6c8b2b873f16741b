import { add, type BigComplex, C_ONE, mul, topOf } from '../big/complex.ts';

/** Terms of a divergent series tried before giving up. */
const MAX_TERMS = 2000;

/**
 * The sum of a divergent series 1 + t(1) + t(2) + … with t(k) = t(k−1) · ratio(k), cut where its terms are below
 * 2^−places; undefined when they start to grow before that.
 */
export function asymptoticSum(ratio: (k: number) => BigComplex, places: number): BigComplex | undefined {
  let sum = C_ONE;
  let term = C_ONE;
  let grown = 0;
  for (let k = 1; k < MAX_TERMS; k += 1) {
    const next = mul(term, ratio(k), places + 8);
    if (topOf(next) < -places) return add(sum, next, places + 8);
    // One term may be larger than the one before it (a small numerator); three in a row mean divergence.
    grown = topOf(next) > topOf(term) ? grown + 1 : 0;
    if (grown > 3) return undefined;
    sum = add(sum, next, places + 8);
    term = next;
  }
  return undefined;
}

/** Whether |z| is so large that a series with the smallest term e^(−|z|) serves for so many bits, with some reserve. */
export function isFarOut(size: number, bits: number): boolean {
  return size > 0.75 * bits + 30;
}
