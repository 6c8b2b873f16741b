import type { Complex } from './complex.ts';

/** What a function gave at some arguments. */
interface Entry<T> {
  readonly name: string;
  readonly args: readonly Complex[];
  readonly value: T;
}

/** Entries remembered, a power of two; two that fall on the same place drive each other out. */
const PLACES = 2048;

const DOUBLE = new Float64Array(1);
const HALVES = new Uint32Array(DOUBLE.buffer);

/**
 * A memory of functions of doubles by name and arguments: what was asked for lately is not computed again. Quadratures ask
 * hundreds of times for values that never come back, which a text as key would make dear.
 */
export function memoryOfDoubles<T>(): (name: string, args: readonly Complex[], compute: () => T) => T {
  const entries = new Array<Entry<T> | undefined>(PLACES);
  return (name, args, compute) => {
    const place = placeOf(name, args);
    const known = entries[place];
    if (known !== undefined && known.name === name && areSame(known.args, args)) return known.value;
    const value = compute();
    entries[place] = { name, args, value };
    return value;
  };
}

/** A hash of the bits of the arguments, as in FNV-1a but by words (Fowler, Noll and Vo 1991). */
function placeOf(name: string, args: readonly Complex[]): number {
  let hash = name.length * 31 + name.charCodeAt(name.length - 1);
  for (const { re, im } of args) {
    hash = mixed(hash, re);
    if (im !== 0) hash = mixed(hash, im);
  }
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}

function mixed(hash: number, x: number): number {
  DOUBLE[0] = x;
  const low = Math.imul(hash ^ (HALVES[0] ?? 0), 0x01000193);
  const high = Math.imul(low ^ (HALVES[1] ?? 0), 0x01000193);
  return high ^ (high >>> 13);
}

function areSame(a: readonly Complex[], b: readonly Complex[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1)
    if (a[at]?.re !== b[at]?.re || a[at]?.im !== b[at]?.im) return false;
  return true;
}
