import { add, type BigComplex, C_ONE, C_ZERO, div, isZero, mul, sub, topOf } from '../big/complex.ts';
import { pow } from '../big/elementary.ts';
import { NoValue } from '../big/real.ts';
import { isPole } from './gamma.ts';
import { beta } from './gamma-family.ts';
import { ofInteger, relative, requireSize, sizeOf } from './precision.ts';
import { type SpecialFunction, ternary } from './special-function.ts';

/** Beyond this modulus the series is refused. */
const MAX_RADIUS = 0.95;
/** Parameters beyond this are refused. */
const MAX_SIZE = 1000;

/** x^a (1−x)^b / a · Σ (a+b)_n x^n / (a+1)_n (DLMF 8.17.8). */
function series(x: BigComplex, a: BigComplex, b: BigComplex, places: number): BigComplex {
  const work = places + 24;
  const front = mul(pow(x, a, work), pow(sub(C_ONE, x, 4 * work), b, work), work);
  const both = add(a, b, 4 * work);
  let sum = C_ONE;
  let term = C_ONE;
  for (let n = 1; topOf(term) - topOf(sum) > -work; n += 1) {
    if (n > 4 * work + 4 * MAX_SIZE) throw new NoValue('series too long');
    const over = mul(add(both, ofInteger(n - 1), work), x, work);
    term = mul(term, div(over, add(a, ofInteger(n), work), work), work);
    if (isZero(term)) break;
    sum = add(sum, term, work);
  }
  return div(mul(front, sum, work), a, work);
}

/** B_x(a, b) = ∫_0^x t^(a−1) (1−t)^(b−1) dt with principal powers (DLMF 8.17.1), within reach of the series at 0 or 1. */
function betaIncomplete(x: BigComplex, a: BigComplex, b: BigComplex, bits: number): BigComplex {
  if (isPole(a)) throw new NoValue('pole');
  if (isZero(x)) {
    if (a.re.m <= 0n) throw new NoValue('diverges');
    return C_ZERO;
  }
  requireSize(a, MAX_SIZE);
  requireSize(b, MAX_SIZE);
  const rest = sub(C_ONE, x, 4 * bits);
  if (isZero(rest)) return beta(a, b, bits);
  const [near, far] = [sizeOf(x), sizeOf(rest)];
  if (near <= Math.max(0.5, isPole(b) ? MAX_RADIUS : 0.5) || near <= far) {
    if (near > MAX_RADIUS) throw new NoValue('outside the disc of the series');
    return relative(bits, (places) => series(x, a, b, places));
  }
  if (far > MAX_RADIUS || isPole(b)) throw new NoValue('outside the disc of the series');
  return relative(bits, (places) => sub(beta(a, b, places), series(rest, b, a, places), places));
}

/** I_x(a, b) = B_x(a, b)/B(a, b) (DLMF 8.17.2). */
function betaRegularized(x: BigComplex, a: BigComplex, b: BigComplex, bits: number): BigComplex {
  return div(betaIncomplete(x, a, b, bits + 8), beta(a, b, bits + 8), bits);
}

/** Incomplete beta functions, by the reader's names. */
export const INCOMPLETE_BETA: Readonly<Record<string, SpecialFunction>> = {
  betainc: ternary(betaIncomplete, 4000),
  betaincregularized: ternary(betaRegularized, 4500),
};
