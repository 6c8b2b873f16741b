/**
 * A generator of numbers in [0, 1) that is the same everywhere: mulberry32 (T. Ettinger, 2017), seeded by the FNV-1a
 * hash of a text. Good enough to draw samples, not for cryptography.
 */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of new TextEncoder().encode(seed)) state = Math.imul(state ^ char, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Puts items into a random order (Fisher–Yates). */
export function shuffle<T>(items: readonly T[], random: () => number): readonly T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}

/**
 * Divides `seats` over groups in proportion to their sizes by largest remainders (Hamilton's method); equal remainders
 * go to the larger group, then to the first name. `seats` is at most the sum of the sizes, and no group gets more than
 * it has.
 */
export function apportion(sizes: ReadonlyMap<string, number>, seats: number): ReadonlyMap<string, number> {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  // Remainders are kept as integers, so that ties are ties.
  const shares = [...sizes].map(([name, size]) => ({
    name,
    size,
    whole: Math.floor((seats * size) / total),
    remainder: (seats * size) % total,
  }));
  const missing = seats - shares.reduce((sum, { whole }) => sum + whole, 0);
  const byRemainder = [...shares].sort(
    (a, b) => b.remainder - a.remainder || b.size - a.size || (a.name < b.name ? -1 : 1),
  );
  const lucky = new Set(byRemainder.slice(0, missing).map(({ name }) => name));
  return new Map(shares.map(({ name, whole }) => [name, whole + (lucky.has(name) ? 1 : 0)]));
}
