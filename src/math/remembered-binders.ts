import { hasKind } from './kinds-in.ts';
import { namesIn } from './names-in.ts';
import type { Point } from './point.ts';
import type { MathNode } from './tree.ts';
import type { Value } from './value.ts';

/** The value of an integral, series or limit, and what it cost of the budget. */
interface Found {
  readonly value: Value | undefined;
  readonly cost: number;
}

/** Values remembered; the rules, readings and conventions of one answer ask for the same ones. */
const MAX_REMEMBERED = 200;
/** By what unknown functions give, which differs between seeds. */
const KNOWN = new WeakMap<Point['unknown'], Map<string, Found>>();

/**
 * The value of an integral, series or limit at a point, computed once for the same values of its names. It is charged each
 * time, so that a verdict does not depend on what was decided before.
 */
export function remembered(
  node: MathNode,
  point: Point,
  compute: () => Value | undefined,
): Value | undefined {
  // Inside another body no point comes twice; units are drawn, and are no names.
  if ((point.nesting ?? 0) > 0 || hasKind(node, 'unit')) return compute();
  const known = KNOWN.get(point.unknown) ?? new Map<string, Found>();
  KNOWN.set(point.unknown, known);
  const key = keyOf(node, point);
  const found = known.get(key);
  if (found !== undefined) {
    point.budget.left -= found.cost;
    return point.budget.left < 0 ? undefined : found.value;
  }
  const before = point.budget.left;
  const value = compute();
  if (point.budget.left < 0) return value;
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(key, { value, cost: before - point.budget.left });
  return value;
}

const TEXTS = new WeakMap<MathNode, string>();

/** The whole tree, as two that print alike may hold functions by different conventions; and the values of its names. */
function keyOf(node: MathNode, { symbols, budget }: Point): string {
  const text = TEXTS.get(node) ?? JSON.stringify(node);
  TEXTS.set(node, text);
  let key = budget.paths === undefined ? text : `${budget.paths} ${text}`;
  for (const name of namesIn(node)) {
    const z = symbols.get(name);
    key += z === undefined ? ' -' : ` ${z.re}:${z.im}`;
  }
  return key;
}
