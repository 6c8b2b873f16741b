/**
 * A seeded generator of whole numbers: `below(limit)` is uniform on 0 … limit − 1, for limits up to 2³².
 *
 * xoshiro128** of Blackman and Vigna (ACM Trans. Math. Softw. 47 (2021) 36), its state filled from the seed by
 * SplitMix32. The same seed gives the same numbers on every machine.
 */
export function createGenerator(seed: number): (limit: number) => number {
  const next = xoshiro128(seed);
  return (limit) => {
    const highest = 2 ** 32 - (2 ** 32 % limit);
    let drawn = next();
    while (drawn >= highest) drawn = next();
    return drawn % limit;
  };
}

function xoshiro128(seed: number): () => number {
  const fill = splitMix32(seed);
  let [a, b, c, d] = [fill(), fill(), fill(), fill()];
  return () => {
    const drawn = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return drawn;
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
