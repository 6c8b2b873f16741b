import { hasKind } from '../kinds-in.ts';
import { type MathNode, someNode } from '../tree.ts';

/** Names that an expression multiplies in both orders, `\rho H - H\rho`: nobody does that with numbers. */
export function inBothOrders(node: MathNode): readonly string[] {
  if (!hasKind(node, 'product')) return [];
  const pairs = new Set<string>();
  someNode(node, (part) => {
    if (part.kind !== 'product') return false;
    const names = part.factors.flatMap((factor) => (factor.kind === 'symbol' ? [factor.name] : []));
    for (let at = 0; at < names.length; at += 1)
      for (let next = at + 1; next < names.length; next += 1) pairs.add(`${names[at]}\n${names[next]}`);
    return false;
  });
  return [...pairs].flatMap((pair) => {
    const [one = '', two = ''] = pair.split('\n');
    return one !== two && pairs.has(`${two}\n${one}`) ? [one] : [];
  });
}
