import {
  add,
  type BigComplex,
  C_ONE,
  div,
  integerValue,
  mul,
  ofReal,
  sub,
  timesPower,
  topOf,
} from '../big/complex.ts';
import { pi } from '../big/constants.ts';
import { cosPi, pow } from '../big/elementary.ts';
import { scaled } from '../big/real.ts';
import { factorialOf, gammaOf, logGamma, pochhammer, reciprocalGamma, risingProduct } from './gamma.ts';
import { ofInteger } from './precision.ts';
import { binary, type SpecialFunction, unary } from './special-function.ts';

/** B(a, b) = Γ(a) Γ(b) / Γ(a+b) (DLMF 5.12.1). */
export function beta(a: BigComplex, b: BigComplex, bits: number): BigComplex {
  const work = bits + 8;
  const above = mul(gammaOf(a, work), gammaOf(b, work), work);
  return mul(above, reciprocalGamma(add(a, b, 4 * work), work), bits);
}

function factorial(z: BigComplex, bits: number): BigComplex {
  return gammaOf(add(z, C_ONE, 4 * bits), bits);
}

/** n!! = 2^(z/2) (π/2)^((cos πz − 1)/4) Γ(1 + z/2), the continuation that keeps both recurrences (Wolfram functions site, 06.02.02). */
function doubleFactorial(z: BigComplex, bits: number): BigComplex {
  const work = bits + 12 + Math.max(0, topOf(z));
  const half = timesPower(z, -1);
  const main = gammaOf(add(C_ONE, half, 4 * work), work);
  const two = pow(ofInteger(2), half, work);
  const exponent = timesPower(sub(cosPi(z, work), C_ONE, work), -2);
  return mul(mul(main, two, work), pow(ofReal(scaled(pi(work), -1)), exponent, work), bits);
}

/** Integers k up to this make a binomial coefficient a product. */
const MAX_PRODUCT = 600;

/**
 * C(n, k) = Γ(n+1) / (Γ(k+1) Γ(n−k+1)) (DLMF 1.2.6), a product for k = 0, 1, 2, …; where both n and k are negative
 * integers conventions differ and there is no value.
 */
function binomial(n: BigComplex, k: BigComplex, bits: number): BigComplex {
  const count = integerValue(k);
  const work = bits + 12;
  if (count !== undefined && count >= 0 && count <= MAX_PRODUCT) {
    const from = sub(n, sub(k, C_ONE, 64), 4 * work);
    return div(risingProduct(from, count, work), ofInteger(factorialOf(count)), bits);
  }
  const top = gammaOf(add(n, C_ONE, 4 * work), work);
  const left = reciprocalGamma(add(k, C_ONE, 4 * work), work);
  return mul(mul(top, left, work), reciprocalGamma(add(sub(n, k, 4 * work), C_ONE, 4 * work), work), bits);
}

/** x (x−1) … (x−n+1) = Γ(x+1)/Γ(x−n+1) (DLMF 26.1). */
function fallingFactorial(x: BigComplex, n: BigComplex, bits: number): BigComplex {
  return pochhammer(add(sub(x, n, 4 * bits), C_ONE, 4 * bits), n, bits);
}

/** The gamma function and its quotients, by the reader's names. */
export const GAMMA_FUNCTIONS: Readonly<Record<string, SpecialFunction>> = {
  gamma: unary(gammaOf, 300),
  loggamma: unary(logGamma, 400),
  rgamma: unary(reciprocalGamma, 300),
  factorial: unary(factorial, 300),
  doublefactorial: unary(doubleFactorial, 600),
  pochhammer: binary(pochhammer, 600),
  fallingfactorial: binary(fallingFactorial, 600),
  beta: binary(beta, 900),
  binomial: binary(binomial, 900),
};
