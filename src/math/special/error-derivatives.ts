import { type BigComplex, C_ONE, neg, timesI } from '../big/complex.ts';
import { type Field, field, sumOf, whole } from './field.ts';
import type { SpecialFunction } from './special-function.ts';

const MAX_ORDER = 8;

/** erf^{(r)}(z) = (−1)^{r−1} 2/√π H_{r−1}(z) e^{−z²} (DLMF 7.10.1), exact also where erf itself is 1 to any digit. */
function erfDerivative(r: number, z: BigComplex, bits: number): BigComplex {
  const polynomial = sumOf(bits + 10, (g) => hermiteTerms(r - 1, z, g));
  const f = field(bits + 20);
  const size = f.mul(f.times(f.exp(neg(f.mul(z, z))), 2), f.div(C_ONE, f.sqrt(f.pi)));
  const value = f.mul(size, polynomial);
  return r % 2 === 1 ? value : neg(value);
}

/** H_n(z) = Σ (−1)^k n!/(k! (n−2k)!) (2z)^{n−2k} (DLMF 18.5.13). */
function hermiteTerms(n: number, z: BigComplex, f: Field): readonly BigComplex[] {
  const terms: BigComplex[] = [];
  const twice = f.times(z, 2);
  for (let k = 0; 2 * k <= n; k += 1) {
    let term = C_ONE;
    for (let j = 0; j < n - 2 * k; j += 1) term = f.mul(term, twice);
    const size = factorial(n) / (factorial(k) * factorial(n - 2 * k));
    terms.push(f.times(term, k % 2 === 0 ? size : -size));
  }
  return terms;
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

function row(of: (r: number, z: BigComplex, bits: number) => BigComplex): SpecialFunction {
  return {
    arity: [2],
    cost: 100,
    value: ([order, z], bits) => {
      const r = order && whole(order);
      return r === undefined || r < 1 || r > MAX_ORDER || z === undefined ? undefined : of(r, z, bits);
    },
  };
}

/** z i^n for n ≥ 0. */
function turned(z: BigComplex, n: number): BigComplex {
  const once = n % 2 === 1 ? timesI(z) : z;
  return n % 4 >= 2 ? neg(once) : once;
}

/** The derivatives of the error functions, r first; erfi(z) = −i erf(iz) (DLMF 7.2.1, 7.2.2). */
export const ERROR_DERIVATIVES: Readonly<Record<string, SpecialFunction>> = {
  erfderiv: row(erfDerivative),
  erfcderiv: row((r, z, bits) => neg(erfDerivative(r, z, bits))),
  erfideriv: row((r, z, bits) => turned(erfDerivative(r, timesI(z), bits), r + 3)),
};
