import { type BigComplex, C_ONE, isReal, neg, ofNumber, topOf } from '../big/complex.ts';
import { BIG_ZERO } from '../big/real.ts';
import { besselI, besselJ, besselK } from './bessel.ts';
import { type Field, field, sumOf } from './field.ts';
import { reciprocalGamma } from './gamma-memory.ts';
import { hypergeometricSeries } from './hypergeometric-series.ts';
import type { SpecialFunction } from './special-function.ts';

/** The two standard solutions f and g of w″ = zw, or their derivatives (DLMF 9.4.1 to 9.4.4 as 0F1 of z³/9). */
function solutions(z: BigComplex, isDerivative: boolean, f: Field): readonly [BigComplex, BigComplex] {
  const ninth = f.times(f.mul(z, z, z), 1, 9);
  const series = (p: number) => hypergeometricSeries({ above: [], below: [f.ratio(p, 3)] }, ninth, f.bits);
  if (!isDerivative) return [series(2), f.mul(z, series(4))];
  return [f.times(f.mul(z, z, series(5)), 1, 2), series(1)];
}

/** Ai = c₁f − c₂g, Bi = √3 (c₁f + c₂g) with c₁ = 3^{−2/3}/Γ(2/3), c₂ = 3^{−1/3}/Γ(1/3) (DLMF 9.2.3 to 9.2.6). */
function airy(kind: 'ai' | 'bi', isDerivative: boolean): SpecialFunction['value'] {
  return ([z], bits) => {
    if (z === undefined) return undefined;
    if (topOf(z) > FAR) return airyFar(kind, isDerivative, z, bits);
    const value = sumOf(bits, (f) => {
      const [even, odd] = solutions(z, isDerivative, f);
      const third = f.pow(ofNumber(3), f.ratio(-1, 3));
      const first = f.mul(third, third, reciprocalGamma(f.ratio(2, 3), f.bits), even);
      const second = f.mul(third, reciprocalGamma(f.ratio(1, 3), f.bits), odd);
      const size = kind === 'ai' ? C_ONE : f.sqrt(ofNumber(3));
      return [f.mul(size, first), f.mul(size, kind === 'ai' ? neg(second) : second)];
    });
    return isReal(z) ? { re: value.re, im: BIG_ZERO } : value;
  };
}

/** Beyond 2 to this power Ai and Bi are computed as Bessel functions of order 1/3, which have asymptotic expansions. */
const FAR = 4;

/** DLMF 9.6.2 to 9.6.9 with ζ = 2/3 z^{3/2}, on the right half-plane by I and K, on the left one by J of −z. */
function airyFar(kind: 'ai' | 'bi', isDerivative: boolean, z: BigComplex, bits: number): BigComplex {
  const isLeft = z.re.m < 0n;
  const f = field(bits + 30);
  const x = isLeft ? neg(z) : z;
  const zeta = f.times(f.mul(x, f.sqrt(x)), 2, 3);
  const order = f.ratio(isDerivative ? 2 : 1, 3);
  const size = isDerivative ? x : f.sqrt(x);
  if (!isLeft && kind === 'ai') {
    const value = f.div(f.mul(size, besselK(order, zeta, f.bits)), f.mul(f.pi, f.sqrt(ofNumber(3))));
    return isDerivative ? neg(value) : value;
  }
  const bessel = isLeft ? besselJ : besselI;
  const scale = kind === 'ai' ? f.times(size, 1, 3) : f.div(size, f.sqrt(ofNumber(3)));
  return f.mul(
    scale,
    sumOf(f.bits, (work) => {
      const [plus, minus] = [bessel(order, zeta, work.bits), bessel(neg(order), zeta, work.bits)];
      return [
        isFlipped(kind, isDerivative, isLeft) ? neg(plus) : plus,
        isSubtracted(kind, isDerivative, isLeft) ? neg(minus) : minus,
      ];
    }),
  );
}

/** Bi(−x) = √(x/3) (J_{−1/3} − J_{1/3}). */
function isFlipped(kind: 'ai' | 'bi', isDerivative: boolean, isLeft: boolean): boolean {
  return isLeft && kind === 'bi' && !isDerivative;
}

/** Ai′(−x) = (x/3) (J_{2/3} − J_{−2/3}). */
function isSubtracted(kind: 'ai' | 'bi', isDerivative: boolean, isLeft: boolean): boolean {
  return isLeft && kind === 'ai' && isDerivative;
}

/** Ai and Bi with their first derivatives, entire (DLMF 9.2). */
export const AIRY = {
  airyai: { arity: [1], cost: 250, value: airy('ai', false) },
  airybi: { arity: [1], cost: 250, value: airy('bi', false) },
} as const satisfies Readonly<Record<string, SpecialFunction>>;

/** Ai′(z). */
export const airyAiPrime = airy('ai', true);
/** Bi′(z). */
export const airyBiPrime = airy('bi', true);
