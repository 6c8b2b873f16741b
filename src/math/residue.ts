/** A finite field and an image of i in it. Primes are 1 modulo 4, so that −1 has a root, and below √2^53: products are exact. */
export interface Field {
  readonly prime: number;
  /** A number whose square is −1. */
  readonly imaginary: number;
  /** Chooses the values of the names. */
  readonly salt: number;
}

/** The three largest primes of that kind, with roots of −1 (sympy.ntheory.sqrt_mod; a test squares them). */
export const FIELDS: readonly Field[] = [
  { prime: 94_906_249, imaginary: 1_393_955, salt: 0x9e3779b9 },
  { prime: 94_906_213, imaginary: 28_747_851, salt: 0x7f4a7c15 },
  { prime: 94_906_169, imaginary: 17_839_951, salt: 0x85ebca6b },
];

/** a + b in the field. */
export function plus(a: number, b: number, { prime }: Field): number {
  return (a + b) % prime;
}

/** −a in the field. */
export function opposite(a: number, { prime }: Field): number {
  return a === 0 ? 0 : prime - a;
}

/** a · b in the field. */
export function times(a: number, b: number, { prime }: Field): number {
  return (a * b) % prime;
}

/** a to a whole power; undefined for zero to a negative one. */
export function toPower(a: number, exponent: number, field: Field): number | undefined {
  if (exponent < 0) return a === 0 ? undefined : toPower(inverse(a, field), -exponent, field);
  let [result, square] = [1, a];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = times(result, square, field);
    square = times(square, square, field);
  }
  return result;
}

/** 1 / a for a other than zero, by Euclid's extended algorithm (Knuth, The Art of Computer Programming 2, 4.5.2, algorithm X); 0 for zero. */
export function inverse(a: number, { prime }: Field): number {
  let rest = prime;
  let next = a;
  let coefficient = 0;
  let following = 1;
  while (next !== 0) {
    const quotient = Math.floor(rest / next);
    const remainder = rest - quotient * next;
    rest = next;
    next = remainder;
    const before = coefficient - quotient * following;
    coefficient = following;
    following = before;
  }
  if (a === 0) return 0;
  return coefficient < 0 ? coefficient + prime : coefficient;
}

/** The residue of a bigint. */
export function residueOfInteger(value: bigint, { prime }: Field): number {
  const rest = Number(value % BigInt(prime));
  return rest < 0 ? rest + prime : rest;
}

/** An element that a text and elements determine, as if drawn at random: FNV-1a, then the mixer of MurmurHash3. */
export function drawn(text: string, parts: readonly number[], { prime, salt }: Field): number {
  let state = salt | 0;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  for (const part of parts) state = mixed(Math.imul(state, 0x01000193) ^ mixed(part));
  return (mixed(state) >>> 0) % prime;
}

function mixed(value: number): number {
  let state = value | 0;
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return state ^ (state >>> 16);
}
