import { hasKind } from '../math/kinds-in.ts';
import { namesIn } from '../math/names-in.ts';
import { normalText } from '../math/normal.ts';
import { childrenOf, type MathNode } from '../math/tree.ts';
import { isDifference } from './applied-letters.ts';

/** Letters of the step function, which elsewhere are those of an angle or a field. */
const STEP = /^(?:\\[tT]heta|H)$/;
/** Letters of potentials, propagators, wave functions and Dirac's delta function, which elsewhere are volumes, energies, angles. */
const FIELD = /^(?:[VUGDWf]|\\(?:phi|Phi|psi|Psi|delta))(?:_|$)/;
/** Places and times, also as vectors. */
const COORDINATE = /^(?:[xyzrt]|\\tau|\\(?:vec|mathbf|boldsymbol)\{[xyr]\})(?:[_'^]|$)/;

/**
 * Whether two formulas have the step function `\theta(t - t')` or a function of a distance, `V(r_1 - r_2)`, of other arguments: where it
 * is read as a product, the sign of its argument may be drawn out. A difference of two quantities of one letter behind θ or H is such
 * an argument, and one of two places or times behind a letter of a field.
 */
export function stepArgumentsDiffer(one: MathNode, two: MathNode): boolean {
  const [known, given] = [argumentsIn(one), argumentsIn(two)];
  return known.join() !== given.join();
}

function argumentsIn(node: MathNode): readonly string[] {
  if (!hasKind(node, 'product') || !holdsLetter(node)) return [];
  const found: string[] = [];
  const walk = (part: MathNode): void => {
    if (part.kind === 'product')
      for (const [at, factor] of part.factors.entries()) {
        const next = part.factors[at + 1];
        if (factor.kind !== 'symbol' || next?.kind !== 'sum') continue;
        const isStep = STEP.test(factor.name) && isDifference(next);
        if (isStep || (FIELD.test(factor.name) && isDistance(next))) found.push(normalText(next));
      }
    childrenOf(part).forEach(walk);
  };
  walk(node);
  return found.sort();
}

function holdsLetter(node: MathNode): boolean {
  for (const name of namesIn(node)) if (STEP.test(name) || FIELD.test(name)) return true;
  return false;
}

/** `r_1 - r_2`, `x - y`: the difference of two places or times. */
function isDistance(node: MathNode & { readonly kind: 'sum' }): boolean {
  const [one, two, ...more] = node.terms;
  if (one === undefined || two === undefined || more.length > 0) return false;
  if ((one.kind === 'negate') === (two.kind === 'negate')) return false;
  return [one, two].every((term) => {
    const of = term.kind === 'negate' ? term.of : term;
    return of.kind === 'symbol' && COORDINATE.test(of.name);
  });
}
