import { evaluate, isConstant, type Value } from '../../math/evaluate.ts';
import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { domainsOf, pointAt } from '../points.ts';
import type { Question } from '../rule.ts';

/** The value of a number, with its units at a test point; undefined where a name in it has no value of its own. */
export function numberAt({ symbols, budget }: Question, node: MathNode): Value | undefined {
  const domains = domainsOf(symbols);
  for (const name of namesIn(node)) if (!isConstant(name) || domains.has(name)) return undefined;
  return evaluate(node, pointAt({ names: new Set(), domains, assumption: 'positive', budget }, 0));
}
