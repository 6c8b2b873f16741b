import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree, someNode } from '../math/tree.ts';

/** Airy's functions without an argument, with their primes: `\operatorname{Ai}`, `\operatorname{Bi}'`. */
const BARE = /^\\(?:operatorname|mathrm)\{(Ai|Bi)\}('{0,4})$/;

/**
 * Both trees with `\mathrm{Ai}` and `\mathrm{Bi}'` that have no bracket as Airy's functions of one argument, as their Wronskian
 * (DLMF 9.2.7) is often quoted: of the name that stands in the brackets of others, or of x. The pair itself where there are none.
 */
export function withBareAiry(pair: readonly [MathNode, MathNode]): readonly [MathNode, MathNode] {
  const isBare = (part: MathNode): boolean => part.kind === 'symbol' && BARE.test(part.name);
  const holds = pair.map(
    (node) => [...namesIn(node)].some((name) => BARE.test(name)) && someNode(node, isBare),
  );
  if (!holds.includes(true)) return pair;
  const argument: MathNode = { kind: 'symbol', name: argumentIn(pair) ?? 'x' };
  return [applied(pair[0], argument), applied(pair[1], argument)];
}

/** The single name in the bracket of an Airy function of the pair. */
function argumentIn(pair: readonly MathNode[]): string | undefined {
  let found: string | undefined;
  const note = (part: MathNode): boolean => {
    const isAiry =
      (part.kind === 'call' && BARE.test(part.name)) ||
      (part.kind === 'function' && part.name.startsWith('airy'));
    const last = isAiry ? part.args.at(-1) : undefined;
    if (last?.kind === 'symbol') found ??= last.name;
    return false;
  };
  for (const node of pair) someNode(node, note);
  return found;
}

function applied(node: MathNode, argument: MathNode): MathNode {
  return mapTree(node, (part) => {
    const [, letters, primes = ''] = part.kind === 'symbol' ? (BARE.exec(part.name) ?? []) : [];
    if (letters === undefined) return part;
    const name = letters === 'Ai' ? 'airyai' : 'airybi';
    if (primes === '') return { kind: 'function', name, args: [argument] };
    const order: MathNode = { kind: 'number', text: String(primes.length) };
    return { kind: 'function', name: `${name}deriv`, args: [order, argument] };
  });
}
