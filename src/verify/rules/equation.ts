import { hasKind, someOfKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { hasOperators, normalText } from '../../math/normal.ts';
import { applyReading, readingsOf } from '../../math/readings.ts';
import { type MathNode, mapTree, type RelationSign, someNode } from '../../math/tree.ts';
import { isVector } from '../../math/vectors.ts';
import { decideArrayEquation } from '../arrays/decide.ts';
import { isRationalFunction } from '../far-out.ts';
import { domainsOf } from '../points.ts';
import { different, equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { holdsArrays } from './arrays.ts';
import { isReader } from './constant.ts';
import { bySlash, isRefutable, sampleQuestion } from './identity.ts';
import { differByFactor, inJets } from './jets.ts';
import {
  bySolution,
  type Differences,
  keepsSign,
  minus,
  number,
  shareLinearName,
  substitute,
} from './linear-solution.ts';
import { haveOneRoot } from './moebius.ts';
import { multipleOf } from './multiple.ts';
import { isOneRoot } from './one-root.ts';
import { byPlainFactors } from './plain-factors.ts';
import { compareSolutions, refuteBounds } from './solutions.ts';
import { bySquaredBounds } from './squared-bounds.ts';

/**
 * Compares two equations or inequalities by their difference f = lhs − rhs: equal when one f is a constant multiple of
 * the other, for a reader also with powers of positive quantities; equations also by their solutions. For a reader a
 * solution of one that is none of the other refutes.
 */
export function decideEquation(question: Question): Ruling {
  const [reference, candidate] = [asDifference(question.reference), asDifference(question.candidate)];
  if (reference === undefined || candidate === undefined) return notBoth(question);
  if (reference.sign !== candidate.sign) return otherKind(question);
  const differences = { ...question, reference: reference.node, candidate: candidate.node };
  const arrays =
    reference.sign === '=' && holdsArrays(differences) ? decideArrayEquation(differences) : undefined;
  if (arrays !== undefined) return arrays.outcome === 'undecided' ? (byJets(differences) ?? arrays) : arrays;
  const [known, given] = [
    withoutOperators(question, reference.node),
    withoutOperators(question, candidate.node),
  ];
  if (!isRefutable(known) || !isRefutable(given)) {
    return undecided('no_test_points', 'a relation between forms without a value');
  }
  const numbers = new Set(domainsOf(question.symbols).keys());
  if ([known, given].some((node) => hasOperators(node, numbers, question.profile.undeclared)))
    return undecided('no_test_points', 'operators, whose order matters');
  const pair: Pair = { question, reference: known, candidate: given, sign: reference.sign };
  if (isReader(question)) {
    const found = (pair.sign === '=' ? byFunctions(differences) : undefined) ?? overReadings(pair);
    const isOpen = found.outcome === 'undecided' && pair.sign === '=';
    const settled = isOpen ? (byJets(differences) ?? found) : found;
    const ruling = settled.outcome === 'equivalent' ? settled : (bySquaredBounds(question) ?? settled);
    return ruling.outcome === 'different' && isOneRoot(question)
      ? undecided('borderline', 'an equation, and one of its solutions')
      : ruling;
  }
  return (
    byMultiple(pair) ??
    (pair.sign === '=' ? bySolution(pair) : undefined) ??
    undecided('borderline', 'neither is a constant multiple of the other')
  );
}

/** Equations in unknown functions, whose values at test points are complex and decide less. */
function byFunctions(differences: Question): Ruling | undefined {
  return [differences.reference, differences.candidate].some((node) => hasKind(node, 'call'))
    ? byJets(differences)
    : undefined;
}

/** Differential and integral equations, with every function and derivative in them a quantity of its own. */
function byJets(differences: Question): Ruling | undefined {
  const jets = isReader(differences) ? inJets(differences.reference, differences.candidate) : undefined;
  if (jets === undefined) return undefined;
  const numbers = new Set(domainsOf(differences.symbols).keys());
  const sides = [jets.reference, jets.candidate];
  if (!sides.every(isRefutable) || sides.some((node) => hasOperators(node, numbers, 'quantity')))
    return undefined;
  const pair: Pair = { question: differences, ...jets, sign: '=' };
  const ruling = byMultiple(pair) ?? bySolutions(pair) ?? bySolution(pair);
  return ruling?.outcome === 'different' && differByFactor(jets, differences.budget) ? undefined : ruling;
}

/** A reader's comparison in every reading of an ambiguous notation, all of which must agree. */
function overReadings(pair: Pair): Ruling {
  const variables = new Set(domainsOf(pair.question.symbols).keys());
  const { reference, candidate } = pair;
  const vectors = [reference, candidate].some((node) => someNode(node, isVector));
  const readings = readingsOf([reference, candidate], {
    variables,
    complex: new Set(),
    undeclared: 'quantity',
  }).filter(({ dot }) => vectors || dot !== 'inner');
  const rulings = readings.map((reading) => {
    const read = (node: MathNode) => applyReading(node, reading, variables);
    const taken = { ...pair, reference: read(reference), candidate: read(candidate) };
    return byMultiple(taken) ?? bySolutions(taken) ?? (pair.sign === '=' ? byOneSolution(taken) : undefined);
  });
  const [first] = rulings;
  const agree = rulings.every((ruling) => ruling?.outcome === first?.outcome);
  if (!agree)
    return (
      bySlash(pair.question, readings, rulings) ??
      byPlainFactors(pair.question, readings, rulings) ??
      undecided('borderline', UNKNOWN)
    );
  return first ?? undecided('borderline', UNKNOWN);
}

const UNKNOWN = 'neither a multiple of the other nor refuted by a solution';

/** By the solution for one name; what does not hold beside another integral may hold by what the two are. */
function byOneSolution(pair: Pair): Ruling | undefined {
  const ruling = bySolution(pair);
  const isOpen = ruling?.outcome === 'different' && operatorsDiffer(pair.reference, pair.candidate, '(\\int');
  return isOpen ? undefined : ruling;
}

/** A relation beside something else; for a reader an equation and what is none are different answers. */
function notBoth({ reference, candidate, profile }: Question): Ruling {
  const both = reference.kind === 'relation' && candidate.kind === 'relation';
  const [one] = [reference, candidate].flatMap((node) => (node.kind === 'relation' ? node.rest : []));
  if (one !== undefined && one.sign !== '=') return undecided('other_shape', 'a relation and something else');
  return profile.undeclared === 'quantity' && !both && !hasName(reference) && !hasName(candidate)
    ? different('other_shape', 'a relation and something else')
    : undecided('other_shape', 'a relation and something else');
}

function hasName(node: MathNode): boolean {
  return node.kind === 'symbol' || node.kind === 'call';
}

function otherKind(question: Question): Ruling {
  return isReader(question)
    ? different('other_shape', 'two kinds of relation')
    : undecided('other_shape', 'two kinds of relation');
}

interface Pair extends Differences {
  readonly sign: RelationSign;
}

/** Derivatives and integrals, which have no value at a point, as names of their own: what holds for any value of them holds. */
function withoutOperators(question: Question, node: MathNode): MathNode {
  if (!isReader(question)) return node;
  return mapTree(node, (part) =>
    part.kind === 'operator' && OPAQUE.has(part.head)
      ? { kind: 'symbol', name: `(${normalText(part)})` }
      : part,
  );
}

const OPAQUE: ReadonlySet<string> = new Set(['derivative', 'partial', 'integral', 'held']);

interface Difference {
  readonly sign: RelationSign;
  readonly node: MathNode;
}

/** `a > b` as a − b > 0 and `a < b` as b − a > 0; undefined for every other kind of relation. */
function asDifference(node: MathNode): Difference | undefined {
  const [only] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || only === undefined || node.rest.length !== 1) return undefined;
  switch (only.sign) {
    case '=':
    case '>':
    case '\\geq':
    case '\\neq':
      return { sign: only.sign, node: minus(node.first, only.node) };
    case '<':
      return { sign: '>', node: minus(only.node, node.first) };
    case '\\leq':
      return { sign: '\\geq', node: minus(only.node, node.first) };
    default:
      return undefined;
  }
}

const IMAGINARY: MathNode = { kind: 'symbol', name: 'i' };

/** The same relation times a constant, an equation also times i; for a reader also times powers of quantities, which are positive. */
function byMultiple(pair: Pair): Ruling | undefined {
  const { question, reference, candidate, sign } = pair;
  const found =
    multipleOf(question, reference, candidate) ??
    (sign === '=' && [reference, candidate].some((node) => namesIn(node).has('i'))
      ? multipleOf(question, reference, { kind: 'product', factors: [IMAGINARY, candidate] })
      : undefined);
  if (question.budget.left < 0) return undecided('too_large', 'more work than one answer may cost');
  if (found === undefined) return undefined;
  const directed = sign === '>' || sign === '\\geq';
  if (directed && found.constant < 0)
    return isReader(question) ? different('other_shape', 'the opposite inequality') : undefined;
  if (found.exponents.size === 0)
    return equivalent('numeric_identity', `the same relation times ${found.constant}`);
  if (!isReader(question) || isMonomial(question, reference)) return undefined;
  const names = [...found.exponents.keys()];
  return names.every((name) => !solvesAtZero(pair, name))
    ? equivalent('numeric_identity', `the same relation times powers of ${names.join(', ')}`)
    : undefined;
}

/** Whether f is nothing but a product of powers: quantities never solve f = 0, so that a common factor says nothing. */
function isMonomial(question: Question, node: MathNode): boolean {
  return multipleOf(question, node, number('1')) !== undefined;
}

/** Whether a name that both relations have gives one of them a further solution where it is zero. */
function solvesAtZero({ question, reference, candidate }: Pair, name: string): boolean {
  const sides = [reference, candidate];
  if (!sides.every((side) => namesIn(side).has(name))) return false;
  return sides.some((side) => {
    const there = substitute(side, name, number('0'));
    return sampleQuestion({ ...question, reference: there, candidate: number('0') }).outcome === 'equivalent';
  });
}

/** Refutes by a solution of one that is none of the other; accepts equations that share all solutions seen. */
function bySolutions({ question, reference, candidate, sign }: Pair): Ruling | undefined {
  if (operatorsDiffer(reference, candidate)) return undefined;
  if (sign === '>' || sign === '\\geq') return refuteBounds(question, reference, candidate);
  const found = compareSolutions(question, reference, candidate);
  if (found !== 'same') return found === 'unknown' ? undefined : found;
  if (sign !== '=' || [reference, candidate].some(holdsComplexPart)) return undefined;
  if (shareLinearName({ question, reference, candidate }))
    return equivalent(
      'numeric_identity',
      'the same value of one name, and the same solutions for the others',
    );
  // Rational equations may differ by complex or repeated roots, unless one name has a single root in both.
  const rational =
    isRationalFunction(reference) &&
    isRationalFunction(candidate) &&
    !haveOneRoot(question, reference, candidate);
  return !rational && keepsSign({ question, reference, candidate })
    ? equivalent('numeric_identity', 'the same solutions for every name')
    : undefined;
}

/** `\mathrm{Re}\,z = 3` has the real solution of `z = 3` and all complex ones beside it. */
function holdsComplexPart(node: MathNode): boolean {
  return someOfKind(node, 'function', ({ name }) => COMPLEX_PARTS.has(name));
}

const COMPLEX_PARTS: ReadonlySet<string> = new Set(['re', 'im', 'conj', 'arg']);

/** Derivatives that only one side has: the other may say the same with another derivative. */
function operatorsDiffer(reference: MathNode, candidate: MathNode, begin = '('): boolean {
  const [a, b] = [reference, candidate].map((node) =>
    [...namesIn(node)].filter((name) => name.startsWith(begin)).sort(),
  );
  return a?.join() !== b?.join();
}
