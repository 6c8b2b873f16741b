import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';

const VECTOR = /^\\(?:vec|mathbf|boldsymbol)\{([^{}]+)\}(.*)$/;

/**
 * The expression by the conventions of physics papers: |v| and even powers of a vector v are its magnitude v, and an odd
 * root of −u is minus that of u. A name that also stands there without its arrow is left alone: beside p, which may be a
 * four-momentum, |p| is another quantity.
 */
export function withConventions(node: MathNode): MathNode {
  const names = namesIn(node);
  const magnitude = (part: MathNode | undefined): MathNode | undefined => {
    const match = part?.kind === 'symbol' ? VECTOR.exec(part.name) : null;
    if (!match) return undefined;
    const name = `${match[1] ?? ''}${match[2] ?? ''}`;
    return names.has(name) ? undefined : { kind: 'symbol', name };
  };
  return mapTree(node, (part) => {
    if (part.kind === 'function' && part.name === 'abs') return magnitude(part.args[0]) ?? part;
    if (part.kind === 'function' && part.name === 'root') return realRoot(part);
    if (part.kind !== 'power' || !endsIn(part.exponent, /[02468]$/)) return part;
    const base = magnitude(part.base);
    return base === undefined ? part : { ...part, base };
  });
}

/** The root sign with an odd degree is the real root, as x^{1/3} need not be. */
function realRoot(node: MathNode & { readonly kind: 'function' }): MathNode {
  const [of, degree] = node.args;
  if (of?.kind !== 'negate' || degree === undefined || !endsIn(degree, /[13579]$/)) return node;
  return { kind: 'negate', of: { ...node, args: [of.of, degree] } };
}

function endsIn(node: MathNode, digit: RegExp): boolean {
  return node.kind === 'number' && /^[0-9]+$/.test(node.text) && digit.test(node.text);
}
