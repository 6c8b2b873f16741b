import { apply, num, over, plus } from '../math/calculus/build.ts';
import { namesIn } from '../math/names-in.ts';
import { normalText } from '../math/normal.ts';
import type { MathNode } from '../math/tree.ts';
import { argumentsOf, isDifference, withoutLetters } from './applied-letters.ts';
import type { RefutedPair } from './refuted.ts';
import { type Ruling, undecided } from './rule.ts';

/** Letters of the unit step: H (DLMF 1.16.13), θ and Θ (Peskin and Schroeder, 2.4), u (Oppenheim, Signals and Systems, 1.4.2). */
const STEP = /^(?:\\[tT]heta|[Hu])$/;
/** Those of them that before a difference of two quantities of one letter, `\theta(t - t')`, can hardly be a factor. */
const TELLING = /^(?:\\[tT]heta|H)$/;

/**
 * `\theta(t)e^{-t}` beside `H(t)e^{-t}`, or `1 - \theta(x)` beside `\theta(-x)`: a letter that only stands before brackets may be
 * the unit step. With its values put in the sides may be the same, which is undecided, as the letter may also be an angle,
 * a field or a function of its own. Accepted is another letter of the step in an otherwise equal formula, before the difference
 * of two times or places. Undefined where the refutation stands.
 */
export function stepLetters({ reference, candidate, decide }: RefutedPair): Ruling | undefined {
  if (![reference, candidate].some(hasStepLetter)) return undefined;
  const [one, two] = [argumentsOf(reference, isStep), argumentsOf(candidate, isStep)];
  if (one === undefined || two === undefined || namesLeft(reference) || namesLeft(candidate))
    return undefined;
  const ruling = decide(
    withoutLetters(reference, isStep, unitStep),
    withoutLetters(candidate, isStep, unitStep),
  );
  if (ruling.outcome !== 'equivalent') return undefined;
  return isRenamed(reference, candidate, one, two)
    ? { ...ruling, note: 'the same with another letter of the unit step' }
    : undecided('borderline', 'the same if the letters stand for the unit step');
}

function isStep(name: string): boolean {
  return STEP.test(name);
}

function hasStepLetter(node: MathNode): boolean {
  for (const name of namesIn(node)) if (isStep(name)) return true;
  return false;
}

/** `u(t) = 3t`: the letter names what the answer states. */
function namesLeft(node: MathNode): boolean {
  return node.kind === 'relation' && hasStepLetter(node.first);
}

/** The unit step by the sign of its argument, DLMF 1.16.13. */
function unitStep(argument: MathNode): MathNode {
  return over(plus(num(1), apply('sign', argument)), num(2));
}

/** One letter on each side, never a factor, before the same differences. */
function isRenamed(
  reference: MathNode,
  candidate: MathNode,
  one: readonly MathNode[],
  two: readonly MathNode[],
): boolean {
  const letters = [reference, candidate].map((node) => [...namesIn(node)].filter(isStep));
  if (letters.some((names) => names.length !== 1 || !names.every((name) => TELLING.test(name)))) return false;
  if (![...one, ...two].every(isDifference)) return false;
  const [known, given] = [one, two].map((nodes) =>
    nodes
      .map((node) => normalText(node))
      .sort()
      .join(),
  );
  return known === given;
}
