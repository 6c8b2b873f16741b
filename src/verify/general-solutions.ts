import { num } from '../math/calculus/build.ts';
import { differentiate } from '../math/calculus/differentiate.ts';
import { hasKind } from '../math/kinds-in.ts';
import { namesIn } from '../math/names-in.ts';
import { normalText } from '../math/normal.ts';
import { type MathNode, mapTree, someNode } from '../math/tree.ts';
import type { RefutedPair } from './refuted.ts';
import { type Ruling, undecided } from './rule.ts';

/** What an arbitrary constant is called where nothing else is. */
const ARBITRARY = /^[Cc](?:_\{[0-9]\})?$/;
/** Letters that somebody else gives it. */
const CONSTANT = /^(?:[A-DFKabcdk]|\\alpha|\\beta)(?:_\{[0-9]\}|')?$/;
/** Those of a reference that leaves its constants open, and of an answer to it. */
const NUMBERED = /^[Cc]_\{[0-9]\}$/;
const OTHER = /^[A-Da-d](?:_\{[0-9]\}|')?$/;
/** A solution has as many constants as its equation has orders; each order of the names costs a comparison. */
const MAX_CONSTANTS = 3;

/**
 * `x(t) = C_1 e^{-\gamma t} + C_2 e^{\gamma t}` beside `A e^{\gamma t} + B e^{-\gamma t}`: arbitrary constants have any letters, in any order.
 * Accepted where hardly anything else can be meant: the same function of one variable on the left of both, and in the reference two
 * numbered constants or more before something that varies. A reference in A and B may mean amplitudes that the problem gives; that
 * is undecided, and undefined where the refutation stands.
 */
export function generalSolutions({ reference, candidate, decide }: RefutedPair): Ruling | undefined {
  const [known, given] = [namesIn(reference), namesIn(candidate)];
  const ours = [...known].filter((name) => !given.has(name));
  const theirs = [...given].filter((name) => !known.has(name));
  if (ours.length === 0 || ours.length !== theirs.length || ours.length > MAX_CONSTANTS) return undefined;
  if (!areConstants(ours, theirs)) return undefined;
  const [one, two] = [coefficientsOf(reference, ours), coefficientsOf(candidate, theirs)];
  if (one === undefined || two === undefined) return undefined;
  if (ours.length === 1 && ![...one, ...two].every(isFunction)) return undefined;
  const found = ordersOf(theirs).some((order) => {
    const names = new Map(order.map((name, at) => [name, ours[at] ?? name]));
    return decide(reference, renamed(candidate, names)).outcome === 'equivalent';
  });
  if (!found) return undefined;
  const areOpen =
    ours.length > 1 && ours.every((name) => NUMBERED.test(name)) && theirs.every((name) => OTHER.test(name));
  return areOpen && isFunctionOfOne(reference, candidate, [...one, ...two])
    ? {
        outcome: 'equivalent',
        reason: 'numeric_identity',
        note: 'the same but for the letters of arbitrary constants',
      }
    : undecided('borderline', 'the same but for letters that may be those of arbitrary constants');
}

function areConstants(ours: readonly string[], theirs: readonly string[]): boolean {
  if (![...ours, ...theirs].every((name) => CONSTANT.test(name) || ARBITRARY.test(name))) return false;
  // `c_1` beside `c_2`, or `c` beside `C`: who writes the letter twice means two quantities.
  const letters = new Set(ours.map(letterOf));
  if (theirs.some((name) => letters.has(letterOf(name)))) return false;
  return [ours, theirs].some((names) => names.every((name) => ARBITRARY.test(name)));
}

function letterOf(name: string): string {
  return name.replace(/[_'].*$/, '').toLowerCase();
}

/** What each constant is multiplied by, where the value is linear in all of them. */
function coefficientsOf(node: MathNode, names: readonly string[]): readonly MathNode[] | undefined {
  const value = statedBy(node);
  const found: MathNode[] = [];
  for (const name of names) {
    const slope = differentiate(value, name, (part) => (part.kind === 'symbol' ? num(0) : undefined));
    if (slope === undefined || names.some((each) => namesIn(slope).has(each))) return undefined;
    found.push(slope);
  }
  return found;
}

function statedBy(node: MathNode): MathNode {
  return node.kind === 'relation' ? (node.rest.at(-1)?.node ?? node) : node;
}

/** An exponential or another function: what multiplies the constant of a solution rather than that of a law. */
function isFunction(node: MathNode): boolean {
  return (
    hasKind(node, 'function') ||
    someNode(node, (part) => part.kind === 'power' && namesIn(part.exponent).size > 0)
  );
}

/** Whether both sides state the same `x(t)`, and on each all constants but one stand before something that varies with t. */
function isFunctionOfOne(
  reference: MathNode,
  candidate: MathNode,
  coefficients: readonly MathNode[],
): boolean {
  if (reference.kind !== 'relation' || candidate.kind !== 'relation') return false;
  const [variable, ...more] = reference.first.kind === 'call' ? reference.first.args : [];
  if (variable?.kind !== 'symbol' || more.length > 0) return false;
  if (normalText(reference.first) !== normalText(candidate.first)) return false;
  const fixed = coefficients.filter((node) => !namesIn(node).has(variable.name));
  return fixed.length <= 2 && coefficients.some(isFunction);
}

function ordersOf(names: readonly string[]): readonly (readonly string[])[] {
  if (names.length < 2) return [names];
  return names.flatMap((name) =>
    ordersOf(names.filter((other) => other !== name)).map((rest) => [name, ...rest]),
  );
}

function renamed(node: MathNode, names: ReadonlyMap<string, string>): MathNode {
  return mapTree(node, (part) =>
    part.kind === 'symbol' ? { ...part, name: names.get(part.name) ?? part.name } : part,
  );
}
