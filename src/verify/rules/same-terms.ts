import type { DeclaredSymbol } from '../../domain/problem.ts';
import { namesIn } from '../../math/names-in.ts';
import { type MathNode, mapTree, someNode } from '../../math/tree.ts';
import { equivalent, type Question, type Rule } from '../rule.ts';
import { isReader } from './constant.ts';
import { sameSide } from './definition.ts';
import { sampleQuestion } from './identity.ts';

/** `c \sum_k f(k)` taken apart. */
interface Series {
  readonly name: string;
  readonly from: MathNode;
  readonly to: MathNode;
  /** The term with the factor before the sum. */
  readonly term: MathNode;
}

/**
 * For a reader, two sums with a factor before each, over the same whole numbers: equal if all terms are, which costs no sum.
 * Sums of other terms may have the same value, so that nothing is refuted.
 */
export const sameTerms: Rule = {
  name: 'same-terms',
  apply: (question) => {
    const a = seriesOf(question.reference);
    const b = seriesOf(question.candidate);
    if (!isReader(question) || a === undefined || b === undefined) return { pass: 'not two sums' };
    if (!sameSide(a.from, b.from) || !sameSide(a.to, b.to)) return { pass: 'sums with other bounds' };
    return haveSameTerms(question, a, b)
      ? equivalent('numeric_identity', 'sums of the same terms over the same numbers')
      : { pass: 'sums of terms that were not seen to be the same' };
  },
};

function haveSameTerms(question: Question, a: Series, b: Series): boolean {
  if (a.name !== b.name && namesIn(a.term).has(b.name)) return false;
  const candidate = renamed(b.term, b.name, a.name);
  const index: DeclaredSymbol = { latex: a.name, domain: 'integer' };
  const symbols = [...question.symbols.filter(({ latex }) => latex !== a.name), index];
  return sampleQuestion({ ...question, symbols, reference: a.term, candidate }).outcome === 'equivalent';
}

function renamed(node: MathNode, from: string, to: string): MathNode {
  if (from === to) return node;
  return mapTree(node, (part) =>
    part.kind === 'symbol' && part.name === from ? { ...part, name: to } : part,
  );
}

/** One sum in a product, over a quotient or behind a sign; its index must not stand outside it. */
function seriesOf(node: MathNode): Series | undefined {
  if (node.kind === 'operator' && node.head === 'sum') {
    const [name, from, to, term] = node.args;
    if (name?.kind !== 'symbol' || from === undefined || to === undefined || term === undefined)
      return undefined;
    return someNode(term, isSeries) ? undefined : { name: name.name, from, to, term };
  }
  if (node.kind === 'negate') return scaled(node.of, (term) => ({ kind: 'negate', of: term }), []);
  if (node.kind === 'quotient')
    return scaled(node.over, (over) => ({ kind: 'quotient', over, under: node.under }), [node.under]);
  if (node.kind !== 'product') return undefined;
  const at = node.factors.findIndex((factor) => someNode(factor, isSeries));
  const factor = node.factors[at];
  const others = node.factors.filter((_, index) => index !== at);
  return factor && scaled(factor, (term) => ({ kind: 'product', factors: [...others, term] }), others);
}

function scaled(
  node: MathNode,
  build: (term: MathNode) => MathNode,
  outside: readonly MathNode[],
): Series | undefined {
  const series = seriesOf(node);
  if (series === undefined) return undefined;
  const mixes = outside.some((part) => someNode(part, isSeries) || namesIn(part).has(series.name));
  return mixes ? undefined : { ...series, term: build(series.term) };
}

function isSeries(node: MathNode): boolean {
  return node.kind === 'operator' && node.head === 'sum';
}
