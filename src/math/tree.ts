/**
 * A mathematical expression as the parser read it. Immutable; sums and products are flat. `digits` of a number stand in
 * its text: "1.50" states three. Names are canonical LaTeX, e.g. `m_{phys}`, `\hat{H}`.
 */
export type MathNode =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'unit'; readonly name: string }
  | { readonly kind: 'negate'; readonly of: MathNode }
  | { readonly kind: 'plusMinus'; readonly sign: '+-' | '-+'; readonly of: MathNode }
  | { readonly kind: 'sum'; readonly terms: readonly MathNode[] }
  | { readonly kind: 'product'; readonly factors: readonly MathNode[] }
  | { readonly kind: 'quotient'; readonly over: MathNode; readonly under: MathNode }
  | Slash
  | { readonly kind: 'power'; readonly base: MathNode; readonly exponent: MathNode }
  | { readonly kind: 'function'; readonly name: string; readonly args: readonly MathNode[] }
  | Call
  | { readonly kind: 'operator'; readonly head: string; readonly args: readonly MathNode[] }
  | Relation
  | List
  | { readonly kind: 'matrix'; readonly rows: readonly (readonly MathNode[])[] };

/** `a/bc`: the fraction a/(bc) or the product (a/b)c. Which one was meant cannot be known. */
export interface Slash {
  readonly kind: 'slash';
  readonly over: MathNode;
  readonly under: MathNode;
  readonly rest: readonly MathNode[];
}

/** `f(x)`: a function applied, or a product. `applied` when it cannot be a product. */
export interface Call {
  readonly kind: 'call';
  readonly name: string;
  readonly args: readonly MathNode[];
  readonly applied: boolean;
}

/** `a = b < c`: the first member, then every further one with the sign before it. */
export interface Relation {
  readonly kind: 'relation';
  readonly first: MathNode;
  readonly rest: readonly RelationMember[];
}

/** One further side of a chain of relations and the sign that joins it to the side before. */
export interface RelationMember {
  readonly sign: RelationSign;
  readonly node: MathNode;
}

/** The signs between two sides of a statement, each in the one spelling the lexer gives it. */
export const RELATION_SIGNS = [
  '=',
  '<',
  '>',
  '\\leq',
  '\\geq',
  '\\neq',
  '\\approx',
  '\\sim',
  '\\gtrsim',
  '\\lesssim',
  '\\propto',
  '\\in',
  '\\to',
  '\\leftrightarrow',
  '\\ll',
  '\\gg',
  '\\notin',
  '\\subset',
  '\\subseteq',
  '\\supset',
  '\\supseteq',
] as const;
/** One of {@link RELATION_SIGNS}. */
export type RelationSign = (typeof RELATION_SIGNS)[number];

/** Several expressions: `open` and `close` are brackets as LaTeX, both empty for a bare list "a, b". */
export interface List {
  readonly kind: 'list';
  readonly open: string;
  readonly close: string;
  readonly items: readonly MathNode[];
}

const NO_NODES: readonly MathNode[] = [];

/** The nodes directly below a node, in reading order. */
export function childrenOf(node: MathNode): readonly MathNode[] {
  switch (node.kind) {
    case 'number':
    case 'symbol':
    case 'unit':
      return NO_NODES;
    case 'negate':
    case 'plusMinus':
      return [node.of];
    case 'sum':
      return node.terms;
    case 'product':
      return node.factors;
    case 'quotient':
      return [node.over, node.under];
    case 'slash':
      return [node.over, node.under, ...node.rest];
    case 'power':
      return [node.base, node.exponent];
    case 'function':
    case 'call':
    case 'operator':
      return node.args;
    case 'relation':
      return [node.first, ...node.rest.map((member) => member.node)];
    case 'list':
      return node.items;
    case 'matrix':
      return node.rows.flat();
  }
}

/** The same node over other children, given in the order of {@link childrenOf}. */
export function withChildren(node: MathNode, children: readonly MathNode[]): MathNode {
  const child = (index: number): MathNode => {
    const found = children[index];
    if (found === undefined) throw new Error(`${node.kind} node needs a child ${index}`);
    return found;
  };
  switch (node.kind) {
    case 'number':
    case 'symbol':
    case 'unit':
      return node;
    case 'negate':
    case 'plusMinus':
      return node.kind === 'negate'
        ? { kind: 'negate', of: child(0) }
        : { kind: 'plusMinus', sign: node.sign, of: child(0) };
    case 'sum':
      return { kind: 'sum', terms: children };
    case 'product':
      return { kind: 'product', factors: children };
    case 'quotient':
      return { kind: 'quotient', over: child(0), under: child(1) };
    case 'slash':
      return { ...node, over: child(0), under: child(1), rest: children.slice(2) };
    case 'power':
      return { kind: 'power', base: child(0), exponent: child(1) };
    case 'function':
    case 'call':
    case 'operator':
      return { ...node, args: children };
    case 'relation':
      return {
        ...node,
        first: child(0),
        rest: node.rest.map((member, index) => ({ ...member, node: child(index + 1) })),
      };
    case 'list':
      return { ...node, items: children };
    case 'matrix': {
      let at = 0;
      return { ...node, rows: node.rows.map((row) => row.map(() => child(at++))) };
    }
  }
}

// Plain loops by index here and in other walks: most of this code runs too seldom to be optimized, and until then an
// iterator costs more than what the loop does.

/** Rebuilds a tree from its leaves upwards; a node below which nothing changed is handed on as it is. */
export function mapTree(node: MathNode, change: (node: MathNode) => MathNode): MathNode {
  if (isLeaf(node)) return change(node);
  const children = childrenOf(node);
  const mapped: MathNode[] = [];
  let isSame = true;
  for (let at = 0; at < children.length; at += 1) {
    const child = children[at];
    if (child === undefined) continue;
    const next = mapTree(child, change);
    isSame &&= next === child;
    mapped.push(next);
  }
  return change(isSame ? node : withChildren(node, mapped));
}

/** Whether nothing stands below a node, whatever it is. */
function isLeaf({ kind }: MathNode): boolean {
  return kind === 'symbol' || kind === 'number' || kind === 'unit';
}

/** Whether any node of the tree has the property. */
export function someNode(node: MathNode, holds: (node: MathNode) => boolean): boolean {
  if (holds(node)) return true;
  // The most frequent kinds first, and without an array of their children.
  switch (node.kind) {
    case 'symbol':
    case 'number':
    case 'unit':
      return false;
    case 'product':
      return someOf(node.factors, holds);
    case 'power':
      return someNode(node.base, holds) || someNode(node.exponent, holds);
    case 'quotient':
      return someNode(node.over, holds) || someNode(node.under, holds);
    case 'sum':
      return someOf(node.terms, holds);
    case 'negate':
      return someNode(node.of, holds);
    default:
      return someOf(childrenOf(node), holds);
  }
}

function someOf(nodes: readonly MathNode[], holds: (node: MathNode) => boolean): boolean {
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (node !== undefined && someNode(node, holds)) return true;
  }
  return false;
}
