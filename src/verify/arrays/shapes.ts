import { isArrayName } from '../../math/arrays/typing.ts';
import { someOfKind } from '../../math/kinds-in.ts';
import { type MathNode, mapTree, someNode } from '../../math/tree.ts';
import { isDot } from '../../math/vectors.ts';

/** A matrix, a number times a matrix, or a list in its place: compared cell by cell. */
export function isExplicitMatrix(node: MathNode): boolean {
  if (node.kind === 'matrix' || node.kind === 'list') return true;
  if (node.kind !== 'product') return false;
  const rest = node.factors.filter((factor) => factor.kind !== 'matrix');
  return rest.length === node.factors.length - 1 && !rest.some((factor) => someNode(factor, isArray));
}

function isArray(node: MathNode): boolean {
  if (node.kind === 'matrix') return true;
  return (node.kind === 'symbol' || node.kind === 'call') && isArrayName(node.name);
}

/** `(2, -3)` beside vectors as the column of its components, with 0 for a third one that is missing. */
export function asColumn(node: MathNode): MathNode {
  if (node.kind !== 'list' || node.open !== '(' || node.close !== ')') return node;
  if (node.items.length !== 2 && node.items.length !== 3) return node;
  const zero: MathNode = { kind: 'number', text: '0' };
  const items = node.items.length === 3 ? node.items : [...node.items, zero];
  return { kind: 'matrix', rows: items.map((item) => [item]) };
}

/** `a \cdot b` between names with components as their inner product, whatever a dot between numbers may be. */
export function withInnerProducts(node: MathNode, isVector: (name: string) => boolean): MathNode {
  return mapTree(node, (part) => {
    const inner = isDot(part) && someOfKind(part, 'symbol', (one) => isVector(one.name));
    return inner ? { ...part, head: 'inner' } : part;
  });
}
