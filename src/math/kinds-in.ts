import { childrenOf, type MathNode, someNode } from './tree.ts';

type Kind = MathNode['kind'];
type OfKind<K extends Kind> = Extract<MathNode, { readonly kind: K }>;

/** One bit for every kind of node. */
const BITS: Readonly<Record<Kind, number>> = {
  number: 1 << 0,
  symbol: 1 << 1,
  unit: 1 << 2,
  negate: 1 << 3,
  plusMinus: 1 << 4,
  sum: 1 << 5,
  product: 1 << 6,
  quotient: 1 << 7,
  slash: 1 << 8,
  power: 1 << 9,
  function: 1 << 10,
  call: 1 << 11,
  operator: 1 << 12,
  relation: 1 << 13,
  list: 1 << 14,
  matrix: 1 << 15,
};

/** The kinds below which nothing stands have the lowest bits. */
const LEAVES = BITS.unit;

/** Nearly every rule asks whether the same trees hold something that most trees do not. */
const KNOWN = new WeakMap<MathNode, number>();

/** Whether a tree has a node of this kind anywhere. */
export function hasKind(node: MathNode, kind: Kind): boolean {
  return (kindsOf(node) & BITS[kind]) !== 0;
}

/** Whether a tree has a node of one of these kinds anywhere. */
export function hasSomeKind(node: MathNode, kinds: readonly Kind[]): boolean {
  const here = kindsOf(node);
  for (let at = 0; at < kinds.length; at += 1) {
    const kind = kinds[at];
    if (kind !== undefined && (here & BITS[kind]) !== 0) return true;
  }
  return false;
}

function kindsOf(node: MathNode): number {
  const own = BITS[node.kind];
  if (own <= LEAVES) return own;
  const known = KNOWN.get(node);
  if (known !== undefined) return known;
  const kinds = kindsIn(node);
  KNOWN.set(node, kinds);
  return kinds;
}

/** Whether a node of one kind has the property, anywhere in the tree; a tree without that kind is not walked again. */
export function someOfKind<K extends Kind>(
  node: MathNode,
  kind: K,
  holds: (part: OfKind<K>) => boolean,
): boolean {
  const isIt = (part: MathNode): part is OfKind<K> => part.kind === kind;
  return hasKind(node, kind) && someNode(node, (part) => isIt(part) && holds(part));
}

function kindsIn(node: MathNode): number {
  const own = BITS[node.kind];
  if (own <= LEAVES) return own;
  let kinds = own;
  const children = childrenOf(node);
  for (let at = 0; at < children.length; at += 1) {
    const child = children[at];
    if (child !== undefined) kinds |= kindsIn(child);
  }
  return kinds;
}
