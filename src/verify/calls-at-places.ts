import { hasKind, someOfKind } from '../math/kinds-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';

type Pair = readonly [MathNode, MathNode];
type Call = MathNode & { readonly kind: 'call' };

/**
 * Both trees with `\psi(t=0)` in a value as the function ψ of t and 0, which has a value of its own at each place, where an equation
 * in the bracket has none. Left sides stay as they are written.
 */
export function withPlaces(pair: Pair): Pair {
  return pair.some((node) => someOfKind(node, 'call', isAtPlace))
    ? [inValue(pair[0]), inValue(pair[1])]
    : pair;
}

function isAtPlace({ args: [only, ...more] }: Call): boolean {
  return (
    more.length === 0 && only?.kind === 'relation' && only.rest.length === 1 && only.rest[0]?.sign === '='
  );
}

function inValue(node: MathNode): MathNode {
  if (!hasKind(node, 'call')) return node;
  if (node.kind === 'relation')
    return { ...node, rest: node.rest.map((member) => ({ ...member, node: placed(member.node) })) };
  return node.kind === 'list' ? node : placed(node);
}

function placed(node: MathNode): MathNode {
  return mapTree(node, (part) => {
    const [place] = part.kind === 'call' && isAtPlace(part) ? part.args : [];
    const value = place?.kind === 'relation' ? place.rest[0]?.node : undefined;
    if (part.kind !== 'call' || place?.kind !== 'relation' || value === undefined) return part;
    return { ...part, args: [place.first, value], applied: true };
  });
}
