import { sub, topOf } from './big/complex.ts';
import { toNumber } from './big/convert.ts';
import { type Complex, complexOf, modulus } from './complex.ts';
import type { Point } from './point.ts';
import { evaluatePrecisely } from './precise.ts';
import { isAbsorbed } from './precise-value.ts';
import type { MathNode } from './tree.ts';

/** Two precisions, in bits: what is lost near a point where terms cancel shows as a movement from one to the other. */
const BITS = [160, 224] as const;
/** Bits of a double that must stand still. */
const STILL_BITS = 60;

/**
 * A body as a function of the name it runs over, worked out with so many digits that cancellation leaves those of a double;
 * undefined where it does not, or where the body has no precise value. Costs some hundred nodes of the budget a call.
 */
export function preciseBody(
  body: MathNode,
  name: string,
  point: Point,
): (z: Complex) => { readonly value: Complex; readonly error: number } | undefined {
  return (z) => {
    const symbols = new Map(point.symbols).set(name, z);
    const [one, two] = BITS.map((bits) => {
      const found = evaluatePrecisely(body, { ...point, symbols }, bits);
      return found === undefined || isAbsorbed(found, bits) ? undefined : found.value;
    });
    if (one === undefined || two === undefined) return undefined;
    if (topOf(sub(one, two, BITS[1])) > topOf(two) - STILL_BITS) return undefined;
    const value = complexOf(toNumber(two.re), toNumber(two.im));
    return { value, error: Number.EPSILON * modulus(value) };
  };
}
