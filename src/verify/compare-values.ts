import { type Complex, distance, modulus } from '../math/complex.ts';
import { NOISE, type Value } from '../math/value.ts';

/** A relative difference above this is a difference, when rounding cannot explain it. */
export const CLEAR_DIFFERENCE = 1e-6;
/** A relative difference below this is agreement: what a long formula may lose beyond the estimate. */
const AGREEMENT = 1e-13;

/** How two values at one point relate. `unclear` agreement says nothing, e.g. because digits cancelled. */
export type Agreement = 'equal' | 'different' | 'close' | 'unclear';

/** |a − b| over the larger of the two; 0 when both are 0. */
export function relativeDifference(a: Value, b: Value): number {
  const scale = Math.max(modulus(a.value), modulus(b.value));
  return scale === 0 ? 0 : distance(a.value, b.value) / scale;
}

/** Compares two values by their relative difference, never by an absolute one, within what rounding can explain. */
export function compareValues(a: Value, b: Value): Agreement {
  const scale = Math.max(modulus(a.value), modulus(b.value));
  const gap = distance(a.value, b.value);
  const noise = NOISE * (a.error + b.error);
  if (gap > CLEAR_DIFFERENCE * scale && gap > noise) return 'different';
  if (a.absorbed || b.absorbed) return 'unclear';
  const zeros = modulus(a.value) <= NOISE * a.error && modulus(b.value) <= NOISE * b.error;
  if (scale === 0 || zeros) return 'equal';
  if (noise > CLEAR_DIFFERENCE * scale) return 'unclear';
  return gap <= Math.max(noise, AGREEMENT * scale) ? 'equal' : 'close';
}

/** Eight significant digits. */
export function show(z: Complex): string {
  const re = String(Number(z.re.toPrecision(8)));
  if (z.im === 0) return re;
  return `${re} ${z.im < 0 ? '-' : '+'} ${Number(Math.abs(z.im).toPrecision(8))}i`;
}

/** The number rounded to what a person likes to type. */
export function inTwoDigits({ re, im }: Complex): Complex {
  return { re: Number(re.toPrecision(2)), im: Number(im.toPrecision(2)) };
}
