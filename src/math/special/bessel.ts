import {
  type BigComplex,
  C_I,
  C_ONE,
  conj,
  isReal,
  isZero,
  neg,
  ofNumber,
  timesI,
  timesPower,
  topOf,
} from '../big/complex.ts';
import { cosPi, sinPi } from '../big/elementary.ts';
import { NoValue } from '../big/real.ts';
import { type Field, field, sumOf, whole } from './field.ts';
import { reciprocalGamma } from './gamma-memory.ts';
import { asymptoticSeries, hypergeometricSeries } from './hypergeometric-series.ts';
import { offPole } from './limits.ts';
import type { SpecialFunction } from './special-function.ts';

type Ordered = (order: BigComplex, z: BigComplex, bits: number) => BigComplex;

/** (z/2)^ν / Γ(ν+1) · 0F1(; ν+1; sign · z²/4): J for −, I for + (DLMF 10.2.2, 10.25.2, 10.16.9). */
function ascending(order: BigComplex, z: BigComplex, bits: number, sign: 1 | -1): BigComplex {
  const n = whole(order);
  if (n !== undefined && n < 0) {
    const value = ascending(ofNumber(-n), z, bits, sign);
    return sign < 0 && n % 2 !== 0 ? neg(value) : value;
  }
  const f = field(bits + 20);
  const next = f.add(order, C_ONE);
  const square = timesPower(f.mul(z, z), -2);
  const series = hypergeometricSeries(
    { above: [], below: [next] },
    sign > 0 ? square : neg(square),
    bits + 10,
  );
  return f.mul(f.pow(timesPower(z, -1), order), reciprocalGamma(next, f.bits), series);
}

/** Σ a_k(ν) (u/z)^k with a_k of DLMF 10.17.1: 2F0(1/2+ν, 1/2−ν;; −u/(2z)). Undefined where it is not exact enough. */
function hankelSum(order: BigComplex, overZ: BigComplex, f: Field): BigComplex | undefined {
  const half = f.ratio(1, 2);
  const above = [f.add(half, order), f.sub(half, order)];
  return asymptoticSeries({ above, below: [] }, neg(timesPower(overZ, -1)), f.bits);
}

/** Below this modulus the asymptotic expansions are never exact enough: their smallest term is about e^(−2|z|). */
function mayBeFar(z: BigComplex, bits: number): boolean {
  return topOf(z) > Math.log2(bits * 0.3);
}

/**
 * H^{(1)} and H^{(2)} far out, DLMF 10.17.5 and 10.17.6, for Re z ≥ 0; the phase of the other one is opposite.
 */
function hankelFar(
  order: BigComplex,
  z: BigComplex,
  bits: number,
): readonly [BigComplex, BigComplex] | undefined {
  if (!mayBeFar(z, bits) || z.re.m < 0n) return undefined;
  const f = field(bits + 20 + Math.max(0, topOf(z)));
  const over = f.div(C_ONE, z);
  const [first, second] = [hankelSum(order, timesI(over), f), hankelSum(order, neg(timesI(over)), f)];
  if (first === undefined || second === undefined) return undefined;
  const phase = f.sub(z, f.mul(f.pi, f.add(timesPower(order, -1), f.ratio(1, 4))));
  const size = f.sqrt(f.div(ofNumber(2), f.mul(f.pi, z)));
  return [f.mul(size, f.exp(timesI(phase)), first), f.mul(size, f.exp(neg(timesI(phase))), second)];
}

/** J_ν(z). */
export const besselJ: Ordered = (order, z, bits) => {
  if (z.re.m < 0n && mayBeFar(z, bits)) return reflected(besselJ, order, z, bits);
  const far = hankelFar(order, z, bits);
  if (far === undefined) return ascending(order, z, bits, -1);
  return sumOf(bits, ({ bits: more }) => halves(hankelFar(order, z, more) ?? far));
};

function halves(parts: readonly BigComplex[]): readonly BigComplex[] {
  return parts.map((part) => timesPower(part, -1));
}

/** f_ν(z) = z^ν (−z)^{−ν} f_ν(−z) for J and I (DLMF 10.11.1, 10.34.1). */
function reflected(f: Ordered, order: BigComplex, z: BigComplex, bits: number): BigComplex {
  const { mul, pow } = field(bits + 10);
  return mul(f(order, neg(z), bits + 10), pow(z, order), pow(neg(z), neg(order)));
}

/** Y_ν(z) = (J_ν cos νπ − J_{−ν}) / sin νπ (DLMF 10.2.3), and its limit at whole ν. */
export const besselY: Ordered = (order, z, bits) => {
  const far = hankelFar(order, z, bits);
  if (far !== undefined)
    return sumOf(bits, ({ bits: more }) => {
      const [first, second] = hankelFar(order, z, more) ?? far;
      return [neg(timesI(timesPower(first, -1))), timesI(timesPower(second, -1))];
    });
  return offPole(order, bits, (near, work) =>
    sumOf(work, (f) => {
      const below = f.div(C_ONE, sinPi(near, f.bits));
      return [
        f.mul(ascending(near, z, f.bits, -1), cosPi(near, f.bits), below),
        neg(f.mul(ascending(neg(near), z, f.bits, -1), below)),
      ];
    }),
  );
};

/** I_ν(z). */
export const besselI: Ordered = (order, z, bits) => {
  if (z.re.m < 0n && mayBeFar(z, bits)) return reflected(besselI, order, z, bits);
  return iFar(order, z, bits) ?? ascending(order, z, bits, 1);
};

/** DLMF 10.40.5, with the exponentially small part, for Re z ≥ 0. */
function iFar(order: BigComplex, z: BigComplex, bits: number): BigComplex | undefined {
  if (!mayBeFar(z, bits) || z.re.m < 0n) return undefined;
  const f = field(bits + 20 + Math.max(0, topOf(z)));
  const over = f.div(C_ONE, z);
  const [rising, falling] = [hankelSum(order, neg(over), f), hankelSum(order, over, f)];
  if (rising === undefined || falling === undefined) return undefined;
  const size = f.div(C_ONE, f.sqrt(f.times(f.mul(f.pi, z), 2)));
  const turn = z.im.m < 0n ? neg(C_I) : C_I;
  const phase = f.mul(turn, f.exp(f.mul(turn, f.pi, order)));
  return f.mul(size, f.add(f.mul(f.exp(z), rising), f.mul(phase, f.exp(neg(z)), falling)));
}

/** K_ν(z) = (π/2) (I_{−ν} − I_ν) / sin νπ (DLMF 10.27.4), and its limit at whole ν. */
export const besselK: Ordered = (order, z, bits) => {
  if (isZero(z)) throw new NoValue('K at 0');
  const far = kFar(order, z, bits);
  if (far !== undefined) return far;
  return offPole(order, bits, (near, work) =>
    sumOf(work, (f) => {
      const size = f.div(timesPower(f.pi, -1), sinPi(near, f.bits));
      return [
        f.mul(size, ascending(neg(near), z, f.bits, 1)),
        neg(f.mul(size, ascending(near, z, f.bits, 1))),
      ];
    }),
  );
};

/** DLMF 10.40.2, for Re z ≥ 0. */
function kFar(order: BigComplex, z: BigComplex, bits: number): BigComplex | undefined {
  if (!mayBeFar(z, bits) || z.re.m < 0n) return undefined;
  const f = field(bits + 20 + Math.max(0, topOf(z)));
  const sum = hankelSum(order, f.div(C_ONE, z), f);
  return sum && f.mul(f.sqrt(f.div(f.pi, timesPower(z, 1))), f.exp(neg(z)), sum);
}

/** H^{(1)} = J + iY and H^{(2)} = J − iY (DLMF 10.4.3). */
function hankel(kind: 1 | 2): Ordered {
  return (order, z, bits) => {
    const far = hankelFar(order, z, bits);
    if (far !== undefined) return far[kind - 1] ?? C_ONE;
    return sumOf(bits, (f) => {
      const y = timesI(besselY(order, z, f.bits));
      return [besselJ(order, z, f.bits), kind === 1 ? y : neg(y)];
    });
  };
}

/** √(π/2z) f_{n+1/2}(z) (DLMF 10.47.3 to 10.47.6). */
function spherical(f: Ordered): Ordered {
  return (order, z, bits) => {
    const n = whole(order);
    if (isZero(z) && n !== undefined && n >= 0 && f === besselJ) return n === 0 ? C_ONE : ofNumber(0);
    const work = field(bits + 10);
    const value = f(work.add(order, work.ratio(1, 2)), z, bits + 10);
    return work.mul(work.sqrt(work.div(work.pi, timesPower(z, 1))), value);
  };
}

/** z^{ν+1} 2^{−ν} / (√π Γ(ν+3/2)) · 1F2(1; 3/2, ν+3/2; ∓z²/4): Struve's H and L (DLMF 11.2.1, 11.2.2). */
function struve(sign: 1 | -1): Ordered {
  return (order, z, bits) => {
    const f = field(bits + 20);
    const shifted = f.add(order, f.ratio(3, 2));
    const square = timesPower(f.mul(z, z), -2);
    const below = [f.ratio(3, 2), shifted];
    const series = hypergeometricSeries(
      { above: [C_ONE], below },
      sign > 0 ? square : neg(square),
      bits + 10,
    );
    const power = f.pow(timesPower(z, -1), f.add(order, C_ONE));
    return f.div(f.times(f.mul(power, reciprocalGamma(shifted, f.bits), series), 2), f.sqrt(f.pi));
  };
}

/** What is real for real order and positive argument is returned without the rounding of its imaginary part. */
function real(compute: Ordered): Ordered {
  return (order, z, bits) => {
    const value = compute(order, z, bits);
    return isReal(order) && isReal(z) && z.re.m > 0n ? { re: value.re, im: { m: 0n, e: 0 } } : value;
  };
}

function row(compute: Ordered): SpecialFunction {
  return {
    arity: [2],
    cost: COST,
    value: ([order, z], bits) => (order && z ? compute(order, z, bits) : undefined),
  };
}

/** Measured at 70 and 128 bits: 100 to 400 µs for arguments of order one, twice that for Y and K. */
const COST = 200;

/**
 * Bessel functions of any complex order (DLMF 10.1 to 10.47), principal branches with the cut (−∞, 0] seen from above. The
 * argument of the spherical ones is that of the DLMF, h^{(2)} the conjugate of h^{(1)} on real arguments.
 */
export const BESSEL: Readonly<Record<string, SpecialFunction>> = {
  besselj: row(real(besselJ)),
  bessely: row(real(besselY)),
  besseli: row(real(besselI)),
  besselk: row(real(besselK)),
  hankel1: row(hankel(1)),
  hankel2: row((order, z, bits) =>
    isReal(order) && isReal(z) && z.re.m > 0n ? conj(hankel(1)(order, z, bits)) : hankel(2)(order, z, bits),
  ),
  sphericalj: row(spherical(real(besselJ))),
  sphericaly: row(spherical(real(besselY))),
  sphericalh1: row(spherical(hankel(1))),
  sphericalh2: row(spherical(hankel(2))),
  struveh: row(struve(-1)),
  struvel: row(struve(1)),
};
