import type { BigComplex } from '../big/complex.ts';
import { NoValue, rounded, toFixedPoint } from '../big/real.ts';

/** A complex number in fixed point; the number of places is known to whoever holds it. */
export interface FixedComplex {
  readonly re: bigint;
  readonly im: bigint;
}

/** Series longer than this are not summed. */
export const MAX_SERIES = 20_000;

/** z with so many binary places. */
export function toFixed(z: BigComplex, places: number): FixedComplex {
  return { re: toFixedPoint(z.re, places), im: toFixedPoint(z.im, places) };
}

/** Back from fixed point, all bits kept up to `bits`. */
export function fromFixed(z: FixedComplex, places: number, bits: number): BigComplex {
  return { re: rounded(z.re, -places, bits), im: rounded(z.im, -places, bits) };
}

/** a · b / 2^places, down being `places` as a bigint. */
export function fixedProduct(a: FixedComplex, b: FixedComplex, down: bigint): FixedComplex {
  if (b.im === 0n) return { re: (a.re * b.re) >> down, im: a.im === 0n ? 0n : (a.im * b.re) >> down };
  return { re: (a.re * b.re - a.im * b.im) >> down, im: (a.re * b.im + a.im * b.re) >> down };
}

/** Whether nothing but the last place is left. */
export function isSpent(z: FixedComplex): boolean {
  return z.re >= -1n && z.re <= 1n && z.im >= -1n && z.im <= 1n;
}

/**
 * Σ w(n) t(n) with t(0) = 1 and t(n) = t(n−1) · z · over/under, weighed by 1/weight: the power series whose ratios are
 * rational, in fixed point. Right to about 2^−places times the largest term. Throws {@link NoValue} for series that do
 * not end within {@link MAX_SERIES} terms.
 */
export function rationalSeries(
  z: BigComplex,
  places: number,
  ratio: (n: bigint) => readonly [over: bigint, under: bigint],
  weight: (n: bigint) => bigint = () => 1n,
): BigComplex {
  const down = BigInt(places);
  const at = toFixed(z, places);
  let term: FixedComplex = { re: 1n << down, im: 0n };
  let [re, im] = [term.re / weight(0n), 0n];
  for (let n = 1; n < MAX_SERIES; n += 1) {
    const index = BigInt(n);
    const [over, under] = ratio(index);
    const next = fixedProduct(term, at, down);
    term = { re: (next.re * over) / under, im: next.im === 0n ? 0n : (next.im * over) / under };
    if (isSpent(term)) return fromFixed({ re, im }, places, places + 64);
    const by = weight(index);
    re += term.re / by;
    im += term.im / by;
  }
  throw new NoValue('series too long');
}
