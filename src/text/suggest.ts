/**
 * The known name a mistyped one most likely means: the nearest by optimal string alignment (insert, delete, replace,
 * swap neighbours), ignoring case and the difference between `-` and `_`; none beyond a third of the longer name.
 */
export function suggestName(mistyped: string, known: readonly string[]): string | undefined {
  if (mistyped.length > 64) return undefined;
  const plain = toKebab(mistyped);
  const ranked = known
    .map((name) => ({ name, distance: distanceBetween(plain, toKebab(name)) }))
    .filter(
      ({ name, distance }) => distance <= Math.max(1, Math.floor(Math.max(plain.length, name.length) / 3)),
    )
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
  return ranked[0]?.name;
}

/** `did you mean "x"?`, or undefined when nothing is near. */
export function didYouMean(mistyped: string, known: readonly string[]): string | undefined {
  const name = suggestName(mistyped, known);
  return name === undefined ? undefined : `did you mean "${name}"?`;
}

function toKebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[_\s]+/g, '-')
    .toLowerCase();
}

/** Optimal string alignment distance (Boytsov 2011, section 2.2), three rows at a time. */
function distanceBetween(a: string, b: string): number {
  let twoBack: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(twoBack, j - 2) + 1);
      row.push(best);
    }
    [twoBack, previous] = [previous, row];
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
