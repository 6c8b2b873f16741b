import type { Budget } from '../../math/budget.ts';
import { hasKind, someOfKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { normalText } from '../../math/normal.ts';
import { type MathNode, mapTree, someNode } from '../../math/tree.ts';
import { roundingOf } from '../decimals.ts';
import type { PairNames } from '../names-of-pair.ts';
import type { Range } from '../points.ts';
import { conjugates, indexNames, isSigned } from '../roles.ts';
import { different, equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { type Pair, type Sampling, sampleFarOut, samplePair } from '../sample.ts';
import { statesProperty } from '../sentences.ts';
import { surveyPair } from '../survey.ts';
import { equalUpToPeriod } from './angles.ts';
import { hasIndices, sumsOverLetters } from './indices.ts';
import { hasUnits } from './measure.ts';
import { equalAsFamily, equalWhenRenamed } from './renaming.ts';
import { unitAside } from './unit-aside.ts';

/** A difference that was seen, and where. */
export interface Difference {
  readonly question: Question;
  readonly pair: Pair;
  readonly names: PairNames;
  readonly sampling: Sampling;
}

/** Points that must agree before a difference elsewhere is explained away. */
const ENOUGH = 6;

/**
 * What a difference between two formulas of quantities means. It may be none: where names stand for whole numbers, where
 * only one side is real, where angles are taken up to a period, or within the digits stated. Everything else is evidence.
 */
export function explainDifference(difference: Difference): Ruling {
  const { question, sampling } = difference;
  const sides = [question.reference, question.candidate];
  if (sides.some(hasUnits) && !sides.every(hasUnits)) return unitAside(question);
  return (
    asIntegers(difference) ??
    asRounded(difference) ??
    asAngles(difference) ??
    asSigned(difference) ??
    asRenamed(difference) ??
    asNotation(difference) ??
    (sampling.branchesOnly ? asBranches(difference) : undefined) ??
    refuted(sampling, question.budget)
  );
}

/** With a witness, unless the values are those of test functions or principal values, which nobody can type. */
function refuted(sampling: Sampling, { functions, paths }: Budget): Ruling {
  const ruling = different('witness', 'takes another value at the witness point');
  const isShown = functions === undefined && paths === undefined;
  return sampling.witness === undefined || !isShown ? ruling : { ...ruling, witness: sampling.witness() };
}

/** An identity of whole numbers of both signs, or a difference at whole numbers where the others show only branches. */
function asIntegers({ pair, names, sampling }: Difference): Ruling | undefined {
  const indices = indexNames(names.all).filter((name) => !isFixed(pair, name));
  if (indices.length === 0) return undefined;
  const [both, counting] = (['integer', 'natural'] as const).map((range) => {
    const domains = new Map([...pair.domains, ...indices.map((name): [string, Range] => [name, range])]);
    return { ...pair, domains };
  });
  if (both === undefined || counting === undefined) return undefined;
  const whole = samplePair(both);
  if (whole.witness !== undefined) {
    const natural = samplePair(counting);
    const holds = natural.witness === undefined && natural.close === 0 && natural.equal >= ENOUGH;
    if (holds) return undecided('borderline', 'equal for natural numbers only');
    return sampling.branchesOnly && !whole.branchesOnly ? refuted(whole, pair.budget) : undefined;
  }
  const used = whole.equal < ENOUGH ? counting : both;
  const seen = used === both ? whole : samplePair(counting);
  if (seen.witness !== undefined || seen.close > 0 || seen.equal < ENOUGH) return undefined;
  if (vanishes(used)) return undecided('borderline', 'equal only because both sides vanish at whole numbers');
  const far = sampleFarOut(used, new Set());
  if (far.different + far.close > 0) return undecided('borderline', 'equal for small whole numbers only');
  return equivalent('numeric_identity', `equal for every whole ${indices.join(', ')}`);
}

/** A name whose range the formula itself or a declaration gives is no index. */
function isFixed(pair: Pair, name: string): boolean {
  return pair.domains.has(name);
}

/** Both sides are zero at every point, although neither is written as zero. */
function vanishes(pair: Pair): boolean {
  if ([pair.reference, pair.candidate].some((node) => node.kind === 'number' && Number(node.text) === 0))
    return false;
  const sights = surveyPair(pair);
  return sights.length > 0 && sights.every((sight) => sight.zero);
}

/** Digits a decimal inside a formula must state to be accepted. */
const ENOUGH_DIGITS = 3;

function asRounded({ question, pair }: Difference): Ruling | undefined {
  const rounding = roundingOf(pair);
  if (rounding === undefined || rounding.gap === 'beyond') return undefined;
  const { gap, digits } = rounding;
  if (gap === 'within' && digits >= ENOUGH_DIGITS && question.profile.acceptDecimals)
    return equivalent('numeric_identity', `agrees to all ${digits} digits stated in the formula`);
  return undecided('borderline', `close at every point, with numbers of ${digits} digits in it`);
}

function asAngles({ pair }: Difference): Ruling | undefined {
  return equalUpToPeriod(pair)
    ? equivalent('numeric_identity', 'the same angle: equal up to whole multiples of π')
    : undefined;
}

/** Equal for positive names, and only one side writes the modulus that makes a sign matter: `|q|B` and `qB`. */
function asSigned({ question, pair, sampling }: Difference): Ruling | undefined {
  const sides = [question.reference, question.candidate];
  if (sampling.branchesOnly || sides.filter(isSigned).length !== 1 || sides.some(conjugates))
    return undefined;
  if (isDeclaredSigned(question)) return undefined;
  return equalWhenPositive(pair)
    ? undecided('borderline', 'equal for positive values only, and a modulus is written')
    : undefined;
}

/** Whether a difference stays when every value of an unknown function, `\psi(0)` or `u(x)`, is a complex number of its own. */
function differsWithComplexCalls(pair: Pair): boolean {
  const calls = new Set<string>();
  const asNumbers = (node: MathNode): MathNode =>
    mapTree(node, (part) => {
      if (part.kind !== 'call') return part;
      const name = `(${normalText(part)})`;
      calls.add(name);
      return { kind: 'symbol', name };
    });
  const [reference, candidate] = [asNumbers(pair.reference), asNumbers(pair.candidate)];
  if (calls.size === 0) return false;
  const domains = new Map([...pair.domains, ...[...calls].map((name): [string, Range] => [name, 'complex'])]);
  const seen = samplePair({
    ...pair,
    reference,
    candidate,
    domains,
    names: new Set([...pair.names, ...calls]),
  });
  return seen.witness !== undefined && !seen.branchesOnly;
}

/** Somebody said that a name may be negative or complex, so that a modulus says something. */
function isDeclaredSigned({ symbols }: Question): boolean {
  return symbols.some(({ domain }) => domain === 'real' || domain === 'complex');
}

function equalWhenPositive(pair: Pair): boolean {
  const positive = samplePair({ ...pair, domains: new Map(), assumption: 'positive' });
  return positive.witness === undefined && positive.equal >= ENOUGH;
}

function asRenamed({ pair, names }: Difference): Ruling | undefined {
  const renamed = equalWhenRenamed(pair, names);
  if (renamed === 'k and k_{B}' || renamed === 'k_{B} and k')
    return [...names.all].some((name) => /^T(?:_|$)/.test(name))
      ? equivalent('numeric_identity', 'equal, with k as the Boltzmann constant beside a temperature')
      : undecided('undeclared_symbol', `equal if ${renamed} are the same quantity`);
  if (renamed === undefined && equalAsFamily(pair, names))
    return undecided('undeclared_symbol', 'equal if all names of a letter have other indices');
  return renamed === undefined
    ? undefined
    : undecided('undeclared_symbol', `equal if ${renamed} are the same quantity`);
}

/** `F_{a}(x, y)` or `W_{k,m}(z)`: a capital with several slots is a function of the literature, not a quantity. */
function isUnknownSpecial(node: MathNode): boolean {
  return (
    node.kind === 'call' && /^[A-Z]/.test(node.name) && (node.args.length > 1 || /_\{[^}]*,/.test(node.name))
  );
}

function isShared(sides: readonly MathNode[], name: string): boolean {
  return sides.every((side) => namesIn(side).has(name));
}

/** An upright word, mostly a function nobody here knows. */
const WORD = /^\\operatorname\{[A-Za-z]{2,}\}/;

/** Notation that has no value of its own here: relabelled indices, and a word where the other side has a function. */
function asNotation({ question, names }: Difference): Ruling | undefined {
  const sides = [question.reference, question.candidate];
  if (
    sides.some(hasIndices) ||
    (names.foreign.length + names.missing.length > 0 && sumsOverLetters(...sides))
  )
    return undecided('borderline', 'indices may be relabelled');
  const named = sides.some((node) => someOfKind(node, 'call', (part) => WORD.test(part.name)));
  if (named) return undecided('borderline', 'differs with a named function in it that has no value here');
  if (sides.filter((node) => someNode(node, isUnknownSpecial)).length === 1)
    return undecided(
      'borderline',
      'differs with a function of several arguments in it that nobody here knows',
    );
  const words = [...names.foreign, ...names.missing].filter((name) => WORD.test(name));
  if (sides.some(statesProperty) && ![...names.all].some((name) => isShared(sides, name))) return undefined;
  const functions = sides.some((node) => hasKind(node, 'function'));
  return words.length > 0 && functions
    ? undecided('undeclared_symbol', `differs, with ${words.join(', ')} on one side only`)
    : undefined;
}

/**
 * The sides differ only where a root or logarithm of something real turns complex. Equal wherever both are real: accepted,
 * as the formula is used there. Different at every complex point too: two analytic functions that agree on no region are
 * different on every branch. Anything between is a matter of branches.
 */
function asBranches({ question, pair }: Difference): Ruling | undefined {
  const sides = [question.reference, question.candidate];
  const real = surveyPair(pair).filter((sight) => sight.onAxis);
  if (sides.some(conjugates) && differsWithComplexCalls(pair)) return undefined;
  if (sides.some(conjugates))
    return undecided('borderline', 'differs only where something real turns complex');
  const plain = !sides.some(isSigned) || equalWhenPositive(pair);
  if (plain && real.length >= ENOUGH && real.every((sight) => sight.equal)) {
    const far = sampleFarOut(pair, new Set());
    return far.different > 0 && !far.branchesOnly
      ? undecided('borderline', 'equal at points of order one, not far from them')
      : isDeclaredSigned(question)
        ? undecided('borderline', 'equal wherever both sides are real, and a name is declared so')
        : equivalent('numeric_identity', 'equal wherever both sides are real');
  }
  if (!plain && real.length > 0 && real.every((sight) => sight.equal))
    return undecided('borderline', 'equal wherever both sides are real, and a modulus is written');
  const everywhere = surveyPair({ ...pair, domains: new Map() }, 'complex');
  const agrees = everywhere.some((sight) => sight.equal);
  return agrees || everywhere.length < ENOUGH
    ? undecided('borderline', 'differs only where something real turns complex')
    : undefined;
}
