import { type BigComplex, C_ONE, C_ZERO, isZero, ofNumber, ofReal, sub, timesPower } from '../big/complex.ts';
import { euler, pi } from '../big/constants.ts';
import { withDerivatives } from './derivative.ts';
import { field, sumOf } from './field.ts';
import { reciprocalGamma } from './gamma-memory.ts';
import type { SpecialFunction } from './special-function.ts';

type Rows = Readonly<Record<string, SpecialFunction>>;

/** The table with the functions that follow from it: {@link related}, and derivatives of all of them. */
export function withRelatives(rows: Rows): Rows {
  return withDerivatives({ ...related(rows), ...rows });
}

/** Functions that are a line away from others of the table. */
function related(rows: Rows): Rows {
  const value = (name: string, args: readonly BigComplex[], bits: number) => rows[name]?.value(args, bits);
  /** A row that has no value where one of its parts has none. */
  const built = (
    compute: (z: BigComplex, bits: number) => BigComplex | undefined,
    cost: number,
  ): SpecialFunction => ({
    arity: [1],
    cost,
    value: ([z], bits) => z && compute(z, bits),
  });
  return {
    goldenratio: {
      arity: [0],
      cost: 5,
      value: (_, bits) => timesPower(field(bits).add(C_ONE, field(bits).sqrt(ofNumber(5))), -1),
    },
    // ξ(s) = s(s−1)/2 Γ(s/2) π^{−s/2} ζ(s) (DLMF 25.4.4); 1/2 at s = 0 and 1
    riemannxi: built((s, bits) => {
      const f = field(bits + 20);
      if (isZero(s) || isZero(sub(s, C_ONE, bits))) return f.ratio(1, 2);
      const zeta = value('zeta', [s], f.bits);
      const half = timesPower(s, -1);
      const size = f.div(f.pow(f.pi, f.sub(C_ZERO, half)), reciprocalGamma(half, f.bits));
      return zeta && f.mul(half, f.sub(s, C_ONE), size, zeta);
    }, 1200),
    // β(s) = 4^{−s} (ζ(s, 1/4) − ζ(s, 3/4)) (DLMF 25.11.43 with 25.15)
    dirichletbeta: built((s, bits) => {
      const parts = (work: number) => [1, 3].map((p) => value('hurwitz', [s, field(work).ratio(p, 4)], work));
      if (parts(64).includes(undefined)) return undefined;
      const scale = field(bits + 20).pow(ofNumber(4), sub(C_ZERO, s, bits + 20));
      const difference = sumOf(bits + 10, (f) => {
        const [one = C_ZERO, three = C_ZERO] = parts(f.bits);
        return [one, sub(C_ZERO, three, f.bits)];
      });
      return field(bits).mul(scale, difference);
    }, 5000),
    // Li(x) = li(x) − li(2) (DLMF 6.2.8 and its remark)
    lioffset: built(
      (z, bits) => difference(value('li', [z], bits + 40), value('li', [ofNumber(2)], bits + 40), bits),
      800,
    ),
    // si(z) = Si(z) − π/2 (DLMF 6.2.10)
    sishifted: built(
      (z, bits) => difference(value('si', [z], bits + 40), timesPower(ofReal(pi(bits + 40)), -1), bits),
      400,
    ),
    // Cin(z) = ln z + γ − Ci(z) (DLMF 6.2.13)
    cin: built((z, bits) => {
      const f = field(bits + 40);
      const ci = value('ci', [z], f.bits);
      return ci && f.sub(f.add(f.log(z), ofReal(euler(f.bits))), ci);
    }, 600),
  };
}

function difference(
  a: BigComplex | undefined,
  b: BigComplex | undefined,
  bits: number,
): BigComplex | undefined {
  return a && b && sub(a, b, bits + 40);
}
