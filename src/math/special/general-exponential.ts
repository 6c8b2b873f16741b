import { type BigComplex, C_ONE, integerValue, inverse, isZero, mul, neg, sub } from '../big/complex.ts';
import { exp, pow } from '../big/elementary.ts';
import { compareReal, NoValue } from '../big/real.ts';
import { isFarOut } from './asymptotic.ts';
import { exponentialFraction } from './exponential-fraction.ts';
import { enFar, enInteger } from './exponential-integrals.ts';
import { upperGamma } from './incomplete-gamma.ts';
import { sizeOf } from './precision.ts';
import { binary, type SpecialFunction } from './special-function.ts';

/** E_s(z) = z^(s−1) Γ(1−s, z) (DLMF 8.19.1), 1/(s−1) at z = 0 for Re s > 1. */
export function en(s: BigComplex, z: BigComplex, bits: number): BigComplex {
  if (isZero(z)) {
    if (compareReal(s.re, { m: 1n, e: 0 }) <= 0) throw new NoValue('diverges');
    return inverse(sub(s, C_ONE, 4 * bits), bits);
  }
  const far = isFarOut(sizeOf(z), bits) ? enFar(s, z, bits) : undefined;
  if (far !== undefined) return far;
  const scaled = exponentialFraction(s, z, bits + 8);
  if (scaled !== undefined) return mul(exp(neg(z), bits + 8), scaled, bits);
  const n = integerValue(s);
  if (n !== undefined && n > 0) return enInteger(n, z, bits);
  const order = sub(C_ONE, s, 4 * bits);
  return mul(pow(z, neg(order), bits + 8), upperGamma(order, z, bits + 8), bits);
}

/** The exponential integral of any order, by the reader's name. */
export const GENERAL_EXPONENTIAL: Readonly<Record<string, SpecialFunction>> = { en: binary(en, 1500) };
