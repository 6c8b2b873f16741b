import { type BigComplex, C_ONE, C_ZERO, isZero, neg, timesPower, topOf } from '../big/complex.ts';
import { NoValue } from '../big/real.ts';
import { type Field, field } from './field.ts';
import type { SpecialFunction } from './special-function.ts';

type Three = readonly [BigComplex, BigComplex, BigComplex];
type Four = readonly [BigComplex, BigComplex, BigComplex, BigComplex];

/** Rounds of duplication; each makes the relative differences four times smaller. */
const MAX_ROUNDS = 400;

/** √x√y + √y√z + √z√x, the shift of one duplication (DLMF 19.26.18). */
function shiftOf([x, y, z]: Three, f: Field): BigComplex {
  const [u, v, w] = [f.sqrt(x), f.sqrt(y), f.sqrt(z)];
  return f.add(f.mul(u, v), f.mul(v, w), f.mul(w, u));
}

function quarter(f: Field, a: BigComplex, b: BigComplex): BigComplex {
  return timesPower(f.add(a, b), -2);
}

/** Whether the differences are so small that the terms of 6th order in them, left out by the expansions, do not count. */
function isSettled(mean: BigComplex, values: readonly BigComplex[], f: Field): boolean {
  const spread = Math.max(...values.map((value) => topOf(f.sub(mean, value))));
  return 6 * (spread - topOf(mean)) < -f.bits;
}

/** R_F by duplication and the expansion of DLMF 19.36.1 (Carlson, Numerical computation of real or complex elliptic integrals, 1995). */
export function carlsonRF(start: Three, bits: number): BigComplex {
  if (start.filter(isZero).length > 1) throw new NoValue('two zeros in R_F');
  const f = field(bits + 20);
  let [x, y, z] = start;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const mean = f.times(f.add(x, y, z), 1, 3);
    if (isSettled(mean, [x, y, z], f)) {
      const [p, q] = [f.sub(C_ONE, f.div(x, mean)), f.sub(C_ONE, f.div(y, mean))];
      const r = neg(f.add(p, q));
      const e2 = f.sub(f.mul(p, q), f.mul(r, r));
      const e3 = f.mul(p, q, r);
      const series = f.add(
        C_ONE,
        f.times(e2, -1, 10),
        f.times(e3, 1, 14),
        f.times(f.mul(e2, e2), 1, 24),
        f.times(f.mul(e2, e3), -3, 44),
      );
      return f.div(series, f.sqrt(mean));
    }
    const shift = shiftOf([x, y, z], f);
    [x, y, z] = [quarter(f, x, shift), quarter(f, y, shift), quarter(f, z, shift)];
  }
  throw new NoValue('R_F does not settle');
}

/** R_C(x, y) = R_F(x, y, y) (DLMF 19.2.17); for y < 0 its principal value √(x/(x−y)) R_C(x−y, −y) (DLMF 19.2.20). */
export function carlsonRC(x: BigComplex, y: BigComplex, bits: number): BigComplex {
  if (isZero(y)) throw new NoValue('R_C at y = 0');
  if (y.im.m !== 0n || y.re.m > 0n) return carlsonRF([x, y, y], bits);
  const f = field(bits + 20);
  const far = f.sub(x, y);
  return f.mul(f.sqrt(f.div(x, far)), carlsonRF([far, neg(y), neg(y)], f.bits));
}

/** R_J by duplication, with R_C at every round (Carlson 1995, algorithm 4; DLMF 19.36.2 for the expansion). */
export function carlsonRJ(start: Four, bits: number): BigComplex {
  if (start.slice(0, 3).filter(isZero).length > 1 || isZero(start[3]))
    throw new NoValue('too many zeros in R_J');
  const f = field(bits + 30);
  let [x, y, z, p] = start;
  let sum = C_ZERO;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const mean = f.times(f.add(x, y, z, p, p), 1, 5);
    if (isSettled(mean, [x, y, z, p], f)) {
      const last = timesPower(f.div(expansionRJ([x, y, z], mean, f), f.mul(mean, f.sqrt(mean))), -2 * round);
      return f.add(last, f.times(sum, 6));
    }
    const root = f.sqrt(p);
    const [u, v, w] = [f.sqrt(x), f.sqrt(y), f.sqrt(z)];
    const shift = f.add(f.mul(u, v), f.mul(v, w), f.mul(w, u));
    const d = f.mul(f.add(root, u), f.add(root, v), f.add(root, w));
    const e = f.div(f.mul(f.sub(p, x), f.sub(p, y), f.sub(p, z)), f.mul(d, d));
    const term = f.div(carlsonRC(C_ONE, f.add(C_ONE, e), f.bits), d);
    sum = f.add(sum, timesPower(term, -2 * round));
    [x, y, z, p] = [quarter(f, x, shift), quarter(f, y, shift), quarter(f, z, shift), quarter(f, p, shift)];
  }
  throw new NoValue('R_J does not settle');
}

/** DLMF 19.36.2 in the symmetric functions of the relative differences; p follows from their sum. */
function expansionRJ([x, y, z]: Three, mean: BigComplex, f: Field): BigComplex {
  const [a, b, c] = [x, y, z].map((value) => f.sub(C_ONE, f.div(value, mean))) as [
    BigComplex,
    BigComplex,
    BigComplex,
  ];
  const p = timesPower(neg(f.add(a, b, c)), -1);
  const square = f.mul(p, p);
  const cube = f.mul(square, p);
  const pairs = f.add(f.mul(a, b), f.mul(b, c), f.mul(c, a));
  const product = f.mul(a, b, c);
  const e2 = f.sub(pairs, f.times(square, 3));
  const e3 = f.add(product, f.times(f.mul(e2, p), 2), f.times(cube, 4));
  const e4 = f.mul(f.add(f.times(product, 2), f.mul(e2, p), f.times(cube, 3)), p);
  const e5 = f.mul(product, square);
  return f.add(
    C_ONE,
    f.times(e2, -3, 14),
    f.times(e3, 1, 6),
    f.times(f.mul(e2, e2), 9, 88),
    f.times(e4, -3, 22),
    f.times(f.mul(e2, e3), -9, 52),
    f.times(e5, 3, 26),
  );
}

/** R_D(x, y, z) = R_J(x, y, z, z) (DLMF 19.16.6). */
export function carlsonRD([x, y, z]: Three, bits: number): BigComplex {
  return carlsonRJ([x, y, z, z], bits);
}

/** 2 R_G = z R_F − (x−z)(y−z)/3 R_D + √(xy/z) (DLMF 19.21.10). */
function carlsonRG(args: Three, bits: number): BigComplex {
  const [z, x, y] = [...args].sort((a, b) => topOf(b) - topOf(a)) as [BigComplex, BigComplex, BigComplex];
  if (isZero(z)) return C_ZERO;
  const f = field(bits + 40);
  if (isZero(x) && isZero(y)) return timesPower(f.sqrt(z), -1);
  const product = f.times(f.mul(f.sub(x, z), f.sub(y, z), carlsonRD([x, y, z], f.bits)), 1, 3);
  const root = f.div(f.mul(f.sqrt(x), f.sqrt(y)), f.sqrt(z));
  return timesPower(f.add(f.mul(z, carlsonRF([x, y, z], f.bits)), neg(product), root), -1);
}

function ternary(compute: (args: Three, bits: number) => BigComplex): SpecialFunction {
  return {
    arity: [3],
    cost: 300,
    value: ([x, y, z], bits) => (x && y && z ? compute([x, y, z], bits) : undefined),
  };
}

/** Carlson's symmetric integrals (DLMF 19.16), principal values. */
export const CARLSON: Readonly<Record<string, SpecialFunction>> = {
  carlsonrf: ternary(carlsonRF),
  carlsonrd: ternary(carlsonRD),
  carlsonrg: ternary(carlsonRG),
  carlsonrc: { arity: [2], cost: 200, value: ([x, y], bits) => (x && y ? carlsonRC(x, y, bits) : undefined) },
  carlsonrj: {
    arity: [4],
    cost: 2000,
    value: ([x, y, z, p], bits) => (x && y && z && p ? carlsonRJ([x, y, z, p], bits) : undefined),
  },
};
