import {
  type BigComplex,
  C_ONE,
  C_ZERO,
  isReal,
  isZero,
  neg,
  sub,
  timesPower,
  topOf,
} from '../big/complex.ts';
import { NoValue, nearestInteger } from '../big/real.ts';
import { carlsonRD, carlsonRF, carlsonRJ } from './carlson.ts';
import { type Field, field } from './field.ts';
import type { SpecialFunction } from './special-function.ts';

const MAX_ROUNDS = 200;

/** One run of the arithmetic-geometric mean with the differences c_n of DLMF 19.8.4. */
interface Mean {
  readonly limit: BigComplex;
  /** Σ 2^(n−1) c_n², from n = 1. */
  readonly squares: BigComplex;
}

function meanOf(a: BigComplex, b: BigComplex, f: Field): Mean {
  let [x, y, squares] = [a, b, C_ZERO];
  for (let n = 0; n < MAX_ROUNDS; n += 1) {
    const half = timesPower(f.sub(x, y), -1);
    squares = f.add(squares, timesPower(f.mul(half, half), n));
    if (isZero(half) || 2 * topOf(half) < 2 * topOf(x) - f.bits - 10)
      return { limit: f.sub(x, half), squares };
    const root = f.mul(f.sqrt(x), f.sqrt(y));
    const sum = f.add(x, y);
    // Of the two roots the one nearer to the arithmetic mean (DLMF 19.8.2: the right choice of Gauss).
    const isFar = topOf(f.sub(sum, timesPower(root, 1))) > topOf(f.add(sum, timesPower(root, 1)));
    [x, y] = [timesPower(sum, -1), isFar ? neg(root) : root];
  }
  throw new NoValue('a mean that does not settle');
}

/** agm(a, b) (DLMF 19.8.1), 0 where a or b or their sum is 0. */
export function agm(a: BigComplex, b: BigComplex, bits: number): BigComplex {
  const f = field(bits + 20);
  if (isZero(a) || isZero(b) || isZero(f.add(a, b))) return C_ZERO;
  // agm(a, b) = a agm(1, b/a) keeps the principal branch for every direction of a.
  return f.mul(a, meanOf(C_ONE, f.div(b, a), f).limit);
}

/** K(m) = π / (2 agm(1, √(1−m))) (DLMF 19.8.5); a pole at m = 1. */
export function ellipticK(m: BigComplex, bits: number): BigComplex {
  const f = field(bits + 20);
  return f.div(timesPower(f.pi, -1), agm(C_ONE, f.sqrt(f.sub(C_ONE, m)), f.bits));
}

/** E(m) = K(m) (1 − m/2 − Σ 2^(n−1) c_n²) (DLMF 19.8.6). */
export function ellipticE(m: BigComplex, bits: number): BigComplex {
  if (isZero(sub(C_ONE, m, bits + 64))) return C_ONE;
  const f = field(bits + 60 + Math.max(0, -topOf(sub(C_ONE, m, bits + 64))));
  const { limit, squares } = meanOf(C_ONE, f.sqrt(f.sub(C_ONE, m)), f);
  const K = f.div(timesPower(f.pi, -1), limit);
  return f.mul(K, f.sub(f.sub(C_ONE, timesPower(m, -1)), squares));
}

/** Π(n, m) = R_F + n/3 R_J (DLMF 19.25.2 to 19.25.14). */
function ellipticPi(n: BigComplex, m: BigComplex, bits: number): BigComplex {
  const f = field(bits + 20);
  const [below, rest] = [f.sub(C_ONE, m), f.sub(C_ONE, n)];
  const first = carlsonRF([C_ZERO, below, C_ONE], f.bits);
  return f.add(first, f.times(f.mul(n, carlsonRJ([C_ZERO, below, C_ONE, rest], f.bits)), 1, 3));
}

type Incomplete = (phi: BigComplex, f: Field) => BigComplex;

/** An incomplete integral beyond |Re φ| = π/2 is moved by twice the complete one for every π (DLMF 19.2.10). */
function quasiPeriodic(
  phi: BigComplex,
  complete: (f: Field) => BigComplex,
  part: Incomplete,
  bits: number,
): BigComplex {
  const f = field(bits + 30);
  const turns = nearestInteger(f.div(phi, f.pi).re);
  if (turns === 0n) return part(phi, f);
  const count = { re: { m: turns, e: 0 }, im: C_ZERO.im };
  const near = part(f.sub(phi, f.mul(count, f.pi)), f);
  return f.add(near, f.mul(timesPower(count, 1), complete(f)));
}

/** s = sin φ, cos²φ and 1 − m s². */
function legs(phi: BigComplex, m: BigComplex, f: Field) {
  const [s, c] = [f.sin(phi), f.cos(phi)];
  return { s, square: f.mul(c, c), delta: f.sub(C_ONE, f.mul(m, s, s)) };
}

/** F(φ, m) (DLMF 19.25.5). */
function ellipticF(phi: BigComplex, m: BigComplex, bits: number): BigComplex {
  const part: Incomplete = (angle, f) => {
    const { s, square, delta } = legs(angle, m, f);
    return f.mul(s, carlsonRF([square, delta, C_ONE], f.bits));
  };
  return quasiPeriodic(phi, (f) => ellipticK(m, f.bits), part, bits);
}

/** E(φ, m) (DLMF 19.25.9). */
function ellipticEIncomplete(phi: BigComplex, m: BigComplex, bits: number): BigComplex {
  const part: Incomplete = (angle, f) => {
    const { s, square, delta } = legs(angle, m, f);
    const first = f.mul(s, carlsonRF([square, delta, C_ONE], f.bits));
    if (isZero(s)) return first;
    return f.sub(first, f.times(f.mul(m, s, s, s, carlsonRD([square, delta, C_ONE], f.bits)), 1, 3));
  };
  return quasiPeriodic(phi, (f) => ellipticE(m, f.bits), part, bits);
}

/** Π(n, φ, m) (DLMF 19.25.14). */
function ellipticPiIncomplete(n: BigComplex, phi: BigComplex, m: BigComplex, bits: number): BigComplex {
  const part: Incomplete = (angle, f) => {
    const { s, square, delta } = legs(angle, m, f);
    const first = f.mul(s, carlsonRF([square, delta, C_ONE], f.bits));
    if (isZero(s)) return first;
    const last = carlsonRJ([square, delta, C_ONE, f.sub(C_ONE, f.mul(n, s, s))], f.bits);
    return f.add(first, f.times(f.mul(n, s, s, s, last), 1, 3));
  };
  return quasiPeriodic(phi, (f) => ellipticPi(n, m, f.bits), part, bits);
}

function withoutRounding(value: BigComplex, isExactlyReal: boolean): BigComplex {
  return isExactlyReal ? { re: value.re, im: C_ZERO.im } : value;
}

/** Whether m is real and at most 1, where the complete integrals are real. */
function isBelowOne(m: BigComplex): boolean {
  return isReal(m) && sub(C_ONE, m, 64).re.m >= 0n;
}

function unary(compute: (m: BigComplex, bits: number) => BigComplex): SpecialFunction {
  return {
    arity: [1],
    cost: 60,
    value: ([m], bits) => m && withoutRounding(compute(m, bits), isBelowOne(m)),
  };
}

function binary(compute: (p: BigComplex, m: BigComplex, bits: number) => BigComplex): SpecialFunction {
  return { arity: [2], cost: 400, value: ([p, m], bits) => (p && m ? compute(p, m, bits) : undefined) };
}

/**
 * Legendre's elliptic integrals as functions of the parameter m = k² (Abramowitz and Stegun 17, Fungrim, mpmath); the
 * characteristic n with the sign of DLMF 19.2.7, 1 − n sin²φ below.
 */
export const ELLIPTIC: Readonly<Record<string, SpecialFunction>> = {
  elliptick: unary(ellipticK),
  elliptice: unary(ellipticE),
  ellipticf: binary(ellipticF),
  ellipticeinc: binary(ellipticEIncomplete),
  ellipticpi: binary(ellipticPi),
  ellipticpiinc: {
    arity: [3],
    cost: 600,
    value: ([n, p, m], bits) => (n && p && m ? ellipticPiIncomplete(n, p, m, bits) : undefined),
  },
  agm: { ...binary(agm), cost: 60 },
};
