import { tensorName } from '../../math/arrays/indices.ts';
import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';

/**
 * Whether one side has Kronecker's symbol where the other has a metric, both with two upper or two lower indices: `\delta_{ab}` is
 * `g_{ab}` in Euclidean space only, though each is drawn as the metric of its own text.
 */
export function metricsDiffer(one: MathNode, two: MathNode, letters: ReadonlySet<string>): boolean {
  const [known, given] = [basesOf(one, letters), basesOf(two, letters)];
  return (isKronecker(known) && isMetric(given)) || (isMetric(known) && isKronecker(given));
}

/** The letters of symbols with two indices of the same height. */
function basesOf(node: MathNode, letters: ReadonlySet<string>): ReadonlySet<string> {
  const tensors = [...namesIn(node)].flatMap((name) => tensorName(name, letters) ?? []);
  const flat = tensors.filter(({ up, down }) => up.length + down.length === 2 && up.length !== 1);
  return new Set(flat.map(({ base }) => base));
}

function isKronecker(bases: ReadonlySet<string>): boolean {
  return bases.has('\\delta') && !isMetric(bases);
}

function isMetric(bases: ReadonlySet<string>): boolean {
  return bases.has('g') || bases.has('\\eta');
}
