import type { MathNode } from './tree.ts';

/**
 * Whether a fraction is a derivative such as dE/dt: both sides start with a `d`, and below something follows it. It must
 * not be read as a ratio in which the two d cancel.
 */
export function isDerivative(over: MathNode, under: MathNode): boolean {
  return startsWithD(over) && under.kind === 'product' && startsWithD(under);
}

function startsWithD(node: MathNode): boolean {
  if (node.kind === 'symbol') return node.name === 'd';
  if (node.kind === 'power') return startsWithD(node.base);
  const [first] = node.kind === 'product' ? node.factors : [];
  return first !== undefined && startsWithD(first);
}
