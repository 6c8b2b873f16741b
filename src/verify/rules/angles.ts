import { someOfKind } from '../../math/kinds-in.ts';
import type { MathNode } from '../../math/tree.ts';
import type { Pair } from '../sample.ts';
import { surveyPair } from '../survey.ts';

const INVERSE = new Set(['atan', 'acot', 'asin', 'acos', 'arg']);
/** A difference is a whole multiple of π to this many parts. */
const EXACT = 1e-9;
const ENOUGH = 6;

/**
 * Whether both sides are angles by inverse functions that are equal near the origin, and elsewhere up to whole multiples of
 * π: sums of arctangents leave the principal range there (DLMF 4.24.15, which holds for one of the values only).
 */
export function equalUpToPeriod(pair: Pair): boolean {
  if (![pair.reference, pair.candidate].every(isInverse)) return false;
  const sights = surveyPair(pair);
  const apart = sights.filter((sight) => !sight.equal);
  if (sights.length - apart.length < ENOUGH || !apart.every((sight) => isPeriod(sight.gap.re, sight.gap.im)))
    return false;
  const near = surveyPair({ ...pair, domains: new Map() }, 'small');
  return near.length >= ENOUGH && near.filter((sight) => !sight.equal).length === 0;
}

function isInverse(node: MathNode): boolean {
  return someOfKind(node, 'function', (part) => INVERSE.has(part.name));
}

function isPeriod(re: number, im: number): boolean {
  const turns = re / Math.PI;
  return Math.abs(im) < EXACT && Math.abs(turns - Math.round(turns)) < EXACT;
}
