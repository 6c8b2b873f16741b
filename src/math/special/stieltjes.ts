import {
  add,
  type BigComplex,
  C_ONE,
  C_ZERO,
  div,
  integerPower,
  integerValue,
  inverse,
  mul,
  sub,
  timesPower,
  timesReal,
  toPair,
  topOf,
} from '../big/complex.ts';
import { fromRational } from '../big/convert.ts';
import { log } from '../big/elementary.ts';
import { NoValue } from '../big/real.ts';
import { bernoulliNumber } from './bernoulli.ts';
import { factorialOf, isPole } from './gamma.ts';
import { ofInteger, relative, requireSize } from './precision.ts';
import type { SpecialFunction } from './special-function.ts';

/** Indices beyond this are refused. */
const MAX_INDEX = 40;
const MAX_SIZE = 200;

/** The next derivative of P(ln x) / x^order: (P′ − order P)(ln x) / x^(order+1), by coefficients. */
function derived(p: readonly bigint[], order: number): readonly bigint[] {
  return p.map((c, i) => BigInt(i + 1) * (p[i + 1] ?? 0n) - BigInt(order) * c);
}

function polynomial(p: readonly bigint[], x: BigComplex, work: number): BigComplex {
  return p.reduceRight((sum, c) => add(mul(sum, x, work), ofInteger(c), work), C_ZERO);
}

/** γ_n(a) = lim (Σ_{k ≤ N} ln^n(k+a)/(k+a) − ln^(n+1)(N+a)/(n+1)) by Euler and Maclaurin (DLMF 25.2.5 and 2.10.1). */
function stieltjesAt(n: number, a: BigComplex, places: number): BigComplex {
  const work = places + 4 * n + 24;
  const count = Math.ceil(0.16 * work) + n + 6 + Math.max(0, Math.ceil(-toPair(a).re));
  let sum = C_ZERO;
  for (let k = 0; k < count; k += 1) {
    const at = add(a, ofInteger(k), 2 * work);
    const power = n === 0 ? C_ONE : integerPower(log(at, work), n, work);
    sum = add(sum, div(power, at, work), work);
  }
  return sub(sum, corrections(n, add(a, ofInteger(count), 2 * work), work), work);
}

/** ∫ f − f/2 + Σ B_2j/(2j)! f^(2j−1) at x, of f = ln^n x / x. */
function corrections(n: number, x: BigComplex, work: number): BigComplex {
  const logX = log(x, work);
  const reciprocal = inverse(x, work);
  const integral = div(integerPower(logX, n + 1, work), ofInteger(n + 1), work);
  let p: readonly bigint[] = Array.from({ length: n + 1 }, (_, i) => (i === n ? 1n : 0n));
  let value = sub(integral, timesPower(mul(polynomial(p, logX, work), reciprocal, work), -1), work);
  let power = mul(reciprocal, reciprocal, work);
  const square = power;
  for (let j = 1; j < work; j += 1) {
    p = derived(p, 2 * j - 1);
    const { over, under } = bernoulliNumber(2 * j);
    const weight = fromRational(over, under * factorialOf(2 * j), work);
    const term = timesReal(mul(polynomial(p, logX, work), power, work), weight, work);
    value = add(value, term, work);
    if (topOf(term) < -work) return value;
    p = derived(p, 2 * j);
    power = mul(power, square, work);
  }
  throw new NoValue('corrections do not end');
}

/** The Stieltjes constants γ_n(a), the coefficients of ζ(s, a) at s = 1; γ_n = γ_n(1). */
export function stieltjes(n: BigComplex, a: BigComplex, bits: number): BigComplex {
  const index = integerValue(n);
  if (index === undefined || index < 0 || index > MAX_INDEX) throw new NoValue('index out of range');
  if (isPole(a)) throw new NoValue('pole');
  requireSize(a, MAX_SIZE);
  return relative(bits, (places) => stieltjesAt(index, a, places));
}

/** The Stieltjes constants, by the reader's name: stieltjes(n) and stieltjes(n, a). */
export const STIELTJES: Readonly<Record<string, SpecialFunction>> = {
  stieltjes: { arity: [1, 2], cost: 3000, value: ([n, a], bits) => n && stieltjes(n, a ?? C_ONE, bits) },
};
