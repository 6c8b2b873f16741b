/**
 * A seeded generator of whole numbers: `below(limit)` is uniform on 0 … limit − 1, for limits up to 2³².
 *
 * xoshiro128** of Blackman and Vigna (ACM Trans. Math. Softw. 47 (2021) 36), its state filled from the seed by
 * SplitMix32. The same seed gives the same numbers on every machine.
 */
export function createGenerator(seed: number): (limit: number) => number {
  const fill = createWords(seed);
  const one = new Int32Array(1);
  return (limit) => {
    const highest = 2 ** 32 - (2 ** 32 % limit) - 1;
    for (;;) {
      fill(one);
      const drawn = (one[0] ?? 0) >>> 0;
      if (drawn <= highest) return drawn % limit;
    }
  };
}

/** Draws one resample and adds it to the counts; see {@link createResampler}. */
export type Resample = (kindOf: Uint32Array, counts: Uint32Array) => void;

/** So many entries can be told apart by half a word. */
const HALF_WORD = 2 ** 16;

/** Words of the generator at a time. */
const BATCH = 512;

/**
 * Draws, once a call, as many of `entries` entries as there are, uniformly and with replacement, and adds one to `counts[k]`
 * for each, k being the kind that `kindOf` has for it. The same seed gives the same resamples on every machine.
 *
 * An interval takes ten million draws, so that up to 2¹⁶ entries take half a word each, the upper half first: the index is the
 * upper half of 16 bits times the number of entries, and the few values that would make some entries likelier are passed
 * over (Lemire, ACM Trans. Model. Comput. Simul. 29 (2019) 3).
 */
export function createResampler(seed: number, entries: number): Resample {
  return entries > HALF_WORD ? resampleByWords(seed, entries) : resampleByHalves(seed, entries);
}

function resampleByHalves(seed: number, entries: number): Resample {
  const fill = createWords(seed);
  const words = new Int32Array(BATCH);
  const passedOver = HALF_WORD % entries;
  let unread = BATCH;
  return (kindOf, counts) => {
    // `imul` is the product modulo 2³², whose parts are read below: as `*` it would be computed in floating point.
    const drawnBy = (half: number): 0 | 1 => {
      const product = Math.imul(half, entries);
      if ((product & 0xffff) < passedOver) return 0;
      const kind = kindOf[product >>> 16] ?? 0;
      counts[kind] = (counts[kind] ?? 0) + 1;
      return 1;
    };
    let at = unread;
    for (let left = entries; left > 0; at += 1) {
      if (at === BATCH) {
        fill(words);
        at = 0;
      }
      const word = words[at] ?? 0;
      left -= drawnBy(word >>> 16);
      if (left > 0) left -= drawnBy(word & 0xffff);
    }
    unread = at;
  };
}

function resampleByWords(seed: number, entries: number): Resample {
  const below = createGenerator(seed);
  return (kindOf, counts) => {
    for (let left = entries; left > 0; left -= 1) {
      const kind = kindOf[below(entries)] ?? 0;
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
  };
}

/** The words of xoshiro128**, as many at a time as the array holds, so that the state stays in registers for a call. */
function createWords(seed: number): (into: Int32Array) => void {
  const next = splitMix32(seed);
  let [a, b, c, d] = [next(), next(), next(), next()];
  return (into) => {
    let [p, q, r, s] = [a, b, c, d];
    for (let at = 0; at < into.length; at += 1) {
      into[at] = Math.imul(rotate(Math.imul(q, 5), 7), 9);
      const shifted = q << 9;
      r ^= p;
      s ^= q;
      q ^= r;
      p ^= s;
      r ^= shifted;
      s = rotate(s, 11);
    }
    [a, b, c, d] = [p, q, r, s];
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
