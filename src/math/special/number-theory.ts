import { add, type BigComplex, C_ONE, C_ZERO, mul, ofReal } from '../big/complex.ts';
import { pow } from '../big/elementary.ts';
import { logReal } from '../big/kernels.ts';
import { gcdOf } from './bernoulli.ts';
import { requireInteger } from './number-sequences.ts';
import { ofInteger } from './precision.ts';
import { binary, type SpecialFunction, unary } from './special-function.ts';

/** Integers beyond this are not factored; trial division then ends at 10^6. */
const MAX_FACTORED = 1e12;
/** How many arguments gcd and lcm take. */
const MANY = [1, 2, 3, 4, 5, 6, 7, 8];

/** Primes of n ≥ 1 with their exponents, by trial division. */
function factorsOf(n: number): readonly (readonly [prime: number, exponent: number])[] {
  const found: [number, number][] = [];
  let rest = n;
  for (let p = 2; p * p <= rest; p += p === 2 ? 1 : 2) {
    let exponent = 0;
    for (; rest % p === 0; rest /= p) exponent += 1;
    if (exponent > 0) found.push([p, exponent]);
  }
  if (rest > 1) found.push([rest, 1]);
  return found;
}

/** μ(n) (DLMF 27.2.12). */
function moebius(n: number): bigint {
  const factors = factorsOf(n);
  if (factors.some(([, exponent]) => exponent > 1)) return 0n;
  return factors.length % 2 === 0 ? 1n : -1n;
}

/** λ(n) = (−1)^Ω(n) (DLMF 27.2.13). */
function liouville(n: number): bigint {
  const count = factorsOf(n).reduce((sum, [, exponent]) => sum + exponent, 0);
  return count % 2 === 0 ? 1n : -1n;
}

/** Λ(n) = ln p for n = p^k, else 0 (DLMF 27.2.14). */
function mangoldt(n: BigComplex, bits: number): BigComplex {
  const [[prime] = [], ...more] = factorsOf(requireInteger(n, 1, MAX_FACTORED));
  if (prime === undefined || more.length > 0) return C_ZERO;
  return ofReal(logReal(ofInteger(prime).re, bits));
}

/** φ(n) (DLMF 27.2.7). */
function totient(n: number): bigint {
  return factorsOf(n).reduce((value, [p, e]) => value * BigInt(p - 1) * BigInt(p) ** BigInt(e - 1), 1n);
}

/** σ_k(n) = Σ_{d | n} d^k as a product over the primes (DLMF 27.2.10, 27.3.6), any complex k. */
function divisorSigma(k: BigComplex, n: BigComplex, bits: number): BigComplex {
  const work = bits + 12;
  let value = C_ONE;
  for (const [p, exponent] of factorsOf(requireInteger(n, 1, MAX_FACTORED))) {
    const power = pow(ofInteger(p), k, work);
    let sum = C_ONE;
    for (let i = 0; i < exponent; i += 1) sum = add(mul(sum, power, work), C_ONE, work);
    value = mul(value, sum, work);
  }
  return value;
}

function multiplicative(of: (n: number) => bigint): SpecialFunction {
  return unary((n) => ofInteger(of(requireInteger(n, 1, MAX_FACTORED))), 100);
}

function lcmOf(a: bigint, b: bigint): bigint {
  const common = gcdOf(a, b);
  return common === 0n ? 0n : (a / common) * b;
}

function folded(combine: (a: bigint, b: bigint) => bigint): SpecialFunction['value'] {
  return (args) => {
    const integers = args.map((z) =>
      BigInt(requireInteger(z, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
    );
    const value = integers.reduce(combine);
    return ofInteger(value < 0n ? -value : value);
  };
}

/** Functions of integers, by the reader's names. */
export const NUMBER_THEORY: Readonly<Record<string, SpecialFunction>> = {
  moebius: multiplicative(moebius),
  totient: multiplicative(totient),
  liouville: multiplicative(liouville),
  mangoldt: unary(mangoldt, 120),
  sigma: binary(divisorSigma, 300),
  gcd: { arity: MANY, cost: 5, value: folded(gcdOf) },
  lcm: { arity: MANY, cost: 5, value: folded(lcmOf) },
};
