import {
  type BigComplex,
  C_ONE,
  C_ZERO,
  isZero,
  modulus,
  neg,
  ofNumber,
  sub,
  topOf,
} from '../big/complex.ts';
import { toNumber } from '../big/convert.ts';
import { NoValue } from '../big/real.ts';
import { type Field, field, isNonPositive, sumOf } from './field.ts';
import { reciprocalGamma } from './gamma-memory.ts';
import { hypergeometricSeries } from './hypergeometric-series.ts';
import { offPole } from './limits.ts';

/** The parameters a, b, c of 2F1. */
type Abc = readonly [BigComplex, BigComplex, BigComplex];

/** A series whose argument has at most this modulus is summed as it is. */
const NEAR = 0.6;
/** Beyond it in every transformation, the differential equation continues the function. */
const FAR = 0.9;

/** 2F1(a, b; c; z) in the whole plane; on the cut (1, ∞) the value from below, as in mpmath and Mathematica. */
export function gauss(abc: Abc, z: BigComplex, bits: number): BigComplex {
  const [a, b, c] = abc;
  if (isNonPositive(c)) throw new NoValue('a pole of 2F1');
  if (isZero(sub(z, C_ONE, bits + 64))) return atOne(abc, bits);
  const sizes = sizesOf(z);
  if (sizes.plain <= NEAR) return series(abc, z, bits);
  const [best] = Object.entries(sizes).sort(([, one], [, two]) => one - two);
  const [way, size] = best ?? ['plain', 1];
  if (size > FAR) return continued(abc, z, bits);
  const f = field(bits + 30);
  switch (way) {
    case 'pfaff': {
      // DLMF 15.8.1
      const rest = f.sub(C_ONE, z);
      const value = series([a, f.sub(c, b), c], f.div(z, neg(rest)), f.bits);
      return f.mul(f.pow(rest, neg(a)), value);
    }
    case 'one':
      return offPole(f.sub(f.sub(c, a), b), bits, (d, work) => aroundOne(abc, d, z, work));
    case 'inverse':
      return offPole(f.sub(b, a), bits, (d, work) => aroundInfinity(abc, d, z, work));
    case 'inverseOne':
      return offPole(f.sub(b, a), bits, (d, work) => aroundInverseOne(abc, d, z, work));
    case 'oneInverse':
      return offPole(f.sub(f.sub(c, a), b), bits, (d, work) => aroundOneInverse(abc, d, z, work));
    default:
      return series(abc, z, bits);
  }
}

function series([a, b, c]: Abc, z: BigComplex, bits: number): BigComplex {
  return hypergeometricSeries({ above: [a, b], below: [c] }, z, bits);
}

interface Sizes extends Readonly<Record<string, number>> {
  readonly plain: number;
}

/** The moduli of the six arguments of Kummer's solutions (DLMF 15.10.11 to 15.10.16). */
function sizesOf(z: BigComplex): Sizes {
  const size = toNumber(modulus(z, 64));
  const rest = toNumber(modulus(sub(C_ONE, z, 64), 64));
  return {
    plain: size,
    pfaff: size / rest,
    one: rest,
    inverse: 1 / size,
    inverseOne: 1 / rest,
    oneInverse: rest / size,
  };
}

/** Γ(c)Γ(c−a−b)/(Γ(c−a)Γ(c−b)) (DLMF 15.4.20). */
function atOne([a, b, c]: Abc, bits: number): BigComplex {
  const f = field(bits + 30);
  const d = f.sub(f.sub(c, a), b);
  if (d.re.m <= 0n) throw new NoValue('2F1 diverges at 1');
  const above = f.mul(reciprocalGamma(f.sub(c, a), f.bits), reciprocalGamma(f.sub(c, b), f.bits));
  return f.div(above, f.mul(reciprocalGamma(c, f.bits), reciprocalGamma(d, f.bits)));
}

/** DLMF 15.8.4 with b replaced so that c − a − b is `d`. */
function aroundOne([a, , c]: Abc, d: BigComplex, z: BigComplex, bits: number): BigComplex {
  return sumOf(bits, (f) => {
    const b = f.sub(f.sub(c, a), d);
    const rest = f.sub(C_ONE, z);
    const size = f.div(f.pi, f.mul(f.sin(f.mul(f.pi, d)), reciprocalGamma(c, f.bits)));
    const [ca, cb] = [f.sub(c, a), f.sub(c, b)];
    return [
      f.mul(size, inverseGammas(f, [ca, cb]), regular(f, [a, b, f.sub(C_ONE, d)], rest)),
      neg(f.mul(size, f.pow(rest, d), inverseGammas(f, [a, b]), regular(f, [ca, cb, f.add(d, C_ONE)], rest))),
    ];
  });
}

/** DLMF 15.8.2 with b replaced so that b − a is `d`. */
function aroundInfinity([a, , c]: Abc, d: BigComplex, z: BigComplex, bits: number): BigComplex {
  return sumOf(bits, (f) => {
    const b = f.add(a, d);
    const w = f.div(C_ONE, z);
    const size = f.div(f.pi, f.mul(f.sin(f.mul(f.pi, d)), reciprocalGamma(c, f.bits)));
    const [ca, cb] = [f.sub(c, a), f.sub(c, b)];
    const part = (power: BigComplex, other: BigComplex, abc: Abc, inverse: BigComplex) =>
      f.mul(size, f.pow(neg(z), neg(power)), inverseGammas(f, [other, inverse]), regular(f, abc, w));
    const up = (x: BigComplex) => f.add(x, C_ONE);
    return [part(a, b, [a, up(neg(ca)), up(neg(d))], ca), neg(part(b, a, [b, up(neg(cb)), up(d)], cb))];
  });
}

/** DLMF 15.8.3: the argument 1/(1−z), with b replaced so that b − a is `d`. */
function aroundInverseOne([a, , c]: Abc, d: BigComplex, z: BigComplex, bits: number): BigComplex {
  return sumOf(bits, (f) => {
    const b = f.add(a, d);
    const rest = f.sub(C_ONE, z);
    const size = f.div(f.pi, f.mul(f.sin(f.mul(f.pi, d)), reciprocalGamma(c, f.bits)));
    const [ca, cb] = [f.sub(c, a), f.sub(c, b)];
    const first = f.mul(f.pow(rest, neg(a)), inverseGammas(f, [b, ca]));
    const second = f.mul(f.pow(rest, neg(b)), inverseGammas(f, [a, cb]));
    const w = f.div(C_ONE, rest);
    return [
      f.mul(size, first, regular(f, [a, cb, f.sub(C_ONE, d)], w)),
      neg(f.mul(size, second, regular(f, [b, ca, f.add(C_ONE, d)], w))),
    ];
  });
}

/** DLMF 15.8.5: the argument 1 − 1/z, with b replaced so that c − a − b is `d`. */
function aroundOneInverse([a, , c]: Abc, d: BigComplex, z: BigComplex, bits: number): BigComplex {
  return sumOf(bits, (f) => {
    const b = f.sub(f.sub(c, a), d);
    const w = f.sub(C_ONE, f.div(C_ONE, z));
    const size = f.div(f.pi, f.mul(f.sin(f.mul(f.pi, d)), reciprocalGamma(c, f.bits)));
    const [ca, cb] = [f.sub(c, a), f.sub(c, b)];
    const up = (x: BigComplex) => f.add(x, C_ONE);
    const first = f.mul(f.pow(z, neg(a)), inverseGammas(f, [ca, cb]));
    const second = f.mul(f.pow(z, neg(ca)), f.pow(f.sub(C_ONE, z), d), inverseGammas(f, [a, b]));
    return [
      f.mul(size, first, regular(f, [a, up(neg(ca)), up(neg(d))], w)),
      neg(f.mul(size, second, regular(f, [ca, f.sub(C_ONE, a), up(d)], w))),
    ];
  });
}

function inverseGammas(f: Field, values: readonly BigComplex[]): BigComplex {
  return f.mul(...values.map((value) => reciprocalGamma(value, f.bits)));
}

/** 2F1/Γ(c) by its series. */
function regular(f: Field, abc: Abc, z: BigComplex): BigComplex {
  return f.mul(series(abc, z, f.bits), reciprocalGamma(abc[2], f.bits));
}

/** Near e^{±iπ/3} every argument has modulus 1: Taylor steps of the differential equation (DLMF 15.10.1) from 0.55 z/|z|. */
function continued(abc: Abc, z: BigComplex, bits: number): BigComplex {
  const f = field(bits + 60);
  const [a, b, c] = abc;
  const start = f.times(f.div(z, { re: modulus(z, f.bits), im: C_ZERO.im }), 55, 100);
  const up = (x: BigComplex) => f.add(x, C_ONE);
  const slope = f.div(f.mul(a, b, series([up(a), up(b), up(c)], start, f.bits)), c);
  let [low, high] = [series(abc, start, f.bits), slope];
  const step = f.sub(z, start);
  let power = step;
  let value = f.add(low, f.mul(high, power));
  const scale = f.div(C_ONE, f.mul(start, f.sub(C_ONE, start)));
  const turn = f.sub(c, f.mul(start, up(f.add(a, b))));
  const slant = f.sub(C_ONE, f.times(start, 2));
  for (let n = 0; n < MAX_STEPS; n += 1) {
    const shift = ofNumber(n);
    const rising = f.times(f.mul(f.add(f.times(slant, n), turn), high), n + 1);
    const falling = f.mul(f.add(a, shift), f.add(b, shift), low);
    const next = f.times(f.mul(f.sub(falling, rising), scale), 1, (n + 1) * (n + 2));
    [low, high] = [high, next];
    power = f.mul(power, step);
    const term = f.mul(next, power);
    value = f.add(value, term);
    if (n > 8 && topOf(term) < topOf(value) - f.bits) return value;
  }
  throw new NoValue('no way to continue 2F1');
}

const MAX_STEPS = 3000;
