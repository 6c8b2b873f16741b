import { isVectorLike, vectorLetter } from '../math/arrays/names.ts';
import { apply, symbol, times } from '../math/calculus/build.ts';
import { hasKind, someOfKind } from '../math/kinds-in.ts';
import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';
import type { RefutedPair } from './refuted.ts';
import { type Ruling, undecided } from './rule.ts';

const ANGLE = /^\\(?:(?:var)?theta|(?:var)?phi|alpha|beta|gamma|delta|psi|chi|angle.*)(?:_|'|$)/;

/**
 * `|\vec a\times\vec b|` beside `ab\sin\theta`: the length of a cross product by the angle between its vectors (DLMF 1.6.9).
 * Undecided where the sides are the same if the angle is that one, as neither says so; undefined where the refutation stands.
 */
export function crossLengths({ reference, candidate, decide }: RefutedPair): Ruling | undefined {
  const [one, two] = [reference, candidate].map((node) => hasKind(node, 'operator') && holdsCross(node));
  if (one === two) return undefined;
  const [product, other] = one ? [reference, candidate] : [candidate, reference];
  const own = namesIn(product);
  const angles = [...namesIn(other)].filter((name) => ANGLE.test(name) && !own.has(name));
  const isSame = angles.some((angle) => {
    const written = withAngle(product, angle, namesIn(other));
    return !holdsCross(written) && decide(written, other).outcome === 'equivalent';
  });
  return isSame ? undecided('borderline', 'the same if the angle is that between the vectors') : undefined;
}

function holdsCross(node: MathNode): boolean {
  return someOfKind(node, 'operator', ({ head }) => head === 'cross');
}

/** Lengths of cross products as a b sin θ; their other factors are positive quantities. */
function withAngle(node: MathNode, angle: string, known: ReadonlySet<string>): MathNode {
  const length = (vector: MathNode): MathNode | undefined => {
    if (vector.kind !== 'symbol' || !isVectorLike(vector.name)) return undefined;
    const letter = vectorLetter(vector.name);
    return known.has(letter) ? symbol(letter) : apply('abs', vector);
  };
  const lengthOf = (factor: MathNode): MathNode | undefined => {
    if (factor.kind === 'symbol' || factor.kind === 'number') return factor;
    if (factor.kind !== 'operator' || factor.head !== 'cross') return undefined;
    const [a, b] = factor.args.map(length);
    return a && b && times(a, b, apply('sin', symbol(angle)));
  };
  return mapTree(node, (part) => {
    const [inner] = part.kind === 'function' && /^(?:abs|norm)$/.test(part.name) ? part.args : [];
    if (inner === undefined || !holdsCross(inner)) return part;
    const factors = (inner.kind === 'product' ? inner.factors : [inner]).map(lengthOf);
    return factors.every((factor) => factor !== undefined) ? times(...factors) : part;
  });
}
