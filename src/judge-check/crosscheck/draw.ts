import { apportion, seededRandom, shuffle } from '../../problems/sample.ts';
import type { JudgedResponse } from './judged-response.ts';

/**
 * Draws `count` responses without replacement, every domain in proportion to its size, so that the sample has the make-up of
 * the whole; all where there are fewer. The same seed draws the same of the same file, whatever the order of its lines.
 */
export function drawResponses(
  responses: readonly JudgedResponse[],
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly JudgedResponse[] {
  const ordered = [...responses].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  if (count >= ordered.length) return ordered;
  const domains = [...new Set(ordered.map(({ problem }) => problem.category))].sort();
  const groups = domains.map((name) => ordered.filter(({ problem }) => problem.category === name));
  const quotas = apportion(new Map(domains.map((name, at) => [name, groups[at]?.length ?? 0])), count);
  return domains.flatMap((name, at) =>
    shuffle(groups[at] ?? [], seededRandom(`crosscheck ${seed} ${name}`)).slice(0, quotas.get(name) ?? 0),
  );
}

/** By code units, so that the order is the same in every locale. */
function placeOf({ problem, sample, model }: JudgedResponse): string {
  return `${problem.id}\0${model}\0${String(sample).padStart(6, '0')}`;
}
