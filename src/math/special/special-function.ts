import type { BigComplex } from '../big/complex.ts';

/** How one special function is computed. */
export interface SpecialFunction {
  /** The numbers of arguments it takes. */
  readonly arity: readonly number[];
  /**
   * The value, right to about `bits` − 10 bits relative to its modulus; undefined where it has none (a pole) or where it
   * cannot be computed to that accuracy. A row may throw `NoValue`; the table turns that into undefined.
   */
  readonly value: (args: readonly BigComplex[], bits: number) => BigComplex | undefined;
  /** What one call costs of the evaluator's budget, in nodes of about 1 µs at 128 bits. */
  readonly cost: number;
}

/** A row for a function of one variable. */
export function unary(value: (z: BigComplex, bits: number) => BigComplex, cost: number): SpecialFunction {
  return { arity: [1], cost, value: ([z], bits) => z && value(z, bits) };
}

/** A row for a function of two variables. */
export function binary(
  value: (a: BigComplex, b: BigComplex, bits: number) => BigComplex,
  cost: number,
): SpecialFunction {
  return { arity: [2], cost, value: ([a, b], bits) => a && b && value(a, b, bits) };
}

/** A row for a function of three variables. */
export function ternary(
  value: (a: BigComplex, b: BigComplex, c: BigComplex, bits: number) => BigComplex,
  cost: number,
): SpecialFunction {
  return { arity: [3], cost, value: ([a, b, c], bits) => a && b && c && value(a, b, c, bits) };
}
