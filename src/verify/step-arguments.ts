import { namesIn } from '../math/names-in.ts';
import { normalText } from '../math/normal.ts';
import { childrenOf, type MathNode } from '../math/tree.ts';
import { isDifference } from './applied-letters.ts';

/** Letters of the step function, which elsewhere are those of an angle or a field. */
const STEP = /^(?:\\[tT]heta|H)$/;

/**
 * Whether two formulas have the step function `\theta(t - t')` of other arguments: where it is read as a product of an angle, the
 * sign of its argument may be drawn out. A difference of two quantities of one letter behind θ or H is such an argument.
 */
export function stepArgumentsDiffer(one: MathNode, two: MathNode): boolean {
  const [known, given] = [argumentsIn(one), argumentsIn(two)];
  return known.join() !== given.join();
}

function argumentsIn(node: MathNode): readonly string[] {
  if (![...namesIn(node)].some((name) => STEP.test(name))) return [];
  const found: string[] = [];
  const walk = (part: MathNode): void => {
    if (part.kind === 'product')
      for (const [at, factor] of part.factors.entries()) {
        const next = part.factors[at + 1];
        const isStep = factor.kind === 'symbol' && STEP.test(factor.name);
        if (isStep && next !== undefined && isDifference(next)) found.push(normalText(next));
      }
    childrenOf(part).forEach(walk);
  };
  walk(node);
  return found.sort();
}
