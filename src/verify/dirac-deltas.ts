import { apply, minus, num, over, substitute, symbol } from '../math/calculus/build.ts';
import { differentiate } from '../math/calculus/differentiate.ts';
import { isConstant } from '../math/evaluate.ts';
import { namesIn } from '../math/names-in.ts';
import { normalText } from '../math/normal.ts';
import { type MathNode, someNode } from '../math/tree.ts';
import { isVector } from '../math/vectors.ts';
import { argumentsOf, isDifference, withoutLetters } from './applied-letters.ts';
import type { RefutedPair } from './refuted.ts';
import { type Ruling, undecided } from './rule.ts';

/** Delta functions in one formula; more are not told apart. */
const MAX_DELTAS = 4;

const OPEN = undecided('borderline', "the same if the letter stands for Dirac's delta function");

/**
 * `\delta(ax)` beside `\delta(x)/|a|`: a δ that only stands before brackets may be Dirac's delta function, for which
 * δ(a(x − b)) = δ(x − b)/|a| and g(x) δ(x − b) = g(b) δ(x − b) (Cohen-Tannoudji, Quantum Mechanics, appendix II, 2). Accepted
 * where hardly anything else can be meant: by the first rule alone, and with a product in brackets or a difference of two
 * quantities of one letter as argument. What is the same by these rules otherwise is undecided, and so is an argument that is not linear.
 */
export function diracDeltas(refuted: RefutedPair): Ruling | undefined {
  const { reference, candidate } = refuted;
  if (![reference, candidate].some(holdsDelta)) return undefined;
  if (furtherIn(reference) !== furtherIn(candidate))
    return [reference, candidate].every(holdsDelta) ? OPEN : undefined;
  const [one, two] = [argumentsOf(reference, isDelta), argumentsOf(candidate, isDelta)];
  if (one === undefined || two === undefined) return undefined;
  const all = [...one, ...two];
  if (all.length === 0 || all.length > 2 * MAX_DELTAS || namesDelta(reference) || namesDelta(candidate))
    return undefined;
  if (all.some((node) => someNode(node, isVector))) return isOther(one, two) ? OPEN : undefined;
  const linear = variablesOf(all).flatMap((name) => rootsOf(all, name) ?? []);
  if (linear.length === 0) return isOther(one, two) ? OPEN : undefined;
  const rulings = linear.map((roots) => withRoots(refuted, roots));
  const isScaled = rulings.some((ruling, at) => ruling === 'scaled' && linear[at]?.found.every(isScale));
  if (isScaled && all.every(isTelling))
    return {
      outcome: 'equivalent',
      reason: 'numeric_identity',
      note: "the same by the scaling of Dirac's delta function",
    };
  return rulings.some((ruling) => ruling !== 'other') ? OPEN : undefined;
}

function isDelta(name: string): boolean {
  return name === '\\delta';
}

function holdsDelta(node: MathNode): boolean {
  for (const name of namesIn(node)) if (isDelta(name) || FURTHER.test(name)) return true;
  return false;
}

/** `\delta(x) = \arctan x`: the letter names what the answer states. */
function namesDelta(node: MathNode): boolean {
  return node.kind === 'relation' && holdsDelta(node.first);
}

/** `\delta(2x)`, `\delta(E - E_n)`: no quantity is written before such a bracket to be multiplied by it. */
function isTelling(argument: MathNode): boolean {
  const of = argument.kind === 'negate' ? argument.of : argument;
  return of.kind === 'symbol' || of.kind === 'product' || of.kind === 'quotient' || isDifference(argument);
}

/** Places, times, momenta, energies and frequencies, over which one integrates rather than scale with them. */
const COORDINATE = /^(?:[xyzrtkpqE]|\\omega|\\nu)(?:[_'^]|$)/;

function isScale({ slope }: Linear): boolean {
  return ![...namesIn(slope)].some((name) => COORDINATE.test(name));
}

/** `\delta'(x)`, `\delta^{(3)}(\vec r)`: derivatives, or deltas of several dimensions, of which nothing is worked out. */
const FURTHER = /^\\delta(?:'+|\^\{?\(.*)$/;

function furtherIn(node: MathNode): string {
  const isFurther = (name: string): boolean => FURTHER.test(name);
  const names = [...namesIn(node)].filter(isFurther).sort();
  return names.length === 0 ? '' : `${names.join()}: ${textOf(argumentsOf(node, isFurther) ?? [])}`;
}

function textOf(nodes: readonly MathNode[]): string {
  return nodes
    .map((node) => normalText(node))
    .sort()
    .join();
}

/** Whether the arguments are others, of names that both sides have. */
function isOther(one: readonly MathNode[], two: readonly MathNode[]): boolean {
  const known = new Set(one.flatMap((node) => [...namesIn(node)]));
  return (
    textOf(one) !== textOf(two) && two.some((node) => [...namesIn(node)].some((name) => known.has(name)))
  );
}

/** Names that stand in every argument. */
function variablesOf(all: readonly MathNode[]): readonly string[] {
  const [first, ...more] = all;
  if (first === undefined) return [];
  return [...namesIn(first)].filter(
    (name) => !isConstant(name) && more.every((node) => namesIn(node).has(name)),
  );
}

/** An argument that is linear in a variable: how fast it rises, and where it vanishes. */
interface Linear {
  readonly argument: string;
  readonly slope: MathNode;
  readonly root: MathNode;
}

interface Roots {
  readonly variable: string;
  readonly found: readonly Linear[];
}

/** Undefined where one of the arguments is not linear in the name. */
function rootsOf(all: readonly MathNode[], variable: string): Roots | undefined {
  const found: Linear[] = [];
  for (const node of all) {
    const slope = differentiate(node, variable, (part) => (part.kind === 'symbol' ? num(0) : undefined));
    if (slope === undefined || namesIn(slope).has(variable)) return undefined;
    const root = minus(over(substitute(node, variable, num(0)), slope));
    found.push({ argument: normalText(node), slope, root });
  }
  return { variable, found };
}

/** Whether the sides are the same by their scales, only with the values at the roots or for positive scales, or not at all. */
function withRoots(
  { reference, candidate, decide }: RefutedPair,
  { variable, found }: Roots,
): 'scaled' | 'at roots' | 'other' {
  const kinds: MathNode[] = [];
  const numbers = new Map<string, number>();
  for (const { argument, root } of found) {
    const same = kinds.findIndex((kind) => decide(kind, root).outcome === 'equivalent');
    numbers.set(argument, same < 0 ? kinds.push(root) - 1 : same);
  }
  const write = (scale: (slope: MathNode) => MathNode) => (node: MathNode) =>
    withoutLetters(node, isDelta, (argument) => {
      const text = normalText(argument);
      const slope = found.find((linear) => linear.argument === text)?.slope ?? num(1);
      return over(symbol(`\\delta_{root ${numbers.get(text) ?? ''}}`), scale(slope));
    });
  const agree = (change: (node: MathNode) => MathNode): boolean =>
    decide(change(reference), change(candidate)).outcome === 'equivalent';
  const signed = write((slope) => apply('abs', slope));
  const positive = write((slope) => (namesIn(slope).size === 0 ? apply('abs', slope) : slope));
  if (agree(signed)) return 'scaled';
  const [root, ...more] = kinds;
  const atRoot = (node: MathNode): MathNode =>
    root === undefined ? node : substitute(signed(node), variable, root);
  return agree(positive) || (more.length === 0 && agree(atRoot)) ? 'at roots' : 'other';
}
