import { someOfKind } from '../../math/kinds-in.ts';
import { type MathNode, someNode } from '../../math/tree.ts';

/** What may be a matrix below a T: any letter but the base of the exponential, and what stands in brackets. */
function mayBeMatrix(base: MathNode): boolean {
  return base.kind === 'symbol' ? base.name !== 'e' : /^(?:product|sum|power|function)$/.test(base.kind);
}

function isTransposed(node: MathNode): node is MathNode & { readonly kind: 'power' } {
  return (
    node.kind === 'power' &&
    node.exponent.kind === 'symbol' &&
    node.exponent.name === 'T' &&
    mayBeMatrix(node.base)
  );
}

/** How often T stands in an expression, and how often above something. */
function countsOf(node: MathNode): { readonly all: number; readonly above: number } {
  let [all, above] = [0, 0];
  someNode(node, (part) => {
    if (part.kind === 'symbol' && part.name === 'T') all += 1;
    if (isTransposed(part)) above += 1;
    return false;
  });
  return { all, above };
}

/**
 * Whether every T of two expressions stands above a letter or bracket: `(AB)^T` is a transpose there as well as a power, and
 * what holds for powers does not hold for matrices, nor the other way round.
 */
export function mayTranspose(reference: MathNode, candidate: MathNode): boolean {
  if (![reference, candidate].some((node) => someOfKind(node, 'power', isTransposed))) return false;
  const [one, two] = [countsOf(reference), countsOf(candidate)];
  return one.above + two.above > 0 && one.all === one.above && two.all === two.above;
}
