import {
  add,
  type BigComplex,
  C_ONE,
  C_ZERO,
  div,
  integerValue,
  isReal,
  isZero,
  mul,
  neg,
  ofReal,
  sqrt,
  sub,
  timesPower,
  timesReal,
  toPair,
  topOf,
} from '../big/complex.ts';
import { eulerNumber, pi } from '../big/constants.ts';
import { exp, log } from '../big/elementary.ts';
import { BIG_ZERO, compareReal, mulReal, NoValue } from '../big/real.ts';
import { ofInteger, sizeOf } from './precision.ts';
import type { SpecialFunction } from './special-function.ts';

/** Halley steps tried; each triples the digits once it is near. */
const MAX_STEPS = 60;
/** Below this |ez + 1| a branch that meets −1/e starts from its square-root series. */
const NEAR_BRANCH_POINT = 0.3;
const MAX_BRANCH = 1_000_000;

/** A start from the series in p = ±√(2(ez+1)): w = −1 + p − p²/3 (DLMF 4.13.6). */
function nearBranchPoint(z: BigComplex, sign: 1 | -1): BigComplex {
  const inner = timesPower(add(timesReal(z, eulerNumber(64), 64), C_ONE, 64), 1);
  const root = sqrt(inner, 64);
  const p = sign === 1 ? root : neg(root);
  const third = div(mul(p, p, 64), ofInteger(3), 64);
  return sub(sub(p, C_ONE, 64), third, 64);
}

/** A start from L1 − L2 + L2/L1 with L1 = ln z + 2πik, L2 = ln L1 (DLMF 4.13.10). */
function farOut(k: number, z: BigComplex): BigComplex {
  const turn = timesReal(ofReal(BIG_ZERO, pi(64)), { m: BigInt(2 * k), e: 0 }, 64);
  const outer = add(log(z, 64), turn, 64);
  const inner = log(outer, 64);
  return add(sub(outer, inner, 64), div(inner, outer, 64), 64);
}

/** Whether z lies on [−1/e, 0), where W_0 and W_−1 are real. */
function isRealPair(z: BigComplex): boolean {
  if (!isReal(z) || z.re.m >= 0n) return false;
  return compareReal(mulReal(z.re, eulerNumber(400), 400), { m: -1n, e: 0 }) >= 0;
}

function start(k: number, z: BigComplex): BigComplex {
  const close = sizeOf(add(timesReal(z, eulerNumber(64), 64), C_ONE, 64)) < NEAR_BRANCH_POINT;
  if (close && k === 0) return nearBranchPoint(z, 1);
  // W_−1 meets the branch point from above its cut, W_1 from below it.
  if (close && ((k === -1 && z.im.m >= 0n) || (k === 1 && z.im.m < 0n))) return nearBranchPoint(z, -1);
  if (k === -1 && isRealPair(z)) {
    const outer = log(neg(z), 64);
    return sub(outer, log(neg(outer), 64), 64);
  }
  if (k === 0 && sizeOf(z) < 3) return log(add(C_ONE, z, 64), 64);
  return farOut(k, z);
}

/** One Halley step for w e^w = z (Corless et al., On the Lambert W function, 1996, 5.9). */
function step(w: BigComplex, z: BigComplex, work: number): BigComplex {
  const grown = exp(w, work);
  const off = sub(mul(w, grown, work), z, work);
  const plus = add(w, C_ONE, work);
  const bend = div(mul(add(plus, C_ONE, work), off, work), timesPower(plus, 1), work);
  return sub(w, div(off, sub(mul(grown, plus, work), bend, work), work), work);
}

/** Whether w is on branch k: w + ln w = ln z + 2πik (Corless et al. 1996, 4.18), for W_−1 real with k = 0. */
function isOnBranch(w: BigComplex, k: number, z: BigComplex): boolean {
  const off = toPair(sub(add(w, log(w, 64), 64), log(z, 64), 64)).im / (2 * Math.PI);
  const wanted = k === -1 && isRealPair(z) ? 0 : k;
  return Math.abs(off - wanted) < 0.25;
}

/** W_k(z), the branches of w e^w = z (DLMF 4.13; cuts as Corless et al. 1996): W_0(0) = 0, other branches have no value at 0. */
export function lambertW(k: BigComplex, z: BigComplex, bits: number): BigComplex {
  const branch = integerValue(k);
  if (branch === undefined || Math.abs(branch) > MAX_BRANCH) throw new NoValue('no such branch');
  if (isZero(z)) {
    if (branch !== 0) throw new NoValue('no value at 0');
    return C_ZERO;
  }
  const tiny = Math.max(0, -topOf(z));
  const work = 2 * bits + 16 + (branch === 0 ? Math.min(tiny, 4 * bits) : 0);
  let w = start(branch, z);
  for (let i = 0; i < MAX_STEPS; i += 1) {
    const next = step(w, z, i < 3 ? 128 : work);
    const moved = topOf(sub(next, w, work)) - topOf(next);
    w = next;
    if (i >= 3 && moved < -bits / 2 - 4) return finished(w, branch, z);
  }
  throw new NoValue('no convergence');
}

function finished(w: BigComplex, branch: number, z: BigComplex): BigComplex {
  const isRealBranch =
    (branch === 0 && isReal(z) && z.re.m > 0n) || ((branch === 0 || branch === -1) && isRealPair(z));
  if (!isOnBranch(w, branch, z)) throw new NoValue('another branch');
  return isRealBranch ? ofReal(w.re) : w;
}

/** What the first derivative costs: one value of the function and one quotient. */
export const LAMBERT_PRIME_COST = 850;

/** W_k'(z) = e^−W/(1 + W) (DLMF 4.13.4), also at z = 0; throws {@link NoValue} at the branch point −1/e. */
export const lambertPrime: SpecialFunction['value'] = ([k, z], bits) => {
  if (k === undefined || z === undefined) return undefined;
  const near = lambertW(k, z, bits + 16);
  const lost = Math.max(0, -topOf(add(near, C_ONE, bits + 16)));
  const w = lost === 0 ? near : lambertW(k, z, bits + 16 + lost);
  return div(exp(neg(w), bits + 16), add(w, C_ONE, bits + 16 + lost), bits);
};

/** The Lambert function, by the reader's name: lambertw(z) is W_0, lambertw(k, z) is W_k. */
export const LAMBERT: Readonly<Record<string, SpecialFunction>> = {
  lambertw: {
    arity: [1, 2],
    cost: 800,
    value: ([k, z], bits) => k && (z === undefined ? lambertW(C_ZERO, k, bits) : lambertW(k, z, bits)),
  },
};
