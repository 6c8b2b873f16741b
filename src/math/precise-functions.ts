import {
  type BigComplex,
  C_ONE,
  conj,
  div,
  inverse,
  isReal,
  isZero,
  modulus,
  ofReal,
  sqrt,
} from './big/complex.ts';
import { pi } from './big/constants.ts';
import * as big from './big/elementary.ts';
import {
  BIG_ZERO,
  type Big,
  compareReal,
  NoValue,
  nearestInteger,
  scaled,
  signReal,
  subReal,
  topBit,
} from './big/real.ts';

/** A function of complex numbers to `bits` bits; throws `NoValue` where it has none. */
export type Precise = (args: readonly BigComplex[], bits: number) => BigComplex;

/** How one elementary function is computed to any precision. */
export interface PreciseRow {
  readonly value: Precise;
  /** It has a cut along the real axis, next to which rounding would choose the side. */
  readonly cut?: boolean;
}

type Unary = (z: BigComplex, bits: number) => BigComplex;

function unary(compute: Unary): PreciseRow {
  return { value: ([z = C_ONE], bits) => compute(z, bits) };
}

function withCut(compute: Unary): PreciseRow {
  return { ...unary(compute), cut: true };
}

function inverseOf(compute: Unary): PreciseRow {
  return unary((z, bits) => inverse(compute(z, bits), bits));
}

function realOnly(compute: (values: readonly Big[], bits: number) => Big): PreciseRow {
  const value: Precise = (args, bits) => {
    if (!args.every(isReal)) throw new NoValue('not real');
    return ofReal(
      compute(
        args.map((z) => z.re),
        bits,
      ),
    );
  };
  return { value };
}

/** The whole number below; refused next to a whole number, where rounding would choose the side. */
function floorOf([x = BIG_ZERO]: readonly Big[], bits: number): Big {
  const nearest: Big = { m: nearestInteger(x), e: 0 };
  const offset = subReal(x, nearest, 2 * bits);
  if (offset.m !== 0n && topBit(offset) < -bits / 2) throw new NoValue('next to a whole number');
  return signReal(offset) < 0 ? { m: nearest.m - 1n, e: 0 } : nearest;
}

function ceilOf([x = BIG_ZERO]: readonly Big[], bits: number): Big {
  const below = floorOf([{ m: -x.m, e: x.e }], bits);
  return { m: -below.m, e: below.e };
}

const larger = (a: Big, b: Big): Big => (compareReal(a, b) < 0 ? b : a);
const smaller = (a: Big, b: Big): Big => (compareReal(a, b) < 0 ? a : b);

const TEN = ofReal({ m: 10n, e: 0 });

function logOf([z = C_ONE, base]: readonly BigComplex[], bits: number): BigComplex {
  return base === undefined ? big.log(z, bits) : div(big.log(z, bits + 8), big.log(base, bits + 8), bits);
}

function acot(z: BigComplex, bits: number): BigComplex {
  return isZero(z) ? ofReal(scaled(pi(bits), -1)) : big.atan(inverse(z, bits + 8), bits);
}

function sinc(z: BigComplex, bits: number): BigComplex {
  return isZero(z) ? C_ONE : div(big.sin(z, bits + 8), z, bits);
}

/** The elementary functions, by the names of the evaluator and with its branches. */
export const PRECISE: Readonly<Record<string, PreciseRow>> = {
  exp: unary(big.exp),
  log: { value: logOf, cut: true },
  log10: { value: ([z = C_ONE], bits) => logOf([z, TEN], bits), cut: true },
  sqrt: withCut(sqrt),
  root: { value: ([z = C_ONE, n = C_ONE], bits) => big.pow(z, inverse(n, bits + 64), bits), cut: true },
  abs: unary((z, bits) => ofReal(modulus(z, bits))),
  re: unary((z) => ofReal(z.re)),
  im: unary((z) => ofReal(z.im)),
  conj: unary(conj),
  arg: withCut((z, bits) => ofReal(big.arg(z, bits))),
  sign: realOnly(([x = BIG_ZERO]) => ({ m: BigInt(signReal(x)), e: 0 })),
  floor: realOnly(floorOf),
  ceil: realOnly(ceilOf),
  max: realOnly((values) => values.reduce(larger)),
  min: realOnly((values) => values.reduce(smaller)),
  sin: unary(big.sin),
  cos: unary(big.cos),
  tan: unary(big.tan),
  cot: inverseOf(big.tan),
  sec: inverseOf(big.cos),
  csc: inverseOf(big.sin),
  sinh: unary(big.sinh),
  cosh: unary(big.cosh),
  tanh: unary(big.tanh),
  coth: inverseOf(big.tanh),
  sech: inverseOf(big.cosh),
  csch: inverseOf(big.sinh),
  asin: withCut(big.asin),
  acos: withCut(big.acos),
  atan: withCut(big.atan),
  acot: withCut(acot),
  asinh: withCut(big.asinh),
  acosh: withCut(big.acosh),
  atanh: withCut(big.atanh),
  sinc: unary(sinc),
};

/** Whether a number lies so close to the real axis that rounding may have put it on either side. */
export function isNextToAxis(z: BigComplex, bits: number): boolean {
  return z.im.m !== 0n && topBit(z.im) < topBit(z.re) - bits / 2;
}
