import type { List, MathNode } from '../math/tree.ts';

const TURNED: Readonly<Record<string, string>> = { '(': ')', '[': ']', ')': '(', ']': '[' };

/** `-[0, 1)` as (-1, 0]: an interval with a closed end and a sign in front; a pair in round brackets may be a vector. */
export function withSignedInterval(node: MathNode): MathNode {
  if (node.kind !== 'negate' || node.of.kind !== 'list' || !isInterval(node.of)) return node;
  const { open, close, items } = node.of;
  return {
    kind: 'list',
    open: TURNED[close] ?? close,
    close: TURNED[open] ?? open,
    items: items.map((of): MathNode => ({ kind: 'negate', of })).reverse(),
  };
}

function isInterval({ open, close, items }: List): boolean {
  return (
    items.length === 2 && (open === '[') !== (close === ']') && /^[[(]$/.test(open) && /^[\])]$/.test(close)
  );
}
