import { add, modulus, negate } from '../math/complex.ts';
import { evaluate, type Point, type Value } from '../math/evaluate.ts';
import { literalOf } from '../math/normal.ts';
import { childrenOf, type MathNode, someNode, withChildren } from '../math/tree.ts';
import { NOISE } from '../math/value.ts';
import { compareValues } from './compare-values.ts';
import { pointAt, type Wide } from './points.ts';
import type { Pair } from './sample.ts';

/** Decimals whose last place is moved; a formula with more is not read as a rounded one. */
const MAX_DECIMALS = 8;
const POINTS = 8;
/** Roundings on the way may add up to less than a whole unit of the last place, two halves. */
const ON_THE_WAY = 1.9;
/** How far out every name alone has to show the same: a term may drown in the rounding of another one only while it is small. */
const FAR_SCALES: readonly number[] = [1e-32, 1e-16, 1e-8, 1e-4, 1e-2, 1e2, 1e4, 1e8, 1e16, 1e32];
/** A rounding that moves a value by more than this share of it explains any value of what oscillates or grows there. */
const SMALL_SHIFT = 0.2;
/** No rounding explains a gap of more than this share of the larger value, however digits cancel behind it. */
const MOST_EXPLAINED = 0.5;

/** How two formulas with rounded decimals compare. */
export interface Rounding {
  /** `within`: the difference lies within half a unit of the last places stated; `near`: within a whole unit. */
  readonly gap: 'within' | 'near' | 'beyond';
  /** Significant digits of the coarsest decimal. */
  readonly digits: number;
}

/** Whether a decimal with a point is written anywhere in the expression. */
export function hasDecimals(node: MathNode): boolean {
  return someNode(node, isDecimal);
}

/**
 * Compares two formulas to the digits their decimals state: every decimal may be off by half a unit of its last place
 * (GUM 4.3.7 takes such a rounding as a uniform error of that width); the coarser side decides. What agrees has to do so far
 * out too: beside 31.8, 0.02x and 0.03x are alike for small x alone. Undefined without a decimal or a value.
 */
export function roundingOf(pair: Pair): Rounding | undefined {
  if (![pair.reference, pair.candidate].some((node) => someNode(node, isDecimal))) return undefined;
  const sides = [pair.reference, pair.candidate].map((node) => ({ moved: movedDecimals(node) }));
  const count = sides.reduce((sum, side) => sum + side.moved.length, 0);
  if (count === 0 || count > MAX_DECIMALS) return undefined;
  const digits = Math.min(...[pair.reference, pair.candidate].flatMap(statedDigits));
  const near = Array.from({ length: POINTS }, (_, index) =>
    gapOverRounding(pair, sides, pointAt(pair, index)),
  );
  const seen = near.filter((ratio) => ratio !== undefined);
  if (seen.length === 0) return undefined;
  const worst = Math.max(...seen);
  if (worst > ON_THE_WAY || farGap(pair, sides) > ON_THE_WAY) return { digits, gap: 'beyond' };
  return { digits, gap: worst <= 1 + 1e-9 ? 'within' : 'near' };
}

/** The largest difference far out, in units of what rounding may explain, where that is little. */
function farGap(pair: Pair, sides: readonly Side[]): number {
  const far = [...pair.names].flatMap((name) =>
    FAR_SCALES.map((scale): Wide => ({ names: new Set([name]), scale })),
  );
  const gaps = far.map((wide, index) =>
    gapOverRounding(pair, sides, pointAt(pair, index % POINTS, wide), SMALL_SHIFT),
  );
  return Math.max(0, ...gaps.filter((gap) => gap !== undefined));
}

interface Side {
  readonly moved: readonly MathNode[];
}

/**
 * The difference of the two values in units of what the roundings of the coarser side may explain; undefined where that is
 * more than `most` of the value.
 */
function gapOverRounding(
  pair: Pair,
  sides: readonly Side[],
  point: Point,
  most = Number.POSITIVE_INFINITY,
): number | undefined {
  const [a, b] = [evaluate(pair.reference, point), evaluate(pair.candidate, point)];
  if (a === undefined || b === undefined) return undefined;
  if (compareValues(a, b) === 'equal') return 0;
  const gap = modulus(add(a.value, negate(b.value)));
  if (gap <= NOISE * (a.error + b.error)) return 0;
  const shifts = sides.map((side, at) => shiftOf(side, at === 0 ? a : b, point));
  if (shifts.includes(undefined)) return undefined;
  const shift = Math.max(...shifts.map((size) => size ?? 0));
  if (shift > most * modulus(a.value)) return undefined;
  const explained = Math.min(shift, MOST_EXPLAINED * Math.max(modulus(a.value), modulus(b.value)));
  return explained === 0 ? Number.POSITIVE_INFINITY : gap / explained;
}

/** How far one side moves at most when all its decimals move by half a unit of their last places. */
function shiftOf({ moved }: Side, own: Value, point: Point): number | undefined {
  let total = 0;
  for (const other of moved) {
    const value = evaluate(other, point);
    if (value === undefined) return undefined;
    total += modulus(add(value.value, negate(own.value)));
  }
  return total;
}

function isDecimal(node: MathNode): node is MathNode & { readonly kind: 'number' } {
  return node.kind === 'number' && node.text.includes('.');
}

function statedDigits(node: MathNode): readonly number[] {
  if (isDecimal(node)) return [literalOf(node)?.digits ?? 1];
  return childrenOf(node).flatMap(statedDigits);
}

/** The expression once for every decimal in it, with half a unit of its last place added to that one. */
function movedDecimals(node: MathNode): readonly MathNode[] {
  if (isDecimal(node)) return [{ kind: 'number', text: `${node.text}5` }];
  const children = childrenOf(node);
  return children.flatMap((child, at) =>
    movedDecimals(child).map((moved) =>
      withChildren(
        node,
        children.map((other, index) => (index === at ? moved : other)),
      ),
    ),
  );
}
