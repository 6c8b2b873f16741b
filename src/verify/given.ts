import { namesIn } from '../math/names-in.ts';
import type { MathNode } from '../math/tree.ts';
import { parseAnswer } from './read.ts';
import { type Ruling, undecided } from './rule.ts';
import { substitute } from './rules/linear-solution.ts';

/** A refuted pair, the equations its question gives, and how another form of it is decided. */
interface Refuted {
  readonly reference: MathNode;
  readonly candidate: MathNode;
  readonly given: readonly string[];
  readonly decide: (reference: MathNode, candidate: MathNode) => Ruling;
}

/**
 * `M/C` and `B/T` where the question gives M = CB/T: a refutation falls if a name put in by one of the equations makes the
 * two the same. Nothing is accepted by it, since the answer asked for may be what the equation says.
 */
export function byGiven({ reference, candidate, given, decide }: Refuted): Ruling | undefined {
  for (const latex of given) {
    const law = lawOf(latex);
    if (law === undefined) continue;
    const put = (node: MathNode): MathNode => substitute(node, law.name, law.value);
    if (decide(put(reference), put(candidate)).outcome !== 'different')
      return undecided('borderline', `the same only by an equation of the question for ${law.name}`);
  }
  return undefined;
}

/** `name = formula`; undefined for any other equation. */
function lawOf(latex: string): { readonly name: string; readonly value: MathNode } | undefined {
  const parsed = parseAnswer(latex);
  if (!parsed.ok || parsed.node.kind !== 'relation' || parsed.node.first.kind !== 'symbol') return undefined;
  const [only, ...more] = parsed.node.rest;
  const { name } = parsed.node.first;
  if (only === undefined || more.length > 0 || only.sign !== '=') return undefined;
  const names = namesIn(only.node);
  const isFormula = only.node.kind !== 'list' && names.size > 0 && !names.has(name);
  return isFormula ? { name, value: only.node } : undefined;
}
