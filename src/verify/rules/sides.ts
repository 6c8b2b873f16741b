import type { MathNode, Relation } from '../../math/tree.ts';

/** An equation as what stands on its left and the value it gives. */
export interface Sides {
  readonly left: MathNode;
  readonly value: MathNode;
}

/** The sides of a single equation; undefined for chains, other relations and formulas. */
export function sidesOf(node: MathNode): Sides | undefined {
  const [only, ...more]: Relation['rest'] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || only?.sign !== '=' || more.length > 0) return undefined;
  return { left: node.first, value: only.node };
}

/** What stands behind the sign of a single equation; anything else as it is. */
export function valueBehind(node: MathNode): MathNode {
  return sidesOf(node)?.value ?? node;
}
