import { modulus } from '../../math/complex.ts';
import { evaluate } from '../../math/evaluate.ts';
import { someOfKind } from '../../math/kinds-in.ts';
import { normalText } from '../../math/normal.ts';
import { rationalOf } from '../../math/rational.ts';
import type { MathNode } from '../../math/tree.ts';
import { NOISE } from '../../math/value.ts';
import { namesOfPair } from '../names-of-pair.ts';
import { domainsOf, pointAt } from '../points.ts';
import { different, equivalent, type Question, type Rule, type Ruling, undecided } from '../rule.ts';
import { isReader } from './constant.ts';
import { multipleOf } from './multiple.ts';

/** A series cut off at a power of a small or large quantity: `1 + g^2 + O(g^4)`. */
interface Series {
  readonly body: MathNode;
  readonly tail?: Tail;
}

/** O(name^order); the name is small for a positive order and large for a negative one. */
interface Tail {
  readonly name: string;
  readonly order: number;
}

/**
 * Compares series up to the order the reference states: the difference must vanish as fast as the reference's own tail.
 * Further terms of the candidate say more than was asked; a tail of lower order says less.
 */
export const seriesTail: Rule = {
  name: 'series-tail',
  apply: (question) => {
    const sides = [question.reference, question.candidate];
    if (!sides.some((node) => someOfKind(node, 'operator', isTail))) return { pass: 'no O(…)' };
    const growth = isReader(question) ? otherGrowth(question) : undefined;
    if (growth !== undefined) return growth;
    const [reference, candidate] = sides.map(seriesOf);
    if (reference === undefined || candidate === undefined)
      return undecided('no_test_points', 'a form of O(…) that is not compared');
    if (reference.tail === undefined)
      return undecided('borderline', 'the candidate is cut off, the reference is not');
    if (candidate.tail === undefined && question.profile.undeclared === 'open')
      return undecided('borderline', 'the reference is cut off, the candidate is not');
    return compareSeries(question, reference, candidate, reference.tail);
  },
};

/** A bare O(N) beside 4N^2: a power of the same name, and another one, on either side. */
function otherGrowth(question: Question): Ruling | undefined {
  const { reference, candidate } = question;
  if (isTail(reference) === isTail(candidate)) return undefined;
  const [bare, formula] = isTail(reference) ? [reference, candidate] : [candidate, reference];
  const tail = isTail(bare) ? tailOf(bare.args[0]) : undefined;
  if (tail === undefined || someOfKind(formula, 'operator', isTail)) return undefined;
  const found = multipleOf(question, formula, { kind: 'number', text: '1' });
  const order = found?.exponents.get(tail.name);
  return found?.exponents.size === 1 && order !== undefined && Math.abs(order - tail.order) > SLACK
    ? different('other_shape', `grows as power ${order} of ${tail.name}, not as power ${tail.order}`)
    : undefined;
}

function isTail(node: MathNode): node is MathNode & { readonly kind: 'operator' } {
  return node.kind === 'operator' && node.head === 'bigO';
}

/** The terms before the tail; undefined if an O(…) stands anywhere else or its order cannot be read. */
function seriesOf(node: MathNode): Series | undefined {
  if (!someOfKind(node, 'operator', isTail)) return { body: node };
  if (node.kind !== 'sum') return undefined;
  const [last, ...others] = node.terms.filter(isTail);
  const terms = node.terms.filter((term) => !isTail(term));
  if (last === undefined || others.length > 0 || terms.some((term) => someOfKind(term, 'operator', isTail)))
    return undefined;
  const tail = tailOf(last.args[0]);
  return tail && { body: { kind: 'sum', terms }, tail };
}

function tailOf(node: MathNode | undefined): Tail | undefined {
  if (node?.kind === 'symbol') return { name: node.name, order: 1 };
  if (node?.kind === 'quotient' && node.over.kind === 'number') {
    const below = tailOf(node.under);
    return below && { ...below, order: -below.order };
  }
  if (node?.kind !== 'power' || node.base.kind !== 'symbol') return undefined;
  const order = rationalOf(node.exponent);
  if (order === undefined || order.num === 0n) return undefined;
  return { name: node.base.name, order: Number(order.num) / Number(order.den) };
}

function compareSeries(question: Question, reference: Series, candidate: Series, tail: Tail): Ruling {
  const own = candidate.tail;
  if (own !== undefined && own.name !== tail.name)
    return undecided('borderline', 'series in other quantities');
  if (own !== undefined && Math.abs(own.order) < Math.abs(tail.order))
    return different('other_shape', `cut off at order ${own.order} instead of ${tail.order}`);
  if (own !== undefined && own.order !== tail.order && question.profile.undeclared === 'open')
    return undecided('borderline', 'cut off at another order');
  if (normalText(reference.body) === normalText(candidate.body))
    return equivalent('numeric_identity', `the same terms below order ${tail.order}`);
  const fall = fallOf(question, reference.body, candidate.body, tail);
  if (fall === undefined) return undecided('no_test_points', 'a series without values near its centre');
  if (fall > Math.abs(tail.order) - SLACK)
    return equivalent('numeric_identity', `equal below order ${tail.order} of ${tail.name}`);
  if (fall < Math.abs(tail.order) - 2 * SLACK)
    return different(
      'witness',
      `differs at order ${(Math.sign(tail.order) * fall).toFixed(1)} of ${tail.name}`,
    );
  return undecided('borderline', 'the order of the difference is not clear');
}

/** A logarithm beside a power lowers the order seen at 2^-8 by 1/ln 2^8 ≈ 0.18. */
const SLACK = 0.25;
/** Halvings of the small quantity. */
const FIRST = 3;
const LAST = 9;
const POINTS = 3;

/** The power with which the difference vanishes: the smallest over three points; infinite for no difference at all. */
function fallOf(
  question: Question,
  reference: MathNode,
  candidate: MathNode,
  tail: Tail,
): number | undefined {
  const domains = domainsOf(question.symbols);
  const { all } = namesOfPair(reference, candidate, domains);
  const difference: MathNode = { kind: 'sum', terms: [reference, { kind: 'negate', of: candidate }] };
  const names = new Set([...all, tail.name]);
  let lowest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < POINTS; index += 1) {
    const sizes: number[] = [];
    for (let halving = FIRST; halving <= LAST; halving += 1) {
      const scale = 2 ** (tail.order > 0 ? -halving : halving);
      const wide = { names: new Set([tail.name]), scale };
      const { budget } = question;
      const value = evaluate(
        difference,
        pointAt({ names, domains, assumption: 'positive', budget }, index, wide),
      );
      if (value === undefined) return undefined;
      const size = modulus(value.value);
      if (size <= NOISE * value.error) break;
      sizes.push(size);
    }
    const [before, last] = sizes.slice(-2);
    if (before !== undefined && last !== undefined) lowest = Math.min(lowest, Math.log2(before / last));
    else if (sizes.length === 1) return undefined;
  }
  return lowest;
}
