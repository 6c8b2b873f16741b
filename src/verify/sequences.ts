import { hasKind } from '../math/kinds-in.ts';
import { type MathNode, mapTree, someNode } from '../math/tree.ts';

/** A sum of so many terms is written out. */
const MAX_TERMS = 12;

/**
 * `c_k` under a sum or product over k as a sequence, which changes with k: written out between whole numbers, elsewhere as a
 * general polynomial of degree two in k, so that `\sum_k c_j` is not `\sum_j c_j` and the letter does not matter.
 */
export function withSequences(node: MathNode): MathNode {
  if (!hasKind(node, 'operator')) return node;
  return mapTree(node, (part) => {
    if (part.kind !== 'operator' || (part.head !== 'sum' && part.head !== 'product')) return part;
    const [name, from, to, body] = part.args;
    if (name?.kind !== 'symbol' || from === undefined || to === undefined || body === undefined) return part;
    const isTerm = (inner: MathNode): boolean => baseOf(inner, name.name) !== undefined;
    if (!someNode(body, isTerm)) return part;
    return (
      writtenOut(part.head, name.name, [from, to], body) ?? {
        ...part,
        args: [name, from, to, asPolynomials(body, name)],
      }
    );
  });
}

/** The letter of `c_{k}`; undefined for a name that has not this one index alone. */
function baseOf(node: MathNode, index: string): string | undefined {
  if (node.kind !== 'symbol' || !node.name.endsWith(`_{${index}}`)) return undefined;
  const base = node.name.slice(0, -index.length - 3);
  return base.includes('_') ? undefined : base;
}

function writtenOut(
  head: 'sum' | 'product',
  index: string,
  bounds: readonly [MathNode, MathNode],
  body: MathNode,
): MathNode | undefined {
  const [from, to] = bounds.map((bound) => (bound.kind === 'number' ? Number(bound.text) : Number.NaN));
  if (from === undefined || to === undefined || !Number.isInteger(from) || !Number.isInteger(to))
    return undefined;
  if (to <= from || to - from >= MAX_TERMS) return undefined;
  const terms = Array.from({ length: to - from + 1 }, (_, at) => termAt(body, index, String(from + at)));
  return head === 'sum' ? { kind: 'sum', terms } : { kind: 'product', factors: terms };
}

/** The body at one whole number of the index. */
function termAt(body: MathNode, index: string, value: string): MathNode {
  return mapTree(body, (part) => {
    if (part.kind === 'symbol' && part.name === index) return { kind: 'number', text: value };
    const base = baseOf(part, index);
    return base === undefined ? part : { kind: 'symbol', name: `${base}_{${value}}` };
  });
}

function asPolynomials(body: MathNode, index: MathNode & { readonly kind: 'symbol' }): MathNode {
  return mapTree(body, (part) => {
    const base = baseOf(part, index.name);
    if (base === undefined) return part;
    const coefficient = (order: number): MathNode => ({
      kind: 'symbol',
      name: `${base}_{\\bullet ${order}}`,
    });
    const square: MathNode = { kind: 'power', base: index, exponent: { kind: 'number', text: '2' } };
    return {
      kind: 'sum',
      terms: [
        coefficient(0),
        { kind: 'product', factors: [coefficient(1), index] },
        { kind: 'product', factors: [coefficient(2), square] },
      ],
    };
  });
}
