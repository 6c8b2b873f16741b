import type { Complex } from '../../../src/math/complex.ts';
import { type ComplexMatrix, product, trace } from './complex-matrix.ts';

/** A tensor with three adjoint indices. */
export type Tensor = readonly (readonly (readonly number[])[])[];

/** The generalised Gell-Mann matrices divided by two: generators of SU(N) with tr T T = 1/2. */
export function generators(N: number): readonly ComplexMatrix[] {
  const build = (entry: (i: number, j: number) => Complex): ComplexMatrix =>
    Array.from({ length: N }, (_, i) => Array.from({ length: N }, (__, j) => entry(i, j)));
  const real = (re: number): Complex => ({ re, im: 0 });
  const result: ComplexMatrix[] = [];
  for (let p = 0; p < N; p += 1)
    for (let q = p + 1; q < N; q += 1) {
      const at = (i: number, j: number) => Number(i === p && j === q);
      result.push(build((i, j) => real((at(i, j) + at(j, i)) / 2)));
      result.push(build((i, j) => ({ re: 0, im: (at(j, i) - at(i, j)) / 2 })));
    }
  for (let r = 1; r < N; r += 1) {
    const norm = 1 / Math.sqrt(2 * r * (r + 1));
    result.push(build((i, j) => real(i !== j || i > r ? 0 : i < r ? norm : -r * norm)));
  }
  return result;
}

/** f and d of [T,T] = i f T and {T,T} = 1/N + d T, from traces of explicit matrices. */
export function structureConstants(N: number): { readonly f: Tensor; readonly d: Tensor } {
  const T = generators(N);
  const traces = T.map((a) => T.map((b) => T.map((c) => trace(product(a, b, c)))));
  const table = (entry: (abc: Complex, bac: Complex) => number): Tensor =>
    T.map((_, a) =>
      T.map((__, b) =>
        T.map((___, c) => {
          const zero = { re: 0, im: 0 };
          return entry(traces[a]?.[b]?.[c] ?? zero, traces[b]?.[a]?.[c] ?? zero);
        }),
      ),
    );
  return {
    // tr([T,T]T) = i f / 2 and tr({T,T}T) = d / 2
    f: table((abc, bac) => 2 * (abc.im - bac.im)),
    d: table((abc, bac) => 2 * (abc.re + bac.re)),
  };
}
