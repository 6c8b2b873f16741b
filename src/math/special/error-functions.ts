import {
  add,
  type BigComplex,
  C_ONE,
  C_ZERO,
  div,
  inverse,
  isZero,
  mul,
  neg,
  ofReal,
  sqrt,
  sub,
  timesI,
  timesInteger,
  timesPower,
  topOf,
} from '../big/complex.ts';
import { pi } from '../big/constants.ts';
import { exp } from '../big/elementary.ts';
import { NoValue } from '../big/real.ts';
import { asymptoticSum, isFarOut } from './asymptotic.ts';
import { rationalSeries } from './fixed.ts';
import { ofInteger, relative, sizeOf } from './precision.ts';
import { type SpecialFunction, unary } from './special-function.ts';

/** Larger arguments of an entire series are refused. */
const MAX_SQUARE = 4000;

function squareSize(z: BigComplex): number {
  return sizeOf(z) ** 2;
}

/** 2z/√π times DLMF 7.6.2 (Re z² ≥ 0) or 7.6.1, neither with more cancellation than the bits added for |z|². */
function erfSeries(z: BigComplex, places: number): BigComplex {
  const size = squareSize(z);
  if (!(size <= MAX_SQUARE)) throw new NoValue('argument too large');
  const work = places + Math.ceil(3 * size) + 16;
  const square = mul(z, z, 2 * work);
  const front = div(timesPower(z, 1), sqrt(ofReal(pi(work)), work), work);
  if (square.re.m >= 0n) {
    const sum = rationalSeries(square, work, (n) => [2n, 2n * n + 1n]);
    return mul(front, mul(exp(neg(square), work), sum, work), work);
  }
  const sum = rationalSeries(
    neg(square),
    work,
    (n) => [1n, n],
    (n) => 2n * n + 1n,
  );
  return mul(front, sum, work);
}

/** erfc far out, Re z ≥ 0: e^(−z²)/(z√π) Σ (−1)^n (2n−1)!!/(2z²)^n (DLMF 7.12.1). */
function erfcFar(z: BigComplex, bits: number): BigComplex {
  const work = bits + 16;
  const square = mul(z, z, 2 * work + Math.max(0, 2 * topOf(z)));
  const step = timesPower(inverse(square, work), -1);
  const sum = asymptoticSum((k) => timesInteger(step, 1 - 2 * k, work), work);
  if (sum === undefined) throw new NoValue('asymptotic series too short');
  const front = div(exp(neg(square), work), mul(z, sqrt(ofReal(pi(work)), work), work), work);
  return mul(front, sum, bits);
}

/** erf z, entire (DLMF 7.2.1). */
export function erf(z: BigComplex, bits: number): BigComplex {
  if (isZero(z)) return C_ZERO;
  if (z.re.m < 0n) return neg(erf(neg(z), bits));
  if (isFarOut(squareSize(z), bits)) return sub(C_ONE, erfcFar(z, bits), bits);
  return relative(bits, (places) => erfSeries(z, places));
}

/** erfc z = 1 − erf z, with its own digits where it is small (DLMF 7.2.2). */
export function erfc(z: BigComplex, bits: number): BigComplex {
  if (z.re.m < 0n) return sub(ofInteger(2), erfc(neg(z), bits + 4), bits);
  if (isFarOut(squareSize(z), bits)) return erfcFar(z, bits);
  return relative(bits, (places) => sub(C_ONE, erfSeries(z, places), places + 4));
}

/** erfi z = −i erf iz. */
function erfi(z: BigComplex, bits: number): BigComplex {
  return neg(timesI(erf(timesI(z), bits)));
}

/** Dawson's integral F(z) = ½√π e^(−z²) erfi z (DLMF 7.2.5). */
function dawson(z: BigComplex, bits: number): BigComplex {
  const work = bits + 16 + Math.max(0, 2 * topOf(z));
  const front = timesPower(sqrt(ofReal(pi(work)), work), -1);
  const decay = exp(neg(mul(z, z, 2 * work)), work);
  return mul(mul(front, decay, work), erfi(z, work), bits);
}

/** The two error functions erf ½√π (1 ± i) z from which both Fresnel integrals are made (DLMF 7.5.8). */
function fresnelParts(z: BigComplex, places: number): readonly [BigComplex, BigComplex] {
  const front = timesPower(mul(z, sqrt(ofReal(pi(places)), places), places), -1);
  const turned = timesI(front);
  return [erf(add(front, turned, places), places), erf(sub(front, turned, places), places)];
}

/** S(z) = ∫ sin(πt²/2) = (1+i)/4 (erf ½√π(1+i)z − i erf ½√π(1−i)z) (DLMF 7.2.8). */
function fresnelS(z: BigComplex, bits: number): BigComplex {
  if (isZero(z)) return C_ZERO;
  return relative(bits, (places) => {
    const [plus, minus] = fresnelParts(z, places + 8);
    const sum = sub(plus, timesI(minus), places + 8);
    return timesPower(add(sum, timesI(sum), places + 8), -2);
  });
}

/** C(z) = ∫ cos(πt²/2) = (1−i)/4 (erf ½√π(1+i)z + i erf ½√π(1−i)z) (DLMF 7.2.7). */
function fresnelC(z: BigComplex, bits: number): BigComplex {
  if (isZero(z)) return C_ZERO;
  return relative(bits, (places) => {
    const [plus, minus] = fresnelParts(z, places + 8);
    const sum = add(plus, timesI(minus), places + 8);
    return timesPower(sub(sum, timesI(sum), places + 8), -2);
  });
}

/** Error functions and Fresnel integrals, by the reader's names. */
export const ERROR_FUNCTIONS: Readonly<Record<string, SpecialFunction>> = {
  erf: unary(erf, 250),
  erfc: unary(erfc, 400),
  erfi: unary(erfi, 250),
  dawson: unary(dawson, 300),
  fresnels: unary(fresnelS, 600),
  fresnelc: unary(fresnelC, 600),
};
