import { type Budget, withShare } from '../../math/budget.ts';
import { infinityOf, substitute } from '../../math/calculus/build.ts';
import { isConstant } from '../../math/evaluate.ts';
import { hasKind, someOfKind } from '../../math/kinds-in.ts';
import { childrenOf, type MathNode, mapTree } from '../../math/tree.ts';
import { different, on, type Question, type Ruling } from '../rule.ts';
import {
  hasEndlessWithoutUnknown,
  type Integral,
  integralsIn,
  outline,
  STEPS,
  unknownsOf,
} from './integral-parts.ts';

/** How a pair without relations is decided by its values. */
export type Sample = (question: Question) => Ruling;

/**
 * Nodes that values may cost where the form alone has an opinion, where it has none and there are integrals within integrals,
 * of one further attempt, and where no value is to be expected.
 */
export const SHARE = { beside: 10_000, nested: 45_000, further: 40_000, hardly: 8_000 } as const;

/** The ruling by values that cost no more than a share of the budget. */
export function sampleWithin(
  question: Question,
  sample: Sample,
  share: Partial<Budget> & { left: number },
): Ruling {
  return withShare(question.budget, share, (budget) => sample({ ...question, budget }));
}

/** Functions that are no analytic function of their argument. */
const NOT_ANALYTIC: ReadonlySet<string> = new Set([
  ...['abs', 're', 'im', 'conj', 'overline', 'arg', 'sign'],
  ...['floor', 'ceil', 'round', 'mod', 'max', 'min', 'norm', 'gcd', 'lcm'],
]);

/**
 * Integrals between ends of the same kinds that have no value, as there is a pole on the way: their principal values. A function
 * without poles beside one with them is compared so too, as an integral that does not exist is no other one.
 */
export function besidePoles(question: Question, sample: Sample): Ruling | undefined {
  const sides = [question.reference, question.candidate];
  const integrals = sides.flatMap(integralsIn);
  if (integrals.length === 0 || !integrals.every(isAnalyticIntegral)) return undefined;
  const [known, given] = sides.map((node) => outline(node));
  if (known !== given) return undefined;
  const found = sampleWithin(question, sample, { left: SHARE.further, paths: 'beside the axis' });
  return found.outcome === 'different'
    ? different('witness', 'integrals of other principal values')
    : undefined;
}

function isAnalyticIntegral({ args }: Integral): boolean {
  const [name, body] = args;
  if (name?.kind !== 'symbol' || body === undefined || args.length !== 4) return false;
  if (hasKind(body, 'operator') || hasKind(body, 'call')) return false;
  return !someOfKind(body, 'function', (part) => NOT_ANALYTIC.has(part.name));
}

/**
 * Integrals over the same unknown functions and between ends of the same kind: what differs for one function is another
 * functional. Where only one runs to infinity the function may be zero beyond.
 */
export function withTestFunctions(question: Question, sample: Sample): Ruling | undefined {
  const sides = [question.reference, question.candidate];
  const [known, given] = sides.map((node) => integralsIn(node).flatMap(({ args }) => unknownsOf(args)));
  if (known === undefined || given === undefined || known.join() !== given.join()) return undefined;
  if (known.length === 0 || sides.some(hasEndlessWithoutUnknown)) return undefined;
  if (known.some((name) => STEPS.test(name))) return undefined;
  const [one, two] = sides.map((node) => outline(node));
  if (one !== two) return undefined;
  const [reference, candidate] = sides.map((node) => applied(node, known));
  if (reference === undefined || candidate === undefined) return undefined;
  const share = { left: SHARE.further, functions: 'falling' } as const;
  const found = sampleWithin(on(question, reference, candidate), sample, share);
  return found.outcome === 'different'
    ? different('witness', 'other integrals over the same unknown function')
    : undefined;
}

/** The unknown functions as such: none of their brackets is a factor. */
function applied(node: MathNode, names: readonly string[]): MathNode {
  return mapTree(node, (part) =>
    part.kind === 'call' && names.includes(part.name) ? { ...part, applied: true } : part,
  );
}

/** Names tried with the other sign. */
const MAX_TRIED = 2;

/**
 * Series and integrals to infinity that have no value for positive names, as `\sum_l e^{l\mu/kT}`: by their values where a
 * quantity in the exponents is negative.
 */
export function whereItConverges(question: Question, sample: Sample): Ruling | undefined {
  const { reference, candidate } = question;
  const declared = new Set(question.symbols.map(({ latex }) => latex));
  const tried = [...exponentNames(reference)].filter((name) => !declared.has(name)).slice(0, MAX_TRIED);
  for (const name of tried) {
    const minus = (node: MathNode): MathNode =>
      substitute(node, name, { kind: 'negate', of: { kind: 'symbol', name } });
    const found = sampleWithin(on(question, minus(reference), minus(candidate)), sample, {
      left: SHARE.hardly,
    });
    if (found.outcome === 'different') return different('witness', `another value for negative ${name}`);
    if (found.outcome === 'equivalent') return { ...found, note: `${found.note}, for negative ${name}` };
  }
  return undefined;
}

/** The names above the bar in exponents within a series or integral to infinity, but for what it runs over. */
function exponentNames(node: MathNode): ReadonlySet<string> {
  const found = new Set<string>();
  someOfKind(node, 'operator', (part) => {
    const [bound] = part.args;
    if (bound?.kind !== 'symbol' || !part.args.slice(1).some((end) => infinityOf(end) !== 0)) return false;
    for (const exponent of exponentsIn(part))
      for (const name of namesAbove(exponent)) if (name !== bound.name && !isConstant(name)) found.add(name);
    return false;
  });
  return found;
}

function exponentsIn(node: MathNode): readonly MathNode[] {
  const own =
    node.kind === 'power' && node.base.kind === 'symbol' && node.base.name === 'e'
      ? [node.exponent]
      : node.kind === 'function' && node.name === 'exp'
        ? node.args
        : [];
  return [...own, ...childrenOf(node).flatMap(exponentsIn)];
}

function namesAbove(node: MathNode): readonly string[] {
  switch (node.kind) {
    case 'symbol':
      return [node.name];
    case 'negate':
      return namesAbove(node.of);
    case 'quotient':
    case 'slash':
      return namesAbove(node.over);
    case 'product':
      return node.factors.flatMap(namesAbove);
    case 'sum':
      return node.terms.flatMap(namesAbove);
    default:
      return [];
  }
}
