import { hasKind, someOfKind } from '../math/kinds-in.ts';
import { namesIn } from '../math/names-in.ts';
import { normalText } from '../math/normal.ts';
import type { MathNode } from '../math/tree.ts';

/**
 * Whether both sides hold products that a written zero takes away, and not the same ones: `5ab \cdot 0` and `4ac \cdot 0` are equal
 * whatever is meant by the letters, and the zero may be an argument or a bound that was read as a factor.
 */
export function vanishingPartsDiffer(one: MathNode, two: MathNode): boolean {
  if (![one, two].every((node) => hasKind(node, 'product') && someOfKind(node, 'number', isZero)))
    return false;
  const [known, given] = [vanishingParts(one), vanishingParts(two)];
  return known !== '' && given !== '' && known !== given;
}

function isZero(node: MathNode): boolean {
  return node.kind === 'number' && Number(node.text) === 0;
}

function vanishingParts(node: MathNode): string {
  const found: string[] = [];
  someOfKind(node, 'product', (part) => {
    if (part.factors.some(isZero) && namesIn(part).size > 0) found.push(normalText(part));
    return false;
  });
  return found.sort().join(' ');
}
