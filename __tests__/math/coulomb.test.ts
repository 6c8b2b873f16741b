import { describe, expect, it } from '@jest/globals';
import { ofNumber, toPair } from '../../src/math/big/complex.ts';
import { SPECIAL } from '../../src/math/special/index.ts';

const numberOf = (name: string, ...at: readonly number[]): number | undefined => {
  const value = SPECIAL[name]?.value(
    at.map((x) => ofNumber(x)),
    80,
  );
  return value && toPair(value).re;
};

/** mpmath 1.3: mp.dps = 25; coulombf(l, eta, rho), coulombg(l, eta, rho), coulombc(l, eta). */
const VALUES: readonly (readonly [name: string, at: readonly number[], value: number])[] = [
  ['coulombf', [0, 0.75, 1.5], 0.6065419890145143],
  ['coulombf', [1, -1.25, 4], -0.901810163054044],
  ['coulombf', [2.5, 3, 9], 1.343208436217364],
  ['coulombg', [0, 0.75, 1.5], 1.237932738932949],
  ['coulombg', [1, -1.25, 4], 0.0658713110315408],
  ['coulombg', [2.5, 3, 9], 0.3918538089255069],
  ['coulombc', [0, 0.75], 0.2066796950199175],
  ['coulombc', [1, -1.25], 1.495684305747015],
];

describe('Coulomb wave functions', () => {
  it.each(VALUES)('gives %s(%j) as mpmath does', (name, at, value) => {
    expect((numberOf(name, ...at) ?? Number.NaN) / value).toBeCloseTo(1, 13);
  });

  it('has no irregular solution at the origin', () => {
    expect(numberOf('coulombg', 0, 1, 0)).toBeUndefined();
  });
});
