import { namesIn } from '../math/names-in.ts';
import { rationalOf } from '../math/rational.ts';
import { type MathNode, someNode } from '../math/tree.ts';

const WORD = /^\\operatorname\{[A-Za-z-]{2,}\}$/;

/** `0 \text{ inside}`: a word behind a zero is read as a factor, which the zero swallows. */
function hasSwallowedWord(node: MathNode): boolean {
  if (![...namesIn(node)].some((name) => WORD.test(name))) return false;
  return someNode(
    node,
    (part) =>
      part.kind === 'product' &&
      part.factors.some((factor) => rationalOf(factor)?.num === 0n) &&
      part.factors.some((factor) => factor.kind === 'symbol' && WORD.test(factor.name)),
  );
}

/** Whether two formulas have other words behind a zero: a field that vanishes inside need not vanish outside. */
export function swallowedWordsDiffer(one: MathNode, two: MathNode): boolean {
  if (!hasSwallowedWord(one) || !hasSwallowedWord(two)) return false;
  const [known, given] = [one, two].map((node) =>
    [...namesIn(node)]
      .filter((name) => WORD.test(name))
      .sort()
      .join(),
  );
  return known !== given;
}
