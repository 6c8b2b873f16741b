import { type MathNode, mapTree, someNode } from '../math/tree.ts';
import type { RefutedPair } from './refuted.ts';
import { type Ruling, undecided } from './rule.ts';

const BARRED = /^\\(?:bar|overline)\{([A-Za-z]|\\[a-z]+)\}$/;
/** What shows that a letter is a complex number. */
const COMPLEX_PARTS: ReadonlySet<string> = new Set(['re', 'im', 'conj', 'abs', 'arg']);

/**
 * `z\bar z` beside `|z|^2`: a bar is that of a mean value or a further name, or conjugates as a star does. Undecided where
 * the two are the same in the latter reading and one of them shows by a modulus, a real part or a star that it speaks of
 * complex numbers; undefined where no bar is written or the refutation stands.
 */
export function conjugateBars({ reference, candidate, decide }: RefutedPair): Ruling | undefined {
  const pair = [reference, candidate];
  if (!pair.some((node) => someNode(node, (part) => barredOf(part) !== undefined))) return undefined;
  if (!pair.some((node) => someNode(node, isComplexPart))) return undefined;
  return decide(conjugated(reference), conjugated(candidate)).outcome === 'equivalent'
    ? undecided('borderline', 'equal if a bar conjugates')
    : undefined;
}

function isComplexPart(node: MathNode): boolean {
  return node.kind === 'function' && COMPLEX_PARTS.has(node.name);
}

/** The letter under a bar. */
function barredOf(node: MathNode): MathNode | undefined {
  if (node.kind === 'function' && node.name === 'overline') {
    const [of] = node.args;
    return of?.kind === 'symbol' ? of : undefined;
  }
  const name = node.kind === 'symbol' ? BARRED.exec(node.name)?.[1] : undefined;
  return name === undefined ? undefined : { kind: 'symbol', name };
}

function conjugated(node: MathNode): MathNode {
  return mapTree(node, (part) => {
    const of = barredOf(part);
    return of === undefined ? part : { kind: 'function', name: 'conj', args: [of] };
  });
}
