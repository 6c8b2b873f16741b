import { type BigComplex, C_ONE, isZero, neg, ofNumber, topOf } from '../big/complex.ts';
import { NoValue } from '../big/real.ts';
import { field, isNonPositive, sumOf, whole } from './field.ts';
import { reciprocalGamma } from './gamma-memory.ts';
import { gauss } from './gauss.ts';
import {
  asymptoticSeries,
  hypergeometricSeries,
  isPolynomial,
  type Parameters,
} from './hypergeometric-series.ts';
import { offPole } from './limits.ts';
import type { SpecialFunction } from './special-function.ts';

/** pFq(a; b; z): the series, Kummer's transformation for 1F1, Gauss' connection formulas for 2F1. */
export function hypergeometric({ above, below }: Parameters, z: BigComplex, bits: number): BigComplex {
  if (isZero(z)) return C_ONE;
  const [a, b] = above;
  const [c] = below;
  if (above.length === 2 && below.length === 1 && a && b && c && !isPolynomial(above))
    return gauss([a, b, c], z, bits);
  if (above.length === 1 && below.length === 1 && a && c && z.re.m < 0n && !isPolynomial(above))
    return kummer(a, c, z, bits);
  if (above.length === 1 && below.length === 0 && a) {
    const f = field(bits + 10);
    return f.pow(f.sub(C_ONE, z), neg(a));
  }
  return hypergeometricSeries({ above, below }, z, bits);
}

/** 1F1(a; c; z) = e^z 1F1(c−a; c; −z) (DLMF 13.2.39), whose terms do not alternate left of 0. */
function kummer(a: BigComplex, c: BigComplex, z: BigComplex, bits: number): BigComplex {
  if (isNonPositive(c)) throw new NoValue('a pole of 1F1');
  const f = field(bits + 20);
  return f.mul(f.exp(z), hypergeometricSeries({ above: [f.sub(c, a)], below: [c] }, neg(z), bits + 20));
}

/** pFq / (Γ(b₁) … Γ(b_q)), entire in the lower parameters (DLMF 16.2.5). */
export function regularised({ above, below }: Parameters, z: BigComplex, bits: number): BigComplex {
  const pole = below.find((b) => isNonPositive(b) && !endsBefore(above, b));
  if (pole !== undefined) return beyondPole({ above, below }, pole, z, bits);
  const f = field(bits + 20);
  const gammas = below.map((b) => reciprocalGamma(b, f.bits));
  if (gammas.some(isZero)) return beyondPole({ above, below }, below.find(isNonPositive) ?? C_ONE, z, bits);
  return f.mul(hypergeometric({ above, below }, z, f.bits), ...gammas);
}

function endsBefore(above: readonly BigComplex[], b: BigComplex): boolean {
  return above.some((a) => isNonPositive(a) && (whole(a) ?? 0) >= (whole(b) ?? 0));
}

/** Where b = −N the terms up to N vanish: (a)_n z^n pFq(a+n; b′+n, n+1; z) regularised, with n = N+1 (DLMF 15.2.3_5). */
function beyondPole(p: Parameters, pole: BigComplex, z: BigComplex, bits: number): BigComplex {
  const n = 1 - (whole(pole) ?? 0);
  if (n > MAX_POLE) throw new NoValue('a pole too far out');
  const f = field(bits + 40);
  const at = p.below.indexOf(pole);
  const move = (values: readonly BigComplex[]) => values.map((value) => f.add(value, ofNumber(n)));
  let front = C_ONE;
  for (let k = 0; k < n; k += 1) front = f.mul(front, z, ...p.above.map((a) => f.add(a, ofNumber(k))));
  if (isZero(front)) return front;
  const below = [...move(p.below.filter((_, index) => index !== at)), ofNumber(n + 1)];
  return f.mul(front, regularised({ above: move(p.above), below }, z, f.bits));
}

const MAX_POLE = 500;

/**
 * Tricomi's U(a, b, z) (DLMF 13.2.42), its limits at whole b, its polynomials, and 13.7.3 far out; the cut (−∞, 0] is seen
 * from above.
 */
export function hyperU(a: BigComplex, b: BigComplex, z: BigComplex, bits: number): BigComplex {
  const f = field(bits + 20);
  const above = [a, f.add(f.sub(a, b), C_ONE)];
  const far = uSeries(above, z, bits + 20);
  if (far !== undefined) return f.mul(f.pow(z, neg(a)), far);
  return offPole(b, bits, (near, work) =>
    sumOf(work, (g) => {
      const up = g.sub(C_ONE, near);
      const shifted = g.add(a, up);
      const size = g.div(g.pi, g.sin(g.mul(g.pi, near)));
      const first = regularised({ above: [a], below: [near] }, z, g.bits);
      const second = regularised({ above: [shifted], below: [g.add(up, C_ONE)] }, z, g.bits);
      return [
        g.mul(size, reciprocalGamma(shifted, g.bits), first),
        neg(g.mul(size, reciprocalGamma(a, g.bits), g.pow(z, up), second)),
      ];
    }),
  );
}

/** 2F0(a, a−b+1;; −1/z): exact where it ends, asymptotic far out. */
function uSeries(above: readonly BigComplex[], z: BigComplex, bits: number): BigComplex | undefined {
  if (isZero(z)) return undefined;
  const argument = (work: number) => neg(field(work).div(C_ONE, z));
  if (isPolynomial(above)) return hypergeometricSeries({ above, below: [] }, argument(4 * bits), bits);
  if (topOf(z) < Math.log2(bits / 3)) return undefined;
  return asymptoticSeries({ above, below: [] }, argument(bits), bits);
}

function split(
  args: readonly BigComplex[],
  p: number,
): { readonly parameters: Parameters; readonly z: BigComplex } {
  return {
    parameters: { above: args.slice(0, p), below: args.slice(p, -1) },
    z: args[args.length - 1] ?? C_ONE,
  };
}

/** `hyp2f1`, regularised `hyp2f1r`, and so on for p, q up to 4. */
function rows(): [string, SpecialFunction][] {
  const counts = [0, 1, 2, 3, 4];
  return counts.flatMap((p) =>
    counts.flatMap((q): [string, SpecialFunction][] => {
      const common = { arity: [p + q + 1], cost: p === q + 1 ? COST : COST / 4 };
      const plain: SpecialFunction['value'] = (args, bits) => {
        const { parameters, z } = split(args, p);
        return p > q + 1 ? divergent(parameters, z, bits) : hypergeometric(parameters, z, bits);
      };
      const scaled: SpecialFunction['value'] = (args, bits) => {
        const { parameters, z } = split(args, p);
        return p > q + 1 ? undefined : regularised(parameters, z, bits);
      };
      return [
        [`hyp${p}f${q}`, { ...common, value: plain }],
        [`hyp${p}f${q}r`, { ...common, value: scaled }],
      ];
    }),
  );
}

/** 2F0(a, b;; z) stands for (−1/z)^a U(a, a−b+1, −1/z) (DLMF 13.6.21); others only where they end. */
function divergent({ above, below }: Parameters, z: BigComplex, bits: number): BigComplex | undefined {
  if (isZero(z)) return C_ONE;
  if (isPolynomial(above)) return hypergeometricSeries({ above, below }, z, bits);
  const [a, b] = above;
  if (above.length !== 2 || below.length > 0 || !a || !b) return undefined;
  const f = field(bits + 20);
  const inverse = neg(f.div(C_ONE, z));
  return f.mul(f.pow(inverse, a), hyperU(a, f.add(f.sub(a, b), C_ONE), inverse, f.bits));
}

/** Measured at 128 bits: 100 µs near 0, some milliseconds by the unit circle. */
const COST = 600;

/** Generalised hypergeometric functions (DLMF 13, 15, 16); 2F1 on its cut [1, ∞) is the value from below. */
export const HYPERGEOMETRIC: Readonly<Record<string, SpecialFunction>> = {
  ...Object.fromEntries(rows()),
  hyperu: {
    arity: [3],
    cost: COST,
    value: ([a, b, z], bits) => (a && b && z ? hyperU(a, b, z, bits) : undefined),
  },
  hyperustar: {
    arity: [3],
    cost: COST,
    value: ([a, b, z], bits) => {
      if (!a || !b || !z) return undefined;
      const f = field(bits + 10);
      return f.mul(f.pow(z, a), hyperU(a, b, z, f.bits));
    },
  },
};
