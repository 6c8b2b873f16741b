import { someOfKind } from './kinds-in.ts';
import { type MathNode, mapTree, someNode } from './tree.ts';

/** Whether a node is a vector by its notation: an arrow, bold type or a hat. */
export function isVector(node: MathNode): boolean {
  return (
    node.kind === 'symbol' && node.name.length > 1 && /^\\(?:vec|mathbf|hat|nabla)(?:\{|$)/.test(node.name)
  );
}

/** Names that are never vectors: constants and upright words, which may be units. */
const NO_VECTOR = /^(?:\\pi|\\hbar|e|i|\\mathrm.*|\\operatorname.*|\\Delta .*)$/;

/** Whether `\cdot` beside the node may be an inner product: a name, a sum of names, or anything with an arrow in it. */
export function mayBeVector(node: MathNode): boolean {
  if (node.kind === 'symbol') return !NO_VECTOR.test(node.name);
  if (node.kind === 'negate') return mayBeVector(node.of);
  if (node.kind === 'sum') return node.terms.every(mayBeVector);
  if (node.kind === 'operator') return node.head === 'cross';
  const carries = node.kind === 'quotient' || node.kind === 'product' || node.kind === 'call';
  return carries && someNode(node, isVector);
}

/** Whether the node is `a \cdot b`, where a and b may be vectors. */
export function isDot(node: MathNode): node is MathNode & { readonly kind: 'operator' } {
  return node.kind === 'operator' && node.head === 'dot';
}

/** Whether a dot can only be one between numbers: every name in it is declared, and none has an arrow. */
export function isNumberDot(node: MathNode, variables: ReadonlySet<string>): boolean {
  return !someOfKind(node, 'symbol', (part) => isVector(part) || !variables.has(part.name));
}

/** `a \cdot b` as an ordinary product. */
export function asProduct(args: readonly MathNode[]): MathNode {
  return { kind: 'product', factors: args.flatMap((arg) => (arg.kind === 'product' ? arg.factors : [arg])) };
}

const AXES = ['x', 'y', 'z'] as const;

/**
 * `a \cdot b` as the sum over three axes of independent components. Where a side has names with an arrow, only they have
 * components; otherwise every name has.
 */
export function asComponents(args: readonly MathNode[]): MathNode {
  return {
    kind: 'sum',
    terms: AXES.map((axis) => ({ kind: 'product', factors: args.map((arg) => component(arg, axis)) })),
  };
}

function component(node: MathNode, axis: string): MathNode {
  const marked = someNode(node, isVector);
  return mapTree(node, (part) => {
    const varies = part.kind === 'symbol' && !NO_VECTOR.test(part.name) && (!marked || isVector(part));
    return varies ? { kind: 'symbol', name: `(${part.name})_${axis}` } : part;
  });
}
