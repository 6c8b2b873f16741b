import {
  type BigComplex,
  C_ONE,
  isZero,
  ofNumber,
  ofReal,
  timesI,
  timesPower,
  topOf,
} from '../big/complex.ts';
import { fromRational } from '../big/convert.ts';
import { NoValue } from '../big/real.ts';
import { bernoulliNumber } from './bernoulli.ts';
import { field, settled, whole } from './field.ts';
import type { SpecialFunction } from './special-function.ts';
import { pointOfNome, pointOfTau, type ThetaIndex, thetaSeries } from './theta.ts';

const ZERO = ofNumber(0);

function indexOf(n: BigComplex): ThetaIndex | undefined {
  const index = whole(n);
  return index === 1 || index === 2 || index === 3 || index === 4 ? index : undefined;
}

/** θ₂, θ₃ and θ₄ at z = 0. */
function nullValues(tau: BigComplex, bits: number): readonly [BigComplex, BigComplex, BigComplex] {
  const at = pointOfTau(ZERO, tau);
  return [thetaSeries(2, at, bits), thetaSeries(3, at, bits), thetaSeries(4, at, bits)];
}

/** η(τ) = e^{iπτ/12} Σ (−1)^n e^{iπτ n(3n−1)} (DLMF 27.14.12 with 26.9): θ₂(1/6, τ/3)/√3 (Fungrim). */
function dedekindEta(tau: BigComplex, bits: number): BigComplex {
  const f = field(bits + 20);
  const value = thetaSeries(2, pointOfTau(f.ratio(1, 6), f.times(tau, 1, 3)), f.bits);
  return f.div(value, f.sqrt(ofNumber(3)));
}

/** λ = (θ₂/θ₃)⁴ (DLMF 23.15.6). */
function modularLambda(tau: BigComplex, bits: number): BigComplex {
  const f = field(bits + 20);
  const [two, three] = nullValues(tau, f.bits);
  const ratio = f.div(two, three);
  return f.mul(ratio, ratio, ratio, ratio);
}

/** j = 32 (θ₂⁸ + θ₃⁸ + θ₄⁸)³ / (θ₂θ₃θ₄)⁸, 1728 times Klein's J (DLMF 23.15.7). */
function modularJ(tau: BigComplex, bits: number): BigComplex {
  return settled(bits, (f) => {
    const [a, b, c] = nullValues(tau, f.bits).map((value) => eighth(value, f.mul)) as [
      BigComplex,
      BigComplex,
      BigComplex,
    ];
    const sum = f.add(a, b, c);
    const value = f.div(timesPower(f.mul(sum, sum, sum), 5), f.mul(a, b, c));
    const lost = Math.max(topOf(a), topOf(b), topOf(c)) - topOf(sum);
    return { value, top: isZero(sum) ? topOf(a) : topOf(value) + 3 * lost };
  });
}

function eighth(z: BigComplex, mul: (...factors: readonly BigComplex[]) => BigComplex): BigComplex {
  const square = mul(z, z);
  return mul(square, square, square, square);
}

/** Terms of a Lambert series before the point counts as too near to the real axis. */
const MAX_TERMS = 2500;
const MAX_WEIGHT = 200;

/** E_k = 1 − (2k/B_k) Σ n^{k−1} q^n / (1 − q^n) with q = e^{2πiτ}, even k ≥ 2 (Fungrim; Apostol, Modular functions, 1.11). */
function eisensteinE(weight: BigComplex, tau: BigComplex, bits: number): BigComplex | undefined {
  const k = whole(weight);
  if (k === undefined || k < 2 || k % 2 !== 0 || k > MAX_WEIGHT) return undefined;
  if (tau.im.m <= 0n) throw new NoValue('not in the upper half-plane');
  const { over, under } = bernoulliNumber(k);
  return settled(bits, (f) => {
    const q = f.exp(timesPower(timesI(f.mul(f.pi, tau)), 1));
    const size = ofReal(fromRational(BigInt(-2 * k) * under, over, f.bits));
    let [power, sum, top] = [C_ONE, C_ONE, 1];
    for (let n = 1; n <= MAX_TERMS; n += 1) {
      power = f.mul(power, q);
      const lambert = f.div(power, f.sub(C_ONE, power));
      const term = f.mul(size, ofReal({ m: BigInt(n) ** BigInt(k - 1), e: 0 }), lambert);
      sum = f.add(sum, term);
      top = Math.max(top, topOf(term));
      if (topOf(term) < top - f.bits - 20 && n > k) return { value: sum, top };
    }
    throw new NoValue('too near to the real axis');
  });
}

/** G_k = 2ζ(k) E_k, the sum of (m + nτ)^{−k} for k ≥ 4; 2ζ(k) = |B_k| (2π)^k / k! (DLMF 25.6.2). */
function eisensteinG(weight: BigComplex, tau: BigComplex, bits: number): BigComplex | undefined {
  const f = field(bits + 20);
  const value = eisensteinE(weight, tau, f.bits);
  const k = whole(weight);
  if (value === undefined || k === undefined) return undefined;
  const { over, under } = bernoulliNumber(k);
  let factorial = 1n;
  for (let n = 2n; n <= BigInt(k); n += 1n) factorial *= n;
  const zeta = ofReal(fromRational(over < 0n ? -over : over, under * factorial, f.bits));
  return f.mul(value, zeta, f.pow(timesPower(f.pi, 1), weight));
}

function ofTau(compute: (tau: BigComplex, bits: number) => BigComplex, cost: number): SpecialFunction {
  return { arity: [1], cost, value: ([tau], bits) => tau && compute(tau, bits) };
}

const EISENSTEIN_COST = 600;

/**
 * Theta functions and modular functions of a point of the upper half-plane. `theta(n, z, τ)` has the period 1 in z as in
 * Fungrim, `jtheta(n, z, q)` the period π and the nome as in DLMF 20.2; j is 1728 J.
 */
export const MODULAR: Readonly<Record<string, SpecialFunction>> = {
  theta: {
    arity: [3],
    cost: 150,
    value: ([n, z, tau], bits) => {
      const index = n && indexOf(n);
      return index && z && tau ? thetaSeries(index, pointOfTau(z, tau), bits) : undefined;
    },
  },
  thetaderiv: {
    arity: [4],
    cost: 200,
    value: ([r, n, z, tau], bits) => {
      const [order, index] = [r && whole(r), n && indexOf(n)];
      if (order === undefined || order < 0 || order > 20 || !index || !z || !tau) return undefined;
      return thetaSeries(index, pointOfTau(z, tau), bits, order);
    },
  },
  jtheta: {
    arity: [3],
    cost: 150,
    value: ([n, z, q], bits) => {
      const index = n && indexOf(n);
      return index && z && q ? thetaSeries(index, pointOfNome(z, q), bits) : undefined;
    },
  },
  dedekindeta: ofTau(dedekindEta, 150),
  modularlambda: ofTau(modularLambda, 300),
  modularj: ofTau(modularJ, 450),
  kleinj: ofTau((tau, bits) => field(bits + 10).times(modularJ(tau, bits + 10), 1, 1728), 450),
  modulardelta: ofTau((tau, bits) => {
    const f = field(bits + 20);
    const eta = eighth(dedekindEta(tau, f.bits), f.mul);
    return f.mul(eta, eta, eta);
  }, 200),
  eisensteine: {
    arity: [2],
    cost: EISENSTEIN_COST,
    value: ([k, tau], bits) => (k && tau ? eisensteinE(k, tau, bits) : undefined),
  },
  eisensteing: {
    arity: [2],
    cost: EISENSTEIN_COST,
    value: ([k, tau], bits) => (k && tau ? eisensteinG(k, tau, bits) : undefined),
  },
};
