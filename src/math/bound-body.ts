import { mentions } from './calculus/build.ts';
import { withExponentialsLessOne } from './exponentials-less-one.ts';
import type { BoundBody, Evaluate, Held, Point } from './point.ts';
import { childrenOf, type MathNode } from './tree.ts';

/** A body that an integral, series or limit evaluates again and again costs a third of its nodes, and has a cap. */
const INNER_SHARE = 3;
const INNER_NODES = 120_000;
/** What a point of an integral within an integral costs besides its body: its node, weight and estimate of error. */
const NESTED_COST = 1;

/** The nodes of an integral, series or limit are used up: it ends at once, instead of asking on for values. */
export const SPENT = new Error('no nodes left');

/**
 * A body as a function of the name it runs over; what does not mention the name is evaluated once. What is nested shares the
 * nodes of the outermost. Throws {@link SPENT} when these are used up.
 */
export function boundBody(written: MathNode, name: string, point: Point, evaluate: Evaluate): BoundBody {
  // A declared e is another number.
  const body = point.symbols.has('e') ? written : withExponentialsLessOne(written);
  const symbols = new Map(point.symbols);
  const nesting = point.nesting ?? 0;
  const budget =
    nesting > 0 ? point.budget : { left: Math.min(INNER_NODES, INNER_SHARE * point.budget.left) };
  const inner: Point = { ...point, symbols, budget, nesting: nesting + 1, held: heldIn(body, name) };
  const quick: Point = { ...inner, valueOnly: true };
  return (z, valueOnly = false) => {
    if (budget.left < 0) throw SPENT;
    const before = budget.left;
    symbols.set(name, z);
    if (nesting > 0) budget.left -= NESTED_COST;
    const value = evaluate(body, valueOnly ? quick : inner);
    if (nesting === 0) point.budget.left -= (before - budget.left) / INNER_SHARE;
    return value;
  };
}

function heldIn(body: MathNode, name: string): Point['held'] {
  const parts = fixedParts(body, name);
  return parts.length === 0
    ? undefined
    : new Map(parts.map((part): [MathNode, Held] => [part, { isKnown: false, value: undefined }]));
}

/**
 * The largest parts without the name; a bare number or symbol is looked up as fast as a part that is held. Within a sum or
 * integral a part may depend on the name that this one runs over.
 */
function fixedParts(node: MathNode, name: string): readonly MathNode[] {
  if (node.kind === 'number' || node.kind === 'symbol') return [];
  if (!mentions(node, name)) return [node];
  return node.kind === 'operator' ? [] : childrenOf(node).flatMap((child) => fixedParts(child, name));
}
