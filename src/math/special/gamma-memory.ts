import type { BigComplex } from '../big/complex.ts';
import { reciprocalGamma as compute } from './gamma.ts';

const MAX_REMEMBERED = 300;
const KNOWN = new Map<string, BigComplex>();

/** 1/Γ(z), remembered for a while: the same orders and parameters come back at every test point. */
export function reciprocalGamma(z: BigComplex, bits: number): BigComplex {
  const key = `${bits} ${z.re.m}:${z.re.e} ${z.im.m}:${z.im.e}`;
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  if (KNOWN.size >= MAX_REMEMBERED) KNOWN.clear();
  const value = compute(z, bits);
  KNOWN.set(key, value);
  return value;
}
