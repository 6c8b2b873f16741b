import { type BigComplex, C_ONE, C_ZERO, isReal, neg, ofNumber, timesPower } from '../big/complex.ts';
import { BIG_ZERO } from '../big/real.ts';
import { type Field, field, sumOf, whole } from './field.ts';
import { reciprocalGamma } from './gamma-memory.ts';
import { hyperU } from './hypergeometric.ts';
import { hypergeometricSeries } from './hypergeometric-series.ts';
import { binary, type SpecialFunction, ternary } from './special-function.ts';

const I: BigComplex = { re: BIG_ZERO, im: C_ONE.re };

/** Γ(l+1+iη) Γ(l+1−iη), the square of |Γ(l+1+iη)| for real l and η. */
function gammaPair(l: BigComplex, eta: BigComplex, f: Field): BigComplex {
  const [turned, first] = [f.mul(I, eta), f.add(l, C_ONE)];
  const below = f.mul(
    reciprocalGamma(f.add(first, turned), f.bits),
    reciprocalGamma(f.sub(first, turned), f.bits),
  );
  return f.div(C_ONE, below);
}

/** C_l(η) = 2^l e^{−πη/2} |Γ(l+1+iη)| / Γ(2l+2) (DLMF 33.2.5). */
function coulombC(l: BigComplex, eta: BigComplex, bits: number): BigComplex {
  const f = field(bits + 20);
  const size = f.mul(f.sqrt(gammaPair(l, eta, f)), reciprocalGamma(f.add(l, l, ofNumber(2)), f.bits));
  const decay = f.exp(neg(timesPower(f.mul(f.pi, eta), -1)));
  return realOf(f.mul(f.pow(ofNumber(2), l), decay, size), l, eta);
}

/** F_l(η, ρ) = C_l(η) ρ^{l+1} e^{−iρ} M(l+1−iη, 2l+2, 2iρ) (DLMF 33.2.3, upper signs). */
function coulombF(l: BigComplex, eta: BigComplex, rho: BigComplex, bits: number): BigComplex {
  const f = field(bits + 20);
  const wave = sumOf(f.bits, (g) => {
    const a = g.sub(g.add(l, C_ONE), g.mul(I, eta));
    const below = g.add(l, l, ofNumber(2));
    const argument = timesPower(g.mul(I, rho), 1);
    const series = hypergeometricSeries({ above: [a], below: [below] }, argument, g.bits);
    return [g.mul(g.exp(neg(g.mul(I, rho))), series)];
  });
  const value = f.mul(coulombC(l, eta, f.bits), f.pow(rho, f.add(l, C_ONE)), wave);
  return realOf(value, l, eta, rho);
}

/** G_l(η, ρ) = (H⁺ + H⁻)/2 (DLMF 33.2.7 and 33.2.11), right of ρ = 0. */
function coulombG(l: BigComplex, eta: BigComplex, rho: BigComplex, bits: number): BigComplex | undefined {
  if (![l, eta, rho].every(isReal) || rho.re.m <= 0n || whole(rho) === 0) return undefined;
  const value = sumOf(bits + 10, (f) => [outgoing(l, eta, rho, 1, f), outgoing(l, eta, rho, -1, f)]);
  return realOf(timesPower(value, -1), l, eta, rho);
}

/**
 * H^±_l = e^{±iθ} (∓2iρ)^{l+1±iη} U(l+1±iη, 2l+2, ∓2iρ), θ = ρ − η ln 2ρ − lπ/2 + arg Γ(l+1+iη) (DLMF 33.2.7, 33.2.9,
 * 33.2.10).
 */
function outgoing(l: BigComplex, eta: BigComplex, rho: BigComplex, sign: 1 | -1, f: Field): BigComplex {
  const turned = f.times(f.mul(I, eta), sign);
  const a = f.add(l, C_ONE, turned);
  const argument = f.times(f.mul(I, rho), -2 * sign);
  const angle = f.sub(rho, f.add(f.mul(eta, f.log(timesPower(rho, 1))), timesPower(f.mul(l, f.pi), -1)));
  // e^{±i arg Γ(l+1+iη)} = Γ(l+1±iη) / |Γ(l+1+iη)|
  const phase = f.div(C_ONE, f.mul(reciprocalGamma(a, f.bits), f.sqrt(gammaPair(l, eta, f))));
  const power = f.mul(f.pow(argument, a), hyperU(a, f.add(l, l, ofNumber(2)), argument, f.bits));
  return f.mul(f.exp(f.times(f.mul(I, angle), sign)), phase, power);
}

/** The value of real parameters is real. */
function realOf(value: BigComplex, ...at: readonly BigComplex[]): BigComplex {
  const isPositive = at.length < 3 || (at[2] ?? C_ZERO).re.m >= 0n;
  return at.every(isReal) && isPositive ? { re: value.re, im: BIG_ZERO } : value;
}

/** Coulomb wave functions, by the reader's names: parameter l, η, then the variable ρ. */
export const COULOMB: Readonly<Record<string, SpecialFunction>> = {
  coulombc: binary(coulombC, 800),
  coulombf: ternary(coulombF, 1500),
  coulombg: {
    arity: [3],
    cost: 4000,
    value: ([l, eta, rho], bits) => l && eta && rho && coulombG(l, eta, rho, bits),
  },
};
