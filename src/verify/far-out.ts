import { someOfKind } from '../math/kinds-in.ts';
import { rationalOf } from '../math/rational.ts';
import { functionRow } from '../math/special.ts';
import { childrenOf, type MathNode, someNode } from '../math/tree.ts';
import type { Wide } from './points.ts';

/** How far out every name is drawn, alone and with all others; and further, where only one side has the name. */
const SCALES: readonly number[] = [1e-3, 30, 300];
const FAR_SCALES: readonly number[] = [1e-9, 1e-6, 1e5, 1e8];
/** The same for special functions, whose products have no value where one of them overflows. */
const SPECIAL_SCALES: readonly number[] = [...FAR_SCALES, 0.03, 8];
/** Names that are drawn far out alone. */
const MAX_ALONE = 12;
/** Large and small numbers of one expression whose neighbourhood is looked at. */
const MAX_SCALES = 3;

/** Times a number written in a formula, every draw is beyond it: draws are between 0.3 and 4.1. */
const BEYOND = 5;

interface FarOut {
  readonly reference: MathNode;
  readonly candidate: MathNode;
  readonly names: ReadonlySet<string>;
  /** Names that only one of the two has. */
  readonly oneSided: ReadonlySet<string>;
}

/**
 * Where to look far out. A rational function is one formula everywhere, so that all names together are enough for it; any
 * other may turn into another formula in every name alone and near the large and small numbers written in it.
 */
export function farPoints({ reference, candidate, names, oneSided }: FarOut): readonly Wide[] {
  const isSpecial = oneSided.size > 0 && [reference, candidate].some(hasSpecialFunction);
  const further = [...oneSided].flatMap((name) =>
    (isSpecial ? SPECIAL_SCALES : FAR_SCALES).map((scale): Wide => ({ names: new Set([name]), scale })),
  );
  if (isRationalFunction(reference) && isRationalFunction(candidate))
    return [...SCALES.map((scale): Wide => ({ names, scale })), ...further];
  const alone = [...names].slice(0, MAX_ALONE).map((name) => new Set([name]));
  const groups = names.size > 1 ? [...alone, names] : alone;
  const scales = [...SCALES, ...scalesIn(reference), ...scalesIn(candidate)];
  const isSlow = isSpecial || [reference, candidate].some(hasSpecialFunction);
  const far = groups.flatMap((group) =>
    scales
      .flatMap((scale) => (isSlow ? [scale] : [scale, 2 * scale]))
      .map((scale): Wide => ({ names: group, scale })),
  );
  return [...far, ...further];
}

/** Whether a function of the table of special functions occurs. */
export function hasSpecialFunction(node: MathNode): boolean {
  return someOfKind(node, 'function', (part) => functionRow(part.name)?.special === true);
}

/** Sums, products, quotients and whole powers of numbers and names. */
export function isRationalFunction(node: MathNode): boolean {
  switch (node.kind) {
    case 'number':
    case 'symbol':
    case 'unit':
      return true;
    case 'negate':
    case 'sum':
    case 'product':
    case 'quotient':
      return childrenOf(node).every(isRationalFunction);
    case 'power':
      return isRationalFunction(node.base) && isWhole(node.exponent);
    default:
      return false;
  }
}

/** A whole number as an exponent, of which a power has no branches. */
export function isWhole(node: MathNode): boolean {
  return node.kind === 'negate' ? isWhole(node.of) : node.kind === 'number' && /^[0-9]+$/.test(node.text);
}

/** Numbers written in the expression that are far from one: |x − 50000| changes its form there. */
function scalesIn(node: MathNode): readonly number[] {
  const found = new Set<number>();
  someNode(node, (part) => {
    const value = rationalOf(part);
    const size = value === undefined ? 1 : Math.abs(Number(value.num) / Number(value.den));
    if (size > 500 || (size > 0 && size < 1e-3)) found.add(size);
    if (size > 0 && size < 1e-3) found.add(1 / size);
    return false;
  });
  return [...found]
    .filter(Number.isFinite)
    .slice(0, MAX_SCALES)
    .flatMap((size) => [size, size > 1 ? BEYOND * size : size / BEYOND]);
}
