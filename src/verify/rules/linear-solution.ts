import type { DeclaredSymbol } from '../../domain/problem.ts';
import { isConstant } from '../../math/evaluate.ts';
import { namesIn } from '../../math/names-in.ts';
import { type MathNode, mapTree } from '../../math/tree.ts';
import { equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { sampleQuestion } from './identity.ts';

/** Two relations as the differences of their sides. */
export interface Differences {
  readonly question: Question;
  readonly reference: MathNode;
  readonly candidate: MathNode;
}

/** Names tried for a solution. */
const MAX_NAMES = 6;

/**
 * Compares the solutions for every name, no number as i, in which the reference is linear, and refutes where one does not satisfy the
 * candidate. Accepted only if the equations have the same names and no factor between them can vanish: x y = 0 and
 * x z = 0 share the solution x = 0 and are two equations.
 */
export function bySolution({ question, reference, candidate }: Differences): Ruling | undefined {
  const [known, given] = [namesIn(reference), namesIn(candidate)];
  const common = [...known].filter((name) => given.has(name));
  const unknowns = common.filter((name) => !isConstant(name));
  let solved: string | undefined;
  for (const name of unknowns.slice(0, MAX_NAMES)) {
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
export function keepsSign({ question, reference, candidate }: Differences): boolean {
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

/**
 * Whether both equations are linear in one name, or in its reciprocal, and give it the same value: then each is that
 * solution times a factor without the name, whose own solutions are seen along the other names.
 */
export function shareLinearName({ question, reference, candidate }: Differences): boolean {
  const given = namesIn(candidate);
  const common = [...namesIn(reference)].filter((name) => given.has(name) && !isConstant(name));
  return common.some((name) => {
    const [one, two] = [reference, candidate].map(
      (node) => linearRoot(question, node, name) ?? linearRoot(question, times(node, name), name),
    );
    if (one === undefined || two === undefined || question.budget.left < 0) return false;
    return sampleQuestion({ ...question, reference: one, candidate: two }).outcome === 'equivalent';
  });
}

function times(node: MathNode, name: string): MathNode {
  const factor: MathNode = { kind: 'symbol', name };
  if (node.kind === 'sum') return { ...node, terms: node.terms.map((term) => times(term, name)) };
  if (node.kind === 'negate') return { ...node, of: times(node.of, name) };
  if (node.kind === 'quotient' && node.under.kind === 'symbol' && node.under.name === name) return node.over;
  return { kind: 'product', factors: [factor, node] };
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

/** A number of the tree. */
export function number(text: string): MathNode {
  return { kind: 'number', text };
}

/** The expression with a value in place of a name. */
export function substitute(node: MathNode, name: string, value: MathNode): MathNode {
  return mapTree(node, (part) => (part.kind === 'symbol' && part.name === name ? value : part));
}

/** a − b. */
export function minus(a: MathNode, b: MathNode): MathNode {
  return { kind: 'sum', terms: [a, { kind: 'negate', of: b }] };
}
