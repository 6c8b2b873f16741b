import { type MathNode, someNode } from '../tree.ts';

/** Names that an expression multiplies in both orders, `\rho H - H\rho`: nobody does that with numbers. */
export function inBothOrders(node: MathNode): readonly string[] {
  const pairs = new Set<string>();
  someNode(node, (part) => {
    if (part.kind !== 'product') return false;
    for (const [at, one] of part.factors.entries())
      for (const two of part.factors.slice(at + 1))
        if (one.kind === 'symbol' && two.kind === 'symbol') pairs.add(`${one.name}\n${two.name}`);
    return false;
  });
  return [...pairs].flatMap((pair) => {
    const [one = '', two = ''] = pair.split('\n');
    return one !== two && pairs.has(`${two}\n${one}`) ? [one] : [];
  });
}
