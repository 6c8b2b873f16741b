import { type MathNode, mapTree, someNode } from './tree.ts';
import { asComponents, asProduct, isDot, isNumberDot } from './vectors.ts';

/** How the ambiguous notations are taken. */
export interface Reading {
  /** `a/bc` as a/(bc), or as (a/b)c. */
  readonly slash: 'below' | 'beside';
  /** `f(x)` as a function of x, or as the product of f and x. */
  readonly call: 'applied' | 'product';
  /** `a \cdot b` as a product of numbers, or as the inner product of two vectors. */
  readonly dot?: 'product' | 'inner';
}

/** Every way the expressions can be read, the same way for all of them; one reading when nothing is ambiguous. */
export function readingsOf(nodes: readonly MathNode[], variables: ReadonlySet<string>): readonly Reading[] {
  const slashes = nodes.some((node) => someNode(node, (part) => part.kind === 'slash'));
  const calls = nodes.some((node) => someNode(node, (part) => isOpenCall(part, variables)));
  const slash: readonly Reading['slash'][] = slashes ? ['below', 'beside'] : ['below'];
  const call: readonly Reading['call'][] = calls ? ['applied', 'product'] : ['product'];
  const dots = nodes.some((node) => someNode(node, (part) => isDot(part) && !isNumberDot(part, variables)));
  const dot: readonly ('product' | 'inner')[] = dots ? ['product', 'inner'] : ['product'];
  return slash.flatMap((s) => call.flatMap((c) => dot.map((d): Reading => ({ slash: s, call: c, dot: d }))));
}

function isOpenCall(node: MathNode, variables: ReadonlySet<string>): boolean {
  return node.kind === 'call' && !node.applied && !variables.has(node.name);
}

/** The expression with every ambiguous notation taken one way; a declared variable is never a function. */
export function applyReading(node: MathNode, reading: Reading, variables: ReadonlySet<string>): MathNode {
  return mapTree(node, (part) => {
    if (part.kind === 'slash') {
      const { over, under, rest } = part;
      if (reading.slash === 'below')
        return { kind: 'quotient', over, under: { kind: 'product', factors: [under, ...rest] } };
      return { kind: 'product', factors: [{ kind: 'quotient', over, under }, ...rest] };
    }
    if (isDot(part)) {
      const inner = reading.dot === 'inner' && !isNumberDot(part, variables);
      return inner ? asComponents(part.args) : asProduct(part.args);
    }
    if (part.kind !== 'call' || part.applied) return part;
    if (reading.call === 'applied' && !variables.has(part.name)) return part;
    return { kind: 'product', factors: [{ kind: 'symbol', name: part.name }, ...part.args] };
  });
}
