import {
  type BigComplex,
  C_ONE,
  C_ZERO,
  isReal,
  neg,
  ofNumber,
  ofReal,
  timesI,
  timesPower,
} from '../big/complex.ts';
import { fromRational } from '../big/convert.ts';
import { cosPi, sinPi } from '../big/elementary.ts';
import { compareReal } from '../big/real.ts';
import { field, settled, sumOf, whole } from './field.ts';
import { reciprocalGamma } from './gamma-memory.ts';
import { hypergeometric, regularised } from './hypergeometric.ts';
import { offPole } from './limits.ts';
import type { SpecialFunction } from './special-function.ts';

const MAX_DEGREE = 500;

/** P_ν(x): Bonnet's recurrence for whole ν (DLMF 18.9.1), else 2F1(−ν, ν+1; 1; (1−x)/2) (DLMF 14.3.1), cut (−∞, −1]. */
export function legendreP(n: BigComplex, x: BigComplex, bits: number): BigComplex {
  const degree = whole(n);
  const f = field(bits + 20);
  if (degree !== undefined && Math.abs(degree) <= MAX_DEGREE)
    return bonnet(degree < 0 ? -degree - 1 : degree, x, bits);
  const above = [neg(n), f.add(n, C_ONE)];
  return hypergeometric({ above, below: [C_ONE] }, timesPower(f.sub(C_ONE, x), -1), bits);
}

function bonnet(n: number, x: BigComplex, bits: number): BigComplex {
  const f = field(bits + 40 + 2 * n);
  let [before, value] = [C_ZERO, C_ONE];
  for (let k = 0; k < n; k += 1) {
    const next = f.times(f.sub(f.times(f.mul(x, value), 2 * k + 1), f.times(before, k)), 1, k + 1);
    [before, value] = [value, next];
  }
  return value;
}

function isInside(x: BigComplex): boolean {
  const one = { m: 1n, e: 0 };
  return isReal(x) && compareReal(x.re, one) < 0 && compareReal(x.re, { m: -1n, e: 0 }) > 0;
}

/**
 * Q_ν(x): Ferrers' function on (−1, 1) (DLMF 14.9.2 and its limit at whole ν), and elsewhere
 * √π Γ(ν+1) (2x)^{−ν−1} 2F1(ν/2+1, ν/2+1/2; ν+3/2; 1/x²)/Γ(ν+3/2) (DLMF 14.3.7).
 */
export function legendreQ(n: BigComplex, x: BigComplex, bits: number): BigComplex | undefined {
  const degree = whole(n);
  if (degree !== undefined && degree < 0) return undefined;
  if (!isInside(x)) return legendreQOutside(n, x, bits);
  if (degree !== undefined && degree <= MAX_DEGREE) return wholeQ(degree, x, bits);
  return offPole(n, bits, (near, work) =>
    sumOf(work, (f) => {
      const size = f.div(timesPower(f.pi, -1), sinPi(near, f.bits));
      return [
        f.mul(size, cosPi(near, f.bits), legendreP(near, x, f.bits)),
        neg(f.mul(size, legendreP(near, neg(x), f.bits))),
      ];
    }),
  );
}

/** Q_0 = ½ ln((1+x)/(1−x)), Q_1 = xQ_0 − 1 and Bonnet's recurrence, stable inside (−1, 1) (DLMF 14.5.7, 14.10.3). */
function wholeQ(n: number, x: BigComplex, bits: number): BigComplex {
  return settled(bits, (f) => {
    const first = timesPower(f.sub(f.log(f.add(C_ONE, x)), f.log(f.sub(C_ONE, x))), -1);
    let [before, value] = [first, f.sub(f.mul(x, first), C_ONE)];
    if (n === 0) return { value: first, top: 0 };
    for (let k = 1; k < n; k += 1) {
      const next = f.times(f.sub(f.times(f.mul(x, value), 2 * k + 1), f.times(before, k)), 1, k + 1);
      [before, value] = [value, next];
    }
    return { value, top: 1 };
  });
}

function legendreQOutside(n: BigComplex, x: BigComplex, bits: number): BigComplex {
  const f = field(bits + 30);
  const half = timesPower(n, -1);
  const above = [f.add(half, C_ONE), f.add(half, f.ratio(1, 2))];
  const value = regularised({ above, below: [f.add(n, f.ratio(3, 2))] }, f.div(C_ONE, f.mul(x, x)), f.bits);
  const power = f.pow(timesPower(x, 1), neg(f.add(n, C_ONE)));
  return f.div(f.mul(f.sqrt(f.pi), power, value), reciprocalGamma(f.add(n, C_ONE), f.bits));
}

/**
 * P_l^m(x) of whole order: Ferrers' function with the factor (−1)^m of Condon and Shortley inside (−1, 1) and for complex x
 * (DLMF 14.7.10), (x²−1)^{m/2} instead of it for x > 1 (DLMF 14.7.11); by 2F1 (DLMF 14.3.1, 14.3.6).
 */
function associatedP(l: BigComplex, m: BigComplex, x: BigComplex, bits: number): BigComplex | undefined {
  const order = whole(m);
  if (order === undefined) return undefined;
  const f = field(bits + 40);
  const isOutside = isReal(x) && !isInside(x);
  const [up, down] = [f.add(C_ONE, x), isOutside ? f.sub(x, C_ONE) : f.sub(C_ONE, x)];
  const above = [neg(l), f.add(l, C_ONE)];
  const value = regularised({ above, below: [f.sub(C_ONE, m)] }, timesPower(f.sub(C_ONE, x), -1), f.bits);
  const half = timesPower(m, -1);
  return f.mul(f.pow(up, half), f.pow(down, neg(half)), value);
}

/** P_l^m without the factor (−1)^m. */
function associatedPlain(l: BigComplex, m: BigComplex, x: BigComplex, bits: number): BigComplex | undefined {
  const value = associatedP(l, m, x, bits);
  return value && (whole(m) ?? 0) % 2 !== 0 ? neg(value) : value;
}

/**
 * Y_l^m(θ, φ) with the Condon-Shortley phase (DLMF 14.30.1), l and m whole, 0 for |m| > l. (1 − cos²θ)^{m/2} is taken as
 * sin^m θ, so that it continues analytically beyond 0 ≤ θ ≤ π. The arguments are l, m, φ, θ: the last one is the variable that
 * the value always depends on but for l = 0.
 */
function sphericalHarmonic([l, m, phi, theta]: readonly BigComplex[], bits: number): BigComplex | undefined {
  const [degree, order] = [l && whole(l), m && whole(m)];
  if (degree === undefined || order === undefined || degree < 0 || degree > MAX_DEGREE) return undefined;
  if (!m || !theta || !phi) return undefined;
  const size = Math.abs(order);
  if (size > degree) return C_ZERO;
  const f = field(bits + 40);
  const scale = ofReal(
    fromRational(BigInt(2 * degree + 1) * factorial(degree - size), 4n * factorial(degree + size), f.bits),
  );
  const slope = derivativeP(degree, size, f.cos(theta), f.bits);
  const value = f.mul(
    f.sqrt(f.div(scale, f.pi)),
    f.pow(f.sin(theta), ofNumber(size)),
    slope,
    f.exp(timesI(f.mul(m, phi))),
  );
  return order > 0 && order % 2 !== 0 ? neg(value) : value;
}

/** d^m P_l/dx^m = (l+m)!/(2^m m! (l−m)!) 2F1(m−l, l+m+1; m+1; (1−x)/2) (DLMF 18.9.15 with 18.5.7). */
function derivativeP(l: number, m: number, x: BigComplex, bits: number): BigComplex {
  const f = field(bits + 20);
  const above = [ofNumber(m - l), ofNumber(l + m + 1)];
  const value = hypergeometric({ above, below: [ofNumber(m + 1)] }, timesPower(f.sub(C_ONE, x), -1), f.bits);
  const scale = fromRational(factorial(l + m), factorial(m) * factorial(l - m), f.bits);
  return timesPower(f.mul(value, ofReal(scale)), -m);
}

function factorial(n: number): bigint {
  let product = 1n;
  for (let k = 2; k <= n; k += 1) product *= BigInt(k);
  return product;
}

function ternary(
  compute: (l: BigComplex, m: BigComplex, x: BigComplex, bits: number) => BigComplex | undefined,
): SpecialFunction {
  return {
    arity: [3],
    cost: 120,
    value: ([l, m, x], bits) => (l && m && x ? compute(l, m, x, bits) : undefined),
  };
}

function binary(
  compute: (n: BigComplex, x: BigComplex, bits: number) => BigComplex | undefined,
  cost: number,
): SpecialFunction {
  return { arity: [2], cost, value: ([n, x], bits) => (n && x ? compute(n, x, bits) : undefined) };
}

/** Legendre functions (DLMF 14) and spherical harmonics. */
export const LEGENDRE: Readonly<Record<string, SpecialFunction>> = {
  legendrep: binary(legendreP, 100),
  legendreq: binary(legendreQ, 1000),
  legendrepm: ternary(associatedP),
  legendrepmplain: ternary(associatedPlain),
  sphericalharmonic: { arity: [4], cost: 120, value: sphericalHarmonic },
};
