import { isConstant } from '../../math/evaluate.ts';
import { hasKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { printLatex } from '../../math/print.ts';
import { type MathNode, type Relation, someNode } from '../../math/tree.ts';
import { isAlphabetical } from '../parts.ts';
import { different, on, type Question, type Rule, type Ruling, undecided } from '../rule.ts';
import { amongOthers, isOneOf, withoutOthers } from './among-others.ts';
import { isTrivial, sameLetter } from './answer-name.ts';
import { bracketsContrast } from './bracket-sides.ts';
import { bySolving } from './by-solving.ts';
import { contradicts, haveOppositeRemarks, ofContradiction, readChain } from './chain.ts';
import { decideAny, decideMembers, decideStatedNumber, valueBeside } from './chain-members.ts';
import { freeNames, isReader } from './constant.ts';
import { type Definition, definitionOf, isComputation, mentions, sameSide } from './definition.ts';
import { densityAside } from './differential.ts';
import { decideEquation } from './equation.ts';
import { withHotAndCold } from './hot-cold.ts';
import { isRefutable } from './identity.ts';
import { decideKinds } from './kinds.ts';
import { bareName, sidesContrast } from './left-sides.ts';
import {
  areRatiosOfOneLetter,
  isRatioBesideName,
  nameOneProcess,
  numbersBehindFormula,
} from './matching-sides.ts';
import { namedList, unpacked } from './named-list.ts';
import { asName, bySolvedName } from './one-quantity.ts';
import { byPairedSides } from './pairwise-sides.ts';
import { decideRanges } from './range.ts';
import { withoutRoundedTails } from './rounded-tails.ts';
import { bySides } from './side-by-side.ts';
import { withMatchedSigns } from './signed-names.ts';
import { bySquares } from './squared-names.ts';
import { byTurnedSides } from './turned-sides.ts';
import { equationAside } from './unit-aside.ts';
import { vanishAlike } from './vanishing.ts';
import { vectorBesideLength } from './vector-sides.ts';

/**
 * Takes `name = value` apart. A left side falls away only if it does not occur in the value and is a plain name, or for a
 * reader any quantity the value defines, or the same on both sides. Equations without such a side are compared as
 * equations, statements about ranges as sets.
 */
export const relation: Rule = {
  name: 'relation',
  apply: (question) => {
    const turned = on(question, nameFirst(question.reference), nameFirst(question.candidate));
    return withMatchedSigns(turned, () => decideRelation(turned));
  },
};

/** `\pm\sqrt{a} = v` as `v = \pm\sqrt{a}`: both values of a name behind them. */
function nameFirst(node: MathNode): MathNode {
  const [only, ...more] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || only?.sign !== '=' || more.length > 0) return node;
  if (only.node.kind !== 'symbol' || !hasKind(node.first, 'plusMinus')) return node;
  return { kind: 'relation', first: only.node, rest: [{ sign: '=', node: node.first }] };
}

function decideRelation(question: Question): ReturnType<Rule['apply']> {
  const [first, second] = unpacked(question, question.reference, question.candidate);
  const reference = readChain(question, namedList(question, first));
  const candidate = withHotAndCold(question, reference, readChain(question, namedList(question, second)));
  const relations = on(question, reference, candidate);
  const ranges = decideRanges(relations);
  if (ranges !== undefined) return ranges;
  if (reference.kind !== 'relation' && candidate.kind !== 'relation') {
    const regrouped = reference !== question.reference || candidate !== question.candidate;
    return regrouped ? question.decide(relations) : { pass: 'no relation' };
  }
  if (contradicts(question, reference) || contradicts(question, candidate)) return ofContradiction(relations);
  const ruling = decideStatements(relations);
  if (ruling.outcome === 'equivalent' && haveOppositeRemarks(question.reference, question.candidate))
    return undecided('borderline', 'the same value, with opposite remarks on its sign');
  return ruling.outcome === 'undecided' ? (byPairedSides(relations) ?? ruling) : ruling;
}

function decideStatements(relations: Question): Ruling {
  return (
    byTurnedSides(relations) ??
    asValues(relations) ??
    densityAside(relations) ??
    equationAside(relations) ??
    decideKinds(relations) ??
    bySquares(relations) ??
    bySides(relations) ??
    bySolving(relations) ??
    decideEquation(withoutRoundedTails(relations))
  );
}

function asValues(question: Question): Ruling | undefined {
  const { reference, candidate } = question;
  if (isReader(question) && isOneOf(candidate, reference)) return withoutOthers(question);
  if (isReader(question) && isOneOf(reference, candidate)) return amongOthers(question);
  if (reference.kind !== 'relation')
    return candidate.kind === 'relation' ? oneSided(question, candidate, 'candidate') : undefined;
  if (candidate.kind !== 'relation') return oneSided(question, reference, 'reference');
  const [a, b] = [definitionOf(question, reference), definitionOf(question, candidate)];
  if (a === undefined || b === undefined) return undefined;
  if (sameSide(a.side, b.side) && !someNode(a.value, (part) => part.kind === 'relation')) {
    if (a.left === 'name' || namesIn(a.side).size > 0)
      return (
        (isReader(question) ? vectorBesideLength(question, a, b) : undefined) ?? decideMembers(question, a, b)
      );
  }
  if (isReader(question) && nameOneProcess(a, b)) return decideMembers(question, a, b);
  const numbers = isReader(question) ? numbersBehindFormula(question, a, b) : undefined;
  if (numbers !== undefined) return question.decide({ ...question, ...numbers });
  if (isReader(question) && !(isRefutable(a.side) && isRefutable(b.side))) return byValue(question, a, b);
  if (isReader(question) && vanishAlike(a, b)) return decideMembers(question, a, b);
  if (isReader(question) && isRatioBesideName(a, b)) return byOtherName(question, a, b);
  if (isReader(question) && areRatiosOfOneLetter(question, a, b)) return decideMembers(question, a, b);
  if (isReader(question) && areOtherNames(question, a, b))
    return undecided('borderline', 'the same value under other names');
  return byNames(question, a, b) ?? (isReader(question) ? bySolvedName(question, a, b) : undefined);
}

/** The value under two plain names; undefined where a side is no plain name, or depends on what the other one names. */
function byNames(question: Question, known: Definition, given: Definition): Ruling | undefined {
  const [a, b] = isReader(question)
    ? [asName(question, known, given), asName(question, given, known)]
    : [known, given];
  if (a.left !== 'name' || b.left !== 'name') return undefined;
  if (mentions(b.value, a.side) || mentions(a.value, b.side)) return undefined;
  const ruling = decideMembers(question, a, b);
  if (ruling.outcome !== 'equivalent') return ruling;
  const names = freeNames(a.value, question);
  const sides = { a: a.side, b: b.side, value: a.value, isNumber: names.length === 0 };
  const contrast = sidesContrast(a.side, b.side, names) ?? bracketsContrast(sides);
  if (contrast !== undefined) return undecided('borderline', `the same value for ${contrast}`);
  const isName =
    !isTrivial(valueBeside({ ...question, reference: a.value }, b)) || sameLetter(a.side, b.side);
  return isReader(question) && isName ? ruling : undecided('borderline', 'the same value under another name');
}

/** `L_a/L_b = f` and `L_1/L_2 = f`, or `\bar U = \bar K` and `T = U`: another person's names throughout, or other quantities. */
function areOtherNames(question: Question, a: Definition, b: Definition): boolean {
  const [one, two] = [a, b].map(({ side }) => namesIn(side));
  if ([...(one ?? [])].some((name) => two?.has(name))) return false;
  if (a.left === 'quantity' && b.left === 'quantity' && a.side.kind === b.side.kind)
    return a.side.kind === 'quotient' && decideMembers(question, a, b).outcome === 'equivalent';
  const [here, there] = [
    [a.side, a.value],
    [b.side, b.value],
  ];
  if (![...(here ?? []), ...(there ?? [])].every((node) => node.kind === 'symbol')) return false;
  const known = new Set(here?.map(bareName));
  const isShared = there?.filter((node) => known.has(bareName(node))).length === 1;
  return isShared && ![...(here ?? [])].some((node) => (there ?? []).some((other) => sameSide(node, other)));
}

/** `\Delta E(T=6) = 3`: a left side without a value of its own is no equation, so that another value refutes. */
function byValue(question: Question, a: Definition, b: Definition): Ruling {
  const ruling = decideMembers(question, a, b);
  return ruling.outcome === 'different'
    ? ruling
    : undecided('borderline', 'the same value behind a left side that could not be compared');
}

/** `W/Q = 2/5` and `f = 2/5`: another name for the quantity, or another quantity with the same value. */
function byOtherName(question: Question, a: Definition, b: Definition): Ruling | undefined {
  const ruling = decideMembers(question, a, b);
  if (mentions(b.value, a.side) || mentions(a.value, b.side) || ruling.outcome !== 'equivalent')
    return undefined;
  const shared = [...namesIn(a.side)].some((name) => namesIn(b.side).has(name));
  if (shared) return undefined;
  return isTrivial(b.value) ? undecided('borderline', 'the same value under another name') : ruling;
}

/** `\sqrt{3} \approx 1.73` states its first member. */
function isApproximation(node: Relation): boolean {
  return (
    node.rest.every((member) => member.sign === '\\approx') && [...namesIn(node.first)].every(isConstant)
  );
}

/** `\sin^2 x + \cos^2 x = 1` holds for all x: nothing is to be solved, and the right side says what the left one is. */
function isIdentity(question: Question, { first, rest }: Relation): boolean {
  const [only, ...more] = rest;
  if (only?.sign !== '=' || more.length > 0 || first.kind === 'symbol') return false;
  return question.decide({ ...question, reference: first, candidate: only.node }).outcome === 'equivalent';
}

/** One side names its value and the other gives only a value. */
function oneSided(question: Question, named: Relation, side: 'reference' | 'candidate'): Ruling | undefined {
  const value = side === 'reference' ? question.candidate : question.reference;
  if (isApproximation(named)) return question.decide({ ...question, [side]: named.first });
  const definition = definitionOf(question, named);
  if (definition === undefined) return undefined;
  const strict = !isReader(question);
  if (!strict && isComputation(question, named))
    return question.decide({ ...question, [side]: definition.value });
  if (definition.left === 'equation' && !strict)
    return isIdentity(question, named)
      ? question.decide({ ...question, [side]: definition.value })
      : different('other_shape', 'an equation to solve, and a value');
  const falls = definition.left === 'name' || (definition.left === 'quantity' && !strict);
  const ruling =
    side === 'reference'
      ? decideAny(question, definition.members, definition.value, value, true)
      : decideStatedNumber(question, definition);
  if (definition.left === 'name' && mentions(value, named.first))
    return undecided('other_shape', 'an equation and a value that names its left side');
  if (!falls && !strict && ruling.outcome === 'equivalent' && isIdentity(question, named)) return ruling;
  if (!falls)
    return strict || ruling.outcome !== 'different'
      ? undecided('other_shape', 'an equation and a value, where the left side is no plain name')
      : ruling;
  const order = named.first.kind === 'list' ? named.first.items.map(printLatex) : [];
  return ruling.outcome === 'equivalent' && !isAlphabetical(order)
    ? undecided('several_parts', 'values whose names are not in the order of the alphabet')
    : ruling;
}
