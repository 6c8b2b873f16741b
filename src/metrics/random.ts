/**
 * A seeded generator of whole numbers: `below(limit)` is uniform on 0 … limit − 1, for limits up to 2³².
 *
 * xoshiro128** of Blackman and Vigna (ACM Trans. Math. Softw. 47 (2021) 36), its state filled from the seed by
 * SplitMix32. The same seed gives the same numbers on every machine.
 */
export function createGenerator(seed: number): (limit: number) => number {
  const drawMany = createDrawer(seed);
  const one = new Uint32Array(1);
  return (limit) => {
    drawMany(one, limit);
    return one[0] ?? 0;
  };
}

/**
 * The same numbers as of {@link createGenerator}, as many at a time as the array holds: an interval takes ten million, and the
 * state stays in registers for the length of a call.
 */
export function createDrawer(seed: number): (into: Uint32Array, limit: number) => void {
  const fill = splitMix32(seed);
  const state = Int32Array.of(fill(), fill(), fill(), fill());
  let [known, highest] = [0, 0];
  return (into, limit) => {
    if (limit !== known) [known, highest] = [limit, 2 ** 32 - (2 ** 32 % limit) - 1];
    let a = state[0] ?? 0;
    let b = state[1] ?? 0;
    let c = state[2] ?? 0;
    let d = state[3] ?? 0;
    for (let at = 0; at < into.length; ) {
      const drawn = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = rotate(d, 11);
      if (drawn > highest) continue;
      // The remainder, exact below 2⁵³ and a third of the cost of `%` on unsigned words.
      into[at] = drawn - Math.floor(drawn / limit) * limit;
      at += 1;
    }
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = d;
  };
}

function splitMix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) | 0;
  };
}

function rotate(x: number, bits: number): number {
  return (x << bits) | (x >>> (32 - bits));
}
