import { normalText } from '../../math/normal.ts';
import type { MathNode } from '../../math/tree.ts';
import { different, equivalent, type Question, type Ruling, undecided } from '../rule.ts';

/**
 * Compares two lists of `name = value` with the same names, in whatever order they stand. Undefined when not all items of
 * both are named once, or when they have no name in common, so that only their order can match them.
 */
export function decideNamed(
  question: Question,
  reference: readonly MathNode[],
  candidate: readonly MathNode[],
): Ruling | undefined {
  const [known, given] = [valuesByName(reference), valuesByName(candidate)];
  if (known === undefined || given === undefined) return undefined;
  const shared = [...known.keys()].filter((name) => given.has(name));
  if (shared.length === 0) return undefined;
  let open: Ruling | undefined;
  for (const name of shared) {
    const [value, other] = [known.get(name), given.get(name)];
    if (value === undefined || other === undefined) continue;
    const ruling = question.decide({ ...question, reference: value, candidate: other });
    if (ruling.outcome === 'different') return { ...ruling, note: `${name}: ${ruling.note}` };
    if (ruling.outcome === 'undecided') open ??= { ...ruling, note: `${name}: ${ruling.note}` };
  }
  if (known.size !== given.size) return different('other_shape', 'another number of elements');
  if (shared.length < known.size)
    return undecided('several_parts', 'values under other names beside values under the same ones');
  return open ?? equivalent('same_elements', 'the same value under every name');
}

function valuesByName(items: readonly MathNode[]): ReadonlyMap<string, MathNode> | undefined {
  const values = new Map<string, MathNode>();
  for (const item of items) {
    const [only] = item.kind === 'relation' ? item.rest : [];
    if (item.kind !== 'relation' || only === undefined || item.rest.length !== 1) return undefined;
    if (only.sign !== '=' && only.sign !== '\\approx') return undefined;
    const name = normalText(item.first);
    if (values.has(name)) return undefined;
    values.set(name, only.node);
  }
  return values.size > 1 ? values : undefined;
}
