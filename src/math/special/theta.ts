import { type BigComplex, C_ONE, C_ZERO, isZero, neg, timesI, timesPower, topOf } from '../big/complex.ts';
import { NoValue } from '../big/real.ts';
import { type Field, type Summed, settled } from './field.ts';

/** Which of the four theta functions. */
export type ThetaIndex = 1 | 2 | 3 | 4;

/**
 * Terms that a series may have at any precision, and terms times bits beyond that: nearer to the natural boundary, where the
 * terms also cancel, one value takes a tenth of a second.
 */
const MAX_TERMS = 64;
const MAX_WORK = 60_000;

/** What a theta series is summed from: the nome q = e^{iπτ}, its fourth root, and e^{iπz} as in Fungrim, period 1. */
export interface ThetaPoint {
  readonly q: BigComplex;
  readonly root: BigComplex;
  readonly w: BigComplex;
}

/**
 * The r-th derivative in z of θ_n(z, τ) = Σ q^{k²} w^{2k}, k over the whole or half-odd numbers, with (−1)^k for n = 4 and 1
 * (DLMF 20.2.1 to 20.2.4 with πz for z; Fungrim's convention), computed again with more bits while its terms cancel.
 */
export function thetaSeries(
  n: ThetaIndex,
  pointAt: (f: Field) => ThetaPoint,
  bits: number,
  order = 0,
): BigComplex {
  return settled(bits, (f) => thetaPass(n, pointAt(f), f, order));
}

/** The sum over k ≥ 0 of the terms of k and of its mirror image, outwards from the middle. */
function thetaPass(n: ThetaIndex, { q, root, w }: ThetaPoint, f: Field, order: number): Summed {
  const isHalf = n <= 2;
  const isAlternating = n === 1 || n === 4;
  const [up, down] = [f.mul(w, w), f.div(C_ONE, f.mul(w, w))];
  const square = f.mul(q, q);
  let [rising, falling] = isHalf ? [w, f.div(C_ONE, w)] : [C_ONE, C_ONE];
  // q^{k²}, and the factor q^{2k+1} to the next one; half-odd k = j + 1/2 start at q^{1/4} with factor q².
  let size = isHalf ? root : C_ONE;
  let factor = isHalf ? square : q;
  let value = C_ZERO;
  let top = Number.NEGATIVE_INFINITY;
  const most = Math.max(MAX_TERMS, MAX_WORK / f.bits);
  for (let j = 0; j < most; j += 1) {
    const weight = derivativeWeight(isHalf ? 2 * j + 1 : 2 * j, order, f);
    const both = mirrored({ n, j, rising, falling, weight, order }, f);
    const term = f.mul(size, isAlternating && j % 2 === 1 ? neg(both) : both);
    value = f.add(value, term);
    top = Math.max(top, topOf(size) + Math.max(topOf(rising), topOf(falling)) + topOf(weight));
    if (j > 1 && topOf(size) + Math.max(topOf(rising), topOf(falling)) + topOf(weight) < top - f.bits - 10)
      return { value, top };
    if (isZero(size)) return { value, top };
    [rising, falling] = [f.mul(rising, up), f.mul(falling, down)];
    size = f.mul(size, factor);
    factor = f.mul(factor, square);
  }
  throw new NoValue('a theta series too near to its natural boundary');
}

/** (iπ m)^r, what the r-th derivative of e^{iπ m z} is multiplied by. */
function derivativeWeight(m: number, order: number, f: Field): BigComplex {
  let weight = C_ONE;
  for (let k = 0; k < order; k += 1) weight = timesI(f.times(f.mul(weight, f.pi), m));
  return weight;
}

interface Pair {
  readonly n: ThetaIndex;
  readonly j: number;
  readonly rising: BigComplex;
  readonly falling: BigComplex;
  readonly weight: BigComplex;
  readonly order: number;
}

/** w^m + w^{−m}, or for θ₁ −i(w^m − w^{−m}), with the weights of a derivative; the term of k = 0 has no mirror image. */
function mirrored({ n, j, rising, falling, weight, order }: Pair, f: Field): BigComplex {
  if (j === 0 && n > 2) return order === 0 ? C_ONE : C_ZERO;
  const mirror = order % 2 === 1 ? neg(falling) : falling;
  const sum = f.mul(weight, n === 1 ? f.sub(rising, mirror) : f.add(rising, mirror));
  return n === 1 ? neg(timesI(sum)) : sum;
}

/** The point of a theta function given z with period 1 and τ. */
export function pointOfTau(z: BigComplex, tau: BigComplex): (f: Field) => ThetaPoint {
  if (tau.im.m <= 0n) throw new NoValue('not in the upper half-plane');
  return (f) => {
    const turn = timesI(f.mul(f.pi, tau));
    return { q: f.exp(turn), root: f.exp(timesPower(turn, -2)), w: f.exp(timesI(f.mul(f.pi, z))) };
  };
}

/** The point of a theta function given z with period π and the nome, with the principal fourth root (DLMF 20.2). */
export function pointOfNome(z: BigComplex, q: BigComplex): (f: Field) => ThetaPoint {
  if (topOf(q) > 0) throw new NoValue('a nome outside the unit circle');
  return (f) => ({ q, root: isZero(q) ? q : f.sqrt(f.sqrt(q)), w: f.exp(timesI(z)) });
}
