import { type BigComplex, isReal, sub, topOf } from '../big/complex.ts';
import { BIG_ZERO, nearestInteger } from '../big/real.ts';
import { field } from './field.ts';

/**
 * A function of a parameter whose formula has a removable pole wherever the parameter is a whole number: at one of them it
 * is taken 2^−(bits+shift) beside it, with as many more bits as the pole costs. The error is of the size of that shift.
 */
export function offPole(
  parameter: BigComplex,
  bits: number,
  compute: (near: BigComplex, bits: number) => BigComplex,
): BigComplex {
  const distance = poleDistance(parameter);
  if (distance > NEGLIGIBLE) return compute(parameter, bits - distance);
  const shift = bits + 30;
  const step = { re: { m: 1n, e: -shift }, im: BIG_ZERO };
  return compute(field(2 * shift + 64).add(nearestWhole(parameter), step), 2 * shift);
}

/** Closer than 2 to this power is on the whole number. */
const NEGLIGIBLE = -2000;

function nearestWhole(z: BigComplex): BigComplex {
  return { re: { m: nearestInteger(z.re), e: 0 }, im: BIG_ZERO };
}

/** Place of the leading bit of the distance to the nearest whole number; -Infinity on one. */
export function poleDistance(z: BigComplex): number {
  if (!isReal(z) && topOf({ re: BIG_ZERO, im: z.im }) > 0) return 0;
  return Math.min(0, topOf(sub(z, nearestWhole(z), 4096)));
}
