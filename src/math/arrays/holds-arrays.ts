import { type MathNode, someNode } from '../tree.ts';
import { holdsConjugation } from './conjugations.ts';
import { isAdjointNode, isArrayName, isBracket, isTraceOfProduct } from './typing.ts';

/**
 * Whether an expression holds a matrix, a name that is an array by its notation, a commutator or adjoint, or a factor and
 * its inverse around something that need not commute with them.
 */
export function holdsArrayPart(node: MathNode): boolean {
  const known = KNOWN.get(node);
  if (known !== undefined) return known;
  const holds = someNode(node, isArrayPart) || holdsConjugation(node);
  KNOWN.set(node, holds);
  return holds;
}

/** Several rules ask for the same trees. */
const KNOWN = new WeakMap<MathNode, boolean>();

function isArrayPart(node: MathNode): boolean {
  switch (node.kind) {
    case 'symbol':
      return isArrayName(node.name);
    case 'call':
      return isArrayName(node.name) || isTraceOfProduct(node);
    case 'operator':
      return isBracket(node) || node.head === 'otimes';
    default:
      return node.kind === 'matrix' || isAdjointNode(node);
  }
}
