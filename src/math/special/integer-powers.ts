import {
  type BigComplex,
  C_ONE,
  integerPower,
  integerValue,
  mul,
  neg,
  timesReal,
  topOf,
} from '../big/complex.ts';
import { exp } from '../big/elementary.ts';
import { logReal } from '../big/kernels.ts';
import type { Big } from '../big/real.ts';
import { ofInteger } from './precision.ts';

/** ln k for small k, kept for the largest precision asked for. */
const logarithms = new Map<number, { readonly bits: number; readonly value: Big }>();

function logInteger(k: number, bits: number): Big {
  const known = logarithms.get(k);
  if (known !== undefined && known.bits >= bits) return known.value;
  const precise = Math.ceil((bits + 32) / 64) * 64;
  const value = logReal({ m: BigInt(k), e: 0 }, precise);
  logarithms.set(k, { bits: precise, value });
  return value;
}

/** The smallest prime factor of k ≥ 2. */
function smallestFactor(k: number): number {
  for (let p = 2; p * p <= k; p += 1) if (k % p === 0) return p;
  return k;
}

/** k^−s for k = 1, …, count at index k − 1: an exponential for every prime, a product for every other k. */
export function inversePowers(s: BigComplex, count: number, bits: number): readonly BigComplex[] {
  const powers: BigComplex[] = [C_ONE];
  const n = integerValue(s);
  const work = bits + 12;
  for (let k = 2; k <= count; k += 1) {
    const p = smallestFactor(k);
    const [first, second] = [powers[p - 1], powers[k / p - 1]];
    powers.push(p < k && first && second ? mul(first, second, work) : inversePower(k, s, n, work));
  }
  return powers;
}

function inversePower(k: number, s: BigComplex, n: number | undefined, work: number): BigComplex {
  if (n !== undefined && Math.abs(n) <= 1024) return integerPower(ofInteger(k), -n, work);
  const wide = work + Math.max(0, topOf(s)) + 8;
  return exp(neg(timesReal(s, logInteger(k, wide), wide)), work);
}
