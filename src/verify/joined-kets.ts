import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';

/** A ket of one quantum number or sign, of which several side by side are one state of several systems. */
const SINGLE = /^\|([01+-]|\\uparrow|\\downarrow)\\rangle$/;
const SEVERAL = /^\|(?:[01+-]|\\uparrow ?|\\downarrow ?){2,}\\rangle$/;

/**
 * `|0\rangle|1\rangle` and `|0\rangle\otimes|1\rangle` as `|01\rangle`, where the other side writes its states so: the tensor
 * product of basis states (Nielsen and Chuang, Quantum Computation and Quantum Information, 2.1.7).
 */
export function withJoinedKets(node: MathNode, other: MathNode): MathNode {
  if (!hasSeveral(other)) return node;
  return mapTree(node, (part) => {
    if (part.kind === 'operator' && part.head === 'otimes') return joined(part.args) ?? part;
    if (part.kind !== 'product') return part;
    const at = part.factors.findIndex(isSingle);
    if (at < 0) return part;
    const ket = joined(part.factors.slice(at));
    if (ket === undefined) return part;
    return at === 0 ? ket : { ...part, factors: [...part.factors.slice(0, at), ket] };
  });
}

function hasSeveral(node: MathNode): boolean {
  for (const name of namesIn(node)) if (name.startsWith('|') && SEVERAL.test(name)) return true;
  return false;
}

function isSingle(node: MathNode): boolean {
  return node.kind === 'symbol' && SINGLE.test(node.name);
}

/** One ket for two or more of one label each; undefined for anything else. */
function joined(kets: readonly MathNode[]): MathNode | undefined {
  if (kets.length < 2) return undefined;
  const labels = kets.map((ket) => (ket.kind === 'symbol' ? SINGLE.exec(ket.name)?.[1] : undefined));
  if (!labels.every((label) => label !== undefined)) return undefined;
  return { kind: 'symbol', name: `|${labels.join('')}\\rangle` };
}
