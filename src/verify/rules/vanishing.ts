import { normalText } from '../../math/normal.ts';
import { rationalOf } from '../../math/rational.ts';
import type { MathNode } from '../../math/tree.ts';
import type { Definition } from './definition.ts';

/** `I_{\min}/I_0 = 0` and `I_{\min} = 0`: a ratio vanishes with what stands above its line. */
export function vanishAlike(a: Definition, b: Definition): boolean {
  if (!isZero(a.value) || !isZero(b.value)) return false;
  return isAbove(a.side, b.side) || isAbove(b.side, a.side);
}

function isZero(node: MathNode): boolean {
  return rationalOf(node)?.num === 0n;
}

function isAbove(ratio: MathNode, side: MathNode): boolean {
  return ratio.kind === 'quotient' && side.kind === 'symbol' && spelling(ratio.over) === spelling(side);
}

/** The text of a name, its index in any font. */
function spelling(node: MathNode): string {
  return normalText(node).replace(/\\(?:text|mathrm|operatorname)(?![A-Za-z])|\\(?=min|max)|[{}\s]/g, '');
}
