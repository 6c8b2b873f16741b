import { add, modulus, multiply, negate, ONE, ZERO } from '../complex.ts';
import { exact, rounded, type Value } from '../value.ts';

/** The entry 0 of an array. */
export const ZERO_CELL: Value = exact(ZERO);
/** The entry 1 of an array. */
export const ONE_CELL: Value = exact(ONE);

/** The sum of two entries; the error bounds add up. */
export function addCells(a: Value, b: Value): Value {
  return rounded(add(a.value, b.value), a.error + b.error, a, b);
}

/** The product of two entries; relative error bounds add up. */
export function multiplyCells(a: Value, b: Value): Value {
  const error = modulus(a.value) * b.error + modulus(b.value) * a.error + a.error * b.error;
  return rounded(multiply(a.value, b.value), error, a, b);
}

/** The entry with the other sign. */
export function negateCell(a: Value): Value {
  return { ...a, value: negate(a.value) };
}

/** The complex conjugate of an entry. */
export function conjugateCell(a: Value): Value {
  return { ...a, value: { re: a.value.re, im: a.value.im === 0 ? 0 : -a.value.im } };
}
