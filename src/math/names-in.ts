import { childrenOf, type MathNode } from './tree.ts';

/** The names an expression depends on: its free symbols and the names it calls, in order of first appearance. */
export function namesIn(node: MathNode): ReadonlySet<string> {
  if (node.kind === 'number' || node.kind === 'unit') return NONE;
  const known = KNOWN.get(node);
  if (known !== undefined) return known;
  const found = new Set<string>();
  collect(node, NONE, found);
  KNOWN.set(node, found);
  return found;
}

/** Every rule asks for the names of the same trees. */
const KNOWN = new WeakMap<MathNode, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

/** Operators whose first argument is the name they run over. */
const BINDERS = new Set([
  'sum',
  'product',
  'sumDivisors',
  'productDivisors',
  'integral',
  'contour',
  'limit',
  'limit+',
  'limit-',
]);

function collect(node: MathNode, bound: ReadonlySet<string>, found: Set<string>): void {
  const { kind } = node;
  if (kind === 'number' || kind === 'unit') return;
  if (kind === 'symbol') {
    if (!bound.has(node.name)) found.add(node.name);
    return;
  }
  if (kind === 'call') found.add(node.name);
  const inner = kind === 'operator' ? boundIn(node, bound) : bound;
  const children = childrenOf(node);
  for (let at = 0; at < children.length; at += 1) {
    const child = children[at];
    if (child !== undefined) collect(child, inner, found);
  }
}

/** The names bound below an operator: those from outside, and the one it runs over. */
function boundIn(
  node: MathNode & { readonly kind: 'operator' },
  bound: ReadonlySet<string>,
): ReadonlySet<string> {
  const index = BINDERS.has(node.head) ? node.args[0] : undefined;
  const name = index?.kind === 'power' ? index.base : index;
  return name?.kind === 'symbol' ? new Set([...bound, name.name, '\\infty']) : bound;
}
