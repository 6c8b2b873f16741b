import { expect, it } from '@jest/globals';
import { complexOf } from '../../src/math/complex.ts';
import { exactOnDoubles } from '../../src/math/special-calls.ts';

const theta3 = (z: number, q: number) =>
  exactOnDoubles(
    'jtheta',
    [3, z, q].map((x) => complexOf(x)),
  ).re;

it('sums theta functions near their natural boundary while that is worth its price, and says nothing beyond', () => {
  // python3 -c "from mpmath import *; mp.dps = 30; print(jtheta(3, mpf(0.7), mpf(0.98)))"
  const expected = 3.6510329958064407e-10;
  expect(Math.abs(theta3(0.7, 0.98) / expected - 1)).toBeLessThan(1e-14);
  // 4.2e-74, of terms of order one.
  expect(theta3(3.884567493778555, 0.9968033715141946)).toBeNaN();
});
