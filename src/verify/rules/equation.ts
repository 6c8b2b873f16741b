import type { DeclaredSymbol } from '../../domain/problem.ts';
import { isConstant } from '../../math/evaluate.ts';
import { namesIn } from '../../math/names-in.ts';
import { hasOperators } from '../../math/normal.ts';
import { type MathNode, mapTree, type RelationSign } from '../../math/tree.ts';
import { decideArrayEquation } from '../arrays/decide.ts';
import { domainsOf } from '../points.ts';
import { equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { holdsArrays } from './arrays.ts';
import { isRefutable, sampleQuestion } from './identity.ts';

/**
 * Compares two equations or inequalities by their difference f = lhs − rhs: equal when one f is a constant multiple of
 * the other; equations also by their solution for a name in which both are linear.
 */
export function decideEquation(question: Question): Ruling {
  const [reference, candidate] = [asDifference(question.reference), asDifference(question.candidate)];
  if (reference === undefined || candidate === undefined) {
    return undecided('other_shape', 'a relation and something else');
  }
  if (reference.sign !== candidate.sign) return undecided('other_shape', 'two kinds of relation');
  const differences = { ...question, reference: reference.node, candidate: candidate.node };
  const arrays =
    reference.sign === '=' && holdsArrays(differences) ? decideArrayEquation(differences) : undefined;
  if (arrays !== undefined) return arrays;
  if (!isRefutable(reference.node) || !isRefutable(candidate.node)) {
    return undecided('no_test_points', 'a relation between forms without a value');
  }
  const numbers = new Set(domainsOf(question.symbols).keys());
  if (hasOperators(reference.node, numbers) || hasOperators(candidate.node, numbers))
    return undecided('no_test_points', 'operators, whose order matters');
  const pair: Pair = {
    question,
    reference: reference.node,
    candidate: candidate.node,
    isEquation: reference.sign === '=',
  };
  const ruling = constantMultiple(pair) ?? (pair.isEquation ? bySolution(pair) : undefined);
  return ruling ?? undecided('borderline', 'neither is a constant multiple of the other');
}

interface Pair {
  readonly question: Question;
  readonly reference: MathNode;
  readonly candidate: MathNode;
  readonly isEquation: boolean;
}

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
      return { sign: only.sign, node: minus(node.first, only.node) };
    case '<':
      return { sign: '>', node: minus(only.node, node.first) };
    case '\\leq':
      return { sign: '\\geq', node: minus(only.node, node.first) };
    default:
      return undefined;
  }
}

function minus(a: MathNode, b: MathNode): MathNode {
  return { kind: 'sum', terms: [a, { kind: 'negate', of: b }] };
}

/** Multiples tried; rarer ones are found by the solution. */
const MULTIPLES: readonly (readonly [string, string])[] = [
  ...['1', '2', '3', '4', '6'].map((over): [string, string] => [over, '1']),
  ...['2', '3', '4', '6'].map((under): [string, string] => ['1', under]),
];

function constantMultiple({ question, reference, candidate, isEquation }: Pair): Ruling | undefined {
  for (const [over, under] of MULTIPLES) {
    if (question.budget.left < 0) return undecided('too_large', 'more work than one answer may cost');
    for (const sign of isEquation ? [1, -1] : [1]) {
      const factor: MathNode = { kind: 'quotient', over: number(over), under: number(under) };
      const product: MathNode = { kind: 'product', factors: [factor, candidate] };
      const scaled: MathNode = sign === 1 ? product : { kind: 'negate', of: product };
      if (sampleQuestion({ ...question, reference, candidate: scaled }).outcome === 'equivalent') {
        return equivalent(
          'numeric_identity',
          `the same relation times ${sign === 1 ? '' : '-'}${over}/${under}`,
        );
      }
    }
  }
  return undefined;
}

/** Names tried for a solution. */
const MAX_NAMES = 6;

/**
 * Compares the solutions for every name in which the reference is linear, and refutes where one does not satisfy the
 * candidate. Accepted only if the equations have the same names and no factor between them can vanish: x y = 0 and
 * x z = 0 share the solution x = 0 and are two equations.
 */
function bySolution({ question, reference, candidate }: Pair): Ruling | undefined {
  const [known, given] = [namesIn(reference), namesIn(candidate)];
  const common = [...known].filter((name) => given.has(name));
  let solved: string | undefined;
  for (const name of common.slice(0, MAX_NAMES)) {
    if (question.budget.left < 0) return undecided('too_large', 'more work than one answer may cost');
    const root = linearRoot(question, reference, name);
    if (root === undefined) continue;
    const there = sampleQuestion({
      ...question,
      reference: substitute(candidate, name, root),
      candidate: number('0'),
    });
    if (there.outcome === 'different' && solved === undefined) {
      return { ...there, note: `does not hold where the reference does (solved for ${name})` };
    }
    if (there.outcome !== 'equivalent') return undefined;
    if (linearRoot(question, candidate, name) !== undefined) solved ??= name;
  }
  const sameNames = common.length === known.size && common.length === given.size;
  if (solved === undefined || !sameNames || common.length > MAX_NAMES) return undefined;
  if (!keepsSign({ question, reference, candidate })) return undefined;
  return equivalent('numeric_identity', `the same solution for ${solved}`);
}

/**
 * Whether the ratio of the two differences has one sign wherever it was seen, so that neither has a further solution.
 * Names without a domain count as positive here: dividing by one of them is no other equation.
 */
function keepsSign({ question, reference, candidate }: Omit<Pair, 'isEquation'>): boolean {
  const ratio: MathNode = { kind: 'quotient', over: candidate, under: reference };
  const names = [...namesIn(reference), ...namesIn(candidate)].filter((name) => !isConstant(name));
  const positive = names.map((latex): DeclaredSymbol => ({ latex, domain: 'positive' }));
  const symbols = [...positive, ...question.symbols];
  const absolute: MathNode = { kind: 'function', name: 'abs', args: [ratio] };
  return [absolute, { kind: 'negate', of: absolute } as const].some(
    (signed) =>
      sampleQuestion({ ...question, symbols, reference: ratio, candidate: signed }).outcome === 'equivalent',
  );
}

/** The solution −f(0) ÷ (f(1) − f(0)) of f = 0; undefined unless f is linear in the name and depends on it. */
function linearRoot(question: Question, equation: MathNode, name: string): MathNode | undefined {
  const constant = substitute(equation, name, number('0'));
  const slope = minus(substitute(equation, name, number('1')), constant);
  const rise: MathNode = { kind: 'product', factors: [{ kind: 'symbol', name }, slope] };
  const line: MathNode = { kind: 'sum', terms: [constant, rise] };
  if (sampleQuestion({ ...question, reference: equation, candidate: line }).outcome !== 'equivalent')
    return undefined;
  if (sampleQuestion({ ...question, reference: slope, candidate: number('0') }).outcome !== 'different')
    return undefined;
  return { kind: 'negate', of: { kind: 'quotient', over: constant, under: slope } };
}

function number(text: string): MathNode {
  return { kind: 'number', text };
}

function substitute(node: MathNode, name: string, value: MathNode): MathNode {
  return mapTree(node, (part) => (part.kind === 'symbol' && part.name === name ? value : part));
}
