import { type BigComplex, C_ONE, C_ZERO, neg, ofNumber, timesPower } from '../big/complex.ts';
import { type Field, field, sumOf, whole } from './field.ts';
import { reciprocalGamma } from './gamma-memory.ts';
import { hypergeometric, regularised } from './hypergeometric.ts';
import type { SpecialFunction } from './special-function.ts';

/** Degrees up to this are computed by recurrence, exactly as fast as a polynomial of that degree. */
const MAX_DEGREE = 500;

/** p_{n+1} = ((A x + B) p_n − C p_{n−1}) / D with coefficients that depend on n (DLMF 18.9.1, 18.9.2). */
interface Recurrence {
  readonly first: (f: Field) => BigComplex;
  readonly step: (n: number, f: Field) => { slope: BigComplex; less: BigComplex; under: BigComplex };
}

/** A polynomial by its recurrence, right relative to its size wherever it is not near a zero by accident. */
function byRecurrence({ first, step }: Recurrence, n: number, bits: number): BigComplex {
  if (n === 0) return C_ONE;
  const f = field(bits + 40 + 2 * n);
  let [before, value] = [C_ONE, first(f)];
  for (let k = 1; k < n; k += 1) {
    const { slope, less, under } = step(k, f);
    [before, value] = [value, f.div(f.sub(f.mul(slope, value), f.mul(less, before)), under)];
  }
  return value;
}

/** T_n and U_n (DLMF 18.9.9 to 18.9.11); otherwise 2F1(−n, n; 1/2; (1−x)/2) and (n+1) 2F1(−n, n+2; 3/2; (1−x)/2). */
function chebyshev(kind: 'T' | 'U', n: BigComplex, x: BigComplex, bits: number): BigComplex {
  const degree = whole(n);
  if (degree !== undefined && Math.abs(degree) <= MAX_DEGREE) return chebyshevWhole(kind, degree, x, bits);
  const f = field(bits + 20);
  const half = timesPower(f.sub(C_ONE, x), -1);
  if (kind === 'T') return hypergeometric({ above: [neg(n), n], below: [f.ratio(1, 2)] }, half, bits);
  const above = [neg(n), f.add(n, ofNumber(2))];
  return f.mul(f.add(n, C_ONE), hypergeometric({ above, below: [f.ratio(3, 2)] }, half, f.bits));
}

/** T_{−n} = T_n, U_{−1} = 0 and U_{−n} = −U_{n−2} (DLMF 18.5.1, 18.5.2 for negative n). */
function chebyshevWhole(kind: 'T' | 'U', n: number, x: BigComplex, bits: number): BigComplex {
  if (n < 0 && kind === 'T') return chebyshevWhole('T', -n, x, bits);
  if (n === -1) return C_ZERO;
  if (n < -1) return neg(chebyshevWhole('U', -n - 2, x, bits));
  const first = (f: Field) => f.times(x, kind === 'T' ? 1 : 2);
  const step = (_: number, f: Field) => ({ slope: f.times(x, 2), less: C_ONE, under: C_ONE });
  return byRecurrence({ first, step }, n, bits);
}

/** H_n of the physicists, weight e^{−x²} (DLMF 18.9); otherwise by 1F1 (DLMF 12.7.1 with 13.6). */
function hermite(n: BigComplex, x: BigComplex, bits: number): BigComplex {
  const degree = whole(n);
  if (degree !== undefined && degree >= 0 && degree <= MAX_DEGREE) {
    const first = (f: Field) => f.times(x, 2);
    const step = (k: number, f: Field) => ({ slope: f.times(x, 2), less: ofNumber(2 * k), under: C_ONE });
    return byRecurrence({ first, step }, degree, bits);
  }
  return sumOf(bits, (f) => {
    const half = timesPower(n, -1);
    const square = f.mul(x, x);
    const size = f.mul(f.pow(ofNumber(2), n), f.sqrt(f.pi));
    const upper = f.sub(f.ratio(1, 2), half);
    const even = hypergeometric({ above: [neg(half)], below: [f.ratio(1, 2)] }, square, f.bits);
    const odd = hypergeometric({ above: [upper], below: [f.ratio(3, 2)] }, square, f.bits);
    return [
      f.mul(size, reciprocalGamma(upper, f.bits), even),
      f.times(f.mul(size, x, reciprocalGamma(neg(half), f.bits), odd), -2),
    ];
  });
}

/** He_n(x) = 2^{−n/2} H_n(x/√2), weight e^{−x²/2} (DLMF 18.7.11). */
function hermiteE(n: BigComplex, x: BigComplex, bits: number): BigComplex {
  const f = field(bits + 20);
  const scale = f.pow(ofNumber(2), neg(timesPower(n, -1)));
  return f.mul(scale, hermite(n, f.div(x, f.sqrt(ofNumber(2))), f.bits));
}

/** L_n^{(a)} = Γ(n+a+1)/n! 1F1(−n; a+1; x) regularised (DLMF 18.5.12, 13.6.19). */
function laguerre(n: BigComplex, a: BigComplex, x: BigComplex, bits: number): BigComplex {
  const f = field(bits + 30);
  const next = f.add(a, C_ONE);
  const size = f.div(reciprocalGamma(f.add(n, C_ONE), f.bits), reciprocalGamma(f.add(n, next), f.bits));
  return f.mul(size, regularised({ above: [neg(n)], below: [next] }, x, f.bits));
}

/** C_n^{(λ)} (DLMF 18.9.1 with table 18.9.1); otherwise by 2F1 (DLMF 18.5.9). */
function gegenbauer(n: BigComplex, a: BigComplex, x: BigComplex, bits: number): BigComplex {
  const degree = whole(n);
  if (degree !== undefined && degree >= 0 && degree <= MAX_DEGREE) {
    const first = (f: Field) => f.times(f.mul(a, x), 2);
    const step = (k: number, f: Field) => ({
      slope: timesPower(f.mul(f.add(a, ofNumber(k)), x), 1),
      less: f.add(timesPower(a, 1), ofNumber(k - 1)),
      under: ofNumber(k + 1),
    });
    return byRecurrence({ first, step }, degree, bits);
  }
  const f = field(bits + 30);
  const twice = timesPower(a, 1);
  const above = [neg(n), f.add(n, twice)];
  const value = hypergeometric(
    { above, below: [f.add(a, f.ratio(1, 2))] },
    timesPower(f.sub(C_ONE, x), -1),
    f.bits,
  );
  const gammas = f.mul(reciprocalGamma(twice, f.bits), reciprocalGamma(f.add(n, C_ONE), f.bits));
  return f.div(f.mul(value, gammas), reciprocalGamma(f.add(n, twice), f.bits));
}

/** P_n^{(a,b)} = Γ(n+a+1)/n! 2F1(−n, n+a+b+1; a+1; (1−x)/2) regularised (DLMF 18.5.7). */
function jacobiPolynomial([n, a, b, x]: Four, bits: number): BigComplex {
  const f = field(bits + 40);
  const next = f.add(a, C_ONE);
  const size = f.div(reciprocalGamma(f.add(n, C_ONE), f.bits), reciprocalGamma(f.add(n, next), f.bits));
  const above = [neg(n), f.add(n, a, b, C_ONE)];
  return f.mul(size, regularised({ above, below: [next] }, timesPower(f.sub(C_ONE, x), -1), f.bits));
}

type Four = readonly [BigComplex, BigComplex, BigComplex, BigComplex];

function binary(compute: (n: BigComplex, x: BigComplex, bits: number) => BigComplex): SpecialFunction {
  return { arity: [2], cost: 80, value: ([n, x], bits) => (n && x ? compute(n, x, bits) : undefined) };
}

function ternary(
  compute: (n: BigComplex, a: BigComplex, x: BigComplex, bits: number) => BigComplex,
): SpecialFunction {
  return {
    arity: [3],
    cost: 120,
    value: ([n, a, x], bits) => (n && a && x ? compute(n, a, x, bits) : undefined),
  };
}

/** Classical orthogonal polynomials (DLMF 18) and the functions they are of other degrees. */
export const ORTHOGONAL: Readonly<Record<string, SpecialFunction>> = {
  chebyshevt: binary((n, x, bits) => chebyshev('T', n, x, bits)),
  chebyshevu: binary((n, x, bits) => chebyshev('U', n, x, bits)),
  hermiteh: binary(hermite),
  hermitehe: binary(hermiteE),
  laguerrel: ternary(laguerre),
  gegenbauerc: ternary(gegenbauer),
  jacobip: {
    arity: [4],
    cost: 120,
    value: ([n, a, b, x], bits) => (n && a && b && x ? jacobiPolynomial([n, a, b, x], bits) : undefined),
  },
};
