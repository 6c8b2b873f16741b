import { type BigComplex, C_ONE, ofReal, sub } from '../big/complex.ts';
import { euler, ln2, pi } from '../big/constants.ts';
import { fromRational } from '../big/convert.ts';
import { exp } from '../big/elementary.ts';
import { logReal } from '../big/kernels.ts';
import {
  addReal,
  BIG_ONE,
  BIG_ZERO,
  type Big,
  divReal,
  mulReal,
  scaled,
  sqrtReal,
  subReal,
} from '../big/real.ts';
import { zetaPrimeMinusOne } from './barnes.ts';
import { rationalSeries } from './fixed.ts';
import { ofFraction } from './precision.ts';
import type { SpecialFunction } from './special-function.ts';
import { zetaInteger } from './zeta.ts';

/** G = π/8 ln(2+√3) + 3/8 Σ 1/(C(2k,k) (2k+1)²) (Ramanujan; MathWorld, Catalan's constant, 37). */
function catalan(bits: number): BigComplex {
  const work = bits + 16;
  const sum = rationalSeries(
    C_ONE,
    work,
    (n) => [n, 2n * (2n * n - 1n)],
    (n) => (2n * n + 1n) ** 2n,
  );
  const root = addReal({ m: 2n, e: 0 }, sqrtReal({ m: 3n, e: 0 }, work), work);
  const first = mulReal(scaled(pi(work), -3), logReal(root, work), work);
  return ofReal(addReal(first, mulReal({ m: 3n, e: -3 }, sum.re, work), bits));
}

/** A = exp(1/12 − ζ′(−1)) (DLMF 5.17.6). */
function glaisher(bits: number): BigComplex {
  const twelfth = ofFraction(1n, 12n, bits + 8);
  return exp(sub(twelfth, zetaPrimeMinusOne(bits + 8), bits + 8), bits);
}

/** ln K ln 2 = Σ (ζ(2n) − 1)/n Σ_{k < 2n} (−1)^(k+1)/k (Bailey, Borwein and Crandall, On the Khintchine constant, 1997, 3). */
function khinchin(bits: number): BigComplex {
  const work = bits + 24;
  let inner: Big = BIG_ONE;
  let sum: Big = BIG_ZERO;
  for (let n = 1; 2 * n < work; n += 1) {
    const less = subReal(zetaInteger(2 * n, work).re, BIG_ONE, work);
    sum = addReal(sum, divReal(mulReal(less, inner, work), { m: BigInt(n), e: 0 }, work), work);
    const step = fromRational(1n, BigInt(2 * n) * BigInt(2 * n + 1), work);
    inner = subReal(inner, step, work);
  }
  return exp(ofReal(divReal(sum, ln2(work), work)), bits);
}

function constant(value: (bits: number) => BigComplex, cost: number): SpecialFunction {
  return { arity: [0], cost, value: (_, bits) => value(bits) };
}

/** Named numbers, functions of nothing, by the reader's names. */
export const NUMERAL_CONSTANTS: Readonly<Record<string, SpecialFunction>> = {
  catalan: constant(catalan, 100),
  eulergamma: constant((bits) => ofReal(euler(bits)), 5),
  glaisher: constant(glaisher, 800),
  khinchin: constant(khinchin, 3000),
  apery: constant((bits) => zetaInteger(3, bits), 300),
};
